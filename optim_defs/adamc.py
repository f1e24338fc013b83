"""AdamC."""

from ..ir.frontend.trace import sqrt, step, update, zeros
from .blocks import debias, ema
from .declare import optimizer


def _moved(param, grad, m, v, t, lr, beta1, beta2, eps, decay):
    m = ema(m, grad, beta1)
    v = ema(v, grad * grad, beta2)
    direction = debias(m, beta1, t) / (sqrt(debias(v, beta2, t)) + eps)
    return update(param=(1.0 - decay) * param - lr * direction, m=m, v=v)


@optimizer(when='label != "plain"', paper="https://arxiv.org/abs/2506.02285")
def adamc(
    param, grad, m=zeros, v=zeros, t=step,
    *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8, weight_decay=0.0, max_lr=1e-3,
):  # fmt: skip
    """AdamW whose decay follows the square of the schedule, for layers that are normalised.

        m     <- beta1 m + (1 - beta1) grad
        v     <- beta2 v + (1 - beta2) grad^2
        rate  = lr^2 / max_lr,    lr in groups labelled "plain"
        d     = m / (1 - beta1^t) / (sqrt(v / (1 - beta2^t)) + eps)
        param <- (1 - rate weight_decay) param - lr d

    State: m and v, the averages of the gradient and of its square; t, the number of this step.
    Deviations: none; layers without a normalisation after them are to be labelled "plain".
    Source: Defazio, "Why gradients rapidly increase near the end of training", 2025.
    Code: none; arXiv:2506.02285, AdamC.
    """
    decay = lr * lr / max_lr * weight_decay
    return _moved(param, grad, m, v, t, lr, beta1, beta2, eps, decay)


@adamc.variant('label == "plain"')
def plain(param, grad, m=zeros, v=zeros, t=step, *, lr, beta1, beta2, eps, weight_decay):
    """AdamW's decay."""
    return _moved(param, grad, m, v, t, lr, beta1, beta2, eps, lr * weight_decay)
