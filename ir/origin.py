"""Where a value comes from: the source it was written in, and the passes that made it.

Nothing that is compared, hashed, printed or compiled depends on it.
"""

from __future__ import annotations

from dataclasses import dataclass, field


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
    def text(self) -> str:
        """The expression, its lines joined by a space; empty where the source is unknown."""
        lines = list(self.source.lines[self.line - 1 : self.end_line])
        if not lines:
            return ""
        lines[-1] = _cut(lines[-1], 0, self.end_column)
        lines[0] = _cut(lines[0], self.column, None)
        return " ".join(line.strip() for line in lines)

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
        """The origin of what a rule makes of this."""
        return self if self.made[-1:] == (label,) else Origin(self.stacks, (*self.made, label))

    def merged(self, other: Origin, label: str) -> Origin:
        """The origin of one value that stands for two."""
        stacks = tuple(dict.fromkeys(self.stacks + other.stacks))
        made = tuple(dict.fromkeys(self.made + other.made))
        return self if stacks == self.stacks else Origin(stacks, made).by(label)

    @property
    def sites(self) -> tuple[Site, ...]:
        """The innermost site of each stack."""
        return tuple(stack[-1] for stack in self.stacks)


NOWHERE = Origin()


def _cut(line: str, start: int, end: int | None) -> str:
    """A part of a line; columns count UTF-8 bytes, as Python's own do."""
    return line.encode()[start:end].decode(errors="replace")
