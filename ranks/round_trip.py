"""`stepfuse doctor distributed`: the launcher and engine that this process has, and a round trip.

launcher    torchrun, rank 0 of 2
engine      TorchRanks (gloo)
round trip  0.16 ms, 0.12 to 0.91: 100 gathers of 8 bytes
            1.9 ms, 1.7 to 4.2: 20 gathers of 1 MiB
"""

from __future__ import annotations

import os
import sys
import time
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np

from .here import SingleRank, ranks_here
from .protocol import Ranks, RanksError
from .threads import on_threads

_TORCHRUN = ("RANK", "WORLD_SIZE", "MASTER_ADDR", "MASTER_PORT")  # what init_process_group reads
_TRIPS = ((100, 8, "8 bytes"), (20, 1 << 20, "1 MiB"))
_ENGINES = {
    "torch": ("gloo and nccl", "torchrun --nproc-per-node 2 --no-python", "torch"),
    "mpi4py": ("MPI", "mpiexec -n 2", "stepfuse[mpi]"),
}


def distributed_text() -> str:
    """Return the report; "" on ranks that are not the first.

    Raises RanksError where ranks do not come together, ImportError where an engine is missing.
    """
    begun = _begin()
    try:
        ranks = ranks_here()
        if isinstance(ranks, SingleRank):
            return "\n".join([*_alone(), *_trips_text(on_threads(2, _trips)[0])]) + "\n"
        launcher = "mpiexec" if type(ranks).__name__ == "MpiRanks" else "torchrun"
        found = _trips(ranks)
        head = [f"launcher    {launcher}, rank {ranks.rank} of {ranks.count}"]
        head += [f"engine      {_engine(ranks)}"]
        return "" if ranks.rank else "\n".join([*head, *_trips_text(found)]) + "\n"
    finally:
        if begun is not None:
            begun.destroy_process_group()


def _begin() -> Any:
    """Begins torch.distributed where torchrun has started this; the module, if it was."""
    if not all(name in os.environ for name in _TORCHRUN) or find_spec("torch") is None:
        return None
    distributed: Any = import_module("torch.distributed")
    try:
        distributed.init_process_group("gloo")
    except (RuntimeError, ValueError) as error:
        rank, count = os.environ["RANK"], os.environ["WORLD_SIZE"]
        raise RanksError(f"rank {rank} of {count}, the beginning of gloo: {error}") from error
    return distributed


def _engine(ranks: Ranks) -> str:
    kind = type(ranks).__name__
    if kind == "MpiRanks":
        mpi: Any = sys.modules["mpi4py.MPI"]
        return f"MPI: {mpi.Get_library_version().partition(',')[0].strip()}"
    return f"gloo of torch {sys.modules['torch'].__version__}"


def _alone() -> list[str]:
    lines = ["launcher    none: this process is alone"]
    for n, (package, (engines, command, extra)) in enumerate(_ENGINES.items()):
        is_there = find_spec(package) is not None
        how = (
            f"started by `{command} stepfuse doctor distributed`"
            if is_there
            else f"needs {package}: pip install '{extra}'"
        )
        lines.append(f"{'' if n else 'engines':12}{engines}, {how}")
    return [*lines, "            2 threads of this process, timed here"]


def _trips(ranks: Ranks) -> list[list[float]]:
    """The milliseconds of some gathers, by size."""
    found: list[list[float]] = []
    for count, size, _ in _TRIPS:
        own = np.full(size, ranks.rank, np.uint8)
        into = [np.zeros(size, np.uint8) for _ in range(ranks.count)]
        times: list[float] = []
        for _ in range(count + 1):
            start = time.perf_counter()
            ranks.gather(own, into, "a round trip").wait()
            times.append(1e3 * (time.perf_counter() - start))
        if [int(part[-1]) for part in into] != list(range(ranks.count)):
            raise RanksError(f"rank {ranks.rank} of {ranks.count}, a round trip: other bytes came")
        found.append(sorted(times[1:]))  # the first connects
    return found


def _trips_text(found: list[list[float]]) -> list[str]:
    lines: list[str] = []
    for (count, _, size), times in zip(_TRIPS, found, strict=True):
        median, low, high = times[len(times) // 2], times[0], times[-1]
        told = f"{median:.2g} ms, {low:.2g} to {high:.2g}: {count} gathers of {size}"
        lines.append(f"{'' if lines else 'round trip':12}{told}")
    return lines
