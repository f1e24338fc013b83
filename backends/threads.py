"""A pool of native threads over a range: dynamic shares, no wait for late workers.

The pool is a block of 8-byte cells. `epoch` (a futex) tells sleeping workers of a job;
`state` counts the workers inside and carries the OPEN bit while the caller still takes
shares; `next` hands out shares. A worker that comes when OPEN is off goes back to sleep, so
a caller never waits for one that has not started.
"""

from __future__ import annotations

import atexit
import ctypes
import os
import sys
import threading
from typing import Any

_CELLS = {"epoch": 0, "state": 8, "next": 16, "total": 24, "grain": 25, "function": 26,
          "context": 27, "argument": 28, "low": 29, "stop": 30}  # fmt: skip
OPEN = 1 << 32
SPIN = 2000  # looks at the futex before sleeping on it: about 20 microseconds
_FUTEX, _WAIT, _WAKE = 202, 128, 129  # Linux x86-64: futex, its private wait and wake

_TEXT = f"""
declare i64 @syscall(i64, ...)

define internal void @share(ptr %pool) nounwind {{
entry:
{''.join(f"  %p_{k} = getelementptr i64, ptr %pool, i64 {v}" + chr(10) for k, v in _CELLS.items())}
  %total = load i64, ptr %p_total
  %grain = load i64, ptr %p_grain
  %function = load ptr, ptr %p_function
  %context = load ptr, ptr %p_context
  %argument = load i64, ptr %p_argument
  %low = load i64, ptr %p_low
  br label %take
take:
  %first = atomicrmw add ptr %p_next, i64 %grain acq_rel
  %left = icmp slt i64 %first, %total
  br i1 %left, label %work, label %done
work:
  %end = add i64 %first, %grain
  %over = icmp sgt i64 %end, %total
  %last = select i1 %over, i64 %total, i64 %end
  %a = add i64 %low, %first
  %b = add i64 %low, %last
  call void %function(ptr %context, i64 %argument, i64 %a, i64 %b)
  br label %take
done:
  ret void
}}

define void @sf_pool_worker(ptr %pool) nounwind {{
entry:
  %p_state = getelementptr i64, ptr %pool, i64 {_CELLS["state"]}
  %p_stop = getelementptr i64, ptr %pool, i64 {_CELLS["stop"]}
  br label %rest
rest:
  %seen = phi i32 [ 0, %entry ], [ %epoch, %back ]
  br label %look
look:
  %turn = phi i64 [ 0, %rest ], [ %next_turn, %pause ], [ 0, %sleep ]
  %epoch = load atomic i32, ptr %pool acquire, align 4
  %news = icmp ne i32 %epoch, %seen
  br i1 %news, label %wake, label %idle
idle:
  %next_turn = add i64 %turn, 1
  %spin = icmp slt i64 %next_turn, {SPIN}
  br i1 %spin, label %pause, label %sleep
pause:
  call void asm sideeffect "pause", ""()
  br label %look
sleep:
  %w = call i64 (i64, ...) @syscall(i64 {_FUTEX}, ptr %pool, i32 {_WAIT}, i32 %seen, ptr null, ptr null, i32 0)
  br label %look
wake:
  %stop = load atomic i64, ptr %p_stop acquire, align 8
  %stopping = icmp ne i64 %stop, 0
  br i1 %stopping, label %end, label %enter
enter:
  %before = atomicrmw add ptr %p_state, i64 1 acq_rel
  %flag = and i64 %before, {OPEN}
  %open = icmp ne i64 %flag, 0
  br i1 %open, label %work, label %leave
work:
  call void @share(ptr %pool)
  br label %leave
leave:
  %inside = atomicrmw sub ptr %p_state, i64 1 acq_rel
  %alone = icmp eq i64 %inside, 1
  br i1 %alone, label %tell, label %back
tell:
  %t = call i64 (i64, ...) @syscall(i64 {_FUTEX}, ptr %p_state, i32 {_WAKE}, i32 1, ptr null, ptr null, i32 0)
  br label %back
back:
  br label %rest
end:
  ret void
}}

define void @sf_pool_run(ptr %pool, i64 %workers) nounwind {{
entry:
  %p_state = getelementptr i64, ptr %pool, i64 {_CELLS["state"]}
  %opened = atomicrmw or ptr %p_state, i64 {OPEN} acq_rel
  %epoch = atomicrmw add ptr %pool, i32 1 acq_rel
  %count = trunc i64 %workers to i32
  %w = call i64 (i64, ...) @syscall(i64 {_FUTEX}, ptr %pool, i32 {_WAKE}, i32 %count, ptr null, ptr null, i32 0)
  call void @share(ptr %pool)
  %closed = atomicrmw and ptr %p_state, i64 {~OPEN} acq_rel
  br label %look
look:
  %turn = phi i64 [ 0, %entry ], [ %next_turn, %pause ], [ 0, %sleep ]
  %inside = load atomic i64, ptr %p_state acquire, align 8
  %none = icmp eq i64 %inside, 0
  br i1 %none, label %done, label %idle
idle:
  %next_turn = add i64 %turn, 1
  %spin = icmp slt i64 %next_turn, {SPIN}
  br i1 %spin, label %pause, label %sleep
pause:
  call void asm sideeffect "pause", ""()
  br label %look
sleep:
  %low = trunc i64 %inside to i32
  %s = call i64 (i64, ...) @syscall(i64 {_FUTEX}, ptr %p_state, i32 {_WAIT}, i32 %low, ptr null, ptr null, i32 0)
  br label %look
done:
  ret void
}}
"""


class Pool:
    """`threads - 1` workers and the caller."""

    def __init__(self, threads: int) -> None:
        self.workers = max(0, threads - 1) if supported() else 0
        self._memory = ctypes.create_string_buffer(8 * 64 + 64)
        self._base = (ctypes.addressof(self._memory) + 63) // 64 * 64
        self._lock = threading.Lock()
        self._threads: list[threading.Thread] = []

    def run(self, function: int, context: int, argument: int, low: int, high: int) -> None:
        """Calls `function` over shares of low..high; alone when the pool is at work already."""
        if high - low > 1 and self.workers and self._lock.acquire(blocking=False):
            try:
                self._together(function, context, argument, low, high)
            finally:
                self._lock.release()
        elif high > low:
            _SHARE(function)(context, argument, low, high)

    def stop(self) -> None:
        """Ends the workers."""
        if self._threads:
            self._set("stop", 1)
            _functions()[1](self._base, self.workers)
            for thread in self._threads:
                thread.join(1.0)
            self._threads = []

    def _together(self, function: int, context: int, argument: int, low: int, high: int) -> None:
        self._start()
        total = high - low
        grain = max(1, total // (8 * (self.workers + 1)))
        for name, value in (
            ("total", total), ("grain", grain), ("function", function), ("context", context),
            ("argument", argument), ("low", low), ("next", 0),
        ):  # fmt: skip
            self._set(name, value)
        _functions()[1](self._base, self.workers)

    def _start(self) -> None:
        while len(self._threads) < self.workers:
            thread = threading.Thread(target=_functions()[0], args=(self._base,), daemon=True)
            thread.start()
            self._threads.append(thread)

    def _set(self, name: str, value: int) -> None:
        ctypes.c_int64.from_address(self._base + 8 * _CELLS[name]).value = value


_SHARE = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_int64)
_pools: dict[int, Pool] = {}
_loaded: list[Any] = []


def supported() -> bool:
    """Whether the pool's futex calls are this system's; elsewhere everything runs serially."""
    return sys.platform == "linux" and os.uname().machine == "x86_64"


def shared_pool(threads: int) -> Pool:
    """The process's pool of that many threads."""
    if threads not in _pools:
        _pools[threads] = Pool(threads)
    return _pools[threads]


def _functions() -> tuple[Any, Any]:
    """The worker and the run function, compiled at first use."""
    if not _loaded:
        import llvmlite.binding as llvm

        from .cache import ObjectCache
        from .native import load_object, object_code

        llvm.initialize_native_asmparser()  # `pause` is inline assembly
        text = f'target triple = "{llvm.get_process_triple()}"\n{_TEXT}'
        engine = load_object(object_code(text, ObjectCache(), allowed=("syscall",)))
        worker = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
        run = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64)
        _loaded.extend(
            (
                worker(engine.get_function_address("sf_pool_worker")),
                run(engine.get_function_address("sf_pool_run")),
                engine,
            )
        )
    return _loaded[0], _loaded[1]


def _stop_all() -> None:
    for pool in _pools.values():
        pool.stop()


def _after_fork() -> None:
    _pools.clear()  # the child has no workers; its first parallel call starts its own


atexit.register(_stop_all)
os.register_at_fork(after_in_child=_after_fork)
