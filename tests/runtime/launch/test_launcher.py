"""Tables and calls: sorted, complete, and in an order in which nothing is needed too early."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from stepfuse.ir.lowered.launches import Units
from stepfuse.ir.lowered.tables import CONTEXT, TENSOR_COLUMNS, RoleArray
from stepfuse.passes.lower.plan_memory import plan_memory
from stepfuse.passes.lower.step_program import step_program
from stepfuse.runtime.hypers.groups import parse
from stepfuse.runtime.launch import launcher
from stepfuse.runtime.launch.binding import Binding, bind
from stepfuse.runtime.launch.clocked import StepPart
from stepfuse.runtime.launch.executable import Launcher
from stepfuse.runtime.launch.launcher import Call, CalledCode, calls_of
from stepfuse.runtime.launch.tables import Tables
from stepfuse.runtime.memory.array_checks import addresses_of
from stepfuse.runtime.memory.storage import allocate

from tests.support.inputs.programs import CHAINS, WHOLE_STEP, programs_of, spec_of

DIMS = [(5,), (300, 700), (0,), (2, 70_000), (40_000,), (4, 4), (3, 0), (100_000,), (2, 3, 200)]


def _bound(text: str, dims: list[tuple[int, ...]] = DIMS) -> Binding:
    params = [np.ones(d, np.float32) for d in dims]
    programs = [step_program(p, plan_memory(p)) for p in programs_of(text)]
    storage = allocate(programs, parse(params, spec_of(text)))
    binding = bind(storage, range(len(dims)))
    addresses = addresses_of([np.ones(d, np.float32) for d in dims])
    for column, order in binding.columns["grad"]:
        column[:] = addresses if order is None else addresses[order]
    return binding


def _calls(binding: Binding) -> tuple[Call, ...]:
    return calls_of(binding.tables, binding.storage.launches)


def _column(name: str) -> int:
    return TENSOR_COLUMNS.index(name)


@pytest.mark.parametrize("text", ["adamw", "adafactor", *CHAINS])
def test_tables_are_sorted_by_kind_and_hold_every_tensor_once(text: str) -> None:
    binding = _bound(text)
    seen: list[int] = []
    for tables in binding.tables:
        kinds = tables.chunks[:, -1]
        assert (np.diff(kinds) >= 0).all() and (np.diff(tables.chunks[:, 0]) >= 0).all()
        seen += tables.tensors[:, _column("ordinal")].tolist()
        first, last = _ranges(tables, Units.CHUNKS), _ranges(tables, Units.TENSORS)
        assert (kinds[: first[0]] == 0).all() and (kinds[first[1] :] == 2).all()
        assert set(tables.chunks[: first[0], 0]) <= set(range(last[0]))
        assert set(tables.chunks[first[1] :, 0]) == set(range(last[1], len(tables.members)))
    assert sorted(seen) == list(range(len(DIMS)))


@pytest.mark.parametrize("text", ["adamw", "adafactor", *CHAINS])
def test_every_column_of_a_tensor_has_memory_of_its_own(text: str) -> None:
    for tables in _bound(text).tables:
        addresses = tables.tensors[:, len(TENSOR_COLUMNS) :]
        used = {c.column for buffer in tables.program.buffers for c in buffer.columns}
        for number, name in enumerate(tables.program.columns[len(TENSOR_COLUMNS) :]):
            if isinstance(name, RoleArray) or name in used:
                assert (addresses[:, number] > 0).all(), name
        roles = [n for n, c in enumerate(tables.program.columns) if isinstance(c, RoleArray)]
        filled = tables.tensors[tables.tensors[:, _column("numel")] > 0][:, roles]
        assert len(np.unique(filled)) == filled.size


def test_the_context_points_at_the_tables() -> None:
    (tables,) = _bound("adamw").tables
    context = dict(zip(CONTEXT, tables.context.tolist(), strict=True))
    assert context["tensors"] == tables.tensors.ctypes.data
    assert context["chunks"] == tables.chunks.ctypes.data
    assert context["all_tensors"] == context["tensor_count"] == len(DIMS)
    assert context["group_count"] == 1


def _ranges(tables: Tables, over: Units) -> tuple[int, int]:
    """How many chunks or tensors have kind 0, and how many kind 0 or 1."""
    kinds = tables.chunks[:, -1] if over == Units.CHUNKS else tables.kinds
    return int((kinds == 0).sum()), int((kinds <= 1).sum())


def _named(calls: tuple[Call, ...]) -> list[tuple[int, str, int]]:
    return [(c.program, c.name, c.argument) for c in calls]


def test_one_chunk_tensors_leave_later_sweeps_of_their_visit_out() -> None:
    """LAMB: small tensors run both sweeps and the stage between in one visit."""
    binding = _bound("lamb")
    (tables,) = binding.tables
    calls = _calls(binding)
    sweeps = [c for c in calls if c.name.startswith("sf_sweep")]
    assert [c.high for c in sweeps] == [len(tables.chunks), _ranges(tables, Units.CHUNKS)[1]]
    stage = next(c for c in calls if c.name == "sf_segment_1")
    assert (stage.low, stage.high) == (0, _ranges(tables, Units.TENSORS)[1])


@pytest.mark.parametrize("text", ["adamw", "lamb", "adafactor", "centralize+lamb", WHOLE_STEP])
def test_a_thousand_small_tensors_are_visited_once(text: str) -> None:
    """But for the sweeps that a number of the whole step stands between."""
    calls = _calls(_bound(text, [(40, 25)] * 1000))
    sweeps = [c for c in calls if c.name.startswith("sf_sweep")]
    barriers = 1 if text == WHOLE_STEP else 0
    assert [(c.low, c.high) for c in sweeps] == [(0, 1000)] * (1 + barriers)


def test_long_rows_run_pass_by_pass_with_their_row_values_between() -> None:
    binding = _bound("centralize+adamw")
    matrices = binding.tables[0]
    calls = [c for c in _calls(binding) if c.program == 0 and "segment" not in c.name]
    assert [(c.name, c.argument) for c in calls] == [
        ("sf_sweep_0", 0),
        ("sf_rows_0_0", 0),
        ("sf_sweep_0", 1),
    ]
    assert [c.high for c in calls] == [
        len(matrices.chunks),
        _ranges(matrices, Units.TENSORS)[0],
        _ranges(matrices, Units.CHUNKS)[0],
    ]


def test_a_fold_over_all_tensors_waits_for_every_variant() -> None:
    text = "clip_by_global_norm+adafactor"
    binding = _bound(text)
    assert len(binding.tables) == 2
    order = _named(_calls(binding))
    lowered = programs_of(text)
    for tables in binding.tables:
        for number, segment in enumerate(lowered[tables.number].segments):
            if segment.folds_shared:
                fold = order.index((tables.number, f"sf_segment_{number}", 0))
                for other in binding.tables:
                    for n, left in enumerate(lowered[other.number].segments):
                        if left.writes_shared:
                            assert order.index((other.number, f"sf_segment_{n}", 0)) < fold


@pytest.mark.parametrize("text", ["adamw", "adafactor", WHOLE_STEP])
def test_without_elements_only_scalars_are_called(text: str) -> None:
    names = [c.name for c in _calls(_bound(text, [(0,)]))]
    assert not any(n.startswith("sf_sweep") for n in names)


def test_threads_are_asked_for_where_they_pay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(launcher, "PARALLEL_FROM", 16 << 20)

    class Recorder(CalledCode):
        parallel = True

        def __init__(self) -> None:
            self.calls: list[tuple[str, int]] = []

        def call(
            self, name: str, context: int, argument: int, low: int, high: int, threads: int = 1
        ) -> None:
            self.calls.append((name, threads))

        def source(self) -> str:
            return ""

    for dims, threads, expected in (
        ([(1 << 20,)], 2, ["sf_sweep_0"]),
        ([(1 << 20,)], 1, []),
        ([(100,)] * 50, 2, []),
    ):
        recorder: Any = Recorder()
        for call in Launcher([recorder], threads).prepare([StepPart(_bound("adamw", dims))]):
            call()
        assert [name for name, several in recorder.calls if several > 1] == expected
        assert len(recorder.calls) == 2


@pytest.mark.parametrize(
    ("dims", "moved"), [([(5,)], 0), ([(5,), (0,)], 0), ([(5,), (7,)], 12 * (4 * 4 + 3 * 4))]
)
def test_what_several_threads_may_share_is_two_units_or_more(dims: list[Any], moved: int) -> None:
    """AdamW reads four arrays and writes three."""
    sweeps = [call for call in _calls(_bound("adamw", dims)) if call.over is Units.CHUNKS]
    assert [call.bytes for call in sweeps] == [moved]
