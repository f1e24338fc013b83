"""A dozen specs on ranks that are processes, on gloo and on MPI, by buckets of 1 and of 25 MB.

    python -m tests.campaigns.rank_engines [SPEC ...] [--engines gloo,mpi] [--steps 20] [--count 3]

Every rank steps tensors of torch by `stepfuse.torch.Sharded`, whose gradients are its own, and then
arrays by `stepfuse.Sharded`; all must have the bits of one process that has everybody's gradients.
MPI needs the extra `mpi` and `mpiexec`: without them it is an error, not a silent success.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import stepfuse as sf
import stepfuse.torch
import torch
from stepfuse.ranks.combine import mean_of_ranks, piece
from stepfuse.ranks.here import ranks_here
from stepfuse.ranks.protocol import Ranks
from torch import distributed

from tests.ranks.replicas import MATRICES, Array, Shape, arrays
from tests.support.processes.process_group import on_gloo

SPECS = (
    "adamw", "check_finite+clip_by_global_norm(max_norm=0.5)+adamw", "lamb", "adafactor", "came",
    "adai", "lion", "momentum(nesterov=true)", "novograd", "sm3", "ranger21", "muon",
)  # fmt: skip
SHAPES: tuple[Shape, ...] = (
    (600, 500), (600,), (90_001,), (7,), (3, 33_000), (1200, 500), (40, 30, 64)
)  # fmt: skip
BUCKETS = (1, 25)  # MB
_distributed: Any = distributed


def shapes_of(spec: str) -> tuple[Shape, ...]:
    """Those that a spec steps."""
    return MATRICES if spec == "muon" else SHAPES


def gradients(spec: str, rank: int, step: int) -> list[Array]:
    """A rank's own: one of five sets."""
    return [3 * g for g in arrays(1 + 10 * rank + step % 5, shapes_of(spec))]


def digest(params: Sequence[Array]) -> str:
    """The bits of some arrays."""
    found = hashlib.sha256()
    for param in params:
        found.update(np.ascontiguousarray(param))
    return found.hexdigest()[:16]


def alone(spec: str, count: int, steps: int) -> str:
    """What one process has that takes all gradients."""
    params = [a.copy() for a in arrays(0, shapes_of(spec))]
    made = sf.Optimizer(params, sf.chain(mean_of_ranks(count), sf.as_spec(spec)), threads=1)
    for step in range(steps):
        pieces = {piece(r): gradients(spec, r, step) for r in range(count)}
        made.step(pieces.pop("grad"), aux=pieces)
    return digest(params)


def of_torch(spec: str, ranks: Ranks, steps: int, size: int) -> str:
    """What a rank has behind steps of torch's tensors, whose gradients are of `backward`."""
    params = [torch.from_numpy(a.copy()).requires_grad_() for a in arrays(0, shapes_of(spec))]
    made = stepfuse.torch.Sharded(params, spec, ranks=ranks, bucket=size << 20, threads=1)
    for step in range(steps):
        made.zero_grad()
        own = map(torch.from_numpy, gradients(spec, ranks.rank, step))
        torch.stack([(p * g).sum() for p, g in zip(params, own, strict=True)]).sum().backward()
        made.step()
    return digest([p.detach().numpy() for p in params])


def of_arrays(spec: str, ranks: Ranks, steps: int) -> str:
    """What a rank has behind repeatable steps of arrays."""
    params = [a.copy() for a in arrays(0, shapes_of(spec))]
    made = sf.Sharded(params, spec, ranks=ranks, repeatable=True, threads=1)
    for step in range(steps):
        made.step(gradients(spec, ranks.rank, step))
    return digest(params)


def on_rank(specs: Sequence[str], steps: int) -> None:
    """What a rank does, and tells."""
    torch.set_num_threads(1)
    if "MASTER_PORT" in os.environ:
        _distributed.init_process_group("gloo")
    ranks = ranks_here()
    for spec in specs:
        found = {f"{size} MB": of_torch(spec, ranks, steps, size) for size in BUCKETS}
        found["arrays"] = of_arrays(spec, ranks, steps)
        print(json.dumps([ranks.rank, spec, found]), flush=True)
    if "MASTER_PORT" in os.environ:
        _distributed.barrier()
        _distributed.destroy_process_group()


def told(engine: str, count: int, program: str) -> Iterator[tuple[int, str]]:
    """How each rank that runs a program ended, or all of them, and what they told."""
    if engine == "gloo":
        yield from on_gloo(count, program, 1000)
        return
    where = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    mpiexec = shutil.which("mpiexec", path=where)
    if mpiexec is None:
        raise SystemExit("no mpiexec here: pip install stepfuse-runtime[mpi]")
    command = [mpiexec, "--allow-run-as-root", "--oversubscribe", "-n", str(count)]
    made = subprocess.run(
        [*command, sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, timeout=1000
    )
    yield made.returncode, made.stdout


def main() -> int:
    """Runs them; 1 where something differs."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("specs", nargs="*", default=[*SPECS])
    parser.add_argument("--engines", default="gloo,mpi")
    parser.add_argument("--steps", type=int, default=20)
    parser.add_argument("--count", type=int, default=3)
    asked = parser.parse_args()
    expected = {spec: alone(spec, asked.count, asked.steps) for spec in asked.specs}
    wrong, done = 0, 0
    program = "from tests.campaigns.rank_engines import on_rank\n"
    program += f"on_rank({[*asked.specs]}, {asked.steps})"
    for engine in asked.engines.split(","):
        said = list(told(engine, asked.count, program))
        if any(code for code, _ in said):
            print(f"{engine}: exit codes {[code for code, _ in said]}")
            wrong += 1
        for line in "".join(text for _, text in said).splitlines():
            rank, spec, found = json.loads(line)
            done += len(found)
            for how, bits in found.items():
                if bits != expected[spec]:
                    print(f"{engine}, {spec}, {how}: rank {rank} has other bits")
                    wrong += 1
    every = len(asked.engines.split(",")) * asked.count * len(asked.specs) * (len(BUCKETS) + 1)
    print(f"{done} of {every} runs of a rank, {asked.steps} steps each: {wrong} wrong")
    return int(wrong > 0 or done < every)


if __name__ == "__main__":
    sys.exit(main())
