"""All cases of the tests that the suite has a part of, those marked `thinned`: file by file.

python -m tests.campaigns.thinned [--minutes 30] [--jobs 2] [--seed 0] [--only optim_defs]
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

from tests.campaigns.budget import report, run_trials
from tests.support.thinning import MARK

ROOT = Path(__file__).parents[2]


def files() -> list[str]:
    """Those that have such tests."""
    paths = sorted((ROOT / "tests").rglob("test_*.py"))
    return [p.relative_to(ROOT).as_posix() for p in paths if f"mark.{MARK}(" in p.read_text()]


def said(file: str) -> str:
    """What pytest says of a file's cases, nothing where all is well."""
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-m", MARK, "--whole", file]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    return done.stdout[-3000:] if done.returncode else ""


def main() -> int:
    """Runs the campaign; 1 if something failed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0, help="of the order, where time is short")
    parser.add_argument("--only", default="", help="files whose path has this in it")
    given = parser.parse_args()
    trials = [file for file in files() if given.only in file]
    found = run_trials(said, trials, given.jobs, given.minutes, given.seed)
    return report(found, len(trials), "all are right")


if __name__ == "__main__":
    sys.exit(main())
