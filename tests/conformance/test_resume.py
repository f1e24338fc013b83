"""A run that is saved and loaded goes on as if it had not stopped."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tests.conformance.subject import differences, job, left, normal, trained
from tests.conformance.table import rows
from tests.support.inputs.programs import KINDS

BEFORE, AFTER = 3, 4
BOLD = {"lr": 0.05, "d0": 0.1}


def check_resume(name: str, file: Path) -> None:
    """A new optimizer, over copies of the parameters, has the bits of the one that went on."""
    params = normal(1)
    straight = job(name, params, **BOLD)
    trained(straight, (normal(2 + k) for k in range(BEFORE)))
    straight.save(file)
    copies = [np.array(p) for p in params]
    resumed = job(name, copies)
    resumed.load(file)
    for optimizer in (straight, resumed):
        trained(optimizer, (normal(9 + k) for k in range(AFTER)))
    assert differences(left(straight, params), left(resumed, copies)) == []
    assert resumed.t == straight.t


# The suite has one of each kind, and one in seven of the others; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(7, always=KINDS)
@pytest.mark.parametrize("name", rows("resume"))
def test_resume(name: str, tmp_path: Path) -> None:
    check_resume(name, tmp_path / "run.safetensors")


def test_a_run_that_is_not_resumed_differs() -> None:
    params, others = normal(1), normal(1)
    trained(job("adam", params), (normal(2 + k) for k in range(BEFORE + AFTER)))
    trained(job("adam", others), (normal(2 + k) for k in range(BEFORE)))
    trained(job("adam", others), (normal(2 + k) for k in range(BEFORE, BEFORE + AFTER)))
    assert any((a != b).any() for a, b in zip(params, others, strict=True))
