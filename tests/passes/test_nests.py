"""The nests of every registered spec, at every stage of every target: they verify, and parse."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from stepfuse.ir.loops.nest import Nest
from stepfuse.ir.loops.verifier.verify import verify
from stepfuse.ir.text.loop_parser import parse_nest
from stepfuse.ir.text.loop_printer import to_text
from stepfuse.passes.loops.build.nests import build_nests
from stepfuse.passes.loops.pipelines import PIPELINES, stages
from stepfuse.passes.program_passes import program_passes
from stepfuse.tools.inspect.loops import program_target
from stepfuse.tools.inspect.name_positions import name_positions, without_names

from tests.programs import ALL, programs_of


def nests_of(text: str) -> Iterator[tuple[str, Nest]]:
    """Every nest once, with the first target and pass that leave it."""
    seen = set[Nest]()
    for lowered in programs_of(text):
        for target in PIPELINES:
            program = lowered
            for item in program_passes(program_target(target)):
                program = item.function(program)
            for nest in build_nests(program):
                for name, after in stages(nest, target):
                    if after not in seen:
                        seen.add(after)
                        yield f"{nest.name} for {target}, after {name}", after


@pytest.mark.parametrize("text", ALL)
def test_nests(text: str) -> None:
    for where, nest in nests_of(text):
        assert parse_nest(to_text(nest)) == nest, where
        verify(nest)
        named = name_positions(nest)
        assert without_names(named) == without_names(nest), where
        verify(named)
