"""The ranks of torch.distributed: of a process group, gloo's or nccl's, or a mesh's axis.

Buffers are NumPy arrays or tensors of the CPU; with nccl also tensors, or arrays, of a GPU, whose
verbs stand in torch's current stream. A group of nccl alone takes those of the host to the GPU and
back. Messages to each rank and from it are paired sends, both ways at once: on gloo the
fastest by measurement.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import Any
from weakref import ref

import numpy as np
import torch

from .here import SingleRank
from .protocol import TIMEOUT, Buffer, Handle, Ranks, SummedHandle, late

_distributed: Any = torch.distributed
_Copy = tuple[Any, Any]  # a tensor of the host, and the one of a GPU that comes to it


class TorchRanks:
    """A process group of torch.distributed; None is the default one.

    It is not kept alive: `destroy_process_group` joins the threads of one that nobody else holds,
    while a thread that frees a tensor as the interpreter ends would abort the process.

    Raises RuntimeError where torch.distributed was not begun, as by `init_process_group`.
    """

    def __init__(self, group: Any = None, timeout: float = TIMEOUT) -> None:
        known = _distributed.group.WORLD if group is None else group
        if not _distributed.is_available() or not _distributed.is_initialized():
            raise RuntimeError(
                "torch.distributed has not begun: call torch.distributed.init_process_group first, "
                "or start the program by torchrun"
            )
        self.timeout, self._held_by_torch = timeout, ref(known)
        self.count: int = _distributed.get_world_size(known)
        self.rank: int = _distributed.get_rank(known)
        self.global_ranks: list[int] = [
            _distributed.get_global_rank(known, rank) for rank in range(self.count)
        ]
        engines = str(_distributed.get_backend_config(known)).split(",")
        self.in_stream = "cuda:nccl" in engines  # verbs of a GPU's buffers
        # Buffers of the host go by way of a GPU else, for which the host waits.
        self.moves_host = any(engine.startswith("cpu:") for engine in engines)

    @classmethod
    def of_mesh(cls, mesh: Any, axis: str | int = 0, timeout: float = TIMEOUT) -> TorchRanks:
        """The ranks along an axis of a DeviceMesh."""
        return cls(mesh.get_group(axis), timeout)

    def exchange(self, given: Sequence[Buffer], into: Sequence[Buffer], phase: str) -> Handle:
        """Paired sends to all others."""
        back: list[_Copy] = []
        sent = [self._moved(buffer) for buffer in given]
        come = [self._moved(buffer, back) for buffer in into]
        come[self.rank].copy_(sent[self.rank])
        moves: list[tuple[Any, Any, int]] = []
        for step in range(1, self.count):
            target, source = (self.rank + step) % self.count, (self.rank - step) % self.count
            moves += [(_distributed.isend, sent[target], target)]
            moves += [(_distributed.irecv, come[source], source)]
        moves = [move for move in moves if move[1].numel()]
        works = self._begin(lambda: self._paired(moves), phase)
        in_stream = any(tensor.is_cuda for _, tensor, _ in moves)
        return _Works(self, works, phase, back, in_stream=in_stream)

    def gather(self, own: Buffer, into: Sequence[Buffer], phase: str) -> Handle:
        """The same to all others."""
        return self.exchange([own] * self.count, into, phase)

    def broadcast(self, buffer: Buffer, source: int, phase: str) -> Handle:
        """torch's."""
        back: list[_Copy] = []
        whole, at = self._moved(buffer, back), self.global_ranks[source]
        call = _distributed.broadcast
        return self._work(lambda: call(whole, at, self._group, async_op=True), phase, whole, back)

    def send(self, buffer: Buffer, target: int, phase: str) -> Handle:
        """torch's."""
        whole, at = self._moved(buffer), self.global_ranks[target]
        return self._work(lambda: _distributed.isend(whole, at, self._group), phase, whole)

    def receive(self, buffer: Buffer, source: int, phase: str) -> Handle:
        """torch's."""
        back: list[_Copy] = []
        whole, at = self._moved(buffer, back), self.global_ranks[source]
        return self._work(lambda: _distributed.irecv(whole, at, self._group), phase, whole, back)

    def receive_any(self, buffer: Buffer, phase: str) -> int:
        """torch's, of any source: gloo has it, nccl has not. Raises RanksError."""
        whole = _tensor(buffer)
        work = self._begin(lambda: _distributed.irecv(whole, None, self._group), phase)
        _Works(self, [work], phase, (), in_stream=False).wait()
        return int(work._source_rank())

    def sum(self, buffer: Buffer, phase: str) -> Handle:
        """torch's all-reduce, in the engine's order."""
        back: list[_Copy] = []
        whole, call = self._moved(buffer, back), _distributed.all_reduce
        return self._work(lambda: call(whole, group=self._group, async_op=True), phase, whole, back)

    @property
    def _group(self) -> Any:
        """Raises RuntimeError once it is destroyed."""
        if (found := self._held_by_torch()) is None:
            raise RuntimeError("its process group is destroyed; begin another, and rejoin")
        return found

    def _moved(self, buffer: Buffer, back: list[_Copy] | None = None) -> Any:
        """A buffer as a tensor that the group moves; `back` gets copies to make at the end."""
        whole = _tensor(buffer)
        if self.moves_host or whole.device.type != "cpu":
            return whole
        there = whole.to("cuda")
        if back is not None:
            back.append((whole, there))
        return there

    def _paired(self, moves: Sequence[tuple[Any, Any, int]]) -> Sequence[Any]:
        if not moves:
            return ()
        call, group = _distributed.P2POp, self._group
        found = [call(verb, tensor, self.global_ranks[rank], group) for verb, tensor, rank in moves]
        return _distributed.batch_isend_irecv(found)

    def _work(
        self, call: Callable[[], Any], phase: str, whole: Any, back: Sequence[_Copy] = ()
    ) -> Handle:
        return _Works(self, [self._begin(call, phase)], phase, back, in_stream=whole.is_cuda)

    def _begin(self, call: Callable[[], Any], phase: str) -> Any:
        """Return a verb's result. Raises RanksError if the engine refuses it, as of a dead rank."""
        try:
            return call()
        except RuntimeError as error:
            raise late(self, phase, str(error)) from error


class SomeTorchRanks(TorchRanks):
    """Ranks of a part of the default group, by their numbers there: all their verbs are sends.

    No process group has to be made of them, for which all would have to meet.
    """

    def __init__(self, members: Sequence[int], timeout: float = TIMEOUT) -> None:
        super().__init__(None, timeout)
        self.global_ranks, self.count = list(members), len(members)
        self.rank = self.global_ranks.index(self.rank)

    def broadcast(self, buffer: Buffer, source: int, phase: str) -> Handle:
        """Sends to all others."""
        whole, is_source = _tensor(buffer).reshape(-1), self.rank == source
        given = [whole[: None if is_source and r != source else 0] for r in range(self.count)]
        into = [whole[: None if r == source and not is_source else 0] for r in range(self.count)]
        return self.exchange(given, into, phase)

    def receive_any(self, buffer: Buffer, phase: str) -> int:
        """Receive as of all. Raises RanksError; ValueError where another rank was the source."""
        return self.global_ranks.index(super().receive_any(buffer, phase))

    def sum(self, buffer: Buffer, phase: str) -> Handle:
        """All to all others, in the order of their numbers."""
        whole = _tensor(buffer)
        every = [torch.empty_like(whole) for _ in range(self.count)]
        return SummedHandle(self.gather(whole, every, phase), every, whole)


def _tensor(buffer: Buffer) -> Any:
    if isinstance(buffer, torch.Tensor):
        return buffer.detach()
    return torch.from_numpy(buffer) if isinstance(buffer, np.ndarray) else torch.as_tensor(buffer)


def ranks_of_process(timeout: float = TIMEOUT) -> Ranks:
    """The default group's ranks where torch.distributed has begun; else a single one."""
    there = _distributed.is_available() and _distributed.is_initialized()
    return TorchRanks(None, timeout) if there else SingleRank()


class _Works:
    """Works of torch under way."""

    def __init__(
        self, ranks: TorchRanks, works: Sequence[Any], phase: str, back: Sequence[_Copy], *,
        in_stream: bool,
    ) -> None:  # fmt: skip
        self._ranks, self._works, self._phase, self._back = ranks, works, phase, back
        # With a time nccl has the host wait, too; its own time-out is that of its group.
        self._time = () if in_stream else (timedelta(seconds=ranks.timeout),)

    def wait(self) -> None:
        """Waits for all of it. Raises RanksError."""
        for work in self._works:
            try:
                work.wait(*self._time)
            except RuntimeError as error:
                raise late(self._ranks, self._phase, str(error)) from error
        for host, there in self._back:
            host.copy_(there)
        self._works = self._back = ()
