"""Random programs with products, compiled: every shape and number of threads has one set of bits.

    python -m tests.campaigns.product_bits [--minutes 10] [--jobs 2] [--seed 0] [--count 500]

A trial is a spec of `tests/support/inputs/random_products.py`: products, factors, library routines,
vectors and sums. Two steps over tensors of several shapes by native code, on 1, 2 and 7 threads,
leave what the interpreter of the graph leaves. --quick leaves out LLVM's improvement: twice the
trials.
So does code of other engines, where --engines asks for it, and artifacts of a level, x86-64-v2.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import stepfuse as sf
from stepfuse.tools.cli import app
from typer.testing import CliRunner

from tests.campaigns.budget import report, run_trials
from tests.campaigns.engines import compiled_by
from tests.support.inputs.random_products import random_arrays, random_shape, random_spec
from tests.support.oracles.numeric import same_bits

EDGES = ((3, 5, 7), (1, 1), (0, 4), (4, 0))
STEPS = 2
THREADS = (1, 2, 7)
NATIVE = tuple(("native", threads) for threads in THREADS)

Trial = tuple[int, int, tuple[tuple[str, int], ...]]  # seed, values that are grown, engines
Left = list[dict[str, Any]]


def faults(trial: Trial) -> str:
    """The role that an engine leaves other bits in."""
    seed, size, engines = trial
    spec, rng = random_spec(seed, size), random.Random(seed)
    shapes = (*EDGES, *(random_shape(rng) for _ in range(3)))
    wanted = stepped(spec, shapes, seed, "reference", 1)
    for backend, threads in engines:
        try:
            found = stepped(spec, shapes, seed, backend, threads)
        except sf.StepfuseError as error:  # of a program that is not proven, or refused
            return f"{backend}: {error}"
        for dims, one, other in zip(shapes, wanted, found, strict=True):
            wrong = [name for name in one if not same_bits(one[name], other[name])]
            if wrong:
                return f"{backend}, {threads} threads: {', '.join(wrong)} of {dims}"
    return ""


def stepped(
    spec: sf.Spec, shapes: tuple[tuple[int, ...], ...], seed: int, backend: str, threads: int
) -> Left:
    """What two steps leave of each tensor: the parameter and its states."""
    arrays = [random_arrays(dims, seed + n) for n, dims in enumerate(shapes)]
    params = [one["param"] for one in arrays]
    optimizer = sf.Optimizer(params, _compiled(spec, backend), threads=threads)
    for step in range(STEPS):
        optimizer.step([np.roll(one["grad"], step) for one in arrays])
    return [
        {"param": p, **{k: np.array(v) for k, v in s.items() if isinstance(v, np.ndarray)}}
        for p, s in zip(params, optimizer.state, strict=True)
    ]


@lru_cache(maxsize=2)  # the threads of a trial
def _compiled(spec: sf.Spec, engine: str) -> sf.Compilation:
    if engine == "quick":
        return compiled_by(sf.compile(spec, backend="loops"), engine)
    if not engine.startswith("x86-64"):
        return sf.compile(spec, backend=engine)
    with tempfile.TemporaryDirectory() as name:
        file = Path(name, "random.sf")
        file.write_text(sf.to_text(spec))
        done = CliRunner().invoke(app, ["compile", str(file), "-o", name, "--target", engine])
        assert done.exit_code == 0, done.output
        return sf.load(name)


def _size(seed: int) -> int:
    """Values that are grown: few, as a trial's time is that of compiling them; many in one of 8."""
    return 4 + seed // 8 % 9 if seed % 8 == 0 else 2 + seed % 7


def main() -> int:
    """Runs the trials that fit the time; 0 if all bits agree."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--engines", default="", help="also numba, loops, x86-64-v2")
    parser.add_argument("--quick", action="store_true", help="code that LLVM has not improved")
    args = parser.parse_args()
    more = tuple((name, 2) for name in args.engines.split(",") if name)
    first = tuple(("quick", threads) for threads in THREADS) if args.quick else NATIVE
    seeds = range(args.seed, args.seed + args.count)
    trials = [(seed, _size(seed), first + more) for seed in seeds]
    said = run_trials(faults, trials, args.jobs, args.minutes, args.seed)
    return report(said, len(trials), "native code has the interpreter's bits")


if __name__ == "__main__":
    sys.exit(main())
