"""Ctrl-C at any moment: the arrays are those of the step that `t` says, or the tear is known."""

from __future__ import annotations

import random
import signal
from collections.abc import Callable, Generator
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import numpy as np
import pytest
import stepfuse
from stepfuse.runtime.launch import launcher
from stepfuse.tools.cli import app
from typer.testing import CliRunner

# An interrupt that lands in a finalizer is lost, and pytest warns of it.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")

SIZES = [(300, 400), (100_000,), (7,), (100, 100)]
LONGEST = 0.002  # seconds until an interrupt


class Interrupt(BaseException):
    """As KeyboardInterrupt, which pytest has a use for of its own."""


def interrupted(work: Callable[[], None], seconds: float) -> None:
    """Does something again and again until a signal's handler ends it, between two bytecodes."""

    def handler(number: int, frame: FrameType | None) -> None:
        raise Interrupt

    before = signal.signal(signal.SIGALRM, handler)
    try:
        # again and again: what is raised within a finalizer is lost
        signal.setitimer(signal.ITIMER_REAL, seconds, 0.05)
        while True:
            work()
    except Interrupt:
        pass
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def delays(seed: int, shortest: float, longest: float) -> Generator[float]:
    """Seconds until each interrupt, longer and longer: on a slow machine steps must end, too."""
    rng = random.Random(seed)
    for n in range(400):
        yield rng.uniform(shortest, longest * 1.02**n)


def grads(seed: int) -> list[np.ndarray]:
    rng = np.random.default_rng(seed)
    return [rng.standard_normal(d, np.float32) for d in SIZES]


GRADS = [grads(n) for n in range(3)]


def params() -> list[np.ndarray]:
    return [np.ones(d, np.float32) for d in SIZES]


def groups() -> list[dict[str, Any]]:
    """The last has no gradient in every other step, so that another binding takes it."""
    first, *rest = params()
    return [{"params": [first], "lr": 0.1}, {"params": rest[:2]}, {"params": rest[2:], "lr": 0.3}]


def advance(opt: Any) -> None:
    """The next call of a run, which follows from what has been done so far."""
    count = int(opt.numbers.get("count", 2))
    mine: list[Any] = list(GRADS[count])
    if len(opt.groups) > 1 and opt.steps % 2:
        mine[-1] = None
    if count < 2:
        opt.accumulate(mine)
    else:
        opt.step(mine)


def position(opt: Any) -> tuple[int, int]:
    """How far a run is."""
    return opt.steps, int(opt.numbers.get("count", 0))


def contents(opt: Any) -> tuple[dict[str, Any], dict[str, bytes]]:
    """All that an optimizer has."""
    found = opt.snapshot(params=True)
    return found.manifest, {key: e.array.tobytes() for key, e in found.entries.items()}


def until(opt: Any, end: tuple[int, int]) -> None:
    """Goes on undisturbed."""
    while position(opt) < end:
        advance(opt)
    assert position(opt) == end


SPECS = {
    "adamw": "adamw",
    "lamb": "lamb",
    "accumulate": stepfuse.chain("accumulate", "lamb"),
    "variants": stepfuse.chain("clip_by_global_norm", "adafactor"),
}


def run_interrupted(make: Callable[[], Any], interrupts: int, seed: int) -> int:
    """Interrupts a run again and again, and compares it with one that is not; its steps."""
    opt, twin = make(), make()
    until(opt, (2, 0))  # everything is compiled and bound
    for n, delay in enumerate(delays(seed, 0.0002, LONGEST)):
        if n >= interrupts and opt.steps > 5:
            break
        interrupted(partial(advance, opt), delay)
        until(twin, position(opt))
        assert contents(opt) == contents(twin)
    return opt.steps


@pytest.fixture(autouse=True)
def small_sweeps_take_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(launcher, "PARALLEL_FROM", 1 << 20)


@pytest.mark.parametrize("grouped", [False, True])
@pytest.mark.parametrize("case", SPECS)
def test_native_steps_are_done_or_were_never_begun(case: str, grouped: bool) -> None:
    given = groups if grouped else params
    assert run_interrupted(lambda: stepfuse.Optimizer(given(), SPECS[case], threads=2), 40, 1) > 5


def test_steps_of_an_artifact_likewise(tmp_path: Path) -> None:
    found = CliRunner().invoke(app, ["compile", "lamb", "-o", str(tmp_path / "lamb")])
    assert found.exit_code == 0, found.output
    made = stepfuse.load(tmp_path / "lamb")
    assert run_interrupted(lambda: stepfuse.Optimizer(groups(), made), 40, 2) > 5


@pytest.mark.parametrize(("case", "backend"), [("adamw", "numba"), ("accumulate", "reference")])
def test_a_torn_step_is_known(case: str, backend: str, tmp_path: Path) -> None:
    """Where Python runs between launches, what cannot be gone on from is refused."""
    opt, twin = (stepfuse.Optimizer(groups(), SPECS[case], backend=backend) for _ in range(2))
    until(opt, (1, 0))
    saved, path, torn, rng = opt.snapshot(params=True), tmp_path / "saved", 0, random.Random(3)
    opt.save(path, params=True)
    for _ in range(80):  # on a busy machine few fall inside a step
        if torn == 4:
            break
        interrupted(partial(advance, opt), rng.uniform(0.001, 0.02))
        if opt.step_lock.interrupted:
            torn += 1
            for call in (
                partial(opt.step, GRADS[0]), partial(opt.accumulate, GRADS[0]), opt.snapshot,
                partial(opt.save, path), partial(opt.add_group, {"params": [np.ones(2)]}),
            ):  # fmt: skip
                with pytest.raises(stepfuse.BindError, match=r"step \d+ was interrupted.*restore"):
                    call()
            if torn % 2:
                opt.restore(saved, params=True)
            else:
                opt.load(path, params=True)
            twin.restore(saved, params=True)
        until(twin, position(opt))
        assert contents(opt) == contents(twin)
    assert torn
