"""One thread at a time in an optimizer, and steps that are known to have been cut short.

A step that is one native call is done or was never begun, whatever interrupts the thread that
waits for it. Any other step sets `interrupted` before it begins and clears it at its end; what
comes next refuses to go on from arrays that are of two steps. In a child that was forked while
another thread was in a step, arrays are as that step has left them so far.
"""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from ..ir.errors import BindError
from .system import after_fork

HOW_TO_GO_ON = (
    "load a checkpoint or restore a snapshot (params=True for the parameters too), or make a new "
    "optimizer over the parameters as they are"
)


class StepLock:
    """A re-entrant `lock` of an optimizer, and what was `interrupted`: arrays are half changed."""

    def __init__(self) -> None:
        self.lock = threading.RLock()
        self.interrupted = ""
        self.inside = False  # of a native step, as far as another thread can know
        _step_locks.add(self)

    def check(self) -> None:
        """Refuses to go on from arrays that are not of one moment (BindError)."""
        if self.interrupted:
            raise BindError(self.interrupted)

    def begin(self, what: str, how: str = HOW_TO_GO_ON) -> None:
        """Something begins that must come to its end; `interrupted = ""` says that it has."""
        self.interrupted = f"{what} was interrupted, and arrays are half changed: {how}"

    def start_over(self) -> None:
        """In a forked child: the other threads are gone, with their locks."""
        if not self.lock.acquire(blocking=False) and self.inside:
            self.begin("a step in another thread of the process that forked this one")
        self.lock = threading.RLock()


class HasStepLock(Protocol):
    """An object whose methods one thread at a time runs."""

    @property
    def step_lock(self) -> StepLock: ...


_S = TypeVar("_S", bound=HasStepLock)
_P = ParamSpec("_P")
_R = TypeVar("_R")


def exclusive(method: Callable[Concatenate[_S, _P], _R]) -> Callable[Concatenate[_S, _P], _R]:
    """A method that no other thread's call comes into."""

    @wraps(method)
    def alone(self: _S, *args: _P.args, **options: _P.kwargs) -> _R:
        with self.step_lock.lock:
            return method(self, *args, **options)

    return alone


_step_locks: weakref.WeakSet[Any] = weakref.WeakSet()


def _after_fork() -> None:
    for step_lock in list(_step_locks):
        step_lock.start_over()


after_fork(_after_fork)
