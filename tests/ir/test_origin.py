"""Where values come from: every node of every spec, through every pass, has a place in a source."""

from __future__ import annotations

import ast
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
import stepfuse as sf
from stepfuse import optimizer, parse, sqrt, to_text, update, zeros
from stepfuse.compiler import lower_planned
from stepfuse.ir.builder import Builder
from stepfuse.ir.graph import Graph, Node, Spec
from stepfuse.ir.origin import NOWHERE, Site, Source
from stepfuse.passes.chain.compose import chain
from stepfuse.passes.pipeline import policy_pipeline, run_graph

from tests.support.inputs.programs import SAMPLE

SPECS = sf.names()
STORED = ("adamw", "lamb", "adafactor", "came", "lion", "sm3")


@optimizer
def rootprop(param, grad, v=zeros, *, lr=1e-3, eps=1e-8):
    """A definition of this file."""
    v = sf.ema(v, grad * grad, 0.5)
    return update(param=param - lr * grad / (sqrt(v) + eps), v=v)


def final(spec: Spec, policy: str = "strict", dtypes: str = "") -> list[Graph]:
    """The graphs of the step as the last pass leaves them."""
    pipeline = policy_pipeline(policy, dtypes)
    return [lower_planned(g, pipeline)[0].graph for g in spec.variants("step")]


def homeless(graphs: list[Graph]) -> list[Node]:
    return [n for g in graphs for n in g.nodes if not n.origin.stacks]


@cache
def expressions(file: str) -> set[tuple[int, int, int, int]]:
    """Every expression, argument and definition of a Python file, by its place."""
    tree = ast.parse(Path(file).read_text(encoding="utf-8"))
    nodes = (n for n in ast.walk(tree) if isinstance(n, (ast.expr, ast.arg)))
    return {(n.lineno, n.col_offset, n.end_lineno or 0, n.end_col_offset or 0) for n in nodes}


def place(site: Site) -> tuple[int, int, int, int]:
    return site.line, site.column, site.end_line, site.end_column


# The suite has one of each kind, and one in four of the others; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(4, always=SAMPLE)
@pytest.mark.parametrize("name", SPECS)
def test_every_node_is_written_somewhere(name: str) -> None:
    spec = sf.get(name)
    for graph in spec.graphs:
        for node in graph.nodes:
            for site in (s for stack in node.origin.stacks for s in stack):
                names = (
                    site.column if node.op == "read" else None
                )  # an argument without its default
                known = {
                    (p[0], p[1]) if names is not None else p for p in expressions(site.source.name)
                }
                assert (place(site)[:2] if names is not None else place(site)) in known, (
                    node,
                    site,
                )
    assert homeless(list(spec.graphs)) == []
    assert homeless([run_graph(g, policy_pipeline("fast")) for g in spec.variants("step")]) == []


@pytest.mark.parametrize(
    "dtypes", ["state=linear8", "param=bf16,grad=bf16,state=bf16", "param=bf16_split"]
)
@pytest.mark.parametrize("name", STORED)
def test_codecs_know_what_they_store(name: str, dtypes: str) -> None:
    graphs = final(sf.get(name), dtypes=dtypes)
    assert homeless(graphs) == []
    made = {label for g in graphs for n in g.nodes for label in n.origin.made}
    assert any(label.startswith(("encode", "legalise")) for label in made)


def test_a_definition_of_ones_own() -> None:
    (graph,) = rootprop.spec.graphs
    (root,) = (n for n in graph.nodes if n.op == "sqrt")
    assert [s.text for s in root.origin.sites] == ["sqrt(v)"]
    (product,) = (n for n in graph.nodes if n.origin.sites[0].text == "grad * grad")
    assert product.op == "mul" and Path(product.origin.sites[0].source.name) == Path(__file__)
    inner = next(n for n in graph.nodes if n.origin.sites[0].text == "beta * average")
    ((outer, _),) = inner.origin.stacks
    assert (outer.function, outer.text) == ("rootprop", "sf.ema(v, grad * grad, 0.5)")
    (read,) = (n for n in graph.nodes if n.op == "read" and n.origin.sites[0].text == "eps")
    assert read.origin.sites[0].line == product.origin.sites[0].line - 2


def test_texts_point_at_their_lines() -> None:
    text = to_text(sf.get("lion"))
    spec = parse(text, name="lion.sf")
    assert spec == sf.get("lion")
    for node in spec.graphs[0].nodes:
        (site,) = node.origin.sites
        assert site.source.name == "lion.sf"
        assert site.text.startswith(("%", "param", "grad", "state", "hyper"))
        if node.op != "read":
            assert (
                f"= {node.op} " in site.text
                and text.splitlines()[site.line - 1].strip() == site.text
            )


def test_stages_of_a_chain_keep_their_files() -> None:
    spec = chain(sf.get("clip_by_global_norm"), rootprop.spec, sf.get("ema_weights"))
    graphs = final(spec)
    assert homeless(graphs) == []
    files = {Path(s.source.name).name for g in graphs for n in g.nodes for s in n.origin.sites}
    assert {Path(__file__).name, "clip.py"} <= files or len(files) >= 3, files


def test_schedules_are_written_in_theirs() -> None:
    spec = sf.scheduled("sgd", lr=sf.schedules.get("cosine_decay")(max=0.1))
    assert homeless(final(spec)) == []
    texts = {s.text for n in spec.graphs[0].nodes for s in n.origin.sites}
    assert any("cos(" in text for text in texts)


def test_what_passes_made_is_said() -> None:
    (graph,) = final(sf.get("adamw"))
    made = [label for n in graph.nodes for label in n.origin.made]
    assert {"expand pow", "legalise 3"} <= set(made)
    (fast,) = final(sf.get("adamw"), "fast")
    assert any("hoist-uniform factor-of-quotient" in n.origin.made for n in fast.nodes)


def test_merged_values_have_both_places() -> None:
    @optimizer
    def twice(param, grad, *, lr=0.1):
        first = grad * lr
        second = grad * lr
        return update(param=param - (first + second * second))

    (graph,) = final(twice.spec)
    (product,) = (n for n in graph.nodes if "cse" in n.origin.made and n.op == "mul")
    lines = [site.line for site in product.origin.sites]
    assert len(lines) == 2 and lines[1] == lines[0] + 1


def test_origins_change_nothing() -> None:
    spec = sf.get("lamb")
    bare = replace(
        spec,
        graphs=tuple(
            g.replace(nodes=tuple(replace(n, origin=NOWHERE) for n in g.nodes)) for g in spec.graphs
        ),
    )
    assert bare == spec and hash(bare) == hash(spec) and repr(bare) == repr(spec)
    assert to_text(bare) == to_text(spec)
    programs = [lower_planned(s.graphs[0], policy_pipeline("strict")) for s in (spec, bare)]
    assert programs[0] == programs[1]


def test_a_pass_that_emits_through_a_builder_cannot_forget() -> None:
    (graph,) = rootprop.spec.graphs
    builder = Builder(graph.roles, typed=False, by="mine")
    builder.at(graph.nodes[-1].origin, "twice")
    number = builder.emit("add", builder.read("param"), builder.read("grad"))
    assert builder.nodes[number].origin == graph.nodes[-1].origin.by("mine twice")


def test_text_of_many_lines_and_letters() -> None:
    lines = ("ä = (é +\n", "     grad)\n")
    site = Site(Source("a.py", lines), "f", 1, 5, 2, 10)
    assert site.text == "(é + grad)"
    assert Site(Source("gone.py", ()), "f", 1, 5, 2, 10).text == ""
