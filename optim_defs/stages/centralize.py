"""Gradient centralisation."""

from ...ir.frontend.trace import forward
from ...ir.types import UNIT
from ..declare import optimizer


@optimizer(when="rank >= 2", paper="https://arxiv.org/abs/2004.01461")
def centralize(grad):
    """Removes from the gradient of each output unit its mean.

        grad -> grad - mean(grad) over all axes but the first;  grad for rank below 2

    State: none.
    Deviations: none.
    Source: Yong et al., "Gradient centralization", ECCV 2020.
    """
    return forward(grad=grad - grad.mean(UNIT))


@centralize.variant("rank < 2")
def unchanged(grad):
    """A vector has nothing to average over."""
    return forward(grad=grad)
