"""A stage that is set to do nothing does nothing, to the bit, around any optimizer.

In f64, over the declared graphs. Left out: amsgrad, lars and schedule_free, which no setting
makes void; orthogonal_gradient, likewise; gradient_noise, whose numbers only compiled code has.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
import stepfuse
from stepfuse import chain, get
from stepfuse.ir.graph import Spec

from tests.conformance.stages import refusal, with_stage
from tests.conformance.subject import LOSS, class_of
from tests.support.inputs.programs import KINDS
from tests.support.oracles.numeric import same_bits
from tests.support.oracles.stepper import Stepper

Array = np.ndarray[Any, np.dtype[Any]]

SHAPES = ((6,), (5, 4), (3, 2, 2), ())
STEPS = 2
SCALE = 1024.0
VOID: dict[str, dict[str, float]] = {
    "accumulate": {},  # of a single batch
    "adaptive_clip": {"clipping": 1e9},
    "centralize": {},  # the gradients have no mean
    "check_finite": {},
    "clip_by_block_rms": {"threshold": 1e9},
    "clip_by_global_norm": {"max_norm": 1e9},
    "clip_by_last_norm": {"max_norm": 1e9},
    "clip_by_norm": {"max_norm": 1e9},
    "clip_by_value": {"max_value": 1e9},
    "decoupled_weight_decay": {"weight_decay": 0.0},
    "delay_compensated": {"lam": 0.0},
    "dynamic_loss_scale": {},  # of gradients multiplied by the scale that it starts with
    "ema_weights": {},
    "error_feedback": {},  # of what f32 loses, which is nothing
    "grokfast": {"strength": 0.0},
    "independent_weight_decay": {"weight_decay": 0.0},
    "l2_weight_decay": {"weight_decay": 0.0},
    "lars": {},  # of groups with the label "plain"
    "lookahead": {"every": 1e9},
    "maximize": {},  # of gradients turned around
    "nesterov": {"momentum": 0.0},
    "polyak_average": {},
    "shadow": {},
    "stable_weight_decay": {"weight_decay": 0.0},
    "swa": {},
    "unscale": {"scale": SCALE},  # of gradients multiplied by it
    "zero_grad": {},
}
NOT_VOID = {"amsgrad", "cautious", "gradient_noise", "orthogonal_gradient", "schedule_free"}
REORDERS = {"adaptive_clip", "centralize"}  # they see rows, and sums are then made of rows


# The suite has one in seven; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(7)
@pytest.mark.parametrize("name", stepfuse.names())
def test_a_void_stage_changes_no_bit(name: str) -> None:
    alone = _stepped(get(name), {}, _gradients())
    for stage in VOID:
        reason = refusal(stage, name)
        if reason:
            with pytest.raises(ValueError, match=reason):
                with_stage(stage, get(name))
            continue
        spec = with_stage(stage, get(name))
        factor = {"maximize": -1.0, "unscale": SCALE, "dynamic_loss_scale": 65536.0}.get(stage, 1.0)
        grads = [[factor * g for g in step] for step in _gradients()]
        found = _stepped(spec, _settings(stage, spec), grads)
        same = _close if stage in REORDERS and class_of(get(name)) != "E" else same_bits
        own = {r: f"{name}_{r}" if f"{name}_{r}" in found else r for r in alone}
        wrong = [r for r, a in alone.items() if not same(a, found[own[r]])]
        assert not wrong, f"{stage}: {wrong}"


# The suite has one of each kind, and one in seven of the others; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(7, always=KINDS)
@pytest.mark.parametrize("name", stepfuse.names())
def test_cautious_moves_nothing_against_the_gradient(name: str) -> None:
    spec = chain(get(name), get("cautious"))
    job = Stepper(spec, _normal(), _with_loss(spec))
    for grads in _gradients():
        before = [np.array(t["param"]) for t in job.tensors]
        job.step(grads)
        for tensor, old, grad in zip(job.tensors, before, grads, strict=True):
            assert ((tensor["param"] - old) * grad <= 0.0).all()


def test_every_stage_is_here() -> None:
    assert {*VOID} | NOT_VOID == {*stepfuse.stage_names()}
    assert not {*VOID} & NOT_VOID


def _settings(stage: str, spec: Spec) -> dict[str, float]:
    """The stage's hyper-parameters under the names that they have in the chain."""
    names = {r.name for r in spec.of_kind("hyper")}
    return {f"{stage}_{k}" if f"{stage}_{k}" in names else k: v for k, v in VOID[stage].items()}


def _stepped(
    spec: Spec, hypers: dict[str, float], gradients: Sequence[Sequence[Array]]
) -> dict[str, Array]:
    """The parameters and states of the optimizer after the steps."""
    job = Stepper(spec, _normal(), _with_loss(spec) | hypers, labels=["plain"] * len(SHAPES))
    for grads in gradients:
        job.step(grads)
    found = {
        f"{role} {n}": np.array(a)
        for n, tensor in enumerate(job.tensors)
        for role, a in tensor.items()
        if role != "grad"
    }
    return found | {role: np.array(number) for role, number in job.numbers.items()}


def _with_loss(spec: Spec) -> dict[str, float]:
    return {"loss": LOSS} if any(r.name == "loss" for r in spec.roles) else {}


def _normal() -> list[Array]:
    rng = np.random.default_rng(1)
    return [np.array(rng.normal(size=s)) for s in SHAPES]


def _gradients() -> list[list[Array]]:
    """Quarters, so that their sums are exact; the halves of a last axis cancel each other."""
    rng = np.random.default_rng(2)
    shapes = [(*s[:-1], s[-1] // 2) if s else s for s in SHAPES]
    found: list[list[Array]] = []
    for _ in range(STEPS):
        halves = [rng.integers(1, 9, s) * rng.choice([-0.25, 0.25], s) for s in shapes]
        found.append([np.concatenate([h, -h], -1) if h.ndim else np.array(h) for h in halves])
    return found


def _close(a: Array, b: Array) -> bool:
    return np.allclose(a, b, rtol=1e-9, atol=1e-12)
