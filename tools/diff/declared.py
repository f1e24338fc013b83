"""The declared graph of a record, which is compared, in the names of the definition."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ...ir.ops import OPS
from ..report.graphs import RecordedGraph, RecordedNode, RecordedUpdate
from ..report.record import RecordedVariant

Operand = int | str  # the place of a value, or a literal's text
Label = tuple[Any, ...]
_SHORT = 60  # characters of a call that led to an expression


@dataclass(frozen=True, slots=True)
class Expression:
    """A value in the words of the definition: its text, the call that led to it, its line."""

    text: str
    call: str
    place: str

    def __str__(self) -> str:
        return f"{self.text} in {self.call}" if self.call else self.text


@dataclass(frozen=True, slots=True)
class DeclaredGraph:
    """The live values of a graph: labels, operands, and the values that updates need."""

    labels: tuple[Label, ...]
    args: tuple[tuple[Operand, ...], ...]
    live: tuple[int, ...]
    roots: Mapping[tuple[str, int, str], Operand]  # (role, which of its updates, part) to value
    words: tuple[Expression, ...]

    def values(self, index: int) -> tuple[int, ...]:
        """The operands that are values."""
        return tuple(a for a in self.args[index] if isinstance(a, int))

    def computes(self, index: int) -> bool:
        """True for a computed value, False for a role."""
        return self.labels[index][0] != "read"


def declared_graph(variant: RecordedVariant) -> DeclaredGraph:
    """The graph of a variant before all passes."""
    graph = variant.graphs[variant.passes[0].graph]
    return DeclaredGraph(
        tuple(_label(node, variant.types[node.type].domain) for node in graph.nodes),
        tuple(node.args for node in graph.nodes),
        tuple(i for i, node in enumerate(graph.nodes) if not node.dead),
        _roots(graph.updates),
        tuple(expression(variant, graph, i) for i in range(len(graph.nodes))),
    )


def _label(node: RecordedNode, domain: str) -> Label:
    """Return the label that equal operations share in any storage."""
    if node.op == "read":
        return ("read", node.role)
    return (node.op, domain, *sorted((node.attrs or {}).items()), len(node.args))


def _roots(updates: Sequence[RecordedUpdate]) -> dict[tuple[str, int, str], Operand]:
    found: dict[tuple[str, int, str], Operand] = {}
    counts: dict[str, int] = {}
    for update in updates:
        role = update.role
        count = counts[role] = counts.get(role, -1) + 1
        literal = update.text.partition(" = ")[2]
        found[role, count, "value"] = literal if update.value is None else update.value
        if update.guard is not None:
            found[role, count, "guard"] = update.guard
    return found


def expression(variant: RecordedVariant, graph: RecordedGraph, index: int) -> Expression:
    """The words for a value of one of a variant's graphs: the ops where no source is known."""
    node = graph.nodes[index]
    stacks = variant.origins[node.origin].stacks
    stack = [variant.sites[number] for number in stacks[0]] if stacks else []
    text = stack[-1].text if stack else ""
    if not text or node.op == "read":
        return Expression(_spelled(graph, index, 3), "", "")
    call = stack[-2].text if len(stack) > 1 else ""
    short = call if len(call) <= _SHORT else f"{call[: _SHORT - 1]}…"
    first = stack[0]
    return Expression(text, short, f"{variant.files[first.file].name}:{first.line}")


def _spelled(graph: RecordedGraph, index: int, depth: int) -> str:
    """A value as calls of ops, to a depth."""
    node = graph.nodes[index]
    if node.op == "read":
        return node.role
    if not depth:
        return "..."
    said = [a if isinstance(a, str) else _spelled(graph, a, depth - 1) for a in node.args]
    said += [f"{name}={value}" for name, value in (node.attrs or {}).items()]
    return f"{node.op}({', '.join(said)})"


def is_commutative(label: Label) -> bool:
    """True for an operation whose two operands may change places."""
    return label[0] in OPS and OPS[label[0]].commutative
