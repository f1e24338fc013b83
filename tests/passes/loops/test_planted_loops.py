"""Faults planted in passes over loops: what comes of them is never run, and the pass is named."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from stepfuse import compiler
from stepfuse.backends.native.backend import compile_program as compile_native
from stepfuse.backends.native.object_cache import ObjectCache
from stepfuse.compiler import as_spec, compile_spec, lower_to_loops
from stepfuse.ir.errors import VerifyError
from stepfuse.ir.graph import Spec
from stepfuse.ir.loops import position as at
from stepfuse.ir.loops.mappings import Vector
from stepfuse.ir.loops.nest import Barrier, Fold, For, If, Nest, Stmt, Store
from stepfuse.ir.loops.position import Position
from stepfuse.ir.loops.verifier import verify as verifier
from stepfuse.ir.loops.walk import Body
from stepfuse.optim_defs import get
from stepfuse.passes import targets
from stepfuse.passes.chain.compose import chain
from stepfuse.passes.loops.widen import widen
from stepfuse.passes.pipeline import STRICT
from stepfuse.passes.targets import pass_name

from tests.support.inputs.user_stages import watched

Change = Callable[[Stmt], Stmt | None]  # what takes a statement's place; None: nothing does


def _each(body: Body, change: Change) -> Body:
    """A body whose statements are changed, loops before what is in them, and nothing is checked."""
    found = (change(stmt) for stmt in body)
    return tuple(_inside(stmt, change) for stmt in found if stmt is not None)


def _inside(stmt: Stmt, change: Change) -> Stmt:
    match stmt:
        case For():
            return replace(stmt, body=_each(stmt.body, change))
        case If():
            return replace(stmt, then=_each(stmt.then, change), other=_each(stmt.other, change))
        case _:
            return stmt


def _ends_by_position() -> Change:
    """Doubled lanes, whose end every masked loop takes that begins where they ended."""
    ends: dict[Position, Position] = {}

    def change(stmt: Stmt) -> Stmt:
        match stmt:
            case For(mapping=Vector(masked=True)):
                return replace(stmt, low=ends.get(stmt.low, stmt.low))
            case For(mapping=Vector()) if len(stmt.body) > 30:
                high = ends[stmt.high] = stmt.high - (stmt.high - stmt.low) % 32
                return replace(stmt, high=high, mapping=Vector(copies=2))
            case _:
                return stmt

    return change


def _no_rest() -> Change:
    return lambda stmt: None if isinstance(stmt, For) and stmt.masked else stmt


def _24_lanes() -> Change:
    """A multiple of 24 that no processor has."""

    def change(stmt: Stmt) -> Stmt:
        is_full = isinstance(stmt, For) and isinstance(stmt.mapping, Vector) and not stmt.masked
        return replace(stmt, mapping=Vector(24)) if is_full else stmt

    return change


def _one_cell() -> Change:
    """All elements of a row are stored in its first cell."""

    def change(stmt: Stmt) -> Stmt:
        is_store = isinstance(stmt, Store)
        return replace(stmt, at=stmt.at.replaced("k", at.of(0))) if is_store else stmt

    return change


def _long_leaves() -> Change:
    """Leaves of 2048 terms, which are not added up in the declared order."""

    def change(stmt: Stmt) -> Stmt:
        if not isinstance(stmt, For) or stmt.step is not at.of(1024):
            return stmt
        high = at.variable("leaf") + 2048
        body = (replace(s, high=high) if isinstance(s, For) else s for s in stmt.body)
        return replace(stmt, step=at.of(2048), body=tuple(body))

    return change


def _never_folded() -> Change:
    return lambda stmt: None if isinstance(stmt, Fold) else stmt


def _no_barriers() -> Change:
    return lambda stmt: None if isinstance(stmt, Barrier) else stmt


GUARDED = chain(as_spec(watched), get("padam"))
FAULTS: tuple[tuple[str, str, Callable[[], Change], str, Spec], ...] = (
    ("native", "widen", _ends_by_position, "L07", GUARDED),
    ("native", "vectorise", _no_rest, "L07", get("adamw")),
    ("native", "vectorise", _24_lanes, "L06", get("adamw")),
    ("native", "merge-rows", _one_cell, "L08", get("adamw")),
    ("native", "split-leaves", _long_leaves, "L04", get("lamb")),
    ("numba", "split-leaves", _never_folded, "L05", get("lamb")),
    ("numba:python", "split-leaves", _long_leaves, "L04", get("lamb")),
    ("cuda:sm_80", "barriers", _no_barriers, "L16", get("lamb")),
    ("numba-cuda", "to-threads", _no_barriers, "L16", get("lamb")),
    ("loops:x86-64", "vectorise", _no_rest, "L07", get("adamw")),
)


@pytest.fixture
def plant(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, str, Change], None]]:
    """Plants a fault behind a pass of a target."""

    def planted(target: str, name: str, change: Change) -> None:
        row = targets.target_of(target)
        known = next(n for n, t in targets.TARGETS.items() if replace(t, loops=row.loops) == row)
        passes = [_faulty(p, change) if pass_name(p) == name else p for p in row.loops or ()]
        assert passes != list(row.loops or ()), f"{target} has no pass {name}"
        monkeypatch.setitem(targets.TARGETS, known, replace(row, loops=tuple(passes)))

    compiler.forget()
    yield planted
    compiler.forget()


def _faulty(right: targets.LoopPass, change: Change) -> targets.LoopPass:
    @functools.wraps(right)
    def wrong(nest: Nest) -> Nest:
        after = nest if right is widen else right(nest)  # the fault is all that it does
        return replace(after, body=_each(after.body, change))

    return wrong


@pytest.mark.parametrize("number", range(len(FAULTS)), ids=[f"{f[0]} {f[1]}" for f in FAULTS])
def test_a_planted_fault_is_refused_with_the_name_of_its_pass(
    number: int, plant: Callable[[str, str, Change], None], compilations: list[str]
) -> None:
    target, name, fault, rule, spec = FAULTS[number]
    plant(target, name, fault())
    said = rf"pass ([\w-]+ or )*{name}( or [\w-]+)* over loops"
    with pytest.raises(VerifyError, match=rf"{said}(.|\n)*{rule}"):
        compile_spec(spec, backend=target)
    assert compilations == []
    if target != "loops:x86-64":  # what an artifact is made of
        with pytest.raises(VerifyError, match=said):
            lower_to_loops(spec.variants()[0], STRICT, target)


def test_loops_are_verified_once_for_code_that_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loops = lower_to_loops(get("adamw").variants()[0], STRICT)[1]
    verified: list[str] = []
    right = verifier.verify

    def counted(nest: Nest, *, printed: bool) -> None:
        assert printed
        verified.append(nest.name)
        right(nest, printed=printed)

    monkeypatch.setattr(verifier, "verify", counted)
    for _ in range(2):
        compile_native(loops, objects=ObjectCache(tmp_path))
        assert verified == [nest.name for nest in loops.nests]
