"""The sharded step of arrays, whose states are saved and loaded as cells of this rank."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ....ir.arrays import Part
from ....ranks.agreement import agreeing
from ....ranks.saved.checkpoints import owned_parts
from ....ranks.saved.snapshots import RankSnapshot, all_cells, cells_of_rank
from ....ranks.sharded import Sharded
from ....runtime.checkpoint.contents import CheckpointContents
from ....runtime.checkpoint.save import Snapshot
from ....runtime.step_lock import exclusive

_T = TypeVar("_T")


class SavedSteps(Sharded):
    """Steps whose states go to dicts, and come from them."""

    _give: Callable[[], None]

    def with_groups(self, give: Callable[[], None]) -> None:
        """Call `give` before each save: it copies the user's groups."""
        self._give = give

    @exclusive
    def held(self, full: bool) -> tuple[Snapshot, dict[str, Part] | None]:
        """Return this rank's states in place, and the cells of each that it is to write.

        `full`: copies of all ranks' cells, and nothing to write. Raises BindError where a step was
        torn, RanksError.
        """
        if not full:
            held = self._whole(False)
            return cells_of_rank(held, False), owned_parts(held)
        with self._meeting():
            with agreeing(self._ranks, "the optimizer", "a gather of states"):
                held = self._whole(False)
            owned = owned_parts(held)
            return all_cells(self._ranks, cells_of_rank(held, False), owned), None

    @exclusive
    def go_on(self, taken: Callable[[Snapshot], tuple[Snapshot, _T]]) -> _T:
        """Go on from the cells of a dict, beside those it lacks, as all ranks agree.

        Raises CheckpointError, BindError, RanksError.
        """
        self._settle()
        self._stepper.save()
        with self._meeting():
            saved, more = taken(cells_of_rank(self._contents(), False))
        own = RankSnapshot(repr(saved.manifest), self._ranks.rank, self._ranks.count, saved)
        self._load(own, False, True, False, False)
        return more

    def _whole(self, params: bool) -> CheckpointContents:
        self._give()
        return super()._whole(params)
