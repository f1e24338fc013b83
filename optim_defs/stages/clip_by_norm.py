"""Gradient clipping by the norm of each tensor."""

from ...ir.frontend.trace import forward, maximum, norm
from ...ir.types import TENSOR
from ..declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1211.5063")
def clip_by_norm(grad, *, max_norm=1.0):
    """Shortens each tensor's gradient to `max_norm`.

        grad -> grad max_norm / max(|grad|, max_norm)

    State: none.
    Deviations: none; one tensor of the paper's whole network.
    Source: Pascanu et al., "On the difficulty of training recurrent networks", ICML 2013.
    """
    return forward(grad=grad * (max_norm / maximum(norm(grad, TENSOR), max_norm)))
