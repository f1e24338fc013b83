"""A pane as data, and the loops that targets make of a history's program."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ....backends.native.instruction_mix import counts
from ....ir.loops.loop_program import LoopProgram
from ....passes.targets import loop_steps, program_steps, target_of
from ...code.code_loops import CodeLoop
from ...inspect.history import History

Line = tuple[str, int | None]  # a text and the number of its value


def pane(lines: Sequence[Line], loops: Sequence[CodeLoop]) -> dict[str, Any]:
    """Lines, and loops as ranges of their numbers."""
    found = [
        {"lines": list(_ranges(loop.lines)), "title": loop.words, "mix": counts(loop.mix)}
        for loop in loops
    ]
    return {"lines": [list(line) for line in lines], "loops": found}


def loops_for(history: History, target: str) -> LoopProgram:
    """The loops that a target's passes make of the program that lowering left."""
    found: Any = history.lowered[0].after
    row = target_of(target)
    for _, function in (*program_steps(row), *loop_steps(row)):
        found = function(found)
    return found


def _ranges(lines: Sequence[int]) -> Iterator[list[int]]:
    """Numbers in order as ranges, the last one included."""
    first = last = lines[0]
    for line in lines[1:]:
        if line > last + 1:
            yield [first, last]
            first = line
        last = line
    yield [first, last]
