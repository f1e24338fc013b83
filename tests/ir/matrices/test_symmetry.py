"""Products of matrices in the IR: their bits beside libm's fma, their domains and conditions."""

from __future__ import annotations

import ctypes
import ctypes.util
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.ir import semantics
from stepfuse.ir.conditions import conditions, matches
from stepfuse.ir.errors import ParseError
from stepfuse.ir.interpreter import evaluate
from stepfuse.ir.matrices.symmetry import symmetric
from stepfuse.ir.text.parser import parse
from stepfuse.ir.types import BATCH, COL, ELEM, GRAM_COL, GRAM_ROW, ROW, TENSOR, join, parse_domain
from stepfuse.passes.pipeline import STRICT, run_graph

from tests.support.oracles.numeric import same_bits

RNG = np.random.default_rng(27)
LIBM = ctypes.CDLL(ctypes.util.find_library("m"))
LIBM.fma.restype, LIBM.fma.argtypes = ctypes.c_double, [ctypes.c_double] * 3
LIBM.fmaf.restype, LIBM.fmaf.argtypes = ctypes.c_float, [ctypes.c_float] * 3
# By domains of operands and result: the matrices that are multiplied, of x, y, s = row, t = col.
FORMS: dict[str, Any] = {
    "matmul %grad, %param : real gram(row)": lambda x, y, s, t: (x, y.swapaxes(-1, -2)),
    "matmul %grad, %param : real gram(col)": lambda x, y, s, t: (x.swapaxes(-1, -2), y),
    "matmul %s, %grad : real elem": lambda x, y, s, t: (s, x),
    "matmul %grad, %t : real elem": lambda x, y, s, t: (x, t),
    "matmul %s, %s : real gram(row)": lambda x, y, s, t: (s, s),
    "matmul %t, %t : real gram(col)": lambda x, y, s, t: (t, t),
}
ROLES = """
  param %param : {0} elem
  grad %grad : {0} elem
  state %s = 0.0 : {0} gram(row)
  state %t = 0.0 : {0} gram(col)
"""


def chain(a: Any, b: Any) -> Any:
    """The meaning, word for word, with the fma of the C library."""
    fma = LIBM.fmaf if a.dtype == np.float32 else LIBM.fma
    found = np.zeros((*a.shape[:-1], b.shape[-1]), a.dtype)
    for place in np.ndindex(found.shape):
        *batch, i, j = place
        cell = 0.0
        for k in range(a.shape[-1]):
            cell = fma(a[(*batch, i, k)], b[(*batch, k, j)], cell)
        found[place] = cell
    return found


def typed(body: str, dtype: str = "f32", text: str = "") -> Any:
    """The graph of some statements, under its view, of one dtype."""
    head = f"optimizer @m {{{ROLES.format(dtype)}"
    spec = parse(f"{head}  step when rank >= 2 {{\n{body}\n  update %s = %s\n  }}\n}}\n")
    return run_graph(spec.graphs[0], text or "view,legalise", check=True)


def tensor(*dims: int, dtype: str = "f32", special: bool = False) -> dict[str, Any]:
    *batch, rows, cols = dims
    number = np.float32 if dtype == "f32" else np.float64
    shapes = {"param": dims, "grad": dims, "s": (*batch, rows, rows), "t": (*batch, cols, cols)}
    found = {name: RNG.standard_normal(s).astype(number) for name, s in shapes.items()}
    odd = [-0.0, np.inf, -np.inf, np.nan, np.finfo(number).tiny / 4, np.finfo(number).max]
    for array in found.values() if special else ():
        array *= number(2.0) ** RNG.integers(-70, 70, array.shape).astype(number)
        some = array.reshape(-1)[:: max(1, array.size // 6)][:6]
        some[...] = odd[: some.size]
    return found


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("dtype", ["f32", "f64"])
def test_a_product_is_a_chain_of_fma(form: str, dtype: str) -> None:
    graph = typed(f"%0 = {form}", dtype)
    for dims in ((3, 5), (1, 17), (16, 2), (2, 3, 4), (0, 3), (3, 0), (2, 0, 0)):
        for special in (False, True):
            given = tensor(*dims, dtype=dtype, special=special)
            arrays = (given[name] for name in ("grad", "param", "s", "t"))
            expected = chain(*FORMS[form](*arrays))
            found = evaluate(graph, given, {})[-1].reshape(expected.shape)
            assert same_bits(found, expected), (dims, special)


def test_an_empty_sum_is_plus_zero_and_a_sum_of_minus_zeros_too() -> None:
    given = tensor(2, 1)
    given["grad"][...], given["param"][...] = -0.0, 1.0
    found = evaluate(typed("%0 = matmul %grad, %param : real gram(row)"), given, {})[-1]
    assert same_bits(found.reshape(2, 2), np.zeros((2, 2), np.float32))
    assert not np.signbit(found).any()


def test_operands_in_16_bits_are_widened() -> None:
    text = "view,legalise{dtypes=param=bf16,grad=bf16}"
    graph = typed("%0 = matmul %grad, %param : real gram(row)", text=text)
    given = tensor(3, 5)
    wide = {n: a.view(np.uint32) >> 16 << 16 for n, a in given.items() if a.shape == (3, 5)}
    narrow = {name: (a >> 16).astype(np.uint16) for name, a in wide.items()}
    x, y = (wide[name].view(np.float32) for name in ("grad", "param"))
    found = evaluate(graph, given | narrow, {})[-1]
    assert same_bits(found.reshape(3, 3), chain(x, y.T))


def test_fma_of_f64_rounds_once() -> None:
    """Random bits near each other, cancelled products, ties, and the ends of the range."""
    for spread in (2, 40, 500, 1022):
        sign, fraction = RNG.integers(0, 2, (3, 2000)), RNG.integers(0, 2**52, (3, 2000))
        exponent = RNG.integers(1023 - spread, 1023 + spread, (3, 2000))
        a, b, c = ((sign << 63) | (exponent << 52) | fraction).view(np.float64)
        with np.errstate(all="ignore"):
            c[::3], c[1::9], a[2::50], c[5::50] = -(a * b)[::3], 0.0, -0.0, -0.0
            c[2::9], c[3::97] = np.nextafter(-(a * b)[2::9], 0.0), -np.inf
        expected = [LIBM.fma(*cell) for cell in zip(a, b, c, strict=True)]
        assert same_bits(semantics.fma(a, b, c), np.array(expected))


def test_the_other_ops_are_numpys() -> None:
    body = """
        %0 = transpose %s : real gram(row)
        %1 = add_diag %s, 3.0 : real gram(row)
        %2 = lower %t : real gram(col)
        %3 = diag %s : real row
        %4 = diag %t : real col
        %5 = eye : real gram(col)
        %6 = add_diag %t, %4 : real gram(col)
        %7 = transpose %3 : real {batch, row'}
        %8 = mul %s, %7 : real gram(row)
        %9 = mul %s, %3 : real gram(row)
        %10 = sum %8 : real row
        %11 = sum %t : real tensor
        %12 = tril %s : real gram(row)"""
    given = tensor(2, 4, 3, dtype="f64")
    s, t = given["s"], given["t"]
    d, e = (np.diagonal(a, axis1=1, axis2=2) for a in (s, t))
    below = np.tril(t) + np.swapaxes(np.tril(t, -1), 1, 2)
    expected = [
        np.swapaxes(s, 1, 2), s + 3.0 * np.eye(4), below, d, e, np.stack([np.eye(3)] * 2),
        t + e[:, None] * np.eye(3), d, s * d[:, None], s * d[..., None],
        (s * d[:, None]).sum(2), t.sum(), np.tril(s),
    ]  # fmt: skip
    found = evaluate(typed(body, "f64"), given, {})[-len(expected) :]
    for number, (value, wanted) in enumerate(zip(found, expected, strict=True)):
        np.testing.assert_allclose(
            value.reshape(wanted.shape), wanted, atol=1e-14, err_msg=str(number)
        )


def test_what_is_said_to_be_symmetric_is_so_to_the_bit() -> None:
    body = """
        %0 = matmul %grad, %grad : real gram(row)
        %1 = matmul %0, %0 : real gram(row)
        %2 = mul %1, 0.3 : real gram(row)
        %3 = add %2, %0 : real gram(row)
        %4 = add_diag %3, 2.0 : real gram(row)
        %5 = matmul %4, %4 : real gram(row)
        %6 = lower %s : real gram(row)
        %7 = matmul %6, %6 : real gram(row)
        %8 = matmul %grad, %param : real gram(row)
        %9 = matmul %0, %5 : real gram(row)
        %10 = matmul %s, %s : real gram(row)
        %11 = diag %0 : real row
        %12 = mul %0, %11 : real gram(row)"""
    graph = typed(body)
    values = evaluate(graph, tensor(9, 33), {})
    known = symmetric(graph.nodes)
    reads = sum(n.op == "read" for n in graph.nodes)
    assert {v - reads for v in known} == {0, 1, 2, 3, 4, 5, 6, 7}
    for number, value in enumerate(values):
        if graph.nodes[number].type.domain == GRAM_ROW:
            assert same_bits(value, np.swapaxes(value, -1, -2)) == (number in known), number


# ------------------------------------------------------------------ domains and conditions


def test_domains_of_square_matrices() -> None:
    assert [str(d) for d in (GRAM_ROW, GRAM_COL)] == ["gram(row)", "gram(col)"]
    assert parse_domain("{batch, row, row'}") == GRAM_ROW == sf.gram(ROW)
    assert str(parse_domain("{batch, row'}")) == "{outer, inner, row'}"
    assert parse_domain(str(parse_domain("{batch, col'}"))).has_own_space
    assert TENSOR < BATCH < ROW < GRAM_ROW and COL < GRAM_COL
    assert not GRAM_ROW <= ELEM and not GRAM_ROW.is_vector and not COL <= GRAM_ROW
    assert join(GRAM_ROW, ROW, TENSOR) == GRAM_ROW
    with pytest.raises(TypeError, match="rows and row' meet columns: contract with `@`"):
        join(GRAM_ROW, COL)
    with pytest.raises(TypeError, match="name axes by row, col and batch"):
        join(GRAM_ROW, sf.block(4))
    with pytest.raises(ValueError, match="rows and row' meet columns"):
        parse_domain("{batch, row, row', col}")
    with pytest.raises(ValueError, match=r"gram\(ROW\) or gram\(COL\); got elem"):
        sf.gram(ELEM)
    with pytest.raises(ParseError, match=r"unknown domain 'gram\(elem\)'"):
        typed("%0 = eye : real gram(elem)")


def test_sizes_are_compared_with_each_other() -> None:
    assert matches("rank >= 2 and rows <= cols", (2, 3)) and not matches("rows <= cols", (3, 2))
    assert matches("numel == cols", (5,)) and not matches("numel != cols", (5,))
    assert conditions("rows <= cols") == [("rows", "<=", "cols")]
    for wrong in ("rank <= rows", "rows <= rang", "rows < rank"):
        with pytest.raises(ValueError, match="or two sizes, as in 'rows <= cols'"):
            matches(wrong, (2, 3))


# ------------------------------------------------------------------ steps


def preconditioned() -> Any:
    """A step with a state of square matrices, and a body for vectors: both share a sum."""
    return parse(
        """optimizer @m {
  param %param : f32 elem
  grad %grad : f32 elem
  state %l = 0.0 : f32 gram(row)
  step when rank >= 2 {
    %0 = matmul %grad, %grad : real gram(row)
    %1 = add %l, %0 : real gram(row)
    %2 = matmul %1, %grad : real elem
    %3 = sumsq %2 : real step
    %4 = div %2, %3 : real elem
    %5 = sub %param, %4 : real elem
    update %param = %5
    update %l = %1
  }
  step when rank < 2 {
    %0 = sumsq %grad : real step
    %1 = div %grad, %0 : real elem
    %2 = sub %param, %1 : real elem
    update %param = %2
  }
}
"""
    )


def test_a_state_of_square_matrices_is_kept() -> None:
    params = [RNG.standard_normal(dims).astype(np.float32) for dims in ((3, 5), (4,), (2, 4, 3))]
    wide = [p.astype(np.float64) for p in params]
    optimizer = sf.Optimizer(params, preconditioned(), backend="reference")
    states = [np.zeros((3, 3)), None, np.zeros((2, 4, 4))]
    for _ in range(3):
        grads = [RNG.standard_normal(p.shape).astype(np.float32) for p in params]
        optimizer.step(grads)
        moves = [g.astype(np.float64) for g in grads]
        for n in (0, 2):
            states[n] = states[n] + moves[n] @ np.swapaxes(moves[n], -1, -2)
            moves[n] = states[n] @ moves[n]
        total = sum(float((m * m).sum()) for m in moves)
        for p, m in zip(wide, moves, strict=True):
            p -= m / total
    for n, (p, expected) in enumerate(zip(params, wide, strict=True)):
        np.testing.assert_allclose(p, expected, rtol=3e-6, atol=1e-6, err_msg=str(n))
    np.testing.assert_allclose(optimizer.state[2]["l"], states[2], rtol=1e-5, atol=1e-5)


def test_passes_keep_the_bits_of_what_has_products() -> None:
    body = """
        %0 = matmul %grad, %grad : real gram(row)
        %1 = matmul %grad, %grad : real gram(row)
        %2 = mul 1.0, %1 : real gram(row)
        %3 = add_diag %2, 0.5 : real gram(row)
        %4 = transpose %3 : real gram(row)
        %5 = sumsq %4 : real tensor
        %6 = div %4, %5 : real gram(row)
        %7 = diag %6 : real row
        %8 = sqrt %7 : real row
        %9 = matmul %6, %grad : real elem
        %10 = mul %9, %8 : real elem
        %11 = broadcast 1.0 : real elem
        %12 = matmul %10, %11 : real gram(row)
        %13 = matmul %12, %10 : real elem
        %14 = sum %0 : real row
        %15 = mul %13, %14 : real elem
        update %param = %15"""
    meant, made = typed(body), typed(body, text=STRICT)
    assert sum(n.op == "matmul" for n in meant.nodes) == 5
    assert [n.op for n in made.nodes].count("matmul") == 4
    for dims in ((5, 7), (2, 3, 4), (0, 3)):
        given = tensor(*dims)
        stored = [
            evaluate(graph, given, {})[graph.updates[0].value]  # type: ignore[index]
            for graph in (meant, made)
        ]
        assert same_bits(*stored), dims


def test_what_a_step_over_some_rows_or_a_model_would_need_is_refused() -> None:
    optimizer = sf.Optimizer([np.ones((3, 5), np.float32)], preconditioned(), backend="reference")
    assert "(without its products, which are interpreted)" in str(optimizer.explain())
    rows = sf.RowSparse(np.array([1]), np.ones((1, 5), np.float32))
    with pytest.raises(
        sf.BindError, match=r"its product \(matmul %grad, %grad : f32 gram\(row\)\)"
    ):
        optimizer.step([rows])
    assert optimizer.state[0]["l"].tolist() == np.zeros((3, 3)).tolist()
