"""The origin of a value: the source it was written in, and the passes that made it.

Nothing that is compared, hashed, printed or compiled depends on it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import PurePath


@dataclass(frozen=True, eq=False, slots=True)
class Source:
    """A text that values were written in, as it was then: a file, a notebook cell, a `.sf` text."""

    name: str
    # With their ends; none where the text cannot be read.
    lines: tuple[str, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Site:
    """An expression in a source: lines from 1, columns from 0, both ends included, excluded."""

    source: Source
    function: str
    line: int
    column: int
    end_line: int
    end_column: int

    @property
    def is_text(self) -> bool:
        """True in a text of the IR, where the function is the program: `@adamw`."""
        return self.function.startswith("@")

    @property
    def text(self) -> str:
        """The expression, its lines joined by a space; empty where the source is unknown."""
        lines = list(self.source.lines[self.line - 1 : self.end_line])
        if not lines:
            return ""
        lines[-1] = _cut(lines[-1], 0, self.end_column)
        lines[0] = _cut(lines[0], self.column, None)
        return " ".join(line.strip() for line in lines)

    def narrowed(self, pattern: str) -> Site:
        """The first place in it where a pattern is found; itself if there is none."""
        for line in range(self.line, self.end_line + 1 if self.source.lines else self.line):
            text = self.source.lines[line - 1]
            first = len(_cut(text, 0, self.column)) if line == self.line else 0
            last = len(_cut(text, 0, self.end_column)) if line == self.end_line else len(text)
            if found := re.compile(pattern).search(text, first, last):
                start, end = (len(text[:place].encode()) for place in found.span())
                return Site(self.source, self.function, line, start, line, end)
        return self

    @property
    def place(self) -> str:
        """The file without its folder, and the line, as `lamb.py:40`."""
        return f"{PurePath(self.source.name).name}:{self.line}"

    def __str__(self) -> str:
        return f"{self.source.name}:{self.line}"


Stack = tuple[Site, ...]  # from the definition's body inwards


@dataclass(frozen=True, slots=True)
class Origin:
    """The sites a value was written at, several where equal values were merged; who made it.

    `made` names passes and their rules in order, as `legalise 3`, `expand pow` or `cse`.
    """

    stacks: tuple[Stack, ...] = ()
    made: tuple[str, ...] = ()

    def by(self, label: str) -> Origin:
        """The origin of a rule's result."""
        return self if self.made[-1:] == (label,) else Origin(self.stacks, (*self.made, label))

    def merged(self, other: Origin, label: str = "") -> Origin:
        """The origin of one value that stands for two."""
        stacks = tuple(dict.fromkeys(self.stacks + other.stacks))
        made = tuple(dict.fromkeys(self.made + other.made))
        found = self if stacks == self.stacks else Origin(stacks, made)
        return found.by(label) if label and found is not self else found

    def narrowed(self, pattern: str) -> Origin:
        """Narrow the innermost expressions to a pattern's first match; those without stay."""
        return Origin(tuple((*s[:-1], s[-1].narrowed(pattern)) for s in self.stacks), self.made)

    @property
    def sites(self) -> tuple[Site, ...]:
        """The innermost site of each stack."""
        return tuple(stack[-1] for stack in self.stacks)


NOWHERE = Origin()


def _cut(line: str, start: int, end: int | None) -> str:
    """A part of a line; columns count UTF-8 bytes, as Python's own do."""
    return line.encode()[start:end].decode(errors="replace")
