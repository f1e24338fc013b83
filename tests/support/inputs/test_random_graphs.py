"""Random graphs are valid, have a text, can be run, and are as varied as the tests that use
them need."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from stepfuse.ir import semantics
from stepfuse.ir.graph import Graph, Spec
from stepfuse.ir.interpreter import run
from stepfuse.ir.ops import OPS
from stepfuse.ir.text.parser import parse
from stepfuse.ir.text.printer import to_text
from stepfuse.ir.types import BF16, ELEM, GROUP, Const
from stepfuse.ir.verifier import verify

from tests.support.inputs.random_graphs import random_graph, random_numbers, random_tensors

VIEWS = {
    "flat": ((7,), (2, 3), (1030,)),
    "first": ((5,), (3, 4), (2, 3, 2)),
    "matrix": ((3, 4), (2, 3, 5), (2, 2, 3, 1)),
    "axes(1,2,3)": ((2, 3, 4, 5), (1, 3, 2, 1)),
    "block(4)": ((8,), (3, 3), (1,)),
}


@pytest.fixture(params=VIEWS)
def view(request: pytest.FixtureRequest) -> str:
    """Each way to see a tensor."""
    return request.param


def graphs(view: str, count: int = 25) -> list[Graph]:
    """Graphs of all sizes, every second with reductions to `step`."""
    return [random_graph(seed, view, 2 + seed % 20, seed % 2 == 1) for seed in range(count)]


def test_every_graph_is_basic_and_equals_its_text(view: str) -> None:
    for graph in graphs(view):
        spec = Spec(graph.name, (graph,))
        verify(spec, "basic")
        assert parse(to_text(spec)) == spec


def test_a_seed_gives_one_graph(view: str) -> None:
    first, again = graphs(view), graphs(view)
    assert first == again
    assert len(set(first)) == len(first)


def test_every_graph_runs_and_stays_finite(view: str) -> None:
    for seed, graph in enumerate(graphs(view)):
        rng = np.random.default_rng(seed)
        tensors, numbers = random_tensors(graph, rng, VIEWS[view]), random_numbers(graph, rng)
        run([graph], tensors, {}, numbers)
        assert np.isfinite(list(numbers.values())).all()
        for role in graph.roles:
            if not role.type.domain <= GROUP:
                for tensor in tensors:
                    array = tensor[role.name]
                    wide = semantics.widen(array, BF16) if role.type.dtype is BF16 else array
                    assert np.isfinite(wide).all(), to_text(Spec(graph.name, (graph,)))


def test_only_shared_graphs_reduce_to_step(view: str) -> None:
    def lowest(shared: bool) -> int:
        made = (random_graph(seed, view, 20, shared) for seed in range(10))
        nodes = [n for g in made for n in g.nodes if OPS[n.op].is_reduction]
        return min(n.type.domain.scope for n in nodes)

    assert (lowest(False), lowest(True)) == (2, 0)


def test_graphs_are_varied() -> None:
    made = [g for view in VIEWS for g in graphs(view, 40)]
    ops = Counter(n.op for g in made for n in g.nodes)
    wanted = "add sub mul div minimum maximum sqrt abs select lt not cast"
    assert {*wanted.split(), "sum", "sumsq", "dot", "max", "min", "absmax", "any"} <= set(ops)
    updates = [(g, u) for g in made for u in g.updates]
    elements = [u for g, u in updates if g.role(u.role).type.domain == ELEM]
    assert any(u.guard is not None for u in elements)
    assert any(isinstance(u.value, Const) for u in elements)
    assert any(u.value in g.reads.values() for g, u in updates)
    assert {r.type.dtype.name for g in made for r in g.roles} == {"f32", "f64", "bf16"}
    assert {str(r.type.domain) for g in made for r in g.roles} >= {"row", "col", "batch", "tensor"}
    assert any(len(g.live()) < len(g.nodes) for g in made)
