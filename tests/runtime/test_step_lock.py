"""Several threads and one optimizer: every call is done by itself, and what is saved is whole."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np
import pytest
import stepfuse
from stepfuse.runtime.checkpoint import container

SIZE = 30_000
GRAD = np.linspace(-1.0, 1.0, SIZE, dtype=np.float32)


def made(backend: str = "native") -> tuple[np.ndarray, Any]:
    param = np.linspace(0.0, 1.0, SIZE, dtype=np.float32)
    return param, stepfuse.Optimizer([("w", param)], "lamb", backend=backend)


def beside(work: Callable[[], object], threads: int = 1) -> None:
    """Does something in other threads until all are done. Raises what they raise."""
    failed: list[BaseException] = []

    def run() -> None:
        try:
            work()
        except BaseException as error:
            failed.append(error)

    running = [threading.Thread(target=run) for _ in range(threads)]
    for thread in running:
        thread.start()
    for thread in running:
        thread.join(60.0)
        assert not thread.is_alive()
    if failed:
        raise failed[0]


@pytest.mark.parametrize("backend", ["native", "reference"])
def test_threads_that_share_an_optimizer_lose_no_step(backend: str) -> None:
    param, opt = made(backend)
    opt.step([GRAD])
    beside(lambda: [opt.step([GRAD]) for _ in range(6)], threads=3)
    expected, alone = made(backend)
    for _ in range(19):
        alone.step([GRAD])
    assert opt.t == opt.steps == 19
    assert param.tobytes() == expected.tobytes()


def test_what_is_saved_beside_steps_can_be_loaded(tmp_path: Path) -> None:
    path, (_, opt) = tmp_path / "saved", made()
    opt.step([GRAD])
    stop = threading.Event()

    def step() -> None:
        while not stop.is_set():
            opt.step([GRAD])

    stepping = threading.Thread(target=step)
    stepping.start()
    try:
        for _ in range(6):
            opt.save(path, params=True)
            found, again = made()
            again.load(path, params=True)
            expected, alone = made()
            for _ in range(again.t):
                alone.step([GRAD])
            assert found.tobytes() == expected.tobytes()
            assert again.state[0]["v"].tobytes() == alone.state[0]["v"].tobytes()
    finally:
        stop.set()
        stepping.join()
    assert opt.t > 7


def test_a_number_changes_between_steps_and_not_in_one() -> None:
    _, opt = made()
    held, waiting = threading.Event(), threading.Event()

    def change() -> None:
        held.wait(60.0)
        waiting.set()
        opt.groups[0]["lr"] = 0.5

    changing = threading.Thread(target=change)
    changing.start()
    with opt.step_lock.lock:
        held.set()
        waiting.wait(60.0)
        opt.step([GRAD])
        assert opt.groups[0]["lr"] == 0.001
    changing.join()
    assert opt.groups[0]["lr"] == 0.5


def in_child(work: Callable[[], None]) -> int:
    """The status of a forked child that does something."""
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    try:
        work()
    except BaseException:
        os._exit(1)
    os._exit(0)


@pytest.mark.parametrize("inside", [False, True])
def test_a_fork_while_another_thread_has_the_optimizer(inside: bool) -> None:
    """The child's lock is free; what another thread was stepping is not gone on from."""
    _, opt = made()
    opt.step([GRAD])
    held, done = threading.Event(), threading.Event()

    def hold() -> None:
        with opt.step_lock.lock:
            opt.step_lock.inside = inside
            held.set()
            done.wait(60.0)

    def child() -> None:
        if inside:
            with pytest.raises(stepfuse.BindError, match="a step in another thread of the process"):
                opt.step([GRAD])
        else:
            opt.step([GRAD])
            assert opt.t == 2

    holding = threading.Thread(target=hold)
    holding.start()
    held.wait()
    try:
        assert in_child(child) == 0
    finally:
        done.set()
        holding.join()
    opt.step([GRAD])
    assert opt.t == 2


def test_bytes_that_are_not_what_they_should_be_do_not_become_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, (_, opt) = tmp_path / "saved", made()
    opt.save(path, params=True)
    before, write = path.read_bytes(), container._write

    def changed_meanwhile(file: BinaryIO, tensor: container.StoredTensor) -> str:
        found = write(file, tensor)
        if tensor.key == "param/w":
            file.seek(-8, os.SEEK_CUR)
            file.write(b"\1" * 8)
        return found

    monkeypatch.setattr(container, "_write", changed_meanwhile)
    opt.step([GRAD])
    with pytest.raises(stepfuse.CheckpointError, match=r"what was written is not.*'param/w' is "):
        opt.save(path, params=True)
    assert path.read_bytes() == before and os.listdir(tmp_path) == ["saved"]
    made()[1].load(path, params=True)
