"""Frozen graphs: roles in, nodes in execution order, updated roles out."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeVar

from .clocks.clock import ClockedEntry, EntryClock
from .errors import DefectError
from .ops import INNER, OPS, ROLE
from .origin import NOWHERE, Origin
from .roles import Role, RoleKind, Signature, with_defaults
from .signatures.attributes import KINDS, NO_ATTRS, Attr, Attrs, AttrValue
from .tensor_view import UNSEEN, View
from .text.html import escaped, preformatted, table
from .types import Const, Domain, Type

Operand = int | Const  # a value, by the number of its node, or a literal
_T = TypeVar("_T", bound=AttrValue)


@dataclass(frozen=True, slots=True)
class Node:
    """One op applied to operands; its number is its place in the graph."""

    op: str
    args: tuple[Operand, ...]
    type: Type
    attrs: Attrs = NO_ATTRS
    origin: Origin = field(default=NOWHERE, compare=False, repr=False)
    values: tuple[int, ...] = field(init=False, compare=False, repr=False)  # of the operands

    def __post_init__(self) -> None:
        values = tuple([a for a in self.args if not isinstance(a, Const)])
        object.__setattr__(self, "values", values)

    def __getitem__(self, attr: Attr[_T]) -> _T:
        """The value of an attribute that its op has. Raises DefectError where V22 does not hold."""
        found = attr.default
        for name, value in self.attrs.pairs:
            if name == attr.name:
                found = value
        if not isinstance(found, attr.kind):
            raise DefectError(f"a node without '{attr.name}', {KINDS[attr.kind]}: {self.attrs}")
        return found

    @property
    def settings(self) -> dict[str, AttrValue]:
        """All attributes of its op by name, defaults included, as the op's meaning takes them."""
        return {attr.name: self[attr] for attr in OPS[self.op].attrs}


@dataclass(frozen=True, slots=True)
class Update:
    """Stores a value to a role, where the guard (a bool up to `tensor`) holds.

    A *forward* update is not stored: later stages of a chain read it as the role.
    An *always* update is exempt from the guards of the stages before it.
    """

    role: str
    value: Operand
    guard: int | None = None
    always: bool = False
    forward: bool = False
    origin: Origin = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Graph:
    """One variant of one entry of a spec."""

    name: str
    roles: tuple[Role, ...]
    nodes: tuple[Node, ...]
    updates: tuple[Update, ...]
    entry: str = "step"
    when: str = ""  # the bind-time facts under which this variant is chosen
    view: View = UNSEEN
    guard: int | None = None  # a stage's condition on the updates of later stages
    shared: tuple[int, ...] = ()  # what is computed because other variants need it
    origin: Origin = field(default=NOWHERE, compare=False, repr=False)  # of its head
    clock: EntryClock | None = None  # when the stepper runs the entry; None: whoever asks for it

    def role(self, name: str) -> Role:
        """The role called `name`. Raises KeyError."""
        for role in self.roles:
            if role.name == name:
                return role
        raise KeyError(name)

    def origin_of(self, role: str) -> Origin:
        """The origin of a role's update, else that of the first value."""
        stored = (
            self.nodes[u.value] for u in self.updates if u.role == role and isinstance(u.value, int)
        )
        found = (n.origin for n in (*stored, *self.nodes) if n.origin.stacks)
        return next(found, NOWHERE)

    def type_of(self, operand: Operand) -> Type | None:
        """The type of an operand, None for a literal."""
        return None if isinstance(operand, Const) else self.nodes[operand].type

    def domain_of(self, operand: Operand) -> Domain | None:
        """The domain of an operand, None for a literal."""
        found = self.type_of(operand)
        return None if found is None else found.domain

    @property
    def reads(self) -> dict[str, int]:
        """Role name to the number of the node that reads it."""
        return {n[ROLE]: i for i, n in enumerate(self.nodes) if n.op == "read"}

    @property
    def is_typed(self) -> bool:
        """True once precision is legalised: no value is `real` any more."""
        return all(n.type.dtype.kind != "real" for n in self.nodes)

    @property
    def wraps(self) -> bool:
        """True for a stage around an optimizer: as a whole (`inner`) or one of its states."""
        return self.inherits or any(n.op in INNER for n in self.nodes)

    @property
    def taps(self) -> bool:
        """True for a stage that changes an optimizer's view of a state it has `updated`."""
        return self.inherits and not any(n.op in INNER for n in self.nodes)

    @property
    def inherits(self) -> bool:
        """True for a stage that reads the wrapped optimizer's `updated` state."""
        return any(n.op == "updated" for n in self.nodes)

    def users(self) -> dict[int, list[int]]:
        """Value to the nodes that use it."""
        found: dict[int, list[int]] = {i: [] for i in range(len(self.nodes))}
        for i, node in enumerate(self.nodes):
            for value in dict.fromkeys(node.values):
                found[value].append(i)
        return found

    def roots(self) -> list[int]:
        """The values that must exist: updates, guards, the stage's condition, shared values."""
        found = [u.value for u in self.updates if not isinstance(u.value, Const)]
        found += [u.guard for u in self.updates if u.guard is not None]
        return [*found, *([self.guard] if self.guard is not None else []), *self.shared]

    def live(self) -> set[int]:
        """The values that a root depends on."""
        return reachable(self, self.roots())

    def replace(self, **changes: object) -> Graph:
        """A copy with some fields changed."""
        return dataclasses.replace(self, **changes)  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class Spec(Signature):
    """An optimizer, or a stage of a step: entries and their variants over one set of roles."""

    graphs: tuple[Graph, ...]
    doc: str = ""
    paper: str = ""

    @property
    def roles(self) -> tuple[Role, ...]:
        return self.graphs[0].roles

    @property
    def entries(self) -> tuple[str, ...]:
        """The names of the entries, in order."""
        return tuple(dict.fromkeys(g.entry for g in self.graphs))

    @property
    def clocked(self) -> ClockedEntry | None:
        """The entry that the stepper runs by itself; None where there is none."""
        found = (ClockedEntry(g.entry, g.clock) for g in self.graphs if g.clock is not None)
        return next(found, None)

    def with_roles(self, roles: tuple[Role, ...]) -> Spec:
        """The same graphs over other defaults of the roles."""
        graphs = tuple(g.replace(roles=roles) for g in self.graphs)
        return dataclasses.replace(self, graphs=graphs)

    def whole(self) -> Spec:
        """Itself: its graphs are here."""
        return self

    def variants(self, entry: str = "step") -> tuple[Graph, ...]:
        """The variants of an entry. Raises KeyError, naming the entries there are."""
        found = tuple(g for g in self.graphs if g.entry == entry)
        if not found:
            raise KeyError(f"{self.name} has no entry '{entry}'; it has {', '.join(self.entries)}")
        return found

    def __repr__(self) -> str:
        """The name, the roles by kind, the variants of each entry; `to_text` has the graphs."""
        lines = [f"<spec {self.name}: {self.doc.partition(chr(10))[0]}".rstrip(": ")]
        for kind in RoleKind:
            if found := [_with_default(r) for r in self.of_kind(kind)]:
                lines.append(f"  {kind.value}: {', '.join(found)}")
        bodies = (f"{entry} x {len(self.variants(entry))}" for entry in self.entries)
        return "\n".join([*lines, f"  entries x variants: {', '.join(bodies)}>"])

    def _repr_html_(self) -> str:
        """For a notebook: the equations and the rest of the doc, and a table of the roles."""
        rows = [
            (r.kind.value, r.name, _with_default(r).partition(" = ")[2], str(r.range or ""))
            for r in sorted(self.roles, key=lambda r: list(RoleKind).index(r.kind))
        ]
        head = f"<b>{escaped(self.name)}</b>"
        if self.paper.startswith("https://"):
            head += f' (<a href="{escaped(self.paper)}">paper</a>)'
        return head + preformatted(self.doc) + table(("role", "name", "default", "range"), rows)

    def __call__(self, *values: float, **defaults: float | bool) -> Spec:
        """The same spec with other defaults: positional in the order of its hypers."""
        hypers = [r.name for r in self.roles if r.kind in (RoleKind.HYPER, RoleKind.STATIC)]
        if len(values) > len(hypers):
            raise TypeError(f"{self.name} has {len(hypers)} hyper-parameters, got {len(values)}")
        given = {**dict(zip(hypers, values, strict=False)), **defaults}
        return with_defaults(self, given)


def _with_default(role: Role) -> str:
    if role.default is None:
        return role.name
    if isinstance(role.default, str):
        return f"{role.name} = {role.default}"
    is_flag = role.kind == RoleKind.STATIC
    return f"{role.name} = {bool(role.default) if is_flag else f'{role.default:g}'}"


def reachable(graph: Graph, roots: Iterable[int]) -> set[int]:
    """All values that `roots` depend on, themselves included."""
    found: set[int] = set()
    nodes, stack = graph.nodes, list(roots)
    while stack:
        value = stack.pop()
        if value not in found:
            found.add(value)
            stack += [a for a in nodes[value].args if not isinstance(a, Const)]
    return found


def check_spec(given: object, where: str) -> None:
    """Refuse an object that is no spec (TypeError)."""
    if not isinstance(given, Spec):
        raise TypeError(
            f"{where}: expected a spec, such as stepfuse.get('adamw') or a definition's .spec, got "
            f"{given!r:.80}"
        )
