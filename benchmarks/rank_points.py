"""Points for `stepfuse simulate --points`: what ranks of this machine take, by their bytes.

    python benchmarks/rank_points.py [--ranks 2 3 4] [--sizes 1e5,..] [--rounds 30] [--out FILE]

exchange, gather   `TorchRanks` on gloo, a rank's buffer of so many bytes
sweeps             AdamW over so many bytes, on all ranks at once, each with one thread

A point has the fastest fifth of its rounds, each as long as on its slowest rank: neighbours on a
busy machine only add.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
import stepfuse
import torch
from contest import write
from stepfuse.ranks.of_torch import TorchRanks
from stepfuse.tools.simulate.fit import MeasuredPoint

distributed: Any = torch.distributed
multiprocessing: Any = torch.multiprocessing
SIZES = "131072,5e5,1e6,2e6,4e6,8e6,16e6"
SWEPT = 8e6  # bytes, from which on arrays do not stay in a core's caches
FIRST = 2  # rounds that are not counted


def kinds_of(size: int) -> int:
    """How much is timed with so many bytes."""
    return 3 if size >= SWEPT else 2


Timed = tuple[str, float, Callable[[], Any]]  # kind, bytes, the call


def contestants(ranks: TorchRanks, size: int) -> list[Timed]:
    """What is timed with so many bytes."""
    parts = [np.ones(size // ranks.count, np.uint8) for _ in range(ranks.count)]
    into = [np.empty_like(part) for part in parts]
    param, grad = (np.full(size // 28 + 1, x, np.float32) for x in (1.0, 1e-3))
    swept = stepfuse.Optimizer([param], "adamw", threads=1)
    found: list[Timed] = [
        ("exchange", size, lambda: ranks.exchange(parts, into, "points").wait()),
        ("gather", size, lambda: ranks.gather(parts[0], into, "points").wait()),
        ("sweeps", size, lambda: swept.step([grad])),
    ]
    return found[: kinds_of(size)]


def on_rank(rank: int, folder: str, counts: Sequence[int], sizes: str, rounds: int) -> None:
    """Times all in turns, the first ranks of each count; rank 0 keeps the points."""
    torch.set_num_threads(1)
    known = {"init_method": f"file://{folder}/store", "rank": rank, "world_size": max(counts)}
    distributed.init_process_group("gloo", **known)
    groups = [distributed.new_group(range(count)) for count in counts]
    timed: list[tuple[int, Timed | None]] = []
    for count, group in zip(counts, groups, strict=True):
        for size in map(int, map(float, sizes.split(","))):
            own = contestants(TorchRanks(group), size) if rank < count else [None] * kinds_of(size)
            timed += [(count, one) for one in own]
    seconds = torch.zeros(len(timed), rounds + FIRST, dtype=torch.float64)
    for turn in range(rounds + FIRST):
        for n, (_, one) in enumerate(timed):
            if one is not None:
                one[2]()  # what was timed before has left its data in caches, and ranks asleep
            distributed.barrier()
            if one is not None:
                begin = time.perf_counter()
                one[2]()
                seconds[n, turn] = time.perf_counter() - begin
    distributed.all_reduce(seconds, distributed.ReduceOp.MAX)
    if not rank:
        fast = np.quantile(seconds[:, FIRST:].numpy(), 0.2, axis=1).tolist()
        points = [
            asdict(MeasuredPoint(one[0], count, one[1], taken))
            for (count, one), taken in zip(timed, fast, strict=True)
            if one is not None
        ]
        Path(folder, "points.json").write_text(json.dumps(points))
    distributed.barrier()
    distributed.destroy_process_group()


def main() -> None:
    """Starts the ranks, and keeps the points."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--ranks", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--sizes", default=SIZES)
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--out", type=Path, default=Path("benchmarks/results/rank_points.json"))
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        given = folder, options.ranks, options.sizes, options.rounds
        multiprocessing.start_processes(on_rank, given, max(options.ranks), start_method="fork")
        points = json.loads(Path(folder, "points.json").read_text())
    for p in points:
        size, taken = p["bytes"] / 1e6, 1e3 * p["seconds"]
        print(f"{p['kind']:9} {p['ranks']} ranks {size:8.3f} MB {taken:8.3f} ms")
    write(options.out, "python " + " ".join(sys.argv), points, torch=torch.__version__)


if __name__ == "__main__":
    main()
