"""The thread pool in bad company: forks, interrupts, other threads, other modes, the end."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
from types import FrameType

import numpy as np
import pytest
import stepfuse

SIZE = 3_000_000  # elements: enough for every sweep to ask for threads

START = f"""
import atexit, os, sys, threading, time
import numpy as np
def running(): return len(os.listdir("/proc/self/task"))
import stepfuse
def trained(steps=2):
    params, grads = [np.ones({SIZE}, np.float32)], [np.full({SIZE}, 0.5, np.float32)]
    optimizer = stepfuse.Optimizer(params, "sgd", lr=1.0, threads=2)
    for _ in range(steps):
        optimizer.step(grads)
    return float(params[0].min()), float(params[0].max())
"""


def script(body: str) -> str:
    """What a process prints that runs a piece of code and ends by itself."""
    done = subprocess.run(
        [sys.executable, "-c", START + body], capture_output=True, text=True, timeout=600
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def ramp(low: float, high: float) -> np.ndarray:
    return np.linspace(low, high, SIZE, dtype=np.float32)


PARAM, GRAD = ramp(1.0, 2.0), ramp(-1.0, 1.0)


def stepped(
    steps: int, threads: int, param: np.ndarray = PARAM, grad: np.ndarray = GRAD
) -> np.ndarray:
    params = [param.copy()]
    optimizer = stepfuse.Optimizer(params, "sgd", lr=0.125, threads=threads)
    for _ in range(steps):
        optimizer.step([grad])
    return params[0]


def test_threads_that_step_at_once_get_the_bits_of_one() -> None:
    expected = stepped(100, 1)
    found: list[bool] = []

    def work() -> None:
        found.append(stepped(100, 2).tobytes() == expected.tobytes())

    workers = [threading.Thread(target=work) for _ in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert found == [True] * 4


def test_a_fork_before_the_first_step() -> None:
    body = """
child = os.fork()
found = trained()
if child:
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
print(*found)
"""
    assert script(body).splitlines() == ["0.0 0.0"] * 2


def test_a_fork_after_it_with_workers_of_its_own() -> None:
    body = """
before = running()
trained()
assert running() == before + 1
child = os.fork()
if child:
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
else:
    assert running() == 1
    trained()
    assert running() == 2
print(*trained())
"""
    assert script(body).splitlines() == ["0.0 0.0"] * 2


def test_no_thread_outlives_the_end() -> None:
    body = """
before = running()
atexit._clear()
def left():  # the system takes a moment to forget a thread that has ended
    end = time.monotonic() + 60.0
    while running() > before and time.monotonic() < end:
        time.sleep(0.001)
    print(running() - before)
atexit.register(left)
from stepfuse.backends.native import thread_pool as threads
atexit.register(threads.stop_all)
trained()
print(running() - before)
"""
    assert script(body).split() == ["1", "0"]


def test_the_end_comes_in_the_middle_of_a_step() -> None:
    body = """
entered = threading.Event()
def forever():
    trained(1)
    entered.set()
    trained(10**9)
for _ in range(2):
    threading.Thread(target=forever, daemon=True).start()
entered.wait()
time.sleep(0.02)
print("end")
"""
    assert script(body) == "end\n"


@pytest.mark.parametrize("microseconds", [300, 700, 1500])
def test_an_interrupted_step_leaves_the_pool_usable(microseconds: int) -> None:
    def interrupt(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, interrupt)
    try:
        stepped(1, 2)
        with pytest.raises(KeyboardInterrupt):  # which may come before the first step
            signal.setitimer(signal.ITIMER_REAL, microseconds * 1e-6)
            stepped(10_000, 2)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, before)
    assert stepped(3, 2).tobytes() == stepped(3, 1).tobytes()


@pytest.mark.parametrize("threads", [2, 5])
def test_workers_ignore_the_callers_flush_to_zero(threads: int) -> None:
    """Two: their worker started in the normal mode. Five: theirs inherit the caller's."""
    torch = pytest.importorskip("torch")
    tiny = ramp(1e-39, 2e-39), ramp(1e-40, 2e-40)  # denormal, which flushing makes zero
    expected = stepped(1, 1, *tiny)
    assert expected.all() and (expected < np.finfo(np.float32).tiny).all()
    stepped(1, 2)
    assert torch.set_flush_denormal(True)
    try:
        found = stepped(1, threads, *tiny)
    finally:
        torch.set_flush_denormal(False)
    assert found.tobytes() == expected.tobytes()


@pytest.mark.parametrize("started", [0, 2])
def test_threads_that_the_system_refuses_are_done_without(started: int) -> None:
    """Stacks larger than the address space: pthread_create fails as it does at a limit."""
    body = f"""
optimizer = stepfuse.Optimizer([np.ones({SIZE}, np.float32)], "sgd", threads={started} + 1)
optimizer.step([np.ones({SIZE}, np.float32)])
threading.stack_size(1 << 46)
params, grads = [np.ones({SIZE}, np.float32)], [np.full({SIZE}, 0.5, np.float32)]
optimizer = stepfuse.Optimizer(params, "sgd", lr=1.0, threads=6)
for _ in range(2):
    optimizer.step(grads)
print(params[0].min(), params[0].max(), optimizer.t)
try:
    threading.Thread(target=print).start()
except RuntimeError as error:
    print(error)
"""
    assert script(body) == "0.0 0.0 2\ncan't start new thread\n"
