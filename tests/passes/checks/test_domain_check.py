"""The domain of a value is part of its meaning: no pass changes which cells are counted."""

from __future__ import annotations

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.ir.builder import Builder, rewrite
from stepfuse.ir.errors import LowerError
from stepfuse.ir.graph import Graph, Node, Operand, Spec
from stepfuse.ir.signatures.typing_rules import RuleError
from stepfuse.ir.text.parser import parse
from stepfuse.passes.chain.compose import chain
from stepfuse.passes.checks.domain_check import changed_domains
from stepfuse.passes.pipeline import STRICT, check_kept, run_passes

from tests.support.oracles.stepper import Stepper

HEAD = """
  param %param : f32 elem
  grad %grad : f32 elem
  state %n = 0.0 : f64 step
"""
WHOLE = """optimizer @whole {
  HEAD
  static %whole = true : bool step
  step {
    %0 = absmax %grad : real tensor
    %1 = abs %grad : real elem
    %2 = select %whole, SIZE, %1 : real elem
    %3 = sumsq %2 : real step
    %4 = mul %2, %grad : real elem
    update %n = %3
    update %param = %4
  }
}"""
SAME = """optimizer @same {
  HEAD
  step when rank >= 2 {
    %0 = sum %param : real row
    %1 = lt %param, %grad : bool elem
    %2 = select %1, %0, %0 : real elem
    %3 = sum %2 : real step
    update %n = %3
    update %param = %grad
  }
}"""
STATED = """optimizer @stated {
  HEAD
  step when rank >= 2 {
    %0 = mean %param : real row
    %1 = broadcast %0 : real elem
    %2 = broadcast 0.5 : real row
    %3 = sum %2 : real tensor
    %4 = dot %1, %grad : real step
    %5 = mul %4, %3 : real tensor
    %6 = sum %5 : real step
    %7 = sub %param, %1 : real elem
    update %n = %6
    update %param = %7
  }
}"""
FORWARD = """optimizer @forward {
  grad %grad : f32 elem
  step {
    %0 = absmax %grad : real tensor
    forward %grad = SIZE
  }
}"""
NORM = """optimizer @norm {
  HEAD
  step {
    %0 = sumsq %grad : real step
    %1 = sub %param, %grad : real elem
    update %n = %0
    update %param = %1
  }
}"""


def spec(text: str, size: str = "%0") -> Spec:
    return parse(text.replace("HEAD", HEAD.strip()).replace("SIZE", size))


SPECS = [
    spec(WHOLE),
    spec(WHOLE, "1.5"),
    spec(SAME),
    spec(STATED),
    chain(spec(FORWARD), spec(NORM)),
    chain(spec(FORWARD, "2.0"), spec(NORM)),
]


@pytest.mark.parametrize("backend", ["reference", "numba", "native"])
def test_what_stands_in_many_cells_counts_as_many(backend: str) -> None:
    """A step of every spec, on two tensors, beside the declared graph in f64."""
    shapes = ((2, 3), (4, 1, 5))
    rng = np.random.default_rng(0)
    grads = [rng.standard_normal(s).astype(np.float32) for s in shapes]
    for number, each in enumerate(SPECS if backend != "numba" else SPECS[3:4]):
        params = [rng.standard_normal(s).astype(np.float32) for s in shapes]
        oracle = Stepper(each, [p.astype(np.float64) for p in params], {"whole": True})
        opt = sf.Optimizer(params, each, backend=backend)
        opt.step([g.copy() for g in grads])
        oracle.step(grads)
        expected = oracle.numbers["n"]
        assert opt.numbers["n"] == pytest.approx(float(expected), rel=1e-6), (number, each.name)
        for param, tensor in zip(params, oracle.tensors, strict=True):
            np.testing.assert_allclose(param, tensor["param"], rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("number", range(len(SPECS)))
def test_every_pass_keeps_the_cells_of_reductions_and_updates(number: int) -> None:
    run_passes(SPECS[number], STRICT, check=True)


# ------------------------------------------------------------------ what no pass gets away with


def graph() -> Graph:
    return run_passes(spec(WHOLE), "specialise,view,legalise", check=False).graphs[0]


def replaced(op: str, by: str) -> Graph:
    """The graph with values of one op replaced by the first value of another."""

    def visit(builder: Builder, node: Node, args: tuple[Operand, ...]) -> Operand | None:
        if node.op != op:
            return None
        return next(i for i, n in enumerate(builder.nodes) if by in (n.op, n.attrs.get("role")))

    return rewrite(graph(), visit)


def test_a_rewrite_may_not_change_a_dtype() -> None:
    with pytest.raises(RuleError, match="f64 tensor in the place of one of f32 tensor"):
        replaced("cast", "absmax")


def test_a_rewrite_may_not_add_axes() -> None:
    with pytest.raises(RuleError, match="f32 elem in the place of one of f32 tensor"):
        replaced("cast", "grad")


def test_a_value_of_fewer_axes_is_spread_where_cells_are_counted() -> None:
    assert replaced("broadcast", "cast") == graph()


def test_a_pass_that_reduces_fewer_cells_is_seen() -> None:
    before = graph()
    broken = before.replace(
        nodes=tuple(
            Node(n.op, (1,), n.type, n.attrs) if n.op == "sumsq" else n for n in before.nodes
        )
    )
    assert changed_domains(before, broken) == [
        "sumsq goes from tensor to step, and none did before"
    ]
    with pytest.raises(LowerError, match="@whole: simplify changed what is computed: sumsq goes"):
        check_kept(before, "simplify", broken)
