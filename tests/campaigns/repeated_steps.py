"""Repeatable steps of every registered optimizer: a rank is lost in a gather, the step repeated.

    python -m tests.campaigns.repeated_steps [NAME ...] [--minutes 10]

Three ranks are threads, of which one fails in a gather of the second step: the first, then the
second, up to the last. Then parameters, states and numbers must have the bits that they had before
the step, on all ranks; and behind a `rejoin` the same step has those of one process. Those that
read extra inputs are left out. Printed is what was in the way of each, and what the others cost.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from typing import Any

import stepfuse as sf
from stepfuse.ir.roles import RoleKind, must_be_given
from stepfuse.optim_defs import matrix_names, names

from tests.ranks.losses import alone, gradients, kept, lost, on_all
from tests.ranks.replicas import MATRICES, Shape
from tests.support.oracles.numeric import same_bits

SHAPES: tuple[Shape, ...] = ((300, 200), (300,), (30_001,), (7,), (3, 20_000), (20, 30, 64))
MOST = 20  # gathers of a step
_PRICE = re.compile(r"(\d+) bytes/param[^;\n]*; (\d+) of them for stores that come last")


def tried(name: str) -> tuple[str, str]:
    """What is wrong with one optimizer, or nothing; what is told of it."""
    shapes = MATRICES if name in matrix_names() else SHAPES
    given = {r.name: 0.5 for r in sf.as_spec(name).of_kind(RoleKind.HYPER) if must_be_given(r)}
    expected = alone(name, 2, shapes, **given)
    for gather in range(MOST):
        known = {"passed": gather, "shapes": shapes, "repeatable": True}
        ranks = lost(name, "the gather of", **known, **given)
        if "the gather of parameters" in ranks[0][0]._lost:
            prices = _PRICE.findall(ranks[0][0].explain())
            paid = ", ".join(f"{more} of {size} bytes/param" for size, more in prices)
            return "", f"{gather} gathers, {paid or 'no price'}"
        if not all(all(map(same_bits, kept(m, p), before)) for m, p, before, _ in ranks):
            return f"gather {gather}: something is stored before", ""
        on_all(ranks, lambda mine, s=shapes: again(mine, s))
        if not all(all(map(same_bits, r[1], expected)) for r in ranks):
            return f"gather {gather}: the step repeated has other bits", ""
    return f"more than {MOST} gathers", ""


def again(mine: Any, shapes: tuple[Shape, ...]) -> None:
    """The step once more, on ranks that have begun anew."""
    made, _, _, anew = mine
    made.rejoin(anew)
    made.step(gradients(anew.rank, 1, shapes))


def main() -> int:
    """Tries them; how many were wrong."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("names", nargs="*", default=[*names(), *matrix_names()])
    parser.add_argument("--minutes", type=float, default=10)
    asked = parser.parse_args()
    end, wrong, done, left = time.monotonic() + 60 * asked.minutes, 0, 0, list[str]()
    for name in asked.names:
        if time.monotonic() > end:
            break
        if sf.as_spec(name).of_kind(RoleKind.AUX):
            left.append(name)
            continue
        said, told = tried(name)
        wrong += bool(said)
        done += 1
        print(f"{name}: {said or told}", flush=True)
    print(f"{done} of {len(asked.names)} optimizers, {wrong} wrong; {', '.join(left)} left out")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
