"""Wrong tables from C: each is refused by the header's check, or a step over them stays inside.

    python -m tests.campaigns.check_fuzz --minutes 5 --seed 1

One to three cells of the tables are changed at a time; the program is built with the address and
undefined-behaviour sanitizers, and the step's own accesses are watched
(`tests.backends.aot.watched`). Every format takes its turn, over tensors of other shapes each
time. Ends at the first wrong one.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

from tests.backends.aot.sanitized import CASES, SHAPES, Case, build, training

SECONDS = 10  # a turn


def main() -> int:
    """Turns until the time is over; 1 where one has found something."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    total = [0, 0]
    with tempfile.TemporaryDirectory() as folder:
        program = build(Path(folder), CASES)
        print(f"built over {len(CASES)} cases", flush=True)
        turn, end = 0, time.monotonic() + 60 * asked.minutes
        while time.monotonic() < end:
            case, seed = CASES[turn % len(CASES)], asked.seed + turn
            done = _turn(program, case, seed)
            if done.returncode:
                print(f"{case.name}, seed {seed}: {done.stderr}", file=sys.stderr)
                return 1
            words = done.stdout.replace(",", "").split()
            total[0], total[1] = total[0] + int(words[1]), total[1] + int(words[3])
            turn += 1
    print(f"{turn} turns: {total[0]} tables refused, {total[1]} stepped over inside their arrays")
    return 0


def _turn(program: Path, case: Case, seed: int) -> subprocess.CompletedProcess[str]:
    rng = np.random.default_rng(seed)
    count = int(rng.integers(1, 8))
    shapes = [SHAPES[n] for n in rng.integers(0, len(SHAPES), count).tolist()]
    training(case, shapes, 1).write(program.with_name("input"))
    command = [str(program), case.name, str(program.with_name("input"))]
    more = ["fuzz", str(seed), str(1 << 40), str(SECONDS)]
    return subprocess.run([*command, *more], capture_output=True, text=True)


if __name__ == "__main__":
    sys.exit(main())
