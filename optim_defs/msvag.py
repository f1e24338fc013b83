"""M-SVAG."""

from ..ir.frontend.trace import minimum, step, update, where, zeros
from .blocks import debias, ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1705.07774")
def msvag(param, grad, m=zeros, v=zeros, t=step, *, lr=1e-2, beta=0.9):
    """Momentum that shrinks where the gradient is mostly noise.

        m     <- beta m + (1 - beta) grad
        v     <- beta v + (1 - beta) grad^2
        a, b  = m / (1 - beta^t), v / (1 - beta^t)
        rho   = min((1 - beta) (1 + beta^t) / ((1 + beta) (1 - beta^t)), 0.9999)
        noise = (b - a^2) rho / (1 - rho)
        param <- param - lr a a^2 / (a^2 + noise),    the ratio being in 0..1, and 0 for 0 / 0

    State: m and v, the averages of the gradient and of its square; t, the number of this step.
    Deviations: the bound of rho, which is 1 at the first step, is the authors' code's.
    Source: Balles & Hennig, "Dissecting Adam", ICML 2018.
    Code: lballes/msvag d2d467b6a9 msvag/msvag.py
    """
    m = ema(m, grad, beta)
    v = ema(v, grad * grad, beta)
    mean, power = debias(m, beta, t), beta**t
    rho = minimum((1.0 - beta) * (1.0 + power) / ((1.0 + beta) * (1.0 - power)), 0.9999)
    signal = mean * mean
    whole = signal + rho / (1.0 - rho) * (debias(v, beta, t) - signal)
    share = where(whole > 0.0, minimum(signal / whole, 1.0), 0.0)
    return update(param=param - lr * share * mean, m=m, v=v)
