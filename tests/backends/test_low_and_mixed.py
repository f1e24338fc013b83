"""Scalars and vectors that are not f64 and are reduced again; roles in both 16-bit formats."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest
import stepfuse
from stepfuse.ir.errors import LowerError
from stepfuse.ir.graph import Graph, Spec
from stepfuse.ir.text.parser import parse
from stepfuse.ir.types import BF16, F16
from stepfuse.passes.pipeline import run_graph
from stepfuse.tools.check.passes import runnable

from tests.support.oracles.numeric import same_bits

NODES = """
    %0 = sum %grad : f64 row
    %1 = cast %0 : f32 row
    %2 = sum %1 : f64 tensor
    %3 = sumsq %1 : f64 tensor
    %4 = dot %1, %rows : f64 tensor
    %5 = max %1 : f64 tensor
    %6 = sum %grad : f64 col
    %7 = cast %6 : f32 col
    %8 = absmax %7 : f64 tensor
    %9 = sum %7 : f64 tensor
    %10 = sum %rows : f64 tensor
    %11 = sum %1 : f64 batch
    %12 = cast %11 : f32 batch
    %13 = min %12 : f64 tensor
    %14 = cast %2 : f32 tensor
    %15 = sum %14 : f64 step
    %16 = lt %1, 0.0 : bool row
    %17 = any %16 : bool tensor
    %18 = select %17, 1.0, 0.0 : f64 tensor
"""
VALUES = {
    "row_sum": 2, "row_sq": 3, "row_dot": 4, "row_max": 5, "col_abs": 8, "col_sum": 9,
    "of_state": 10, "batch": 13, "to_step": 15, "any": 18,
}  # fmt: skip


def low(*names: str) -> Spec:
    """The spec that stores these values; what it does not store, it does not compute."""
    kinds = {name: "step" if name == "to_step" else "tensor" for name in names}
    states = "".join(f"  state %{name} = 0.0 : f64 {kind}\n" for name, kind in kinds.items())
    updates = "".join(f"    update %{name} = %{VALUES[name]}\n" for name in names)
    return parse(
        "optimizer @low {\n  param %param : f32 elem\n  grad %grad : f32 elem\n"
        f"  state %rows = 1.5 : f32 row\n{states}  step when rank >= 2 view matrix {{{NODES}"
        f"{updates}    update %rows = %1\n    update %param = %grad\n  }}\n}}"
    )


LOW = low(*VALUES)


def assert_same(wanted: list[np.ndarray], found: list[np.ndarray]) -> None:
    assert all(same_bits(a, b) for a, b in zip(wanted, found, strict=True))


def low_values(spec: Spec, backend: str) -> list[np.ndarray]:
    rng = np.random.default_rng(3)
    shapes = ((2, 3), (3, 40, 17), (1100, 2), (5, 1), (0, 4))
    params = [rng.standard_normal(s).astype(np.float32) for s in shapes]
    optimizer = stepfuse.Optimizer(params, spec, backend=backend)
    for _ in range(2):
        optimizer.step([rng.standard_normal(s).astype(np.float32) for s in shapes])
    states = [np.asarray(s[name]) for s in optimizer.state for name in sorted(s)]
    return [*states, *map(np.asarray, optimizer.numbers.values())]


def test_low_values_in_f32_are_reduced_as_what_they_are() -> None:
    few = low("row_sum", "col_sum", "to_step")  # for Numba, which takes seconds
    assert_same(low_values(LOW, "reference"), low_values(LOW, "native"))
    assert_same(low_values(few, "reference"), low_values(few, "numba"))


def test_the_interpreter_reduces_them_as_numpy_does() -> None:
    """Two rows of three ones: 3 and 3 in f32, in all 6."""
    param = np.ones((2, 3), np.float32)
    optimizer = stepfuse.Optimizer([param], LOW, backend="reference")
    optimizer.step([np.ones((2, 3), np.float32)])
    found = {name: float(optimizer.state[0][name]) for name in VALUES if name != "to_step"}
    assert found == {
        "row_sum": 6.0, "row_sq": 18.0, "row_dot": 9.0, "row_max": 3.0, "col_abs": 2.0,
        "col_sum": 6.0, "of_state": 3.0, "batch": 6.0, "any": 0.0,
    }  # fmt: skip
    assert optimizer.numbers["to_step"] == 6.0


def test_reductions_that_are_not_split_are_refused() -> None:
    with pytest.raises(LowerError, match="fuse needs reductions of one step each"):
        stepfuse.compile(LOW, passes="dce")


# ------------------------------------------------------------------ two 16-bit formats

WAYS = ("grad=f16,state=bf16", "grad=bf16,state=f16")
TYPES = {"f16": np.float16, "bf16": ml_dtypes.bfloat16}


def crosses(spec: Spec, dtypes: str) -> bool:
    """Whether a value of one 16-bit format is stored in the other, with no op between."""
    try:
        graphs = [run_graph(g, f"specialise,view,legalise{{dtypes={dtypes}}}") for g in spec.graphs]
    except ValueError:  # no role of that kind
        return False
    return any(_copies(g) for g in graphs)


def _copies(graph: Graph) -> bool:
    for node in graph.nodes:
        if node.op == "cast" and node.type.dtype in (BF16, F16):
            inner = graph.nodes[node.values[0]]
            source = graph.nodes[inner.values[0]] if inner.op == "cast" else inner
            if {source.type.dtype, node.type.dtype} == {BF16, F16}:
                return True
    return False


MIXED = ("adan", "adashift", "dadapt_adan", "mars", "optimistic_sgd")


def stepped(name: str, dtypes: str, backend: str) -> list[np.ndarray]:
    rng = np.random.default_rng(5)
    kind = TYPES[dtypes.split(",")[0].removeprefix("grad=")]
    shapes = ((33,), (4, 9))
    params = [rng.standard_normal(s).astype(np.float32) for s in shapes]
    optimizer = stepfuse.Optimizer(
        params, runnable(stepfuse.get(name)), dtypes=dtypes, backend=backend
    )
    for _ in range(2):
        optimizer.step([rng.standard_normal(s).astype(kind) for s in shapes])
    found = [*params, *(a for s in optimizer.state for a in s.values())]
    return [np.asarray(a).view(np.uint16) if np.asarray(a).itemsize == 2 else a for a in found]


def test_the_optimizers_that_copy_their_gradient_are_known() -> None:
    found = [n for n in stepfuse.names() if crosses(runnable(stepfuse.get(n)), WAYS[0])]
    assert tuple(sorted(found)) == MIXED


@pytest.mark.parametrize("dtypes", WAYS)
@pytest.mark.parametrize("name", MIXED)
def test_a_gradient_is_kept_in_the_other_format(name: str, dtypes: str) -> None:
    assert_same(stepped(name, dtypes, "reference"), stepped(name, dtypes, "native"))


def test_a_cast_between_the_formats_is_one_through_f32() -> None:
    text = """optimizer @straight {
  param %param : f32 elem
  grad %grad : f16 elem
  state %m = 0.0 : bf16 elem
  state %n = 0.0 : bf16 row
  step when rank >= 2 view matrix {
    %0 = cast %grad : bf16 elem
    %1 = cast %grad : f64 elem
    %2 = sum %1 : f64 row
    %3 = cast %2 : bf16 row
    %4 = cast %0 : f32 elem
    update %param = %4
    update %m = %0
    update %n = %3
  }
}"""
    found: dict[str, list[bytes]] = {}
    for backend in ("reference", "native", "numba"):
        param = np.zeros((3, 21), np.float32)
        optimizer = stepfuse.Optimizer([param], parse(text), backend=backend)
        grad = np.random.default_rng(1).standard_normal((3, 21)).astype(np.float16)
        optimizer.step([grad])
        assert np.array_equal(param, grad.astype(ml_dtypes.bfloat16).astype(np.float32))
        found[backend] = [np.asarray(a).tobytes() for a in optimizer.state[0].values()]
    assert found["reference"] == found["native"] == found["numba"]
