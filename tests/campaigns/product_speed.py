"""Products of matrices beside NumPy's and torch's on one thread, in turns.

    python -m tests.campaigns.product_speed [--rounds 15] [-o products.json]

Ours is the function that programs have, called from Python: 1 us. GF/s are medians; ratios are of
the least times, and the faster of the two over ours, round by round, with its 10th and
90th percentile. `x x'` has its second operand by columns.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Callable, Mapping
from functools import partial, reduce
from pathlib import Path
from typing import Any

for _name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ[_name] = "1"

import numpy as np  # noqa: E402 (threads are counted when it is imported)
from stepfuse.ir.types import F32  # noqa: E402
from stepfuse.passes.loops.product_forms import ProductForm  # noqa: E402
from stepfuse.passes.targets import target_of  # noqa: E402
from stepfuse.tools.bench import contest  # noqa: E402

from tests.backends.llvm.test_product_code import bound, product  # noqa: E402
from tests.support.inputs.products import product_passes  # noqa: E402

TILE = (12, 2)  # of AVX-512; with 16 registers of 256 bits it is 6 x 16
SHAPES = (
    ("s x", 24, 96, 24, ""), ("x x'", 24, 24, 96, "b"), ("x' x", 24, 24, 96, "a"),
    ("s x", 96, 96, 96, ""), ("x x'", 96, 96, 96, "b"), ("s x", 128, 512, 128, ""),
    ("s x", 512, 512, 512, ""), ("x x'", 512, 512, 512, "b"), ("s x", 768, 3072, 768, ""),
    ("x x'", 768, 768, 3072, "b"), ("s x", 1024, 1024, 1024, ""), ("s x", 2048, 512, 2048, ""),
    ("s x", 4096, 4096, 4096, ""),
)  # fmt: skip


def in_turns(ways: Mapping[str, Callable[[], Any]], count: int, rounds: int) -> dict[str, Any]:
    """Seconds of the CPU that a call of each way takes, round by round: others do not count."""
    turn = partial(contest.seconds_of, count=count, clock=time.thread_time)
    return contest.in_turns(ways, turn, rounds)


def spread(ratios: Any) -> list[float]:
    """The median of ratios, with their 10th and 90th percentile."""
    low, middle, high = np.percentile(ratios, [10, 50, 90])
    return [round(float(x), 3) for x in (middle, low, high)]


def measured(rows: int, cols: int, sums: int, of_columns: str, rounds: int) -> dict[str, Any]:
    """GF/s of each way, and the ratio."""
    import torch

    torch.set_num_threads(1)
    random = np.random.default_rng(0)
    a, b = (random.standard_normal(s).astype(np.float32) for s in ((rows, sums), (sums, cols)))
    a, b = (np.asfortranarray(x) if n in of_columns else x for n, x in (("a", a), ("b", b)))
    a, b = (torch.from_numpy(x).clone().numpy() for x in (a, b))  # which lie as torch's do
    out = [torch.zeros(rows, cols).numpy() for _ in range(3)]
    ta, tb, tc = map(torch.from_numpy, (a, b, out[2]))
    form = target_of("native").products
    assert isinstance(form, ProductForm)
    passes = product_passes("native", F32, form.panels(F32)[1])
    tiled = reduce(lambda made, one: one(made), passes, product(of_columns))
    ways = {
        "ours": bound(tiled, a, b, out[0]),
        "numpy": lambda: np.matmul(a, b, out=out[1]),
        "torch": lambda: torch.mm(ta, tb, out=tc),
    }
    count = max(1, int(5e7 / (rows * cols * sums)))
    taken = in_turns(ways, count, rounds)
    flops = 2 * rows * cols * sums
    best = np.minimum(taken["numpy"], taken["torch"])
    gigaflops = {n: round(flops / float(np.median(t)) / 1e9, 1) for n, t in taken.items()}
    return {
        "GF/s": gigaflops,
        "least": round(float(best.min() / taken["ours"].min()), 3),
        "ratio": spread(best / taken["ours"]),
    }


def _main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.product_speed")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("-o", "--output", default="")
    given = parser.parse_args()
    found = {}
    for what, rows, cols, sums, of_columns in SHAPES:
        name = f"{what} {rows}x{cols} over {sums}"
        found[name] = row = measured(rows, cols, sums, of_columns, given.rounds)
        print(f"{name:26} {row['GF/s']} {row['least']} {row['ratio']}", flush=True)
    if given.output:
        Path(given.output).write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    _main()
