"""Ranks of MPI fit one regression on NumPy arrays, each with data and states of its own.

    mpiexec -n 3 python examples/mpi_sharded.py [--rows 512] [--steps 20]

Under torchrun, with torch.distributed begun by `--gloo`, it is the same program. Rank 0 then does
alone what all have done together, with everybody's gradients, and compares the bits.
"""

# pyright: reportMissingImports=false
from __future__ import annotations

import argparse
from importlib import import_module
from typing import Any

import numpy as np
import stepfuse as sf
from stepfuse.ranks.combine import mean_of_ranks, piece
from stepfuse.ranks.here import ranks_here

SPEC = sf.chain("clip_by_global_norm(max_norm=1.0)", "lamb(lr=0.05)")
FEATURES, OUTPUTS = 500, 200
Arrays = list[np.ndarray[Any, Any]]


def start() -> Arrays:
    """The same weights and biases on every rank."""
    generator = np.random.default_rng(0)
    weights = 0.1 * generator.standard_normal((FEATURES, OUTPUTS), np.float32)
    return [weights, np.zeros(OUTPUTS, np.float32)]


def gradients(params: Arrays, rank: int, step: int, rows: int) -> tuple[float, Arrays]:
    """The loss and gradients of a rank's own batch."""
    generator = np.random.default_rng([rank, step])
    x = generator.standard_normal((rows, FEATURES), np.float32)
    wanted = x[:, :OUTPUTS] - 0.5
    error = x @ params[0] + params[1] - wanted
    scale = np.float32(2 / error.size)
    return float((error**2).mean()), [scale * (x.T @ error), scale * error.sum(0)]


def alone(count: int, steps: int, rows: int) -> Arrays:
    """What one process makes of all ranks' gradients."""
    params = start()
    optimizer = sf.Optimizer(params, sf.chain(mean_of_ranks(count), SPEC))
    for step in range(steps):
        pieces = {piece(r): gradients(params, r, step, rows)[1] for r in range(count)}
        optimizer.step(pieces.pop("grad"), aux=pieces)
    return params


def main() -> None:
    """Trains, and compares."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rows", type=int, default=512)
    parser.add_argument("--steps", type=int, default=20)
    parser.add_argument("--gloo", action="store_true", help="begin torch.distributed")
    options = parser.parse_args()
    distributed: Any = None
    if options.gloo:
        distributed = import_module("torch.distributed")
        distributed.init_process_group("gloo")
    ranks, params = ranks_here(), start()
    optimizer = sf.Sharded(params, SPEC, ranks=ranks)
    for step in range(options.steps):
        loss, grads = gradients(params, ranks.rank, step, options.rows)
        optimizer.step(grads)
        if not ranks.rank and step in (0, options.steps - 1):
            print(f"step {step + 1}: loss {loss:.4f} of rank 0 of {ranks.count}")
    if not ranks.rank and ranks.count > 1:
        expected = alone(ranks.count, options.steps, options.rows)
        same = all(map(np.array_equal, params, expected))
        print("one process has", "the same bits" if same else "OTHER BITS")
    if options.gloo:
        distributed.destroy_process_group()


if __name__ == "__main__":
    main()
