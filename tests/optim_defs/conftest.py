"""What steps a spec in f64."""

from __future__ import annotations

import pytest

from tests.stepper import Stepper


@pytest.fixture
def stepper() -> type[Stepper]:
    """The class that steps a spec."""
    return Stepper
