"""Adam."""

from ..ir.trace import optimizer, sqrt, step, update, zeros
from .blocks import debias, ema


@optimizer(paper="https://arxiv.org/abs/1412.6980")
def adam(
    param, grad, m=zeros, v=zeros, t=step,
    *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8, weight_decay=0.0,
):  # fmt: skip
    """Adam: the step of each element is normalised by its gradient's typical size.

        g     = grad + weight_decay param
        m     <- beta1 m + (1 - beta1) g
        v     <- beta2 v + (1 - beta2) g^2
        param <- param - lr m / (1 - beta1^t) / (sqrt(v / (1 - beta2^t)) + eps)

    State: m and v, the averages of the gradient and of its square; t, the number of this step.
    Deviations: weight_decay, an L2 penalty, is torch's addition.
    Source: Kingma & Ba, "Adam: a method for stochastic optimization", ICLR 2015.
    """
    grad = grad + weight_decay * param
    m = ema(m, grad, beta1)
    v = ema(v, grad * grad, beta2)
    direction = debias(m, beta1, t) / (sqrt(debias(v, beta2, t)) + eps)
    return update(param=param - lr * direction, m=m, v=v)
