"""The pages of docs/equations: for each optimizer and stage what it computes, and its sweeps."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from ...ir.graph import Spec
from ...optim_defs import get, learned_names, matrix_names, names, stage_names
from .optimizer_table import programs_of
from .sweeps import sentences, sweeps


def equation_pages() -> dict[str, str]:
    """A page for every registered optimizer and stage, by its name.

    An optimizer's page has its docstring and the sweeps of each variant, a stage's its docstring:
    its sweeps are those of the chain that it stands in. So has one that multiplies matrices,
    and one that is a network.
    """
    pages = {name: _page(get(name), moved=True) for name in names()}
    others = (*matrix_names(), *learned_names(), *stage_names())
    return pages | {name: _page(get(name), moved=False) for name in others}


def optimizer_list() -> str:
    """A line for every optimizer, which leads to its page."""
    return _list(sorted((*names(), *matrix_names(), *learned_names())))


def stage_list() -> str:
    """A line for every stage, which leads to its page."""
    return _list(stage_names())


def _list(found: Sequence[str]) -> str:
    lines = (
        f"- [{n}](equations/{n}.md): {_words(get(n).doc.partition(chr(10))[0])}" for n in found
    )
    return "\n".join(lines)


def _page(spec: Spec, moved: bool) -> str:
    parts = [f"# {spec.name}", *map(_paragraph, re.split(r"\n\s*\n", spec.doc.strip("\n")))]
    if spec.paper:
        parts.append(f"[The paper]({spec.paper}).")
    if moved:
        parts += _variants(spec)
    return "\n\n".join(parts) + "\n"


def _paragraph(lines: str) -> str:
    """Indented equations as a block of text, words as Markdown that is nothing but words."""
    rows = lines.splitlines()
    if all(row.startswith("    ") for row in rows):
        return "\n".join(["```text", *(row[4:] for row in rows), "```"])
    return re.sub(
        r"^(?=(?:State|Deviations|Source|Code):)", "- ", _words(lines), flags=re.MULTILINE
    )


def _words(text: str) -> str:
    """Text as Markdown that is nothing but words."""
    return re.sub(r"([*_|<\[])", r"\\\1", text)


def _variants(spec: Spec) -> Iterator[str]:
    """For each body of a spec the sweeps it takes, under the place of their picture on the site."""
    programs = programs_of(spec)
    for number, program in enumerate(programs):
        when = f" where {program.graph.when}" if len(programs) > 1 else ""
        yield f"Its sweeps over memory{when}, in f32:"
        yield f"<!-- sweeps: {spec.name} {number} -->"
        yield sentences(sweeps(program))
