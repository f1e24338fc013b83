"""Amos."""

from ..ir.frontend.trace import maximum, rsqrt, sqrt, step, update, zeros
from ..ir.types import TENSOR
from .blocks import ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2210.11693")
def amos(
    param, grad, m=zeros, v=zeros[TENSOR], b=zeros[TENSOR], t=step,
    *, lr=1e-3, beta=0.999, momentum=0.9, target=0.5, decay_fall=0.25, step_fall=0.25,
    eps=2.0**-125,
):  # fmt: skip
    """Steps and a decay that fall by themselves, on the way to parameters of the size target.

        g2    = mean(grad^2)
        v     <- beta v + (1 - beta) g2
        r     = (1 - beta^t) / max(v, eps)
        gamma = lr^2 r g2 / sqrt(1 + decay_fall sqrt(lr) b)
        d     = (gamma / 2 param + lr target sqrt(r) grad) / (1 + step_fall sqrt(lr target) b)
        b     <- (1 + gamma) b + gamma
        m     <- momentum m + (1 - momentum) d
        param <- param - m

    State: v, the average of the mean square, and b, how far the decay has come, one a tensor; m,
    the average of the steps; t, the number of this step.
    Deviations: target, which the paper derives from a layer's shape, is given; v and b are a
    tensor's, as the authors' shape_fn may have them. Their extra_l2 and clip_value are left out.
    Source: Tian & Parikh, "Amos: an Adam-style optimizer with adaptive weight decay", 2022.
    Code: google-research/jestimator 326824a477 jestimator/amos.py
    """
    square = (grad * grad).mean(TENSOR)
    v = ema(v, square, beta)
    r = (1.0 - beta**t) / maximum(v, eps)
    gamma = lr * lr * r * square * rsqrt(1.0 + decay_fall * sqrt(lr) * b)
    scale = 1.0 / (1.0 + step_fall * sqrt(lr * target) * b)
    move = scale * (0.5 * gamma) * param + scale * lr * target * sqrt(r) * grad
    m = ema(m, move, momentum)
    return update(param=param - m, m=m, v=v, b=(1.0 + gamma) * b + gamma)
