"""Whole products of specs with levels, storage and targets, of which the suite runs a part.

    python -m tests.campaigns.products [--minutes 10] [--jobs 2] [--seed 0] [--only nests]

vectorised: every spec at both levels of x86-64, in f32 and in bf16, is computed on vectors.
nests: every spec for every target verifies after each pass, and is read again as it is written.
agreement: native code of every spec has the interpreter's bits, on one thread and on two.
guarded: steps of every spec stay inside their arrays, which lie between forbidden pages.
bytes: every spec compiled for all levels of x86-64, twice, gives the same files.
headers: the header of every spec, in f32 and in bf16, is C and C++ without a warning.
sanitized: steps from C of every format, optimised as artifacts are, under gcc's sanitizers.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from stepfuse.optim_defs import names
from stepfuse.passes.targets import TARGETS

from tests.backends import test_agreement as agreement
from tests.backends.aot import sanitized, test_sanitized
from tests.backends.aot import test_artifact as artifacts
from tests.backends.aot import test_c_driver as c_driver
from tests.backends.aot import test_guard_pages as guard_pages
from tests.backends.native import test_instruction_mix as vectorised
from tests.campaigns.budget import report, run_trials
from tests.passes.loops.from_program import test_nests as nests
from tests.support.inputs.programs import ALL

Trial = tuple[str, str, str]  # what is looked at, a spec, its storage or target


def _bytes(spec: str, _: str) -> None:
    with TemporaryDirectory() as folder:
        artifacts.check_bytes(Path(folder), spec)


def _headers(spec: str, dtypes: str) -> None:
    with TemporaryDirectory() as folder:
        c_driver.check_header(Path(folder), spec, dtypes=dtypes)


def _sanitized(name: str, _: str) -> None:
    case = next(case for case in sanitized.CASES if case.name == name)
    with TemporaryDirectory() as folder:
        program = sanitized.build(Path(folder), [case], whole=True)
        test_sanitized.check(program, case, Path(folder))


CHECKS: dict[str, Callable[[str, str], None]] = {
    "vectorised": vectorised.check,
    "nests": lambda text, target: nests.check(text, (target,)),
    "agreement": lambda spec, _: agreement.check_native(spec),
    "guarded": lambda spec, _: guard_pages.check(spec),
    "bytes": _bytes,
    "headers": _headers,
    "sanitized": _sanitized,
}
STORAGE = ("", vectorised.NARROW)
TRIALS: tuple[Trial, ...] = (
    *(("vectorised", spec, dtypes) for spec in ALL for dtypes in STORAGE),
    *(("nests", spec, target) for spec in ALL for target in TARGETS),
    *(("agreement", spec, "") for spec in names()),
    *(("guarded", spec, "") for spec in ALL),
    *(("bytes", spec, "") for spec in ALL),
    *(("headers", spec, dtypes) for spec in ALL for dtypes in STORAGE),
    *(("sanitized", case.name, "") for case in sanitized.CASES),
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
