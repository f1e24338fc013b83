"""A schedule in any optimizer is the same as the number set by hand, to the bit, in f64."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse import schedules
from stepfuse.ir.graph import Spec

from tests.support.inputs.programs import SAMPLE
from tests.support.oracles.stepper import Stepper

SHAPES = ((6,), (5, 4), (3, 2, 2), ())
STEPS = 3


def hyper_of(spec: Spec) -> str:
    """The learning rate, or else the first hyper-parameter that a value can be put in."""
    names = [r.name for r in spec.of_kind("hyper")]
    return "lr" if "lr" in names else names[0]


def grads(seed: int) -> list[Any]:
    rng = np.random.default_rng(seed)
    return [np.asarray(rng.normal(size=s)) for s in SHAPES]


# The suite has one of each kind, and one in four of the others; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(4, always=SAMPLE)
@pytest.mark.parametrize("name", sf.names())
def test_the_schedule_is_the_number(name: str) -> None:
    plain = sf.get(name)
    hyper = hyper_of(plain)
    each = schedules.inverse_decay(initial=plain.role(hyper).default, rate=0.5, steps=1)
    spec = sf.scheduled(plain, **{hyper: each})
    sf.verify(spec)
    assert sf.parse(sf.to_text(spec)) == spec
    ours, theirs = Stepper(spec, grads(0), {}), Stepper(plain, grads(0), {})
    for k in range(STEPS):
        theirs.hypers = {hyper: each(k)}
        ours.step(grads(k + 1))
        theirs.step(grads(k + 1))
        for one, other in zip(ours.tensors, theirs.tensors, strict=True):
            assert one.keys() == other.keys()
            for role in one:
                np.testing.assert_array_equal(one[role], other[role])
    assert ours.numbers["t"] == STEPS
