"""Searches that are killed at random times: gone on with, they find what one that lived has found.

    python -m tests.campaigns.search_kills --kills 100 [--seed 0]

A child runs a search of 12 trials in two batches, and is killed (SIGKILL); the next goes on in the
same folder, until one lives. Its trials must be those of a search that nobody killed, numbers,
rungs, scores and reasons alike. No trial is twice there or missing, nor running.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import tempfile
import time
from pathlib import Path

from stepfuse.search.run import run_search

from tests.search.searched import SEARCH

TRIALS, TOGETHER = 12, 6


def searched(folder: Path) -> str:
    """The report as text: nan is like nan."""
    return repr(run_search(SEARCH, folder, TRIALS, together=TOGETHER))


def lived(folder: Path, seconds: float) -> bool:
    """Whether a child came to the end of the search before it was killed."""
    child = os.fork()
    if not child:
        code = 1
        try:
            searched(folder)
            code = 0
        finally:
            os._exit(code)
    time.sleep(seconds)
    os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    if not os.WIFSIGNALED(status):
        assert os.waitstatus_to_exitcode(status) == 0, "a search that goes on has failed"
        return True
    return False


def main() -> None:
    """Kills so often; says how many searches that were."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    rng, kills, searches, began = random.Random(options.seed), 0, 0, time.monotonic()
    with tempfile.TemporaryDirectory() as top:
        whole = searched(Path(top, "whole"))
        start = time.monotonic()
        searched(Path(top, "timed"))
        long = time.monotonic() - start
        while kills < options.kills:
            folder = Path(top, str(searches))
            own = 0
            while not lived(folder, rng.uniform(0, long) + 4.0 * (own > 4)):
                own += 1
            kills += own
            searches += 1
            found = searched(folder)
            assert found == whole, f"search {searches}, killed {own} times:\n{found}\n{whole}"
    took = time.monotonic() - began
    print(f"{kills} kills in {searches} searches, {took:.0f} s: all as one that was not killed")


if __name__ == "__main__":
    main()
