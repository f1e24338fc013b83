"""What is dumped is launched: every spec and stage, in every storage, under every policy.

python -m tests.campaigns.reports.dumped --minutes 30 --only lamb,lars+

Programs, plans and loops are compared; under f32, LLVM's text has every kernel, segment, launch.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter

from rich.progress import track
from stepfuse.ir.errors import StepfuseError

from tests.support.oracles.dumped import check_code, check_dumped, check_loops, handed_over

from .cases import STORAGE, cases


def main() -> None:
    """Compares, and ends with 1 if something differs."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.reports.dumped")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--only", default="", help="names, comma-separated; else all")
    parser.add_argument("--storage", default="", help=f"some of {', '.join(STORAGE)}; else all")
    asked = parser.parse_args()
    end, counted = time.monotonic() + 60 * asked.minutes, Counter[str]()
    only = asked.only.split(",") if asked.only else ()
    wanted = cases(only, asked.storage.split(",") if asked.storage else STORAGE)
    with handed_over() as (given, printed):
        for case in track(wanted, "dumped and launched"):
            if time.monotonic() > end:
                break
            try:
                found = check_dumped(case.spec, case.dtypes, case.policy, given)
                for history, loops in found if case.storage == "f32" else ():
                    check_code(loops, case.name)
                    check_loops(history, loops)
                counted["equal"] += 1
            except (StepfuseError, ValueError):
                counted["refused"] += 1
            except AssertionError as error:
                counted["DIFFERENT"] += 1
                print(f"{case}: {str(error)[:300]}")
            printed.clear()
    said = ", ".join(f"{count} {what}" for what, count in counted.items())
    print(f"{said}; of {len(wanted)} cases")
    raise SystemExit(1 if counted["DIFFERENT"] else 0)


if __name__ == "__main__":
    main()
