"""What numba-cuda's simulator leaves, in a process of its own: it is chosen when numba is imported.

NUMBA_ENABLE_CUDASIM=1 python -m tests.backends.numba_cuda.simulated FILE.npz [CASE ...]
"""

from __future__ import annotations

import sys
from typing import Any

import ml_dtypes
import numpy as np
import stepfuse
from numba import cuda as _cuda
from numba import float64
from stepfuse.ir.loops.nest import MOST_THREADS, SHARED_BYTES
from stepfuse.ir.types import F32, F64
from stepfuse.spec_texts.resolve import resolve

from tests.backends.product_calls import CALL, PROGRAM, Tables, formed

cuda: Any = _cuda
CHAIN = "unscale+check_finite+clip_by_global_norm+adamw+shadow+zero_grad"
# A step that is skipped; a list, matrices and columns; blocks of one to four groups of threads;
# 8-bit states, two passes over a block, a pass that has nothing to do, stochastic rounding, both
# 16-bit formats.
CASES = (
    (CHAIN, "", ""),
    ("lamb", "", ":16"),
    ("adafactor", "", ":32"),
    ("sm3", "", ":48"),
    ("lamb", "state=linear8(128)", ""),
    ("lion", "state=linear8(64)", ":64"),
    ("adamw", "param=bf16_stochastic,grad=bf16,m=bf16,v=f16", ""),
    ("muon(ns_steps=1)", "", ""),
)
MATRICES = ((4, 9), (9, 4))
SHAPES = ((1025,), (3, 35), (), (7, 1), (66, 5), (2, 3, 5), (3, 2, 2, 3), (0,))
FOLDS = {"sum": 1500, "max": 1500, "prod": 17}  # cells of a list: two leaves, or one
PRODUCTS = ((9, 33, 3), (1, 1, 0), (3, 5, 2))  # rows, columns, pairs; the first of f32
STEPS = 2


def left(name: str, dtypes: str, backend: str) -> list[np.ndarray]:
    """All that two steps leave; in a chain that looks for it, one gradient is not finite."""
    rng, shapes = np.random.default_rng(5), MATRICES if "muon" in name else SHAPES
    bf16 = "grad=bf16" in dtypes
    params = [_draw(rng, s, bf16) for s in shapes]
    spec = resolve(name)
    optimizer = stepfuse.Optimizer(params, spec, dtypes=dtypes, backend=backend, threads=1)
    for step in range(STEPS):
        grads = [_draw(rng, s, bf16) for s in shapes]
        if step and name == CHAIN:
            grads[1][2, 3] = np.inf
        optimizer.step(grads)
    found = [*params, *(a for s in optimizer.state for a in s.values())]
    found += [np.asarray(v) for v in optimizer.numbers.values()]
    return [a.view(np.uint16) if a.dtype == ml_dtypes.bfloat16 else a for a in found]


def _draw(rng: np.random.Generator, shape: tuple[int, ...], bf16: bool) -> np.ndarray:
    values = np.asarray(rng.standard_normal(shape) * 10.0 ** rng.integers(-6, 4, shape))
    return values.astype(ml_dtypes.bfloat16 if bf16 else np.float32)


def cells_of(op: str) -> np.ndarray:
    """A list to be folded."""
    return np.random.default_rng(9).standard_normal(FOLDS[op]) * 1e3


def folded(op: str, threads: int, own: bool) -> list[float]:
    """A list folded by a block, in its own cells or in other scratch; each thread's total."""
    from stepfuse.backends.numba_cuda import folds  # for a device, where no simulator is

    together = folds.FOLDS[f"{op}_together"]

    @cuda.jit
    def kernel(cells: Any, other: Any, found: Any) -> None:
        totals = cuda.shared.array(0, float64)
        scratch, by = (cells, np.uint64(1024)) if own else (other, np.uint64(1))
        nothing, one, count = np.uint64(0), np.uint64(1), np.uint64(len(cells))
        found[cuda.threadIdx.x] = together(
            totals, cells, nothing, one, count, scratch, nothing, by, True
        )

    found = np.zeros(threads)
    kernel[1, threads, 0, 8 * threads](cells_of(op), np.zeros(2), found)
    return found.tolist()


def factors(case: int) -> tuple[np.ndarray, np.ndarray]:
    """The operands of a product."""
    rows, cols, sums = PRODUCTS[case]
    rng, kind = np.random.default_rng(case), np.float64 if case else np.float32
    return rng.standard_normal((rows, sums)).astype(kind), rng.standard_normal((sums, cols), kind)


def multiplied(case: int) -> np.ndarray:
    """A product in the form of the target, by a block of threads."""
    from stepfuse.backends.numba.functions import nest_source
    from stepfuse.backends.numba_cuda.source import GPU

    a, b = factors(case)
    nest = formed("numba-cuda", dtype=F64 if case else F32)
    namespace: dict[str, Any] = {"__name__": "product"}
    exec("\n\n".join((GPU.head(PROGRAM), nest_source(PROGRAM, nest, GPU), CALL)), namespace)
    c = np.full((len(a), b.shape[1]), np.nan, a.dtype)
    tables = Tables(a, b, c)
    namespace["call"][1, 32, 0, 8 * MOST_THREADS + SHARED_BYTES](tables.context, *c.shape, 0)
    return c


def main(file: str, numbers: list[int]) -> None:
    """These cases, all folds and products, into a file."""
    sys.setswitchinterval(1e-5)  # the simulator spins while its threads wait for the interpreter
    found = {f"{n} {i}": a for n in numbers for i, a in enumerate(_backend(CASES[n]))}
    for op in FOLDS:
        for threads, own in ((16, False), (48, False), (32, True)):
            found[f"{op} {threads} {own}"] = np.array(folded(op, threads, own))
    found |= {f"product {case}": multiplied(case) for case in range(len(PRODUCTS))}
    np.savez(file, **found)


def _backend(case: tuple[str, str, str]) -> list[np.ndarray]:
    name, dtypes, option = case
    return left(name, dtypes, f"numba-cuda{option}")


if __name__ == "__main__":
    main(sys.argv[1], list(map(int, sys.argv[2:])))
