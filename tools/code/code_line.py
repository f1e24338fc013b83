"""A line of code with its value, and the counts of instructions in words; needs no LLVM."""

from __future__ import annotations

from collections.abc import Mapping
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


def mix_words(mix: Mapping[str, int]) -> str:
    """Counts above 0 as text, without the bits of a vector: `4 loads, 1 division`."""
    found = ((what, n) for what, n in mix.items() if n and what != "bits")
    return ", ".join(f"{n} {what if n > 1 else what.removesuffix('s')}" for what, n in found)
