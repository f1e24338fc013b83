"""The pages of docs/equations: the equations and sweeps of each optimizer and stage."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from ...ir.graph import Graph, Spec
from ...ir.lowered.program import Program
from ...optim_defs import get, learned_names, matrix_names, names, stage_names
from ...passes.report.cost import LoadKind
from ..report.sweeps import RecordedSweep, recorded_sweeps
from .optimizer_table import programs_of

_LONG = 40  # characters: a call of a helper that takes many roles says less than what is inside


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
    """The sweeps of each body of a spec, under the place of their picture on the site."""
    programs = programs_of(spec)
    for number, program in enumerate(programs):
        when = f" where {program.graph.when}" if len(programs) > 1 else ""
        yield f"Its sweeps over memory{when}, in f32:"
        yield f"<!-- sweeps: {spec.name} {number} -->"
        yield sentences(program)


def sentences(program: Program) -> str:
    """The sweeps of a program as a Markdown list."""
    found = enumerate(recorded_sweeps(program), 1)
    return "\n".join(_sentence(program.graph, number, sweep) for number, sweep in found)


def _sentence(graph: Graph, number: int, sweep: RecordedSweep) -> str:
    reads = ", ".join(
        f"`{load.role or f'%{load.value}'}`{' again' * (load.kind == LoadKind.AGAIN)}"
        for load in sweep.loads
    )
    parts = [f"reads {reads}"] if reads else []
    if sweep.stores:
        parts.append("writes " + ", ".join(f"`{store.role}`" for store in sweep.stores))
    if reduced := reductions_of(graph, sweep):
        parts.append("reduces " + ", ".join(f"`{words}`" for words in reduced))
    return f"{number}. {'; '.join(parts)}: {sweep.bytes} bytes per parameter."


def reductions_of(graph: Graph, sweep: RecordedSweep) -> tuple[str, ...]:
    """The reductions of a sweep as they stand in the definition; else op and domain."""
    found = (_reduction(graph, value) for one in sweep.passes for value in one.reductions)
    return tuple(dict.fromkeys(found))


def _reduction(graph: Graph, value: int) -> str:
    node = graph.nodes[value]
    sites = node.origin.stacks[0] if node.origin.stacks else ()
    short = [site.text for site in sites if 0 < len(site.text) <= _LONG]  # else a helper's call
    return short[0] if short else f"{node.op} to {node.type.domain}"
