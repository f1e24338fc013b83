"""The Numba backend has the interpreter's bits: every spec, all shapes, any cut into chunks."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
import pytest
import stepfuse
from stepfuse.backends.numba import backend as numba_cpu
from stepfuse.ir import interpreter
from stepfuse.ir.errors import LowerError
from stepfuse.ir.graph import Graph, Spec
from stepfuse.ir.lowered.program import Program
from stepfuse.passes.fuse.fuse import fuse
from stepfuse.passes.lower.lower import lower
from stepfuse.passes.pipeline import run_graph

from tests.backends.harness import Machine, inputs, lowered
from tests.support.inputs.programs import NUMBA, of_programs
from tests.support.inputs.random_graphs import random_graph, random_numbers, random_tensors
from tests.support.oracles.numeric import same_bits

SHAPES = (
    (), (0,), (1,), (7,), (33,), (5, 3), (127, 9), (3, 0), (4, 3, 2, 2), (40000,), (70, 2000),
)  # fmt: skip
WHOLE_STEP = (
    "unscale check_finite clip_by_global_norm centralize adamw ema_weights shadow zero_grad"
)
CLIPPED = "unscale check_finite clip_by_global_norm adafactor zero_grad"
CHAINS = ("centralize lamb", CLIPPED, WHOLE_STEP)  # the programs of test_agreement
VIEWS = {
    "flat": ((7,), (2, 3), (1030,), (0,), (2200,)),
    "first": ((5,), (3, 4), (2, 3, 2), (3, 1100)),
    "matrix": ((3, 4), (2, 3, 5), (2, 2, 3, 1), (130, 2), (2, 1030), (3, 0)),
    "axes(1,2,3)": ((2, 3, 4, 5), (2, 2, 70, 3), (3, 1, 1, 1030), (2, 0, 3, 1), (1, 3, 1, 1)),
    "block(4)": ((8,), (3, 3), (1,), (0,)),
}

plain = of_programs(numba_cpu.compile_program, "numba", jit=False)
compiled = of_programs(numba_cpu.compile_program, "numba")  # compiles a text once in a process


def spec_of(name: str) -> Spec:
    """A registered spec, or a chain of them."""
    return stepfuse.chain(*name.split()) if " " in name else stepfuse.get(name)


def assert_same(mine: Any, theirs: Any, what: str) -> None:
    for number, (a, b) in enumerate(zip(mine[0], theirs[0], strict=True)):
        for name in a:
            assert same_bits(a[name], b[name]), f"{what}: %{name} of tensor {number}"
    for name, value in mine[1].items():
        assert same_bits(np.float64(value), np.float64(theirs[1][name])), f"{what}: %{name}"


def hypers_of(graph: Graph) -> list[dict[str, float]]:
    """Of two groups; the second has other numbers than the defaults."""
    known = {r.name for r in graph.roles}
    other = {"lr": 0.25, "weight_decay": 0.125, "scale": 2.0}
    return [{}, {name: value for name, value in other.items() if name in known}]


# The suite has one in five, and all that a step can be made of; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(5, always=(WHOLE_STEP,))
@pytest.mark.parametrize("chunk", [32768, 2048])
@pytest.mark.parametrize("name", [*NUMBA, *CHAINS])
def test_three_steps_have_the_interpreters_bits(name: str, chunk: int) -> None:
    programs = programs_of(name)
    graphs = [p.graph for p in programs]
    expected = inputs(graphs, SHAPES, seed=1)
    found = copy.deepcopy(expected)
    groups, hypers = sorted(i % 2 for i in range(len(SHAPES))), hypers_of(graphs[0])
    machine = Machine(programs, compiled, *found, groups, chunk)
    for step in range(3):
        if step:
            new_gradients(step, expected[0], found[0], with_nan=step == 1)
        interpreter.run(graphs, expected[0], hypers, expected[1], groups)
        machine.step(hypers)
        assert_same(expected, found, f"step {step}")


@cache
def programs_of(name: str) -> tuple[Program, ...]:
    return tuple(lowered(spec_of(name)))


def new_gradients(step: int, *sides: list[dict[str, Any]], with_nan: bool) -> None:
    """The same new gradients on both sides; one of them has a NaN and an infinity."""
    rng = np.random.default_rng(step)
    for tensors in zip(*sides, strict=True):
        grad = rng.standard_normal(tensors[0]["grad"].shape).astype(np.float32)
        if with_nan and grad.size > 40:
            grad.flat[3], grad.flat[40] = np.nan, np.inf
        for tensor in tensors:
            tensor["grad"][...] = grad


def test_a_step_with_a_nan_is_skipped() -> None:
    programs = programs_of(WHOLE_STEP)
    tensors, numbers = inputs([p.graph for p in programs], [(33,), (5, 3)], seed=2)
    tensors[0]["grad"].flat[7] = np.nan
    before = copy.deepcopy(tensors)
    Machine(programs, compiled, tensors, numbers, [0, 1]).step([{}, {}])
    for old, new in zip(before, tensors, strict=True):
        assert np.array_equal(old["param"], new["param"])
        assert np.array_equal(old["m"], new["m"])
        assert not new["grad"].any()
    assert numbers["t"] == 0.0


@pytest.mark.parametrize("view", VIEWS)
def test_random_graphs_run_as_python_have_the_interpreters_bits(view: str) -> None:
    checked = sum(check_random(view, seed, plain) for seed in range(16))
    assert checked > 8


# The suite has one view in three; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(3)
@pytest.mark.parametrize("view", VIEWS)
def test_random_graphs_compiled_have_the_interpreters_bits(view: str) -> None:
    assert any(check_random(view, seed, compiled) for seed in (19, 39))


def check_random(view: str, seed: int, compile_program: Any) -> bool:
    """Whether a random graph could be lowered; then it has the interpreter's bits."""
    declared = random_graph(seed, view, 2 + seed % 20, shared=seed % 2 == 1)
    graph = run_graph(declared, "split-reductions,fold,simplify,cse,dce")
    try:
        program = lower(fuse(graph))
    except LowerError:  # a number of the tensor that is stored in f32
        return False
    rng = np.random.default_rng(seed)
    tensors = [
        {name: np.array(array, order="C") for name, array in tensor.items()}
        for tensor in random_tensors(graph, rng, VIEWS[view])
    ]
    expected = tensors, random_numbers(graph, rng)
    found = copy.deepcopy(expected)
    groups, hypers = sorted(i % 2 for i in range(len(tensors))), [{}, {"lr": 0.3}]
    interpreter.run([graph], expected[0], hypers, expected[1], groups)
    chunk = 1024 if seed % 4 > 1 else 32768
    Machine([program], compile_program, *found, groups, chunk).step(hypers)
    assert_same(expected, found, f"seed {seed}")
    return True


# ------------------------------------------------------------------ storage and the runtime


@pytest.mark.parametrize("dtypes", ["param=bf16,grad=bf16,state=f16", "param=f64,grad=f64"])
def test_storage_dtypes_through_the_runtime(dtypes: str) -> None:
    kinds = {"bf16": np.uint16, "f64": np.float64}
    kind = kinds[dtypes.split(",")[0].partition("=")[2]]
    rng = np.random.default_rng(5)
    values = [rng.standard_normal(s) for s in ((300, 120), (70,), ())]
    sides: list[Sequence[Any]] = []
    for backend in ("numba", "reference"):
        params = [as_stored(v, kind) for v in values]
        optimizer = stepfuse.Optimizer(
            params, "adamw", backend=backend, dtypes=dtypes, threads=1, lr=0.1
        )
        for step in range(2):
            optimizer.step([as_stored(v * 0.5 + step, params[0].dtype) for v in values])
        states = [array for state in optimizer.state for array in state.values()]
        sides.append([*params, *states])
    for mine, theirs in zip(*sides, strict=True):
        assert same_bits(mine, theirs)


def as_stored(values: Any, kind: Any) -> Any:
    if kind == np.uint16:
        wide = np.asarray(values, np.float32)
        return np.asarray(wide.view(np.uint32) >> 16, np.uint16)
    return np.array(values, kind)
