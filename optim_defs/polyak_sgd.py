"""SGD with Polyak's step size."""

from ..ir.frontend.trace import minimum, update, where
from ..ir.types import STEP
from .declare import optimizer

_TINY = 2.0**-52


@optimizer(paper="https://arxiv.org/abs/2002.10542")
def polyak_sgd(param, grad, *, loss, lr=1.0, lower_bound=0.0, eps=0.0):
    """Steps to where the loss would be at its lower bound, were it linear, but by lr at most.

        n     = |grad|^2 + eps
        rate  = min((loss - lower_bound) / n, lr),  0 where n <= 2^-52
        param <- param - rate grad

    State: none. The norm is that of all tensors together; loss is to be set before each step.
    Deviations: the paper's constant c is 1; eps and the threshold are optax's.
    Source: Loizou et al., "Stochastic Polyak step-size for SGD", AISTATS 2021.
    """
    square = grad.sumsq(STEP) + eps
    rate = where(square <= _TINY, 0.0, minimum((loss - lower_bound) / square, lr))
    return update(param=param - rate * grad)
