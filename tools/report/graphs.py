"""The graph after each pass that changed it, with the values added and removed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from ...ir.graph import Graph, Node, Update
from ...ir.ops import OPS, ROLE
from ...ir.origin import Stack
from ...ir.signatures.attributes import attr_text
from ...ir.text.printer import literal_text, node_text, update_text, value_names
from ...ir.types import ELEM, Const, Type
from ..inspect.history import History, Row, table
from ..records.record import Record
from .sources import SourceTable

Look = tuple[object, ...]  # what a node is but for the numbers of its operands


class RecordedType(Record):
    """A type of values."""

    text: str
    domain: str
    elements: bool


class RecordedNode(Record):
    """A value: its operands are values or the text of literals; type and origin are numbers."""

    op: str
    args: tuple[int | str, ...]
    type: int
    origin: int
    role: str = ""
    text: str = ""
    attrs: Mapping[str, str] | None = None
    reduces: bool = False
    dead: bool = False


class RecordedUpdate(Record):
    """A store to a role of a value or a literal (no value), under a guard or always."""

    role: str
    text: str
    value: int | None = None
    guard: int | None = None


class RecordedGraph(Record):
    """A graph as a pass left it."""

    nodes: tuple[RecordedNode, ...]
    updates: tuple[RecordedUpdate, ...]


class GoneLine(Record):
    """A line that went, and the rules that took it."""

    text: str
    by: str


class RecordedPass(Row):
    """A pass with the graph that it left; where it changed it, new values and gone lines."""

    graph: int
    lanes: bool  # it is drawn as the passes of sweeps
    ms: float
    new: tuple[int, ...] | None = None
    gone: tuple[GoneLine, ...] | None = None


class Graphs:
    """The graphs of a history, each once, with numbers for their types and origins."""

    def __init__(self, history: History, sources: SourceTable) -> None:
        self.types: list[RecordedType] = []
        self.found: list[RecordedGraph] = []
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

    def passes(self) -> tuple[RecordedPass, ...]:
        """A row for each pass: its cost, its graph, values added and removed, and the rules."""
        rows, history = table(self._history), self._history
        last = self.number_of(history.graph)
        found: list[RecordedPass] = []
        steps = [None, *history.steps, *(None for _ in rows[1 + len(history.steps) :])]
        for row, step in zip(rows, steps, strict=True):
            number = 0 if not found else last if step is None else self.number_of(step.after)
            changed = step is not None and step.after != step.before
            new, gone = _changes(step.before, step.after) if step and changed else (None, None)
            lanes = step is None and bool(found) and history.program is not None
            ms = round(step.seconds * 1e3, 2) if step else 0.0
            cost = row.name, row.nodes, row.bytes, row.flops, row.note
            found.append(RecordedPass(*cost, number, lanes, ms, new, gone))
        return tuple(found)

    def _graph(self, graph: Graph) -> RecordedGraph:
        names, live = value_names(graph), graph.live()
        nodes = (self._node(graph, i, names, i in live) for i in range(len(graph.nodes)))
        return RecordedGraph(tuple(nodes), tuple(_update(u, names) for u in graph.updates))

    def _node(self, graph: Graph, index: int, names: list[str], live: bool) -> RecordedNode:
        node = graph.nodes[index]
        is_read = node.op == "read"
        shows = bool(node.attrs) and not is_read
        return RecordedNode(
            node.op,
            tuple(literal_text(a.value) if isinstance(a, Const) else a for a in node.args),
            self._type(node.type),
            self._sources.origin(node.origin),
            role=node[ROLE] if is_read else "",
            text=node_text(node, index, names) if shows else "",
            attrs={k: attr_text(v) for k, v in node.attrs.items()} if shows else None,
            reduces=OPS[node.op].is_reduction,
            dead=not live,
        )

    def _type(self, type: Type) -> int:
        if type not in self._numbers:
            self._numbers[type] = len(self.types)
            self.types.append(RecordedType(str(type), str(type.domain), type.domain == ELEM))
        return self._numbers[type]


def _update(update: Update, names: list[str]) -> RecordedUpdate:
    value = update.value if isinstance(update.value, int) else None
    return RecordedUpdate(update.role, update_text(update, names), value, update.guard)


def _changes(before: Graph, after: Graph) -> tuple[tuple[int, ...], tuple[GoneLine, ...]]:
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
    gone: list[GoneLine] = []
    for index in range(len(old) - 1, -1, -1):  # of equal ones, the last went
        if kept[old[index]]:
            kept[old[index]] -= 1
            node = before.nodes[index]
            by = ", ".join(rules.get(node.origin.stacks, ()))
            gone.append(GoneLine(node_text(node, index, names), by))
    return tuple(made), tuple(gone[::-1])


def _rules(after: Graph, made: list[int]) -> dict[tuple[Stack, ...], tuple[str, ...]]:
    """The rules that made the new values, by places in the source."""
    found: dict[tuple[Stack, ...], dict[str, None]] = {}
    for index in made:
        origin = after.nodes[index].origin
        if origin.made:
            found.setdefault(origin.stacks, {})[origin.made[-1]] = None
    return {stacks: tuple(rules) for stacks, rules in found.items()}


def _look(node: Node) -> Look:
    literals = tuple(a for a in node.args if isinstance(a, Const))
    return node.op, literals, node.type.domain, node.attrs, node.origin.stacks, node.origin.made
