"""On a GPU, `pytest -m gpu`: the interpreter's bits of every spec and format, at odd sizes.

Inputs are fresh in each step, what a step only writes is poisoned before it, and arrays lie
between guards. `python -m tests.campaigns.cuda_bits --device cuda:0 --storage all` has every
spec in every format.
"""

from __future__ import annotations

from typing import Any

import pytest
import stepfuse

from tests.backends.cuda.test_bits import CHAINS
from tests.campaigns.cases import case_of
from tests.campaigns.cuda_bits import TINY
from tests.campaigns.device_trial import LARGE, MATRICES, STORAGE, Shape, Trial, what_differs
from tests.campaigns.trial import run_case

pytestmark = [pytest.mark.gpu, pytest.mark.usefixtures("device")]

GPU = "cuda:0"
MANY: tuple[Shape, ...] = tuple(TINY[n % len(TINY)] for n in range(10_000))
LONG: tuple[Shape, ...] = ((1, 70_000), (513, 513), (40_003,))
FACTORS = "tests/passes/planted_matrices.py:second_order"
KINDS = ("adamw", "lamb", "adafactor", "came", "sm3", CHAINS[0])  # of sweeps


def right(trial: Trial) -> bool:
    """Whether all is well with a trial; else its words are in the failure."""
    said = what_differs(trial)
    assert said in ("", "refused"), said
    return said == ""


@pytest.mark.parametrize("shift", [0, 1], ids=["aligned", "one element off"])
@pytest.mark.parametrize("name", [*stepfuse.names(), *CHAINS])
def test_every_spec(name: str, shift: int) -> None:
    right(Trial(name, "", GPU, LARGE, shift))


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("dtypes", STORAGE[1:])
def test_every_format(dtypes: str, name: str) -> None:
    assert right(Trial(name, dtypes, GPU, shift=1)) or name not in ("adamw", "lamb")


@pytest.mark.parametrize("name", KINDS)
def test_tensors_of_many_chunks(name: str) -> None:
    assert right(Trial(name, "", GPU, LONG))


@pytest.mark.parametrize("name", ["adamw", "lamb", "adafactor"])
def test_ten_thousand_tensors(name: str) -> None:
    assert right(Trial(name, "", GPU, MANY))


@pytest.mark.parametrize("name", ["muon", "normuon", "adamuon", "scion", FACTORS])
def test_products_and_factors(name: str) -> None:
    assert right(Trial(name, "", GPU, MATRICES))


def test_large_products() -> None:
    assert right(Trial("muon(ns_steps=1)", "", GPU, ((768, 1030), (1030, 300))))


@pytest.mark.parametrize("seed", range(60))
def test_random_specs(seed: int) -> None:
    found: Any = run_case(case_of(seed), ("gpu",), 60.0)
    assert found.status != "FAILED", f"{found.kind}: {found.detail}"
