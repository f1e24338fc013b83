"""Decodes each read and encodes each store of a role that is stored in a codec.

1. A coded role becomes the roles of its codec; the one that keeps its name comes first.
2. A read is the decoded value; an update becomes an update of each part, under its guard.
3. If blocks of one length are all that a flat view has to hold, they become its rows: `block(k)`.
   Under other views, and with several lengths, a block is a domain of its own.
4. The 8 bits have no sign if the role is proven never to be negative
   (`passes/rewrite/value_ranges.py`).
5. Codecs that draw random bits count the steps in a number of their own.
6. Two states of 4 bits that are stored under one guard share a role of bytes; the bits of the one
   that has no update stay.
7. A gradient or an extra input is decoded where it is read: its codes are an input, and the scales
   an extra one.
8. as_stored is the decoding of the codes that would be stored.
9. With `part=encode` the graph does nothing but store the states that steps use, each with the
   codec that it has there, from a state of numbers in f32; with `part=decode` it reads them. No
   parameter is stored, and no step counted.

    update %m = %grad          -->          %0 = absmax %grad : f64 row
                                            %1 = maximum %0, 7.52316384526264e-37 : f64 row
                                            ...
                                            %7 = f2i %6 : i32 elem
                                            %8 = cast %7 : i8 elem
                                            %9 = cast %1 : f32 row
                                            update %m = %8
                                            update %m_scale = %9
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from ...ir.builder import Builder, again, mapped_args
from ...ir.errors import FormatError, LowerError, OptionError, called
from ...ir.graph import Graph, Node, Operand, Update
from ...ir.ops import LIKE, ROLE
from ...ir.roles import DECODE, ENCODE, NUMBERS, Role, RoleKind
from ...ir.tensor_view import FLAT, View
from ...ir.types import ELEM, F32, F64, ROW, STEP, U8, Const, Type, block
from ..codecs.codec import COUNTER, Codec
from ..codecs.dynamic import BITS, SharedByteCodec
from ..expansions.value import TypedValue, literal
from ..rewrite.dce import dce
from ..rewrite.value_ranges import nonnegative_roles
from .formats import CodecCase, RequestedCodec, parse_storage, stored_as

_KINDS = (RoleKind.PARAM, RoleKind.GRAD, RoleKind.STATE, RoleKind.SHADOW, RoleKind.AUX)
_GIVEN = (RoleKind.GRAD, RoleKind.AUX)  # with a step
_PARTS = ("step", ENCODE, DECODE)


@dataclass(frozen=True, slots=True)
class EncodeOptions:
    """`formats`: storage by role name or kind, as `state=linear8(256),v=f32`.

    `part`: `step`; `encode` or `decode` for the conversion of its states.
    """

    formats: str = ""
    part: str = "step"


def encode(graph: Graph, options: EncodeOptions | None = None) -> Graph:
    """The graph over stored roles.

    Raises FormatError, LowerError for roles without such a format, OptionError for an unknown part.
    """
    options = options or EncodeOptions()
    if options.part not in _PARTS:
        raise OptionError(f"encode{{part={options.part}}}: expected {', '.join(_PARTS)}")
    codecs = codecs_of(graph, options.formats)
    if not codecs:
        return graph
    if not graph.is_typed or not graph.view.is_chosen:
        raise LowerError(f"@{graph.name}: encode needs a typed graph under a view: view, legalise")
    if options.part == "step":
        return _Encoder(graph, codecs).run()
    return _Encoder(_converting(graph, codecs, options.part), codecs, counts=False).run()


def _converting(graph: Graph, codecs: Collection[str], part: str) -> Graph:
    """Case 9: a graph that takes the states in codecs from numbers, or makes numbers of them."""
    used = dce(graph)
    names = {*used.reads, *(update.role for update in used.updates)}
    states = [r for r in graph.roles if r.name in names & {*codecs} and r.kind != RoleKind.PARAM]
    numbers = [replace(r, name=r.name + NUMBERS, kind=RoleKind.STATE) for r in states]
    order = [*RoleKind]
    roles = sorted((*graph.roles, *numbers), key=lambda role: order.index(role.kind))
    builder = Builder(tuple(roles), typed=True, by="encode")
    updates: list[Update] = []
    for state, number in zip(states, numbers, strict=True):
        builder.at(graph.origin_of(state.name), "9")
        source, target = (number, state) if part == ENCODE else (state, number)
        updates.append(Update(target.name, builder.read(source.name)))
    template = graph.replace(entry=part, guard=None, shared=())
    return builder.finish(template, tuple(updates), None)


def codecs_of(graph: Graph, formats: str) -> dict[str, Codec]:
    """The codec of each role that has one, in the order of the roles. Raises FormatError."""
    storage = parse_storage(formats)
    positive = nonnegative_roles(graph)
    roles = {
        r: asked for r in graph.roles if isinstance(asked := stored_as(r, storage), RequestedCodec)
    }
    lengths = {a.parameter for a in roles.values() if a.format.has_blocks}
    are_rows = _are_rows(graph, lengths)
    if lengths and not are_rows and graph.view.block:
        raise LowerError(
            f"@{graph.name}: its view is {graph.view}, so its states are stored in blocks of that "
            f"length alone, got {', '.join(map(str, sorted(lengths)))}; ask for that length"
        )
    found: dict[str, Codec] = {}
    seen: list[RequestedCodec] = []
    for role, asked in roles.items():
        check_codec(graph, role, asked)
        own = block(asked.parameter) if asked.format.has_blocks and not are_rows else ROW
        case = CodecCase(asked.parameter, role.name not in positive, seen.count(asked), own)
        found[role.name] = asked.format.make(case)
        seen.append(asked)
    return found | _sharing(graph, found)


def _sharing(graph: Graph, codecs: dict[str, Codec]) -> dict[str, SharedByteCodec]:
    """Case 6: the codecs of states that share bytes, in pairs, in the order of the roles."""
    guards = {c.role: (c.guard, c.always) for c in graph.updates if not c.forward}
    by_guard: dict[tuple[int | None, bool] | None, list[str]] = {}
    for role in graph.roles:
        bits = codecs[role.name].parts[0].bits if role.name in codecs else 0
        if role.kind == RoleKind.STATE and bits == BITS:
            by_guard.setdefault(guards.get(role.name), []).append(role.name)
    found: dict[str, SharedByteCodec] = {}
    for names in by_guard.values():
        for first, second in zip(names[::2], names[1::2], strict=False):
            found[first] = SharedByteCodec(codecs[first], first, 0)
            found[second] = SharedByteCodec(codecs[second], first, BITS)
    return found


def check_codec(graph: Graph, role: Role, asked: RequestedCodec) -> None:
    """Refuses a codec for a role that has none (FormatError)."""
    where = f"@{graph.name}: %{role.name} as {asked}"
    if role.kind not in _KINDS or role.type.domain != ELEM:
        raise FormatError(
            f"{where}: a {role.kind} of domain {role.type.domain} has no codec; "
            f"expected a param, grad, state, shadow or aux of domain elem, or a dtype"
        )
    if role.kind in _GIVEN and (not asked.format.has_blocks or asked.format.bytes < 1):
        what = "a gradient" if role.kind == RoleKind.GRAD else "an extra input"
        raise FormatError(
            f"{where}: {what} is given as a byte an element, with scales, or in a dtype; "
            f"expected linear8, dynamic8, f8e4m3, f8e5m2 or a dtype"
        )
    if role.kind == RoleKind.GRAD and any(
        u.role == "grad" and not u.forward for u in graph.updates
    ):
        raise FormatError(
            f"{where}: the spec stores to the gradients, whose codes and scales are inputs; leave "
            f"zero_grad out of the chain, or give gradients in a dtype"
        )
    if asked.format.has_blocks and isinstance(role.default, str):
        raise FormatError(
            f"{where}: it starts as a copy of %{role.default}, but codes and scales are no copy; "
            f"keep it in a dtype or a bf16 format: {role.name}=f32"
        )


class _Encoder:
    def __init__(self, graph: Graph, codecs: dict[str, Codec], counts: bool = True) -> None:
        self.graph, self.codecs = graph, codecs
        self.sharing = {n: c for n, c in codecs.items() if isinstance(c, SharedByteCodec)}
        self.shared: dict[str, tuple[TypedValue, Update]] = {}  # the part of a byte, by state
        rows = {c.block for c in codecs.values() if c.block is not None}
        is_flat = _are_rows(graph, rows)
        self.view = View(block=rows.pop()) if is_flat else graph.view
        self.draws, self.counts = any(c.draws for c in codecs.values()), counts
        self.builder = Builder(self._roles(), typed=True, by="encode")
        self.mapped: list[Operand] = []

    def run(self) -> Graph:
        for node in self.graph.nodes:
            self.builder.at(node.origin)
            if node.op == "read" and node[ROLE] in self.codecs:
                self.builder.rule = "2"
                value = self.codecs[node[ROLE]].decode(self._old(node[ROLE]))
                self.mapped.append(self.builder.fit(value.operand, node.type))
            elif node.op == "as_stored":
                self.mapped.append(self._as_stored(node))
            else:
                args = mapped_args(self.builder, self.graph, node, self.mapped)
                self.mapped.append(again(self.builder, self.graph, node, args))
        updates = [new for change in self.graph.updates for new in self._updates(change)]
        updates += self._bytes()
        if self.draws and self.counts:
            self.builder.at(self.graph.origin_of("param"), "5")
            steps = self.builder.emit("add", self.builder.read(COUNTER), Const(1.0))
            updates.append(Update(COUNTER, steps))
        guard = None if self.graph.guard is None else self.mapped[self.graph.guard]
        template = self.graph.replace(view=self.view)
        shared = [self.mapped[value] for value in self.graph.shared]
        return self.builder.finish(template, tuple(updates), guard, shared)  # type: ignore[arg-type]

    def _as_stored(self, node: Node) -> Operand:
        """Case 8; in f32, as loads are."""
        name, (arg,) = node[LIKE], node.args
        self.builder.rule = "8"
        codec, old = self.codecs[name], self._old(name)
        if isinstance(codec, SharedByteCodec):
            codec, old = codec.codec, (codec.part(old[0]), *old[1:])
        given = self.mapped[arg] if isinstance(arg, int) else self.builder.as_value(arg, node.type)
        self._check_update(name, given)
        value = TypedValue(self.builder, given, node.type.dtype).to(F32)
        parts = zip(codec.parts, codec.encode(value, old), strict=True)
        found = codec.decode(tuple(new.to(part.dtype) for part, new in parts))
        return self.builder.fit(found.to(node.type.dtype).operand, node.type)

    def _old(self, name: str) -> tuple[TypedValue, ...]:
        parts = self.codecs[name].parts
        return tuple(
            TypedValue(self.builder, self.builder.read(part.role(name)), part.dtype)
            for part in parts
        )

    def _updates(self, change: Update) -> list[Update]:
        guard = None if change.guard is None else self.mapped[change.guard]
        value = change.value if isinstance(change.value, Const) else self.mapped[change.value]
        if change.role not in self.codecs:
            return [replace(change, value=value, guard=guard)]
        if change.forward or change.value == self.graph.reads.get(change.role):
            return []  # nothing is stored, or what there is
        self.builder.at(self.graph.origin_of(change.role), "2")
        codec = self.codecs[change.role]
        parts = codec.parts
        if isinstance(value, Const):
            stored = codec.start(TypedValue(self.builder, literal(value.value, F32), F32))
        else:
            self._check_update(change.role, value)
            stored = codec.encode(TypedValue(self.builder, value, F32), self._old(change.role))
        pairs = list(zip(parts, stored, strict=True))
        if change.role in self.sharing:
            self.shared[change.role] = pairs.pop(0)[1], replace(change, guard=guard)
        stored = ((part, new.to(part.dtype).operand) for part, new in pairs)
        return [replace(change, role=p.role(change.role), value=v, guard=guard) for p, v in stored]

    def _bytes(self) -> list[Update]:
        """Case 6: an update of each byte that has a new part."""
        found: list[Update] = []
        for host in dict.fromkeys(self.sharing[name].host for name in self.shared):
            self.builder.at(self.graph.origin_of(host), "6")
            both = [name for name, codec in self.sharing.items() if codec.host == host]
            low, high = map(self._part_of_byte, both)
            change = next(self.shared[name][1] for name in both if name in self.shared)
            found.append(replace(change, role=host, value=(low + high).to(U8).operand))
        return found

    def _part_of_byte(self, name: str) -> TypedValue:
        if name in self.shared:
            return self.shared[name][0]
        return self.sharing[name].kept(self._old(name)[0])

    def _check_update(self, role: str, value: Operand) -> None:
        kind = self.builder.type_of(value)
        if self.codecs[role].block is not None and kind is not None and kind.domain != ELEM:
            raise LowerError(
                f"{called(self.graph.name, self.builder.origin)}: %{role} is stored in blocks, but "
                f"its update is one number for each {kind.domain}, not one for each element; keep "
                f"it in f32: {role}=f32",
                self.builder.origin,
            )

    # -- roles

    def _roles(self) -> tuple[Role, ...]:
        """The stored roles: parts that are new behind the state, or behind all states."""
        first: list[Role] = []
        added: list[Role] = []
        rest: list[Role] = []
        scales: list[Role] = []  # of gradients, which are extra inputs
        for role in self.graph.roles:
            own, *others = self._stored(role) if role.name in self.codecs else (role,)
            before = role.kind in (RoleKind.PARAM, RoleKind.GRAD, RoleKind.STATE)
            if own.name == role.name:  # else a state before it has its bytes
                (first if before else rest).append(own)
            behind = {RoleKind.STATE: first, RoleKind.AUX: rest, RoleKind.GRAD: scales}
            behind.get(role.kind, added).extend(others)
        if self.draws:
            added.append(Role(COUNTER, RoleKind.STATE, Type(F64, STEP), 0.0))
        rest += scales
        names = [r.name for r in (*first, *added, *rest)]
        taken = sorted({name for name in names if names.count(name) > 1})
        if taken:
            raise FormatError(
                f"@{self.graph.name}: its formats need roles called {', '.join(taken)}, which "
                f"the spec has already; rename the spec's"
            )
        return (*first, *added, *rest)

    def _stored(self, role: Role) -> list[Role]:
        parts = self.codecs[role.name].parts
        types = [Type(part.dtype, part.domain) for part in parts]
        own = replace(
            role, name=parts[0].role(role.name), type=types[0], default=self._start(role, 0)
        )
        kind = RoleKind.AUX if role.kind in _GIVEN else RoleKind.STATE
        return [own] + [
            Role(parts[n].role(role.name), kind, types[n], self._start(role, n))
            for n in range(1, len(parts))
        ]

    def _start(self, role: Role, part: int) -> float | str | None:
        if role.kind in _GIVEN:
            return None
        if isinstance(role.default, str) or role.kind == RoleKind.PARAM:
            return 0.0 if part else role.default  # type: ignore[return-value]
        host = self.codecs[role.name].parts[part].host
        both = (
            [n for n, codec in self.sharing.items() if codec.host == host] if host else [role.name]
        )
        return sum(self._started(self.graph.role(name), part) for name in both)

    def _started(self, role: Role, part: int) -> float:
        builder = Builder((), typed=True)
        first = TypedValue(builder, literal(float(role.default or 0.0), F32), F32)
        operand = self.codecs[role.name].start(first)[part].operand
        assert isinstance(operand, Const)
        return float(operand.value)


def _are_rows(graph: Graph, lengths: set[int]) -> bool:
    """True if a view has blocks as its rows: of one length, and nothing else beside them."""
    return len(lengths) == 1 and graph.view in (FLAT, *(View(block=k) for k in lengths))
