"""The shards of parameters that are DTensors, for programs that sum over elements.

1. Only axes of the mesh that shard a tensor, among several ranks, have sums to gather. Along the
   others ranks have copies, and each sums along its own line of the mesh.
2. Sums of rows and columns are gathered where the first axis of a tensor is cut, so that a shard
   has whole rows, or whole matrices. Vectors of the whole tensor are there on every rank.
3. Tensors of other sums, of blocks of elements or of matrix products are whole at an owner.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from torch import Tensor

from ....ir.arrays import Array
from ....ir.errors import BindError
from ....ir.lowered.step_program import ChunkSizes, StepProgram
from ....ranks.shards.dealt_storage import DealtStorage, DealtTensor
from ....ranks.shards.pieces import PiecedArray, owners_of
from ....ranks.shards.shard_lists import CELL, LISTS, ShardSpace, lists_of, with_shards
from ....ranks.shards.sharded_tensor import ShardedTensor
from ....runtime.explain import count_of
from ....runtime.hypers.groups import ParsedGroups
from ....runtime.memory.array_checks import address
from ....runtime.memory.space import ArraySpace
from ....runtime.memory.storage import ClockedPrograms, Storage, allocate
from ....runtime.memory.tensor_layout import carries
from ....runtime.memory.tensor_set import States
from .dealt_members import DealtMember, has_matrices
from .layout import UnsupportedError, array, is_sharded, real, where_stored
from .placements import MeshRanks, pieces_of, sharding_axes
from .tensor_tracking import Member, MemberMemory

# The programs that take a member, whose tensor has these dimensions: of the step, by the clock.
Takes = Callable[[int, tuple[int, ...]], tuple[StepProgram, ...]]


class MemberShards:
    """The members of which this rank has a part; none where no program sums.

    Raises UnsupportedError for placements under which sums are not known.
    """

    def __init__(
        self, name: str, members: Sequence[Member], programs: Iterable[StepProgram], takes: Takes
    ) -> None:
        self._name, self._members = name, members
        self._shards: dict[int, ShardedTensor] = {}
        self.dealt: dict[int, DealtMember] = {}
        self._grads: dict[int, Tensor] = {}
        if any(program.reduces or has_matrices(program) for program in programs):
            self._place(takes)
        if self._parts and any(member.local.device.type != "cpu" for member in members):
            raise UnsupportedError(
                f"{name} sums over elements, and of {self._where}, a DTensor, this process has a "
                f"part; on a GPU only element-wise optimizers step shards so far (AdamW, SGD, Lion "
                f"and the like): use one of those"
            )

    def _place(self, takes: Takes) -> None:
        """Find the parts of each rank, and assign owners to tensors that are needed whole."""
        meshes = MeshRanks()
        for n, member in enumerate(self._members):
            found = _pieces(self._name, member, meshes)
            if found is None:
                continue
            mine = takes(n, found.dims)
            if all(_in_shards(program, member.param) for program in mine):
                shapes = tuple(map(found.shape, range(found.ranks.count)))
                self._shards[n] = ShardedTensor(found.ranks, found.dims, shapes)
            else:
                self.dealt[n] = DealtMember(member.param, mine, found)
        for ranks in {mine.pieces.ranks for mine in self.dealt.values()}:
            mine = [one for one in self.dealt.values() if one.pieces.ranks is ranks]
            owners = owners_of([one.work for one in mine], ranks.count)
            for one, owner in zip(mine, owners, strict=True):
                one.owner = owner

    @property
    def owners(self) -> list[tuple[int, int]]:
        """The members that are whole at a rank in a step, by their places among all, and it."""
        return [(self._members[n].number, one.owner) for n, one in self.dealt.items()]

    def whole(self, number: int) -> tuple[tuple[int, ...], ...]:
        """The dimensions of the tensor of which a member has a shard; nothing where it has all."""
        return (self._shards[number].dims,) if number in self._shards else ()

    def arrays(self, homes: Sequence[Any]) -> tuple[Any, ...]:
        """Return the arrays of kernels: the homes, or whole tensors in their place."""
        dealt = self.dealt
        return tuple(dealt[n].whole if n in dealt else home for n, home in enumerate(homes))

    def addresses(self, of_homes: Array) -> Array:
        """The addresses of the kernels' arrays."""
        found = of_homes.copy() if self.dealt else of_homes
        for n, mine in self.dealt.items():
            found[n] = address(mine.whole)
        return found

    def grads(self, present: Sequence[int], grads: Sequence[Tensor]) -> Array:
        """Return addresses of a step's gradients; those that come to owners are kept till then."""
        found = where_stored(list(grads))
        for index, n in enumerate(present) if self.dealt else ():
            if n in self.dealt:
                self._grads[n] = grads[index]
                found[index] = address(self.dealt[n].grad)
        return found

    def forget(self) -> None:
        """Release the gradients of a step."""
        self._grads.clear()

    def chunk_sizes(self, programs: Sequence[StepProgram]) -> list[ChunkSizes]:
        """Return the chunk sizes of programs, where there are shards."""
        return [ShardSpace().chunk_sizes(program) for program in programs] if self._parts else []

    def explain(self) -> list[str]:
        """Return a line on the tensors that are whole at owners, if there are any."""
        dealt = [one.dealt(one.programs[0], _nowhere, _nowhere) for one in self.dealt.values()]
        if not dealt:
            return []
        own = sum(one.owner == one.ranks.rank for one in dealt)
        arrays = [array for one in dealt for array in one.arrays]
        numel = sum(one.pieces.size for one in self.dealt.values())
        come = sum(a.pieces.size * a.whole.itemsize for a in arrays) / numel
        leave = sum(a.pieces.size * a.whole.itemsize for a in arrays if a.is_stored) / numel
        return [
            f"  whole at an owner in a step: {count_of(len(dealt), 'tensor')}, {own} of them here; "
            f"{come:.3g} bytes/param come and {leave:.3g} leave"
        ]

    def allocate(
        self,
        programs: Sequence[StepProgram],
        given: ParsedGroups,
        states: States,
        space: ArraySpace,
        clocked: ClockedPrograms | None,
        memory: MemberMemory,
    ) -> Storage:
        """The storage, with gathers. Raises UnsupportedError for sums that are not gathered."""
        if not self._parts:
            return allocate(programs, given, states, space, clocked)
        if any(map(carries, programs)):
            raise UnsupportedError(
                f"{self._name} keeps sums between steps, and of {self._where}, a DTensor, this "
                f"process has a part: use policy='strict'"
            )
        storage = allocate(programs, given, states, ShardSpace(), clocked)
        for n in self._shards:
            if storage.tensors.layout_of(n).refresh >= 0:
                raise UnsupportedError(
                    f"{self._name} has an entry by the clock, and of {self._members[n].where}, a "
                    f"DTensor, this process has a part: use an optimizer without such an entry"
                )
        return with_shards(storage, self._shards, self._dealt(memory, 0), self._dealt(memory, 1))

    def _dealt(self, memory: MemberMemory, index: int) -> DealtStorage:
        """Return the moves of the step, or of the entry by the clock."""
        found: dict[int, DealtTensor] = {}
        for n, one in self.dealt.items():
            if index < len(one.programs):
                found[n] = one.dealt(
                    one.programs[index],
                    lambda n=n: array(memory.homes[n]),
                    lambda n=n: array(self._grads[n]),
                )
        return DealtStorage(found)

    @property
    def _parts(self) -> list[int]:
        return [*self._shards, *self.dealt]

    @property
    def _where(self) -> str:
        return self._members[min(self._parts)].where


def _nowhere() -> Array:
    raise AssertionError("nothing is moved")


def _in_shards(program: StepProgram, param: Any) -> bool:
    """True if all that a program sums of a parameter is in lists of leaves that can be gathered."""
    (axis, *more), placements = sharding_axes(param), param.placements
    if not program.view.is_flat and (more or placements[axis].dim):
        return False
    blocks = any(place.domain.block for place in program.role_places.values())
    known = all(one.extent in LISTS and one.bytes == CELL for one in lists_of(program))
    others = has_matrices(program) or program.long_list or program.view.block
    return known and not (blocks or others)


def _pieces(name: str, member: Member, meshes: MeshRanks) -> PiecedArray | None:
    """Return each rank's piece of a member; None where this rank has all of it."""
    param: Any = member.param
    if not is_sharded(param):
        return None
    if any(placement.is_partial() for placement in param.placements):
        raise _refused(name, member, "it is a sum that is not taken yet: redistribute it first")
    axes = sharding_axes(param)
    if not axes:
        return None
    ranks = meshes.of(param.device_mesh, axes)
    dims = (*param.shape, 2) if param.is_complex() else tuple(param.shape)
    found = pieces_of(param.device_mesh, param.placements, dims, ranks)
    if tuple(real(member.local).shape) != found.shape(ranks.rank):
        raise _refused(
            name,
            member,
            "it is not cut as they cut: use fully_shard or distribute_tensor",
        )
    return found


def _refused(name: str, member: Member, why: str) -> BindError:
    places = getattr(member.param, "placements", ())
    return UnsupportedError(
        f"{name} sums over elements, and {member.where} is a DTensor placed as {places}; {why}"
    )
