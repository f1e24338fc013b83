"""Gradient clipping by the norm of all tensors together."""

from ...ir.frontend.trace import forward, minimum, norm
from ...ir.types import STEP
from ..declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1211.5063")
def clip_by_global_norm(grad, *, max_norm=1.0):
    """Shortens the gradient, all tensors seen as one vector, to `max_norm`.

        grad -> grad min(1, max_norm / (|grad| + 1e-6))

    State: none.
    Deviations: 1e-6 is torch's addition.
    Source: Pascanu et al., "On the difficulty of training recurrent networks", ICML 2013.
    """
    shrink = minimum(1.0, max_norm / (norm(grad, STEP) + 1e-6))
    return forward(grad=grad * shrink)
