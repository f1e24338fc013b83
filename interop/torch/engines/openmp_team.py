"""Steps on torch's own threads.

After a backward pass the workers of torch's OpenMP library spin for some milliseconds, so that a
pool's would have to share processors with them; and they start at once, so that it pays to split
smaller steps. They are taken where nothing speaks against it, and else the process's pool:

1. Each thread of a program has a team of its own in OpenMP, made at its first parallel region:
   only the thread that made the optimizer asks for one.
2. In a child of `fork`, a region of GNU's library waits for workers that do not exist.
3. A region ends when all its threads are there. Where the caller has waited for one that had lost
   its processor, the pool, which waits for nobody that has not begun, takes the next FIRST
   steps; twice as many each time it happens again before as many good steps, up to LAST.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import torch

from ....backends.native.team import Team, symbols_of
from ....runtime.calls import NativeStep, Step, is_whole
from ....runtime.launch.clocked import StepPart
from ....runtime.launch.executable import Launcher
from ....runtime.system import after_fork

FROM = 2 << 20  # bytes that a call moves, from which it is split among awake threads
FIRST, LAST = 64, 4096  # steps

_forked: list[bool] = []  # whether this process is a child of fork


class TorchTeam:
    """torch's threads for the steps of all optimizers that one thread has made."""

    def __init__(self, library: dict[str, int], thread: int) -> None:
        self.team, self._thread = Team(library), thread
        self._rest = 0  # steps that the pool has still to take
        self._pause = 0  # how many it took the last time
        self._good = 0  # steps since then

    def is_here(self) -> bool:
        """True if the next step may have the team (cases 1 to 3)."""
        if _forked or threading.get_ident() != self._thread:
            return False
        self._rest -= self._rest > 0
        return self._rest == 0

    def run(self, walk: Any, threads: int) -> None:
        """Runs a step on the team, and looks whether it had to wait (case 3)."""
        team = self.team
        walk.on_team(team.runner, team.of(threads), FROM)
        if team.was_late():
            again = self._good < self._pause
            self._pause = min(2 * self._pause, LAST) if again else FIRST
            self._rest, self._good = self._pause + 1, 0
        else:
            self._good += 1


class TeamStep(NativeStep):
    """A step on torch's threads, as many as there are when it runs, or on the pool's."""

    def __init__(self, walk: Any, torch_team: TorchTeam) -> None:
        self._walk, self._team = walk, torch_team

    def __call__(self) -> None:
        """Runs it."""
        threads = torch.get_num_threads()
        if threads > 1 and self._walk.most >= FROM and self._team.is_here():
            self._team.run(self._walk, threads)
        else:
            self._walk.on_pool(threads)


@dataclass(frozen=True, slots=True)
class TeamLauncher(Launcher):
    """Prepare steps on torch's threads, where they are known, from those made by `thread`."""

    thread: int

    def prepare(self, parts: Sequence[StepPart]) -> Step:
        """A step of these parts, by as many threads as torch has now."""
        step = self.programs[0].prepare(parts, self.programs, torch.get_num_threads())
        torch_team = torch_team_of(self.thread)
        return (
            step if torch_team is None or not is_whole(step) else (TeamStep(step[0], torch_team),)
        )


@lru_cache(64)
def torch_team_of(thread: int) -> TorchTeam | None:
    """The threads that torch has for one of the program's; None where its library is unknown."""
    library = _library()
    return None if library is None else TorchTeam(library, thread)


@cache
def _library() -> dict[str, int] | None:
    """torch's OpenMP, found as torch finds it, beside those that other libraries have loaded."""
    return symbols_of(str(Path(torch.__file__).parent / "lib" / "libtorch_cpu.so"))


after_fork(lambda: _forked.append(True))
