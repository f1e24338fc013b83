"""Generated code, each line with the value that it computes."""

from __future__ import annotations

import re
from typing import Any

from ...backends.numba.text import variable
from ...ir.graph import Graph
from ...ir.ops import ROLE

_LINE = re.compile(r"\s+(?P<target>\w+)(?P<stores>\[.*\])? = (?P<made>.*)")
_NAME = re.compile(r"[A-Za-z_]\w*")
_PART = re.compile(r"(?P<value>v\d+)_\w+")  # a term of a value, a sum of a leaf


def pane(name: str, text: str, graph: Graph) -> dict[str, Any]:
    """A pane of the page: lines of code, with the number of a value or null."""
    values = _variables(graph)
    lines = text.rstrip("\n").split("\n")
    return {"name": name, "lines": [{"text": t, "value": _value(t, values)} for t in lines]}


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
