"""Timing side by side: contestants take turns, and ratios are taken round by round."""

from __future__ import annotations

import json
import os
import platform
import random
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

Step = Callable[[], object]
SETTLE = 0.01  # seconds: longer than OpenMP's threads spin after their work


@dataclass(frozen=True)
class Timing:
    """One contestant: median milliseconds, and its ratio to the first one's time."""

    name: str
    milliseconds: float
    ratio: float  # of its time to the first contestant's, the median over rounds
    low: float  # the ratio's 10th and 90th percentile
    high: float


def compete(contestants: Mapping[str, Step], rounds: int, warm: int = 2) -> list[Timing]:
    """Runs each contestant once a round; the first is what the others are held to.

    The order is drawn anew each round. A contestant runs untimed first: the one before it left
    its data in caches, and threads that spin on for milliseconds where another's would run.
    """
    shuffle = random.Random(0)
    seconds: dict[str, list[float]] = {name: [] for name in contestants}
    for turn in range(warm + rounds):
        for name, step in shuffle.sample(list(contestants.items()), len(contestants)):
            _settle(step)
            start = time.perf_counter()
            step()
            if turn >= warm:
                seconds[name].append(time.perf_counter() - start)
    first = np.array(seconds[next(iter(contestants))])
    return [timing(name, np.array(taken), first) for name, taken in seconds.items()]


def _settle(step: Step) -> None:
    """Steps untimed, once or until the others' threads are asleep."""
    end = time.perf_counter() + SETTLE
    step()
    while time.perf_counter() < end:
        step()


def timing(name: str, taken: np.ndarray, first: np.ndarray) -> Timing:
    """One contestant's figures, from its seconds and the first one's, round by round."""
    ratios = taken / first
    low, high = np.percentile(ratios, [10, 90])
    return Timing(
        name,
        1e3 * float(np.median(taken)),
        float(np.median(ratios)),
        float(low),
        float(high),
    )


def machine() -> dict[str, Any]:
    """What the figures were taken on."""
    model = platform.processor()
    info = Path("/proc/cpuinfo")
    if info.exists():
        lines = [x for x in info.read_text().splitlines() if x.startswith("model name")]
        model = lines[0].split(":")[1].strip() if lines else model
    return {
        "cpu": model,
        "cores": len(os.sched_getaffinity(0)),
        "load": round(os.getloadavg()[0], 2),
        "python": platform.python_version(),
        "numpy": np.__version__,
    }


def save(path: Path, command: str, results: Mapping[str, list[Timing]], **more: Any) -> None:
    """Keeps the figures with the command that made them."""
    path.parent.mkdir(parents=True, exist_ok=True)
    content = {
        "command": command,
        "machine": machine(),
        **more,
        "results": {case: [asdict(t) for t in timings] for case, timings in results.items()},
    }
    path.write_text(json.dumps(content, indent=1) + "\n")
