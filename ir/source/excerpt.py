"""A message at the line it is about: the source below it, with carets under the expression.

mine.py:7:9: error: the message
    m = scaled(grad @ grad)
               ^^^^^^^^^^^
"""

from __future__ import annotations

import os
import re
from pathlib import Path

from ..origin import Site, Stack

# Formulas that come with the package: an error in one is first of all one of its caller.
_FORMULAS = str(Path(__file__).parents[2] / "optim_defs") + os.sep


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
