"""A step in backward passes beside the step at the end, for every registered optimizer.

    python -m tests.campaigns.in_backward [NAME ...] [--minutes 10]

Each steps tensors of nine shapes in three groups: with all gradients, without some, with those of
two passes added up; parameters, states and numbers of groups must be equal to the bit. Then in f64,
bf16 and f32 together, and with states in codes. Counts those that are refused for a sum over all
tensors, and fails where one is refused that needs none.
"""

from __future__ import annotations

import argparse
import sys
import time
import warnings
from collections import Counter
from typing import Any

import stepfuse as sf
import stepfuse.torch as ours
import torch
from stepfuse.ir.errors import BindError, StepfuseError
from stepfuse.ir.roles import must_be_given
from stepfuse.optim_defs import get, names

from tests.interop.torch.passes import BF16, F32, F64, Pair

FORMATS = ("", "state=linear8", "state=bf16_stochastic", "param=bf16_split,grad=bf16")
MISSING = ((), (1, 5), (), (4, 5, 6), (0, 2), ())  # at each step; once a whole group


def made(name: str, formats: str) -> Any:
    """An optimizer over some groups; what has no default is one half."""
    spec = sf.compile(get(name), dtypes=formats) if formats else get(name)
    given = {r.name: 0.5 for r in get(name).of_kind("hyper") if must_be_given(r)}
    return lambda groups: ours.Optimizer(groups, spec, **given)


def tried(name: str, formats: str, dtypes: Any) -> str:
    """What is wrong, or why it is refused."""
    try:
        pair = Pair(made(name, formats), dtypes=dtypes)
    except BindError as error:
        return "needs a sum" if "summed over all" in str(error) else f"refused: {error}"
    draws = any(p.draws for e in pair.handle.engines for p in e.programs)
    for number, missing in enumerate(MISSING):
        pair.step(number, () if draws else missing)
        if said := pair.difference():
            return f"WRONG at step {number}: {said}"
    first, second = pair.grads(100), pair.grads(101, (3, 4))
    with pair.handle.accumulating():
        pair.backward(1, first)
    pair.backward(1, second)
    for grads in (first, second):
        pair.backward(0, grads)
    pair.optimizers[0].step()
    pair.optimizers[0].zero_grad()
    said = pair.difference()
    return f"WRONG after two passes: {said}" if said else "equal"


def main() -> int:
    """Prints what is not equal, and counts."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", default=[])
    parser.add_argument("--minutes", type=float, default=10.0)
    given = parser.parse_args()
    warnings.simplefilter("ignore")
    end, counts = time.monotonic() + 60 * given.minutes, Counter[str]()
    cases = [("", (F32,)), *((f, (F32,)) for f in FORMATS[1:]), ("", (F32, F64, BF16))]
    for formats, dtypes in cases:
        for name in given.names or names():
            if time.monotonic() > end:
                break
            if "bf16_split" in formats:
                dtypes = (BF16,)
            try:
                said = tried(name, formats, dtypes)
            except (StepfuseError, RuntimeError) as error:
                said = f"refused: {type(error).__name__}: {error}"
            counts[f"{formats or ', '.join(map(str, dtypes))}: {said.partition(':')[0]}"] += 1
            if said not in ("equal", "needs a sum"):
                print(f"{name} {formats} {len(dtypes)}: {said[:300]}", flush=True)
    print("\n".join(f"{text} {count}" for text, count in sorted(counts.items())))
    return int(any("WRONG" in text for text in counts))


if __name__ == "__main__":
    torch.set_num_threads(1)
    sys.exit(main())
