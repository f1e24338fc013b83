"""The origin of a value: the source it was written in, and the passes that made it.

Nothing that is compared, hashed, printed or compiled depends on it. An error shows it, with
carets under the expression:

mine.py:7:9: error: the message
    m = scaled(grad @ grad)
               ^^^^^^^^^^^
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, field
from pathlib import Path, PurePath


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


# Formulas that come with the package: an error in one is first of all one of its caller.
_FORMULAS = str(Path(__file__).parents[1] / "optim_defs") + os.sep


def at_line(message: str, *stacks: Stack) -> str:
    """The message at its expression, then the calls that lead there and where else it is written.

    The message alone where no place is known; without an excerpt where the source is not.
    """
    found = said_at(message, *stacks)
    return "\n".join(_shown(site, said) for site, said in found) if found else message


def said_at(message: str, *stacks: Stack) -> list[tuple[Site, str]]:
    """Return sites with their texts: the message at its expression, and notes."""
    known = [stack for stack in stacks if stack]
    if not known:
        return []
    first = _place_in(known[0])
    found = [(known[0][first], f"error: {message}")]
    found += [(s, f"note: in {s.function}") for s in known[0][first + 1 :]]
    found += [(s, "note: called here") for s in reversed(known[0][:first])]
    return found + [(s[_place_in(s)], "note: and here") for s in known[1:]]


def _place_in(stack: Stack) -> int:
    """The innermost site that is in no formula of the package; the innermost if all are."""
    own = [n for n, s in enumerate(stack) if not s.source.name.startswith(_FORMULAS)]
    return own[-1] if own else len(stack) - 1


def _shown(site: Site, message: str) -> str:
    lines = site.source.lines[site.line - 1 : site.end_line] if site.line else ()
    if not lines:
        return f"{site.source.name}:{site.line}: {message}"
    text = lines[0].rstrip()
    start = _letters(text, site.column)
    end = _letters(text, site.end_column) if len(lines) == 1 else len(text)
    if not site.end_column:  # Python was told to keep no columns
        start, end = len(text) - len(text.lstrip()), len(text)
    under = re.sub(r"[^\t]", " ", text[:start]) + "^" * max(1, end - start)
    return f"{site.source.name}:{site.line}:{start + 1}: {message}\n  {text}\n  {under}"


def _letters(line: str, column: int) -> int:
    """Return the number of letters before a column, which counts bytes."""
    return len(line.encode()[:column].decode(errors="replace"))
