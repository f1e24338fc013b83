"""A worker of a server: reads the parameters, gives gradients taken at them, and so on."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from ..protocol import TIMEOUT, RanksError
from .replay import Work
from .server import Connection, Pulled

_PAUSE = 1e-3  # seconds between two looks for the next version


class Worker:
    """The worker of a number. `server` is the server itself, or a proxy in another process."""

    def __init__(self, server: Connection, number: int, timeout: float = TIMEOUT) -> None:
        self._server, self.number, self._timeout = server, number, timeout
        self._given = 0

    def pull(self) -> Pulled:
        """The parameters, which nobody writes to; of `backup` the next version, when it comes.

        Raises BindError, ValueError; RanksError after the time-out.
        """
        end = time.monotonic() + self._timeout
        while (read := self._server.pull(self.number)) is None:
            if time.monotonic() > end:
                raise RanksError(
                    f"worker {self.number} has waited {self._timeout:g} s for the next version: "
                    f"the others' gradients that make it did not come"
                )
            time.sleep(_PAUSE)
        return read

    def push(self, grads: Sequence[Any]) -> bool:
        """Return False if gradients, at the parameters pulled last, came too late (of `backup`).

        Raises BindError, ValueError, where they do not fit; RanksError after the time-out.
        """
        return self._server.push(self.number, grads)

    def run(self, work: Work, steps: int) -> None:
        """Pulls and pushes until the server has taken so many steps, of all workers together.

        `work(worker, number, params)` has this worker's gradients, number by number, from 0. Those
        of others that are on their way then still arrive.
        """
        while (read := self.pull()).version < steps:
            self.push(work(self.number, self._given, read.params))
            self._given += 1
