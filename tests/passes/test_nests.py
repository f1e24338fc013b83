"""The nests of every registered spec, at every stage of every target: they verify, and parse."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from stepfuse.ir.loops.nest import Nest
from stepfuse.ir.loops.verifier.verify import verify
from stepfuse.ir.text.loop_parser import parse_nest
from stepfuse.ir.text.loop_printer import to_text
from stepfuse.passes.targets import TARGETS, loop_steps, program_steps
from stepfuse.tools.inspect.abbreviate import abbreviated, written_out

from tests.programs import ALL, programs_of


def nests_of(text: str) -> Iterator[tuple[str, Nest]]:
    """Every nest once, with the first target and pass that leave it."""
    seen = set[Nest]()
    for lowered in programs_of(text):
        for target, row in TARGETS.items():
            made: Any = lowered
            for _, function in program_steps(row):
                made = function(made)
            for name, function in loop_steps(row):
                made = function(made)
                for nest in made.nests:
                    if nest not in seen:
                        seen.add(nest)
                        yield f"{nest.name} for {target}, after {name}", nest


@pytest.mark.parametrize("text", ALL)
def test_nests(text: str) -> None:
    for where, nest in nests_of(text):
        assert parse_nest(to_text(nest)) == nest, where
        verify(nest)
        named = abbreviated(nest)
        assert written_out(named) == written_out(nest), where
        verify(named)
