"""Code that is too long for a page: its innermost loops, and how many lines stand between."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...code.code_loops import CodeLoop
from .pane import Line

_BESIDE = 12  # characters of a line's value and quotes


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
