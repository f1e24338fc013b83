"""Whether every barrier of GPU code is needed: without it, the emulator has to find a race.

    python -m tests.campaigns.cuda_barriers
    python -m tests.campaigns.cuda_barriers --only lamb --dtypes state=linear8

A barrier without which nothing races, in any of the tensors here, is said: it is waited at for
nothing. Only those that are come to are tried.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import stepfuse
from stepfuse.backends import BACKENDS

from tests.backends.cuda_emulator import Compiled, statements

CASES = (
    ("lamb", ""),
    ("adafactor", ""),
    ("came", ""),
    ("adamw", "state=linear8"),
    ("adamw", "state=linear8(512)"),  # two warps hold a block
    ("lion", "state=linear8(512)"),
)
SHAPES = ((40_003,), (33, 31), (70, 1100), (7,), (130, 20), (2, 66, 40), (3, 3000))


@dataclass(frozen=True, slots=True)
class Needless:
    """A barrier that no race needs."""

    variant: int
    statement: int
    near: tuple[str, ...]  # the statements around it


def needless(
    name: str, dtypes: str = "", shapes: Sequence[tuple[int, ...]] = SHAPES
) -> tuple[int, list[Needless]]:
    """How many barriers a step comes to, and those without which nothing races."""
    BACKENDS["cuda"] = "tests.backends.cuda_emulator:compile_program"
    made = stepfuse.compile(name, backend="cuda", dtypes=dtypes)
    code: list[Any] = [v.compiled for v in made.variants]
    step(made, shapes)
    tried = [(n, at) for n, one in enumerate(code) for at in one.barriers()]
    found = [
        Needless(n, at, near(code[n], at)) for n, at in tried if not races(made, n, at, shapes)
    ]
    return len(tried), found


def near(code: Compiled, statement: int) -> tuple[str, ...]:
    """What stands around a statement."""
    return tuple(statements(code.text)[max(0, statement - 4) : statement + 4])


def races(made: Any, variant: int, barrier: int, shapes: Sequence[tuple[int, ...]]) -> bool:
    """Whether a step without a barrier is refused as a race."""
    code: Any = made.variants[variant].compiled
    code.leave_out(barrier)
    try:
        step(made, shapes)
    except RuntimeError as error:
        if "a race" not in str(error):
            raise
        return True
    finally:
        code.leave_out(0)
        code.barriers()
    return False


def step(made: Any, shapes: Sequence[tuple[int, ...]]) -> None:
    """A step over tensors of some shapes; raises RuntimeError as the emulator does."""
    rng = np.random.default_rng(3)
    params = [rng.standard_normal(s).astype(np.float32) for s in shapes]
    halves = [{"params": params[::2]}, {"params": params[1::2], "lr": 0.01}]
    optimizer = stepfuse.Optimizer(halves, made, threads=1)
    shaped = (*shapes[::2], *shapes[1::2])
    optimizer.step([rng.standard_normal(s).astype(np.float32) for s in shaped])


def _main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.cuda_barriers")
    parser.add_argument("--only", default="", help="a name; else LAMB, Adafactor, CAME and AdamW")
    parser.add_argument("--dtypes", default="", help="storage, as of the command line")
    given = parser.parse_args()
    count = 0
    for name, dtypes in ((given.only, given.dtypes),) if given.only else CASES:
        tried, found = needless(name, dtypes)
        count += len(found)
        print(f"{name} {dtypes}: {tried} barriers, {tried - len(found)} keep a race away")
        for one in found:
            print(f"  variant {one.variant}, statement {one.statement}:", *one.near, sep="\n    ")
    return 1 if count else 0


if __name__ == "__main__":
    raise SystemExit(_main())
