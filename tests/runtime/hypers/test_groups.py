"""Groups that join while training: nothing else changes, nothing is compiled."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pytest
import stepfuse
from stepfuse import BindError
from stepfuse.ir.frontend.trace import optimizer, update, zeros
from stepfuse.ir.types import GROUP, TENSOR

from tests.support.inputs.normal import normal_arrays

Array = np.ndarray[Any, np.dtype[Any]]
DIMS: list[tuple[int, ...]] = [(3,), (40_000,), (7, 5)]
STEP = "check_finite+clip_by_global_norm+adamw+ema_weights"


@optimizer
def counted(param, grad, seen=zeros[TENSOR], total=zeros[GROUP], *, lr=0.5):
    """A number of each tensor and one of each group."""
    big = grad.absmax(TENSOR)
    return update(param=param - lr * grad, seen=seen + big, total=total + big.sum(GROUP))


drawn = partial(normal_arrays, DIMS)


def _chain(text: str) -> Any:
    return stepfuse.chain(*text.split("+"))


@pytest.mark.parametrize("backend", ["native", "reference"])
def test_what_joins_steps_as_if_it_were_alone_and_the_rest_as_before(
    backend: str, compilations: list[str]
) -> None:
    """Element-wise, without a count: two optimizers and one that grew do the same."""
    params, alone = drawn(0), drawn(0)
    grown = stepfuse.Optimizer(params[:2], "lion", backend=backend, lr=0.01)
    first = stepfuse.Optimizer(alone[:2], "lion", backend=backend, lr=0.01)
    grads = drawn(1)
    grown.step(grads[:2])
    first.step(grads[:2])
    views = grown.state
    compilations.clear()
    grown.add_group({"params": [("late", params[2])], "lr": 0.5})
    second = stepfuse.Optimizer(alone[2:], "lion", backend=backend, lr=0.5)
    for seed in (2, 3):
        grads = drawn(seed)
        grown.step(grads)
        first.step(grads[:2])
        second.step(grads[2:])
    if backend == "native":
        assert compilations == []
    assert [p.tobytes() for p in params] == [p.tobytes() for p in alone]
    assert [dict(g)["lr"] for g in grown.groups] == [0.01, 0.5]
    for mine, other in zip(grown.state, first.state + second.state, strict=True):
        assert mine["m"].tobytes() == other["m"].tobytes()
    for view, now in zip(views, grown.state, strict=False):
        assert np.shares_memory(view["m"], now["m"]), "views handed out stay right"
        assert view["m"].tobytes() == now["m"].tobytes()


@pytest.mark.parametrize("threads", [1, 2])
def test_reductions_over_all_tensors_include_what_joined(threads: int) -> None:
    """Grown before the first step, it is the optimizer that had all from the start."""
    params, whole = drawn(0), drawn(0)
    grown = stepfuse.Optimizer(params[:1], _chain(STEP), threads=threads, max_norm=0.5)
    grown.add_group({"params": params[1:2], "lr": 0.25})
    grown.add_group({"params": []})
    grown.add_group({"params": params[2:], "weight_decay": 0.0, "max_norm": 0.5})
    groups = [
        {"params": whole[:1]},
        {"params": whole[1:2], "lr": 0.25},
        {"params": []},
        {"params": whole[2:], "weight_decay": 0.0},
    ]
    other = stepfuse.Optimizer(groups, _chain(STEP), threads=threads, max_norm=0.5)
    for seed in (1, 2, 3):
        for ours in (grown, other):
            ours.step(drawn(seed))
    assert [p.tobytes() for p in params] == [p.tobytes() for p in whole]
    for mine, its in zip(grown.state, other.state, strict=True):
        assert {k: v.tobytes() for k, v in mine.items()} == {k: v.tobytes() for k, v in its.items()}
    assert (grown.numbers, grown.t) == (other.numbers, 3)


@pytest.mark.parametrize("backend", ["native", "reference"])
def test_numbers_of_tensors_and_groups_stay(backend: str) -> None:
    params = [np.zeros(n, np.float32) for n in (3, 5, 2)]
    ours = stepfuse.Optimizer(params[:2], counted.spec, backend=backend)
    ours.step([np.full(3, 2.0, np.float32), np.full(5, 1.0, np.float32)])
    group = ours.groups[0]
    ours.add_group({"params": params[2:], "lr": 0.25})
    group["lr"] = 1.0
    ours.step([None, np.full(5, 1.0, np.float32), np.full(2, 4.0, np.float32)])
    assert [float(s["seen"]) for s in ours.state] == [2.0, 2.0, 4.0]
    assert ours.numbers["total"].tolist() == [4.0, 4.0]
    assert [p[0] for p in params] == [-1.0, -1.5, -1.0]
    assert len(ours.groups) == 2 and ours.groups[0] is group


def test_states_of_the_users_own_stay_and_come() -> None:
    params, grads = drawn(0), drawn(1)
    own = [{"m": np.zeros_like(p)} for p in params]
    ours = stepfuse.Optimizer(params[:1], "lion", states=own[:1])
    ours.step(grads[:1])
    ours.add_group({"params": params[1:]}, states=own[1:])
    ours.step(grads)
    assert all(s["m"] is o["m"] for s, o in zip(ours.state, own, strict=True))
    assert all(o["m"].any() for o in own)


@pytest.mark.parametrize(
    ("group", "error", "match"),
    [
        ({"lr": 0.5}, BindError, "group 1: expected 'params'"),
        ([np.zeros(2, np.float32)], BindError, "group 1: expected a dict with 'params', got"),
        ({"params": np.zeros(2, np.float32)}, BindError, "group 1: .*got one array; write"),
        ({"params": [np.zeros(2, np.float32)], "rate": 1}, TypeError, "group 1: no hyper"),
        ({"params": [np.zeros(2, np.float32)], "lr": -1}, ValueError, "group 1"),
        ({"params": [("x", np.zeros(2, int))]}, BindError, r"tensor 3 \(x\), %param: .*float32"),
        ("tied", BindError, "tensor 3, %param overlaps tensor 0"),
    ],
)
def test_a_bad_group_changes_nothing(group: Any, error: type[Exception], match: str) -> None:
    params, others = drawn(0), drawn(0)
    ours = stepfuse.Optimizer(params, _chain(STEP))
    same = stepfuse.Optimizer(others, _chain(STEP))
    group = {"params": params[:1]} if group == "tied" else group
    ours.step(drawn(1))
    held = ours.peak_bytes
    with pytest.raises(error, match=match):
        ours.add_group(group)
    assert (len(ours.groups), ours.peak_bytes) == (1, held)
    ours.step(drawn(2))
    for seed in (1, 2):
        same.step(drawn(seed))
    assert [p.tobytes() for p in params] == [p.tobytes() for p in others]


FOR_ALL = stepfuse.parse("""
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


def test_a_number_of_the_whole_step_is_that_of_all_groups() -> None:
    params = [np.zeros(2, np.float32) for _ in range(3)]
    ours = stepfuse.Optimizer(params[:1], FOR_ALL)
    ours.groups[0]["lr"] = 2.0
    ours.add_group({"params": params[1:2]})
    with pytest.raises(TypeError, match="group 2: 'lr' is one number for the whole step, 2, not"):
        ours.add_group({"params": params[2:], "lr": 0.25})
    ours.step([np.ones_like(p) for p in params[:2]])
    assert [p.tolist() for p in params] == [[-2.0] * 2, [-2.0] * 2, [0.0] * 2]
    groups = [{"params": [p], "lr": n} for n, p in enumerate(params, 1)]
    with pytest.raises(
        TypeError, match=r"'lr' is one number .*got \[1.0, 2.0, 3.0\] from 3 groups"
    ):
        stepfuse.Optimizer(groups, FOR_ALL)
