"""A proof compares the parameter and the states, step by step, and says where they part."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import stepfuse
import torch
from stepfuse.interop.capture.proof.compare import RunsDiffer, check_moves, compared
from stepfuse.interop.capture.torch import recorder
from stepfuse.ir.errors import CaptureError

STEPS = 4


def track(**states: float) -> Any:
    """A parameter of two cells that moves by 1 a step, and states beside it."""
    return [[{"param": np.full(2, float(n)), **states}] for n in range(1, STEPS + 1)]


def parted(truth: Any, own: Any, ours: Any) -> Any:
    with pytest.raises(RunsDiffer) as error:
        compared([np.zeros(2)], truth, [own], ours)
    return error.value.difference


def test_states_are_compared_where_the_original_has_them() -> None:
    found = parted(track(m=2.0), track(m=2.0), track(m=3.0))
    assert (found.role, found.step, found.error) == ("m", 0, 0.5)
    found = parted(track(m=2.0), track(m=2.1), track(m=3.0))
    assert found.own == pytest.approx(0.05)
    compared([np.zeros(2)], track(m=2.0), [track(m=2.1)], track(m=2.1))  # no further than its f32
    compared([np.zeros(2)], track(m=2.0), [track(m=2.0)], track(other=3.0))


def test_the_first_step_that_differs_counts() -> None:
    ours = track()
    ours[2][0]["param"] = ours[2][0]["param"] + np.array([0.0, 0.3])
    ours[3][0]["param"] = ours[3][0]["param"] + 7.0
    found = parted(track(), track(), ours)
    assert (found.role, found.step) == ("param", 2)
    assert found.error == pytest.approx(0.1)


def test_a_truth_that_does_not_move_proves_nothing() -> None:
    still = [[{"param": np.zeros(2)}]] * STEPS
    with pytest.raises(CaptureError, match="does not move its parameters in the proof"):
        check_moves([np.zeros(2)], still)  # type: ignore[arg-type]


def test_special_values_are_the_originals() -> None:
    """As in f64 or as in its own f32; a number for NaN is none of both, nor NaN for a number."""
    nan, inf = float("nan"), float("inf")
    compared([np.zeros(2)], track(m=nan), [], track(m=nan))
    compared([np.zeros(2)], track(m=inf), [], track(m=inf))
    compared([np.zeros(2)], track(m=1e40), [track(m=inf)], track(m=inf))
    compared([np.zeros(2)], track(m=1e40), [track(m=inf)], track(m=1e40))
    for truth, own, ours in (
        (nan, nan, 2.0), (2.0, 2.0, nan), (inf, inf, -inf), (inf, inf, nan), (nan, nan, inf),
        (1e40, inf, nan),
    ):  # fmt: skip
        found = parted(track(m=truth), track(m=own), track(m=ours))
        assert (found.role, found.step, found.error) == ("m", 0, inf)
    assert str(found) == "is nan where the original has 1e+40"


class TwoStates(torch.optim.Optimizer):
    """The second state is a sum that the parameter hardly sees."""

    def __init__(self, params: Any, lr: float = 0.1) -> None:
        super().__init__(params, {"lr": lr})

    @torch.no_grad()
    def step(self, closure: Any = None) -> None:
        for group in self.param_groups:
            for p in group["params"]:
                state = self.state[p]
                if not state:
                    state["total"] = torch.zeros_like(p)
                state["total"].add_(p.grad.tanh())
                p.sub_(group["lr"] * (p.grad + 1e-12 * state["total"]))


def test_a_fault_that_the_parameter_does_not_show_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert stepfuse.capture(TwoStates).report.proof.error <= 2e-5
    monkeypatch.setitem(recorder.HANDLERS, "tanh", recorder.HANDLERS["sigmoid"])
    said = (
        r"after step 1, total of shape .* the first node that differs is add at test_compare.py:\d+"
    )
    with pytest.raises(CaptureError, match=said):
        stepfuse.capture(TwoStates)
