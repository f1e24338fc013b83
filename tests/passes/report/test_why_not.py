"""What stands in a pass's way: without the reductions that are blamed, there are fewer sweeps."""

from __future__ import annotations

import re

import pytest
from stepfuse.ir.builder import Builder, rewrite
from stepfuse.ir.graph import Graph, Node, Operand
from stepfuse.ir.roles import Role
from stepfuse.ir.text.printer import node_text, value_names
from stepfuse.passes.fuse.fuse import fuse
from stepfuse.passes.pipeline import STRICT, run_graph
from stepfuse.passes.report.near_misses import why_not
from stepfuse.passes.report.why_not import why_not_fuse
from stepfuse.passes.rewrite.hoist_uniform import hoist_uniform

from tests.support.inputs.programs import CHAINS, spec_of

SPECS = ("adafactor", "lamb", *CHAINS)


def optimised(name: str, pipeline: str = STRICT) -> list[Graph]:
    return [run_graph(g, pipeline) for g in spec_of(name).variants()]


def blamed(text: str) -> list[set[str]]:
    """By end of a sweep, the names of the reductions that are said to cause it."""
    parts = re.split(r"^  sweep \d+ ends", text, flags=re.MULTILINE)[1:]
    return [set(re.findall(r"^    (%\d+) = ", part, re.MULTILINE)) for part in parts]


def without(graph: Graph, dropped: set[str]) -> Graph:
    """The graph with these values given from outside."""
    names = value_names(graph)
    types = {name: graph.nodes[names.index(name)].type for name in dropped}
    given = tuple(Role(f"given{name[1:]}", "aux", type_) for name, type_ in types.items())
    numbers = iter(range(len(graph.nodes)))

    def visit(builder: Builder, node: Node, args: tuple[Operand, ...]) -> Operand | None:
        name = names[next(numbers)]
        return builder.read(f"given{name[1:]}") if name in dropped else None

    return run_graph(rewrite(graph, visit, (*graph.roles, *given)), "dce")


@pytest.mark.parametrize("name", SPECS)
def test_without_the_blamed_reductions_a_sweep_is_saved(name: str) -> None:
    for graph in optimised(name):
        schedule = fuse(graph)
        ends = blamed(why_not_fuse(schedule))
        assert len(ends) == schedule.sweeps - 1
        for names in ends:
            assert names
            assert fuse(without(graph, names)).sweeps < schedule.sweeps


@pytest.mark.parametrize("name", SPECS)
def test_the_cost_of_all_ends_is_the_tax(name: str) -> None:
    for graph in optimised(name):
        schedule = fuse(graph)
        costs = re.findall(r"\((\d+) B\)", why_not_fuse(schedule))
        assert sum(map(int, costs)) == schedule.cost.optimal - schedule.cost.floor


@pytest.mark.parametrize("name", ["rmsprop", "lion", "momentum", *CHAINS])
def test_hoisting_changes_only_what_is_named(name: str) -> None:
    for graph in optimised(name, STRICT.partition(",expand")[0]):
        named = re.findall(r"^  (%.*)$", why_not(graph, "hoist-uniform"), re.MULTILINE)
        names = value_names(graph)
        lines = [node_text(n, i, names) for i, n in enumerate(graph.nodes)]
        assert set(named) <= set(lines)
        assert (hoist_uniform(graph) != graph) == bool(named)
