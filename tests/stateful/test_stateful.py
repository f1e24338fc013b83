"""What users do between two steps: random sequences, each beside an optimizer built anew."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

MACHINES = {  # name -> its module, and the library that it needs
    "Arrays": ("arrays", ""),
    "Offloaded": ("fronts", ""),
    "Named": ("fronts", ""),
    "Transformed": ("fronts", "jax"),
    "Modules": ("modules", "torch"),
}
# The same sequences in every run; `python -m tests.campaigns.stateful` draws others.
FEW = settings(
    max_examples=5, stateful_step_count=12, deadline=None, derandomize=True, database=None,
    suppress_health_check=list(HealthCheck),
)  # fmt: skip


@pytest.mark.parametrize("name", MACHINES)
def test_between_two_steps(name: str) -> None:
    module, needs = MACHINES[name]
    if needs and find_spec(needs) is None:
        pytest.skip(f"{needs} is not installed")
    machine = getattr(import_module(f"tests.stateful.{module}"), name)
    run_state_machine_as_test(machine, settings=FEW)
