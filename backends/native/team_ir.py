"""A team of threads that another library has got, as LLVM IR.

    sf_team_run(team, function, context, argument, low, high)

runs on the threads of an OpenMP library, called by address: those of `GOMP_parallel`,
`omp_get_thread_num` and `omp_in_parallel` are in the team's cells. It does what `sf_pool_run`
does, over the same cells and slots, with the same parts and shares. It runs alone where there is
nothing to split, inside a parallel region, and where another thread's call has the team.

Such a region begins and ends when all threads are there, so one that has lost its processor holds
up all: `late` counts the regions in which the caller waited for others for more than PATIENCE
and for more than a fifth of the region's time.
"""

from __future__ import annotations

from .thread_pool_ir import CELLS, CLAIM, POOLS

TEAM_CELLS = {"start": 1, "number": 2, "inside": 3, "late": 4, "begun": 5, "ended": 6}
FUNCTIONS = ("sf_team_run",)
PATIENCE = 300_000  # nanoseconds
_CALL = "ptr %function, ptr %context, i64 %argument, i64 %low, i64 %high"
_MONOTONIC = 1  # a clock's number


def _cells(*names: str) -> str:
    places = {**CELLS, **TEAM_CELLS}
    return "\n".join(f"  %p_{n} = getelementptr i64, ptr %team, i64 {places[n]}" for n in names)


_TEAM = f"""
declare i32 @clock_gettime(i32, ptr)

define internal i64 @now() nounwind {{
  %time = alloca [2 x i64], align 8
  %done = call i32 @clock_gettime(i32 {_MONOTONIC}, ptr %time)
  %seconds = load i64, ptr %time, align 8
  %p_rest = getelementptr i64, ptr %time, i64 1
  %rest = load i64, ptr %p_rest, align 8
  %whole = mul i64 %seconds, 1000000000
  %sum = add i64 %whole, %rest
  ret i64 %sum
}}

define internal void @region(ptr %team) nounwind {{
entry:
{_cells("number", "begun", "ended")}
  %ask = load ptr, ptr %p_number
  %short = call i32 %ask()
  %number = sext i32 %short to i64
  %first = icmp eq i32 %short, 0
  br i1 %first, label %caller, label %other
caller:
  %begun = call i64 @now()
  store i64 %begun, ptr %p_begun
  call void @share(ptr %team, i64 0)
  %ended = call i64 @now()
  store i64 %ended, ptr %p_ended
  ret void
other:
  call void @share(ptr %team, i64 %number)
  ret void
}}

define weak void @sf_team_run(ptr %team, {_CALL}) nounwind {{
entry:
{_cells("start", "inside", "late", "begun", "ended", "busy", "workers")}
  %total = sub i64 %high, %low
  %workers = load i64, ptr %p_workers
  %several = icmp sgt i64 %total, 1
  %staffed = icmp sgt i64 %workers, 0
  %worth = and i1 %several, %staffed
  br i1 %worth, label %ask, label %alone
ask:
  %ask_inside = load ptr, ptr %p_inside
  %inside = call i32 %ask_inside()
  %outside = icmp eq i32 %inside, 0
  br i1 %outside, label %claim, label %alone
claim:
{CLAIM}
  call void @deal(ptr %team, {_CALL})
  %start = load ptr, ptr %p_start
  %more = trunc i64 %workers to i32
  %threads = add i32 %more, 1
  %asked = call i64 @now()
  call void %start(ptr @region, ptr %team, i32 %threads, i32 0)
  %over = call i64 @now()
  %begun = load i64, ptr %p_begun
  %ended = load i64, ptr %p_ended
  %before = sub i64 %begun, %asked
  %after = sub i64 %over, %ended
  %waited = add i64 %before, %after
  %took = sub i64 %over, %asked
  %fifth = udiv i64 %took, 5
  %long = icmp sgt i64 %waited, {PATIENCE}
  %much = icmp sgt i64 %waited, %fifth
  %is_late = and i1 %long, %much
  %one = zext i1 %is_late to i64
  %late = load i64, ptr %p_late
  %later = add i64 %late, %one
  store i64 %later, ptr %p_late
  store atomic i64 0, ptr %p_busy release, align 8
  ret void
}}
"""

TEAMS = {machine: pool + _TEAM for machine, pool in POOLS.items()}  # by the kind of CPU
