"""Random sequences of what users do between steps, more and other ones than the suite runs.

python -m tests.campaigns.stateful --examples 500 [--machine Arrays]
"""

from __future__ import annotations

import argparse
from importlib import import_module

from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test
from rich.console import Console

from tests.stateful.test_stateful import FEW, MACHINES


def main() -> None:
    """Runs the machines; one that fails prints its shortest sequence."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--examples", type=int, default=200)
    parser.add_argument("--machine", choices=MACHINES, action="append")
    asked = parser.parse_args()
    more = settings(FEW, max_examples=asked.examples, stateful_step_count=20, derandomize=False)
    console = Console()
    for name in asked.machine or MACHINES:
        with console.status(f"{name}: {asked.examples} sequences"):
            machine = getattr(import_module(f"tests.stateful.{MACHINES[name][0]}"), name)
            run_state_machine_as_test(machine, settings=more)
        console.print(f"{name}: {asked.examples} sequences, none fails")


if __name__ == "__main__":
    main()
