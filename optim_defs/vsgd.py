"""VSGD."""

from ..ir.frontend.trace import sqrt, step, update, where, zeros
from .blocks import ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2404.06549")
def vsgd(
    param, grad, m=zeros, b=zeros, bhat=zeros, t=step,
    *, lr=0.1, ghattg=30.0, ps=1e-8, tau1=0.81, tau2=0.9, eps=1e-8, weight_decay=0.0,
):  # fmt: skip
    """The gradient as a hidden variable, whose mean is inferred from the noisy ones.

        a     = 2 ps + 1.0001
        s, h  = b / a, bhat / a;    at t = 1, 2 ps / (a - 1) and 2 ghattg ps / (a - 1)
        old   = m
        m     <- m h / (s + h) + grad s / (s + h)
        c     = h s / (s + h)
        b     <- (1 - t^-tau1) b + t^-tau1 (2 ps + c + (m - old)^2)
        bhat  <- (1 - t^-tau2) bhat + t^-tau2 (2 ghattg ps + c + (grad - m)^2)
        param <- (1 - lr weight_decay) param - lr m / (sqrt(m^2 + c) + eps)

    State: m, the inferred mean; b and bhat, the scales of its change and of the noise; t, the
    number of this step.
    Deviations: the prior's 1e-4 and the names are the authors' code's. There s h and m h overflow
    f32 at gradients above 1e9, here shares of s + h are taken first.
    Source: Chen et al., "Variational stochastic gradient descent", 2024.
    Code: generativeai-tue/vsgd ab7a2f5384 src/vsgd.py
    """
    a = 2.0 * ps + 1.0001
    s = where(t > 1.0, b / a, 2.0 * ps / (a - 1.0))
    h = where(t > 1.0, bhat / a, 2.0 * ghattg * ps / (a - 1.0))
    share = s / (s + h)
    mean = m * (h / (s + h)) + grad * share
    variance = h * share
    change, noise = mean - m, grad - mean
    b = ema(b, 2.0 * ps + variance + change * change, 1.0 - t**-tau1)
    bhat = ema(bhat, 2.0 * ghattg * ps + variance + noise * noise, 1.0 - t**-tau2)
    param = (1.0 - lr * weight_decay) * param
    param = param - lr * mean / (sqrt(mean * mean + variance) + eps)
    return update(param=param, m=mean, b=b, bhat=bhat)
