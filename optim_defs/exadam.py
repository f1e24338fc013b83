"""EXAdam."""

from ..ir.frontend.trace import sqrt, step, update, zeros
from .blocks import ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2412.20302")
def exadam(
    param, grad, m=zeros, v=zeros, t=step,
    *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8, weight_decay=0.0,
):  # fmt: skip
    """Adam whose moments correct each other's start, and that adds the present gradient.

        m     <- beta1 m + (1 - beta1) grad
        v     <- beta2 v + (1 - beta2) grad^2
        a     = 1 + beta2^t v / (v + eps)
        b     = 1 + beta1^t m^2 / (m^2 + eps)
        u     = a (m + grad) / (1 - beta1^t)
        param <- (1 - lr weight_decay) param - lr u / (sqrt(b v / (1 - beta2^t)) + eps)

    State: m and v, the averages of the gradient and of its square; t, the number of this step.
    Deviations: the learning rate is not scheduled; weight_decay is decoupled.
    Source: Adly, "EXAdam: the power of adaptive cross-moments", 2024.
    Code: AhmedMostafa16/EXAdam 6e3a170da6 exadam.py
    """
    m = ema(m, grad, beta1)
    v = ema(v, grad * grad, beta2)
    power1, power2 = beta1**t, beta2**t
    first = 1.0 + power2 * (v / (v + eps))
    second = 1.0 + power1 * (m * m / (m * m + eps))
    direction = first * (m + grad) * (1.0 / (1.0 - power1))
    typical = sqrt(second * v * (1.0 / (1.0 - power2))) + eps
    param = (1.0 - lr * weight_decay) * param
    return update(param=param - lr * direction / typical, m=m, v=v)
