"""`updated(role)` is what the wrapped stage stores, once `inner` has run, and is no one else's."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import stepfuse as sf

from tests.support.oracles.stepper import Stepper

WEIGHT, GRADS = np.array([2.0, -3.0]), [np.array([0.5, 1.0]), np.array([-4.0, 0.25])]


@sf.optimizer
def averaging(param: Any, grad: Any, m: Any = sf.zeros, *, lr: Any = 0.5) -> Any:
    m = 0.5 * m + 0.5 * grad
    return sf.update(param=param - lr * m, m=m)


@sf.optimizer
def further(param: Any, grad: Any, m: Any = sf.wrapped, *, lr: Any) -> Any:
    """After the step, once more along what m has become."""
    moved = sf.inner(param, grad)
    return sf.update(param=moved - 10.0 * lr * sf.updated(m))


@sf.optimizer
def too_early(param: Any, grad: Any, m: Any = sf.wrapped, *, lr: Any) -> Any:
    along = lr * sf.updated(m)
    return sf.update(param=sf.inner(param, grad) - along)


@sf.optimizer
def tracing(grad: Any, m: Any = sf.zeros) -> Any:
    """A stage before the optimizer, with a state that is called the same."""
    return sf.forward(grad=2.0 * grad) | sf.update(m=m + grad)


def _steps(spec: Any) -> dict[str, Any]:
    job = Stepper(spec, [WEIGHT], {r.name: r.default for r in spec.of_kind("hyper")})
    for grad in GRADS:
        job.step([grad])
    return job.tensors[0]


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_it_is_what_the_wrapped_stage_stores(scale: float) -> None:
    param, m = WEIGHT, np.zeros(2)
    for grad in GRADS:
        m = 0.5 * m + 0.5 * scale * grad
        param = param - 0.5 * m - 10.0 * 0.5 * m
    before = (tracing,) if scale == 2.0 else ()
    found = _steps(sf.chain(*before, averaging, further))
    np.testing.assert_allclose(found["param"], param, rtol=1e-14)
    kept = "averaging_m" if before else "m"
    np.testing.assert_allclose(found[kept], m, rtol=1e-14)
    if before:  # the stage's own m is another number altogether
        np.testing.assert_allclose(found["m"], sum(GRADS), rtol=1e-14)


@pytest.mark.parametrize("before", [(), (tracing,), ("clip_by_norm",), (averaging,)])
def test_before_inner_nothing_has_been_updated(before: tuple[Any, ...]) -> None:
    with pytest.raises(ValueError, match=r"too_early asks what %\w*m is updated"):
        sf.chain(*before, averaging, too_early)


def test_before_an_outer_inner_nothing_has_been_updated_either() -> None:
    with pytest.raises(ValueError, match=r"too_early asks what %m is updated to"):
        sf.chain(averaging, further, too_early)
    with pytest.raises(ValueError, match=r"too_early asks what %m is updated to"):
        sf.chain(averaging, "cautious", too_early)


def test_inner_gets_the_parameter_and_gradient_that_it_is_given() -> None:
    @sf.optimizer
    def elsewhere(param: Any, grad: Any) -> Any:
        return sf.update(param=sf.inner(param + 1.0, 3.0 * grad))

    param, m = WEIGHT, np.zeros(2)
    for grad in GRADS:
        m = 0.5 * m + 0.5 * 3.0 * grad
        param = param + 1.0 - 0.5 * m
    found = _steps(sf.chain(averaging, elsewhere))
    np.testing.assert_allclose(found["param"], param, rtol=1e-14)
    np.testing.assert_allclose(found["m"], m, rtol=1e-14)
