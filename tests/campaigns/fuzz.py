"""Random specs and chains through the whole compiler, each step of it proven or compared.

    python -m tests.campaigns.fuzz --minutes 10 --seed 1 [--count 100000] [--jobs 2]
    python -m tests.campaigns.fuzz --replay failing.sf [--engines quick,native,python,loops,ptx]

What is asked of a case is in `trial.py`. Some cases are stepped by engines as well: every fourth
by native code as LLVM prints it, few by what takes seconds to compile. Of each kind of failure
the smallest text that still fails is printed, with the line that replays it.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from tests.campaigns.case import FAILED, REFUSED, Case, Outcome, read_case
from tests.campaigns.cases import case_of
from tests.campaigns.shrink import shrink
from tests.campaigns.trial import run_case

BATCH = 100  # cases that a process takes at a time
# Every so many cases are stepped by an engine; numbers without common factors mix them.
SHARES = {"quick": 4, "native": 41, "python": 59, "loops": 67, "ptx": 499, "numba": 1999}
MOST_REFUSED = 0.12  # of all cases: beyond it the generator makes little that is compiled


@dataclass(slots=True)
class Tally:
    """What became of many cases; of each kind of failure and refusal the shortest case."""

    kinds: Counter[tuple[str, str]] = field(default_factory=Counter[tuple[str, str]])
    shortest: dict[tuple[str, str], tuple[Case, Outcome, tuple[str, ...]]] = field(
        default_factory=dict[tuple[str, str], tuple[Case, Outcome, tuple[str, ...]]]
    )
    seconds: float = 0.0  # of processors

    def add(self, case: Case, outcome: Outcome, engines: tuple[str, ...]) -> None:
        """Counts one case."""
        key = outcome.status, outcome.kind
        self.kinds[key] += 1
        known = self.shortest.get(key)
        if known is None or len(case.text) < len(known[0].text):
            self.shortest[key] = case, outcome, engines

    def merge(self, other: Tally) -> None:
        """Takes over what another process has counted."""
        self.kinds.update(other.kinds)
        self.seconds += other.seconds
        for key, found in other.shortest.items():
            known = self.shortest.get(key)
            if known is None or len(found[0].text) < len(known[0].text):
                self.shortest[key] = found

    def count(self, status: str = "") -> int:
        """How many cases there were, or how many of a status."""
        return sum(n for (found, _), n in self.kinds.items() if status in ("", found))


def engines_of(seed: int) -> tuple[str, ...]:
    """The engines that step the case of a seed."""
    return tuple(name for name, every in SHARES.items() if seed % every == 0)


def run_batch(first: int, count: int, limit: float) -> Tally:
    """The cases of some seeds, one after the other."""
    tally, start = Tally(), time.process_time()
    for seed in range(first, first + count):
        engines = engines_of(seed)
        try:
            case = case_of(seed)
        except Exception:  # the generator goes through the typing rules: what it meets counts too
            text = traceback.format_exc()
            tally.add(Case("", seed=seed), Outcome(FAILED, "the generator", text), engines)
            continue
        tally.add(case, run_case(case, engines, limit), engines)
    tally.seconds = time.process_time() - start
    return tally


def campaign(
    seed: int, count: int, minutes: float, jobs: int, limit: float, skip: int = 0
) -> Tally:
    """Cases from a seed on, until the count or the time is reached."""
    console = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    shown = Progress(
        *columns, TimeElapsedColumn(), console=console, disable=not console.is_terminal
    )
    tally, first = Tally(), seed * 1_000_000 + skip
    with shown as progress:
        bar = progress.add_task("fuzz", total=count)
        try:
            for found in _batches(first, count, minutes, jobs, limit):
                tally.merge(found)
                bad = f", [bold red]{tally.count(FAILED)} failed[/]" if tally.count(FAILED) else ""
                progress.update(bar, completed=tally.count(), description=f"fuzz{bad}")
                if not console.is_terminal and tally.count() % (20 * BATCH) == 0:
                    done = f"{tally.count()} of {count}, {tally.count(FAILED)} failed"
                    print(done, file=sys.stderr, flush=True)
        except KeyboardInterrupt:
            print(f"interrupted; go on with --skip {tally.count()}", file=sys.stderr)
    return tally


def _batches(first: int, count: int, minutes: float, jobs: int, limit: float) -> Iterator[Tally]:
    end = time.monotonic() + 60 * minutes
    starts = iter([(n, min(BATCH, first + count - n)) for n in range(first, first + count, BATCH)])
    if jobs == 1:
        for start, size in starts:
            yield run_batch(start, size, limit)
            if time.monotonic() > end:
                return
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        running = {
            pool.submit(run_batch, *s, limit) for _, s in zip(range(jobs), starts, strict=False)
        }
        while running:
            done = next(as_completed(running))
            running.remove(done)
            if time.monotonic() < end:
                running |= {
                    pool.submit(run_batch, *s, limit)
                    for _, s in zip(range(1), starts, strict=False)
                }
            yield done.result()


# ------------------------------------------------------------------ what is printed


def report(tally: Tally, shrinking: float, limit: float) -> int:
    """Prints the counts, and each kind of failure as its smallest case; the exit status."""
    total, failed, refused = (tally.count(s) for s in ("", FAILED, REFUSED))
    for (status, kind), n in tally.kinds.most_common():
        if status != "ok":
            print(f"{n:7} {status}: {kind}")
    speed = total / tally.seconds if tally.seconds else 0.0
    print(f"{total} cases: {failed} failed, {refused} refused; {speed:.1f} cases a second and core")
    for key, (case, outcome, engines) in tally.shortest.items():
        if key[0] == FAILED:
            _show(case, outcome, engines, shrinking, limit)
    return int(bool(failed))


def mostly_refused(tally: Tally) -> bool:
    """Whether the generator makes too little that is compiled; said so."""
    total, refused = tally.count(), tally.count(REFUSED)
    if total < BATCH or refused <= MOST_REFUSED * total:
        return False
    print(f"error: {refused} of {total} cases refused, at most {MOST_REFUSED:.0%} should be")
    return True


def _show(
    case: Case, outcome: Outcome, engines: tuple[str, ...], shrinking: float, limit: float
) -> None:
    print(f"\n{'-' * 72}\n{outcome.kind}")
    if not case.text:
        print(outcome.detail)
        return
    if run_case(case, (), limit).kind == outcome.kind:
        engines = ()  # it fails before any engine: shrinking is faster without them
    small = shrink(case, lambda c: run_case(c, engines, limit), shrinking)
    chosen = f" --engines {','.join(engines)}" if engines else ""
    path = Path(f"fuzz-{case.seed}.sf")
    path.write_text(small.file())
    print(f"{small.file()}\n{run_case(small, engines, limit).detail.strip()[-2000:]}")
    print(f"replay: python -m tests.campaigns.fuzz --replay {path}{chosen}")


def replay(path: Path, engines: tuple[str, ...], limit: float) -> int:
    """Runs one case from a file."""
    outcome = run_case(read_case(path.read_text()), engines, limit)
    print(f"{outcome.status}: {outcome.kind}\n{outcome.detail}")
    return int(outcome.status == FAILED)


def main() -> int:
    """The command. Exit status 1 where a case failed, or too many were refused."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=1e9)
    parser.add_argument("--seed", type=int, default=0, help="the first case is a million times it")
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--skip", type=int, default=0, help="cases from the seed on that were run")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--limit", type=float, default=20.0, help="seconds a case may take")
    parser.add_argument("--shrink", type=float, default=60.0, help="seconds a failure is shrunk")
    parser.add_argument("--replay", type=Path, help="a case that was printed, or any spec")
    parser.add_argument("--engines", default="", help="of --replay: the engines to compare")
    asked = parser.parse_args()
    if asked.replay is not None:
        return replay(asked.replay, tuple(filter(None, asked.engines.split(","))), asked.limit)
    tally = campaign(asked.seed, asked.count, asked.minutes, asked.jobs, asked.limit, asked.skip)
    failed = report(tally, asked.shrink, asked.limit)
    return max(failed, int(mostly_refused(tally)))


if __name__ == "__main__":
    sys.exit(main())
