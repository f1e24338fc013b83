"""The thread pool's native half, as LLVM IR.

    sf_pool_run(pool, function, context, argument, low, high)

calls `function(context, argument, a, b)` over parts of low..high that make up the whole: a
team's `run`, as `walk_ir` wants it. It runs alone where there is nothing to split, no worker,
another thread's call has the pool, or the pool is to stop.

The pool is a block of 8-byte cells. `epoch` (a futex) tells sleeping workers of a job; `state`
counts the workers inside and carries the OPEN bit while the caller still takes shares; `busy`
is 1 while a call has the pool. A worker that comes when OPEN is off goes back to sleep, so a
caller never waits for one that has not started. Whoever waits looks at a word for a while
before it sleeps on it.

Behind the cells come the *slots*, a cache line each: the caller's, then each worker's. `@deal`
gives every slot a part of the range; `@share(pool, number)` takes shares of `grain` from the
part of that slot until none is left, then from the others' in turn, so that a thread works on
the same memory sweep after sweep and nobody waits for a slow one. Another team may use both.
"""

from __future__ import annotations

from dataclasses import dataclass

CELLS = {
    "epoch": 0, "state": 8, "busy": 16, "workers": 24, "grain": 25, "function": 26,
    "context": 27, "argument": 28, "stop": 29,
}  # fmt: skip
SLOT = {"next": 0, "end": 1, "pool": 2, "number": 3}
SLOTS, SLOT_CELLS = 32, 8  # the first slot's cell, and how many cells each has
SHARES = 64  # into which a part is cut
OPEN = 1 << 32
SPIN = 2000  # looks at the futex before sleeping on it: about 20 microseconds
FUNCTIONS = ("sf_pool_run", "sf_pool_worker", "sf_pool_stop")
_WAIT, _WAKE = 128, 129  # of a futex: the private wait and wake
_CALL = "ptr %function, ptr %context, i64 %argument, i64 %low, i64 %high"

# Whoever claims the team goes on at `together`; a second caller, and whoever comes to `alone`
# because a team does not pay, runs the whole range by itself.
CLAIM = """\
  %pair = cmpxchg ptr %p_busy, i64 0, i64 1 acq_rel monotonic
  %free = extractvalue { i64, i1 } %pair, 1
  br i1 %free, label %together, label %alone
alone:
  call void %function(ptr %context, i64 %argument, i64 %low, i64 %high)
  ret void
together:"""


def _cells(*names: str) -> str:
    return "\n".join(f"  %p_{n} = getelementptr i64, ptr %pool, i64 {CELLS[n]}" for n in names)


def _futex(name: str, number: int, operation: int) -> str:
    arguments = f"i64 {number}, ptr %word, i32 {operation}, i32 %value, ptr null, ptr null, i32 0"
    return f"""\
define internal void @{name}(ptr %word, i32 %value) nounwind {{
  %done = call i64 (i64, ...) @syscall({arguments})
  ret void
}}"""


def _while_it_is(idle: str) -> str:
    """Wait while a word has a value; a thread that spins calls `idle`."""
    return f"""
define internal void @while_it_is(ptr %word, i32 %value) nounwind {{
entry:
  br label %look
look:
  %turn = phi i64 [ 0, %entry ], [ %next_turn, %pause ], [ 0, %sleep ]
  %now = load atomic i32, ptr %word acquire, align 8
  %same = icmp eq i32 %now, %value
  br i1 %same, label %idle, label %done
idle:
  %next_turn = add i64 %turn, 1
  %spin = icmp slt i64 %next_turn, {SPIN}
  br i1 %spin, label %pause, label %sleep
pause:
  call void {idle}
  br label %look
sleep:
  call void @wait(ptr %word, i32 %value)
  br label %look
done:
  ret void
}}"""


_POOL = f"""
define internal ptr @slot(ptr %pool, i64 %number) nounwind {{
  %cells = mul i64 %number, {SLOT_CELLS}
  %at = add i64 %cells, {SLOTS}
  %slot = getelementptr i64, ptr %pool, i64 %at
  ret ptr %slot
}}

define internal void @deal(ptr %pool, {_CALL}) nounwind {{
entry:
{_cells("workers", "grain", "function", "context", "argument")}
  store ptr %function, ptr %p_function
  store ptr %context, ptr %p_context
  store i64 %argument, ptr %p_argument
  %workers = load i64, ptr %p_workers
  %parts = add i64 %workers, 1
  %total = sub i64 %high, %low
  %shares = mul i64 %parts, {SHARES}
  %even = udiv i64 %total, %shares
  %some = icmp ugt i64 %even, 1
  %grain = select i1 %some, i64 %even, i64 1
  store i64 %grain, ptr %p_grain
  br label %look
look:
  %n = phi i64 [ 0, %entry ], [ %next, %part ]
  %first = phi i64 [ %low, %entry ], [ %last, %part ]
  %left = icmp slt i64 %n, %parts
  br i1 %left, label %part, label %done
part:
  %next = add i64 %n, 1
  %before = mul i64 %total, %next
  %share = udiv i64 %before, %parts
  %last = add i64 %low, %share
  %slot = call ptr @slot(ptr %pool, i64 %n)
  %p_end = getelementptr i64, ptr %slot, i64 {SLOT["end"]}
  store i64 %last, ptr %p_end
  store atomic i64 %first, ptr %slot release, align 8
  br label %look
done:
  ret void
}}

define internal void @share(ptr %pool, i64 %number) nounwind {{
entry:
{_cells("workers", "grain", "function", "context", "argument")}
  %workers = load i64, ptr %p_workers
  %grain = load i64, ptr %p_grain
  %function = load ptr, ptr %p_function
  %context = load ptr, ptr %p_context
  %argument = load i64, ptr %p_argument
  br label %look
look:
  %n = phi i64 [ 0, %entry ], [ %next, %over ]
  %left = icmp sle i64 %n, %workers
  br i1 %left, label %part, label %done
part:
  %parts = add i64 %workers, 1
  %sum = add i64 %number, %n
  %whose = urem i64 %sum, %parts
  %slot = call ptr @slot(ptr %pool, i64 %whose)
  %p_end = getelementptr i64, ptr %slot, i64 {SLOT["end"]}
  %end = load i64, ptr %p_end
  br label %take
take:
  %first = atomicrmw add ptr %slot, i64 %grain acq_rel
  %more = icmp slt i64 %first, %end
  br i1 %more, label %work, label %over
work:
  %full = add i64 %first, %grain
  %beyond = icmp sgt i64 %full, %end
  %last = select i1 %beyond, i64 %end, i64 %full
  call void %function(ptr %context, i64 %argument, i64 %first, i64 %last)
  br label %take
over:
  %next = add i64 %n, 1
  br label %look
done:
  ret void
}}

define weak void @sf_pool_worker(ptr %slot) nounwind {{
entry:
  %p_pool = getelementptr i64, ptr %slot, i64 {SLOT["pool"]}
  %pool = load ptr, ptr %p_pool
  %p_number = getelementptr i64, ptr %slot, i64 {SLOT["number"]}
  %number = load i64, ptr %p_number
{_cells("state", "stop")}
  br label %rest
rest:
  %seen = phi i32 [ 0, %entry ], [ %epoch, %leave ], [ %epoch, %tell ]
  call void @while_it_is(ptr %pool, i32 %seen)
  %epoch = load atomic i32, ptr %pool acquire, align 8
  %stop = load atomic i64, ptr %p_stop acquire, align 8
  %stopping = icmp ne i64 %stop, 0
  br i1 %stopping, label %end, label %enter
enter:
  %before = atomicrmw add ptr %p_state, i64 1 acq_rel
  %flag = and i64 %before, {OPEN}
  %open = icmp ne i64 %flag, 0
  br i1 %open, label %work, label %leave
work:
  call void @share(ptr %pool, i64 %number)
  br label %leave
leave:
  %inside = atomicrmw sub ptr %p_state, i64 1 acq_rel
  %alone = icmp eq i64 %inside, 1
  br i1 %alone, label %tell, label %rest
tell:
  call void @wake(ptr %p_state, i32 1)
  br label %rest
end:
  ret void
}}

define weak void @sf_pool_run(ptr %pool, {_CALL}) nounwind {{
entry:
{_cells("state", "busy", "workers", "stop")}
  %stopped = load atomic i64, ptr %p_stop acquire, align 8
  %open = icmp eq i64 %stopped, 0
  %total = sub i64 %high, %low
  %workers = load i64, ptr %p_workers
  %several = icmp sgt i64 %total, 1
  %staffed = icmp sgt i64 %workers, 0
  %both = and i1 %several, %staffed
  %all = and i1 %both, %open
  br i1 %all, label %ask, label %alone
ask:
{CLAIM}
  call void @deal(ptr %pool, {_CALL})
  %opened = atomicrmw or ptr %p_state, i64 {OPEN} acq_rel
  %epoch = atomicrmw add ptr %pool, i32 1 acq_rel
  %count = trunc i64 %workers to i32
  call void @wake(ptr %pool, i32 %count)
  call void @share(ptr %pool, i64 0)
  %closed = atomicrmw and ptr %p_state, i64 {~OPEN} acq_rel
  br label %look
look:
  %inside = load atomic i64, ptr %p_state acquire, align 8
  %none = icmp eq i64 %inside, 0
  br i1 %none, label %done, label %others
others:
  %value = trunc i64 %inside to i32
  call void @while_it_is(ptr %p_state, i32 %value)
  br label %look
done:
  store atomic i64 0, ptr %p_busy release, align 8
  ret void
}}

define weak i64 @sf_pool_stop(ptr %pool) nounwind {{
entry:
{_cells("busy", "workers", "stop")}
  %pair = cmpxchg ptr %p_busy, i64 0, i64 1 acq_rel monotonic
  %free = extractvalue {{ i64, i1 }} %pair, 1
  br i1 %free, label %stop, label %done
stop:
  store atomic i64 1, ptr %p_stop release, align 8
  %epoch = atomicrmw add ptr %pool, i32 1 acq_rel
  %workers = load i64, ptr %p_workers
  %count = trunc i64 %workers to i32
  call void @wake(ptr %pool, i32 %count)
  br label %done
done:
  %done_ = zext i1 %free to i64
  ret i64 %done_
}}
"""


@dataclass(frozen=True, slots=True)
class _Linux:
    """Linux on a kind of CPU: the number of its `futex`, and the instruction of a spin.

    `idle` is an intrinsic: inline assembly would take an assembler for every kind of CPU.
    """

    futex: int
    idle: str
    argument: str = ""


_SYSTEMS = {
    "x86_64": _Linux(202, "@llvm.x86.sse2.pause"),
    "aarch64": _Linux(98, "@llvm.aarch64.hint", "i32 1"),  # yield
}


def _pool(linux: _Linux) -> str:
    return f"""
declare i64 @syscall(i64, ...)
{_futex("wait", linux.futex, _WAIT)}
{_futex("wake", linux.futex, _WAKE)}
declare void {linux.idle}({linux.argument.partition(" ")[0]})
{_while_it_is(f"{linux.idle}({linux.argument})")}
{_POOL}"""


POOLS = {machine: _pool(linux) for machine, linux in _SYSTEMS.items()}  # by the kind of CPU
