"""Parameters that cannot be stepped in shards: an owner has each whole in a step, with its states.

placement of                    the ranks have
elements                        their part of the parameter
other states of an owner        parts along their first axis
vectors that all ranks compute  all
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import torch

from ....ir.arrays import Array
from ....ir.lowered.launches import Units
from ....ir.lowered.step_program import StepProgram
from ....ir.lowered.tables import GRAD, PARAM, RoleArray
from ....ir.tensor_view import shape_under
from ....ir.types import DTYPES as ALL
from ....ir.types import ELEM
from ....ranks.shards.dealt_storage import DealtTensor
from ....ranks.shards.pieces import MovedArray, PiecedArray
from ....ranks.shards.shard_lists import ShardSpace
from ....runtime.memory.tensor_layout import KeptState, kind_of
from .layout import DTYPES, copies_on
from .placements import is_cut, pieces_of

Local = Callable[[], Array]
_distributed: Any = torch.distributed


@dataclass(slots=True, eq=False)
class DealtMember:
    """A parameter of an owner: its pieces, and a buffer for all of it, used at the owner alone."""

    param: Any
    programs: tuple[StepProgram, ...]  # that of a step, and that of an entry by the clock
    pieces: PiecedArray
    whole: Array = field(init=False)
    grad: Array = field(init=False)
    owner: int = 0
    _states: list[tuple[PiecedArray, Array, Local, str]] = field(default_factory=list[Any])

    def __post_init__(self) -> None:
        dtype = ALL[DTYPES[self.param.dtype]].numpy
        self.whole, self.grad = (np.empty(self.pieces.dims, dtype) for _ in range(2))

    @property
    def work(self) -> float:
        """An estimate of a step's cost: matrices are multiplied along their shorter side."""
        shape = shape_under(self.programs[0].view, self.pieces.dims)
        return shape.numel * (min(shape.rows, shape.cols) if self._has_matrices else 1)

    def placements(self, own: KeptState) -> Sequence[Any]:
        """Return the placements of a state."""
        placed, mesh = self.param.placements, self.param.device_mesh
        if own.role.shaped == ELEM:
            return placed
        if not self.moves(own) or not own.dims:
            return copies_on(mesh)
        return [_distributed.tensor.Shard(0) if is_cut(p) else p for p in placed]

    def moves(self, own: KeptState) -> bool:
        """True if a state is at its owner alone; else every rank computes it."""
        name, program, sizes = own.role.name, self.programs[0], ShardSpace()
        shape = shape_under(program.view, self.pieces.dims)
        kind = kind_of(program.view, shape, sizes.chunk_sizes(program))
        launches = [launch for launch in program.launches if kind in launch.kinds]
        by = {launch.over for launch in launches if name in launch.stores}
        return own.role.shaped == ELEM or self._has_matrices or by == {Units.CHUNKS}

    def local_shape(self, own: KeptState, shape: Sequence[int]) -> tuple[int, ...]:
        """The shape of this rank's part of a state."""
        return self._pieces_of(own, shape).shape(self.pieces.ranks.rank)

    def state(self, own: KeptState, shape: Sequence[int], local: Array) -> Array:
        """Room for a state of which this rank has a part; itself where every rank has all."""
        if not self.moves(own):
            return local
        pieces = self.pieces if own.role.shaped == ELEM else self._pieces_of(own, shape)
        whole = np.empty(pieces.dims, local.dtype)
        self._states.append((pieces, whole, lambda: local, own.role.name))
        return whole

    def dealt(self, program: StepProgram, param: Local, grad: Local) -> DealtTensor:
        """The dealt tensor with a program's arrays: parameter and gradient come from elsewhere."""
        listed = [
            (self.pieces, self.whole, param, PARAM.role),
            (self.pieces, self.grad, grad, GRAD.role),
            *self._states,
        ]
        arrays = [
            MovedArray(pieces, self.owner, whole, local, program.stores_to(role))
            for pieces, whole, local, role in listed
            if RoleArray(role) in program.columns
        ]
        return DealtTensor(self.pieces.ranks, self.owner, arrays)

    @property
    def _has_matrices(self) -> bool:
        return any(map(has_matrices, self.programs))

    def _pieces_of(self, own: KeptState, shape: Sequence[int]) -> PiecedArray:
        ranks: Any = self.pieces.ranks
        return pieces_of(self.param.device_mesh, self.placements(own), tuple(shape), ranks)


def has_matrices(program: StepProgram) -> bool:
    """True if it multiplies or decomposes matrices."""
    return bool(program.tile_rows or program.routines)
