"""The text that a library's line tables point into: its programs' graphs, `lamb.sf`.

    ; sf_lamb_0
    optimizer @lamb {
      ...
        %213 = div %111, %212 : f32[tensor,row,col]  ; lamb.py:27  debias(m, beta1, t) / (...)

Every level's code of a program points to the same lines: a role's to where it is declared.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...ir.graph import Graph, Spec
from ...ir.loops.loop_program import LoopProgram
from ...ir.text.printer import spec_lines, value_names
from ..llvm.line_table import DebugFile, LineTable


def debug_text(programs: Mapping[str, LoopProgram], name: str) -> tuple[str, dict[str, LineTable]]:
    """The text of a file of this name, and the tables of programs by their symbols' prefix."""
    file, tables, lines = DebugFile(name), dict[str, LineTable](), list[str]()
    for prefix, loops in programs.items():
        graph = loops.program.graph
        lines.append(f"; {prefix}")
        start = len(lines) + 1
        tables[prefix] = LineTable(file, _add(graph, lines), start)
        lines.append("")
    return "\n".join(lines), tables


def _add(graph: Graph, lines: list[str]) -> dict[str, int]:
    """Adds a graph's lines; where each value is, by its name, from 1."""
    names = [name.removeprefix("%") for name in value_names(graph)]
    found: dict[str, int] = {}
    for text, key in spec_lines(Spec(graph.name, (graph,))):
        match key:
            case ("node", _, int(number)):
                found[names[number]] = len(lines) + 1
                lines.append(f"{text}{_comment(graph, number)}")
            case ("role", str(role)):
                found[role] = len(lines) + 1
                lines.append(text)
            case _:
                lines.append(text)
    return found


def _comment(graph: Graph, number: int) -> str:
    sites = graph.nodes[number].origin.sites
    return f"  ; {sites[0].place}  {sites[0].text}" if sites else ""
