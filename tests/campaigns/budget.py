"""Many trials in processes of their own, within a time: a bar, then what was said of them."""

from __future__ import annotations

import multiprocessing
import random
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import TypeVar

from rich.console import Console
from rich.progress import Progress

Trial = TypeVar("Trial")
REFUSED = "refused"


def run_trials(
    function: Callable[[Trial], str],
    trials: Sequence[Trial],
    jobs: int,
    minutes: float,
    seed: int = 0,
) -> dict[Trial, str]:
    """What a function says of each trial, nothing where all is well, until the time is up.

    It runs in new processes, which take the environment as it is now.
    """
    mixed = random.Random(seed).sample(trials, len(trials))  # what is left out is of all kinds
    said: dict[Trial, str] = {}
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal) as progress:
        bar = progress.add_task("trials", total=len(mixed))
        for trial, text in _answers(function, mixed, jobs, minutes):
            said[trial] = text
            progress.advance(bar)
            if text not in ("", REFUSED):
                console.print(f"{trial}: {text}", markup=False)
    return said


def _answers(
    function: Callable[[Trial], str], trials: Sequence[Trial], jobs: int, minutes: float
) -> Iterator[tuple[Trial, str]]:
    end, rest = time.monotonic() + 60 * minutes, iter(trials)
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:

        def begun(count: int) -> dict[Future[str], Trial]:
            more = islice(rest, count) if time.monotonic() < end else ()
            return {pool.submit(function, trial): trial for trial in more}

        running = begun(2 * jobs)
        while running:
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for one in done:
                yield running.pop(one), one.result()
            running |= begun(len(done))


def report(said: Mapping[Trial, str], asked: int, fine: str) -> int:
    """Prints what is wrong and how much was looked at; the exit status."""
    wrong = {trial: text for trial, text in said.items() if text not in ("", REFUSED)}
    refused = sum(text == REFUSED for text in said.values())
    print("\n".join(f"{trial}: {text}" for trial, text in wrong.items()) or fine)
    left = f", {asked - len(said)} not reached in this time" if len(said) < asked else ""
    print(f"{len(said)} of {asked} trials, {refused} refused, {len(wrong)} wrong{left}")
    return int(bool(wrong))
