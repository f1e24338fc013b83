"""Ascent instead of descent."""

from ...ir.frontend.trace import forward
from ..declare import optimizer


@optimizer
def maximize(grad):
    """Turns the gradient around, so that the optimizer behind it maximises.

        grad -> -grad

    State: none.
    Deviations: none.
    Source: the flag `maximize` of torch.optim's classes.
    """
    return forward(grad=-grad)
