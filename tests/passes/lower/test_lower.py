"""Lowered programs: where values are loaded from."""

from __future__ import annotations

from stepfuse.ir.text.parser import parse
from stepfuse.passes.checks.check_plan import check_plan
from stepfuse.passes.fuse.fuse import fuse
from stepfuse.passes.lower.lower import lower
from stepfuse.passes.lower.plan_memory import plan_memory

GUARDED = """
optimizer @guarded {
  param %p : f32 elem
  grad %g : f32 elem
  state %m = 0.0 : f32 elem
  state %a = 0.0 : f32 elem
  state %b = 0.0 : f32 elem
  state %c = 0.0 : f32 elem
  state %t = 0.0 : f64 step

  step view flat {
    %0 = mul %g, %a : f32 elem
    %1 = mul %b, %c : f32 elem
    %2 = add %0, %1 : f32 elem
    %3 = add %m, %2 : f32 elem
    %4 = sumsq %3 : f64 tensor
    %5 = cast %4 : f32 tensor
    %6 = mul %3, %5 : f32 elem
    %7 = sub %p, %6 : f32 elem
    %8 = lt %t, 10.0 : bool step
    update %m = %3 when %8
    update %p = %7
  }
}
"""


def test_a_value_stored_under_a_guard_is_computed_again() -> None:
    schedule = fuse(parse(GUARDED).graphs[0])
    first, second = schedule.phases
    again = next(u.value for u in schedule.graph.updates if u.role == "m")
    assert again in first.computes and again in second.computes
    program = lower(schedule)
    loads = [load.value for load in program.sweeps[1].kernels[0].loads]
    assert schedule.graph.reads["m"] in loads, "%p is stored whatever the guard of %m says"
    check_plan(program, plan_memory(program))
