"""Clipping of gradients and updates: by element, tensor, block, all tensors together."""

from ...ir.frontend.trace import forward, maximum, minimum, norm, update, zeros
from ...ir.types import STEP, TENSOR, UNIT
from ..blocks import rms
from ..declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1211.5063")
def clip_by_value(grad, *, max_value=1.0):
    """Cuts every element of the gradient to the interval between -max_value and max_value.

        grad -> min(max(grad, -max_value), max_value)

    State: none.
    Deviations: the paper scales the gradient; this is torch's clip_grad_value_.
    Source: Pascanu et al., "On the difficulty of training recurrent networks", ICML 2013.
    """
    return forward(grad=minimum(maximum(grad, -max_value), max_value))


@optimizer(paper="https://arxiv.org/abs/1211.5063")
def clip_by_norm(grad, *, max_norm=1.0):
    """Shortens each tensor's gradient to `max_norm`.

        grad -> grad max_norm / max(|grad|, max_norm)

    State: none.
    Deviations: none; one tensor of the paper's whole network.
    Source: Pascanu et al., "On the difficulty of training recurrent networks", ICML 2013.
    """
    return forward(grad=grad * (max_norm / maximum(norm(grad, TENSOR), max_norm)))


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


@optimizer(paper="https://arxiv.org/abs/1804.04235")
def clip_by_block_rms(grad, *, threshold=1.0):
    """Shortens each tensor's gradient until its root mean square is `threshold`.

        grad -> grad / max(1, rms(grad) / threshold)

    State: none.
    Deviations: before the optimizer it clips gradients; Adafactor clips its update with it.
    Source: Shazeer & Stern, "Adafactor: adaptive learning rates", ICML 2018, section 6.
    """
    return forward(grad=grad / maximum(1.0, rms(grad, TENSOR) / threshold))


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
