"""Ranges, dtypes and domains are said in a definition's signature, and go by no name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.ir.errors import TraceError
from stepfuse.ir.text.parser import parse
from stepfuse.ir.text.printer import to_text
from stepfuse.ir.types import BF16, F16, F32, F64, GROUP, ROW, STEP, Type, block
from stepfuse.optim_defs.declare import HYPERS
from stepfuse.optim_defs.declare import optimizer as of_the_library
from stepfuse.passes.checks.check_plan import check_plan

HALF = sf.hyper(0.5, within=sf.FRACTION)


@sf.optimizer
def mine(
    param: Any, grad: Any, m: Any = sf.zeros.bf16, *, lr: Any = 0.1, d: Any = HALF,
    factor: Any = 0.5, beta: Any = 0.0, rho: Any = 1.5,
) -> Any:  # fmt: skip
    """Its hyper-parameters are called as some of the library's are."""
    m = d * m + factor * grad
    return sf.update(param=param - lr * (rho * m + beta), m=m)


def test_a_user_s_hyper_parameter_may_be_called_as_one_of_the_library_s() -> None:
    assert {"d", "factor", "beta", "rho"} & set(HYPERS) == {"d", "beta", "rho"}
    weights = np.ones(4, np.float32)
    sf.Optimizer([weights], mine).step([np.full(4, 2.0, np.float32)])
    np.testing.assert_allclose(weights, 1.0 - 0.1 * 1.5, rtol=1e-6)


def test_the_stated_range_is_kept_in_text_and_held() -> None:
    spec = mine.spec
    assert "hyper %d = 0.5 in [0, 1) : f64 group" in to_text(spec)
    assert "hyper %rho = 1.5 in (-inf, inf) : f64 group" in to_text(spec)
    assert parse(to_text(spec)) == spec
    with pytest.raises(ValueError, match=r"'d' must be in \[0, 1\), got 1.0"):
        sf.Optimizer([np.ones(2, np.float32)], mine, d=1.0)
    mine(rho=-3.0, beta=7.0)


def test_the_library_s_list_holds_for_its_own_definitions_only() -> None:
    def plain(param: Any, *, beta1: Any = 0.5, own: Any = 1.0) -> Any:
        return sf.update(param=param * beta1 * own)

    theirs, ours = of_the_library(plain).spec, sf.optimizer(plain).spec
    assert theirs.role("beta1").range == sf.FRACTION
    assert ours.role("beta1").range == ours.role("own").range == sf.FINITE
    listed = sf.optimizer(ranges={"own": sf.POSITIVE})(plain)
    assert listed.spec.role("own").range == sf.POSITIVE


def test_a_range_of_the_signature_goes_before_the_list() -> None:
    def plain(param: Any, *, beta1: Any = sf.hyper(1.0, within=sf.POSITIVE)) -> Any:  # noqa: B008
        return sf.update(param=param * beta1)

    assert of_the_library(plain).spec.role("beta1").range == sf.POSITIVE


# Their average is recovered by a division by it.
NARROWER = {(f"schedule_free_{n}", "beta1"): sf.OPEN_FRACTION for n in ("adamw", "radam")}


@pytest.mark.parametrize("name", [*sf.names(), *sf.stage_names()])
def test_every_registered_hyper_has_its_listed_range(name: str) -> None:
    for role in sf.get(name).of_kind("hyper"):
        narrower = NARROWER.get((name, role.name), HYPERS[role.name][0])
        assert role.range == narrower, role.name


@pytest.mark.parametrize(
    ("marker", "expected"),
    [
        (sf.zeros.bf16, Type(BF16, sf.ELEM)),
        (sf.zeros.row, Type(F32, ROW)),
        (sf.ones.row.f16, Type(F16, ROW)),
        (sf.ones.f16.row, Type(F16, ROW)),
        (sf.zeros.tensor, Type(F64, sf.TENSOR)),
        (sf.zeros[BF16][ROW], Type(BF16, ROW)),
        (sf.zeros[block(64)].bf16, Type(BF16, block(64))),
        (sf.copy_of_param.f64, Type(F64, sf.ELEM)),
        (sf.aux.step, Type(F64, STEP)),
        (sf.hyper(2.0), Type(F64, GROUP)),
        (sf.hyper(2.0).step, Type(F64, STEP)),
        (sf.for_all(2.0), Type(F64, STEP)),
    ],
)
def test_dtype_and_domain_are_said_in_either_order(marker: Any, expected: Type) -> None:
    assert marker.role("x", {}).type == expected


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: sf.zeros.rows, AttributeError, "'rows'; domains: step, .*row.*dtypes: f64"),
        (lambda: sf.zeros.real, AttributeError, "no domain or dtype 'real'"),
        (lambda: sf.zeros(ROW), TraceError, r"not called; write zeros.row or zeros\[ROW\]"),  # type: ignore[operator]
        (lambda: sf.mean, AttributeError, r"no attribute 'mean'; write a.mean\(TENSOR\)"),  # type: ignore[attr-defined]
        (lambda: sf.meen, AttributeError, "no attribute 'meen'$"),  # type: ignore[attr-defined]
        (lambda: sf.zeros["bf16"], TraceError, "a domain or a dtype, got 'bf16'; domains"),
        (lambda: sf.hyper(1.0).f32, TraceError, "a hyper-parameter is an f64"),
        (lambda: sf.step.bf16, TraceError, "a counter of steps is an f64"),
        (lambda: sf.hyper(1.0, within=sf.FRACTION), TraceError, r"1.0 is not within \[0, 1\)"),
        (lambda: sf.hyper(1.0, within=(0, 2)), TraceError, r"Range\(0.0, 2.0\), got \(0, 2\)"),  # type: ignore[arg-type]
        (lambda: sf.hyper(True), TraceError, "got True; an option .* name=False"),
        (lambda: sf.scalar(-1.0, within=sf.POSITIVE), TraceError, "-1.0 is not within"),
        (lambda: sf.for_all("a"), TraceError, "for_all expects a number, got 'a'"),  # type: ignore[arg-type]
    ],
)
def test_what_is_no_role_is_refused_where_it_stands(
    make: Callable[[], Any], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        make()


def test_a_body_that_declares_a_role_otherwise_is_refused() -> None:
    @sf.optimizer(when="rank >= 2")
    def two(param: Any, grad: Any, m: Any = sf.zeros, *, lr: Any = 0.1) -> Any:
        return sf.update(param=param - lr * grad, m=m)

    def other_rate(param: Any, grad: Any, *, lr: Any = 0.2) -> Any:
        return sf.update(param=param - lr * grad)

    def other_state(param: Any, m: Any = sf.zeros.bf16) -> Any:
        return sf.update(param=param - m)

    with pytest.raises(TraceError, match=r"'lr' is hyper = 0.2 .* has it as hyper = 0.1"):
        two.variant("rank < 2")(other_rate)
    with pytest.raises(TraceError, match=r"'m' is state = 0.0 : bf16 elem, .*: f32 elem"):
        two.variant("rank < 2")(other_state)


@pytest.mark.parametrize("backend", ["native", "numba"])
def test_a_stated_dtype_is_what_is_stored(backend: str) -> None:
    compiled = sf.compile(mine, backend=backend)
    check_plan(compiled.variants[0].program, compiled.variants[0].plan)
    weights, grad = np.ones(5, np.float32), np.full(5, 1.0 + 2.0**-9, np.float32)
    optimizer = sf.Optimizer([weights], compiled, factor=1.0)
    optimizer.step([grad])
    stored = optimizer.state[0]["m"]
    assert stored.dtype.itemsize == 2
    assert (stored.view(np.uint16) == 0x3F80).all()  # 1 + 2^-9 in bf16 is 1
