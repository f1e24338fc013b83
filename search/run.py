"""A search from its beginning, or from where it was killed: batches of trials, rung by rung."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from math import ceil
from pathlib import Path

from ..ir.errors import OptionError, whole_number
from ..spec_texts.resolve import module_in
from .launchers import check_launcher, executor_of
from .members import TrialMembers
from .space import HyperSearch
from .study import TrialRow, TrialStudy

Progress = Callable[[int, int, int], None]  # a batch, the steps it has done, its trials that go on


def run_search(
    search: HyperSearch,
    folder: str | Path,
    trials: int = 64,
    *,
    together: int = 64,
    seed: int = 0,
    progress: Progress = lambda *_: None,
) -> list[TrialRow]:
    """Run those of so many trials that have not ended, `together` in a batch; all, best first.

    Its state is in the folder: a search that was interrupted, or killed, is continued by the
    same call. Raises OptionError, BindError, OSError, and errors of the search's functions.
    """
    batches, seed = _batches(trials, together), whole_number(seed, "seed", 0)
    study = TrialStudy(search, Path(folder), seed)
    with study.alone():
        for batch, size in enumerate(batches):
            study.sample(batch, size)
            run_batch(search, study, batch, progress)
    return study.rows()


def launch_search(
    source: str,
    folder: str | Path,
    trials: int = 64,
    *,
    together: int = 16,
    seed: int = 0,
    launcher: str = "processes",
    workers: int = 2,
) -> list[TrialRow]:
    """Likewise of the search that `FILE.py:NAME` names, batches in so many worker processes.

    Raises ImportError where a launcher is not installed.
    """
    batches, seed = _batches(trials, together), whole_number(seed, "seed", 0)
    search, pending = search_named(source), set[Future[None]]()
    check_launcher(launcher, workers)
    study = TrialStudy(search, Path(folder), seed)
    with study.alone(), executor_of(launcher, workers) as pool:
        for batch, size in enumerate(batches):
            while len(pending) >= workers:
                pending = _one_done(pending)
            study.sample(batch, size)
            pending.add(pool.submit(run_named_batch, source, str(folder), batch, seed))
        while pending:
            pending = _one_done(pending)
    return TrialStudy(search, Path(folder), seed).rows()


def run_named_batch(source: str, folder: str, batch: int, seed: int) -> None:
    """A batch of a search that was sampled before, in a worker."""
    search = search_named(source)
    run_batch(search, TrialStudy(search, Path(folder), seed), batch, lambda *_: None)


def run_batch(search: HyperSearch, study: TrialStudy, batch: int, progress: Progress) -> None:
    """Trains a batch from rung to rung until no trial of it goes on.

    A rung is saved before it is told of, so that nothing behind it is trained twice.
    """
    with study.alone(batch):
        path, left = study.checkpoint(batch), study.of_batch(batch, running=True)
        if not left:
            path.unlink(missing_ok=True)
            return
        if path.exists():
            members = TrialMembers.load(search, path, study.of_batch(batch))
        else:
            members = TrialMembers(search, left)
        for rung in (r for r in search.rungs if r >= members.done):
            if rung > members.done:
                members.train(rung, lambda done: progress(batch, done, len(members.trials)))
                members.save(path)
            kept = study.report(rung, members.scores, members.why)
            progress(batch, rung, len(kept))
            if not kept:
                break
            members.keep(kept)
        path.unlink(missing_ok=True)


def search_named(source: str) -> HyperSearch:
    """The HyperSearch that `FILE.py` or `FILE.py:NAME` names, else the file's only one.

    Raises OptionError, WrongUsage, InvalidProgram.
    """
    path, colon, name = source.rpartition(":")
    if not colon or not path.endswith(".py"):
        path, name = source, ""
    there = vars(module_in(Path(path)))
    found = {key: value for key, value in there.items() if isinstance(value, HyperSearch)}
    if name in found or (not name and len(found) == 1):
        return found[name] if name else next(iter(found.values()))
    raise OptionError(
        f"{source}: expected FILE.py:NAME of a stepfuse.search.HyperSearch; {path} has "
        f"{', '.join(found) or 'none'}"
    )


def _batches(trials: int, together: int) -> list[int]:
    """Return the number of trials of each batch. Raises OptionError."""
    whole_number(trials, "trials")
    whole_number(together, "together")
    return [min(together, trials - n * together) for n in range(ceil(trials / together))]


def _one_done(pending: set[Future[None]]) -> set[Future[None]]:
    done, rest = wait(pending, return_when=FIRST_COMPLETED)
    for future in done:
        future.result()
    return rest
