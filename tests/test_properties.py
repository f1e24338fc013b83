"""Properties of all graphs, on random ones: passes and backends keep every bit, plans hold."""

from __future__ import annotations

import copy
import functools
import random
from collections import Counter
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from stepfuse.backends.native.backend import compile_program
from stepfuse.backends.native.machine_code import MachineCode
from stepfuse.backends.native.object_cache import ObjectCache
from stepfuse.ir.builder import Builder, again
from stepfuse.ir.graph import Graph, Operand, Update
from stepfuse.ir.types import F32, TENSOR, Const
from stepfuse.ir.verifier import verify_graph
from stepfuse.passes.checks.check_plan import check_plan
from stepfuse.passes.fuse.fuse import fuse
from stepfuse.passes.lower.lower import lower
from stepfuse.passes.lower.plan_memory import plan_memory
from stepfuse.passes.pipeline import PASSES, run_graph

from tests.backends.harness import Machine
from tests.campaigns.passes import State, wrong_in_native, wrong_pass
from tests.support.inputs.programs import loops_of
from tests.support.inputs.random_graphs import random_graph, random_numbers, random_tensors
from tests.support.oracles.numeric import same_bits

# Of the shapes of a view some have no elements, some one, some a leaf and a bit, and some are
# cut into many chunks: whole rows of them, or pieces of rows.
SHAPES: dict[str, tuple[tuple[int, ...], ...]] = {
    "flat": ((0,), (1,), (17,), (3, 1, 5), (1025,), (5, 1031)),
    "first": ((0, 3), (3, 0), (1,), (17,), (7, 33), (5, 700), (2, 2, 1031)),
    "matrix": ((0, 5), (5, 0), (1, 1), (17, 3), (2, 3, 5), (131, 33), (67, 2, 30), (3, 2051)),
    "axes(1,2,3)": (
        (0, 3, 1, 2),
        (2, 0, 3, 1),
        (1, 1, 1, 1),
        (3, 5, 2, 33),
        (2, 2, 67, 5),
        (5, 7, 1, 1),
        (2, 1, 1, 2051),
        (1030, 1, 3, 1),
    ),
    "block(4)": ((0,), (1,), (17,), (33, 31), (4099,)),
}
PIPELINE = "fold,simplify,cse,dce,expand,split-reductions,fold,simplify,cse,dce"
CHUNK = 1024  # elements: a leaf, the least that may be cut
CASES = [(view, seed) for view in SHAPES for seed in range(14)]


def graph_of(view: str, seed: int) -> Graph:
    """A graph with all kinds of states that a program can keep."""
    rng = random.Random(seed)
    while True:
        graph = random_graph(rng, view, 4 + seed % 24, seed % 2 == 1)
        numbers = [r for r in graph.roles if r.type.domain == TENSOR]
        if all(r.type.dtype is not F32 for r in numbers):
            return graph


def state_for(graph: Graph, view: str, seed: int) -> State:
    """Random contents of all shapes of a view."""
    rng = np.random.default_rng(seed)
    return State(random_tensors(graph, rng, SHAPES[view]), random_numbers(graph, rng))


# ------------------------------------------------------------------ passes


def untidy(graph: Graph) -> Graph:
    """The same graph with work for the passes: some ops twice, and once with a neutral factor."""
    builder = Builder(graph.roles, typed=True)
    mapped: list[Operand] = []
    for number, node in enumerate(graph.nodes):
        args = tuple(a if isinstance(a, Const) else mapped[a] for a in node.args)
        value = again(builder, graph, node, args)
        if node.op in ("add", "mul", "sub", "div") and number % 3 == 0:
            factor = builder.emit("mul", again(builder, graph, node, args), Const(1.0))
            value = builder.emit("minimum", value, factor)
        mapped.append(value)
    return builder.finish(graph, tuple(_moved(u, mapped) for u in graph.updates), None)


def _moved(update: Update, mapped: list[Operand]) -> Update:
    value = update.value if isinstance(update.value, Const) else mapped[update.value]
    guard = None if update.guard is None else mapped[update.guard]
    return replace(update, value=value, guard=guard)


@pytest.mark.parametrize("view", SHAPES)
def test_every_pass_keeps_every_bit(view: str) -> None:
    changed: Counter[str] = Counter()
    for seed in range(25):
        graph = untidy(graph_of(view, seed))
        before = state_for(graph, view, seed)
        expected = before.interpreted(graph)
        for name in PIPELINE.split(","):
            after = PASSES[name].function(graph)
            verify_graph(after, "basic")
            assert before.interpreted(after).differences(expected) == [], f"{name}, seed {seed}"
            changed[name] += after != graph
            graph = after
    assert {"simplify", "cse", "dce"} <= set(+changed)
    assert changed["split-reductions"] or view == "flat"


@pytest.mark.parametrize("view", SHAPES)
def test_every_pass_keeps_special_numbers(view: str) -> None:
    """A part of `python -m tests.campaigns.passes`."""
    assert [wrong for seed in range(20) if (wrong := wrong_pass(seed, view))] == []


# ------------------------------------------------------------------ native code


@functools.cache
def native(view: str, seed: int, folder: Path) -> tuple[Graph, Any, MachineCode]:
    """A graph, its program, its code."""
    graph = graph_of(view, seed)
    program = lower(fuse(run_graph(graph, PIPELINE)))
    return graph, program, compile_program(loops_of(program, "native"), objects=ObjectCache(folder))


@dataclass(slots=True)
class Threaded:
    """Compiled code that runs every sweep on two threads."""

    compiled: MachineCode

    def call(self, name: str, context: int, argument: int, low: int, high: int) -> None:
        """As `MachineCode.call`."""
        if name.startswith("sf_sweep"):
            self.compiled.call(name, context, argument, low, high, 2)
        else:
            self.compiled.call(name, context, argument, low, high)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the objects of these tests are cached."""
    return tmp_path_factory.mktemp("objects")


# The suite has one in three; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(3)
@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize(("view", "seed"), CASES)
def test_native_code_has_the_interpreters_bits(
    view: str, seed: int, threads: int, folder: Path
) -> None:
    graph, program, compiled = native(view, seed, folder)
    code = compiled if threads == 1 else Threaded(compiled)
    mine = state_for(graph, view, seed)
    theirs = copy.deepcopy(mine)
    for size in (CHUNK, 1 << 15):
        hosts = [0] * len(mine.tensors)
        machine = Machine([program], lambda _: code, mine.tensors, mine.numbers, hosts, size)
        machine.step([{}])
        theirs = theirs.interpreted(graph)
        assert mine.differences(theirs) == [], f"chunks of {size}"


@pytest.mark.parametrize("view", SHAPES)
def test_native_code_keeps_special_numbers(view: str, folder: Path) -> None:
    objects = ObjectCache(folder)
    assert [wrong for seed in (5, 14, 17) if (wrong := wrong_in_native(seed, view, objects))] == []


def test_guards_hold_and_do_not_hold() -> None:
    outcomes: Counter[bool] = Counter()
    for view, seed in CASES:
        graph = graph_of(view, seed)
        guarded = [u.role for u in graph.updates if u.guard is not None]
        if guarded:
            before = state_for(graph, view, seed)
            after = before.interpreted(graph)
            for a, b in zip(before.tensors, after.tensors, strict=True):
                outcomes[all(same_bits(a[r], b[r]) for r in guarded if r in a)] += 1
    assert min(outcomes[True], outcomes[False]) >= 10


# ------------------------------------------------------------------ plans


@pytest.mark.parametrize("view", SHAPES)
def test_every_plan_is_proved(view: str) -> None:
    columns = buffers = 0
    for seed in range(60):
        program = lower(fuse(run_graph(graph_of(view, seed), PIPELINE)))
        plan = plan_memory(program)
        check_plan(program, plan)
        columns += len(plan.columns)
        buffers += len(plan.buffers)
    assert 60 < buffers < columns, "memory is used, and used again"
