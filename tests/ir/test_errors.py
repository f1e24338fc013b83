"""From a text to a step: what is wrong is said as a StepfuseError, with its place."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest
import stepfuse as sf
from stepfuse.backends import BACKENDS, compile_program
from stepfuse.backends.llvm import ops as llvm_ops
from stepfuse.compiler import lower_graph
from stepfuse.ir.builder import rewrite
from stepfuse.ir.errors import LowerError, ParseError, TraceError, VerifyError
from stepfuse.ir.graph import Graph, Node, Spec, Update
from stepfuse.ir.loops.loop_program import LoopProgram
from stepfuse.ir.text.parser import parse
from stepfuse.ir.types import Const
from stepfuse.ir.verifier import diagnose, verify, verify_graph
from stepfuse.passes import pipeline
from stepfuse.passes.pipeline import STRICT, Pass, run_graph

from tests.support.inputs.programs import loops_of

HEAD = "optimizer @a {\n  param %param : f32 elem\n  grad %grad : f32 elem\n"


def spec(*lines: str, head: str = HEAD) -> Spec:
    return parse(head + "  step {\n" + "\n".join(f"    {line}" for line in lines) + "\n  }\n}")


# ------------------------------------------------------------------ literals


def test_a_literal_that_no_f64_holds_is_an_error_with_its_place() -> None:
    with pytest.raises(ParseError, match=r"line 5, column 21: 9{16}\.\.\. is too large"):
        spec(f"%0 = mul %grad, {'9' * 400} : real elem", "update %param = %0")
    with pytest.raises(ParseError, match=r"line 2, column 25: 1e999 is too large .* is inf"):
        parse("optimizer @a {\n  hyper %lr = 0.1 in [0,1e999) : f64 group\n}")
    with pytest.raises(ParseError, match="line 2, column 14: -999"):
        parse(f"optimizer @a {{\n  state %m = -{'9' * 400} : f32 elem\n}}")


def test_integers_beyond_64_bits_are_numbers_where_floats_are() -> None:
    large = spec(f"%0 = mul %grad, {10**30} : real elem", "update %param = %0")
    for backend in ("reference", "native"):
        param = np.zeros(3, np.float32)
        sf.Optimizer([param], large, backend=backend).step([np.full(3, 1e-30, np.float32)])
        assert param.tolist() == [1.0, 1.0, 1.0]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("%1 = iadd %0, 1.5 : i32 elem", "V13 iadd takes integer literals, got 1.5"),
        ("%1 = iadd %0, 4294967296 : i32 elem", "V13 iadd takes literals of i32, got 4294967296"),
        ("%1 = lt %0, 0.5 : bool elem", "V13 lt takes integer literals, got 0.5"),
        ("%1 = iadd %0, %grad : i32 elem", "V03 iadd expects integers of one width, got f32, i32"),
    ],
)
def test_integers_take_integers_that_fit(line: str, said: str) -> None:
    with pytest.raises(VerifyError, match=said):
        verify(spec("%0 = index : i32 elem", line, "update %param = %grad"))


def test_a_number_too_large_is_told_to_who_traces_it() -> None:
    with pytest.raises(TraceError, match=r"test_errors.py:.* mul: a number is too large for f64"):

        @sf.optimizer
        def huge(param: Any, grad: Any) -> Any:
            """Too much."""
            return sf.update(param=param - 10**400 * grad)


# ------------------------------------------------------------------ what is refused no more

MIXED = (
    "%0 = index : i32 elem", "%1 = iadd %0, 3 : i32 elem", "%2 = lt %1, 5 : bool elem",
    "%3 = select %2, %1, 7 : i32 elem", "%4 = i2f %3 : f32 elem", "%5 = mul %4, %grad : real elem",
    "%6 = bits %grad : i32 elem", "%7 = iand %6, -2 : i32 elem", "%8 = from_bits %7 : f32 elem",
    "%9 = cast %8 : f32 elem", "%10 = add %5, %9 : real elem", "update %param = %10",
)  # fmt: skip


@pytest.mark.parametrize("dtypes", ["", "grad=f16", "m=f64"])
def test_integers_beside_reals_compile(dtypes: str) -> None:
    """(index + 3, at most 7 from 5 on) times the gradient, and the gradient."""
    head = HEAD + "  state %m = 0.0 : f32 elem\n"
    text = spec(*MIXED, "update %m = %5", head=head)
    kind = np.float16 if "f16" in dtypes else np.float32
    for backend in ("reference", "native", "numba") if not dtypes else ("reference", "native"):
        param, grad = np.zeros(4, np.float32), np.array([1.0, 2.0, 0.5, -4.0], kind)
        sf.Optimizer([param], text, backend=backend, dtypes=dtypes).step([grad])
        assert param.tolist() == [4.0, 10.0, 4.0, -32.0]


@pytest.mark.parametrize("dtype", ["bf16", "f16", "f32"])
def test_comparisons_take_roles_of_any_storage(dtype: str) -> None:
    head = HEAD.replace("grad : f32", f"grad : {dtype}")
    text = spec(
        "%0 = lt %grad, 0.5 : bool elem",
        "%1 = isfinite %grad : bool elem",
        "%2 = and %0, %1 : bool elem",
        "%3 = select %2, 1.0, %param : real elem",
        "update %param = %3",
        head=head,
    )
    kind = {"bf16": ml_dtypes.bfloat16, "f16": np.float16, "f32": np.float32}[dtype]
    for backend in ("reference", "native"):
        param = np.full(4, 2.0, np.float32)
        grad = np.array([0.25, 1.0, np.nan, -np.inf], kind)
        sf.Optimizer([param], text, backend=backend).step([grad])
        assert param.tolist() == [1.0, 2.0, 2.0, 2.0]


def test_a_typed_graph_that_compares_sixteen_bits_is_legalised() -> None:
    """Nothing in it is real, and its comparison takes no bf16."""
    text = spec(
        "%0 = lt %grad, 0.5 : bool elem", "%1 = select %0, 1.0, %param : f32 elem",
        "update %param = %1", head=HEAD.replace("grad : f32", "grad : bf16"),
    )  # fmt: skip
    graph = run_graph(text.graphs[0], "view,legalise", check=True)
    assert [n.op for n in graph.nodes] == ["read", "read", "cast", "lt", "select"]


# ------------------------------------------------------------------ values that are not there


def test_all_errors_of_values_that_are_not_there_are_collected() -> None:
    graph = spec("%0 = add %param, %grad : real elem", "update %param = %0").graphs[0]
    real = graph.nodes[2].type
    nodes = (
        *graph.nodes,
        Node("neg", (-1,), real),
        Node("neg", (99,), real),
        Node("neg", (5,), real),
    )
    updates = (Update("param", -2), Update("grad", 98, 97))
    broken = graph.replace(nodes=nodes, updates=updates, guard=-3, shared=(44,))
    found = [str(e) for e in diagnose(Spec("a", (broken, broken)))]
    assert [e for e in found if e.startswith("V01")] == 2 * [
        "V01 neg uses a value that is not there",
        "V01 neg uses a value that is not there",
        "V01 neg uses a value that is computed later",
        "V01 update of %param with a value that is not there",
        "V01 update of %grad with a value that is not there",
        "V01 a guard that is a value that is not there",
        "V01 share of a value that is not there",
    ]
    with pytest.raises(VerifyError, match=r"neg %\?-1(.|\n)*update %param = %\?-2"):
        verify_graph(broken, "declared")


def test_a_condition_that_no_rank_fulfils_is_refused() -> None:
    text = HEAD + "  step when rank >= 3 and rank < 2 {\n    update %param = %grad\n  }\n}"
    with pytest.raises(VerifyError, match="V18 no rank fulfils"):
        verify(parse(text))


# ------------------------------------------------------------------ the compiler's own slips


def sgd(name: str) -> Spec:
    return parse(HEAD.replace("@a", f"@{name}") + "  step {\n    update %param = %grad\n  }\n}")


@pytest.mark.parametrize("slip", [KeyError("m"), AssertionError(), IndexError("out of range")])
def test_a_pass_that_fails_is_named(slip: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(_: Graph) -> Graph:
        raise slip

    monkeypatch.setitem(pipeline.PASSES, "cse", Pass("cse", fails))
    with pytest.raises(LowerError, match=f"@slip: pass cse: {type(slip).__name__}.*a defect of"):
        sf.compile(sgd("slip"))


def test_a_rewrite_that_changes_a_type_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(graph: Graph) -> Graph:
        return rewrite(graph, lambda b, n, a: b.emit("lt", a[0], Const(0.0)) if a else None)

    monkeypatch.setitem(pipeline.PASSES, "cse", Pass("cse", wrong))
    doubled = spec("%0 = mul %grad, 3.0 : real elem", "update %param = %0")
    with pytest.raises(LowerError, match="@a: pass cse: a rewrite puts a value of bool elem in"):
        sf.compile(doubled)


def test_code_that_llvm_refuses_is_said_with_program_and_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(llvm_ops.LLVM_OPS, "mul", lambda fn, *_: fn.let("nonsense"))
    tripled = spec("%0 = mul %grad, 3.25 : real elem", "update %param = %0")
    program = lower_graph(tripled.graphs[0], STRICT)
    said = "@a step: native cannot compile it: RuntimeError: LLVM IR parsing error: <string>:.*"
    with pytest.raises(LowerError, match=said):
        compile_program(loops_of(program, "native"), "native")


def test_a_backend_that_is_not_installed_is_an_import_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(BACKENDS, "gone", "stepfuse.backends.gone:compile_program")
    with pytest.raises(ImportError):
        compile_program(LoopProgram(lower_graph(sgd("gone").graphs[0], STRICT), ()), "gone")
