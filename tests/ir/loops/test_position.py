"""Positions are one object each, whichever thread or process makes them."""

from __future__ import annotations

import os
import signal
import threading

import pytest
from stepfuse.ir.loops import position as positions
from stepfuse.ir.loops.position import variable


@pytest.mark.skipif(not hasattr(os, "fork"), reason="forks are of POSIX")
def test_a_fork_makes_positions_while_a_thread_of_its_parent_does() -> None:
    held, go = threading.Event(), threading.Event()

    def hold() -> None:
        with positions._LOCKS[0]:
            held.set()
            go.wait(10)

    thread = threading.Thread(target=hold)
    thread.start()
    held.wait(10)
    child = os.fork()
    if not child:
        signal.alarm(5)
        os._exit(0 if variable("fork") + 7 is variable("fork") + 7 else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    go.set()
    thread.join()
