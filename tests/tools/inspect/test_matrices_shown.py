"""Passes over matrices in each form of a dump: none is left out, and what they take is named."""

from __future__ import annotations

import json
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
import stepfuse as sf
from jsonschema import Draft202012Validator
from stepfuse.compiler import lower_graph
from stepfuse.ir.errors import WrongUsage
from stepfuse.ir.lowered.step_program import counts
from stepfuse.ir.tensor_view import MATRIX, shape_under
from stepfuse.passes.pipeline import STRICT
from stepfuse.passes.report.cost import product_sizes
from stepfuse.spec_texts.resolve import resolve
from stepfuse.tools.inspect.dump import dump
from stepfuse.tools.inspect.history import full_pipeline
from stepfuse.tools.inspect.request import DumpRequest
from stepfuse.tools.records.schema import schema_text

from tests.passes.planted_matrices import second_order
from tests.support.oracles.drawings import check_arrows, check_boxes

SPEC = resolve("muon(ns_steps=1)")  # s = x x'; t = b s + c s s; x <- a x + t x
HALF = "matmul %13, %13 : f32 gram(row), below the diagonal"
MIRROR = "matrices, each cell of gram(row), from below the diagonal to above it"
LAST = "matmul %20, %13 : f32 elem"


def dumped(**request: object) -> str:
    return dump(SPEC, DumpRequest(full_pipeline("strict"), **request))  # type: ignore[arg-type]


def record_of(**request: object) -> dict[str, Any]:
    """A record that its published schema has been asked about."""
    found = json.loads(dumped(format="json", **request))
    Draft202012Validator(json.loads(schema_text(found["kind"]))).validate(found)
    return found


def test_a_schedule_has_them_between_its_sweeps() -> None:
    shown = dumped().partition("\n\n@")[0]
    heads = [line for line in shown.splitlines() if line.startswith(("sweep", "matrices"))]
    assert heads == [
        "sweep 1, pass 1",
        "sweep 2, pass 1",
        "matrices, each cell of elem, by columns",
        f"matrices, %14 = {HALF}",
        MIRROR,
        "matrices, %17 = matmul %14, %14 : f32 gram(row), below the diagonal",
        MIRROR,
        f"matrices, %23 = {LAST}",
        "sweep 3, pass 1",
    ]
    assert f"3 products, the last {LAST}: +4 B, %13 again in sweep 3" in shown
    (variant, *_) = record_of()["variants"]
    assert [m["half"] for m in variant["schedule"]["matrices"]].count(True) == 2


def test_a_program_names_factors_and_temporaries() -> None:
    shown = dumped(stage="kernel").partition("\n\nprogram")[0]
    first, second = (shown.partition(f"matrices matrix{n}: ")[2].split("\n\n")[0] for n in (1, 3))
    assert first.splitlines() == [
        "every cell of gram(row), below the diagonal",
        "  %14 = matmul %13, %13 : f32 gram(row)",
        "    factor %13 in %13 by columns",
        "    factor %13 in %13 by columns, transposed",
        "  keep %14 in %14's value",
    ]
    assert "  load %14 from %14's value\n  %16 = mul %15, %14" in second
    matrices = record_of(stage="kernel")["variants"][0]["program"]["matrices"]
    assert [m["space"] for m in matrices] == ["elem", *["gram(row)"] * 4, "elem"]


@pytest.mark.parametrize("stage", ["", "kernel"])
def test_a_drawing_has_a_band_for_each(stage: str) -> None:
    root = ElementTree.fromstring(dumped(stage=stage, format="svg"))
    check_boxes(root)
    assert check_arrows(root)
    words = [text.text or "" for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert words.count("before sweep 3: each cell of gram(row)") == 2 * 2  # wide; rank 4
    assert "keep %20" in words and "load %20" in words and "mirror %20" in words


def test_the_report_adds_up_and_has_them_in_their_order() -> None:
    variant = record_of(stage="report")["variants"][0]
    turns = [t.get("space", "sweep" if "sweep" in t else "numbers") for t in variant["order"]]
    assert turns[-8:] == ["sweep", "elem", *["gram(row)"] * 4, "elem", "sweep"]
    gram = next(t for t in variant["order"] if t.get("space") == "gram(row)")
    assert [f["transposed"] for f in gram["factors"]] == [False, True]
    assert "matrix1" in variant["values"][gram["product"]]["lanes"]
    figures, sweeps = variant["figures"], variant["sweeps"]
    assert sum(sweep["bytes"] for sweep in sweeps) == figures["fused"] == figures["optimal"]
    first = variant["barriers"][1]["reductions"][0]["path"][0]
    assert variant["graphs"][variant["final"]]["nodes"][first]["op"] == "matmul"


def test_a_product_ends_a_sweep() -> None:
    shown = dumped(why_not="fuse").partition("\n\n@")[0]
    assert f"%23 = {LAST}\n      way: %23 matmul -> %24 add" in shown
    assert "without it: nothing: a product takes whole matrices" in shown
    assert "-> %13 div -> the products behind it" in shown


def test_the_cost_of_a_shape() -> None:
    """Of 6 x 10: x x' has 21 chains of 10 pairs, s s 21 of 6, t x 60 of 6."""
    flops = 2 * (21 * 10 + 21 * 6 + 60 * 6)
    wide, tall, filters = record_of(shape=(6, 10))["variants"]
    assert (wide["at_shape"]["products"], wide["at_shape"]["product_flops"]) == (3, flops)
    assert "at_shape" not in tall and "at_shape" not in filters
    assert f"of 6x10, a step:\n  3 products: {flops / 1e9:.4g} Gflop" in dumped(shape=(6, 10))
    arrays = [np.zeros((6, 10), np.float32), np.zeros((2, 6, 10), np.float32)]
    said = sf.Optimizer(arrays, SPEC).explain()
    assert f"; 3 products a tensor, {3 * flops / 1e9:.3g} Gflop a step" in said
    with pytest.raises(WrongUsage, match="--shape goes with the table of passes alone"):
        dumped(shape=(6, 10), stage="plan")


def test_factors_are_counted_with_their_part_of_the_pairs() -> None:
    """Of 60 x 6: L has a sixth of 60^3 pairs, its inverse a third; three products are others."""
    graph = second_order.spec.graphs[0]
    sizes = product_sizes(lower_graph(graph, STRICT).schedule)
    one = {size.part: size for size in sizes if size.part > 1}
    assert counts(sizes) == (3, 2)
    shape = shape_under(MATRIX, (60, 6))
    assert one[6].flops(shape) == 60**3 // 3 and one[3].flops(shape) == 2 * 60**3 // 3


def test_assembly_with_origins_has_every_function_that_it_calls() -> None:
    """With line tables no two passes share a function; the copy of a tensor's row is there too."""
    shown = dumped(stage="asm", origin=True)
    assert "sf_own_row:" in shown and "matmul" not in shown and "%23  muon.py" in shown
