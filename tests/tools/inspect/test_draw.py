"""Drawings of a dump: arrows go round boxes, bytes add up, colours are explained."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from stepfuse.drawing.rows import apart, in_rows
from stepfuse.passes.report.cost import program_bytes
from stepfuse.spec_texts.resolve import resolve
from stepfuse.tools.inspect.draw import PALETTE
from stepfuse.tools.inspect.dump import dump
from stepfuse.tools.inspect.history import follow, full_pipeline, linked_graphs
from stepfuse.tools.inspect.request import DumpRequest

from tests.support.inputs.programs import KINDS, WHOLE_STEP
from tests.support.oracles.drawings import check_arrows

SVG = "{http://www.w3.org/2000/svg}"


def drawn(spec: str, stage: str = "") -> ElementTree.Element:
    request = DumpRequest(full_pipeline("strict"), stage=stage, format="svg")
    return ElementTree.fromstring(dump(resolve(spec), request))


# The suite has one in five; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(5)
@pytest.mark.parametrize("stage", ["", "kernel", "graph"])
@pytest.mark.parametrize("spec", ["lamb", "adafactor", "sm3", WHOLE_STEP])
def test_no_arrow_crosses_a_box(spec: str, stage: str) -> None:
    arrows = check_arrows(drawn(spec, stage))
    assert arrows > 10


@pytest.mark.parametrize("spec", ["shampoo", "apollo"])
def test_eigenvectors_and_turned_roles_have_their_boxes(spec: str) -> None:
    """An eigendecomposition has two results; a role that lies by columns comes of no temporary."""
    assert check_arrows(drawn(spec)) > 10


@pytest.mark.parametrize("name", KINDS)
def test_bytes_are_those_of_the_program(name: str) -> None:
    pipeline = full_pipeline("strict")
    words = [t.text or "" for t in drawn(name).iter(f"{SVG}text")]
    moved = [re.search(r"reads (\d+) B, writes (\d+) B per parameter", one) for one in words]
    loads = [re.search(r"(?:load|store) .*, (\d+) B$", one) for one in words]
    programs = [follow(g, pipeline).program for g in linked_graphs(resolve(name), pipeline)]
    expected = sum(program_bytes(p) for p in programs if p is not None)
    assert sum(int(m[1]) + int(m[2]) for m in moved if m) == expected
    assert sum(int(m[1]) for m in loads if m) == expected


def test_every_colour_that_is_used_is_explained() -> None:
    root = drawn("lamb")
    *pieces, legend = root.findall(f"{SVG}g")
    used = {r.get("fill") for p in pieces for r in p.findall(f"{SVG}rect")} - {"#fafaf9"}
    assert {r.get("fill") for r in legend.findall(f"{SVG}rect")} == used
    said = {t.text for t in legend.findall(f"{SVG}text")}
    assert said <= {c.meaning for c in PALETTE.values()} and PALETTE["again"].meaning in said


def test_places_are_apart_and_near_their_wishes() -> None:
    """Against the conditions of optimality: in a touching group the mean is the mean of wishes."""
    found = apart([5.0, 4.0, 100.0], [10.0, 10.0, 10.0], 2.0)
    assert found == pytest.approx([-1.5, 10.5, 100.0])
    arrows, widths = [("a", "d"), ("b", "c")], dict.fromkeys("abcd", 30.0)
    laid = in_rows([["a", "b"], ["c"], ["d"]], arrows, widths, 6.0)
    assert laid.ways["a", "d"] == ["a", ("a", 1), "d"]
    assert abs(laid.x["a", 1] - laid.x["c"]) >= 15.0
