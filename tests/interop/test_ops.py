"""The documented operator against its formula, and what it refuses."""

from __future__ import annotations

import numpy as np
import pytest
from stepfuse import BindError
from stepfuse.ops import fused_adam_op

HYPERS = {"lr": 0.01, "beta1": 0.9, "beta2": 0.99, "eps": 1e-8}


def arrays(shape: tuple[int, ...], seed: int = 0) -> list[np.ndarray]:
    rng = np.random.default_rng(seed)
    param, m, v, grad = (rng.standard_normal(shape).astype(np.float32) for _ in range(4))
    return [param, m, np.abs(v), grad]


@pytest.mark.parametrize("shape", [(), (0,), (17,), (300, 200)])
def test_the_formula_in_place(shape: tuple[int, ...]) -> None:
    given = [np.array(a) for a in arrays(shape)]
    param, m, v, grad = (a.astype(np.float64) for a in given)
    fused_adam_op(*given, **HYPERS)
    m = 0.9 * m + 0.1 * grad
    v = 0.99 * v + 0.01 * grad**2
    param = param - 0.01 * m / (np.sqrt(v) + 1e-8)
    for found, expected in zip(given, (param, m, v, grad), strict=True):
        np.testing.assert_allclose(found, expected, rtol=1e-6, atol=1e-7)


def test_repeated_calls_go_on_from_the_arrays() -> None:
    given, expected = arrays((50,)), arrays((50,))
    for lr in (0.1, 0.2, 0.2):
        fused_adam_op(*given, **{**HYPERS, "lr": lr})
    for lr in (0.1, 0.2, 0.2):  # the same, with arrays that the operator has not seen
        expected = [a.copy() for a in expected]
        fused_adam_op(*expected, **{**HYPERS, "lr": lr})
    for a, b in zip(given, expected, strict=True):
        assert np.array_equal(a, b)


def test_another_call_compiles_nothing(compilations: list[str]) -> None:
    fused_adam_op(*arrays((3,)), **HYPERS)
    compilations.clear()
    fused_adam_op(*arrays((70_000,)), **{**HYPERS, "beta1": 0.5})
    assert compilations == []


@pytest.mark.parametrize(
    ("place", "wrong", "message"),
    [
        (1, np.zeros((4, 6), np.float32)[:, ::2], "moment1.*contiguous"),
        (2, np.zeros((4, 3), np.float64), "moment2.*float32"),
        (3, np.zeros((3, 4), np.float32), "grad.*shape"),
        (0, np.broadcast_to(np.float32(1), (4, 3)), "param"),
    ],
)
def test_what_does_not_fit_touches_nothing(place: int, wrong: np.ndarray, message: str) -> None:
    given = arrays((4, 3))
    given[place] = wrong
    before = [a.copy() for a in given]
    with pytest.raises(BindError, match=message):
        fused_adam_op(*given, **HYPERS)
    assert all(np.array_equal(a, b) for a, b in zip(given, before, strict=True))


def test_overlapping_moments_are_refused() -> None:
    param, m, _, grad = arrays((8,))
    with pytest.raises(BindError, match="overlaps"):
        fused_adam_op(param, m, m, grad, **HYPERS)


@pytest.mark.parametrize("hypers", [{"lr": float("nan")}, {"beta1": 1.5}, {"eps": -1.0}])
def test_hypers_out_of_range_are_refused(hypers: dict[str, float]) -> None:
    given = arrays((8,))
    before = [a.copy() for a in given]
    with pytest.raises(ValueError, match=next(iter(hypers))):
        fused_adam_op(*given, **{**HYPERS, **hypers})
    assert all(np.array_equal(a, b) for a, b in zip(given, before, strict=True))
