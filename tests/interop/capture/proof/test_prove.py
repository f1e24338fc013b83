"""A proof refutes specs that are right in ordinary steps, and what it has not tried is told."""

from __future__ import annotations

import math
from functools import cache
from typing import Any

import numpy as np
import pytest
import stepfuse
import torch
from stepfuse.interop.capture.proof.prove import ProofError
from stepfuse.interop.capture.torch.capture import CaptureResult, proof_of, read_torch
from stepfuse.interop.capture.torch.original import original_of
from stepfuse.ir.graph import Spec
from stepfuse.tools.inspect.dump import dump
from stepfuse.tools.inspect.request import DumpRequest

from tests.interop.capture import twisted
from tests.interop.capture.classes import PerTensor

SHAPES = ((9,), (4, 6), (2, 3))


@cache
def recorded(cls: type) -> CaptureResult:
    return read_torch(original_of(cls, {}), "", proved=False)


def proved(spec: Spec, cls: type, of: type) -> Any:
    """The proof of a spec beside a class, by what was recorded of another one."""
    return proof_of(spec, original_of(cls, {}), recorded(of).reads, 3)


def after_twenty_steps(cls: type) -> list[Any]:
    """Where a class moves parameters by ordinary gradients, and what these are then."""
    rng = np.random.default_rng(0)
    params = [torch.nn.Parameter(torch.ones(s)) for s in SHAPES]
    optimizer = cls([{"params": params[:2]}, {"params": params[2:], "lr": 0.003}])
    for _ in range(20):
        for p in params:
            p.grad = torch.tensor(rng.standard_normal(p.shape), dtype=p.dtype)
        optimizer.step()
    return [p.detach().numpy() for p in params]


def test_the_plain_class_is_proved_by_the_spec_of_it() -> None:
    proof = proved(recorded(twisted.Plain).spec, twisted.Plain, twisted.Plain)
    assert proof.error <= 2e-5
    assert proof.ranks == (0, 1, 2, 3, 4, 5)
    assert proof.dtypes == ("f32", "bf16")
    assert proof.unseen == ()


# The suite has one class in three; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(3)
@pytest.mark.parametrize("cls", twisted.HIDDEN)
def test_what_ordinary_steps_hide_is_refuted(cls: type) -> None:
    for ours, theirs in zip(
        after_twenty_steps(twisted.Plain), after_twenty_steps(cls), strict=True
    ):
        np.testing.assert_array_equal(ours, theirs)
    with pytest.raises(ProofError, match="the proof fails"):
        proved(recorded(twisted.Plain).spec, cls, twisted.Plain)


def test_a_sum_in_f64_that_is_kept_in_f32_is_refuted() -> None:
    """Its equations in f64 are the original's: they excuse nothing that its own f32 does not."""
    spec = recorded(twisted.InF32).spec
    assert proved(spec, twisted.InF32, twisted.InF32).error > 2e-5
    with pytest.raises(ProofError, match="of the way"):
        proved(spec, twisted.Precise, twisted.InF32)


# ------------------------------------------------------------------ both sides of branches


class Branches(PerTensor):
    """Decides by a count of steps, by options, by gradients and by sizes."""

    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        s["step"] = s.get("step", 0) + 1
        rate = o["lr"] * (0.5 if s["step"] > 5000 else 1.0) * (0.9 if s["step"] >= 12 else 1.0)
        norm = g.norm().item()
        if norm > 1e5:
            rate = rate / norm
        if math.isnan(norm):
            rate = 0.0
        if norm == 0:
            rate = 1.0
        if p.numel() >= 900:
            rate = rate * 0.7
        g = torch.nan_to_num(g, posinf=1.0, neginf=-1.0)
        p.sub_(g.clamp(-3.0, 3.0) + 1e-3 * p.sign(), alpha=rate)


def test_a_branch_that_no_ordinary_step_takes_is_taken() -> None:
    spec = stepfuse.capture(Branches)
    assert spec.report is not None
    assert spec.report.proof is not None
    assert spec.report.proof.unseen == ()


def test_what_is_assumed_is_told_everywhere() -> None:
    spec = stepfuse.capture(torch.optim.Adagrad)
    for text in (str(spec.report), repr(spec), str(spec), spec.doc, dump(spec, DumpRequest(""))):
        assert "ssumed: never saw: step counts above 200" in text
        assert "ssumed: as captured: " in text
        assert "maximize=False" in text
        assert "ssumed: never saw: f64 parameters, or dtypes other than f32, bf16" in text
