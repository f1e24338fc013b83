"""ALI-G."""

from ..ir.frontend.trace import minimum, update, zeros
from ..ir.types import STEP
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1906.05661")
def alig(param, grad, m=zeros, *, loss, lr=0.1, momentum=0.9, eps=1e-5):
    """Adaptive learning rates for interpolation: Polyak's step towards a loss of 0, up to lr.

        rate  = min(loss / (|grad|^2 + eps), lr)
        m     <- momentum m - rate grad
        param <- param - rate grad + momentum m

    State: m, the decayed sum of the moves. The norm is that of all tensors together; loss is to
    be set before each step.
    Deviations: none; the projection of the parameters is left to the user, and the authors'
    code's adjusted_momentum is left out.
    Source: Berrada et al., "Training neural networks for and by interpolation", ICML 2020.
    Code: oval-group/ali-g c40de1478c alig/th/alig.py
    """
    rate = minimum(loss / (grad.sumsq(STEP) + eps), lr)
    m = momentum * m - rate * grad
    return update(param=param - rate * grad + momentum * m, m=m)
