"""Grokfast."""

from ...ir.frontend.trace import forward, update, zeros
from ..blocks import ema
from ..declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2405.20233")
def grokfast(grad, slow=zeros, *, alpha=0.98, strength=2.0):
    """Strengthens the part of the gradient that changes slowly.

        slow <- alpha slow + (1 - alpha) grad
        grad -> grad + strength slow

    State: slow, the average of the gradient.
    Deviations: the average starts at zero; the authors' code starts it at the first gradient.
    Source: Lee et al., "Grokfast: accelerated grokking by amplifying slow gradients", 2024.
    """
    slow = ema(slow, grad, alpha)
    return forward(grad=grad + strength * slow) | update(slow=slow)
