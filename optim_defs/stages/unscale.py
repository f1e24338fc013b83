"""Loss scaling, undone."""

from ...ir.frontend.trace import forward
from ..declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1710.03740")
def unscale(grad, *, scale=1.0):
    """Divides the gradients by the scale that the loss was multiplied by.

        grad -> grad (1 / scale)

    State: none.
    Deviations: none.
    Source: Micikevicius et al., "Mixed precision training", ICLR 2018.
    """
    return forward(grad=grad * (1.0 / scale))
