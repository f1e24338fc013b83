"""The pane of the source that backend numba runs."""

from __future__ import annotations

import re
from typing import Any

from ....backends.numba.source import program_source
from ....backends.numba.text import variable
from ....ir.graph import Graph
from ....ir.ops import ROLE
from ...code.code_loops import python_loops
from ...inspect.history import History
from .pane import loops_for, pane

_LINE = re.compile(r"\s+(?P<target>\w+)(?P<stores>\[.*\])? = (?P<made>.*)")
_NAME = re.compile(r"[A-Za-z_]\w*")
_PART = re.compile(r"(?P<value>v\d+)_\w+")  # a term of a value, a sum of a leaf


def python_pane(history: History) -> dict[str, Any]:
    """Lines with the value whose variable they assign. Raises LowerError."""
    loops = loops_for(history, "numba")
    text = program_source(loops)
    values = _variables(loops.program.graph)
    lines = text.rstrip("\n").split("\n")
    return pane([(line, _value(line, values)) for line in lines], python_loops(text))


def _variables(graph: Graph) -> dict[str, int]:
    """The values by the names of their Python variables."""
    reads = sum(node.op == "read" for node in graph.nodes)
    return {
        variable(node[ROLE] if node.op == "read" else str(index - reads)): index
        for index, node in enumerate(graph.nodes)
    }


def _value(line: str, values: dict[str, int]) -> int | None:
    found = _LINE.fullmatch(line)
    if found is None:
        return None
    names = _NAME.findall(found["made"])[::-1] if found["stores"] else [found["target"]]
    for name in names:  # of a store, the value that it ends with
        part = _PART.fullmatch(name)
        known = values.get(part["value"] if part else name)
        if known is not None:
            return known
    return None
