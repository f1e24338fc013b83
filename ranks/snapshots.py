"""What ranks have, copied to memory: each the cells that it steps, all at the same step.

snapshot = optimizer.snapshot(params=True)    on every rank, each has its own
optimizer.restore(snapshot, params=True)      on every rank, all go back together
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import prod
from typing import Any

import numpy as np

from ..ir.arrays import Array, Part
from ..ir.errors import CheckpointError
from ..ir.types import DType
from ..runtime.checkpoint.container import StoredTensor
from ..runtime.checkpoint.contents import (
    CheckpointContents,
    keys_of,
    manifest_of,
    numbers_of,
    param_of,
    states_of,
)
from ..runtime.checkpoint.load import Loading
from ..runtime.checkpoint.versions import parameters_of
from .agreement import check_agreement, gathered
from .checkpoints import name_of_save
from .protocol import Ranks

_PHASE = "a snapshot"


@dataclass(frozen=True, slots=True)
class OwnCells:
    """A tensor of which some cells are kept: those in a line from a first one on."""

    key: str
    dtype: DType
    dims: tuple[int, ...]
    first: int
    cells: Array

    def has(self, part: Part | None) -> bool:
        """Whether it has some cells, or all of them."""
        low, high = part or (0, prod(self.dims))
        return low == high or self.first <= low <= high <= self.first + self.cells.size


@dataclass(frozen=True, slots=True)
class CellsInMemory:
    """A manifest, and the cells that a rank has of its tensors: a `CheckpointSource`."""

    manifest: dict[str, Any]
    entries: dict[str, OwnCells]

    @property
    def parameters(self) -> list[dict[str, Any]]:
        """The parameters in their order, each with its `group`."""
        return parameters_of(self.manifest)

    def read(self, entry: OwnCells, into: Array | None = None, part: Part | None = None) -> None:
        """Copies cells that the entry has to an array."""
        if into is not None and into.size:
            at = (part or (0, 0))[0] - entry.first
            into[...] = entry.cells[at : at + into.size].reshape(into.shape)

    def check(self) -> None:
        """Nothing: what is in memory needs no checksum."""


@dataclass(frozen=True, slots=True)
class RankSnapshot:
    """What one of several ranks had at a step. `name` is one for all that ranks took together."""

    name: str
    rank: int
    count: int
    saved: CellsInMemory

    def of(self, ranks: Ranks) -> CellsInMemory:
        """What this rank had. Raises CheckpointError where it is another's."""
        if (self.rank, self.count) == (ranks.rank, ranks.count):
            return self.saved
        raise CheckpointError(
            f"expected a snapshot that rank {ranks.rank} of {ranks.count} took, got one of rank "
            f"{self.rank} of {self.count}; what they `save` any number of ranks may load"
        )

    def __repr__(self) -> str:
        size = sum(t.cells.nbytes for t in self.saved.entries.values())
        whose = f"rank {self.rank} of {self.count}"
        return f"RankSnapshot(@{self.saved.manifest['spec']}, {whose}, {size} bytes)"


def snapshot_of_rank(ranks: Ranks, held: CheckpointContents, params: bool) -> RankSnapshot:
    """A copy of what this rank steps. Raises BindError on every rank where they disagree."""
    facts = [("the number of steps done", str(held.steps)), ("params", str(params))]
    check_agreement(ranks, repr(facts), lambda: facts, _PHASE)
    found = cells_of_rank(held, params)
    copies = {key: replace(own, cells=own.cells.copy()) for key, own in found.entries.items()}
    saved = CellsInMemory(found.manifest, copies)
    return RankSnapshot(name_of_save(ranks, _PHASE), ranks.rank, ranks.count, saved)


def cells_of_rank(held: CheckpointContents, params: bool) -> CellsInMemory:
    """What a load reads on this rank, where it lies."""
    entries = {t.key: _cells(t, t.key) for t in numbers_of(held.storage)}
    for number, key in enumerate(keys_of(held.storage.tensors.names)):
        mine = [*states_of(held.storage, number), *(held.held[number] if held.held else ())]
        mine += [param_of(held.storage, number)] if params else []
        entries |= {(own := f"{t.key}/{key}"): _cells(t, own) for t in mine}
    return CellsInMemory(manifest_of(held, params, {}), entries)


def all_cells(ranks: Ranks, mine: CellsInMemory, owned: Mapping[str, Part]) -> CellsInMemory:
    """A copy that every rank has of what each owns; all of them call it. Raises RanksError.

    `owned` are the cells of this rank; what has none there is a number, which all have.
    """
    phase, found = "a gather of states", dict(mine.entries)
    bounds = np.array(list(owned.values()), np.int64)
    every = gathered(ranks, bounds.tobytes(), [bounds.nbytes] * ranks.count, phase)
    parts = np.stack([one.view(np.int64).reshape(-1, 2) for one in every], 1).tolist()
    for (key, (low, high)), of_ranks in zip(owned.items(), parts, strict=True):
        entry = mine.entries[key]
        own = entry.cells[low - entry.first : high - entry.first]
        sizes = [own.itemsize * (end - first) for first, end in of_ranks]
        whole = np.empty(prod(entry.dims), own.dtype)
        for (first, end), part in zip(
            of_ranks, gathered(ranks, own.tobytes(), sizes, phase), strict=True
        ):
            whole[first:end] = part.view(whole.dtype)
        found[key] = replace(entry, first=0, cells=whole)
    return CellsInMemory(mine.manifest, found)


def check_cells(found: Loading) -> None:
    """Raises CheckpointError where a load is of cells that this rank's snapshot has not."""
    for entry, tensor in found.arrays:
        if isinstance(entry, OwnCells) and not entry.has(tensor.part):
            raise CheckpointError(
                f"'{entry.key}': its cells are dealt to ranks otherwise than when the snapshot was "
                f"taken; what ranks `save` has all cells"
            )


def _cells(tensor: StoredTensor, key: str) -> OwnCells:
    first, _ = tensor.part or (0, 0)
    return OwnCells(key, tensor.dtype, tensor.dims, first, tensor.array.reshape(-1))
