"""Snapshots of ranks in memory: each the cells that it steps, all at the same step.

snapshot = optimizer.snapshot(params=True)    on every rank, each has its own
optimizer.restore(snapshot, params=True)      on every rank, all go back together
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import prod

import numpy as np

from ...ir.arrays import Part
from ...ir.errors import CheckpointError
from ...runtime.checkpoint.container import StoredTensor
from ...runtime.checkpoint.contents import CheckpointContents, manifest_of, numbers_of
from ...runtime.checkpoint.load import LoadPlan
from ...runtime.checkpoint.save import Snapshot
from ...runtime.memory.space import on_host
from ..agreement import check_agreement, gathered, gathered_arrays
from ..protocol import Ranks
from .checkpoints import name_of_save, tensors_of_rank

_PHASE = "a snapshot"


@dataclass(frozen=True, slots=True)
class RankSnapshot:
    """One rank's snapshot of a step. `name` is one for all that ranks took together."""

    name: str
    rank: int
    count: int
    saved: Snapshot

    def of(self, ranks: Ranks) -> Snapshot:
        """Return the snapshot. Raises CheckpointError where it is another rank's."""
        if (self.rank, self.count) == (ranks.rank, ranks.count):
            return self.saved
        raise CheckpointError(
            f"expected a snapshot that rank {ranks.rank} of {ranks.count} took, got one of rank "
            f"{self.rank} of {self.count}; what they `save` any number of ranks may load"
        )

    def __repr__(self) -> str:
        size = sum(t.array.nbytes for t in self.saved.entries.values())
        whose = f"rank {self.rank} of {self.count}"
        return f"RankSnapshot(@{self.saved.manifest['spec']}, {whose}, {size} bytes)"


def snapshot_of_rank(ranks: Ranks, held: CheckpointContents, params: bool) -> RankSnapshot:
    """A copy of this rank's cells. Raises BindError on every rank where they disagree."""
    facts = [("the number of steps done", str(held.steps)), ("params", str(params))]
    check_agreement(ranks, repr(facts), lambda: facts, _PHASE)
    found = cells_of_rank(held, params)
    copies = {key: replace(own, array=own.array.copy()) for key, own in found.entries.items()}
    saved = Snapshot(found.manifest, copies)
    return RankSnapshot(name_of_save(ranks, _PHASE), ranks.rank, ranks.count, saved)


def cells_of_rank(held: CheckpointContents, params: bool) -> Snapshot:
    """Return the cells that a load reads on this rank, in place; copied from a GPU."""
    there = (tensor for _, tensor, _ in tensors_of_rank(held, params))
    mine = [*numbers_of(held.storage), *(replace(t, array=on_host(t.array)) for t in there)]
    return Snapshot(manifest_of(held, params, {}), {tensor.key: tensor for tensor in mine})


def all_cells(ranks: Ranks, mine: Snapshot, owned: Mapping[str, Part]) -> Snapshot:
    """A copy, on every rank, of the cells of all; all of them call it. Raises RanksError.

    `owned` are the cells of this rank; a state without cells there is a number, which all have.
    """
    phase, found = "a gather of states", dict(mine.entries)
    bounds = np.array(list(owned.values()), np.int64).reshape(-1, 2)
    parts = np.stack(gathered_arrays(ranks, bounds, phase), 1).tolist()
    for (key, (low, high)), of_ranks in zip(owned.items(), parts, strict=True):
        entry = mine.entries[key]
        own = entry.cells[low - entry.first : high - entry.first]
        sizes = [own.itemsize * (end - first) for first, end in of_ranks]
        whole = np.empty(prod(entry.dims), own.dtype)
        for (first, end), part in zip(
            of_ranks, gathered(ranks, own.tobytes(), sizes, phase), strict=True
        ):
            whole[first:end] = part.view(whole.dtype)
        found[key] = StoredTensor(key, entry.dtype, whole.reshape(entry.dims))
    return Snapshot(mine.manifest, found)


def check_cells(found: LoadPlan) -> None:
    """Raises CheckpointError where a load is of cells that this rank's snapshot has not."""
    for entry, tensor in found.arrays:
        if isinstance(entry, StoredTensor) and not entry.has(tensor.part):
            raise CheckpointError(
                f"'{entry.key}': its cells are dealt to ranks otherwise than when the snapshot was "
                f"taken; what ranks `save` has all cells"
            )
