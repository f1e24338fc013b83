"""Whole products of specs with levels, storage and targets, of which the suite runs a part.

    python -m tests.campaigns.products [--minutes 10] [--jobs 2] [--seed 0] [--only nests]

vectorised: every spec at both levels of x86-64, in f32 and in bf16, is computed on vectors.
nests: every spec for every target verifies after each pass, and is read again as it is written.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from stepfuse.passes.targets import TARGETS

from tests.artifact import test_vectorised as vectorised
from tests.campaigns.budget import report, run_trials
from tests.passes import test_nests as nests
from tests.programs import ALL

Trial = tuple[str, str, str]  # what is looked at, a spec, its storage or target
CHECKS: dict[str, Callable[[str, str], None]] = {
    "vectorised": vectorised.check,
    "nests": lambda text, target: nests.check(text, (target,)),
}
TRIALS: tuple[Trial, ...] = (
    *(("vectorised", spec, dtypes) for spec in ALL for dtypes in ("", vectorised.NARROW)),
    *(("nests", spec, target) for spec in ALL for target in TARGETS),
)


def said(trial: Trial) -> str:
    """What is wrong, nothing where all is well."""
    product, spec, option = trial
    try:
        CHECKS[product](spec, option)
    except AssertionError as error:
        return f"{error}" or "a check fails"
    return ""


def main() -> int:
    """Runs the campaign; 1 if something failed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0, help="of the order, where time is short")
    parser.add_argument("--only", choices=CHECKS, help="one of the products")
    given = parser.parse_args()
    trials = [t for t in TRIALS if given.only in (None, t[0])]
    found = run_trials(said, trials, given.jobs, given.minutes, given.seed)
    return report(found, len(trials), "all are right")


if __name__ == "__main__":
    sys.exit(main())
