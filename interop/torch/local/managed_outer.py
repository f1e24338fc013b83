"""Outer steps among replicas that torchft's manager knows: they come, fail and heal as it says.

start_quorum()    the replicas of the step; one that joins takes over another's state
allreduce(...)    the mean of the parameters of those
should_commit()   True: the outer step, by that mean; False: back to where they met last
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch

from ....ir.errors import OptionError
from ....ir.graph import Spec
from ....ranks.here import SingleRank
from ....ranks.local.outer_optimizer import FragmentOptimizer, OuterOptimizer
from ....ranks.protocol import Ranks


def checked_manager(manager: Any, ranks: Ranks | None) -> Ranks:
    """One rank alone: the manager knows the others. Raises OptionError."""
    if ranks is not None:
        raise OptionError("manager: torchft's manager takes the place of ranks; give one of both")
    needed = ("start_quorum", "allreduce", "should_commit", "current_step")
    if not all(hasattr(manager, name) for name in needed):
        raise OptionError(f"manager: expected a torchft.Manager, got {manager!r:.80}")
    if getattr(manager, "_use_async_quorum", False):
        raise OptionError(
            "manager: a replica that heals changes its parameters, which is to be over before they "
            "are averaged: make the Manager with use_async_quorum=False"
        )
    return SingleRank()


class ManagedFragment(FragmentOptimizer):
    """The outer step of one fragment of a replica, which has all of it."""

    def meet_by(self, manager: Any) -> bool:
        """Steps by the mean that a manager takes, if it commits. Raises as the manager does."""
        with self.step_lock.lock:
            self.step_lock.check()
            means = self.copies()
        for work in [manager.allreduce(torch.from_numpy(one)) for one in means]:
            work.wait()
        with self.step_lock.lock:
            if not manager.should_commit():
                self._go_back()
                return False
            self._step(means, None, "")
            self._last[0] = ()
            return True

    def _go_back(self) -> None:
        """Go back to the anchor, where there is one: a mean alone leaves parameters as they are."""
        for param, state in zip(self._storage.params, self.state, strict=True):
            if "anchor" in state:
                param[...] = state["anchor"]


class ManagedOuterOptimizer(OuterOptimizer):
    """An `OuterOptimizer` whose every meeting counts, committed or not.

    The fragment that meets follows from the manager's count, which a healed replica has too.
    """

    _fragment_of = ManagedFragment

    def __init__(
        self,
        params: Sequence[tuple[str, Any]],
        spec: Spec,
        every: int,
        fragments: int,
        manager: Any,
        check: Callable[[], None],
    ) -> None:
        self._manager = manager
        super().__init__(params, spec, every, fragments, SingleRank(), check)

    def _meet(self, fragment: int) -> None:
        self._manager.start_quorum()
        number = self._manager.current_step() % len(self.fragments)
        if not self.fragments[number].meet_by(self._manager):
            self.discarded += 1

    def explain(self) -> str:
        """Explain the meetings of replicas, and a fragment's outer step."""
        where = ", ".join(f"{self.at(n)}" for n in range(len(self.fragments)))
        step = self.fragments[0].explain()
        return f"replicas of torchft meet every {self.every} steps, behind steps {where}\n{step}"
