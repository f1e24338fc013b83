"""Every registered spec as PTX, executed by the emulator: the interpreter's bits, and no race.

    python -m tests.campaigns.cuda_bits
    python -m tests.campaigns.cuda_bits --only lamb,came --storage all --shift 1 --geometry 2x256
    python -m tests.campaigns.cuda_bits --only lamb,adafactor --rows
    python -m tests.campaigns.cuda_bits --only adamw,lamb --many 10000
    python -m tests.campaigns.cuda_bits --only muon,normuon,adamuon,scion --matrices
    python -m tests.campaigns.cuda_bits --random 500 --minutes 5

Two steps of two groups over some odd shapes, about a second a spec; arrays lie between guards.
What has no such state, or no kernel on a GPU, is counted as refused.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import stepfuse
from stepfuse.backends import BACKENDS

from tests.backends import cuda_emulator
from tests.backends.cuda.test_bits import CHAINS
from tests.backends.cuda_emulator import Geometry
from tests.campaigns.budget import report, run_trials
from tests.campaigns.case import FAILED
from tests.campaigns.cases import case_of
from tests.campaigns.device_trial import LARGE, MATRICES, Shape, Trial, chosen_storage, what_differs
from tests.campaigns.trial import run_case

TINY: tuple[Shape, ...] = ((3,), (1,), (2, 3), (5,), (4, 2), (0,), (7,), ())
ROWS: tuple[Shape, ...] = ((36_868,), (40, 36), (33, 1028))  # of words, in 32 leaves and more
GEOMETRIES = {"3x64": Geometry(3, 64, False), "2x256": Geometry(2, 256, True)}


def wrong_in(trial: Trial) -> str:
    """What is wrong with a trial, by the emulator."""
    BACKENDS["cuda"] = "tests.backends.cuda_emulator:compile_program"
    cuda_emulator.GEOMETRY = trial.geometry or cuda_emulator.GEOMETRY
    return what_differs(trial)


def wrong_in_random(seed: int) -> str:
    """What is wrong with the random spec of a seed."""
    found = run_case(case_of(seed), ("ptx",), 60.0)
    return f"{found.kind}: {found.detail}" if found.status == FAILED else ""


def trials(given: argparse.Namespace) -> Iterator[Trial]:
    """The cases that are asked for."""
    names = given.only.split(",") if given.only else (*stepfuse.names(), *CHAINS)
    shapes = tuple(TINY[n % len(TINY)] for n in range(given.many))
    shapes = shapes or (ROWS if given.rows else MATRICES if given.matrices else LARGE)
    for geometry in given.geometry.split(","):
        for name in names:
            for dtypes in chosen_storage(given.storage):
                where = given.device or "cuda", shapes, given.shift
                yield Trial(name, dtypes, *where, GEOMETRIES[geometry])


def _main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.cuda_bits")
    parser.add_argument("--only", default="", help="names, comma-separated; else all")
    parser.add_argument("--storage", default="", help="as of the command line, or all")
    parser.add_argument("--shift", type=int, default=0, help="elements off a multiple of 16 bytes")
    parser.add_argument("--device", default="", help="a GPU such as cuda:0, not the emulator")
    parser.add_argument("--geometry", default="3x64", help=f"some of {','.join(GEOMETRIES)}")
    parser.add_argument("--rows", action="store_true", help="shapes whose rows four threads take")
    parser.add_argument("--matrices", action="store_true", help="shapes that products take")
    parser.add_argument("--many", type=int, default=0, help="so many tiny tensors")
    parser.add_argument("--random", type=int, default=0, help="so many random specs instead")
    parser.add_argument("--minutes", type=float, default=1e9)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0, help="of the order, where time is short")
    given = parser.parse_args()
    fine = "all bits are the interpreter's"
    if given.random:
        seeds = range(given.random)
        found = run_trials(wrong_in_random, seeds, given.jobs, given.minutes, given.seed)
        return report(found, len(seeds), fine)
    asked = list(trials(given))
    said = run_trials(wrong_in, asked, given.jobs, given.minutes, given.seed)
    return report(said, len(asked), fine)


if __name__ == "__main__":
    raise SystemExit(_main())
