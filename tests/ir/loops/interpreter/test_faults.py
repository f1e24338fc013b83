"""Faults planted in nests: the loop interpreter names each, with the place and the cell."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
import stepfuse
from stepfuse.ir.loops.interpreter.cells import LoopError
from stepfuse.ir.loops.interpreter.folds import nothing
from stepfuse.ir.loops.interpreter.races import Races
from stepfuse.ir.loops.interpreter.reductions import fold
from stepfuse.ir.loops.interpreter.state import Settings
from stepfuse.ir.loops.mappings import AnyOrder, Lane, Serial, ThreadGroup, Threads, Vector
from stepfuse.ir.loops.nest import (
    Acc,
    Accumulate,
    Barrier,
    Fold,
    For,
    Init,
    MemoryCell,
    Register,
    Stmt,
    Store,
)
from stepfuse.ir.loops.position import of
from stepfuse.ir.loops.walk import Body, rewritten, walk
from stepfuse.ir.lowered.tables import PlaceKind
from stepfuse.ir.types import F64

Fault = Callable[[Stmt], Body | None]
SHAPES = ((66, 21), (1030,), (40, 36))  # the last one's rows are taken by vectors of lanes


def unmasked_tail(stmt: Stmt) -> Body | None:
    return (replace(stmt, mapping=Vector()),) if isinstance(stmt, For) and stmt.masked else None


def shifted_store(stmt: Stmt) -> Body | None:
    is_role = isinstance(stmt, Store) and stmt.place.kind == PlaceKind.ELEM
    return (replace(stmt, at=stmt.at + 1),) if is_role else None


def one_iteration_too_many(stmt: Stmt) -> Body | None:
    is_full = isinstance(stmt, For) and isinstance(stmt.mapping, Vector) and not stmt.masked
    return (replace(stmt, high=stmt.high + 16),) if is_full else None


def no_clear(stmt: Stmt) -> Body | None:
    return () if isinstance(stmt, Init) and isinstance(stmt.ref, MemoryCell) else None


def no_start(stmt: Stmt) -> Body | None:
    return () if isinstance(stmt, Init) and isinstance(stmt.ref, Register) else None


def no_fold(stmt: Stmt) -> Body | None:
    if isinstance(stmt, Store) and isinstance(stmt.value, str) and stmt.value.endswith(".leaf"):
        return ()
    return () if isinstance(stmt, Fold) else None


def leaf_of_all_threads(stmt: Stmt) -> Body | None:
    is_leaf = isinstance(stmt, For) and isinstance(stmt.mapping, Lane)
    return (replace(stmt, mapping=Threads()),) if is_leaf else None


def leaf_of_each_thread(stmt: Stmt) -> Body | None:
    is_groups = isinstance(stmt, For) and stmt.mapping == ThreadGroup(16)
    return (replace(stmt, mapping=Serial()),) if is_groups else None


def leaf_of_four_of_each_thread(stmt: Stmt) -> Body | None:
    is_group = isinstance(stmt, For) and stmt.mapping == ThreadGroup(4, 4)
    return (replace(stmt, mapping=Serial()),) if is_group else None


def an_iteration_more_of_each_thread(stmt: Stmt) -> Body | None:
    is_vectors = isinstance(stmt, For) and isinstance(stmt.mapping, Lane) and stmt.step is of(4)
    return (replace(stmt, high=stmt.high + 4),) if is_vectors else None


def no_barrier(stmt: Stmt) -> Body | None:
    return () if isinstance(stmt, Barrier) else None


def numbers_of_every_thread(stmt: Stmt) -> Body | None:
    return stmt.body if isinstance(stmt, For) and stmt.variable == "one" else None


def vectors_that_overlap(stmt: Stmt) -> Body | None:
    is_vectors = isinstance(stmt, For) and isinstance(stmt.mapping, Threads) and stmt.step is of(4)
    return (replace(stmt, high=stmt.high + 4),) if is_vectors else None


def columns_of_all_threads(stmt: Stmt) -> Body | None:
    """Elements by thread, while the loop that clears their columns is everyone's."""
    if not isinstance(stmt, For):
        return None
    refs = [s.ref for s in walk(stmt.body) if isinstance(s, Accumulate)]
    if not any(isinstance(ref, MemoryCell) for ref in refs):
        return None
    return (replace(stmt, mapping=Threads()),) if stmt.mapping == AnyOrder() else None


def step_with(
    monkeypatch: pytest.MonkeyPatch, name: str, stage: str, fault: Fault | None, threads: int = 0
) -> None:
    """A step of an optimizer in whose nests the fault is planted."""
    rng = np.random.default_rng(3)
    params = [rng.standard_normal(s).astype(np.float32) for s in SHAPES]
    optimizer = stepfuse.Optimizer(params, name, backend=f"loops:{stage}")
    for compiled in optimizer._launcher.programs:
        monkeypatch.setattr(compiled, "settings", Settings(threads=threads))
        if fault is None:
            continue
        with monkeypatch.context() as allowed:  # a pass that goes around this is refused, too
            allowed.setattr("stepfuse.ir.loops.walk._check_rests", lambda *_: None)
            made = {
                n: replace(f, nest=rewritten(f.nest, fault)) for n, f in compiled.functions.items()
            }
        monkeypatch.setattr(compiled, "functions", made)
    optimizer.step([np.ones_like(p) for p in params])


@pytest.mark.parametrize(
    ("name", "stage", "fault", "threads", "expected"),
    [
        ("adamw", "x86-64", unmasked_tail, 0, "has .* elements, no multiple of 16"),
        ("adamw", "x86-64", shifted_store, 0, r"loads param\[.*\] after storing it"),
        ("adamw", "x86-64", one_iteration_too_many, 0, r"out of bounds|stores \w+\[.*\] twice"),
        ("adafactor", "x86-64", no_clear, 0, r"adds to partial.* was never written"),
        ("lamb", "x86-64", no_start, 0, r"acc\.\d+ is used before it is started"),
        ("lamb", "x86-64", no_fold, 0, r"partial\.\d+\[\d+\].* was never stored"),
        ("lamb", "sm_90", leaf_of_all_threads, 0, "threads of k are the block's, and a group"),
        ("lamb", "sm_90", leaf_of_each_thread, 0, "lanes of k are of no group of threads"),
        ("adamp", "sm_90", leaf_of_four_of_each_thread, 0, "lanes of k are of no group of threads"),
        ("adamp", "sm_90", an_iteration_more_of_each_thread, 0, r"out of bounds|after storing it"),
        ("lamb", "sm_90", no_start, 0, r"acc\.\d+ is used before it is started"),
        ("lamb", "sm_90", no_fold, 0, r"partial\.\d+\[\d+\].* was never stored"),
        ("lamb", "sm_90", no_barrier, 0, "race: .* with no barrier between"),
        ("adafactor", "sm_90", no_barrier, 0, "race: .* with no barrier between"),
        ("adamw", "sm_90", numbers_of_every_thread, 0, "every thread of the block stores it"),
        ("adamw", "sm_90", vectors_that_overlap, 0, r"out of bounds|after storing it"),
        ("adafactor", "numba/split-leaves", columns_of_all_threads, 64, "thread of the block"),
    ],
)  # fmt: skip
def test_each_fault_is_found_by_name(
    monkeypatch: pytest.MonkeyPatch,
    name: str, stage: str, fault: Fault, threads: int, expected: str,
) -> None:  # fmt: skip
    with pytest.raises(LoopError, match=f"nest .*({expected})"):
        step_with(monkeypatch, name, stage, fault, threads)


@pytest.mark.parametrize("stage", ["x86-64", "sm_90"])
@pytest.mark.parametrize("name", ["adamp", "adamw", "lamb", "adafactor"])
def test_nothing_is_found_where_nothing_is_planted(
    monkeypatch: pytest.MonkeyPatch, name: str, stage: str
) -> None:
    step_with(monkeypatch, name, stage, None)


def test_two_threads_at_one_byte_are_a_race_until_a_barrier() -> None:
    races, cells, at = Races(), np.zeros(4), np.arange(4)
    assert races.write(cells, at, at) == ""
    assert races.read(cells, at, at) == ""
    assert "thread 0 reads what thread 1 wrote" in races.read(cells, at[1:2], np.array([0]))
    races.barrier()
    assert races.read(cells, at[::-1], at) == ""
    assert "thread 0 writes what thread 3 read" in races.write(cells, at[:1], np.array([0]))


def test_a_fold_of_a_round_is_a_barrier_for_groups_that_run_one_after_the_other() -> None:
    races, cells, at = Races(), np.zeros(2), np.array([0])
    assert races.write(cells, at, np.array([0])) == ""  # the first group, before its fold
    races.meet()
    assert races.read(cells, at, np.array([0])) == ""
    races.part = 0
    assert "thread 16 reads what thread 0 wrote" in races.read(cells, at, np.array([16]))
    races.meet()
    assert races.read(cells, at, np.array([16])) == ""
    races.end_round()
    assert "thread 0 writes what several threads read" in races.write(cells, at, np.array([0]))


def test_lanes_that_were_added_to_are_not_dropped_by_a_fold_by_lane() -> None:
    """Outside of loops of lanes an accumulator has one lane, and a fold by lane gives that."""
    acc = Acc("acc.0", "max", F64)
    run = SimpleNamespace(lanes=None, accs={"acc.0": (nothing("max", 16), None)})
    run.known = lambda value, dtype, found: found
    run.accs["acc.0"][0][0] = 3.0
    fold_by_lane: Any = Fold("%a", Register(acc), halves=False)
    assert fold(run, fold_by_lane) == 3.0  # type: ignore[arg-type]
    run.accs["acc.0"][0][7] = 2.0
    with pytest.raises(LoopError, match=r"^acc\.0 was added to by several lanes"):
        fold(run, fold_by_lane)  # type: ignore[arg-type]
