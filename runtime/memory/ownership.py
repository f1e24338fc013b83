"""Ownership among ranks of a step, as the launch layer uses it.

Every rank has tables of all tensors. It visits chunks, matrices and library calls of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol, Self

import numpy as np

from ...ir.arrays import Array
from ...ir.lowered.launches import Launch, ProgramLaunch, interleave
from ...ir.lowered.step_program import StepProgram
from ...ir.types import Domain

if TYPE_CHECKING:
    from ..calls import Call
    from .pool import Pool
    from .tensor_set import Tensors


class MemberTables(Protocol):
    """The tables of one program over its members, all of them: `Tables`, as a gather sees them."""

    @property
    def program(self) -> StepProgram:
        """The program."""
        ...

    @property
    def members(self) -> Array:
        """The tensors, by their numbers in the storage."""
        ...

    @property
    def kinds(self) -> Array:
        """Of the members."""
        ...

    @property
    def chunks(self) -> Array:
        """The chunk table."""
        ...

    @property
    def tensors(self) -> Array:
        """The tensor table."""
        ...

    @property
    def scalars(self) -> Array:
        """The tensors' own numbers."""
        ...

    @property
    def shared(self) -> Array:
        """The parts of sums over all tensors."""
        ...

    @property
    def ordinals(self) -> Array:
        """The members' numbers among the tensors of all programs."""
        ...


class Ownership:
    """The part of each tensor that this rank owns, here all of it, and the gather of others'."""

    __slots__ = ()

    def rows_of(self, members: Array, chunks: Array) -> Array:
        """The rows of a chunk table that this rank visits, cut where its parts end."""
        return chunks

    def whole(self, program: StepProgram, members: Array, tensors: Array) -> Array:
        """The tensor table of launches over tensors; `tensors` is that of launches over chunks.

        It is the same one where chunks have the coordinates of whole tensors.
        """
        return tensors

    def owned(self, members: Array) -> Array:
        """Return a mask of tensors this rank visits where they are visited whole."""
        return np.ones(len(members), np.bool_)

    def part(self, tensor: int, domain: Domain) -> tuple[int, int] | None:
        """Of an array along elements, rows or blocks, the cells that this rank owns; else None."""
        return None

    def gather(self, launches: Sequence[tuple[MemberTables, Launch]]) -> Callable[[int, int], None]:
        """Return the gather of all that launches over ranks bring, of the tables of each.

        It does nothing where no tensor has any of it; its two arguments are not used.
        """
        raise NotImplementedError  # abstract: who takes part in it says by which way

    def arranged(self, calls: Sequence[tuple[MemberTables, Launch, Call]]) -> Sequence[Call]:
        """The calls of a step, with those between them that wait for others, or have them begin."""
        return [call for *_, call in calls]


class StorageOwnership(Ownership):
    """The same of a storage, which has memory for this rank's parts, and its launches."""

    __slots__ = ()

    def launches(self, programs: Sequence[StepProgram]) -> tuple[ProgramLaunch, ...]:
        """The launches of a step of an entry's programs, in their order, with their gathers."""
        return interleave([program.launches for program in programs], on_ranks=True)

    def in_memory(self, tensors: Tensors, refresh: Sequence[StepProgram] = ()) -> Tensors:
        """The tensors with layouts of this rank's parts in memory.

        `refresh` are the programs of an entry by the clock, over the same states.
        """
        return tensors

    def over(self, tensors: Tensors, pools: tuple[Pool, ...]) -> Self:
        """The same of tensors as other programs see them, whose lists are in these pools."""
        return self
