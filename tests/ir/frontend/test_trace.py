"""The Python front end: operators mean what they mean, and misuse says where and what instead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from stepfuse.ir import interpreter
from stepfuse.ir.errors import TraceError
from stepfuse.ir.frontend.trace import Definition, guard, optimizer, update, zeros
from stepfuse.ir.types import ROW, axis, block
from stepfuse.passes.rewrite.view import view

VALUES = np.array([-3.0, -1.5, -0.0, 0.5, 2.0, np.inf, np.nan])


def traced(body: Callable[[Any, Any], Any]) -> Definition:
    @optimizer
    def spec(param: Any, grad: Any, m: Any = zeros) -> Any:
        """What the body makes of a gradient and a state."""
        return body(grad, m)

    return spec


@pytest.mark.parametrize("power", [-8, -3, -2, -1, 1, 2, 3, 5, 7, 8, 2.0])
def test_whole_powers_of_any_sign(power: float) -> None:
    spec = traced(lambda grad, m: update(param=grad**power, m=m)).spec
    tensor = {"param": VALUES.copy(), "grad": VALUES, "m": VALUES.copy()}
    interpreter.run([view(spec.graphs[0])], [tensor], {}, {})
    with np.errstate(all="ignore"):
        expected = VALUES**power
    np.testing.assert_allclose(tensor["param"], expected, rtol=1e-15)
    assert np.array_equal(np.signbit(tensor["param"][:-1]), np.signbit(expected[:-1]))


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (lambda grad, m: update(param=grad.sum("row"), m=m), "down to a domain such as ROW"),
        (lambda grad, m: update(param=grad * [1.0], m=m), "mul expects traced values and numbers"),
        (lambda grad, m: update(param=max(grad, m), m=m), "no truth yet; use where"),
        (lambda grad, m: update(param=grad.mean(ROW).mean(ROW), m=m), "must remove an axis"),
        (lambda grad, m: update(q=grad), "update of unknown role 'q'; roles: param, grad, m"),
        (lambda grad, m: update(param=grad).when(True), "when expects a traced condition"),
        (lambda grad, m: guard(1.0), "guard expects a traced condition"),
        (lambda grad, m: None, "expected update"),
    ],
)
def test_misuse_says_what_instead(body: Callable[[Any, Any], Any], message: str) -> None:
    with pytest.raises(TraceError, match=message):
        traced(body)


def test_an_error_names_the_users_line() -> None:
    with pytest.raises(TraceError, match=rf"^{__file__}:\d+:\d+: error: sum "):
        traced(lambda grad, m: update(param=grad.sum("row"), m=m))


@pytest.mark.parametrize("make", [lambda: axis(-1), lambda: axis(1.0), lambda: block(0)])  # type: ignore[arg-type]
def test_domains_that_are_none(make: Callable[[], object]) -> None:
    with pytest.raises(ValueError, match="got"):
        make()
