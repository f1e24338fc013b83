"""The nests of every registered spec at every stage: they verify, and parse.

For x86-64 of specs that have every op, for every other target of one of each kind of program, as
tests/support/inputs/programs.py lists them, and of chains. `python -m tests.campaigns.products` has
all of both.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, cast

import pytest
from stepfuse.ir.loops.nest import For, If, Let, Nest, Stmt
from stepfuse.ir.loops.position import Position, variable
from stepfuse.ir.loops.verifier.verify import verify
from stepfuse.ir.loops.walk import Body, with_positions
from stepfuse.ir.text.loop_parser import parse_nest
from stepfuse.ir.text.loop_printer import to_text
from stepfuse.ir.types import GROUP
from stepfuse.optim_defs import names
from stepfuse.passes.targets import TARGETS, loop_steps, program_steps
from stepfuse.tools.inspect.abbreviate import abbreviated

from tests.support.inputs.programs import CHAINS, KINDS, SAMPLE, programs_of


def nests_of(text: str, targets: Iterable[str] = TARGETS) -> Iterator[tuple[str, Nest]]:
    """Every nest once, with the first target and pass that leave it."""
    seen = set[Nest]()
    for lowered in programs_of(text):
        for target in targets:
            row, made = TARGETS[target], cast(Any, lowered)
            for _, function in program_steps(row):
                made = function(made)
            for name, function in loop_steps(row):
                made = function(made)
                for nest in made.nests:
                    if nest not in seen:
                        seen.add(nest)
                        yield f"{nest.name} for {target}, after {name}", nest


def test_the_sample_has_every_op_that_tensors_are_computed_in() -> None:
    missing = _on_tensors(names()) - _on_tensors(SAMPLE)
    assert missing == set()


def _on_tensors(specs: Iterable[str]) -> set[tuple[str, str]]:
    graphs = (p.graph for text in specs for p in programs_of(text))
    nodes = (node for graph in graphs for node in graph.nodes)
    return {(n.op, str(n.type.dtype)) for n in nodes if n.type.domain > GROUP}


# The suite has one in three; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(3)
@pytest.mark.parametrize("text", [*SAMPLE, *CHAINS])
def test_nests(text: str) -> None:
    check(text, TARGETS if text in (*KINDS, *CHAINS) else ("x86-64",))


def check(text: str, targets: Iterable[str]) -> None:
    """Asserts that what the passes leave verifies, and is read again as it is written."""
    for where, nest in nests_of(text, targets):
        assert parse_nest(to_text(nest)) == nest, where
        verify(nest)
        named = abbreviated(nest)
        assert written_out(named) == written_out(nest), where
        verify(named)


def written_out(nest: Nest) -> Nest:
    """The inverse of `abbreviated`: a nest in which every position is written out."""
    return replace(nest, body=_block_written_out(nest.body, {}))


def _block_written_out(body: Body, known: dict[Position, Position]) -> Body:
    known, found = dict(known), list[Stmt]()
    for stmt in body:
        if isinstance(stmt, Let):
            known[variable(stmt.variable)] = stmt.position.swapped(known)
            continue
        stmt = with_positions(stmt, lambda p: p.swapped(known))
        if isinstance(stmt, For):
            stmt = replace(stmt, body=_block_written_out(stmt.body, known))
        elif isinstance(stmt, If):
            then, other = (_block_written_out(b, known) for b in (stmt.then, stmt.other))
            stmt = replace(stmt, then=then, other=other)
        found.append(stmt)
    return tuple(found)
