"""Adaptive gradient clipping."""

from ...ir.frontend.trace import forward, maximum, minimum, norm
from ...ir.types import TENSOR, UNIT
from ..declare import optimizer


def _clipped(param, grad, to, clipping, eps):
    largest = clipping * maximum(norm(param, to), eps)
    return grad * minimum(1.0, largest / maximum(norm(grad, to), 1e-6))


@optimizer(when="rank >= 2", paper="https://arxiv.org/abs/2102.06171")
def adaptive_clip(param, grad, *, clipping=1e-2, eps=1e-3):
    """Shortens a unit's gradient that is long beside the unit's weights.

        grad -> grad min(1, clipping max(|param|, eps) / max(|grad|, 1e-6))     each unit

    State: none.
    Deviations: none; a unit is one place of a matrix's first axis, or a whole vector.
    Source: Brock et al., "High-performance image recognition without normalization", ICML 2021.
    """
    return forward(grad=_clipped(param, grad, UNIT, clipping, eps))


@adaptive_clip.variant("rank < 2")
def whole(param, grad, *, clipping, eps):
    """A vector is one unit."""
    return forward(grad=_clipped(param, grad, TENSOR, clipping, eps))
