"""Texts and tables as HTML, for notebooks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def escaped(text: str) -> str:
    """A text whose letters all mean themselves, in an attribute too."""
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return text.replace('"', "&quot;").replace("'", "&#x27;")


def preformatted(text: str) -> str:
    """A text that is shown line by line."""
    return f"<pre>{escaped(text)}</pre>"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table of texts."""
    lines = [_row("th", head), *(_row("td", row) for row in rows)]
    return f"<table>{''.join(lines)}</table>"


def _row(tag: str, cells: Sequence[str]) -> str:
    return f"<tr>{''.join(f'<{tag}>{escaped(cell)}</{tag}>' for cell in cells)}</tr>"
