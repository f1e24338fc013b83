"""StableAdamW."""

from ..ir.frontend.trace import maximum, sqrt, step, update, zeros
from ..ir.types import TENSOR
from .blocks import ema
from .declare import optimizer


def _corrected(beta, t):
    """The decay rate that makes an average which starts at zero a mean: 0 at first, then beta."""
    return beta * (1.0 - beta ** (t - 1.0)) / (1.0 - beta**t)


@optimizer(paper="https://arxiv.org/abs/2304.13013")
def stable_adamw(
    param, grad, m=zeros, v=zeros, t=step,
    *, lr=1e-3, beta1=0.9, beta2=0.99, eps=1e-8, weight_decay=1e-2,
):  # fmt: skip
    """AdamW whose rate falls where a tensor's gradients outgrow their past, as in Adafactor.

        k1    = beta1 (1 - beta1^(t - 1)) / (1 - beta1^t), and so k2 of beta2
        m     <- k1 m + (1 - k1) grad
        v     <- k2 v + (1 - k2) grad^2
        rate  = lr / max(1, sqrt(mean(grad^2 / max(v, eps^2))))
        param <- (1 - rate weight_decay) param
        param <- param - rate m / (sqrt(v) + eps)

    State: m and v, the averages of the gradient and of its square; t, the number of this step.
    Deviations: none; the mean is over a tensor.
    Source: Wortsman et al., "Stable and low-precision training", NeurIPS 2023.
    Code: none; algorithm 2 of the paper.
    """
    square = grad * grad
    m = ema(m, grad, _corrected(beta1, t))
    v = ema(v, square, _corrected(beta2, t))
    surprise = sqrt((square / maximum(v, eps * eps)).mean(TENSOR))
    rate = lr / maximum(1.0, surprise)
    param = (1.0 - rate * weight_decay) * param
    return update(param=param - rate * m / (sqrt(v) + eps), m=m, v=v)
