"""The thread pool's native half, as LLVM IR.

The pool is a block of 8-byte cells. `epoch` (a futex) tells sleeping workers of a job;
`state` counts the workers inside and carries the OPEN bit while the caller still takes
shares; `next` hands out shares. A worker that comes when OPEN is off goes back to sleep, so
a caller never waits for one that has not started. Whoever waits looks at a word for a while
before it sleeps on it.
"""

from __future__ import annotations

CELLS = {
    "epoch": 0, "state": 8, "next": 16, "total": 24, "grain": 25, "function": 26,
    "context": 27, "argument": 28, "low": 29, "stop": 30,
}  # fmt: skip
OPEN = 1 << 32
SPIN = 2000  # looks at the futex before sleeping on it: about 20 microseconds
_FUTEX, _WAIT, _WAKE = 202, 128, 129  # Linux x86-64: futex, its private wait and wake


def _cells(*names: str) -> str:
    return "\n".join(f"  %p_{n} = getelementptr i64, ptr %pool, i64 {CELLS[n]}" for n in names)


def _futex(name: str, operation: int) -> str:
    arguments = f"i64 {_FUTEX}, ptr %word, i32 {operation}, i32 %value, ptr null, ptr null, i32 0"
    return f"""
define internal void @{name}(ptr %word, i32 %value) nounwind {{
  %done = call i64 (i64, ...) @syscall({arguments})
  ret void
}}"""


POOL = f"""
declare i64 @syscall(i64, ...)
{_futex("wait", _WAIT)}
{_futex("wake", _WAKE)}

define internal void @share(ptr %pool) nounwind {{
entry:
{_cells("next", "total", "grain", "function", "context", "argument", "low")}
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
  call void asm sideeffect "pause", ""()
  br label %look
sleep:
  call void @wait(ptr %word, i32 %value)
  br label %look
done:
  ret void
}}

define weak void @sf_pool_worker(ptr %pool) nounwind {{
entry:
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
  call void @share(ptr %pool)
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

define weak void @sf_pool_run(ptr %pool, i64 %workers) nounwind {{
entry:
{_cells("state")}
  %opened = atomicrmw or ptr %p_state, i64 {OPEN} acq_rel
  %epoch = atomicrmw add ptr %pool, i32 1 acq_rel
  %count = trunc i64 %workers to i32
  call void @wake(ptr %pool, i32 %count)
  call void @share(ptr %pool)
  %closed = atomicrmw and ptr %p_state, i64 {~OPEN} acq_rel
  br label %look
look:
  %inside = load atomic i64, ptr %p_state acquire, align 8
  %none = icmp eq i64 %inside, 0
  br i1 %none, label %done, label %busy
busy:
  %low = trunc i64 %inside to i32
  call void @while_it_is(ptr %p_state, i32 %low)
  br label %look
done:
  ret void
}}
"""
