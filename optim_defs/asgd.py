"""Averaged stochastic gradient descent."""

from ..ir.frontend.trace import maximum, step, update, where, zeros
from ..ir.types import GROUP
from .declare import optimizer


@optimizer(paper="https://doi.org/10.1137/0330046")
def asgd(
    param, grad, ax=zeros, eta=zeros[GROUP], t=step,
    *, lr=1e-2, lambd=1e-4, alpha=0.75, t0=1e6, weight_decay=0.0,
):  # fmt: skip
    """Gradient descent with falling steps, and the average of where it has been.

        g     = grad + weight_decay param
        eta   <- lr                                                  at the first step
        param <- (1 - lambd eta) param - eta g
        mu    = 1 / max(1, t - 1 - t0)
        ax    <- ax + mu (param - ax),  a copy of param where mu = 1
        eta   <- lr / (1 + lambd lr t)^alpha

    State: ax, the average of the parameters; eta, the size of the next step, one a group; t, the
    number of this step.
    Deviations: lambd decays the parameters and the steps, as in torch; weight_decay, an L2
    penalty, is torch's addition.
    Source: Polyak & Juditsky, "Acceleration of stochastic approximation by averaging", 1992.
    Code: pytorch/pytorch v2.13.0 torch/optim/asgd.py
    """
    grad = grad + weight_decay * param
    eta = where(t == 1.0, lr, eta)
    param = (1.0 - lambd * eta) * param - eta * grad
    mu = 1.0 / maximum(1.0, t - 1.0 - t0)
    ax = where(mu == 1.0, param, ax + mu * (param - ax))
    return update(param=param, ax=ax, eta=lr / (1.0 + lambd * lr * t) ** alpha)
