"""Timing side by side: contestants take turns, and ratios are taken round by round."""

from __future__ import annotations

import json
import os
import platform
import random
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
from rich.table import Table

Step = Callable[[], object]
_T = TypeVar("_T")
SETTLE = 0.01  # seconds: longer than OpenMP's threads spin after their work
LEAST = 2  # rounds: with fewer there is no spread


@dataclass(frozen=True, slots=True)
class Timing:
    """One contestant: median milliseconds, and its ratio to the first one's time."""

    name: str
    milliseconds: float
    milliseconds_low: float  # the 10th and 90th percentile
    milliseconds_high: float
    ratio: float  # of its time to the first contestant's, the median over rounds
    low: float  # the ratio's 10th and 90th percentile
    high: float
    rounds: int
    each: tuple[float, ...] = ()  # milliseconds, round by round

    def over(self, other: Timing) -> float:
        """The median ratio of its time to another contestant's of the same rounds."""
        return float(np.median(np.array(self.each) / np.array(other.each)))


def compete(
    contestants: Mapping[str, Step],
    rounds: int,
    warm: int = 2,
    seconds: float | None = None,
    tick: Step = lambda: None,
    clock: Callable[[], float] = time.perf_counter,
) -> list[Timing]:
    """Run each contestant once a round; the others are compared with the first.

    The order is drawn anew each round. A contestant runs untimed first: the one before it left
    its data in caches, and threads that spin on for milliseconds where another's would run.
    After `seconds` no further round begins, once there are LEAST; `tick` is called each round.
    A `clock` of `time.thread_time` leaves out time that neighbours take from steps of one thread.
    Raises ValueError for fewer rounds than LEAST.
    """
    if rounds < LEAST:
        raise ValueError(f"expected at least {LEAST} rounds, to have a spread, got {rounds}")
    began = time.perf_counter()

    def turn(step: Step) -> float:
        _settle(step)
        start = clock()
        step()
        return clock() - start

    def goes_on(done: int) -> bool:
        tick()
        late = seconds is not None and time.perf_counter() - began > seconds
        return not late or done < warm + LEAST

    taken = in_turns(contestants, turn, rounds, warm=warm, shuffled=True, goes_on=goes_on)
    return timings(taken)


def in_turns(
    contestants: Mapping[str, _T],
    turn: Callable[[_T], float],
    rounds: int,
    *,
    warm: int = 0,
    shuffled: bool = False,
    goes_on: Callable[[int], bool] = lambda _: True,
) -> dict[str, np.ndarray]:
    """The seconds of each contestant's turns, a turn each round, without those of `warm` rounds.

    The order is drawn anew each round if `shuffled`. `goes_on` is asked behind each.
    """
    shuffle, every = random.Random(0), list(contestants.items())
    taken: dict[str, list[float]] = {name: [] for name in contestants}
    for number in range(warm + rounds):
        for name, one in shuffle.sample(every, len(every)) if shuffled else every:
            seconds = turn(one)
            if number >= warm:
                taken[name].append(seconds)
        if not goes_on(number + 1):
            break
    return {name: np.array(seconds) for name, seconds in taken.items()}


def timings(taken: Mapping[str, np.ndarray]) -> list[Timing]:
    """The figures of all contestants, as ratios to the first one's."""
    first = next(iter(taken.values()))
    return [timing(name, seconds, first) for name, seconds in taken.items()]


def seconds_of(work: Step, count: int = 1, clock: Callable[[], float] = time.perf_counter) -> float:
    """The seconds of a call, as the mean of so many."""
    start = clock()
    for _ in range(count):
        work()
    return (clock() - start) / count


def _settle(step: Step) -> None:
    """Steps untimed, once or until the others' threads are asleep."""
    end = time.perf_counter() + SETTLE
    step()
    while time.perf_counter() < end:
        step()


def timing(name: str, taken: np.ndarray, first: np.ndarray) -> Timing:
    """One contestant's figures, from its seconds and the first one's, round by round."""
    middle, fast, slow = (1e3 * float(q) for q in np.percentile(taken, [50, 10, 90]))
    ratio, low, high = (float(q) for q in np.percentile(taken / first, [50, 10, 90]))
    each = tuple(1e3 * float(seconds) for seconds in taken)
    return Timing(name, middle, fast, slow, ratio, low, high, len(taken), each)


def machine() -> dict[str, Any]:
    """Describe the machine of the figures."""
    cpu, levels = platform.processor(), ""
    lines: list[str] = []
    info = Path("/proc/cpuinfo")
    if info.exists():
        lines = info.read_text().splitlines()
        models = [x for x in lines if x.startswith("model name")]
        cpu = models[0].split(":")[1].strip() if models else cpu
        levels = " ".join(_vectors(next((x for x in lines if x.startswith("flags")), "")))
    return {
        "cpu": cpu,
        "family and model": _model(lines),
        "vectors": levels,
        "caches": _caches(),
        "cores": len(os.sched_getaffinity(0)),
        "load": round(os.getloadavg()[0], 2),
        "python": platform.python_version(),
        "numpy": np.__version__,
    }


def _model(lines: list[str]) -> str:
    """Return the CPU's family, model and stepping, as a virtual machine may hide its name."""
    first = {k.strip(): v.strip() for k, _, v in (x.partition(":") for x in reversed(lines))}
    return "/".join(first.get(name, "?") for name in ("cpu family", "model", "stepping"))


def _vectors(flags: str) -> list[str]:
    """The vector extensions that a CPU names."""
    wanted = ("sse4_2", "avx2", "fma", "avx512f", "avx512bw", "avx512_bf16")
    return [name for name in wanted if name in flags.split()]


def _caches() -> dict[str, str]:
    """The sizes of the first CPU's caches."""
    found: dict[str, str] = {}
    for cache in sorted(Path("/sys/devices/system/cpu/cpu0/cache").glob("index*")):
        level, kind, size = ((cache / n).read_text().strip() for n in ("level", "type", "size"))
        found[f"L{level} {kind.lower()}"] = size
    return found


def table(results: Mapping[str, Sequence[Timing]], ratio: str) -> Table:
    """Medians, and each one's time as a multiple of the first one's, which `ratio` heads."""
    shown = Table("case", "contestant", "ms", ratio, "10 % to 90 %")
    for case, timings in results.items():
        for number, found in enumerate(timings):
            spread = f"{found.low:.2f} to {found.high:.2f}"
            first = "" if number else case
            shown.add_row(
                first, found.name, f"{found.milliseconds:.3f}", f"{found.ratio:.2f}", spread
            )
    return shown


def save(path: Path, command: str, results: Mapping[str, list[Timing]], **more: Any) -> None:
    """Keeps the figures with the command that made them."""
    content = {case: [asdict(t) for t in timings] for case, timings in results.items()}
    write(path, command, content, **more)


def write(path: Path, command: str, results: Any, **more: Any) -> None:
    """Keeps results of any form with the command and the machine."""
    path.parent.mkdir(parents=True, exist_ok=True)
    content = {"command": command, "machine": machine(), **more, "results": results}
    path.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")
