"""A server that is a Ray actor; workers are Ray's tasks or actors, or the program that began it.

server = RayServer.start(params, "delay_compensated+sgd", workers=3, lr=0.1)
ray.get([task.remote(server, number) for number in range(3)])    # each Worker(server, number)
server.ask(lambda there: there.arrivals)
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import ray  # pyright: ignore[reportMissingImports]

from ..protocol import TIMEOUT, RanksError
from .server import PulledParams, Server

_R = TypeVar("_R")
_ray: Any = ray


class _Actor:
    """The actor that Ray runs in a process of its own."""

    def begin(self, params: bytes, *given: Any, **options: Any) -> None:
        self._server = Server(pickle.loads(params), *given, **options)

    def ask(self, what: Callable[..., Any], *given: Any) -> Any:
        return what(self._server, *given)


class RayServer:
    """The server that is an actor, as workers have it: it may be sent to Ray's tasks.

    Raises RanksError, which names the worker and the server, where it does not answer in time.
    """

    def __init__(self, actor: Any, timeout: float = TIMEOUT) -> None:
        self._actor, self._timeout = actor, timeout

    @classmethod
    def start(
        cls,
        params: Iterable[Any],
        spec: Any,
        workers: int,
        *,
        timeout: float = TIMEOUT,
        **options: Any,
    ) -> RayServer:
        """Start a `Server` in Ray with copies of these parameters. Raises as that does."""
        copies = pickle.dumps(list(params))  # Ray's own would be read-only
        found = cls(_ray.remote(_Actor).remote(), timeout)
        found._get(found._actor.begin.remote(copies, spec, workers, **options), "its start")
        return found

    def pull(self, worker: int) -> PulledParams | None:
        """The parameters. Raises RanksError."""
        return self._get(self._actor.ask.remote(Server.pull, worker), f"worker {worker}")

    def push(self, worker: int, grads: Sequence[Any]) -> bool:
        """True if they were taken. Raises BindError where they do not fit, RanksError."""
        return self._get(self._actor.ask.remote(Server.push, worker, grads), f"worker {worker}")

    def ask(self, what: Callable[[Server], _R]) -> _R:
        """Return a function's result, called on the server in its process."""
        return self._get(self._actor.ask.remote(what), "a question")

    def _get(self, asked: Any, who: str) -> Any:
        errors = _ray.exceptions
        try:
            return _ray.get(asked, timeout=self._timeout)
        except errors.RayTaskError as error:
            raise error.cause from error
        except errors.GetTimeoutError as error:
            why = f"no answer within {self._timeout:g} s"
            raise RanksError(f"{who}: the server, a Ray actor, is gone: {why}") from error
        except errors.RayActorError as error:
            raise RanksError(f"{who}: the server, a Ray actor, is gone: {error}") from error
