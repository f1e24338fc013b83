"""What `stepfuse check` says of loops: a pass that is wrong is named, with what it changed."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import pytest
import stepfuse as sf
from stepfuse.compiler import lower_graph
from stepfuse.ir.graph import Spec
from stepfuse.ir.loops import position as at
from stepfuse.ir.loops.mappings import Vector
from stepfuse.ir.loops.nest import Compute, For, Nest, Stmt
from stepfuse.ir.loops.walk import rewritten
from stepfuse.passes.loops.accumulators import split_leaves
from stepfuse.passes.loops.product_forms import TILES_512
from stepfuse.passes.loops.vectorise import vectorise
from stepfuse.passes.pipeline import STRICT
from stepfuse.passes.targets import TARGETS, LoopPass, Target
from stepfuse.spec_texts.resolve import resolve
from stepfuse.tools.check import loops
from stepfuse.tools.check import passes as check

from tests.passes.planted_matrices import second_order
from tests.support.inputs.programs import programs_of

MUON = "muon(ns_steps=1)"


def one_less(nest: Nest) -> Nest:
    """A pass with a fault: loops over elements end too early."""

    def rule(stmt: Stmt) -> tuple[Stmt, ...] | None:
        is_inner = isinstance(stmt, For) and stmt.variable == "k"
        return (replace(stmt, high=stmt.high - 1),) if is_inner else None

    return rewritten(nest, rule)


def without_the_last_column(nest: Nest) -> Nest:
    """A pass with a fault: of a matrix, cells of the last column are left out."""

    def rule(stmt: Stmt) -> tuple[Stmt, ...] | None:
        is_across = isinstance(stmt, For) and stmt.variable == "j"
        return (replace(stmt, high=stmt.high - 1),) if is_across else None

    return rewritten(nest, rule)


def without_a_corner(nest: Nest) -> Nest:
    """A pass with a fault: a mirror ends 63 columns behind the diagonal, where no tile stores."""

    def rule(stmt: Stmt) -> tuple[Stmt, ...] | None:
        if not isinstance(stmt, For) or stmt.variable != "j" or "i" not in stmt.low.variables:
            return None
        return (replace(stmt, high=at.minimum(stmt.low + 63, stmt.high)),)

    return rewritten(nest, rule)


def unnamed(nest: Nest) -> Nest:
    """A pass with a fault: places are forgotten."""
    return replace(nest, places=())


def subtracted(nest: Nest) -> Nest:
    """A pass with a fault that no form shows: it computes something else."""

    def rule(stmt: Stmt) -> tuple[Stmt, ...] | None:
        is_sum = isinstance(stmt, Compute) and stmt.op == "add"
        return (replace(stmt, op="sub"),) if is_sum else None

    return rewritten(nest, rule)


def a_lane_too_far(nest: Nest) -> Nest:
    """A pass with a fault: the last iteration of lanes has no mask."""

    def rule(stmt: Stmt) -> tuple[Stmt, ...] | None:
        is_tail = isinstance(stmt, For) and stmt.masked
        return (replace(stmt, mapping=Vector()),) if is_tail else None

    return rewritten(nest, rule)


@pytest.mark.parametrize(
    ("name", "passes", "message"),
    [
        (
            "adamw",
            (split_leaves, subtracted),
            "after subtracted: differs from the interpreter: param 0",
        ),
        (
            "lamb",
            (split_leaves, vectorise, a_lane_too_far),
            "after a-lane-too-far: (?s:.*)error: L06 its",
        ),
        ("adafactor", (split_leaves, vectorise), ""),
    ],
)
def test_a_pass_whose_steps_are_wrong_is_named(
    name: str, passes: tuple[LoopPass, ...], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "ENGINES", ())
    planted = {"reference": Target((), None), "planted": Target((), passes)}
    with patch.dict(TARGETS, planted, clear=True):  # which puts them back in their order
        (found,) = check.check_backends(resolve(name), "strict")
    assert found.subject == "loops for planted, run"
    assert found.status == (check.FAILED if message else check.OK)
    assert re.match(message or "after all passes, to the bit", found.detail)


_RIGHT = sf.zeros[sf.gram(sf.COL)]


@sf.optimizer(when="rank >= 2")
def by_largest(param: Any, grad: Any, m: Any = _RIGHT, *, lr: Any = 1) -> Any:
    """The largest cell of a state, a pass over matrices of its own."""
    return sf.update(param=param - lr * m.absmax(sf.BATCH) * grad, m=m + grad.T @ grad)


SPECS = [resolve("lamb"), resolve(MUON), second_order.spec, by_largest.spec]


@pytest.mark.parametrize("spec", SPECS)
def test_right_passes_are_ok(spec: Spec) -> None:
    program = lower_graph(spec.graphs[0], STRICT)
    found = list(loops.check_loops(program))
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


def test_a_pass_over_matrices_that_stores_less_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    fault = Target((), (without_the_last_column,))
    monkeypatch.setitem(TARGETS, "planted", fault)
    program = lower_graph(resolve(MUON).graphs[0], STRICT)
    (wrong,) = (w for names, w in loops.check_loops(program) if names == "planted")
    assert wrong.startswith("matrix0 after without-the-last-column: L14 "), wrong


@pytest.mark.parametrize("tiles", [(), (TILES_512.tile_products,)])
def test_a_mirror_leaves_out_what_tiles_store_alone(
    tiles: tuple[LoopPass, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As declared a product stores nothing above the diagonal; in tiles, some columns of it."""
    monkeypatch.setitem(TARGETS, "planted", Target((), (without_a_corner, *tiles)))
    program = lower_graph(resolve(MUON).graphs[0], STRICT)
    (wrong,) = (w for names, w in loops.check_loops(program) if names == "planted")
    assert wrong.startswith("matrix2 after without-a-corner: L14 "), wrong
    assert "is stored no more" in wrong
