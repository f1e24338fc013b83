"""The report of every spec and stage, in every storage, under every policy, within its limits.

python -m tests.campaigns.reports --minutes 20
python -m tests.campaigns.reports --only adamw,lars+ --storage "f32,state linear8"

Of each: at most 1 MB, made in 0.3 s of processor time, without machine code. Of every spec under
f32 and strict, and of the largest in each storage: opened in 0.5 s, each pass drawn in 0.1 s of
the page's thread, no error, no request, no box on a box, no edge through a box, no scrolling
sideways at 390 pixels. Browsers are found as the tests find them. A stage has a plus behind it.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from rich.progress import track

from tests.support.processes.browser import browser

from .cases import STORAGE, cases
from .made import Made, make
from .seen import Seen, look


def made_within(
    only: Sequence[str], storage: Sequence[str], end: float, folder: Path
) -> tuple[list[Made], bool]:
    """The reports there is time for, and whether those are all; only those to look at are kept."""
    found: list[Made] = []
    largest: dict[str, Made] = {}
    for case in track(cases(only, storage), "reports"):
        if time.monotonic() > end:
            return found, False
        one = make(case, page_of(folder, len(found)))
        found.append(one)
        if one.refused or (case.storage == "f32" and case.policy == "strict"):
            continue
        before = largest.get(case.storage)
        drop = one if before and before.bytes >= one.bytes else before
        if drop is not one:
            largest[case.storage] = one
        if drop is not None:
            page_of(folder, next(i for i, m in enumerate(found) if m is drop)).unlink()
    return found, True


def page_of(folder: Path, number: int) -> Path:
    """The file of a report, by its place among all."""
    return folder / f"{number}.html"


def seen_within(found: Sequence[Made], end: float, folder: Path) -> dict[int, Seen]:
    """What a browser says of the files that are there, as many as there is time for."""
    seen: dict[int, Seen] = {}
    there = [n for n in range(len(found)) if page_of(folder, n).exists()]
    with browser() as opened:
        for number in track(there, "in a browser"):
            if time.monotonic() > end:
                break
            seen[number] = look(opened, page_of(folder, number))
    most = max((s.boxes for s in seen.values()), default=0)
    figures = [_figures(what, seen) for what in ("opened", "clock", "drawn")]
    print(f"{len(seen)} of {len(there)} pages: {'; '.join(figures)}; at most {most} boxes")
    return seen


def _figures(what: str, seen: dict[int, Seen]) -> str:
    values = [getattr(s, what) for s in seen.values()] or [0.0]
    return f"{what} {statistics.median(values):.0f} ms, at most {max(values):.0f}"


def show(found: Sequence[Made]) -> None:
    """The figures of what was made, and what was refused, by what is said."""
    there = [m for m in found if not m.refused] or [Made(found[0].case)]
    for what, values in (
        ("bytes", [m.bytes for m in there]),
        ("seconds", [m.seconds for m in there]),
    ):
        worst = max(there, key=lambda m: getattr(m, what)).case
        print(
            f"{what}: median {statistics.median(values):.4g}, at most {max(values):.4g} ({worst})"
        )
    refused = Counter(m.case.storage for m in found if m.refused)
    said = ", ".join(f"{count} {storage}" for storage, count in refused.items()) or "none"
    print(f"{len(there)} reports; refused: {said}")


def main() -> None:
    """Measures, and ends with 1 if a limit was not kept."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.reports")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--only", default="", help="names, comma-separated; else all")
    parser.add_argument("--storage", default="", help=f"some of {', '.join(STORAGE)}; else all")
    parser.add_argument("--no-browser", action="store_true", help="size and time alone")
    given = parser.parse_args()
    end = time.monotonic() + 60 * given.minutes
    only = given.only.split(",") if given.only else ()
    storage = given.storage.split(",") if given.storage else STORAGE
    with tempfile.TemporaryDirectory() as name:
        found, whole = made_within(only, storage, end, Path(name))
        show(found)
        seen = {} if given.no_browser else seen_within(found, end, Path(name))
    faults = [(m.case, fault) for m in found for fault in m.faults]
    faults += [(found[n].case, fault) for n, s in seen.items() for fault in s.faults]
    for case, fault in faults:
        print(f"{case}: {fault}")
    print("all cases" if whole else f"the time is over after {len(found)} cases")
    raise SystemExit(1 if faults else 0)


if __name__ == "__main__":
    main()
