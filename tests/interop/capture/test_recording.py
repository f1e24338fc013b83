"""Recorded steps become specs that do what the same steps do in NumPy, at shapes not recorded."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import stepfuse
from stepfuse.interop.capture import formulas
from stepfuse.interop.capture.ranks import one_spec
from stepfuse.interop.capture.recording import Recording, TracedValue
from stepfuse.ir.errors import CaptureError
from stepfuse.ir.graph import Spec
from stepfuse.ir.roles import RoleKind
from stepfuse.ir.types import COL, ELEM, GROUP, ROW, STEP, TENSOR, UNIT, Const, Domain, axis

SHAPES = ((), (7,), (5, 7), (5, 7, 11), (2, 3, 5, 7))
Step = Callable[[Recording, TracedValue, TracedValue], TracedValue]


def captured(step: Step, shapes: tuple[tuple[int, ...], ...] = SHAPES) -> Spec:
    """The spec of a step whose function returns how the parameter moves."""
    recordings: list[Recording] = []
    for shape in shapes:
        one = Recording(shape)
        param = one.role("param", RoleKind.PARAM, shape)
        grad = one.role("grad", RoleKind.GRAD, shape)
        one.store("param", one.apply("add", param, step(one, param, grad)))
        recordings.append(one)
    return one_spec("recorded", recordings)


def moves(spec: Spec, *grads: Any) -> Any:
    """How a parameter of zeros moves in steps with these gradients."""
    param = np.zeros_like(grads[0])
    optimizer = stepfuse.Optimizer([param], spec)
    for grad in grads:
        optimizer.step([grad])
    return param


def grad_of(*shape: int) -> Any:
    return np.random.default_rng(3).standard_normal(shape).astype(np.float32)


def number(one: Recording, name: str, default: float) -> TracedValue:
    return one.role(name, RoleKind.STATE, (), default)


@pytest.mark.parametrize(
    ("axes", "shape"),
    [((-1,), (3, 4)), ((-2,), (3, 4)), ((-1,), (2, 3, 4)), ((0,), (2, 3, 4)), ((0, 2), (2, 3, 4)),
     ((1, 2, 3), (2, 3, 4, 5)), (None, (3, 4)), (None, (9,)), ((0,), (9,)), (None, ())],
)  # fmt: skip
@pytest.mark.parametrize("op", ["mean", "sum", "max"])
def test_reductions_are_those_of_numpy(
    op: str, axes: tuple[int, ...] | None, shape: tuple[int, ...]
) -> None:
    def step(one: Recording, _: TracedValue, grad: TracedValue) -> TracedValue:
        return one.apply("mul", one.reduce(op, grad, axes, keep=True), one.constant(0.5))

    ranks = tuple(s for s in SHAPES if len(s) == len(shape))
    grad = grad_of(*shape)
    wanted = 0.5 * getattr(np, op)(grad.astype(np.float64), axis=axes, keepdims=True)
    found = moves(captured(step, ranks), grad)
    np.testing.assert_allclose(found, np.broadcast_to(wanted, shape), rtol=2e-7, atol=1e-7)


def test_a_sum_along_an_axis_that_a_value_does_not_vary_along_counts_it() -> None:
    def step(one: Recording, _: TracedValue, grad: TracedValue) -> TracedValue:
        row = one.reduce("mean", grad, (1,), keep=True)
        twice = one.reduce("sum", one.expand(row, one.sizes), (1,), keep=True)
        thrice = one.reduce("sum", one.constant(2.0, one.sizes))
        return one.apply("add", twice, thrice)

    grad = grad_of(3, 4)
    wanted = np.broadcast_to(grad.astype(np.float64).sum(1, keepdims=True) + 24, (3, 4))
    found = moves(captured(step, ((5, 7),)), grad)
    np.testing.assert_allclose(found, wanted, rtol=3e-7)


def test_views_leave_no_node() -> None:
    def step(one: Recording, _: TracedValue, grad: TracedValue) -> TracedValue:
        rows, cols = one.sizes
        flat = one.reshape(one.transpose(grad, (1, 0)), (-1,))
        back = one.transpose(one.reshape(flat, (cols, rows)), (1, 0))
        wide = one.squeeze(one.unsqueeze(one.reshape(back, (rows, 1, cols)), 0))
        return one.apply("neg", wide)

    spec = captured(step, ((5, 7),))
    assert [n.op for n in spec.graphs[0].nodes] == ["read", "read", "neg", "add"]


def test_states_rise_as_far_as_their_updates_need() -> None:
    def step(one: Recording, _: TracedValue, grad: TracedValue) -> TracedValue:
        count, power, size = (number(one, n, 0.0) for n in ("count", "power", "size"))
        lr = number(one, "lr", 0.5)
        one.store("count", one.apply("add", count, one.constant(1.0)))
        one.store("power", one.apply("add", power, one.apply("mul", lr, count)))
        one.store("size", one.apply("add", size, one.reduce("absmax", grad)))
        row = one.role("row", RoleKind.STATE, one.sizes, 0.0)
        mean = one.expand(one.reduce("mean", grad, (-1,), keep=True), one.sizes)
        one.store("row", one.apply("add", row, mean))
        col = one.role("col", RoleKind.STATE, (one.sizes[-1],), 0.0)
        one.store("col", one.reduce("max", grad, range(len(one.sizes) - 1)))
        factor = one.apply("mul", one.apply("mul", power, size), lr)
        return one.apply("mul", factor, one.apply("add", row, col))

    spec = captured(step, ((5, 7),))
    domains = {r.name: r.type.domain for r in spec.roles}
    assert domains == {
        "param": ELEM, "grad": ELEM, "count": STEP, "power": GROUP, "size": TENSOR, "row": ROW,
        "col": COL, "lr": GROUP,
    }  # fmt: skip
    assert [r.name for r in spec.of_kind("hyper")] == ["lr"]


def test_what_is_not_stored_is_a_hyper_or_aux_and_what_leads_nowhere_goes() -> None:
    def step(one: Recording, _: TracedValue, grad: TracedValue) -> TracedValue:
        scale = one.role("scale", RoleKind.STATE, one.sizes, None)
        same = one.role("same", RoleKind.STATE, one.sizes, 0.0)
        one.store("same", same)
        one.store("unused", one.apply("add", number(one, "unused", 0.0), one.constant(1.0)))
        return one.apply("mul", one.apply("mul", scale, number(one, "rate", 0.1)), grad)

    spec = captured(step, ((5, 7),))
    assert {r.name: r.kind for r in spec.roles} == {
        "param": "param", "grad": "grad", "scale": "aux", "rate": "hyper"
    }  # fmt: skip


def test_ranks_that_agree_share_a_variant() -> None:
    def step(one: Recording, _: TracedValue, grad: TracedValue) -> TracedValue:
        if len(one.sizes) < 2:
            return one.apply("neg", grad)
        return one.apply("sub", one.reduce("mean", grad, (-1,), keep=True), grad)

    spec = captured(step)
    assert [g.when for g in spec.graphs] == ["rank >= 2", "rank < 2"]
    for shape in ((), (5,), (3, 4), (2, 3, 4)):
        grad = grad_of(*shape)
        mean = grad.astype(np.float64).mean(-1, keepdims=True) if len(shape) > 1 else 0.0
        np.testing.assert_allclose(moves(spec, grad), mean - grad, rtol=1e-6, atol=1e-7)


def test_a_state_that_ranks_have_otherwise_has_a_name_for_each() -> None:
    def step(one: Recording, _: TracedValue, grad: TracedValue) -> TracedValue:
        v = one.role("v", RoleKind.STATE, (*one.sizes[:-1], 1) if one.sizes else (), 0.0)
        new = one.reduce("max", grad, (-1,), keep=True)
        one.store("v", one.apply("maximum", v, new))
        return one.apply("add", v, grad)

    spec = captured(step, ((7,), (5, 7)))
    assert {r.name: r.type.domain for r in spec.of_kind("state")} == {"v": ROW, "v_rank1": TENSOR}


@pytest.mark.parametrize(
    ("kept", "ranks", "when", "domain"),
    [
        (lambda rank: {0}, (2, 3, 4), "rank >= 2", UNIT),
        (lambda rank: {rank - 2}, (3, 4), "rank >= 3", Domain(2, frozenset({"row"}))),
        (lambda rank: {1}, (4,), "rank == 4", axis(1)),
        (lambda rank: {rank - 1}, (2,), "rank == 2", COL),
    ],
)
def test_sets_of_axes_have_a_name_that_all_ranks_share(
    kept: Callable[[int], set[int]], ranks: tuple[int, ...], when: str, domain: Domain
) -> None:
    def step(one: Recording, _: TracedValue, grad: TracedValue) -> TracedValue:
        gone = sorted({*range(len(one.sizes))} - kept(len(one.sizes)))
        return one.reduce("mean", grad, gone, keep=True)

    spec = captured(step, tuple(SHAPES[rank] for rank in ranks))
    assert [g.when for g in spec.graphs] == [when]
    assert [n.type.domain for n in spec.graphs[0].nodes if n.op == "mean"] == [domain]


def test_a_step_that_moves_nothing_is_refused() -> None:
    one = Recording((5, 7))
    one.store("param", one.role("param", RoleKind.PARAM, one.sizes))
    with pytest.raises(CaptureError, match="does not move the parameter; capture it later"):
        one_spec("still", [one])


def test_literals_are_computed_and_equal_records_are_one() -> None:
    one = Recording((5, 7))
    two = one.apply("sqrt", one.constant(4.0))
    assert two.operand == Const(2.0)
    grad = one.role("grad", RoleKind.GRAD, one.sizes)
    assert one.apply("mul", grad, two) == one.apply("mul", grad, one.constant(2.0))
    both = one.apply("select", one.apply("lt", grad, two), grad, grad)
    assert both == grad
    assert one.apply("select", one.constant(True), grad, two) == grad


FORMULAS: dict[str, tuple[Callable[..., TracedValue], Callable[..., Any]]] = {
    "cube": (lambda r, x: formulas.power(r, x, r.constant(3.0)), lambda x: x**3),
    "inverse root": (
        lambda r, x: formulas.power(r, r.apply("abs", x), r.constant(-1.5)),
        lambda x: np.abs(x) ** -1.5,
    ),
    "nothing": (lambda r, x: formulas.power(r, x, r.constant(0.0)), np.ones_like),
    "modulo": (lambda r, x: formulas.remainder(r, x, r.constant(-0.75)), lambda x: x % -0.75),
    "floor": (lambda r, x: formulas.floor_divide(r, x, r.constant(0.3)), lambda x: x // 0.3),
    "ceil": (formulas.ceil, np.ceil),
    "trunc": (formulas.trunc, np.trunc),
    "lerp": (
        lambda r, x: formulas.lerp(r, r.constant(1.0), x, r.constant(0.25)),
        lambda x: 1 + 0.25 * (x - 1),
    ),
    "lerp from the end": (
        lambda r, x: formulas.lerp(r, x, r.constant(3.0), r.constant(0.75)),
        lambda x: 3 + (0.75 - 1) * (3 - x),
    ),
    "clamp": (
        lambda r, x: formulas.clamp(r, x, r.constant(-0.5), r.constant(0.5)),
        lambda x: np.clip(x, -0.5, 0.5),
    ),
    "norm": (formulas.norm, lambda x: np.linalg.norm(x) + 0 * x),
    "norm1": (lambda r, x: formulas.norm(r, x, 1.0), lambda x: np.abs(x).sum() + 0 * x),
    "norm3": (
        lambda r, x: formulas.norm(r, x, 3.0),
        lambda x: (np.abs(x) ** 3).sum() ** (1 / 3) + 0 * x,
    ),
    "largest": (
        lambda r, x: formulas.norm(r, x, float("inf")), lambda x: np.abs(x).max() + 0 * x
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", FORMULAS)
def test_formulas_are_those_of_numpy(name: str) -> None:
    ours, numpys = FORMULAS[name]
    grad = grad_of(3, 4)
    found = moves(captured(lambda one, _, g: ours(one, g), ((5, 7),)), grad)
    np.testing.assert_allclose(found, numpys(grad.astype(np.float64)), rtol=2e-6, atol=1e-7)


def test_float_literals_are_read_as_the_shortest_decimals() -> None:
    assert formulas.decimal(np.float32(0.999)) == 0.999
    assert formulas.decimal(np.float32(1e-8)) == 1e-8


@pytest.mark.parametrize(
    ("step", "said"),
    [
        (lambda one, p, g: one.role("g", RoleKind.STATE, (3,)), "size 3 is no axis"),
        (
            lambda one, p, g: one.apply("mul", g, one.transpose(g, (1, 0))),
            "meets the parameter's axes",
        ),
        (lambda one, p, g: one.role("grad", RoleKind.GRAD, ()), "two roles are called 'grad'"),
    ],
)
def test_what_cannot_be_captured_is_refused(step: Step, said: str) -> None:
    with pytest.raises(CaptureError, match=re.escape(said)):
        captured(step, ((5, 7),))


def test_a_state_stored_in_another_shape_is_refused() -> None:
    def step(one: Recording, _: TracedValue, grad: TracedValue) -> TracedValue:
        one.role("row", RoleKind.STATE, (5, 1), 0.0)
        one.store("row", grad)
        return grad

    with pytest.raises(
        CaptureError, match=r"'row' has the shape \(5, 1\) and is stored as \(5, 7\)"
    ):
        captured(step, ((5, 7),))
