"""Steps over listed rows beside torch's SparseAdam and beside a step over all rows.

    python benchmarks/row_sparse.py [--rows 200000] [--width 64] [--listed 100,1000,10000,100000]

The lists are drawn at random, with repeats, and are the same in every step; both sides sort and
sum them anew each time.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy as np
import stepfuse
import torch
from contest import Step, Timing, compete, save
from rich.console import Console
from rich.progress import track
from rich.table import Table
from stepfuse import RowSparse


def contestants(rows: int, width: int, listed: int) -> dict[str, Step]:
    """Steps of Adam over a table: ours over a list, torch's, ours over all rows."""
    rng = np.random.default_rng(0)
    indices = rng.integers(0, rows, listed)
    values = rng.standard_normal((listed, width)).astype(np.float32)
    tables = [np.ones((rows, width), np.float32) for _ in range(2)]
    sparse, dense = (stepfuse.Optimizer([table], "adam_mindspore") for table in tables)
    param = torch.nn.Parameter(torch.ones(rows, width))
    theirs = torch.optim.SparseAdam([param])
    param.grad = torch.sparse_coo_tensor(
        torch.tensor(indices)[None], torch.tensor(values), (rows, width), check_invariants=True
    )
    grads = [RowSparse(indices, values)]
    everything = [np.ones((rows, width), np.float32)]
    return {
        "stepfuse, lazy": lambda: sparse.step(grads),
        "torch SparseAdam": theirs.step,
        "stepfuse, all rows": lambda: dense.step(everything),
    }


def main() -> None:
    """Runs the contests, prints the table, keeps the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rows", type=int, default=200_000)
    parser.add_argument("--width", type=int, default=64)
    parser.add_argument("--listed", default="100,1000,10000,100000")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--out", type=Path, default=Path("benchmarks/results/row_sparse.json"))
    options = parser.parse_args()
    results: dict[str, list[Timing]] = {}
    with torch.sparse.check_sparse_tensor_invariants(False):
        for listed in track(list(map(int, options.listed.split(","))), "row sparse"):
            contest = contestants(options.rows, options.width, listed)
            results[f"{listed} of {options.rows}"] = compete(contest, options.rounds)
    shown = Table("rows listed", "contestant", "ms", "of ours")
    for case, timings in results.items():
        for found in timings:
            shown.add_row(case, found.name, f"{found.milliseconds:.3f}", f"{found.ratio:.2f}")
    Console().print(shown)
    save(options.out, "python " + " ".join(sys.argv), results, torch=torch.__version__)


if __name__ == "__main__":
    main()
