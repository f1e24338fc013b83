"""The cost before fusion against sums done by hand; the lowered program against its schedule."""

from __future__ import annotations

import pytest
from stepfuse.ir.text.parser import parse
from stepfuse.passes.fuse.fuse import fuse
from stepfuse.passes.pipeline import STRICT, run_graph
from stepfuse.passes.report.cost import program_bytes, unfused_bytes, unfused_flops

from tests.support.inputs.programs import CHAINS, programs_of

ROLES = "param %param : f32 elem\ngrad %grad : f32 elem\nstate %m = 0.0 : bf16 elem\n"


def body(text: str) -> str:
    return f"optimizer @a {{\n{ROLES}step {{\n{text}\n}}\n}}"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("%0 = mul %grad, %grad : real elem\nupdate %param = %0", 4 + 4),
        ("%0 = mul %grad, %param : real elem\nupdate %param = %0", 4 + 4 + 4),
        ("%0 = neg %grad : real elem\n%1 = neg %0 : real elem\nupdate %param = %1", 8 + 8),
        ("update %param = %grad", 4 + 4),
        ("update %param = 0.0", 4),
        ("%0 = neg %grad : real elem\nupdate %param = %0\nupdate %m = %0", 8 + 4 + 2),
        ("%0 = sum %grad : real tensor\nupdate %param = %0", 4 + 4),
        ("%0 = lt %grad, %param : bool elem\n%1 = any %0 : bool step\n"
         "update %param = %grad when %1", 4 + 4 + 1 + 1 + 8),
        ("%0 = neg %m : real elem\nupdate %param = %0", 2 + 4),
        ("%0 = exp %grad : real elem\nupdate %param = %param", 0),
    ],
)  # fmt: skip
def test_every_op_is_a_sweep(text: str, expected: int) -> None:
    assert unfused_bytes(parse(body(text)).graphs[0]) == expected


def test_values_are_wide_where_a_role_is() -> None:
    text = body("%0 = neg %grad : real elem\nupdate %param = %0")
    graph = parse(text.replace("%param : f32", "%param : f64")).graphs[0]
    assert unfused_bytes(graph) == 4 + 8


def test_dead_ops_cost_nothing() -> None:
    text = "%0 = exp %grad : real elem\n%1 = neg %grad : real elem\nupdate %param = %1"
    graph = parse(body(text)).graphs[0]
    assert unfused_flops(graph) == 1
    assert unfused_bytes(graph) == 8


@pytest.mark.parametrize("name", ["adamw", "lamb", "adafactor", *CHAINS])
def test_kernels_move_what_the_schedule_says(name: str) -> None:
    for program in programs_of(name):
        assert program_bytes(program) == program.schedule.cost.optimal


def test_fusion_never_costs_more() -> None:
    graph = run_graph(parse(body("update %param = %grad\nupdate %grad = 0.0")).graphs[0], STRICT)
    assert fuse(graph).cost.optimal <= unfused_bytes(graph)
