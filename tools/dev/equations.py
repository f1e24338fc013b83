"""The text of docs/equations.md: what each optimizer and stage computes, and its trips."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...ir.graph import Spec
from ...optim_defs import get, names, stage_names
from .optimizer_table import programs_of
from .trips import sentences, trips


def optimizer_equations() -> str:
    """A section for every registered optimizer: its docstring, and the trips of each variant."""
    return "\n\n".join(_section(get(name), moved=True) for name in names())


def stage_equations() -> str:
    """A section for every stage: its docstring. Its trips are those of the chain it stands in."""
    return "\n\n".join(_section(get(name), moved=False) for name in stage_names())


def _section(spec: Spec, moved: bool) -> str:
    parts = [f"### {spec.name}", *map(_paragraph, re.split(r"\n\s*\n", spec.doc.strip("\n")))]
    if spec.paper:
        parts.append(f"[The paper]({spec.paper}).")
    if moved:
        parts += _variants(spec)
    return "\n\n".join(parts)


def _paragraph(lines: str) -> str:
    """Indented equations as a block of text, words as Markdown that is nothing but words."""
    rows = lines.splitlines()
    if all(row.startswith("    ") for row in rows):
        return "\n".join(["```text", *(row[4:] for row in rows), "```"])
    plain = re.sub(r"([*_|<\[])", r"\\\1", lines)
    return re.sub(r"^(?=(?:State|Deviations|Source|Code):)", "- ", plain, flags=re.MULTILINE)


def _variants(spec: Spec) -> Iterator[str]:
    """For each body of a spec the trips it takes, under the place of their picture on the site."""
    programs = programs_of(spec)
    for number, program in enumerate(programs):
        when = f" where {program.graph.when}" if len(programs) > 1 else ""
        yield f"Its trips over memory{when}, in f32:"
        yield f"<!-- trips: {spec.name} {number} -->"
        yield sentences(trips(program))
