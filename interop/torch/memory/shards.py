"""The shards of parameters that are DTensors, for programs that sum over elements.

1. Only axes of the mesh that shard a tensor, among several ranks, have sums to gather. Along the
   others ranks have copies, and each sums along its own line of the mesh.
2. Sums of rows and columns are gathered where the first axis of a tensor is cut, so that a shard
   has whole rows, or whole matrices. Vectors of the whole tensor are there on every rank.
3. Blocks of elements, and matrices that are multiplied, are refused by name.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ....ir.errors import BindError
from ....ir.lowered.step_program import ChunkSizes, StepProgram
from ....ranks.of_torch import TorchRanks
from ....ranks.spans.shards import ShardedTensor
from ....ranks.step.shard_lists import CELL, LISTS, ShardSpace, lists_of, with_shards
from ....runtime.hypers.groups import Parsed
from ....runtime.memory.space import ArraySpace
from ....runtime.memory.storage import ClockedPrograms, Storage, allocate
from ....runtime.memory.tensor_layout import carries
from ....runtime.memory.tensor_set import States
from .layout import UnsupportedError, is_sharded
from .present_gradients import sharding_axes
from .tensor_tracking import Member


class MemberShards:
    """The members of which this rank has a part; none where no program sums.

    Raises UnsupportedError for placements under which sums are not known.
    """

    def __init__(
        self, name: str, members: Sequence[Member], programs: Iterable[StepProgram]
    ) -> None:
        self._name, self._members = name, members
        self._shards: dict[int, ShardedTensor] = {}
        if any(program.reduces for program in programs):
            known: dict[Any, TorchRanks] = {}
            every = ((n, _shard(name, member, known)) for n, member in enumerate(members))
            self._shards = {n: shard for n, shard in every if shard is not None}
        if self._shards and any(member.local.device.type != "cpu" for member in members):
            raise UnsupportedError(
                f"{name} sums over elements, and of {self._where}, a DTensor, this process has a "
                f"part; on a GPU only element-wise optimizers step shards so far (AdamW, SGD, Lion "
                f"and the like): use one of those"
            )

    def whole(self, number: int) -> tuple[tuple[int, ...], ...]:
        """The dimensions of the tensor of which a member has a shard; nothing where it has all."""
        return (self._shards[number].dims,) if number in self._shards else ()

    def chunk_sizes(self, programs: Sequence[StepProgram]) -> list[ChunkSizes]:
        """Return the chunk sizes of programs, where there are shards."""
        return [ShardSpace().chunk_sizes(program) for program in programs] if self._shards else []

    def allocate(
        self,
        programs: Sequence[StepProgram],
        given: Parsed,
        states: States,
        space: ArraySpace,
        clocked: ClockedPrograms | None,
    ) -> Storage:
        """The storage, with gathers. Raises UnsupportedError for sums that are not gathered."""
        if not self._shards:
            return allocate(programs, given, states, space, clocked)
        if clocked is not None or any(map(carries, programs)):
            raise UnsupportedError(
                f"{self._name} keeps sums between steps, or has an entry by the clock, and of "
                f"{self._where}, a DTensor, this process has a part: use policy='strict' and an "
                f"optimizer without such an entry"
            )
        storage = allocate(programs, given, states, ShardSpace())
        for n, shard in self._shards.items():
            program = storage.tensors.program_of(n)
            if not _is_gathered(program):
                raise UnsupportedError(
                    f"{self._name} works on blocks or matrices of {self._members[n].where}, a "
                    f"DTensor of which this process has a part; only sums over elements, rows and "
                    f"columns are gathered. Keep this parameter whole, as by fully_shard's "
                    f"ignored_params, or step it by another optimizer (AdamW, LAMB, Adafactor)"
                )
            if not program.view.is_flat and shard.axis:
                raise _refused(
                    self._name,
                    self._members[n],
                    "sums of its rows and columns are gathered where its first axis is cut: place "
                    "it as Shard(0)",
                )
        return with_shards(storage, self._shards)

    @property
    def _where(self) -> str:
        return self._members[next(iter(self._shards))].where


def _is_gathered(program: StepProgram) -> bool:
    """True if all that a program sums is in lists of leaves that can be gathered."""
    blocks = any(place.domain.block for place in program.role_places.values())
    known = all(one.extent in LISTS and one.bytes == CELL for one in lists_of(program))
    matrices = program.tile_rows or program.routines
    return known and not (blocks or matrices or program.long_list or program.view.block)


def _shard(name: str, member: Member, known: dict[Any, TorchRanks]) -> ShardedTensor | None:
    """The shards of a member; None where this rank has all of it."""
    param: Any = member.param
    if not is_sharded(param):
        return None
    if any(placement.is_partial() for placement in param.placements):
        raise _refused(name, member, "it is a sum that is not taken yet: redistribute it first")
    axes = sharding_axes(param)
    if not axes:
        return None
    if len(axes) > 1:
        raise _refused(name, member, "it is cut along several axes of its mesh: cut it along one")
    group, dim = param.device_mesh.get_group(axes[0]), param.placements[axes[0]].dim
    if group not in known:
        known[group] = TorchRanks(group)
    ranks = known[group]
    length, each = param.shape[dim], -(-param.shape[dim] // ranks.count)
    parts = [min(max(length - each * rank, 0), each) for rank in range(ranks.count)]
    dims = (*param.shape, 2) if param.is_complex() else tuple(param.shape)
    shard = ShardedTensor(ranks, dims, dim, tuple(parts))
    local = member.local
    if local.numel() * (2 if local.is_complex() else 1) != shard.sizes[ranks.rank]:
        raise _refused(
            name,
            member,
            f"it is not cut as Shard({dim}) cuts: use fully_shard or distribute_tensor",
        )
    return shard


def _refused(name: str, member: Member, why: str) -> BindError:
    places = getattr(member.param, "placements", ())
    return UnsupportedError(
        f"{name} sums over elements, and {member.where} is a DTensor placed as {places}; {why}"
    )
