"""Ranger."""

from ..ir.frontend.trace import copy_of_param, sqrt, step, update, where, zeros
from ..ir.types import UNIT
from .blocks import ema, is_turn
from .declare import optimizer


def _step(param, grad, m, v, slow, t, lr, beta1, beta2, eps, weight_decay, every, alpha):
    """RAdam's step, and Lookahead's after it."""
    m, v, power = ema(m, grad, beta1), ema(v, grad * grad, beta2), beta2**t
    last = 2.0 / (1.0 - beta2) - 1.0
    rho = last - 2.0 * t * power / (1.0 - power)
    trust = (rho - 4.0) * (rho - 2.0) * last / ((last - 4.0) * (last - 2.0) * rho)
    trusted = rho > 5.0
    rate = lr * where(trusted, sqrt(trust * (1.0 - power)), 1.0) / (1.0 - beta1**t)
    decay = weight_decay * param
    m = where(trusted, m, m + decay)
    move = where(trusted, m / (sqrt(v) + eps) + decay, m)
    fast, turns = param - rate * move, is_turn(t, every)
    slow = where(turns, slow + alpha * (fast - slow), slow)
    return update(param=where(turns, slow, fast), m=m, v=v, slow=slow)


@optimizer(when="rank >= 2", paper="https://github.com/lessw2020/Ranger-Deep-Learning-Optimizer")
def ranger(
    param, grad, m=zeros, v=zeros, slow=copy_of_param, t=step,
    *, lr=1e-3, beta1=0.95, beta2=0.999, eps=1e-5, weight_decay=0.0, every=6.0, alpha=0.5,
):  # fmt: skip
    """RAdam on centralised gradients, within Lookahead.

        g     = grad - mean(grad) over all axes but the first;       grad for rank below 2
        m     <- beta1 m + (1 - beta1) g
        v     <- beta2 v + (1 - beta2) g^2
        last  = 2 / (1 - beta2) - 1
        rho   = last - 2 t beta2^t / (1 - beta2^t)
        r     = sqrt((rho - 4) (rho - 2) last / ((last - 4) (last - 2) rho) (1 - beta2^t))
        d     = r (m / (sqrt(v) + eps) + weight_decay param)         where rho > 5
        m     <- m + weight_decay param,    d = m                    elsewhere
        param <- param - lr d / (1 - beta1^t)
        slow  <- slow + alpha (param - slow)                         where `every` divides t
        param <- slow                                                there

    State: m and v, the averages of g and of its square; slow, Lookahead's weights, which start as
    the parameters; t, the number of this step.
    Deviations: of the authors' code's options these are its defaults: gradients are centralised,
    those of every matrix, and rho's threshold is 5. As there, weight_decay is multiplied by all
    that lr is, and stays in m until rho > 5: without it this is centralize+radam+lookahead.
    Source: Wright, "Ranger: a synergistic optimizer", 2019.
    Code: lessw2020/Ranger-Deep-Learning-Optimizer c82a304606 ranger/ranger2020.py
    """
    grad = grad - grad.mean(UNIT)
    return _step(param, grad, m, v, slow, t, lr, beta1, beta2, eps, weight_decay, every, alpha)


@ranger.variant("rank < 2")
def vectors(
    param, grad, m=zeros, v=zeros, slow=copy_of_param, t=step,
    *, lr, beta1, beta2, eps, weight_decay, every, alpha,
):  # fmt: skip
    """A vector is not centralised."""
    return _step(param, grad, m, v, slow, t, lr, beta1, beta2, eps, weight_decay, every, alpha)
