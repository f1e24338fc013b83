"""Storage of all kinds under registered optimizers and random specs, for every target.

    python -m tests.campaigns.storage [--seed 0] [--count 2000] [--minutes 10] [--registered]

A spec whose states (all, or one) are stored in a format goes through every pass for every target;
its loops are verified, and the source for GPUs is made. Both kinds of GPU code must be made, or
refused alike, by one sentence; what is no refusal is a failure. Most random specs have flags.
"""

from __future__ import annotations

import argparse
import ast
import builtins
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence

from stepfuse.backends import verify_loops
from stepfuse.backends.cuda.module import device_text
from stepfuse.backends.numba_cuda.source import cuda_source
from stepfuse.compiler import lower_to_loops
from stepfuse.ir.errors import StepfuseError
from stepfuse.ir.graph import Spec
from stepfuse.ir.loops.loop_program import LoopProgram
from stepfuse.ir.types import ELEM
from stepfuse.optim_defs import get, names
from stepfuse.passes.lower.variants import linked
from stepfuse.passes.pipeline import policy_pipeline

from tests.campaigns.random_specs import random_spec
from tests.campaigns.slips import slip_of

FORMATS = (
    "bf16", "f16", "f64", "linear8", "linear8(32)", "linear8(256)", "dynamic8", "dynamic8(64)",
    "linear4", "ternary", "sign", "bf16_stochastic", "bf16_kahan", "bf16_split", "f8e4m3(64)",
    "f8e5m2", "dynamic4(64)",
)  # fmt: skip
TARGETS = ("native", "numba", "cuda", "numba-cuda", "loops")
_KNOWN = {*dir(builtins), "__name__", "__doc__"}


def undefined(source: str) -> set[str]:
    """The names that a module of Python reads and nothing in it defines."""
    nodes = list(ast.walk(ast.parse(source)))
    made = {n.name for n in nodes if isinstance(n, ast.FunctionDef)}
    made |= {n.arg for n in nodes if isinstance(n, ast.arg)}
    made |= {a.asname or a.name for n in nodes if isinstance(n, ast.ImportFrom) for a in n.names}
    used = [n for n in nodes if isinstance(n, ast.Name)]
    made |= {n.id for n in used if isinstance(n.ctx, ast.Store)}
    return {n.id for n in used} - made - _KNOWN


def made_for(spec: Spec, dtypes: str, target: str) -> str:
    """Why a target refuses the spec's step, empty where it does not. Raises what is no refusal."""
    pipeline = policy_pipeline("strict", dtypes)
    try:
        for graph in linked(spec.variants(), pipeline):
            _, loops = lower_to_loops(graph, pipeline, target)
            _check_code(loops, target)
    except StepfuseError as error:
        slip = slip_of(error)
        if slip is not None:
            raise slip from None
        return f"{type(error).__name__}: {error}".replace(f"{target} has", "_ has")
    return ""


def _check_code(loops: LoopProgram, target: str) -> None:
    """The code of a GPU, which is refused before its loops are verified."""
    if target == "cuda":
        device_text({"": loops})
    elif target == "numba-cuda":
        unknown = undefined(cuda_source(loops))
        assert not unknown, f"the source reads {', '.join(sorted(unknown))}, which nothing defines"
    verify_loops(loops)


def wrong_of(spec: Spec, dtypes: str, targets: Sequence[str] = TARGETS) -> str:
    """What goes wrong on the way to the targets, empty if nothing does."""
    said: dict[str, str] = {}
    for target in targets:
        try:
            said[target] = made_for(spec, dtypes, target)
        except Exception as error:  # whatever a spec that verifies meets beside a refusal
            return f"{target}: {type(error).__name__}: {error}"
    if said["cuda"] != said["numba-cuda"]:
        return f"cuda: {said['cuda'] or 'made'}; numba-cuda: {said['numba-cuda'] or 'made'}"
    return ""


def random_case(seed: int) -> tuple[Spec, str]:
    """A random spec, and storage for one of its states or for all."""
    rng = random.Random(seed)
    while True:
        spec = random_spec(rng, small=rng.random() < 0.7)
        states = [r.name for r in spec.of_kind("state") if r.type.domain == ELEM]
        flags = [r for r in spec.roles if r.kind == "static" or not r.type.dtype.is_float]
        if states and (flags or rng.random() < 0.2):
            break
    name = rng.choice(("state", *states, *states))
    dtypes = f"{name}={rng.choice(FORMATS)}"
    if rng.random() < 0.2:
        dtypes += f",grad={rng.choice(('bf16', 'f16'))}"
    return spec, dtypes


def _cases(given: argparse.Namespace) -> Iterator[tuple[str, Spec, str]]:
    if given.registered:
        for name in names():
            yield from ((name, get(name), f"state={each}") for each in FORMATS)
    else:
        for seed in range(given.seed, given.seed + given.count):
            yield (f"seed {seed}", *random_case(seed))


def main() -> int:
    """Runs the campaign; 1 if something failed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--registered", action="store_true", help="every optimizer x every format")
    given = parser.parse_args()
    end, tally = time.monotonic() + 60 * given.minutes, Counter[str]()
    for name, spec, dtypes in _cases(given):
        if time.monotonic() > end:
            break
        wrong = wrong_of(spec, dtypes)
        tally["failed" if wrong else "right"] += 1
        if wrong:
            print(f"{name}, {dtypes}: {wrong[:300]}", flush=True)
    print(f"{tally.total()} cases, {tally['failed']} failed")
    return int(bool(tally["failed"]))


if __name__ == "__main__":
    sys.exit(main())
