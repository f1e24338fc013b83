"""Assignments that would change nothing are refused, with the way that works."""

from __future__ import annotations

import copy
import json
from functools import partial
from typing import Any

import numpy as np
import pytest
import stepfuse as sf

GRADS = [np.ones(3, np.float32)]
STAGED = partial(sf.Optimizer, staging=1 << 20)


def _made(cls: Any = sf.Optimizer, spec: Any = "adam_mini") -> Any:
    return cls([np.ones(3, np.float32)], spec)


@pytest.mark.parametrize("cls", [sf.Optimizer, STAGED])
@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("lr", r"'lr' is the groups': optimizer.groups\[0\]\['lr'\] = ..., for each group"),
        ("m", "%m is in optimizer.state"),
        ("t", "can't set|has no setter|no setter"),
        ("learning_rate", "hyper-parameters are the groups': lr, beta1, beta2, eps"),
        ("groups", "can't set|has no setter|no setter"),
        ("state", "can't set|has no setter|no setter"),
    ],
)
def test_an_attribute_that_nothing_reads(cls: Any, name: str, message: str) -> None:
    optimizer = _made(cls)
    with pytest.raises(AttributeError, match=message):
        setattr(optimizer, name, 1.0)
    optimizer.step(GRADS)


def test_a_static_is_the_programs() -> None:
    with pytest.raises(AttributeError, match="'nesterov' changes the program: make a new"):
        _made(spec="momentum").nesterov = True


def test_a_class_of_the_users_own_has_attributes_but_no_such_ones() -> None:
    class Mine(sf.Optimizer):
        pass

    mine = _made(Mine)
    mine.history = [1]
    mine.step(GRADS)
    assert mine.history == [1]
    with pytest.raises(AttributeError, match="'lr' is the groups'"):
        mine.lr = 1.0


def test_a_group_has_items() -> None:
    optimizer = _made()
    with pytest.raises(AttributeError, match=r"its items: groups\[0\]\['lr'\] = 0.5"):
        optimizer.groups[0].lr = 0.5
    with pytest.raises(TypeError, match="does not support item assignment"):
        optimizer.groups[0] = {"lr": 0.5}
    optimizer.groups[0]["lr"] = 0.5
    assert optimizer.groups[0]["lr"] == 0.5


def test_a_state_is_written_into() -> None:
    optimizer = _made()
    optimizer.step(GRADS)
    with pytest.raises(TypeError, match=r"optimizer.state\[0\]\['m'\]\[...\] = array"):
        optimizer.state[0]["m"] = np.zeros(3, np.float32)
    with pytest.raises(TypeError, match="would change nothing"):
        optimizer.state[0].update(m=np.zeros(3, np.float32))
    with pytest.raises(TypeError, match="item assignment"):
        optimizer.state[0] = {}
    with pytest.raises(ValueError, match="read-only"):
        optimizer.state[0]["size"][...] = 0.0  # a number: a copy
    optimizer.state[0]["m"][...] = 0.0
    assert (optimizer.state[0]["m"] == 0.0).all()
    copied = copy.deepcopy(optimizer.state[0])
    copied["m"] = 1.0
    assert type(copied) is dict


def test_numbers_are_shown() -> None:
    optimizer = _made()
    optimizer.step(GRADS)
    with pytest.raises(TypeError, match=r"set, as optimizer.numbers\['t'\] = 3"):
        optimizer.numbers.pop("t")
    assert json.loads(json.dumps(optimizer.numbers)) == {"t": 1.0} == optimizer.numbers
    assert {**optimizer.numbers, "more": 1} == optimizer.numbers | {"more": 1}


def test_a_step_sets_no_attribute(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is checked in __setattr__ costs a step nothing."""
    optimizer = _made()
    optimizer.step(GRADS)
    found: list[str] = []
    kept = sf.Optimizer.__setattr__
    monkeypatch.setattr(
        sf.Optimizer, "__setattr__", lambda self, n, v: (found.append(n), kept(self, n, v))[1]
    )
    for _ in range(3):
        optimizer.step(GRADS)
        optimizer.step([np.ones(3, np.float32)])
    assert found == []
