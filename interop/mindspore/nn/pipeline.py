"""The stages before an update as methods, for optimizers of the user's own, in NumPy.

    class Plain(nn.Optimizer):
        def construct(self, gradients):
            gradients = self.scale_grad(self.decay_weight(gradients))
            for param, gradient in zip(self.parameters, gradients):
                ops.assign(param, param - self.get_lr() * gradient)
            self.assignadd(self.global_step, self.global_step_increase_tensor)
            return True

nn's own optimizers do the same within their fused step.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from ..groups import GroupMember
from ..learning_rates import value_at
from ..mapping import HyperMap, Map
from ..named_states import Holder
from ..ops import assign_add
from ..tensor import Array, Parameter, ParameterTuple, RowTensor, Tensor


class Pipeline(Holder):
    """Decay, centralisation and scale of gradients, in the order of MindSpore's steps.

    One device: each parameter is rank 0's, and there is nobody to broadcast it to.
    """

    loss_scale: float
    global_step: Parameter
    parameters: ParameterTuple
    is_group: bool
    _members: tuple[GroupMember, ...]
    _prefixes = False  # schedules keep the names of their parameters

    assignadd = staticmethod(assign_add)
    global_step_increase_tensor = Tensor(1, np.int32)
    map_, map_reverse = Map(), Map(None, True)
    hyper_map, hyper_map_reverse = HyperMap(), HyperMap(None, True)
    use_parallel = False
    dev_num = 1

    def flatten_gradients(self, gradients: Sequence[Any]) -> Sequence[Any]:
        """The gradients: one launch updates all tensors, wherever they lie."""
        return gradients

    def decay_weight(self, gradients: Sequence[Any]) -> Sequence[Any]:
        """g + lambda S w, where the parameter is decayed; of rows, each listed one's."""
        if not self.exec_weight_decay:
            return gradients
        return self._each(_decayed, gradients)

    def gradients_centralization(self, gradients: Sequence[Any]) -> Sequence[Any]:
        """g - mean(g) over all axes but the first, where the group asks for it."""
        return self._each(_centralized, gradients) if self.is_group else gradients

    def scale_grad(self, gradients: Sequence[Any]) -> Sequence[Any]:
        """g / S."""
        return self._each(_scaled, gradients) if self.need_scale else gradients

    def _grad_sparse_indices_deduplicate(self, gradients: Sequence[Any]) -> tuple[Any, ...]:
        """Rows that are listed twice, as one with the sum of their values."""
        return tuple(_summed(g) if isinstance(g, RowTensor) else g for g in gradients)

    def broadcast_params(self, optim_result: Any) -> Any:
        """Return the update's result: no other device waits for the parameters."""
        return optim_result

    @property
    def _parameters(self) -> ParameterTuple:
        return self.parameters

    @property
    def param_rank(self) -> tuple[int, ...]:
        """The device that owns each parameter."""
        return (0,) * len(self.parameters)

    @property
    def optim_filter(self) -> tuple[bool, ...]:
        """True for each parameter that this device updates."""
        return (True,) * len(self.parameters)

    @property
    def ps_parameters(self) -> tuple[bool, ...]:
        """True for each parameter that a parameter server has."""
        return (False,) * len(self.parameters)

    cache_enable = ps_parameters

    @property
    def param_length(self) -> int:
        """The number of parameters."""
        return len(self.parameters)

    @property
    def cls_name(self) -> str:
        """The optimizer's name in messages."""
        return type(self).__name__

    @property
    def exec_weight_decay(self) -> bool:
        """True if any parameter is decayed."""
        return any(m.decayed and m.decay != 0.0 for m in self._members)

    @property
    def need_scale(self) -> bool:
        """True if gradients are of a scaled loss."""
        return self.loss_scale != 1.0

    @property
    def reciprocal_scale(self) -> Tensor:
        """1 / S."""
        return Tensor(1.0 / self.loss_scale, np.float32)

    def _each(
        self, apply: Callable[[Pipeline, GroupMember, Any], Any], gradients: Sequence[Any]
    ) -> tuple[Any, ...]:
        pairs = zip(self._members, gradients, strict=True)
        return tuple(apply(self, member, gradient) for member, gradient in pairs)


def _decayed(of: Pipeline, member: GroupMember, gradient: Any) -> Any:
    found = value_at(member.decay, of.global_step) if member.decayed else 0.0
    factor, weight = _like(member, found * of.loss_scale), member.param.asnumpy()
    if isinstance(gradient, RowTensor):
        values = gradient.values.asnumpy() + factor * weight[gradient.indices.asnumpy()]
        return RowTensor(gradient.indices, values, gradient.dense_shape)
    return Tensor(np.asarray(gradient) + factor * weight)


def _centralized(of: Pipeline, member: GroupMember, gradient: Any) -> Any:
    return _on_values(_centred, gradient) if is_centralized(member) else gradient


def _scaled(of: Pipeline, member: GroupMember, gradient: Any) -> Any:
    return _on_values(lambda g: g * g.dtype.type(np.float32(1.0 / of.loss_scale)), gradient)


def _on_values(function: Callable[[Array], Array], gradient: Any) -> Any:
    """A function of a gradient's array, or of its listed rows."""
    if isinstance(gradient, RowTensor):
        values = function(gradient.values.asnumpy())
        return RowTensor(gradient.indices, values, gradient.dense_shape)
    return Tensor(function(np.asarray(gradient)))


def _summed(gradient: RowTensor) -> RowTensor:
    indices, values = gradient.indices.asnumpy(), gradient.values.asnumpy()
    listed, places = np.unique(indices, return_inverse=True)
    total = np.zeros((listed.size, *values.shape[1:]), values.dtype)
    np.add.at(total, places.reshape(-1), values)
    return RowTensor(listed.astype(indices.dtype), total, gradient.dense_shape)


def is_centralized(member: GroupMember) -> bool:
    """True if a gradient is: others than those of whole sixteens MindSpore passes in silence."""
    dims = member.param.shape
    return member.centralized and len(dims) > 1 and dims[1] % 16 == 0


def _centred(array: Array) -> Array:
    return array - array.mean(axis=tuple(range(1, array.ndim)), keepdims=True, dtype=array.dtype)


def _like(member: GroupMember, number: float) -> Any:
    return member.param.dtype.type(number)
