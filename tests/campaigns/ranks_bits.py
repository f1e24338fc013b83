"""Every registered optimizer on several ranks beside one process: parameters, states, numbers.

    python -m tests.campaigns.ranks_bits [NAME ...] [--minutes 10] [--steps 20] [--counts 2,3,7]

Ranks are threads; all have the same gradients. Each optimizer must leave the bits of one process
on every number of ranks. Those that multiply matrices step matrices.
"""

from __future__ import annotations

import argparse
import sys
import time

from stepfuse.optim_defs import matrix_names, names

from tests.ranks.replicas import MATRICES, SHAPES, difference


def tried(name: str, count: int, steps: int) -> str:
    """What differs, for one optimizer on so many ranks."""
    return difference(name, count, MATRICES if name in matrix_names() else SHAPES, steps)


def main() -> int:
    """Runs them; the number that differ."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=[*names(), *matrix_names()])
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--steps", type=int, default=20)
    parser.add_argument("--counts", default="1,2,3,4,7")
    given = parser.parse_args()
    end, wrong, done = time.monotonic() + 60 * given.minutes, 0, 0
    for name in given.names:
        if time.monotonic() > end:
            break
        for count in map(int, given.counts.split(",")):
            said = tried(name, count, given.steps)
            if said:
                print(f"{name} on {count} ranks: {said}", flush=True)
                wrong += 1
        done += 1
    print(f"{done} of {len(given.names)} optimizers, {wrong} differences")
    return wrong


if __name__ == "__main__":
    sys.exit(main())
