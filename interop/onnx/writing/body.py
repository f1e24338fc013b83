"""A typed graph over one parameter as ONNX nodes, value by value.

Each value is written when it is first asked for, with what it depends on, in the order of the
graph. Reductions down to group and step are taken over this one parameter, unless their totals are
given: then `part` is what the parameter leaves to them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from ....ir.builder import Builder
from ....ir.errors import LowerError, called
from ....ir.graph import Graph, Node, Operand, Update, reachable
from ....ir.ops import OF, OPS, ROLE, algebra_of
from ....ir.roles import Role, RoleKind
from ....ir.types import ELEM, F32, F64, GROUP, I32, TENSOR, Const, Domain, DType, Type, join
from ....passes.rewrite.dce import dce
from ....passes.rewrite.expand import expand
from ..names import reduction_name
from .nodes import Nodes
from .ops import COMPOSED, F32_ALONE, NATIVE
from .reductions import reduced
from .spread import Cells, Layout

# Writes an op of several nodes: its name, its operands, the dtype, the nodes of it.
Composer = Callable[[Nodes, str, tuple[str, ...], DType, Callable[..., str]], str]


def inlined(
    n: Nodes, name: str, args: tuple[str, ...], dtype: DType, row: Callable[..., str]
) -> str:
    """An op of several nodes, in place."""
    return row(n, args, dtype)


@dataclass
class StepBody:
    """The values of a graph over one parameter; `reads` are the roles by name."""

    graph: Graph
    layout: Layout
    nodes: Nodes
    reads: Mapping[str, str]
    ordinal: str = ""  # the value that says which parameter this is; the first, if empty
    compose: Composer = inlined
    values: dict[int, str] = field(default_factory=dict[int, str])  # totals that are given

    def __post_init__(self) -> None:
        anchor = next(self.reads[name] for name in ("param", "grad") if name in self.reads)
        self.cells = Cells(self.nodes, self.layout, anchor)

    def value(self, number: int) -> str:
        """The name of a value, and the nodes that it still needs."""
        if number not in self.values:
            given = set(self.values)
            for index in sorted(_missing(self.graph, number, given)):
                self.values[index] = self._node(index)
        return self.values[number]

    def stored(self, change: Update) -> str:
        """Return a role's new value, in its stored shape: under a guard, or as it was."""
        role = self.graph.role(change.role)
        new = self.operand(change.value, role.type.dtype)
        found = self.graph.domain_of(change.value)
        new = self.cells.as_stored(new, found, role.type.domain)
        if change.guard is None:
            return new
        return self.nodes.emit("Where", self.value(change.guard), new, self.reads[change.role])

    def operand(self, operand: Operand, dtype: DType, domain: Domain | None = None) -> str:
        """A value or literal; values of blocks at all their elements where `domain` has those."""
        if isinstance(operand, Const):
            return self.nodes.number(operand.value, dtype)
        known = self.graph.nodes[operand].type.domain
        name = self.value(operand)
        wanted = domain is not None and known != domain
        return self.cells.at_elements(name, known) if wanted else name

    def part(self, number: int) -> str:
        """Return this parameter's part of a reduction over all."""
        return self._reduction(self.graph.nodes[number], TENSOR)

    # -- one node

    def _node(self, index: int) -> str:
        node = self.graph.nodes[index]
        row = OPS[node.op]
        if node.op == "read":
            return self.cells.as_seen(self.reads[node[ROLE]], node.type.domain)
        if row.is_leaf:
            return self._count(node) if node.op == "count" else self._leaf(node.op)
        if row.is_reduction:
            return self._reduction(node, join(TENSOR, node.type.domain))
        if node.op == "uniform":
            return self._uniform(node)
        if node.op == "broadcast":
            value = self.operand(node.args[0], node.type.dtype, node.type.domain)
            return self.cells.expanded(value, node.type.domain)
        return self._cellwise(node)

    def _cellwise(self, node: Node) -> str:
        kind = self._kind(node)
        if node.op in ("select", "table8"):
            return self._select(node)
        args = tuple(self.operand(a, kind, node.type.domain) for a in node.args)
        if node.op == "cast":
            return self.nodes.cast(args[0], node.type.dtype)
        if (node.op in F32_ALONE and kind == F64) or node.op not in (NATIVE | COMPOSED):
            raise LowerError(
                f"{called(self.graph.name, node.origin)}: {node.op} of {kind} has no ONNX nodes, "
                f"as opset 18 and its runtimes have nothing like it; write it by other ops",
                node.origin,
            )
        if node.op in NATIVE:
            return self.nodes.emit(NATIVE[node.op], *args)
        return self.compose(self.nodes, node.op, args, kind, COMPOSED[node.op])

    def _select(self, node: Node) -> str:
        first, *rest = node.args
        domain, dtype = node.type.domain, node.type.dtype
        chosen = tuple(self.operand(a, dtype, domain) for a in rest)
        args = (self.operand(first, I32, domain), *chosen)
        if node.op == "table8":
            return self.compose(self.nodes, "table8", args, dtype, COMPOSED["table8"])
        if dtype.kind == "bool":
            return self.compose(self.nodes, "choose", args, dtype, COMPOSED["choose"])
        return self.nodes.emit("Where", *args)

    def _kind(self, node: Node) -> DType:
        """The dtype that a node's operands are taken in."""
        found = (self.graph.type_of(a) for a in node.args)
        return next((t.dtype for t in found if t is not None), node.type.dtype)

    def _leaf(self, op: str) -> str:
        if op == "index":
            return self.cells.index()
        return self.ordinal or self.nodes.number(0, I32)

    def _count(self, node: Node) -> str:
        return self.cells.count(node[OF])

    def _uniform(self, node: Node) -> str:
        """A random number of each element, from a seed, this parameter's number and its shape."""
        kind = self._kind(node)
        args = (self.operand(node.args[0], kind), self._leaf("ordinal"), self.cells.anchor)

        def from_integers(n: Nodes, given: tuple[str, ...], dtype: DType) -> str:
            graph = _expanded_uniform(dtype)
            reads = {"seed": given[0], "param": given[2]}
            inner = StepBody(graph, self.layout, n, reads, given[1])
            return inner.operand(graph.updates[0].value, F32)

        return self.compose(self.nodes, "uniform", args, kind, from_integers)

    def _reduction(self, node: Node, target: Domain) -> str:
        kind = self._kind(node)
        source = join(*(self.graph.nodes[v].type.domain for v in node.values))
        args = tuple(self.operand(a, kind, source) for a in node.args)
        neutral = algebra_of(node.op).neutral
        args, axes = self.cells.before_reduction(args, source, target, neutral, kind)
        name = reduction_name(node.op, axes, self.layout.declared_as(node.type.domain))

        def over_axes(n: Nodes, given: tuple[str, ...], dtype: DType) -> str:
            return reduced(n, node.op, given, axes)

        found = self.compose(self.nodes, name, args, kind, over_axes)
        return self.cells.after_reduction(found, target)


def _expanded_uniform(dtype: DType) -> Graph:
    """Random numbers of a seed of this dtype, as operations on integers."""
    seed = Role("seed", RoleKind.HYPER, Type(dtype, GROUP))
    drawn = Role("drawn", RoleKind.STATE, Type(F32, ELEM))
    builder = Builder((seed, drawn), typed=True)
    value = builder.emit("uniform", builder.read("seed"))
    graph = builder.finish(Graph("uniform", (), (), ()), (Update("drawn", value),), None)
    return dce(expand(graph, ("uniform",)))


def _missing(graph: Graph, number: int, given: set[int]) -> set[int]:
    """Return the values that a value depends on, up to the given ones."""
    if not given:
        return reachable(graph, [number])
    found, stack = set[int](), [number]
    while stack:
        value = stack.pop()
        if value not in found and value not in given:
            found.add(value)
            stack.extend(graph.nodes[value].values)
    return found
