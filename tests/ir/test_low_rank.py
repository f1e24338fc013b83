"""Low-rank values: an axis of a chosen size beside rows or columns."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse import COL, ROW, TENSOR, eigh, eye, low, norm, static, step, update, zeros
from stepfuse.compiler import lower_graph
from stepfuse.ir.errors import TraceError
from stepfuse.ir.lowered.step_program import ProductSizes
from stepfuse.ir.tensor_view import MATRIX, shape_under
from stepfuse.ir.types import BATCH, ELEM, GRAM_ROW, join, parse_domain
from stepfuse.passes.pipeline import STRICT
from stepfuse.passes.report.cost import product_sizes

LEFT, RIGHT = zeros[low(ROW, "size")], zeros[low("size", COL)]
R, C = zeros[low(ROW, 4)], zeros[low(4, COL)]


@sf.optimizer(when="rank >= 2 and rows <= cols")
def projected(
    param: Any, grad: Any, left: Any = LEFT, right: Any = RIGHT, m: Any = RIGHT, n: Any = LEFT,
    total: Any = zeros[TENSOR], t: Any = step, *, lr: float = 0.1, gap: float = 2.0,
    size: int = static(3),
) -> Any:  # fmt: skip
    """The average gradient in a space of some left singular vectors, or of some right ones."""
    x = left.T @ grad
    m = 0.9 * m + x
    step = left @ (m / (norm(m, COL) + 1.0))
    return update(param=param - lr * step - lr * (left @ left.T) @ grad, m=m, total=m.sumsq(TENSOR))


@projected.variant("rank >= 2 and rows > cols")
def tall(
    param: Any, grad: Any, right: Any = RIGHT, n: Any = LEFT, total: Any = zeros[TENSOR],
    t: Any = step, *, lr: float, gap: float,
) -> Any:  # fmt: skip
    n = 0.9 * n + grad @ right.T
    step = (n / (norm(n, ROW) + 1.0)) @ right
    return update(param=param - lr * step - lr * grad @ (right.T @ right), n=n, total=n.max(TENSOR))


@projected.entry("refresh", "rank >= 2 and rows <= cols", every="gap", first=1)
def rows(grad: Any, left: Any = LEFT) -> Any:
    return update(left=eigh(-(grad @ grad.T))[1] @ eye(left.domain))


@projected.entry("refresh", "rank >= 2 and rows > cols")
def columns(grad: Any, right: Any = RIGHT) -> Any:
    return update(right=eye(right.domain) @ eigh(-(grad.T @ grad))[1].T)


def oracle(param: Any, grads: Any, size: int) -> tuple[Any, Any, Any]:
    """Parameters, average and total in f64; a tall matrix is the transpose of a wide one."""
    turned = param.shape[-2] > param.shape[-1]
    m, left = 0.0, None
    for number, given in enumerate(grads):
        g = given.swapaxes(-1, -2) if turned else given
        if number % 2 == 0:
            left = np.linalg.eigh(g @ g.swapaxes(-1, -2))[1][..., ::-1][..., :size]
            places = abs(left).argmax(-2, keepdims=True)
            left = left * np.sign(np.take_along_axis(left, places, -2))
        m = 0.9 * m + left.swapaxes(-1, -2) @ g
        step = left @ (m / (np.linalg.norm(m, axis=-2, keepdims=True) + 1.0))
        step = step + left @ left.swapaxes(-1, -2) @ g
        param = param - 0.1 * (step.swapaxes(-1, -2) if turned else step)
    return param, m.swapaxes(-1, -2) if turned else m, m.max() if turned else (m * m).sum()


SHAPES = [(5, 9), (9, 5), (2, 4, 7), (40, 17), (3, 3), (0, 4), (2, 0, 3)]


def stepped(shapes: Any, steps: int = 4, dtype: str = "f4", size: int = 3, **how: Any) -> Any:
    random = np.random.default_rng(7)
    params = [random.standard_normal(s).astype(dtype) for s in shapes]
    grads = [[random.standard_normal(s).astype(dtype) for s in shapes] for _ in range(steps)]
    moved = [p.copy() for p in params]
    optimizer = sf.Optimizer(moved, projected(size=size), **how)
    for given in grads:
        optimizer.step(given)
    return optimizer, moved, params, list(zip(*grads, strict=True))


def test_steps_are_those_of_arrays_in_f64() -> None:
    size, shapes = 2, SHAPES[:5]
    optimizer, moved, params, grads = stepped(shapes, dtype="f8", size=size)
    for number, (param, given) in enumerate(zip(params, grads, strict=True)):
        wanted = oracle(param, given, size)
        state = optimizer.state[number]
        name = "n" if param.shape[-2] > param.shape[-1] else "m"
        assert state[name].shape == wanted[1].shape
        for found, value in zip((moved[number], state[name]), wanted, strict=False):
            assert np.allclose(found, value, rtol=1e-5, atol=1e-5), param.shape
        assert np.isclose(state["total"], wanted[2], rtol=1e-5)


def test_engines_have_the_bits_of_the_interpreter() -> None:
    def bits(shapes: Any, **how: Any) -> bytes:
        optimizer, moved, *_ = stepped(shapes, 3, **how)
        states = (np.asarray(a) for s in optimizer.state for a in s.values())
        return b"".join(np.ascontiguousarray(a).tobytes() for a in (*moved, *states))

    expected = bits(SHAPES, backend="reference")
    assert [bits(SHAPES, threads=n) == expected for n in (1, 2)] == [True, True]
    small = SHAPES[:2]
    assert bits(small, backend="loops") == bits(small, backend="reference")


def test_text_types_and_costs() -> None:
    assert sf.parse(sf.to_text(projected.spec)) == projected.spec
    assert (str(low(ROW, 8)), str(low(8, COL))) == ("low(row, 8)", "low(8, col)")
    assert [parse_domain(str(d)) for d in (low(ROW, 8), low(8, COL))] == [low(ROW, 8), low(8, COL)]
    assert join(ROW, low(ROW, 8), BATCH) == low(ROW, 8)
    assert shape_under(MATRIX, (2, 5, 9)).lengths(low(3, COL)) == (1, 2, 3, 9)
    sizes = product_sizes(lower_graph(projected.spec.graphs[0], STRICT).schedule)
    forms = {ProductSizes(2, 1, 1, size=3), ProductSizes(1, 2, 0, half=True, size=3)}
    assert forms | {ProductSizes(1, 2, 1)} == set(sizes)


@pytest.mark.parametrize(
    ("domains", "message"),
    [
        ((COL, low(ROW, 8)), "low-rank values go with others of their space"),
        ((ELEM, low(ROW, 8)), "project by `@`"),
        ((low(ROW, 4), low(ROW, 8)), "low(row, 4) and low(row, 8) are of no one matrix"),
        ((GRAM_ROW, low(ROW, 8)), "are of no one matrix"),
    ],
)
def test_what_goes_together(domains: Any, message: str) -> None:
    with pytest.raises(TypeError) as error:
        join(*domains)
    assert message in str(error.value)


def written(body: Any) -> None:
    @sf.optimizer(when="rank >= 2")
    def wrong(param: Any, grad: Any, r: Any = R, c: Any = C) -> Any:
        return update(param=param, r=body(grad, r, c))


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (lambda x, r, c: r @ r, "of low(row, 4) and low(row, 4): no axis is in common"),
        (lambda x, r, c: x @ r, "of r, low(row, k), and c, low(k, col), there are r.T @ x"),
        (lambda x, r, c: x @ eye(low(ROW, 5)), "no axis is in common where they meet"),
        (lambda x, r, c: r.T + c, "elements are transposed as a factor of a product alone"),
        (lambda x, r, c: r + c, "low(row, 4) and low(4, col) are of no one matrix"),
    ],
)
def test_bad_products_are_refused_in_a_sentence(body: Any, message: str) -> None:
    with pytest.raises(TraceError) as error:
        written(body)
    assert message in str(error.value)


def test_sizes_that_are_none() -> None:
    for sides in ((ROW, 0), (ROW, COL), (8, ROW), (ROW, 2.0)):
        with pytest.raises(ValueError, match="a whole number from 1 on"):
            low(*sides)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="unknown domain 'low"):
        parse_domain("low(row, 0)")
    with pytest.raises(TraceError, match=r"'left' has a size by the name 'size'.*There are: none"):

        @sf.optimizer
        def nameless(param: Any, grad: Any, left: Any = LEFT) -> Any:
            return update(param=param)
