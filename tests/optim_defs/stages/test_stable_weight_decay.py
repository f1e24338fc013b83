"""Stable weight decay around Adam, against AdamS of pytorch_optimizer and of our own."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from stepfuse import chain, get
from stepfuse.ir.frontend.trace import inner, optimizer, update, updated, wrapped
from stepfuse.ir.text.parser import parse
from stepfuse.ir.text.printer import to_text

from tests.support.oracles.oracle import SHAPES, same_as

Settings = dict[str, Any]
MOMENTS = {"m": "exp_avg", "v": "exp_avg_sq"}
# theirs adds eps to what divides the decay
ADAM: Settings = {"lr": 0.01, "beta1": 0.8, "beta2": 0.9, "eps": 1e-30}
THEIRS: Settings = {"lr": 0.01, "betas": (0.8, 0.9), "eps": 1e-30}


@pytest.mark.parametrize(("decay", "ours", "given"), [(0.1, ADAM, THEIRS), (0.0, ADAM, THEIRS)])
def test_is_their_adams(stepper: Any, decay: float, ours: Settings, given: Settings) -> None:
    theirs = pytest.importorskip("pytorch_optimizer")
    hypers = {**ours, "stable_weight_decay_weight_decay": decay}

    def make(params: list[Any]) -> Any:
        return theirs.AdamS(params, weight_decay=decay, foreach=False, **given)

    spec = chain(get("adam"), get("stable_weight_decay"))
    assert parse(to_text(spec)) == spec
    same_as(stepper, spec, hypers, make, MOMENTS)


def test_is_the_optimizer_of_its_own(stepper: Any) -> None:
    rng = np.random.default_rng(1)
    start = [np.array(rng.normal(size=s)) for s in SHAPES]
    decay = {"stable_weight_decay_weight_decay": 0.3}
    first = stepper(chain(get("adam"), get("stable_weight_decay")), start, ADAM | decay)
    second = stepper(get("adams"), start, ADAM | {"weight_decay": 0.3})
    for _ in range(5):
        grads = [rng.normal(size=s) for s in SHAPES]
        for job in (first, second):
            job.step(grads)
        for a, b in zip(first.tensors, second.tensors, strict=True):
            np.testing.assert_allclose(a["param"], b["param"], rtol=1e-12)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("sgd", "what stable_weight_decay wraps has no v"),
        ("rmsprop", "what stable_weight_decay wraps has no beta2"),
    ],
)
def test_needs_a_second_moment(name: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        chain(get(name), get("stable_weight_decay"))


def test_what_is_updated_is_asked_for_after_the_step() -> None:
    @optimizer
    def early(param, grad, v=wrapped):
        """Asks too soon."""
        size = updated(v)
        return update(param=inner(param, grad) + size)

    with pytest.raises(ValueError, match=r"inner\(param, grad\) comes before updated\(v\)"):
        chain(get("adam"), early.spec)
