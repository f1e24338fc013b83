"""A line of generated code, and the value that it is for."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CodeLine:
    """An instruction, or a label; the number of the value that it is for, if any."""

    text: str
    value: int | None
    function: str


def is_label(line: CodeLine) -> bool:
    """True if a line is a label, of a function or in it."""
    return line.text.endswith(":")
