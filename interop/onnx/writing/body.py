"""A typed graph over one parameter as ONNX nodes, value by value.

Each value is written when it is first asked for, with what it depends on, in the order of the
graph. Reductions down to group and step are taken over this one parameter, unless their totals are
given: then `part` is what the parameter leaves to them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from ....ir.builder import Builder
from ....ir.errors import LowerError, called
from ....ir.graph import Graph, Node, Operand, Update
from ....ir.ops import OF, OPS, ROLE, algebra_of
from ....ir.roles import Role, RoleKind
from ....ir.types import ELEM, F32, F64, GROUP, I32, TENSOR, Const, Domain, DType, Type, join
from ....passes.rewrite.dce import dce
from ....passes.rewrite.expand import expand
from ..names import reduction_name
from .nodes import Nodes
from .ops import F32_ALONE, FORMULAS, NATIVE, Term
from .reductions import reduced
from .spread import Cells, Layout

# Writes an op of several nodes, by its name, its operands and its formula.
Composer = Callable[[str, Sequence[Term], Callable[..., Term]], str]


def inlined(name: str, args: Sequence[Term], formula: Callable[..., Term]) -> str:
    """An op of several nodes, in place."""
    return formula(*args).name


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

    def value(self, number: int) -> Term:
        """A value, and the nodes that it still needs."""
        if number not in self.values:
            given = set(self.values)
            for index in sorted(_missing(self.graph, number, given)):
                self.values[index] = self._node(index)
        return Term(self.nodes, self.values[number], self.graph.nodes[number].type.dtype)

    def stored(self, change: Update) -> str:
        """Return a role's new value, in its stored shape: under a guard, or as it was."""
        role = self.graph.role(change.role)
        new = self.operand(change.value, role.type.dtype).name
        found = self.graph.domain_of(change.value)
        new = self.cells.as_stored(new, found, role.type.domain)
        if change.guard is None:
            return new
        guard = self.value(change.guard)
        return self.nodes.emit("Where", guard.name, new, self.reads[change.role])

    def operand(self, operand: Operand, dtype: DType, domain: Domain | None = None) -> Term:
        """A value or literal; values of blocks at all their elements where `domain` has those."""
        if isinstance(operand, Const):
            return Term(self.nodes, self.nodes.number(operand.value, dtype), dtype)
        known, value = self.graph.nodes[operand].type.domain, self.value(operand)
        if domain is None or known == domain:
            return value
        return replace(value, name=self.cells.at_elements(value.name, known))

    def part(self, number: int) -> str:
        """Return this parameter's part of a reduction over all."""
        return self._reduction(self.graph.nodes[number], TENSOR)

    # -- one node

    def _node(self, index: int) -> str:
        node = self.graph.nodes[index]
        row = OPS[node.op]
        if node.op == "read":
            return self.cells.as_seen(self.reads[node[ROLE]], node.type.domain)
        if node.op == "count":
            return self.cells.count(node[OF])
        if row.is_leaf:
            return self.cells.index() if node.op == "index" else self._ordinal()
        if row.is_reduction:
            return self._reduction(node, join(TENSOR, node.type.domain))
        if node.op == "uniform":
            return self._uniform(node)
        if node.op == "broadcast":
            value = self.operand(node.args[0], node.type.dtype, node.type.domain)
            return self.cells.expanded(value.name, node.type.domain)
        return self._cellwise(node)

    def _cellwise(self, node: Node) -> str:
        op, kind, domain = node.op, self._kind(node), node.type.domain
        if op in ("select", "table8"):
            kind = node.type.dtype
            op = "choose" if kind.kind == "bool" else op
            first, *rest = node.args
            chosen = (self.operand(a, kind, domain) for a in rest)
            args = (self.operand(first, I32, domain), *chosen)
        else:
            args = tuple(self.operand(a, kind, domain) for a in node.args)
        if op == "cast":
            return args[0].to(node.type.dtype).name
        if (op in F32_ALONE and kind == F64) or op not in (NATIVE | FORMULAS):
            raise LowerError(
                f"{called(self.graph.name, node.origin)}: {op} of {kind} has no ONNX nodes, "
                f"as opset 18 and its runtimes have nothing like it; write it by other ops",
                node.origin,
            )
        base = node.args[0]
        if op == "pow" and isinstance(base, Const) and base.value > 0:  # as ONNX's own
            return args[0].node("Pow", args[1]).name
        if op in NATIVE:
            return args[0].operate(op, *args).name
        return self.compose(f"{op}_{kind}", args, FORMULAS[op])

    def _kind(self, node: Node) -> DType:
        """The dtype that a node's operands are taken in."""
        found = (self.graph.type_of(a) for a in node.args)
        return next((t.dtype for t in found if t is not None), node.type.dtype)

    def _ordinal(self) -> str:
        return self.ordinal or self.nodes.number(0, I32)

    def _uniform(self, node: Node) -> str:
        """A random number of each element, from a seed, this parameter's number and its shape."""
        kind = self._kind(node)
        seed = self.operand(node.args[0], kind)
        others = (Term(self.nodes, name, I32) for name in (self._ordinal(), self.cells.anchor))

        def from_integers(seed: Term, ordinal: Term, anchor: Term) -> Term:
            graph = _expanded_uniform(kind)
            reads = {"seed": seed.name, "param": anchor.name}
            inner = StepBody(graph, self.layout, seed.nodes, reads, ordinal.name)
            return inner.operand(graph.updates[0].value, F32)

        return self.compose(f"uniform_{kind}", (seed, *others), from_integers)

    def _reduction(self, node: Node, target: Domain) -> str:
        kind = self._kind(node)
        source = join(*(self.graph.nodes[v].type.domain for v in node.values))
        args = tuple(self.operand(a, kind, source) for a in node.args)
        neutral = algebra_of(node.op).neutral
        names = tuple(a.name for a in args)
        names, axes = self.cells.before_reduction(names, source, target, neutral, kind)
        args = tuple(Term(self.nodes, name, kind) for name in names)
        name = reduction_name(node.op, axes, self.layout.declared_as(node.type.domain))
        found = self.compose(f"{name}_{kind}", args, lambda *given: reduced(node.op, given, axes))
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
    found, stack = set[int](), [number]
    while stack:
        value = stack.pop()
        if value not in found and value not in given:
            found.add(value)
            stack.extend(graph.nodes[value].values)
    return found
