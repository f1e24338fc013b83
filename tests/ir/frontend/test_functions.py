"""The language's functions of numbers beside NumPy's, at special, usual and extreme numbers."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.ir.frontend import functions
from stepfuse.ir.frontend.remedies import UFUNCS
from stepfuse.passes.rewrite.expand import BOUNDS, F64

INF, NAN = np.inf, np.nan
NUMBERS = np.array([
    0.0, -0.0, 1e-300, -1e-12, 1e-5, -0.3, 0.5, -0.99, 1.0, -1.0, 1.25, -2.5, 7.5, 40.0, -300.0,
    1e7, 1e12, -1e200, INF, -INF, NAN,
])  # fmt: skip
F64S = "param=f64,grad=f64,state=f64"
NUMPYS = {mine: theirs for theirs, mine in UFUNCS.items() if isinstance(mine, str)}
OWN = ("erf", "fma", "rsqrt", "sigmoid")  # of SciPy, math and nobody: tests of the ops have them
NAMES = [n for n in functions.OF_NUMBERS if n not in (*OWN, "clip", "sin", "cos", "tan")]


def computed(function: Any, *rest: Any) -> Any:
    """The function of NUMBERS, in f64 and basic ops."""
    condition = getattr(function, "__name__", "").startswith("is")

    @sf.optimizer
    def mine(param: Any, grad: Any, m: Any = sf.zeros) -> Any:
        found = function(grad, *rest)
        return sf.update(param=param, m=sf.where(found, 1.0, 0.0) if condition else found)

    optimizer = sf.Optimizer([np.zeros(len(NUMBERS))], mine, backend="reference", dtypes=F64S)
    optimizer.step([NUMBERS.copy()])
    return optimizer.state[0]["m"]


@pytest.mark.parametrize("name", NAMES)
def test_a_function_means_what_numpys_means(name: str) -> None:
    theirs: Any = getattr(np, NUMPYS.get(name, name))
    rest = (0.75,) * (theirs.nin - 1)
    with np.errstate(all="ignore"):
        expected = theirs(NUMBERS, *rest)
    got = computed(getattr(sf, name), *rest)
    # 2^a and the hyperbolic functions of large numbers lose what a product or exp rounds off.
    rtol = 1e-13 if name in ("exp2", "sinh", "cosh") else 4e-15
    assert (name, F64) not in BOUNDS or BOUNDS[name, F64] * 2.0**-52 < rtol
    np.testing.assert_allclose(got, expected, rtol=rtol, atol=0)


def test_clip_keeps_nan_and_takes_both_ends() -> None:
    np.testing.assert_array_equal(computed(sf.clip, -2.0, 3.0), np.clip(NUMBERS, -2.0, 3.0))
    np.testing.assert_array_equal(computed(lambda g: np.clip(g, -2, 3)), np.clip(NUMBERS, -2, 3))


def test_tan_where_sine_and_cosine_are() -> None:
    near = np.abs(NUMBERS) <= 1e7
    np.testing.assert_allclose(computed(sf.tan)[near], np.tan(NUMBERS[near]), rtol=1e-15)


def test_an_unknown_function_names_those_near() -> None:
    with pytest.raises(AttributeError, match=r"no attribute 'arctan'; near: atan"):
        _ = sf.arctan  # type: ignore[attr-defined]
    with pytest.raises(sf.TraceError, match=r"no 'arctan'; near: atan"):
        computed(lambda g: g.arctan())


SHAPES = ((5, 7), (2, 3, 4), (1, 1), (600, 3))


@pytest.mark.parametrize("backend", ["reference", "native"])
def test_sizes_are_known_without_a_sum(backend: str) -> None:
    @sf.optimizer(when="rank >= 2")
    def scaled(param: Any, grad: Any, sizes: Any = sf.zeros.row, *, lr: float = 0.1) -> Any:
        scale = sf.sqrt(sf.maximum(1.0, param.rows / param.cols))
        several = sf.count(sf.BATCH) + 4.0 * sf.count(sf.ROW) + 8192.0 * sf.count(sf.ELEM)
        return sf.update(param=param - lr * scale * grad, sizes=several)

    params = [np.zeros(shape, np.float32) for shape in SHAPES]
    grads = [np.full(shape, np.nan, np.float32) for shape in SHAPES]
    grads[0][:] = 1.0
    optimizer = sf.Optimizer(params, scaled, lr=0.5, backend=backend)
    optimizer.step(grads)
    assert np.all(params[0] == -0.5)
    for state, shape in zip(optimizer.state, SHAPES, strict=True):
        batches, rows = int(np.prod(shape[:-2])), int(np.prod(shape[:-1]))
        assert np.all(state["sizes"] == batches + 4.0 * rows + 8192.0 * np.prod(shape))
    assert len(sf.compile(scaled).variants[0].program.sweeps) == 1


def test_count_is_refused_where_nothing_is_counted() -> None:
    with pytest.raises(sf.TraceError, match=r"count is of a definition's tensor"):
        sf.count(sf.ROW)
    with pytest.raises(sf.TraceError, match=r"a domain with cells .* got .*step"):
        computed(lambda g: g * sf.count(sf.STEP))
    with pytest.raises(sf.StepfuseError, match=r"a size in view matrix needs rank >= 2"):
        computed(lambda g: g * g.rows)
