"""Sums over tensors of several variants: every variant leaves its part, whatever passes drop."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.ir import interpreter
from stepfuse.ir.builder import Builder, rewrite
from stepfuse.ir.errors import LowerError
from stepfuse.ir.graph import Graph, Node, Operand, Spec
from stepfuse.ir.text.parser import parse
from stepfuse.ir.types import Const
from stepfuse.passes import pipeline
from stepfuse.passes.lower.variants import linked
from stepfuse.passes.pipeline import STRICT, Pass, meaning_of
from stepfuse.spec_texts.resolve import resolve
from stepfuse.tools.check import passes as check
from stepfuse.tools.check.passes import FAILED, OK, check_backends
from stepfuse.tools.inspect.dump import dump
from stepfuse.tools.inspect.history import full_pipeline
from stepfuse.tools.inspect.request import DumpRequest

from tests.support.oracles.stepper import Stepper

HEAD = """optimizer @NAME {
  param %param : f32 elem
  grad %grad : f32 elem
  state %n = 0.0 : f64 step
  static %mean = false : bool step
"""
# Of the second variant the passes drop what only the first needs; of both, the mean, unless asked.
TWO = (
    HEAD.replace("NAME", "two")
    + """
  step when rank >= 2 {
    %0 = lt 3.0, %grad : bool elem
    %1 = any %0 : bool step
    %2 = sumsq %grad : real step
    %3 = mean %grad : real step
    %4 = not %1 : bool step
    %5 = select %mean, %3, %2 : real step
    %6 = mul %5, %grad : real elem
    %7 = select %mean, %3, 0.0 : real step
    %8 = mul %7, 0.0 : real step
    %9 = add %2, %8 : real step
    update %param = %6 when %4
    update %n = %9
  }

  step when rank < 2 {
    %0 = lt 3.0, %grad : bool elem
    %1 = any %0 : bool step
    %2 = sumsq %grad : real step
    %3 = mean %grad : real step
    %4 = not %1 : bool step
    %5 = select %mean, %3, 0.0 : real step
    %6 = mul %5, 0.0 : real step
    %7 = add %2, %6 : real step
    update %param = %param when %4
    update %n = %7
  }
}"""
)
# The first needs `any` for its sum, the second the largest, of another sweep, for its `any`.
CROSSED = (
    HEAD.replace("NAME", "crossed")
    + """
  step when rank >= 2 {
    %0 = lt 3.0, %grad : bool elem
    %1 = any %0 : bool step
    %2 = select %1, %grad, 0.0 : real elem
    %3 = sumsq %2 : real step
    %4 = mul %3, %grad : real elem
    update %param = %4
    update %n = %3
  }

  step when rank < 2 {
    %0 = absmax %grad : real tensor
    %1 = lt %0, %grad : bool elem
    %2 = any %1 : bool step
    %3 = sumsq %grad : real step
    %4 = mul %3, %grad : real elem
    update %param = %4 when %2
    update %n = %3
  }
}"""
)


def arrays(largest: float) -> tuple[list[Any], list[Any]]:
    rng = np.random.default_rng(2)
    params = [rng.standard_normal(s).astype(np.float32) for s in ((2, 3), (5,), (7,))]
    grads = [rng.uniform(-1, 1, p.shape).astype(np.float32) for p in params]
    grads[1][3] = largest
    return params, grads


@pytest.mark.parametrize("backend", ["reference", "native"])
@pytest.mark.parametrize("mean", [False, True])
@pytest.mark.parametrize("largest", [1.0, 4.0])
def test_a_variant_leaves_the_parts_that_others_need(
    backend: str, mean: bool, largest: float
) -> None:
    params, grads = arrays(largest)
    spec = parse(TWO)(mean=mean)
    oracle = Stepper(spec, [p.astype(np.float64) for p in params], {"mean": mean})
    optimizer = sf.Optimizer(params, spec, backend=backend)
    optimizer.step([g.copy() for g in grads])
    oracle.step(grads)
    assert optimizer.numbers["n"] == pytest.approx(float(oracle.numbers["n"]), rel=1e-6)
    for param, tensor in zip(params, oracle.tensors, strict=True):
        np.testing.assert_allclose(param, tensor["param"], rtol=1e-5, atol=1e-7)


def test_what_no_variant_needs_is_dropped_in_all() -> None:
    first, second = linked(parse(TWO).variants(), STRICT)
    ops = [second.nodes[v].op for v in second.shared]
    assert (first.shared, ops) == ((), ["any"])
    first, second = linked(parse(TWO)(mean=True).variants(), STRICT)
    assert [second.nodes[v].op for v in second.shared] == ["any"]  # its own mean is needed


def test_registered_specs_share_nothing_that_they_do_not_need_themselves() -> None:
    for name in sf.names():
        variants = sf.get(name).variants()
        if len(variants) > 1 and not any(g.wraps for g in variants):
            assert linked(variants, STRICT) == variants, name


def test_variants_that_would_wait_for_each_other_are_refused() -> None:
    with pytest.raises(LowerError, match="@crossed: the variants of step wait for each other"):
        sf.compile(parse(CROSSED))


def test_the_interpreter_refuses_variants_with_other_sums() -> None:
    """Graphs that no verifier has seen: the second has no sum for the first to wait for."""
    first, second = parse(TWO).variants()
    none = second.replace(updates=second.updates[:1], nodes=second.nodes)
    params, grads = arrays(1.0)
    tensors = [{"param": p, "grad": g} for p, g in zip(params, grads, strict=True)]
    with pytest.raises(ValueError, match="do not take the same reductions"):
        interpreter.run([first, none], tensors, {}, {"n": 0.0})


# ------------------------------------------------------------------ the reference is independent


def wrong_fold(graph: Graph) -> Graph:
    """A pass that takes every factor for 1."""

    def visit(_: Builder, node: Node, args: tuple[Operand, ...]) -> Operand | None:
        return args[0] if node.op == "mul" and isinstance(args[1], Const) else None

    return rewrite(graph, visit)


def wrong_dce(graph: Graph) -> Graph:
    """A pass that drops every guard."""
    return graph.replace(updates=tuple(replace(u, guard=None) for u in graph.updates))


def halved(name: str) -> Spec:
    return parse(f"""optimizer @{name} {{
  param %param : f32 elem
  grad %grad : f32 elem
  step {{
    %0 = mul %grad, 0.5 : real elem
    %1 = sub %param, %0 : real elem
    %2 = absmax %grad : real tensor
    %3 = lt %2, 0.5 : bool tensor
    update %param = %1 when %3
  }}
}}""")


@pytest.mark.parametrize(("place", "broken"), [("fold", wrong_fold), ("dce", wrong_dce)])
def test_a_wrong_pass_does_not_reach_the_reference(
    place: str, broken: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec = halved(f"halved_{place}")
    before = meaning_of(spec.graphs[0], STRICT)
    monkeypatch.setitem(pipeline.PASSES, place, Pass(place, broken))
    monkeypatch.setattr(check, "ENGINES", (("native", 1),))
    assert meaning_of(spec.graphs[0], STRICT) == before
    assert next(iter(check_backends(spec, "strict"))).status == FAILED


def test_the_reference_of_fast_has_its_bits(monkeypatch: pytest.MonkeyPatch) -> None:
    """hoist-uniform changes bits: what it leaves is what the interpreter runs."""
    spec = sf.chain("clip_by_global_norm", "adam")
    assert meaning_of(spec.graphs[0], pipeline.FAST) != meaning_of(spec.graphs[0], STRICT)
    monkeypatch.setattr(check, "ENGINES", (("native", 1),))
    assert {f.status for f in check_backends(spec, "fast")} == {OK}


def test_a_dump_shows_what_a_variant_shares(tmp_path: Path) -> None:
    """The second variant takes the sum of squares only because the first needs it."""
    path, pipeline = tmp_path / "two.sf", full_pipeline("strict")
    path.write_text(TWO)
    for request in (DumpRequest(pipeline, after="dce"), DumpRequest(pipeline, stage="graph")):
        first, second = dump(resolve(str(path)), request).split("step when rank < 2")
        assert "share %" not in first and second.count("share %") == 1
    text = dump(resolve(str(path)), DumpRequest(pipeline, after_each=True))
    assert text.count("    share %2") >= 1 and "share" in text.partition("; after")[2]
