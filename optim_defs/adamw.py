"""AdamW."""

from ..ir.trace import optimizer, sqrt, step, update, zeros
from .blocks import debias, ema


@optimizer(paper="https://arxiv.org/abs/1711.05101")
def adamw(
    param, grad, m=zeros, v=zeros, t=step,
    *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8, weight_decay=1e-2,
):  # fmt: skip
    """Adam with a weight decay that does not pass through the moments.

        m     <- beta1 m + (1 - beta1) grad
        v     <- beta2 v + (1 - beta2) grad^2
        param <- (1 - lr weight_decay) param
        param <- param - lr m / (1 - beta1^t) / (sqrt(v / (1 - beta2^t)) + eps)

    State: m and v, the averages of the gradient and of its square; t, the number of this step.
    Deviations: the decay is multiplied by lr, as in torch; the paper has a schedule for both.
    Source: Loshchilov & Hutter, "Decoupled weight decay regularization", ICLR 2019.
    """
    m = ema(m, grad, beta1)
    v = ema(v, grad * grad, beta2)
    direction = debias(m, beta1, t) / (sqrt(debias(v, beta2, t)) + eps)
    param = (1.0 - lr * weight_decay) * param
    return update(param=param - lr * direction, m=m, v=v)
