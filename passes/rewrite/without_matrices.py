"""A graph without its products, for the backend that interprets the graph before this pass.

The reference backend runs a program's meaning, and asks of its
loops only which roles there are and which reductions the variants share. This graph has those:

1. A value that is made of a Gram value, and is none, is zero.
2. A role that is a Gram value keeps its own.
3. All roles of the graph are read, used or not: the interpreter is to be given them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from ...ir.builder import Builder, renumber_update
from ...ir.errors import LowerError, called
from ...ir.graph import Graph, Node, Operand, Update
from ...ir.ops import OPS, ROLE
from ...ir.origin import Origin
from ...ir.types import BOOL, ELEM, F32, Const
from .dce import keep_live
from .split_reductions import split_reductions


def has_matrices(graph: Graph) -> bool:
    """True if a graph has ops of matrices, or reads or stores Gram values."""
    return bool(_of_matrices(graph))


def _of_matrices(graph: Graph) -> list[tuple[str, Origin]]:
    """All that is of matrices: ops, then reads and stores, each with its place."""
    nodes = [n for n in graph.nodes if OPS[n.op].is_of_matrices or n.type.domain.has_own_space]
    stores = [u for u in graph.updates if graph.role(u.role).type.domain.has_own_space]
    found = [(n.op, n.origin) for n in nodes if OPS[n.op].is_of_matrices]
    found += [(f"%{u.role}, a Gram value", u.origin) for u in stores]
    return found or [(f"{n.op} of a Gram value", n.origin) for n in nodes]


def refuse_matrices(graph: Graph, target: str) -> None:
    """Raises LowerError for a graph with products, which `target` cannot have."""
    what, origin = _of_matrices(graph)[0]
    raise LowerError(
        f"{called(graph.name, origin)}: products of matrices ({what}) run on every backend and in "
        f"artifacts; got {target}",
        origin,
    )


def without_matrices(graph: Graph) -> Graph:
    """The graph of cases 1 to 3."""
    builder = Builder(graph.roles, typed=True, by="without-matrices")
    mapped: list[Operand | None] = []  # None: a Gram value
    for node in graph.nodes:
        builder.at(node.origin)
        args = [a if isinstance(a, Const) else mapped[a] for a in node.args]
        mapped.append(_made(builder, node, args))

    def stored(change: Update) -> Operand:
        if builder.roles[change.role].type.domain.has_own_space:
            return builder.read(change.role)
        found = change.value if isinstance(change.value, Const) else mapped[change.value]
        assert found is not None, "a Gram value is of no other role's domain"
        return found

    updates = tuple(
        replace(u, value=stored(u), guard=None if u.guard is None else mapped[u.guard])
        for u in graph.updates
    )
    guard = None if graph.guard is None else mapped[graph.guard]
    shared = [found for v in graph.shared if (found := mapped[v]) is not None]
    made = builder.finish(graph, updates, guard, shared)  # type: ignore[arg-type]
    return _reading(split_reductions(keep_live(made)), graph.reads)


def _made(builder: Builder, node: Node, args: list[Operand | None]) -> Operand | None:
    """Case 1."""
    if node.op == "read":
        number = builder.read(node[ROLE])
        return None if node.type.domain.has_own_space else number
    if node.type.domain.has_own_space:
        return None
    row, known = OPS[node.op], [a for a in args if a is not None]
    if len(known) == len(args) and not row.is_of_matrices:
        return builder.append(replace(node, args=tuple(known)))
    if row.is_reduction:  # which other variants may take as well
        is_bool = node.type.dtype is BOOL
        zero = Const(False) if is_bool else Const(0.0)
        cells = builder.emit("broadcast", zero, dtype=BOOL if is_bool else F32, domain=ELEM)
        return builder.emit(node.op, *[cells] * len(args), domain=node.type.domain)
    zero = Const(False) if node.type.dtype is BOOL else Const(0.0)
    return builder.emit("broadcast", zero, dtype=node.type.dtype, domain=node.type.domain)


def _reading(graph: Graph, names: Iterable[str]) -> Graph:
    """Case 3: the graph, with a read of each of these roles."""
    builder = Builder(graph.roles, typed=True)
    wanted = {*names, *graph.reads}
    number: dict[int, int] = {}
    for role in graph.roles:
        if role.name in wanted:
            read = builder.read(role.name)
            number |= {graph.reads[role.name]: read} if role.name in graph.reads else {}
    for index, node in enumerate(graph.nodes):
        if node.op != "read":
            args = tuple(a if isinstance(a, Const) else number[a] for a in node.args)
            number[index] = builder.append(replace(node, args=args))
    return graph.replace(
        nodes=tuple(builder.nodes),
        updates=tuple(renumber_update(u, number) for u in graph.updates),
        guard=None if graph.guard is None else number[graph.guard],
        shared=tuple(number[v] for v in graph.shared),
    )
