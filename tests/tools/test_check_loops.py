"""What `stepfuse check` says of loops: a pass that is wrong is named, with what it changed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from stepfuse.ir.loops.nest import For, Nest, Stmt
from stepfuse.ir.loops.walk import rewritten
from stepfuse.passes.targets import TARGETS, LoopPass, Target
from stepfuse.tools.check import loops

from tests.programs import programs_of


def one_less(nest: Nest) -> Nest:
    """A pass with a fault: loops over elements end too early."""

    def rule(stmt: Stmt) -> tuple[Stmt, ...] | None:
        is_inner = isinstance(stmt, For) and stmt.variable == "k"
        return (replace(stmt, high=stmt.high - 1),) if is_inner else None

    return rewritten(nest, rule)


def unnamed(nest: Nest) -> Nest:
    """A pass with a fault: places are forgotten."""
    return replace(nest, places=())


def test_right_passes_are_ok() -> None:
    found = list(loops.check_loops(programs_of("lamb")[0]))
    assert [wrong for _, wrong in found if wrong] == []
    with_nests = {name for name, target in TARGETS.items() if target.loops is not None}
    assert {name for names, _ in found for name in names.split(", ")} == with_nests


@pytest.mark.parametrize(
    ("fault", "message"),
    [
        (one_less, "sweep0_pass0 after one-less: L14 "),
        (unnamed, "stage0_1 after unnamed: L01 group 1 is not declared in the head"),
    ],
)
def test_a_wrong_pass_is_named(
    fault: LoopPass, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(TARGETS, "planted", Target((), (fault,)))
    (wrong,) = (w for names, w in loops.check_loops(programs_of("adamw")[0]) if names == "planted")
    assert wrong.startswith(message)
    assert "\n-" in wrong
