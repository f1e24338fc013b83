"""Values of a graph under the lines of source that they were written in.

adamw.py:29  m = ema(m, grad, beta1)
  %2, %5, %6
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator

from ...ir.graph import Graph, Node
from ...ir.origin import Site
from ...ir.text.printer import value_names
from .columns import WIDTH


def by_line(graph: Graph, values: Iterable[int]) -> Iterator[tuple[str, list[str]]]:
    """Lines of the definition with the names of the values, in the order of the first of each.

    A `.sf` text has a line a value, so that there is nothing to group: values without a line of
    a function come together, under "".
    """
    names, found = value_names(graph), dict[str, list[str]]()
    for value in values:
        site = _written(graph.nodes[value])
        found.setdefault(_line(site) if site else "", []).append(names[value])
    yield from found.items()


def wrapped(head: str, text: str) -> list[str]:
    """A list of names after a head, in lines that fit."""
    return textwrap.wrap(
        text, WIDTH, initial_indent=head, subsequent_indent=" " * len(head),
        break_long_words=False, break_on_hyphens=False,
    )  # fmt: skip


def grouped(graph: Graph, word: str, values: Iterable[int]) -> list[str]:
    """A sweep's values under their lines; those that have none stand behind the word itself."""
    lines: list[str] = []
    for line, names in by_line(graph, values):
        if not line:
            lines[:0] = wrapped(f"  {word:<8} ", ", ".join(names))
            continue
        head = f"    {line}"
        lines.append(head if len(head) <= WIDTH else f"{head[: WIDTH - 4]} ...")
        lines += wrapped("      ", ", ".join(names))
    if lines and not lines[0].startswith(f"  {word}"):
        lines.insert(0, f"  {word}")
    return lines


def _written(node: Node) -> Site | None:
    """Return the site in the definition itself of a value, which functions it calls may make."""
    site = next((stack[0] for stack in node.origin.stacks), None)
    return site if site and not site.is_text and site.text else None


def _line(site: Site) -> str:
    return f"{site.place}  {site.source.lines[site.line - 1].strip()}"
