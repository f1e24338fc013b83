"""The states of parameters: torch's tensors under torch's keys, in memory that kernels work on.

A tensor that fits is adopted as it is; one of another dtype or order is replaced by a copy; one
that is missing starts as its spec says. Nothing is replaced before all have been looked at.
"""

from __future__ import annotations

import operator
from collections.abc import Iterator, MutableMapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import torch
from torch import Tensor

from ....ir.errors import BindError
from ....ir.roles import Role
from ....ir.tensor_view import FIRST, FLAT, MATRIX
from ....ir.types import BATCH, COL, ELEM, ROW
from ....runtime.memory.tensor_layout import KeptState, TensorLayout
from ..devices.torch_device import TorchDevice
from ..memory.dealt_members import DealtMember
from ..memory.layout import (
    DTYPES,
    STORED,
    Array,
    UnsupportedError,
    copies_on,
    is_sharded,
    local_of,
    placed_as,
    pointers_of,
    real,
    same_order,
    shard_like,
)
from ..name_map import TorchBinding

State = MutableMapping[str, Any]


@dataclass(slots=True)
class StateColumn:
    """The states under one key, with their addresses, to see whether they are unchanged."""

    key: str
    owners: list[State] = field(default_factory=list[State])
    tensors: list[Tensor] = field(default_factory=list[Tensor])
    locals: list[Tensor] = field(default_factory=list[Tensor])  # what this process has of them
    pointers: list[int] = field(default_factory=list[int])  # the tensors' addresses

    def add(self, owner: State, tensor: Tensor) -> None:
        """Add a tensor."""
        self.owners.append(owner)
        self.tensors.append(tensor)
        self.locals.append(local_of(tensor))
        self.pointers.append(self.locals[-1].data_ptr())

    def is_unchanged(self) -> bool:
        """True if every owner still has its tensor, and that its memory (`.data` may change)."""
        found = map(operator.itemgetter(self.key), self.owners)
        try:
            same = all(map(operator.is_, found, self.tensors))
        except KeyError:
            return False
        return same and pointers_of(self.locals) == self.pointers

    def commit(self) -> None:
        """Gives every owner its tensor."""
        for owner, tensor in zip(self.owners, self.tensors, strict=True):
            owner[self.key] = tensor


@dataclass(frozen=True, slots=True)
class Arrays:
    """The templates of a parameter's states."""

    binding: TorchBinding
    layout: TensorLayout
    home: Tensor
    param: Tensor  # whose part the home may be
    where: str
    device: TorchDevice
    dealt: DealtMember | None = None  # where an owner has it whole in a step

    def of(self, state: State) -> Iterator[tuple[str, str, Tensor, Array]]:
        """Role, key, tensor and kernels' array of each state that is an array.

        Raises BindError for a state of another parameter.
        """
        for own in self.layout.kept:
            role = own.role
            key = self.binding.key(role.name)
            old: Any = placed_as(state.get(key), self._placements(own))
            there = local_of(old)
            local = self._fitting(there, key, self._memory(own), role)
            tensor: Tensor = old if local is there else self._as_param(local, own)
            seen = self.device.array(local)
            if self.dealt is not None:
                seen = self.dealt.state(own, self._shape(own), seen)
            yield (
                role.name,
                key,
                tensor,
                seen if own.role.shaped == ELEM else seen.reshape(own.dims),
            )

    def _fitting(self, old: Any, key: str, fresh: Tensor, role: Role) -> Tensor:
        """The present state, if it fits; else fresh memory with its values, or first ones."""
        if old is None:
            return self._started(fresh, role)
        if not isinstance(old, Tensor) or old.numel() != fresh.numel():
            found = tuple(old.shape) if isinstance(old, Tensor) else repr(old)
            raise BindError(
                f"{self.where}: expected state '{key}' of shape {tuple(fresh.shape)}, got {found}; "
                f"is this the state of another parameter?"
            )
        if fresh.numel() and not old.data_ptr() and old.device == fresh.device:
            raise BindError(
                f"{self.where}: the memory of state '{key}' has been given back; bring it back "
                f"before a step"
            )
        if old.dtype != fresh.dtype and not {old.dtype, fresh.dtype} <= set(DTYPES):
            how = "numbers" if fresh.dtype in DTYPES else "codes"
            raise BindError(
                f"{self.where}: state '{key}' is stored in {how}, {fresh.dtype}, got {old.dtype}: "
                f"give the state of an optimizer with the same storage"
            )
        same = (old.dtype, old.device, old.shape) == (fresh.dtype, fresh.device, fresh.shape)
        return old if same and same_order(old, fresh) else fresh.copy_(old.reshape(fresh.shape))

    def _memory(self, own: KeptState) -> Tensor:
        """A tensor of torch's shape, dtype and order of axes."""
        role, place = own.role, own.place
        dtype, home = STORED[place.dtype.name], self.home
        if own.role.shaped == ELEM:
            alike = DTYPES[home.dtype] == place.dtype.name
            if home.is_complex() and not alike:
                raise UnsupportedError(
                    f"{self.where}: it is complex, and so are its states: %{role.name} cannot be "
                    f"stored in another format; leave it out of `dtypes`"
                )
            return torch.empty_like(home, dtype=home.dtype if alike else dtype)
        shape = self._shape(own)
        if self.dealt is not None:
            shape = self.dealt.local_shape(own, shape)
        return torch.empty(shape, dtype=dtype, device=home.device)

    def _shape(self, own: KeptState) -> tuple[int, ...]:
        """torch's shape of a state that is not of elements, all of it.

        Axes of length 1 have no meaning in a state of blocks, or of axes by number.
        """
        has_axes = own.place.domain in (ROW, COL, BATCH) and own.view in (FLAT, FIRST, MATRIX)
        shape = self.binding.names.shape(own.role.shaped, own.of) if has_axes else None
        return shape or own.dims

    def _as_param(self, local: Tensor, own: KeptState) -> Tensor:
        """A state as it is kept: a DTensor, where its parameter is one."""
        if not is_sharded(self.param):
            return local
        placements, size, stride = self._placements(own), local.shape, local.stride()
        if own.role.shaped == ELEM:
            size, stride = self.param.shape, self.param.stride()
        elif self.dealt is not None:
            size = self._shape(own)
            stride = torch.empty(size, device="meta").stride()
        elif self._is_cut(own):
            size = (self.param.shape[0], *size[1:])
        return shard_like(local, self.param, placements, size, stride)

    def _placements(self, own: KeptState) -> Sequence[Any]:
        """Return its placements: elements as their parameter's, vectors replicated, or own rows.

        Nothing where its parameter is no DTensor.
        """
        param: Any = self.param
        if not is_sharded(param):
            return ()
        if self.dealt is not None:
            return self.dealt.placements(own)
        is_cut = own.role.shaped == ELEM or self._is_cut(own)
        return param.placements if is_cut else copies_on(param.device_mesh)

    def _is_cut(self, own: KeptState) -> bool:
        """True if each rank keeps the rows of its shard, as chunks alone store the vector."""
        return bool(self.layout.key.whole) and own.is_part

    def _started(self, tensor: Tensor, role: Role) -> Tensor:
        if isinstance(role.default, str):
            return tensor.copy_(self.home)
        real(tensor).fill_(float(role.default or 0.0))
        return tensor
