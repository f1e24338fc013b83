"""Hyper-parameters from lists and functions: set before each step, all of them or none."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse import schedules

Array = np.ndarray[Any, np.dtype[Any]]


_RATE = sf.hyper(0.1, within=sf.NON_NEGATIVE)


@sf.optimizer
def descent(param, grad, *, lr=_RATE, weight_decay=0.0):
    """The plainest step."""
    return sf.update(param=param - lr * (grad + weight_decay * param))


ONE = np.ones(3, np.float32)


def ran(count: int, spec: Any = descent, **hypers: Any) -> tuple[sf.Optimizer, list[float]]:
    """An optimizer of one tensor, and how far each step of gradient 1 went."""
    param = np.zeros(3, np.float32)
    optimizer = sf.Optimizer([param], spec, **hypers)
    moves: list[float] = []
    for _ in range(count):
        before = param.copy()
        optimizer.step([ONE])
        moves.append(float((before - param)[0]))
    return optimizer, moves


@pytest.mark.parametrize(
    "lr", [[0.5, 0.25, 0.125], (0.5, 0.25, 0.125), np.array([0.5, 0.25, 0.125]),
           lambda k: 0.5 ** (k + 1), lambda k: np.float32(0.5) ** (k + 1)],
)  # fmt: skip
def test_lists_and_functions_are_followed(lr: Any) -> None:
    optimizer, moves = ran(3, lr=lr)
    assert moves == [0.5, 0.25, 0.125]
    assert optimizer.groups[0]["lr"] == 0.125


def test_past_the_end_nothing_moves() -> None:
    optimizer, _ = ran(2, lr=[0.5, 0.25], weight_decay=lambda k: 0.1 * k)
    param = optimizer.groups, dict(optimizer.groups[0]), optimizer.t
    with pytest.raises(IndexError, match="'lr' is a list of 2 values and 2 steps are done"):
        optimizer.step([ONE])
    assert param == (optimizer.groups, dict(optimizer.groups[0]), optimizer.t)
    optimizer.groups[0]["lr"] = [0.5, 0.25, 1.0]
    optimizer.step([ONE])
    assert dict(optimizer.groups[0]) == {"lr": 1.0, "weight_decay": 0.2}


def test_parameters_and_states_stay_where_a_value_is_wrong() -> None:
    rng = np.random.default_rng(0)
    param = rng.normal(size=7).astype(np.float32)
    optimizer = sf.Optimizer([param], "adamw", lr=lambda k: 0.1 if k < 2 else -1.0)
    for _ in range(2):
        optimizer.step([rng.normal(size=7).astype(np.float32)])
    before = [param.tobytes(), *(a.tobytes() for a in optimizer.state[0].values())]
    with pytest.raises(ValueError, match=r"group 0, step 2: 'lr' must be in \[0, inf\), got -1"):
        optimizer.step([rng.normal(size=7).astype(np.float32)])
    assert before == [param.tobytes(), *(a.tobytes() for a in optimizer.state[0].values())]
    assert optimizer.t == 2 and optimizer.groups[0]["lr"] == 0.1


def test_what_a_function_raises_comes_out() -> None:
    optimizer, _ = ran(1, lr=lambda k: {0: 0.5}[k])
    with pytest.raises(KeyError, match="1"):
        optimizer.step([ONE])
    assert optimizer.steps == 1


def test_groups_have_their_own() -> None:
    params = [np.zeros(1, np.float32) for _ in range(3)]
    groups = [
        {"params": params[:1]},
        {"params": params[1:2], "lr": [2.0, 4.0, 8.0]},
        {"params": params[2:], "lr": 1.0},
    ]
    optimizer = sf.Optimizer(groups, descent, lr=[0.5, 0.25, 0.125])
    for _ in range(3):
        optimizer.step([np.ones(1, np.float32)] * 3)
    assert [float(p[0]) for p in params] == [-0.875, -14.0, -3.0]
    assert [g["lr"] for g in optimizer.groups] == [0.125, 8.0, 1.0]


def test_assigning_replaces() -> None:
    optimizer, _ = ran(2, lr=lambda k: 0.5**k)
    (group,) = optimizer.groups
    group["lr"] = 3.0
    optimizer.step([ONE])
    assert group["lr"] == 3.0
    group["lr"] = lambda k: float(k)
    assert group["lr"] == 3.0  # three steps are done
    optimizer.step([ONE])
    optimizer.step([ONE])
    assert group["lr"] == 4.0
    with pytest.raises(IndexError, match="5 steps are done"):
        group["lr"] = [0.1]
    assert group["lr"] == 4.0


def test_a_group_that_joins_brings_its_own() -> None:
    optimizer, _ = ran(2, lr=[0.5, 0.25, 0.125])
    late = np.zeros(1, np.float32)
    optimizer.add_group({"params": [late], "lr": lambda k: 10.0 * k})
    optimizer.step([ONE, np.ones(1, np.float32)])
    assert float(late[0]) == -20.0


def test_skipped_steps_take_no_value() -> None:
    """Also of a spec that does not count its steps."""
    bad = np.full(3, np.inf, np.float32)
    for spec in (sf.chain("check_finite", descent), sf.chain("check_finite", "adamw")):
        optimizer = sf.Optimizer([np.zeros(3, np.float32)], spec, lr=[0.5, 0.25, 0.125])
        seen: list[float] = []
        for grad in (ONE, bad, bad, ONE, bad, ONE):
            optimizer.step([grad])
            seen.append(optimizer.groups[0]["lr"])
        assert seen == [0.5, 0.25, 0.25, 0.25, 0.125, 0.125]
        assert optimizer.t == 3
        with pytest.raises(IndexError, match="3 steps are done"):
            optimizer.step([ONE])


@pytest.mark.parametrize("spec", [descent, "adamw", sf.chain("check_finite", "sgd")])
@pytest.mark.parametrize("lr", [[0.5, 0.25, 0.125, 0.1], schedules.warm_up(max=1.0, steps=3)])
def test_a_resumed_run_goes_on_with_the_next_value(spec: Any, lr: Any, tmp_path: Path) -> None:
    first, _ = ran(2, spec, lr=lr)
    first.save(tmp_path / "a.safetensors", params=True)
    param = np.zeros(3, np.float32)
    second = sf.Optimizer([param], spec, lr=lr)
    second.load(tmp_path / "a.safetensors", params=True)
    expected, _ = ran(4, spec, lr=lr)
    for _ in range(2):
        second.step([ONE])
    assert second.groups[0] == expected.groups[0] and second.t == expected.t == 4
    whole = np.zeros(3, np.float32)
    other = sf.Optimizer([whole], spec, lr=lr)
    for _ in range(4):
        other.step([ONE])
    assert whole.tobytes() == param.tobytes()


def test_a_compiled_schedule_is_a_function_too() -> None:
    each = schedules.warm_up(max=1.0, steps=4)
    params = [np.zeros(1, np.float32), np.zeros(1, np.float32)]
    groups = [{"params": params[:1], "lr": each}, {"params": params[1:], "lr": 0.5}]
    optimizer = sf.Optimizer(groups, sf.compile(descent))
    for _ in range(3):
        optimizer.step([np.ones(1, np.float32)] * 2)
    assert [float(p[0]) for p in params] == [-0.75, -1.5]


def test_generated_lists_are_followed() -> None:
    rates = schedules.polynomial_decay_lr(0.5, 0.0, 4, 1, 4, 1.0)
    _, moves = ran(4, lr=rates)
    np.testing.assert_allclose(moves, rates, rtol=1e-6)


FOR_ALL = sf.parse("""
optimizer @for_all {
  param %param : f32 elem
  grad %grad : f32 elem
  hyper %lr = 0.5 in [0, inf) : f64 step

  step {
    %0 = mul %grad, %lr : real elem
    %1 = sub %param, %0 : real elem
    update %param = %1
  }
}
""")


def test_a_number_of_the_whole_step_has_one_source() -> None:
    params = [np.zeros(1, np.float32) for _ in range(3)]
    grads = [np.ones(1, np.float32)] * 3
    groups = [{"params": [p]} for p in params]
    optimizer = sf.Optimizer(groups[:2], FOR_ALL, lr=lambda k: k + 1.0)
    optimizer.step(grads[:2])
    with pytest.raises(TypeError, match="group 2: 'lr' is one number for the whole step"):
        optimizer.add_group({**groups[2], "lr": lambda k: 1.0})
    optimizer.add_group(groups[2])
    optimizer.step(grads)
    assert [float(p[0]) for p in params] == [-3.0, -3.0, -2.0]
    assert [g["lr"] for g in optimizer.groups] == [2.0, 2.0, 2.0]
    with pytest.raises(TypeError, match="group 1: 'lr' is one number for the whole step"):
        sf.Optimizer([groups[0], {**groups[1], "lr": [0.5, 1.0]}], FOR_ALL)


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: ran(0, lr=[]), ValueError, "'lr' expects a number a step, got an empty list"),
        (lambda: ran(0, lr=[0.1, -0.1]), ValueError, r"descent, step 1: 'lr' must be in"),
        (lambda: ran(0, lr=[0.1, "x"]), TypeError, "step 1: 'lr' expects a number, got 'x'"),
        (lambda: ran(0, lr=lambda k: "x"), TypeError, "step 0: 'lr' expects a number, got 'x'"),
        (lambda: ran(0, lr="0.1"), TypeError, "'lr' expects a number, got '0.1'"),
        (lambda: ran(0, "adamw", amsgrad=[True]), TypeError, "'amsgrad' is True or False"),
        (lambda: ran(0, lr=np.ones((2, 2))), TypeError, "'lr' expects a number"),
        (lambda: sf.Optimizer([{"params": [ONE.copy()], "lr": [-1.0]}], descent), ValueError,
         "group 0, step 0: 'lr' must be in"),
        (lambda: sf.Optimizer([{"params": [ONE.copy()], "rate": [1.0]}], descent), TypeError,
         "no hyper-parameter 'rate'"),
    ],
)  # fmt: skip
def test_bad_sources_are_refused(
    make: Callable[[], Any], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        make()
