"""The stub of `libcuda` with streams as far apart as their waits allow.

What another stream has to have done is done only when an event is waited for, and of what may be
done the work of the last stream is. So an order that nobody has asked for is seen. Streams of
different devices have different handles, and none is the default one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.backends.cuda_driver import Driver
from tests.backends.cuda_stub_memory import value

_Work = tuple[str, Any]  # an action, an event to record, or a wait for what was recorded


class StreamsApart(Driver):
    """A queue for each stream; an event that is recorded again is another one for who waits."""

    def __init__(self, **options: Any) -> None:
        super().__init__(lazy=True, **options)
        self.queues: dict[int, list[_Work]] = {}
        self.recorded: dict[int, tuple[int, int]] = {}  # of events: the stream, and which record
        self.come: set[int] = set()  # the records that are done
        self.chains: dict[int, set[int]] = {}  # by captured stream: the nodes before the next
        self.within: dict[int, set[int]] = {}  # likewise of events that are captured
        self.before: list[set[int]] = []  # of nodes

    def capture(self, stream: int) -> None:
        super().capture(stream)
        self.chains, self.within, self.before = {stream: set()}, {}, []

    def captured(self) -> list[Callable[[], int]]:
        """In the last order that is allowed. All streams that were drawn in have to be back."""
        assert self.capturing is not None
        chains, every = self.chains, set(range(len(self.graph)))
        joined = chains[self.capturing]
        graph, self.chains = super().captured(), {}
        assert joined == every, "CUDA_ERROR_STREAM_CAPTURE_UNJOINED"
        order: list[int] = []
        while len(order) < len(graph):
            done = set(order)
            order.append(max(n for n in every - done if self.before[n] <= done))
        return [graph[n] for n in order]

    def drain(self, until: int | None = None) -> int:
        while any(self.queues.values()):
            able = [s for s, mine in self.queues.items() if mine and self._may(mine[0])]
            assert able, "streams wait for each other"
            self._do_one(max(able))
        return self.sticky

    def _may(self, work: _Work) -> bool:
        return work[0] != "wait" or work[1][1] in self.come

    def _do_one(self, stream: int) -> None:
        kind, what = self.queues[stream].pop(0)
        if kind == "do":
            self.sticky = self.sticky or what()
        elif kind == "record":
            self.come.add(what)

    def _until(self, stream: int, record: int | None) -> int:
        """Does the work of a stream up to a record, or all of it, and what that waits for."""
        mine = self.queues.get(stream, [])
        while mine and (record is None or record not in self.come):
            if not self._may(mine[0]):
                self._until(*mine[0][1])
            self._do_one(stream)
        return self.sticky

    def _put(self, stream: Any, action: Callable[[], int], *entry: Any) -> int:
        handle = value(stream)
        assert handle, "the default stream"
        self.log.append((*entry, handle))
        if handle in self.chains:
            self.before.append(set(self.chains[handle]))
            self.chains[handle].add(len(self.graph))
            self.graph.append(action)
        else:
            self.queues.setdefault(handle, []).append(("do", action))
        return 0

    def cuStreamIsCapturing(self, stream: Any, status: Any) -> int:
        status._obj.value = int(value(stream) in self.chains)
        return 0

    def cuStreamSynchronize(self, stream: Any) -> int:
        self.log.append(("synchronize", value(stream)))
        return 900 if self.chains else self._until(value(stream), None)

    def cuEventRecord(self, event: Any, stream: Any) -> int:
        handle, event = value(stream), value(event)
        if handle in self.chains:
            self.within[event] = set(self.chains[handle])
            return 0
        self.within.pop(event, None)
        self.done += 1
        self.recorded[event] = handle, self.done
        self.queues.setdefault(handle, []).append(("record", self.done))
        return 0

    def cuStreamWaitEvent(self, stream: Any, event: Any, flags: int) -> int:
        handle, event = value(stream), value(event)
        self.log.append(("wait", event, handle))
        if event in self.within:
            self.chains.setdefault(handle, set()).update(self.within[event])
        elif handle in self.chains:
            return 905  # it would wait for what is not in the graph
        elif event in self.recorded:
            self.queues.setdefault(handle, []).append(("wait", self.recorded[event]))
        return 0

    def cuEventSynchronize(self, event: Any) -> int:
        known = self.recorded.get(value(event))
        return self.sticky if known is None else self._until(*known)
