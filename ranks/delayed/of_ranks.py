"""A server that is a rank, and workers that are the others: of MPI, torch.distributed, threads.

a request      a verb, and the bytes that follow it; of the rank that comes first
its answer     a status, a version, and the bytes that follow it

if ranks.rank == 0:
    serve(Server(params, "delay_compensated+sgd", ranks.count - 1), ranks)
else:
    Worker.run of RankServer(ranks)
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any

import numpy as np

from ...ir.arrays import Array
from ...ir.errors import BindError, StepfuseError
from ..protocol import Ranks, RanksError
from .messages import MessageLayout
from .server import PulledParams, Server


class ServerVerb(IntEnum):
    """The verb of a worker's request."""

    LAYOUTS, PULL, PUSH, LEAVE = range(4)


class AnswerStatus(IntEnum):
    """The status of an answer; the bytes behind it say the reason of a refusal."""

    DONE, NOT_YET, LATE, REFUSED = range(4)


Answer = tuple[AnswerStatus, int, Array]
_NONE = np.zeros(0, np.uint8)


def serve(server: Server, ranks: Ranks) -> None:
    """Answers the workers, all ranks but this one in their order, until each has left.

    Raises RanksError where none comes within the time-out, or the engine has lost one.
    """
    workers = [rank for rank in range(ranks.count) if rank != ranks.rank]
    if len(workers) != server.workers:
        raise BindError(
            f"{ranks.count} ranks are a server and {len(workers)} workers; the server was made "
            f"for {server.workers}"
        )
    layouts = tuple(
        MessageLayout(tuple(server.optimizer.wanted(role))) for role in ("param", "grad")
    )
    head, phase, there = np.zeros(2, np.int64), "waiting for workers", set(workers)
    while there:
        rank = ranks.receive_any(head, f"{phase} ({_named(there)})")
        body = np.zeros(int(head[1]), np.uint8)
        if body.size:
            ranks.receive(body, rank, f"gradients of rank {rank}").wait()
        verb = ServerVerb(int(head[0]))
        if verb == ServerVerb.LEAVE:
            there.discard(rank)
        else:
            there.add(rank)  # it may have left, and come again
            _send(ranks, rank, _answer(server, layouts, verb, workers.index(rank), body))


def _answer(
    server: Server, layouts: Sequence[MessageLayout], verb: ServerVerb, worker: int, body: Array
) -> Answer:
    """Return the answer to a worker; errors are its own, and leave the server as it is."""
    params, grads = layouts
    try:
        if verb == ServerVerb.LAYOUTS:
            text = json.dumps([layout.to_json() for layout in layouts])
            return AnswerStatus.DONE, 0, np.frombuffer(text.encode(), np.uint8)
        if verb == ServerVerb.PUSH:
            is_taken = server.push(worker, grads.unpack(body))
            return (AnswerStatus.DONE if is_taken else AnswerStatus.LATE), server.version, _NONE
        read = server.pull(worker)
        if read is None:
            return AnswerStatus.NOT_YET, server.version, _NONE
        return AnswerStatus.DONE, read.version, params.pack(read.params)
    except (StepfuseError, TypeError, ValueError, IndexError) as error:
        return AnswerStatus.REFUSED, 0, np.frombuffer(str(error).encode(), np.uint8)


def _send(ranks: Ranks, rank: int, answer: Answer) -> None:
    status, version, body = answer
    phase = f"an answer to rank {rank}"
    ranks.send(np.array([status, version, body.size], np.int64), rank, phase).wait()
    if body.size:
        ranks.send(np.array(body), rank, phase).wait()


def _named(ranks: set[int]) -> str:
    return ", ".join(f"rank {rank}" for rank in sorted(ranks))


class RankServer:
    """The server that is another rank, as a worker has it. `leave` when nothing more comes.

    Raises RanksError, which names the server, where it does not answer within the time-out.
    """

    def __init__(self, ranks: Ranks, server: int = 0) -> None:
        self._ranks, self._server = ranks, server
        self.number = ranks.rank - (ranks.rank > server)  # this worker's
        told = json.loads(self._ask(ServerVerb.LAYOUTS, _NONE)[2].tobytes())
        self._params, self._grads = map(MessageLayout.of_json, told)

    def pull(self, worker: int) -> PulledParams | None:
        """The parameters. Raises RanksError."""
        self._check(worker)
        status, version, body = self._ask(ServerVerb.PULL, _NONE)
        if status == AnswerStatus.NOT_YET:
            return None
        params = tuple(self._params.unpack(body))
        for array in params:
            array.setflags(write=False)
        return PulledParams(version, params)

    def push(self, worker: int, grads: Sequence[Any]) -> bool:
        """True if they were taken. Raises BindError where they do not fit, RanksError."""
        self._check(worker)
        return self._ask(ServerVerb.PUSH, self._grads.pack(grads))[0] == AnswerStatus.DONE

    def leave(self) -> None:
        """Tells the server that this worker comes no more. Raises RanksError."""
        self._reaching(lambda: self._request(ServerVerb.LEAVE, _NONE))

    def _check(self, worker: int) -> None:
        if worker != self.number:
            raise ValueError(f"rank {self._ranks.rank} is worker {self.number}, not {worker}")

    def _ask(self, verb: ServerVerb, body: Array) -> Answer:
        def ask() -> Answer:
            self._request(verb, body)
            head = np.zeros(3, np.int64)
            phase = f"the server's answer to {verb.name.lower()}"
            self._ranks.receive(head, self._server, phase).wait()
            come = np.zeros(int(head[2]), np.uint8)
            if come.size:
                self._ranks.receive(come, self._server, phase).wait()
            return AnswerStatus(int(head[0])), int(head[1]), come

        found = self._reaching(ask)
        if found[0] == AnswerStatus.REFUSED:
            raise BindError(found[2].tobytes().decode())
        return found

    def _request(self, verb: ServerVerb, body: Array) -> None:
        phase = f"a request to {verb.name.lower()}"
        self._ranks.send(np.array([verb, body.size], np.int64), self._server, phase).wait()
        if body.size:
            self._ranks.send(body, self._server, phase).wait()

    def _reaching(self, call: Callable[[], Any]) -> Any:
        try:
            return call()
        except RanksError as error:
            raise RanksError(
                f"worker {self.number}: the server, rank {self._server}, is gone: {error}"
            ) from error
