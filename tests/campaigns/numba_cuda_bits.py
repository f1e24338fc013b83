"""Every registered spec as numba-cuda source, in the simulator: the interpreter's bits.

    python -m tests.campaigns.numba_cuda_bits --minutes 20
    python -m tests.campaigns.numba_cuda_bits --spec lamb,came --storage all --threads 64

Two steps of two groups over small odd shapes, some seconds a spec. What has no such state, or no
kernel on a GPU, is counted as refused.
"""

from __future__ import annotations

import argparse
import os

import stepfuse

from tests.backends.cuda.test_bits import CHAINS
from tests.campaigns.budget import report, run_trials
from tests.campaigns.device_trial import SMALL, Trial, chosen_storage, what_differs


def _main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.numba_cuda_bits")
    parser.add_argument("--minutes", type=float, default=1e9)
    parser.add_argument("--spec", default="", help="names, comma-separated; else all")
    parser.add_argument("--storage", default="", help="as of the command line, or all")
    parser.add_argument("--threads", type=int, default=32, help="of a block")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0, help="of the order, where time is short")
    given = parser.parse_args()
    names = given.spec.split(",") if given.spec else (*stepfuse.names(), *CHAINS)
    backend = f"numba-cuda:{given.threads}"
    storage = chosen_storage(given.storage)
    trials = [Trial(name, dtypes, backend, SMALL) for name in names for dtypes in storage]
    os.environ["NUMBA_ENABLE_CUDASIM"] = "1"  # for the processes to come: numba is imported there
    said = run_trials(what_differs, trials, given.jobs, given.minutes, given.seed)
    return report(said, len(trials), "all bits are the interpreter's")


if __name__ == "__main__":
    raise SystemExit(_main())
