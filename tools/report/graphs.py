"""The graph after each pass that changed it, and what is new in it and gone from it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ...ir.graph import Graph, Node
from ...ir.ops import OPS, ROLE
from ...ir.signatures.attributes import attr_text
from ...ir.text.printer import literal_text, node_text, update_text, value_names
from ...ir.types import ELEM, Const, Type
from ..inspect.history import History, table
from .sources import SourceTable

Look = tuple[Any, ...]  # what a node is but for the numbers of its operands


class Graphs:
    """The graphs of a history, each once, with numbers for their types and origins."""

    def __init__(self, history: History, sources: SourceTable) -> None:
        self.types: list[dict[str, Any]] = []
        self.found: list[dict[str, Any]] = []
        self._history, self._sources = history, sources
        self._numbers: dict[Type, int] = {}
        self._graphs: list[Graph] = []
        for graph in (history.declared, *(step.after for step in history.steps)):
            if graph not in self._graphs:
                self._graphs.append(graph)
                self.found.append(self._graph(graph))

    def number_of(self, graph: Graph) -> int:
        """Return the number of a graph. Raises ValueError."""
        return self._graphs.index(graph)

    def passes(self) -> list[dict[str, Any]]:
        """A row for each pass: its cost, its graph, what is new and what is gone, by which rule."""
        rows, history = table(self._history), self._history
        last = self.number_of(history.graph)
        found: list[dict[str, Any]] = []
        steps = [None, *history.steps, *(None for _ in rows[1 + len(history.steps) :])]
        for row, step in zip(rows, steps, strict=True):
            number = 0 if not found else last if step is None else self.number_of(step.after)
            changed = step is not None and step.after != step.before
            changes = _changes(step.before, step.after) if step and changed else {}
            found.append(
                {
                    "name": row.name,
                    "nodes": row.nodes,
                    "bytes": row.bytes,
                    "flops": row.flops,
                    "note": row.note,
                    "graph": number,
                    "lanes": step is None and bool(found) and self._history.program is not None,
                    "ms": round(step.seconds * 1e3, 2) if step else 0.0,
                    **changes,
                }
            )
        return found

    def _graph(self, graph: Graph) -> dict[str, Any]:
        names, live = value_names(graph), graph.live()
        updates = [
            {
                "role": u.role,
                "value": u.value if isinstance(u.value, int) else None,
                "text": update_text(u, names),
                **({} if u.guard is None else {"guard": u.guard}),
            }
            for u in graph.updates
        ]
        nodes = [self._node(node, i in live) for i, node in enumerate(graph.nodes)]
        for index, node in enumerate(graph.nodes):
            if node.op == "read":
                nodes[index]["role"] = node[ROLE]
            elif node.attrs:
                nodes[index]["attrs"] = {k: attr_text(v) for k, v in node.attrs.items()}
                nodes[index]["text"] = node_text(node, index, names)
        return {"nodes": nodes, "updates": updates}

    def _node(self, node: Node, live: bool) -> dict[str, Any]:
        args = [literal_text(a.value) if isinstance(a, Const) else a for a in node.args]
        found: dict[str, Any] = {
            "op": node.op,
            "args": args,
            "type": self._type(node.type),
            "origin": self._sources.origin(node.origin),
        }
        if OPS[node.op].is_reduction:
            found["reduces"] = True
        if not live:
            found["dead"] = True
        return found

    def _type(self, type: Type) -> int:
        if type not in self._numbers:
            self._numbers[type] = len(self.types)
            self.types.append(
                {"text": str(type), "domain": str(type.domain), "elements": type.domain == ELEM}
            )
        return self._numbers[type]


def _changes(before: Graph, after: Graph) -> dict[str, Any]:
    """The values that the pass made, and the lines that went, with the rules that took them."""
    old, new = ([_look(n) for n in g.nodes] for g in (before, after))
    kept = Counter(old)
    made: list[int] = []
    for index, look in enumerate(new):
        if kept[look]:
            kept[look] -= 1
        else:
            made.append(index)
    rules = _rules(after, made)
    names = value_names(before)
    gone: list[dict[str, str]] = []
    for index in range(len(old) - 1, -1, -1):  # of equal ones, the last went
        if kept[old[index]]:
            kept[old[index]] -= 1
            node = before.nodes[index]
            by = ", ".join(rules.get(node.origin.stacks, ()))
            gone.append({"text": node_text(node, index, names), "by": by})
    return {"new": made, "gone": gone[::-1]}


def _rules(after: Graph, made: list[int]) -> dict[Any, tuple[str, ...]]:
    """By the places in the source, the rules that made what is new there."""
    found: dict[Any, dict[str, None]] = {}
    for index in made:
        origin = after.nodes[index].origin
        if origin.made:
            found.setdefault(origin.stacks, {})[origin.made[-1]] = None
    return {stacks: tuple(rules) for stacks, rules in found.items()}


def _look(node: Node) -> Look:
    literals = tuple(a for a in node.args if isinstance(a, Const))
    return node.op, literals, node.type.domain, node.attrs, node.origin.stacks, node.origin.made
