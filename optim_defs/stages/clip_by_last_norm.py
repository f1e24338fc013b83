"""Gradient clipping by the norm that all tensors together had in the step before."""

from ...ir.frontend.trace import forward, minimum, norm, update, zeros
from ...ir.types import STEP
from ..declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1211.5063")
def clip_by_last_norm(grad, last=zeros[STEP], *, max_norm=1.0):
    """Shortens the gradient by what would have shortened the last one to `max_norm`.

        grad -> grad min(1, max_norm / (last + 1e-6))
        last <- |grad|, all tensors seen as one vector

    State: last, the norm of the step before, so that no tensor waits for the others: one sweep,
    and a step in backward passes. Zero before the first step, which is not clipped.
    Deviations: the paper takes the norm of the gradient itself; 1e-6 is torch's addition.
    Source: Pascanu et al., "On the difficulty of training recurrent networks", ICML 2013.
    """
    shrink = minimum(1.0, max_norm / (last + 1e-6))
    return forward(grad=grad * shrink) | update(last=norm(grad, STEP))
