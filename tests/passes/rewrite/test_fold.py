"""fold: literals become literals, of the dtype they are used in."""

from __future__ import annotations

import numpy as np
import pytest
from stepfuse.ir.graph import Graph
from stepfuse.ir.interpreter import run
from stepfuse.ir.text.parser import parse
from stepfuse.ir.verifier import verify_graph
from stepfuse.passes.rewrite.fold import fold
from stepfuse.passes.storage.legalise import LegaliseOptions, legalise

TEXT = """
optimizer @constant {
  param %param : f32 elem
  state %m = 0.0 : f32 elem
  step {
    %0 = sub 1.0, NUMBER : real step
    %1 = mul %param, %0 : real elem
    update %param = %1
    update %m = %0
  }
}
"""


def stored(number: float, dtype: str) -> tuple[Graph, dict[str, np.ndarray]]:
    graph = parse(TEXT.replace("NUMBER", repr(number))).graphs[0]
    graph = fold(legalise(graph, LegaliseOptions(f"m={dtype}")))
    verify_graph(graph, "typed")
    kind = {"bf16": np.uint16, "f16": np.uint16, "f32": np.float32}[dtype]
    tensor = {"param": np.ones(3, np.float32), "m": np.zeros(3, kind)}
    run([graph], [tensor], {}, {})
    return graph, tensor


@pytest.mark.parametrize(
    ("dtype", "pattern"), [("bf16", 0x3F66), ("f16", 0x3B33), ("f32", np.float32(0.9))]
)
def test_a_cast_of_a_literal_is_the_rounded_literal(dtype: str, pattern: float) -> None:
    """0.9 is 0x3F666666 in f32: to bf16 it rounds down."""
    graph, tensor = stored(0.1, dtype)
    assert [node.op for node in graph.nodes] == ["read", "mul"]
    assert tensor["param"][0] == np.float32(0.9)
    assert tensor["m"][0] == pattern


def test_a_literal_too_large_for_f32_is_infinite() -> None:
    assert stored(1e300, "f32")[1]["m"][0] == -np.inf
