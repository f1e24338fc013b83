"""Docstrings as they are written: words, `names` in backticks, and indented equations."""

import re
from typing import Any

from sphinx.application import Sphinx


def _paragraph(lines: list[str]) -> list[str]:
    if all(line.startswith("    ") for line in lines):
        return ["::", "", *lines, ""]
    escaped = (re.sub(r"([|*\\])", r"\\\1", line) for line in lines)
    return [*(re.sub(r"`([^`]+)`", r"``\1``", line) for line in escaped), ""]


def as_restructured(
    app: Sphinx, kind: str, name: str, item: Any, options: Any, lines: list[str]
) -> None:
    """Rewrites the lines of a docstring in place, as Sphinx asks its listeners to."""
    paragraphs = re.split(r"\n\s*\n", "\n".join(lines).strip("\n"))
    lines[:] = [line for p in paragraphs for line in _paragraph(p.splitlines())]


def setup(app: Sphinx) -> dict[str, bool]:
    """Listens to docstrings as they are read."""
    app.connect("autodoc-process-docstring", as_restructured)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
