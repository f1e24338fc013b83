"""What steps a spec in f64."""

from __future__ import annotations

import pytest

from tests.support.oracles.stepper import Stepper


@pytest.fixture
def stepper() -> type[Stepper]:
    """The class that steps a spec."""
    return Stepper


@pytest.fixture
def unrecorded(monkeypatch: pytest.MonkeyPatch) -> None:
    """A comparison that is to fail proves nothing."""
    monkeypatch.setattr("tests.support.oracles.proof.FOUND", {})
    monkeypatch.setattr("tests.support.oracles.proof.OVER", {})
