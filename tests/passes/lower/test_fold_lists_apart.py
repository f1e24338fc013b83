"""Long lists on a GPU: their first level is a launch of its own, and the bits are the same.

What is long is lowered here, so that tensors of some ten thousand elements have such lists.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse
from stepfuse import compiler
from stepfuse.backends import BACKENDS
from stepfuse.compiler import lower_to_loops
from stepfuse.ir.lowered.tables import CONTEXT, TensorFact
from stepfuse.passes.lower import fold_lists_apart
from stepfuse.passes.lower.variants import linked
from stepfuse.passes.pipeline import policy_pipeline
from stepfuse.spec_texts.resolve import resolve
from stepfuse.tools.compile_artifact import write
from stepfuse.tools.inspect.artifact import inspect

from tests.backends import cuda_emulator
from tests.backends.cuda_driver import Driver
from tests.backends.cuda_emulator import Geometry
from tests.backends.test_groups import shrinking
from tests.support.devices.on_gpu import settle, stub_gpu, there  # noqa: F401
from tests.support.oracles.numeric import same_bits
from tests.support.oracles.sums import list_rule

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")

SHAPES = [(5,), (40_003,), (33, 31), (70_001,)]  # lists of 40 and 69 leaves are long, others not
SPECS = ["check_finite+clip_by_global_norm+sgd", "lamb", shrinking.spec]


def left(
    spec: Any,
    backend: str,
    shapes: list[tuple[int, ...]] = SHAPES,
    made: Any = None,
    dtypes: str = "",
) -> list[Any]:
    """What a step leaves of parameters, states and numbers; `made` is the spec, compiled for it."""
    rng = np.random.default_rng(7)
    params, grads = ([rng.standard_normal(s).astype(np.float32) for s in shapes] for _ in range(2))
    wrap = there if backend == "cuda:0" else list
    given = wrap(params)
    groups = [{"params": given[:2]}, {"params": given[2:], "lr": 0.01}]
    how = {} if made else {"backend": backend, "dtypes": dtypes}
    optimizer = stepfuse.Optimizer(groups, made or spec, threads=1, **how)
    optimizer.step(wrap(grads))
    states = [np.asarray(a) for mine in optimizer.state for a in mine.values()]
    return [*params, *states, *map(np.asarray, optimizer.numbers.values())]


@pytest.mark.parametrize("geometry", [Geometry(3, 64, False), Geometry(2, 256, True)], ids=str)
@pytest.mark.parametrize("spec", SPECS, ids=["clip", "lamb", "group sums"])
def test_long_lists_have_the_bits_of_short_ones(
    spec: Any, geometry: Geometry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fold_lists_apart, "LONG", 33)
    monkeypatch.setitem(BACKENDS, "cuda", "tests.backends.cuda_emulator:compile_program")
    monkeypatch.setattr(cuda_emulator, "GEOMETRY", geometry)
    pairs = zip(left(spec, "reference"), left(spec, "cuda"), strict=True)
    assert [n for n, (a, b) in enumerate(pairs) if not same_bits(a, b)] == []


ROWS = [(33, 31), (70, 600), (3, 20, 700), (40_003,)]


@pytest.mark.parametrize("case", ["adafactor/", "lamb/state=dynamic8(1024)"])
def test_rows_of_large_tensors_are_computed_apart(
    case: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Blocks of 8-bit states are rows too."""
    spec, _, dtypes = case.partition("/")
    monkeypatch.setattr(fold_lists_apart, "LONG_ROWS", 33)
    monkeypatch.setitem(BACKENDS, "cuda", "tests.backends.cuda_emulator:compile_program")
    expected, found = (left(spec, b, ROWS, dtypes=dtypes) for b in ("native", "cuda"))
    assert [
        n for n, pair in enumerate(zip(expected, found, strict=True)) if not same_bits(*pair)
    ] == []


def test_its_nests_have_the_same_bits(monkeypatch: pytest.MonkeyPatch) -> None:
    """As they are interpreted, over memory that is watched."""
    monkeypatch.setattr(fold_lists_apart, "LONG", 33)
    pairs = zip(left("lamb", "reference"), left("lamb", "loops:sm_90"), strict=True)
    assert [n for n, (a, b) in enumerate(pairs) if not same_bits(a, b)] == []


@pytest.mark.parametrize("cells", [16_385, 976_563])
def test_a_list_is_folded_by_the_rule_at_full_length(
    cells: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As many leaves as 10^9 elements have, without the elements: two launches over tables."""
    monkeypatch.setattr(cuda_emulator, "GEOMETRY", Geometry(5, 64, True))
    pipeline = policy_pipeline("strict", "")
    (graph,) = linked(resolve("clip_by_global_norm+sgd").variants(), pipeline)
    loops = lower_to_loops(graph, pipeline, "sm_80")[1]
    code, program = cuda_emulator.compile_program(loops), loops.program
    values = np.random.default_rng(cells).standard_normal(cells) ** 2
    totals, expected = leaves_of(values), list_rule(values.tolist())
    tensors = np.zeros(len(program.columns), np.int64)
    tensors[program.columns.index(TensorFact.LEAVES)] = cells
    (partial,) = program.partials.values()
    tensors[partial.index] = values.ctypes.data
    sizes = [(at, min(4096, cells - at)) for at in range(0, cells, 4096)]
    parts = [[0, *part, *part, 3] for part in sizes]
    shared, none = np.zeros(1), np.zeros(64)
    arrays = {"chunks": np.array(parts, np.int64), "tensors": tensors, "shared": shared}
    counts = {"group_count": 1, "tensor_count": 1, "all_tensors": 1}
    addresses = {name: arrays.get(name, none).ctypes.data for name in CONTEXT}
    context = np.array([*(addresses | counts).values()], np.int64)
    code.call("sf_lists_1", context.ctypes.data, 0, 0, len(parts))
    assert same_bits(values[::1024], totals)
    code.call("sf_segment_1", context.ctypes.data, 0, 0, 1)
    assert same_bits(shared[0], np.float64(expected))


def leaves_of(values: Any) -> Any:
    """The first level of the rule."""
    return np.array(
        [list_rule(part.tolist()) for part in np.split(values, range(1024, len(values), 1024))]
    )


# ------------------------------------------------------------------ what is launched

LONG = [(5,), (40_001,), (9_000,), (33_000,), (70_000,)]  # up to 32 768 none is long


def test_a_launch_over_lists_stands_before_the_segment(
    gpu: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And in an artifact, whose manifest says it; short lists have no launch more."""
    spec = "clip_by_global_norm+sgd"
    short = launched(spec, gpu)
    monkeypatch.setattr(fold_lists_apart, "LONG", 9)
    compiler.forget()
    found = launched(spec, gpu)
    at = [name for name, _ in short].index("segment_1")
    assert short[at - 1][0] == "sweep_0"
    assert found == [*short[:at], ("lists_1", 3), *short[at:]]  # a part of each of three
    write([resolve(spec)], tmp_path, "strict", "", "x86-64-v2", "step", "sm_80", "listed")
    assert launched(spec, gpu, stepfuse.load(tmp_path, device="cuda:0")) == found
    said = "over parts of lists of 9 and more, where there are such"
    assert any(line.endswith(f"_lists_1  {said}") for line in inspect(tmp_path).splitlines())


def launched(spec: str, gpu: Driver, made: Any = None) -> list[tuple[str, int]]:
    """The entries of a step and their grids, once its bits are the CPU's."""
    gpu.log.clear()
    found = left(spec, "cuda:0", LONG, made)
    settle(gpu)
    assert all(map(same_bits, found, left(spec, "native", LONG)))
    entries = [(e[1].split("_")[-2:], e[2]) for e in gpu.log if e[0] == "launch"]
    return [("_".join(name), grid) for name, grid in entries]
