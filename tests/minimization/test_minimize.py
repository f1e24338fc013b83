"""stepfuse.minimize beside scipy.optimize.minimize on 18 functions, and what it refuses."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from scipy.optimize import Bounds
from scipy.optimize import minimize as scipy_minimize

pytest.importorskip("torch")
from tests.minimization.functions import FUNCTIONS
from tests.minimization.record import CLOSE, RECORDED, clipped

Array = np.ndarray[Any, np.dtype[Any]]
KNOWN: dict[str, Any] = json.loads(RECORDED.read_text())["functions"]


def check_alike(ours: Any, theirs: dict[str, Any]) -> None:
    assert ours.success and ours.status == 0
    assert abs(ours.nit - theirs["nit"]) <= 0.1 * theirs["nit"]
    assert ours.fun == pytest.approx(theirs["fun"], rel=1e-7, abs=1e-9)
    assert ours.x == pytest.approx(theirs["x"], rel=1e-4, abs=1e-4)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_minima_and_iterations_are_scipys(name: str) -> None:
    ours = sf.minimize(FUNCTIONS[name], FUNCTIONS[name].start, jac=True, options=CLOSE)
    check_alike(ours, KNOWN[name]["free"])
    assert ours.nit > 4 and ours.nfev == ours.njev >= ours.nit


@pytest.mark.parametrize("name", FUNCTIONS)
def test_within_bounds_the_active_sets_are_scipys(name: str) -> None:
    bounds, theirs = KNOWN[name]["bounds"], KNOWN[name]["within"]
    start = clipped(FUNCTIONS[name].start, bounds)
    ours = sf.minimize(FUNCTIONS[name], start, jac=True, bounds=bounds, options=CLOSE)
    check_alike(ours, theirs)
    assert (ours.x == clipped(ours.x, bounds)).all()
    for x, other, (low, high) in zip(ours.x, theirs["x"], bounds, strict=True):
        assert (x == low, x == high) == (other == low, other == high)


def test_the_recorded_runs_have_active_bounds() -> None:
    active = [
        sum(x in pair for x, pair in zip(one["within"]["x"], one["bounds"], strict=True))
        for one in KNOWN.values()
    ]
    assert len(KNOWN) == 18 and sum(active) > 15 and max(active) == 5


def test_many_variables_pass_many_breakpoints() -> None:
    """A first path along the gradient that meets 700 bounds, in several blocks."""
    rng = np.random.default_rng(3)
    weights, goal = rng.uniform(1, 50, 1000), rng.uniform(-3, 3, 1000)

    def fun(x: Array) -> tuple[float, Array]:
        away = x - goal
        return 0.5 * float(weights @ away**2) + float(away.sum()) ** 2, (
            weights * away + 2 * away.sum()
        )

    known = {"jac": True, "method": "L-BFGS-B", "bounds": Bounds(-1.0, 1.0), "options": CLOSE}
    ours, theirs = (
        sf.minimize(fun, np.zeros(1000), **known),
        scipy_minimize(fun, np.zeros(1000), **known),
    )
    assert ours.fun == pytest.approx(theirs.fun, rel=1e-9)
    assert abs(ours.nit - theirs.nit) <= 0.1 * theirs.nit
    assert (np.sign(ours.x) * (abs(ours.x) == 1)).tolist() == (
        np.sign(theirs.x) * (abs(theirs.x) == 1)
    ).tolist()
    assert 500 < (abs(ours.x) == 1).sum() < 900


def test_gradients_by_differences_a_function_and_args() -> None:
    def fun(x: Array, scale: float) -> float:
        return scale * float(((x - 3) ** 2).sum())

    def jac(x: Array, scale: float) -> Array:
        return 2 * scale * (x - 3)

    options = {"args": (2.0,), "bounds": [(None, 2), (0, 5)]}
    ours, theirs = sf.minimize(fun, [0, 0], **options), scipy_minimize(fun, [0, 0], **options)
    assert (ours.nit, ours.nfev) == (theirs.nit, theirs.nfev)
    assert ours.x == pytest.approx(theirs.x, abs=1e-6)
    given = sf.minimize(fun, [0, 0], jac=jac, **options)
    assert given.nfev < ours.nfev and given.x == pytest.approx([2, 3])


def test_limits_and_callback() -> None:
    fun, start = FUNCTIONS["rosenbrock"], FUNCTIONS["rosenbrock"].start
    seen: list[Array] = []
    for limits in ({"maxiter": 3}, {"maxfun": 5}):
        ours = sf.minimize(fun, start, jac=True, options=limits)
        theirs = scipy_minimize(fun, start, jac=True, method="L-BFGS-B", options=limits)
        assert (ours.nit, ours.nfev, ours.status) == (theirs.nit, theirs.nfev, 1)
        assert not ours.success
    sf.minimize(fun, start, jac=True, callback=seen.append, options={"maxiter": 4})

    def stops(intermediate_result: Any) -> None:
        if intermediate_result.fun < 3.9:
            raise StopIteration

    found = sf.minimize(fun, start, jac=True, callback=stops)
    assert len(seen) == 4 and found.status == 99 and "StopIteration" in found.message
    assert "nit: " in repr(found) and found["x"] is found.x


def test_infinity_is_too_far() -> None:
    """Behind x = 2 there is nothing; scipy gives up there."""

    def fun(x: Array) -> tuple[float, Array]:
        with np.errstate(all="ignore"):
            return float(-np.log(2 - x).sum() - 3 * x.sum()), 1 / (2 - x) - 3

    found = sf.minimize(fun, [-5.0, 1.0], jac=True)
    assert found.success and found.x == pytest.approx([5 / 3, 5 / 3], abs=1e-4)


def test_a_search_without_descent_says_so() -> None:
    found = sf.minimize(lambda x: (float(x @ x), -2 * x), [1.0, 2.0], jac=True)
    assert not found.success and found.status == 2 and found.x.tolist() == [1.0, 2.0]
    assert "did not come down from 5; check that jac is the gradient of fun" in found.message


def value(x: Array) -> float:
    return float(x @ x)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"bounds": [(1, 0), (0, 1)]}, r"low <= high .* got \(1.0, 0.0\) at index 0; swap them"),
        ({"bounds": [(0, math.nan), (0, 1)]}, r"expected low <= high in bounds"),
        ({"bounds": [(0, 1)]}, r"expected bounds as 2 pairs \(low, high\)"),
        ({"method": "BFGS"}, r"expected method 'L-BFGS' or 'L-BFGS-B', got 'BFGS'"),
        ({"method": "L-BFGS", "bounds": [(0, 1)] * 2}, r"use method='L-BFGS-B' with bounds"),
        ({"x0": [[1.0, 2.0]]}, r"expected x0 of one dimension, got shape \(1, 2\); flatten it"),
        ({"x0": [1.0, math.inf]}, r"expected finite numbers in x0"),
        ({"jac": lambda x: x[:1]}, r"a gradient of the shape of x, \(2,\), got \(1,\)"),
        ({"jac": True}, r"fun to return \(value, gradient\) as jac=True, got float"),
        ({"jac": "3-point"}, r"expected jac to be True, a function or None, got '3-point'"),
        ({"fun": lambda x: x}, r"fun to return one number"),
        ({"fun": lambda x: math.nan}, r"fun to be finite at x0, got nan; start where"),
        ({"jac": lambda x: x * math.nan}, r"finite gradient at x0, got nan at index 0"),
        ({"options": {"max_iter": 5}}, r"got 'max_iter'; near: maxiter"),
        ({"options": {"threads": 2}, "bounds": [(0, 3)] * 2}, r"no threads where there are bounds"),
        ({"options": {"maxcor": 0}}, r"maxcor as a whole number from 1 on, got 0"),
        ({"options": {"maxcor": 2.5}}, r"maxcor as a whole number from 1 on, got 2.5"),
        ({"x0": []}, r"expected x0 of one variable or more, got none"),
        ({"options": {"gtol": math.nan}}, r"expected gtol as a positive number, got nan"),
    ],
)
def test_what_is_refused(options: dict[str, Any], message: str) -> None:
    known: dict[str, Any] = {"fun": value, "x0": [1.0, 2.0], **options}
    fun: Callable[..., Any] = known.pop("fun")
    with pytest.raises((ValueError, TypeError), match=message):
        sf.minimize(fun, known.pop("x0"), **known)


def test_a_start_outside_of_the_bounds_is_clipped_as_scipy_does() -> None:
    with pytest.warns(UserWarning, match=r"x0\[1\] = 9.0 is outside of its bounds"):
        found = sf.minimize(value, [1.0, 9.0], bounds=[(0, 5), (2, 5)])
    assert found.x == pytest.approx([0.0, 2.0], abs=1e-6)
