"""Ranks that step by themselves, as processes of gloo and of MPI: the bits of those on threads.

    python -m tests.campaigns.local_engines [--engines gloo,mpi] [--steps 20] [--count 3]

MPI needs the extra `mpi` and `mpiexec`: without them it is an error.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from typing import Any

import stepfuse as sf
import torch
from stepfuse.ranks.here import ranks_here
from stepfuse.ranks.protocol import Ranks
from stepfuse.ranks.threads import on_threads
from torch import distributed

from tests.campaigns.rank_engines import digest, told
from tests.ranks.replicas import Shape, arrays

SHAPES: tuple[Shape, ...] = ((600, 500), (600,), (90_001,), (7,), (40, 30, 64))
WAYS: dict[str, tuple[Any, dict[str, Any]]] = {
    "local SGD": (sf.LocalSteps, {"every": 3, "outer": None}),
    "DiLoCo": (sf.LocalSteps, {"every": 4, "fragments": 3}),
    "DiLoCo by LAMB": (sf.LocalSteps, {"every": 2, "outer": "lamb(lr=0.1)"}),
    "D-PSGD": (sf.Gossip, {"graph": "ring"}),
    "push-sum": (sf.PushSum, {"graph": "exponential"}),
}
_distributed: Any = distributed


def trained(way: str, ranks: Ranks, steps: int) -> str:
    """The bits of a rank's parameters behind some steps."""
    make, options = WAYS[way]
    params = [a.copy() for a in arrays(0, SHAPES)]
    made = make(params, "adamw(lr=0.01)", ranks=ranks, threads=1, **options)
    for step in range(steps):
        made.step([g.copy() for g in arrays(1 + 10 * ranks.rank + step % 5, SHAPES)])
    return digest(params)


def on_rank(steps: int) -> None:
    """What a rank does, and tells."""
    torch.set_num_threads(1)
    if "MASTER_PORT" in os.environ:
        _distributed.init_process_group("gloo")
    ranks = ranks_here()
    found = {way: trained(way, ranks, steps) for way in WAYS}
    print(json.dumps([ranks.rank, found]), flush=True)
    if "MASTER_PORT" in os.environ:
        _distributed.barrier()
        _distributed.destroy_process_group()


def main() -> int:
    """Runs them; 1 where something differs."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--engines", default="gloo,mpi")
    parser.add_argument("--steps", type=int, default=20)
    parser.add_argument("--count", type=int, default=3)
    asked = parser.parse_args()
    expected = {
        way: on_threads(asked.count, lambda view, way=way: trained(way, view, asked.steps))
        for way in WAYS
    }
    wrong, done = 0, 0
    program = f"from tests.campaigns.local_engines import on_rank\non_rank({asked.steps})"
    for engine in asked.engines.split(","):
        for code, text in told(engine, asked.count, program):
            wrong += code != 0
            for line in text.splitlines():
                rank, found = json.loads(line)
                for way, bits in found.items():
                    done += 1
                    if bits != expected[way][rank]:
                        print(f"{engine}, {way}: rank {rank} has other bits")
                        wrong += 1
    every = len(asked.engines.split(",")) * asked.count * len(WAYS)
    print(f"{done} of {every} runs of a rank, {asked.steps} steps each: {wrong} wrong")
    return int(wrong > 0 or done < every)


if __name__ == "__main__":
    sys.exit(main())
