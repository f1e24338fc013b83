"""Products in Python definitions: the graphs that they are, and what is refused in a sentence."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse import FRACTION, TENSOR, optimizer, sign, static, update
from stepfuse.ir.errors import TraceError
from stepfuse.ir.interpreter import evaluate
from stepfuse.ir.text.printer import graph_to_text
from stepfuse.passes.rewrite.view import view

from tests.support.inputs.mistakes import HEAD, said

BODY = """\
@optimizer(when="rank >= 2")
def mine(param, grad, m=zeros, *, lr=0.1):
    s, t, v = grad @ grad.T, grad.T @ grad, grad.sum(ROW)
    m = {}
    return update(param=param - lr * m, m=m)
"""
RNG = np.random.default_rng(5)


def value_of(expression: str) -> Any:
    """An expression of x and y, over 3x5 matrices in f64: by the interpreter and by NumPy."""
    names = {n: getattr(sf, n) for n in sf.__all__} | {"np": np}

    @optimizer(when="rank >= 2")
    def mine(param: Any, grad: Any) -> Any:
        found = eval(expression, names | {"x": param, "y": grad})
        return update(param=found if str(found.domain) == "elem" else found.sum(TENSOR))

    (graph,) = mine.spec.graphs
    given = {"param": RNG.standard_normal((3, 5)), "grad": RNG.standard_normal((3, 5))}
    value = graph.updates[0].value
    found = evaluate(view(graph), given, {})[value]
    plain = {"x": given["param"], "y": given["grad"], "matmul": np.matmul, "diag": np.diagonal}
    return found, eval(expression, plain | {"np": np}), graph


@pytest.mark.parametrize(
    "expression",
    ["x @ y.T @ x", "x @ (y.T @ x)", "(x @ y.T).T @ x", "x @ (x.T @ y).T", "(x.T @ (x @ y.T)).T",
     "((x.T @ x) @ y.T).T", "matmul(x, y.T) @ y", "np.matmul(x, y.T) @ y", "(x.T.T) @ (y.T @ x)",
     "diag(x @ y.T) * 2.0"],
)  # fmt: skip
def test_an_expression_is_numpys(expression: str) -> None:
    found, expected, graph = value_of(expression)
    expected = expected.sum() if found.size == 1 else expected
    np.testing.assert_allclose(found.reshape(np.shape(expected)), expected, rtol=1e-13)
    assert sf.to_text(sf.parse(graph_to_text(graph))) == graph_to_text(graph)


@pytest.mark.parametrize(
    ("expression", "message"),
    [
        ("grad @ grad", "a @ b of elem and elem: no axis is in common where they meet; write x @"),
        ("grad.T @ m.T", "a @ b of elem.T and elem.T: no axis is in common"),
        ("grad @ s", "a Gram value of rows stands on the other side: s @ x"),
        ("t @ grad", "a Gram value of columns stands on the other side: x @ t"),
        ("s @ grad.T", "a Gram value of rows stands on the other side: x.T @ s"),
        ("grad.T @ t", "a Gram value of columns stands on the other side: t @ x.T"),
        ("s @ t", "rows and row' meet columns and col'; put elements between: s @ x @ t"),
        ("t @ s", "columns and col' meet rows and row'; put elements between: t @ x.T @ s"),
        ("s @ v", "a side is a vector, along row; write (x * v).sum(ROW) for x times a vector"),
        ("lr @ grad", "a side is a number; write a * b"),
        ("grad @ 2.0", "a product takes two values, and one side is 2.0; write a * b"),
        ("2.0 @ grad", "a product takes two values, and one side is 2.0; write a * b"),
        ("s + grad", "gram(row) and elem are of no one matrix: rows and row' meet columns: contra"),
        ("t * v", "gram(col) and row are of no one matrix: columns and col' meet rows: contract"),
        ("grad.T + m", "x.T: elements are transposed as a factor of a product alone"),
        ("where(m > 0.0, grad.T, m)", "x.T: elements are transposed as a factor of a product"),
        ("grad.T.sum(ROW) * m", "x.T: elements are transposed as a factor of a product"),
        ("(grad.T @ s) * m", "x.T: elements are transposed as a factor of a product alone"),
        ("lr.T * m", "transpose takes a Gram value such as x @ x.T, got group"),
        ("diag(grad) * m", "diag takes a Gram value such as x @ x.T, got elem"),
        ("add_diag(s, m) @ m", "adds a number, or one for each cell of the diagonal of gram(row)"),
        ("cholesky(v) * m", "cholesky takes a Gram value such as x @ x.T, got row"),
        ("inverse_lower(grad)", "inverse_lower takes a Gram value such as x @ x.T, got elem"),
        ("eigh(grad)[1] @ m", "eigenvalues takes a Gram value such as x @ x.T, got elem"),
        ("qr(grad) @ m", "orthogonal takes a Gram value such as x @ x.T, got elem"),
        ("np.linalg.eigh(s)[1] @ m", "np.linalg.eigh cannot be traced; write eigh(a)"),
        ("np.linalg.svd(grad)[0] @ m", "np.linalg.svd cannot be traced; write svd(x, ROW)"),
        ("svd(s)[0] @ m", "singular_values takes elements, got gram(row); of a Gram value write"),
        ("svd(grad, BATCH)[0] @ m", "svd: its values are along ROW, of rows <= cols, or along COL"),
        ("np.linalg.cholesky(s) @ m", "np.linalg.cholesky cannot be traced; write cholesky(a)"),
        ("eye(ROW) * m", "gram(row), gram(col), low(row, k) or low(k, col), got row"),
        ("eye(3) * m", "eye goes down to a domain such as ROW, got 3"),
        ("lower(2.0) * m", "lower of numbers only: compute it in Python"),
        ("np.trace(grad)", "np.trace cannot be traced; write diag(s).sum(TENSOR), of s = a @ a.T"),
        ("np.einsum('ij,kj->ik', grad, grad) @ m", "np.einsum cannot be traced; write a @ b,"),
        ("grad.mT @ m", "a traced value has no 'mT'; write a.T, in a product such as a @ a.T"),
    ],
)  # fmt: skip
def test_what_is_no_product_is_refused(expression: str, message: str) -> None:
    text = said(HEAD + BODY.format(expression))
    first, shown = text.splitlines()[0], text.splitlines()[1]
    assert first.startswith("mine.py:10:") and message in first, text
    assert shown.strip() == f"m = {expression}"


def test_a_result_that_is_transposed_is_no_update() -> None:
    with pytest.raises(TraceError, match=r"x.T: elements are transposed"):

        @optimizer(when="rank >= 2")
        def mine(param: Any, grad: Any) -> Any:
            return update(param=grad.T)


def test_a_body_for_vectors_has_no_products() -> None:
    text = said((HEAD + BODY.format("s @ grad")).replace('(when="rank >= 2")', ""))
    assert text.startswith("mine.py:9:") and "V24 matmul is of matrices" in text


def test_a_product_in_a_chain() -> None:
    """Products stand beside stages that share sums over all tensors."""

    @optimizer(when="rank >= 2")
    def whiten(param: Any, grad: Any) -> Any:
        return update(param=param - 0.1 * ((grad @ grad.T) @ grad))

    params = [np.ones((2, 3), np.float32), np.ones((3, 2), np.float32)]
    grads = [RNG.standard_normal(p.shape).astype(np.float32) for p in params]
    chained = sf.chain("clip_by_global_norm", whiten)
    sf.Optimizer(params, chained, backend="reference", max_norm=0.5).step(grads)
    size = np.sqrt(sum(float((g.astype(np.float64) ** 2).sum()) for g in grads))
    for p, g in zip(params, grads, strict=True):
        clipped = g.astype(np.float64) * (0.5 / size)
        expected = 1.0 - 0.1 * (clipped @ clipped.T @ clipped)
        np.testing.assert_allclose(p, expected, rtol=1e-6)


# ------------------------------------------------------------------ whole numbers and tuples


TURNS, FOUR = static(3), static(4)


@optimizer
def powers(param: Any, grad: Any, *, lr: Any = 0.5, abc: Any = (1.0, 2.0), turns: Any = TURNS):
    """A sum that is written out."""
    a, b = abc
    for _ in range(turns):
        grad = a + b * grad
    return update(param=param - lr * grad)


def test_whole_numbers_write_other_bodies_and_tuples_are_hypers() -> None:
    assert [len(s.graphs[0].nodes) - 5 for s in (powers.spec, powers(turns=0))] == [8, 0]
    param = np.zeros(1, np.float32)
    sf.Optimizer([param], powers(turns=2, abc=(0.5, -2.0), lr=1.0)).step([np.ones(1, np.float32)])
    assert param.tolist() == [-(0.5 - 2.0 * (0.5 - 2.0))]
    assert [r.name for r in powers.spec.roles if r.kind == "hyper"] == ["lr", "abc_0", "abc_1"]
    assert "abc_1 = 2" in repr(powers.spec) and "turns" not in repr(powers.spec)


@optimizer(when="rank >= 2 and cols <= most")
def signed(param: Any, grad: Any, *, most: Any = FOUR) -> Any:
    """By its sign, where it is no wider than `most`."""
    return update(param=param - sign(grad))


@signed.variant("rank >= 2 and cols > most")
def plain(param: Any, grad: Any, *, most: Any) -> Any:
    """As it is."""
    return update(param=param - grad)


def test_a_size_is_compared_with_a_whole_number_by_its_name() -> None:
    assert [g.when for g in signed.spec.graphs] == [
        f"rank >= 2 and cols {c} 4" for c in ("<=", ">")
    ]
    for most, step in ((4, 3.0), (6, 1.0)):
        param = np.zeros((2, 5), np.float32)
        sf.Optimizer([param], signed(most=most)).step([np.full((2, 5), 3.0, np.float32)])
        assert (param == -step).all()


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"turns": 2.5}, "powers: 'turns' is a whole number, got 2.5"),
        ({"turns": True}, "powers: 'turns' is a whole number, got True"),
        ({"turns": -1}, r"powers: 'turns' must be in \[0, inf\), got -1"),
        ({"abc": (1.0,)}, "powers: 'abc' expects 2 numbers, got 1 of them"),
        ({"abc": 3.0}, "powers: 'abc' expects 2 numbers, got 3.0"),
        ({"abc": (1.0, "x")}, "powers: 'abc_1' expects a number, got 'x'"),
        ({"abd": (1.0, 2.0)}, "powers has no hyper-parameter 'abd'"),
    ],
)
def test_wrong_whole_numbers_and_tuples(given: dict[str, Any], message: str) -> None:
    with pytest.raises((TypeError, ValueError), match=message):
        powers(**given)
    with pytest.raises(TraceError, match=r"static expects a whole number, got 0.5"):
        static(0.5)  # type: ignore[arg-type]
    with pytest.raises(TraceError, match=r"static: the default 7 is not within \[0, 1\)"):
        static(7, within=FRACTION)


@pytest.mark.parametrize("spec", [powers, "muon"])
def test_a_whole_number_that_comes_too_late(spec: Any) -> None:
    name, number = ("turns", 2) if spec is powers else ("ns_steps", 4)
    said = rf"'{name}' is a number that its bodies are written with; .*\({name}={number}\)"
    with pytest.raises(TypeError, match=said):
        sf.Optimizer([np.zeros((2, 2), np.float32)], spec, **{name: number})
