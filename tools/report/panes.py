"""The panes of code: each line with the value that it computes, innermost loops with their mix."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from ...backends.native.instruction_mix import counts
from ...backends.numba.source import program_source
from ...backends.numba.text import variable
from ...ir.errors import PlacedError, StepfuseError
from ...ir.graph import Graph
from ...ir.loops.loop_program import LoopProgram
from ...ir.ops import ROLE
from ...passes.targets import here, loop_steps, program_steps, target_of
from ..code.code_loops import CodeLine, CodeLoop, code_loops, python_loops
from ..inspect.history import History
from ..records.record import Record

GPU = "sm_90"
MOST = 160_000  # characters of a pane of machine code, of all variants together
_BESIDE = 12  # characters of a line's value and quotes
_LINE = re.compile(r"\s+(?P<target>\w+)(?P<stores>\[.*\])? = (?P<made>.*)")
_NAME = re.compile(r"[A-Za-z_]\w*")
_PART = re.compile(r"(?P<value>v\d+)_\w+")  # a term of a value, a sum of a leaf

Line = tuple[str, int | None]  # a text and the number of its value


class RecordedLoop(Record):
    """An innermost loop: ranges of lines, and its instructions of each kind in an iteration."""

    lines: tuple[tuple[int, int], ...]
    title: str
    mix: Mapping[str, int]


class RecordedCode(Record):
    """A text of code, each line with its value; `missing` says why there is none."""

    name: str
    target: str
    lines: tuple[Line, ...]
    loops: tuple[RecordedLoop, ...]
    said: str = ""
    missing: str = ""


Listing = tuple[Sequence[Line], Sequence[CodeLoop], str]  # lines, their loops, a remark


def panes(history: History, machine: bool, variants: int) -> Iterator[RecordedCode]:
    """The panes of one of several variants; of `machine` code where it was followed to its loops.

    A pane has lines with the number of a value or None, and loops; or says why it has none.
    """
    yield _pane("Python", "numba", lambda: _python(history))
    if not machine:
        return
    from ..code.code_lines import code_lines, native_lines

    most = MOST // variants

    @cache
    def native() -> tuple[list[CodeLine], list[CodeLine]]:
        return native_lines(history.loops[-1].after)

    def ptx() -> Listing:
        return _machine(code_lines(_loops_for(history, GPU), "ptx", GPU), "ptx", GPU, most)

    yield _pane("LLVM", here(), lambda: _machine(native()[0], "llvm", "", most))
    yield _pane("Assembly", here(), lambda: _machine(native()[1], "asm", "", most))
    yield _pane("PTX", GPU, ptx)


def _pane(name: str, target: str, make: Callable[[], Listing]) -> RecordedCode:
    """A pane, or the sentence of a target that refuses the spec."""
    try:
        lines, loops, said = make()
    except StepfuseError as error:
        why = error.message if isinstance(error, PlacedError) else str(error)
        return RecordedCode(name, target, (), (), missing=why)
    found = (RecordedLoop(tuple(_ranges(x.lines)), x.words, counts(x.mix)) for x in loops)
    return RecordedCode(name, target, tuple(lines), tuple(found), said)


def _ranges(lines: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Numbers in order as ranges, the last one included."""
    first = last = lines[0]
    for line in lines[1:]:
        if line > last + 1:
            yield first, last
            first = line
        last = line
    yield first, last


def _loops_for(history: History, target: str) -> LoopProgram:
    """The loops that a target's passes make of the program that lowering left."""
    found: Any = history.lowered[0].after
    row = target_of(target)
    for _, function in (*program_steps(row), *loop_steps(row)):
        found = function(found)
    return found


# ------------------------------------------------------------------ the source of backend numba


def _python(history: History) -> Listing:
    """Lines with the value whose variable they assign. Raises LowerError."""
    loops = _loops_for(history, "numba")
    text = program_source(loops)
    values = _variables(loops.program.graph)
    lines = text.rstrip("\n").split("\n")
    return [(line, _value(line, values)) for line in lines], python_loops(text), ""


def _variables(graph: Graph) -> dict[str, int]:
    """The values by the names of their Python variables."""
    reads = sum(node.op == "read" for node in graph.nodes)
    return {
        variable(node[ROLE] if node.op == "read" else str(index - reads)): index
        for index, node in enumerate(graph.nodes)
    }


def _value(line: str, values: dict[str, int]) -> int | None:
    found = _LINE.fullmatch(line)
    if found is None:
        return None
    names = _NAME.findall(found["made"])[::-1] if found["stores"] else [found["target"]]
    for name in names:  # of a store, the value that it ends with
        part = _PART.fullmatch(name)
        known = values.get(part["value"] if part else name)
        if known is not None:
            return known
    return None


# ------------------------------------------------------------------ machine code


def _machine(code: Sequence[CodeLine], stage: str, target: str, most: int) -> Listing:
    """Machine code, or its inner loops where it is too long for a page."""
    lines: list[Line] = [(line.text, line.value) for line in code]
    kept, loops = shortened(lines, code_loops(code, stage), most)
    option = f" --target {target}" if target else ""
    said = (
        f"Of {len(lines):,} lines those of inner loops are shown; `stepfuse dump --stage "
        f"{stage}{option} --origin` prints all."
    )
    return kept, loops, said if len(kept) != len(lines) else ""


def shortened(
    lines: Sequence[Line], loops: Sequence[CodeLoop], most: int
) -> tuple[list[Line], list[CodeLoop]]:
    """Code of at most `most` characters, and the loops that are left in it.

    Loops are kept in their order while there is room, each with the label that it begins at.
    """
    if _size(lines, range(len(lines))) <= most:
        return list(lines), list(loops)
    kept, chosen, left = set[int](), list[CodeLoop](), most
    for loop in loops:
        wanted = {loop.lines[0] - 1, *loop.lines} - kept
        size = _size(lines, sorted(wanted))
        if size <= left:
            kept |= wanted
            chosen.append(loop)
            left -= size
    return _renumbered(lines, sorted(kept), chosen)


def _size(lines: Sequence[Line], numbers: Sequence[int]) -> int:
    return sum(len(lines[n][0]) + _BESIDE for n in numbers)


def _renumbered(
    lines: Sequence[Line], kept: Sequence[int], loops: Sequence[CodeLoop]
) -> tuple[list[Line], list[CodeLoop]]:
    found, places, before = list[Line](), dict[int, int](), -1
    for number in (*kept, len(lines)):
        if number > before + 1:
            found.append((f"... {number - before - 1} lines", None))
        if number < len(lines):
            places[number] = len(found)
            found.append(lines[number])
        before = number
    return found, [replace(one, lines=tuple(places[n] for n in one.lines)) for one in loops]
