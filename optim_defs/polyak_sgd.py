"""SGD with Polyak's step size."""

from ..ir.frontend.trace import maximum, minimum, update, where
from ..ir.types import STEP
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2002.10542")
def polyak_sgd(param, grad, *, loss, lr=1.0, lower_bound=0.0, c=0.5, eps=1e-8):
    """Steps to where the loss would be at its lower bound, were it linear, but by lr at most.

        n     = |grad|^2
        rate  = min(max(loss - lower_bound, 0) / (c n + eps), lr),  0 where n < 1e-16
        param <- param - rate grad

    State: none. The norm is that of all tensors together; loss is to be set before each step.
    Deviations: lr is the paper's gamma_b, the authors' code's eta_max, there without bound; that
    code's default bounds a step by the one before as well. optax's has c = 1 and eps = 0.
    Source: Loizou et al., "Stochastic Polyak step-size for SGD", AISTATS 2021.
    Code: IssamLaradji/sps 6d112a1da9 sps/sps.py
    """
    square = grad.sumsq(STEP)
    rate = minimum(maximum(loss - lower_bound, 0.0) / (c * square + eps), lr)
    return update(param=param - where(square < 1e-16, 0.0, rate) * grad)
