"""Classes written for the tests are captured, and step as they do, in two groups."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest
import stepfuse
import torch
from stepfuse.interop.capture import branches
from stepfuse.interop.capture.recording import TracedValue
from stepfuse.interop.capture.torch import numbers, recorder
from stepfuse.ir.errors import CaptureError
from stepfuse.ir.types import Const

from tests.interop.capture import classes as own
from tests.interop.capture.originals import original_end

SHAPES = ((13,), (3, 5), (4, 6))
RATES = (0.02, 0.005)


def grouped(params: list[Any]) -> list[dict[str, Any]]:
    """The last one in a group of its own."""
    return [{"params": params[:2], "lr": RATES[0]}, {"params": params[2:], "lr": RATES[1]}]


# The suite has every other class; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(2)
@pytest.mark.parametrize(
    ("cls", "options"),
    [(cls, {}) for cls in own.CLASSES]
    + [(own.Options, {"momentum": 0.9, "nesterov": True}), (own.Options, {"weight_decay": 0.1})],
)
def test_a_class_of_ones_own_is_captured(cls: type, options: dict[str, Any]) -> None:
    spec = stepfuse.capture(cls, **options)
    rng = np.random.default_rng(0)
    grads = [[rng.standard_normal(s).astype(np.float32) for s in SHAPES] for _ in range(10)]
    params = [np.ones(s, np.float32) for s in SHAPES]
    optimizer = stepfuse.Optimizer(grouped(params), spec)
    for step in grads:
        optimizer.step([grad.copy() for grad in step])  # some store to them
    ones, dtypes = [np.ones(s) for s in SHAPES], (torch.float64, torch.float32)
    truth, theirs = (original_end(cls, ones, grads, d, grouped, **options) for d in dtypes)
    for found, wanted, rounded in zip(params, truth, theirs, strict=True):
        way = np.abs(wanted - 1.0).max()
        limit = max(6e-5 * way, 1.5 * np.abs(rounded - wanted).max())
        assert np.abs(found - wanted).max() <= limit


def test_there_are_twenty_of_them() -> None:
    assert len(own.CLASSES) >= 20


# ------------------------------------------------------------------ faults planted in the recorder


def literal_for_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = numbers.traced_number

    def lost(value: float) -> TracedValue:
        known = abs(numbers.plain(value) - 0.9) < 1e-9
        return TracedValue(Const(0.9)) if known else whole(value)

    monkeypatch.setattr(numbers, "traced_number", lost)
    monkeypatch.setattr(recorder, "traced_number", lost)


def branch_not_joined(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(branches.Decisions, "decide", lambda self, condition, now: now)


def in_place_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = recorder.StepRecorder.write

    def write(self: Any, tensor: Any, traced: Any) -> None:
        if traced.operand != self.value(tensor).operand and tensor.dim() == 0:
            return
        whole(self, tensor, traced)

    monkeypatch.setattr(recorder.StepRecorder, "write", write)


def mean_for_a_sum(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(recorder.HANDLERS, "mean", recorder.HANDLERS["amax"])


def sides_swapped(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = branches.merge_branches
    monkeypatch.setattr(branches, "merge_branches", lambda r, c, a, b: whole(r, c, b, a))


# The suite has every other fault; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(2)
@pytest.mark.parametrize(
    ("fault", "cls"),
    [
        pytest.param(literal_for_a_number, own.Factored, marks=pytest.mark.thinned(0)),
        (literal_for_a_number, torch.optim.Adam),
        (branch_not_joined, own.WarmUp), (branch_not_joined, own.BranchOnNorm),
        (in_place_lost, own.TensorStep), (mean_for_a_sum, own.RowState),
        (sides_swapped, own.WarmUp),
    ],
)  # fmt: skip
def test_the_proof_finds_a_fault_of_the_recorder(
    fault: Any, cls: type, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault(monkeypatch)
    said = (
        r"fails: after step \d+, \w+ of shape .* the first node that differs is \w+ at \w+.py:\d+"
    )
    with pytest.raises(CaptureError, match=said):
        stepfuse.capture(cls)


# ------------------------------------------------------------------ what is refused


class Tenth(own.PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_(o["lr"] * torch.randn_like(g))


class Part(own.PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p[0].sub_(o["lr"] * g[0])


class Product(own.PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_(g @ g.t() @ g.sum(1, True) if g.dim() == 2 else g @ g.outer(g))


class Still(own.PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        s["m"] = g.clone()


class OutOfNumPy(own.PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_(torch.from_numpy(np.asarray(g.numpy() * o["lr"])))


class ManyBranches(own.PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        for power in range(1, 9):
            if g.norm() > 2.0**power:
                p.sub_(o["lr"] * g / power)


class FirstTensor(own.PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_(o["lr"] * g / (1 + o["params"][0].grad.norm()))


class Weighted(own.PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_(o["lr"] * g / torch.arange(1.0, p.numel() + 1).reshape(p.shape))


@pytest.mark.parametrize(
    ("cls", "said"),
    [
        (Tenth, r"test_recorder.py:\d+: randn_like: random numbers"),
        (Part, r"test_recorder.py:\d+: __getitem__: a part of a tensor; keep it in a tensor"),
        (
            Product,
            r"a product of a Gram value and a vector; write|a product of a vector with itself",
        ),
        (Still, r"does not move the parameter; capture it later"),
        (OutOfNumPy, r"numpy of a tensor that changes; use torch's own functions"),
        (ManyBranches, r"more than 64 ways through the step: it branches on 8 numbers"),
        (FirstTensor, r"test_recorder.py:\d+: div: 'div' of values of several parameters"),
        (Weighted, r"arange is not captured; compute a tensor that is no number in all cells from"),
    ],
)
def test_what_is_not_followed_is_refused_at_its_line(cls: type, said: str) -> None:
    with pytest.raises(CaptureError, match=said):
        stepfuse.capture(cls)


def test_what_is_no_optimizer_is_refused() -> None:
    for given, said in (
        ("adam", "expected an optimizer class"), (list, "is no torch.optim.Optimizer"),
        (torch.optim.LBFGS, "a step over a parameter"),
    ):  # fmt: skip
        with pytest.raises(CaptureError, match=re.escape(said)):
            stepfuse.capture(given)
    with pytest.raises(CaptureError, match="the optimizer cannot be made: TypeError"):
        stepfuse.capture(torch.optim.Adam, learning_rate=1.0)


def test_what_is_not_proved_says_so() -> None:
    spec = stepfuse.capture(torch.optim.SGD, prove=False, lr=0.1)
    assert "Not proved: captured with prove=False." in spec.doc
    assert "proof: Not proved" in str(spec)


def test_the_report_says_what_was_decided_and_what_is_as_captured() -> None:
    report = stepfuse.capture(torch.optim.SGD, lr=0.1, momentum=0.9).report
    assert report.statics == ("momentum == 0 is False",)
    assert "weight_decay == 0" in report.decisions
    assert 0.0 < report.proof.error <= max(2e-5, report.proof.original_error or 0.0)
    assert report.sweeps == {"": (1, 20)}  # param and momentum_buffer both ways, grad once
    assert report.hypers == ("lr", "momentum", "dampening", "weight_decay")
