"""Gradient noise."""

from math import pi

from ...ir.frontend.trace import cos, forward, log, sqrt, uniform, update, zeros
from ...ir.types import STEP
from ..declare import optimizer

_FAR = 2654435769.0  # 2^32 over the golden ratio: keys of other seeds are some million steps away


@optimizer(paper="https://arxiv.org/abs/1511.06807")
def gradient_noise(grad, drawn=zeros[STEP], *, variance=0.3, gamma=0.55, seed=0.0):
    """Adds normal noise to the gradient, ever less of it.

        drawn <- drawn + 1
        u, w  = uniform numbers in [0, 1) of each element, other ones at every step
        grad  -> grad + sqrt(variance / drawn^gamma) sqrt(-2 log(1 - u)) cos(2 pi w)

    State: drawn, how many times there was noise; it is a part of the random numbers' keys.
    Deviations: none; the normal numbers are Box and Muller's.
    Source: Neelakantan et al., "Adding gradient noise improves learning for deep networks", 2015.
    """
    drawn = drawn + 1.0
    key = _FAR * seed + 2.0 * drawn
    radius = sqrt(-2.0 * log(1.0 - uniform(key, grad)))
    normal = radius * cos(2.0 * pi * uniform(key + 1.0, grad))
    return forward(grad=grad + sqrt(variance / drawn**gamma) * normal) | update(drawn=drawn)
