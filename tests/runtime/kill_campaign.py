"""Kills a process that saves after every step, at random points, and sees that nothing is lost.

    python -m tests.runtime.kill_campaign --kills 200 --seed 0 --seconds 120

Each child loads the last checkpoint, goes on stepping and saving, reports each save that has
returned, and is killed (SIGKILL). The checkpoint must then be whole, no older than what was
reported, and to the bit what an uninterrupted run has at that step. The last child is let live.
"""

from __future__ import annotations

import argparse
import math
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import stepfuse

Array = np.ndarray[Any, np.dtype[Any]]
SIZE = 40_000  # elements: a save takes milliseconds
LAST = 5  # steps of the child that lives
SAVES = 4  # fewer does a child report before it is killed


@dataclass(slots=True)
class Campaign:
    """What has been seen."""

    kills: int = 0
    steps: int = 0  # that the checkpoint is at
    within: int = 0  # kills while a file was being written
    unreported: int = 0  # kills between a save and its report
    seconds: float = 0.0
    wanted: dict[int, str] = field(default_factory=dict[int, str])

    def __str__(self) -> str:
        return (
            f"{self.kills} kills in {self.seconds:.1f} s over {self.steps} steps: {self.within} "
            f"within a file, {self.unreported} after a save and before its report; nothing lost"
        )


def campaign(folder: Path, kills: int, seed: int, seconds: float = math.inf) -> Campaign:
    """Kills so often, or until the time is over. Raises AssertionError where a step is lost."""
    rng, start, path = random.Random(seed), time.monotonic(), folder / "run.safetensors"
    found, reference = Campaign(), _Run()
    found.wanted[0] = reference.digest()
    seen, longest = _Run(), _seconds(folder)
    while found.kills < kills and time.monotonic() - start < seconds:
        saves, after = rng.randrange(SAVES), rng.uniform(0.0, longest)
        reported = _killed(path, saves, after, found.steps)
        found.kills += 1
        found.within += len(list(folder.glob(".*.tmp")))
        _look(path, seen, found, reference, reported)
    _finished(path, found.steps + LAST)
    _look(path, seen, found, reference, found.steps + LAST)
    assert list(folder.iterdir()) == [path], "what killed processes left behind is removed"
    found.seconds = time.monotonic() - start
    return found


class _Run:
    """A run whose gradients follow from the step."""

    def __init__(self) -> None:
        self.params = [np.linspace(-1.0, 1.0, SIZE, dtype=np.float32), np.ones(7, np.float32)]
        named = list(zip("ab", self.params, strict=True))
        self.opt = stepfuse.Optimizer(named, "adamw", threads=1)

    def step(self) -> None:
        rng = np.random.default_rng(self.opt.t)
        self.opt.step([rng.standard_normal(p.size, np.float32) for p in self.params])

    def digest(self) -> str:
        arrays = [*self.params, *(s[n] for s in self.opt.state for n in ("m", "v"))]
        return sha256(b"".join(a.tobytes() for a in arrays)).hexdigest()


def _seconds(folder: Path) -> float:
    """What a step with its save takes, the first of which warms up."""
    run, path, taken = _Run(), folder / "timed.safetensors", 0.0
    for _ in range(2):
        start = time.monotonic()
        run.step()
        run.opt.save(path, params=True)
        taken = time.monotonic() - start
    path.unlink()
    return taken


def _look(path: Path, seen: _Run, found: Campaign, reference: _Run, reported: int) -> None:
    """Loads what there is, and compares it with the run that nobody interrupted."""
    if path.exists():
        seen.opt.load(path, params=True)
    assert reported <= seen.opt.t <= reported + 1, f"{reported} reported, {seen.opt.t} found"
    while reference.opt.t < seen.opt.t:
        reference.step()
        found.wanted[reference.opt.t] = reference.digest()
    assert seen.digest() == found.wanted[seen.opt.t], f"step {seen.opt.t} is not what it was"
    found.unreported += seen.opt.t > reported
    found.steps = seen.opt.t


def _killed(path: Path, saves: int, after: float, before: int) -> int:
    """Kills a child some seconds after so many saves; the last step that it reported."""
    ours, theirs = os.pipe()
    child = _fork(lambda: _save_for_ever(path, theirs))
    os.close(theirs)
    reports = b"".join(os.read(ours, 8) for _ in range(saves + 1))  # the first: it has begun
    time.sleep(after)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    with os.fdopen(ours, "rb") as pipe:
        reports += pipe.read()
    return max(before, *np.frombuffer(reports, np.int64).tolist(), 0)


def _save_for_ever(path: Path, pipe: int) -> None:
    run = _resumed(path)
    os.write(pipe, bytes(8))
    while True:
        run.step()
        run.opt.save(path, params=True)
        os.write(pipe, np.int64(run.opt.t).tobytes())


def _finished(path: Path, steps: int) -> None:
    child = _fork(lambda: _save_until(path, steps))
    assert os.waitpid(child, 0)[1] == 0


def _save_until(path: Path, steps: int) -> None:
    run = _resumed(path)
    while run.opt.t < steps:
        run.step()
        run.opt.save(path, params=True)


def _resumed(path: Path) -> _Run:
    run = _Run()
    if path.exists():
        run.opt.load(path, params=True)
    return run


def _fork(work: Callable[[], None]) -> int:
    child = os.fork()
    if child:
        return child
    try:
        work()
        os._exit(0)
    finally:
        os._exit(1)


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=600.0, help="at most so long")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(campaign(Path(folder), asked.kills, asked.seed, asked.seconds))
    return 0


if __name__ == "__main__":
    sys.exit(main())
