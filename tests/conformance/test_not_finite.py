"""What a NaN or an infinity among the gradients reaches."""

from __future__ import annotations

import copy

import numpy as np
import pytest
from stepfuse import chain, get

from tests.conformance.subject import Array, job, normal, steps_of, trained
from tests.conformance.table import rows
from tests.support.inputs.programs import KINDS
from tests.support.oracles.numeric import same_bits
from tests.support.oracles.stepper import Stepper

SHAPES = ((6, 5), (4, 3), (7,), ())
STEPS, BAD = 6, 1
FIRST = {"sgd_sai": 0}  # looks at the whole tensor in the first step alone
WHERE = (2, 3)  # in the first tensor
PROJECTED = {"delta": 10.0}  # AdamP and SGDP look at the whole tensor then
DECAYED = {"ranger21": {"warmup": 1.0, "weight_decay": 0.1}}  # by more than a rounding
DRIFT = np.float32(2.0)  # so that estimated distances grow
BAD_VALUES = (np.nan, np.inf, -np.inf)


def check_other_tensors(name: str) -> None:
    """The other tensors become what they become without it, to the bit."""
    for value in BAD_VALUES:
        pairs = zip(_after(name, value)[1:], _after(name)[1:], strict=True)
        assert all(same_bits(a, b) for a, b in pairs), value


def check_other_elements(name: str) -> None:
    """So do the other elements of its own tensor."""
    for value in BAD_VALUES:
        (found, *_), (expected, *_) = _after(name, value), _after(name)
        found[WHERE] = expected[WHERE]
        assert same_bits(found, expected), value


def check_held(name: str) -> None:
    """Behind check_finite nothing moves in that step: no parameter, state or number."""
    spec = chain(get("check_finite"), get(name))
    for value in BAD_VALUES:
        job = Stepper(spec, normal(1, SHAPES), {})
        job.step(normal(2, SHAPES))
        before = copy.deepcopy((job.tensors, job.numbers))
        grads = normal(3, SHAPES)
        grads[0][WHERE] = value
        job.step(grads)
        for tensor, old in zip(job.tensors, before[0], strict=True):
            assert all(same_bits(tensor[role], old[role]) for role in tensor.keys() - {"grad"})
        assert all(same_bits(job.numbers[name], old) for name, old in before[1].items())


def _after(name: str, value: float = 1.0) -> list[Array]:
    """The parameters after steps, in one of which an element has this gradient."""
    params, count = normal(1, SHAPES), steps_of(name, STEPS)
    grads = [[np.asarray(g + DRIFT) for g in normal(2 + k, SHAPES)] for k in range(count)]
    grads[FIRST.get(name, BAD)][0][WHERE] = value
    trained(job(name, params, **PROJECTED, **DECAYED.get(name, {})), grads)
    return params


# The suite has one of each kind, and one in seven of the others; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(7, always=KINDS)
@pytest.mark.parametrize("name", rows("nan: other tensors"))
def test_other_tensors(name: str) -> None:
    check_other_tensors(name)


# The suite has one of each kind, and one in seven of the others; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(7, always=KINDS)
@pytest.mark.parametrize("name", rows("nan: other elements"))
def test_other_elements(name: str) -> None:
    check_other_elements(name)


# The suite has one of each kind, and one in seven of the others; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(7, always=KINDS)
@pytest.mark.parametrize("name", rows("nan: held back"))
def test_held(name: str) -> None:
    check_held(name)
