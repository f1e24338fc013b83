"""The one mutable thing: a growing list of nodes, with inference, and graph rewriting."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from .errors import blame
from .graph import Graph, Node, Operand, Update
from .ops import OPS, ROLE
from .origin import NOWHERE, Origin
from .roles import Role
from .semantics import nearest
from .signatures.attributes import NO_ATTRS, Attrs, AttrValue
from .signatures.typing_rules import RuleError, infer, states_dtype
from .types import BOOL, STEP, Const, Domain, DType, Type, join


def types_of(nodes: Sequence[Node], operands: tuple[Operand, ...]) -> list[Type | None]:
    """The types of some operands among nodes; None for a literal."""
    return [None if isinstance(a, Const) else nodes[a].type for a in operands]


class Builder:
    """Appends nodes to a graph. Raises RuleError where a typing rule is broken.

    `by` is the pass that builds; `rule` the rule of it that is being applied.
    """

    def __init__(self, roles: tuple[Role, ...], typed: bool, by: str = "") -> None:
        self.roles = {role.name: role for role in roles}
        self.nodes: list[Node] = []
        self.typed = typed
        self.by, self.rule = by, ""
        self._origin = NOWHERE
        self._made: tuple[Origin | None, str, Origin] = (
            None,
            "",
            NOWHERE,
        )  # the origin that was asked for last
        self._reads: dict[str, int] = {}

    def at(self, origin: Origin, rule: str = "") -> None:
        """Set the origin, and the rule of the pass, of all nodes emitted from here on."""
        self._origin, self.rule = origin, rule

    @property
    def origin(self) -> Origin:
        """The origin of nodes that are emitted here."""
        if not self.by:
            return self._origin
        if self._made[0] is not self._origin or self._made[1] != self.rule:
            origin = self._origin.by(f"{self.by} {self.rule}".strip())
            self._made = self._origin, self.rule, origin
        return self._made[2]

    def emit(
        self,
        op: str,
        *args: Operand,
        dtype: DType | None = None,
        domain: Domain | None = None,
        typed: bool = False,
        origin: Origin | None = None,
        **attrs: AttrValue,
    ) -> int:
        """Appends `op`; `dtype` is a cast's result, `domain` a reduction's target, `attrs` its own.

        In a graph that is not typed, a `typed` node has the dtype of its operands all the same.
        `origin` is that of a node which is no new one, in other types.
        """
        types = types_of(self.nodes, args)
        wanted = None
        if dtype is not None or domain is not None:
            fallback = next((t for t in types if t is not None), None)
            wanted = Type(
                dtype or (fallback.dtype if fallback else BOOL),
                domain or (fallback.domain if fallback else Domain(0)),
            )
        try:
            result = infer(op, types, wanted, self.typed or typed)
        except RuleError as error:
            blame(error, origin or self.origin)
            raise
        own = Attrs(**attrs) if attrs else NO_ATTRS
        return self.append(Node(op, args, result, own, origin or self.origin))

    def append(self, node: Node) -> int:
        """Appends a finished node."""
        self.nodes.append(node)
        return len(self.nodes) - 1

    def set_origin(self, number: int, origin: Origin) -> int:
        """Says where an appended node comes from; the number."""
        self.nodes[number] = replace(self.nodes[number], origin=origin)
        return number

    def read(self, name: str) -> int:
        """The value of a role at the start of the step; one read a role."""
        if name not in self._reads:
            read = Node("read", (), self.roles[name].type, Attrs(role=name), self._origin)
            self._reads[name] = self.append(read)
        return self._reads[name]

    def type_of(self, operand: Operand) -> Type | None:
        """The type of an operand, None for a literal."""
        return None if isinstance(operand, Const) else self.nodes[operand].type

    def fit(self, new: Operand, old: Type) -> Operand:
        """A value in the place of one of a type: of its dtype, along no more axes (RuleError).

        A literal is rounded to the dtype. In a graph that is not typed, the value of a role stands
        for a `real`, and back.
        """
        found = self.type_of(new)
        if found is None:
            return _rounded(new, old.dtype)
        loose = not self.typed and found.dtype.is_float and old.dtype.is_float
        if not found.domain <= old.domain or not (loose or found.dtype == old.dtype):
            raise RuleError(f"a rewrite puts a value of {found} in the place of one of {old}")
        return new

    def spread(self, operand: Operand, type_: Type | None) -> Operand:
        """The operand along all axes of a type; a literal of the graph itself has none."""
        if type_ is None or self.type_of(self.fit(operand, type_)) == type_:
            return operand
        found = self.type_of(operand)
        if found is not None and found.domain == type_.domain:
            return operand
        typed = states_dtype("broadcast", [found], type_.dtype)
        dtype, domain = type_.dtype, type_.domain
        return self.emit("broadcast", operand, dtype=dtype, domain=domain, typed=typed)

    def as_value(self, operand: Operand, type_: Type | None) -> Operand:
        """A literal in the place of a value, as a value of the step."""
        if not isinstance(operand, Const) or type_ is None:
            return operand
        return self.emit("broadcast", operand, dtype=type_.dtype, domain=STEP)

    def finish(
        self,
        template: Graph,
        updates: tuple[Update, ...],
        guard: int | None,
        shared: Sequence[Operand] = (),
    ) -> Graph:
        """A graph like `template` with the built nodes, in canonical order.

        Used reads first; an update that copies a role before the one that stores to the role.
        """
        roles = tuple(self.roles.values())
        rank = {role.name: i for i, role in enumerate(roles)}
        used = {v for n in self.nodes for v in n.values}
        used |= {u.value for u in updates if not isinstance(u.value, Const)}
        used |= {g for g in (guard, *(u.guard for u in updates)) if g is not None}
        values = tuple(v for v in shared if not isinstance(v, Const))
        used |= set(values)
        reads = sorted(used & set(self._reads.values()), key=lambda i: rank[self.nodes[i][ROLE]])
        rest = [i for i, n in enumerate(self.nodes) if n.op != "read"]
        number = {old: new for new, old in enumerate(reads + rest)}
        nodes = tuple(_renumber(self.nodes[old], number) for old in reads + rest)
        ordered = _copies_first(updates, {i: self.nodes[i][ROLE] for i in reads})
        moved = tuple(renumber_update(u, number) for u in ordered)
        place = None if guard is None else number[guard]
        return template.replace(
            roles=roles, nodes=nodes, updates=moved, guard=place,
            shared=tuple(number[v] for v in values),
        )  # fmt: skip


def _copies_first(updates: tuple[Update, ...], roles: dict[int, str]) -> list[Update]:
    """The updates, so that one that copies role A precedes the one that stores A.

    Roles that are copied in a circle have no such order; they stay as they are.
    """
    rest, found = list(updates), list[Update]()
    while rest:
        taken = [(u, roles.get(v)) for u in rest for v in (u.value, u.guard) if isinstance(v, int)]
        free = (u for u in rest if u.forward or all(u.role != t for o, t in taken if o is not u))
        found.append(next(free, rest[0]))
        rest.remove(found[-1])
    return found


Visit = Callable[[Builder, Node, tuple[Operand, ...]], Operand | None]


def rewrite(
    graph: Graph, visit: Visit, roles: tuple[Role, ...] | None = None, by: str = ""
) -> Graph:
    """Rebuilds a graph node by node; `visit` returns a replacement, or None to keep the node.

    Returns the same object when nothing changed. A guard that becomes true is dropped, an
    update whose guard becomes false goes. A replacement has the dtype of the value it replaces, and
    may vary along fewer axes: where that can be told, it is broadcast. What is new is made `by`
    the pass of that name. Raises RuleError for any other.
    """
    builder = Builder(roles or graph.roles, graph.is_typed, by)
    mapped: list[Operand] = []
    for node in graph.nodes:
        builder.at(node.origin)
        args = mapped_args(builder, graph, node, mapped)
        try:
            new = visit(builder, node, args)
            kept = again(builder, graph, node, args) if new is None else builder.fit(new, node.type)
        except Exception as error:
            blame(error, node.origin)
            raise
        mapped.append(kept)
    updates = tuple(u for old in graph.updates for u in _map_update(old, mapped))
    guard = None if graph.guard is None else mapped[graph.guard]
    shared = [mapped[value] for value in graph.shared]
    new_graph = builder.finish(graph, updates, None if isinstance(guard, Const) else guard, shared)
    return graph if new_graph == graph else new_graph


def _rounded(operand: Operand, dtype: DType) -> Operand:
    """A literal as it is in a dtype (of a narrow float the number); other operands as they are."""
    return Const(nearest(operand.value, dtype)) if isinstance(operand, Const) else operand


def mapped_args(
    builder: Builder, graph: Graph, node: Node, mapped: Sequence[Operand]
) -> tuple[Operand, ...]:
    """Return a node's mapped operands, in the form that its op may take.

    An element-wise op may take values along fewer axes than those they stand for; what a
    reduction or an op of matrices takes keeps its cells: each of them counts. A literal has the
    dtype of the values beside it: where none is left to tell it, a comparison's literals are
    rounded to what it was.
    """
    args = tuple([a if isinstance(a, Const) else mapped[a] for a in node.args])
    row = OPS[node.op]
    if row.rule == "compare" and all(isinstance(a, Const) for a in args):
        types = [t for t in types_of(graph.nodes, node.args) if t is not None]
        return tuple(_rounded(a, t.dtype) for a in args for t in types[:1])
    if not row.is_of_matrices and not row.is_reduction:
        return args
    olds = types_of(graph.nodes, node.args)
    if row.is_of_matrices:
        return tuple(map(builder.spread, args, olds)) if not _grew(builder, args, olds) else args
    before = [t.domain for t in olds if t is not None]
    after = [t.domain for t in types_of(builder.nodes, args) if t is not None]
    if after and join(*after) == join(*before):
        return args
    return tuple(map(builder.spread, args, olds))


def _grew(builder: Builder, args: tuple[Operand, ...], olds: Sequence[Type | None]) -> bool:
    """True if an operand is along more axes than before: a number that tensors have now."""
    pairs = zip(types_of(builder.nodes, args), olds, strict=True)
    return any(a is not None and b is not None and not a.domain <= b.domain for a, b in pairs)


def again(builder: Builder, graph: Graph, node: Node, args: tuple[Operand, ...]) -> Operand:
    """The same op over mapped operands; where their types are others, its own is inferred anew."""
    if node.op == "read":
        return builder.read(node[ROLE])
    before = types_of(graph.nodes, node.args)
    if types_of(builder.nodes, args) == before:
        same = args == node.args
        return builder.append(
            node if same else Node(node.op, args, node.type, node.attrs, node.origin)
        )
    # Where an op takes no literal, a value that is one; where two domains have no union, the
    # axes of what stood there.
    for mend in (builder.as_value, builder.spread):
        try:
            return _inferred(builder, node, args)
        except RuleError:
            args = tuple(map(mend, args, before))
    return _inferred(builder, node, args)


# The rules of ops whose domain is told, not of their operands alone.
_TOLD = ("reduce", "reduce_bool", "broadcast", "product", "identity", "singular", "tiles")


def _inferred(builder: Builder, node: Node, args: tuple[Operand, ...]) -> int:
    types = types_of(builder.nodes, args)
    rule = OPS[node.op].rule
    domain = node.type.domain if rule in _TOLD else None
    stated = rule in ("cast", "select", "broadcast") or not any(types)
    return builder.emit(
        node.op,
        *args,
        dtype=node.type.dtype if stated else None,
        domain=domain,
        typed=states_dtype(node.op, types, node.type.dtype),
        origin=node.origin,
        **node.attrs,
    )


def _map_update(update: Update, mapped: list[Operand]) -> tuple[Update, ...]:
    value = update.value if isinstance(update.value, Const) else mapped[update.value]
    guard = None if update.guard is None else mapped[update.guard]
    if isinstance(guard, Const):
        if not guard.value:
            return ()
        guard = None
    same = value == update.value and guard == update.guard
    return (update if same else replace(update, value=value, guard=guard),)


def _renumber(node: Node, number: dict[int, int]) -> Node:
    args = tuple([a if isinstance(a, Const) else number[a] for a in node.args])
    return node if args == node.args else Node(node.op, args, node.type, node.attrs, node.origin)


def renumber_update(update: Update, number: dict[int, int]) -> Update:
    """The update with its value and guard renumbered."""
    value = update.value if isinstance(update.value, Const) else number[update.value]
    guard = None if update.guard is None else number[update.guard]
    same = value == update.value and guard == update.guard
    return update if same else replace(update, value=value, guard=guard)
