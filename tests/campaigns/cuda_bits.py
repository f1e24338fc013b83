"""Every registered spec as PTX, executed by the emulator: the CPU's bits, and no race.

    python -m tests.campaigns.cuda_bits
    python -m tests.campaigns.cuda_bits --only lamb,came --dtypes param=bf16,grad=bf16

Two steps of two groups over some odd shapes, about a second a spec. What has no such state, or no
kernel on a GPU, is counted as refused.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np
import stepfuse
from rich.progress import track
from stepfuse.backends import BACKENDS
from stepfuse.ir.errors import LowerError

from tests.backends.test_cuda_bits import draw, kind_of
from tests.conformance.subject import LOSS
from tests.numeric import same_bits

SHAPES = ((2100,), (7,), (33, 31), (3, 3000), (70, 1030), (2, 65, 40))


def left(name: str, backend: str, dtypes: str) -> list[Any]:
    """Parameters, gradients, states and numbers after two steps."""
    spec, rng = stepfuse.get(name), np.random.default_rng(5)
    loss = {"loss": LOSS} if any(r.name == "loss" for r in spec.of_kind("hyper")) else {}
    params = [draw(rng, s).astype(kind_of("param", dtypes), copy=False) for s in SHAPES]
    halves = [{"params": params[::2]}, {"params": params[1::2], "lr": 0.01}]
    made = stepfuse.Optimizer(halves, spec, backend=backend, threads=1, dtypes=dtypes, **loss)
    grads: list[Any] = []
    for _ in range(2):
        shapes = (*SHAPES[::2], *SHAPES[1::2])
        grads = [draw(rng, s).astype(kind_of("grad", dtypes), copy=False) for s in shapes]
        made.step(grads)
    states = (a for of_tensor in made.state for a in of_tensor.values())
    found = [np.asarray(a) for a in (*params, *grads, *states, *made.numbers.values())]
    return [a.view(np.uint16) if a.dtype.itemsize == 2 else a for a in found]


def differing(case: tuple[str, str]) -> tuple[str, str]:
    """A spec's name, and what is wrong with it: nothing, `refused`, or what is said."""
    name, dtypes = case
    BACKENDS["cuda"] = "tests.backends.cuda_emulator:compile_program"
    try:
        expected, found = (left(name, backend, dtypes) for backend in ("native", "cuda"))
    except (LowerError, stepfuse.FormatError):
        return name, "refused"
    except RuntimeError as error:
        return name, str(error)
    pairs = enumerate(zip(expected, found, strict=True))
    wrong = [n for n, (a, b) in pairs if not same_bits(a, b)]
    return name, f"other bits in arrays {wrong}" if wrong else ""


def _main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.cuda_bits")
    parser.add_argument("--only", default="", help="names, comma-separated; else all")
    parser.add_argument("--dtypes", default="", help="storage, as of the command line")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    names = given.only.split(",") if given.only else stepfuse.names()
    cases = [(name, given.dtypes) for name in names]
    with ProcessPoolExecutor(given.jobs) as pool:
        said = dict(track(pool.map(differing, cases), total=len(cases)))
    wrong = {name: why for name, why in said.items() if why not in ("", "refused")}
    refused = sum(why == "refused" for why in said.values())
    print("\n".join(f"{name}: {why}" for name, why in wrong.items()) or "all bits are the CPU's")
    print(f"{len(said)} specs, {refused} refused, {len(wrong)} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(_main())
