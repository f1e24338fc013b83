"""What goes before an update as methods, for optimizers of the user's own, in NumPy.

    class Plain(nn.Optimizer):
        def construct(self, gradients):
            gradients = self.scale_grad(self.decay_weight(gradients))
            for param, gradient in zip(self.parameters, gradients):
                ops.assign(param, param - self.get_lr() * gradient)
            ops.assign_add(self.global_step, 1)
            return True

nn's own optimizers do the same within their fused step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ...groups import Member
from ...held import Holder
from ...rates import value_at
from ...tensor import Array, Parameter, Tensor


class Pipeline(Holder):
    """Decay, centralisation and scale of gradients, in the order of MindSpore's steps."""

    loss_scale: float
    global_step: Parameter
    _members: tuple[Member, ...]

    def decay_weight(self, gradients: Sequence[Any]) -> tuple[Tensor, ...]:
        """g + lambda S w, where the parameter is decayed."""
        return tuple(
            Tensor(np.asarray(g) + _like(m, self._decay(m)) * m.param.asnumpy())
            for m, g in zip(self._members, gradients, strict=True)
        )

    def gradients_centralization(self, gradients: Sequence[Any]) -> tuple[Tensor, ...]:
        """g - mean(g) over all axes but the first, where the group asks for it."""
        return tuple(
            Tensor(_centred(np.asarray(g)) if is_centralized(m) else np.asarray(g))
            for m, g in zip(self._members, gradients, strict=True)
        )

    def scale_grad(self, gradients: Sequence[Any]) -> tuple[Tensor, ...]:
        """g / S."""
        return tuple(
            Tensor(np.asarray(g) * _like(m, 1.0 / self.loss_scale))
            for m, g in zip(self._members, gradients, strict=True)
        )

    def _decay(self, member: Member) -> float:
        found = value_at(member.decay, self.global_step) if member.decayed else 0.0
        return found * self.loss_scale


def is_centralized(member: Member) -> bool:
    """Whether a gradient is: others than those of whole sixteens MindSpore passes in silence."""
    dims = member.param.shape
    return member.centralized and len(dims) > 1 and dims[1] % 16 == 0


def _centred(array: Array) -> Array:
    return array - array.mean(axis=tuple(range(1, array.ndim)), keepdims=True, dtype=array.dtype)


def _like(member: Member, number: float) -> Any:
    return member.param.dtype.type(number)
