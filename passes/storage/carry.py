"""Sum the stores of a step where they are made: the next step reads the sum from a state.

    %0 = sumsq %param : f64 tensor       -->     %0 = cast %carried_0 : f32 tensor
    %1 = cast %0 : f32 tensor                    %1 = mul %grad, %0 : f32 elem
    %2 = mul %grad, %1 : f32 elem                %2 = sumsq %1 : f64 tensor
    update %param = %2                           update %param = %1
                                                 update %carried_0 = %2

1. It is a reduction to the tensor of elementwise values of one role, which the step stores, and is
   stored under the same guard.
2. The stored value is rounded already, so that its sum is that of the value read next: the bits
   stay, as long as nobody else writes to the role.
3. With `part=start` the graph gives the states their first values: the sums as they were.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from ...ir.builder import Builder, again, mapped_args
from ...ir.errors import LowerError, OptionError
from ...ir.graph import Graph, Operand, Update
from ...ir.ops import OPS, ROLE
from ...ir.roles import CARRIED, START, Role, RoleKind
from ...ir.types import ELEM, TENSOR

_KINDS = (RoleKind.PARAM, RoleKind.STATE, RoleKind.SHADOW)
_PARTS = ("step", START)


@dataclass(frozen=True, slots=True)
class CarryOptions:
    """`part`: `step`, or `start` for the first values of states."""

    part: str = "step"


def carry(graph: Graph, options: CarryOptions | None = None) -> Graph:
    """The graph with its sums carried over. Raises LowerError before `legalise`, OptionError."""
    part = (options or CarryOptions()).part
    if part not in _PARTS:
        raise OptionError(f"carry{{part={part}}}: expected {' or '.join(_PARTS)}")
    if not graph.is_typed:
        raise LowerError(f"@{graph.name}: carry needs a typed graph: run legalise before")
    sums = carried_sums(graph)
    if not sums and part != START:
        return graph
    states = {
        value: Role(f"{CARRIED}{n}", RoleKind.STATE, graph.nodes[value].type, 0.0)
        for n, value in enumerate(sums)
    }
    return _starting(graph, states) if part == START else _carrying(graph, sums, states)


def carried_sums(graph: Graph) -> dict[int, Update]:
    """The sums that can be carried over, each with the update of the role that it is over."""
    stores = {u.role: u for u in graph.updates if not u.forward and isinstance(u.value, int)}
    roles: list[frozenset[str]] = []  # that a value is elementwise of; empty: it is not
    found: dict[int, Update] = {}
    live = graph.live()
    for number, node in enumerate(graph.nodes):
        over = _common([roles[v] for v in node.values])
        if node.op == "read":
            role = graph.role(node[ROLE])
            own = role.kind in _KINDS and role.type.domain == ELEM and role.name in stores
            roles.append(frozenset((role.name,) if own else ()))
            continue
        if OPS[node.op].is_reduction:
            if over and node.type.domain == TENSOR and number in live:
                found[number] = stores[next(iter(over))]
            over = frozenset[str]()
        roles.append(over)
    return found


def _common(operands: list[frozenset[str]]) -> frozenset[str]:
    """The one role that all operands are of, or none."""
    every = frozenset[str]().union(*operands)
    return every if len(every) == 1 and all(operands) else frozenset()


def _starting(graph: Graph, states: Mapping[int, Role]) -> Graph:
    updates = tuple(Update(role.name, value) for value, role in states.items())
    return graph.replace(
        roles=_with(graph, states), entry=START, updates=updates, guard=None, shared=()
    )


def _carrying(graph: Graph, sums: Mapping[int, Update], states: Mapping[int, Role]) -> Graph:
    builder = Builder(_with(graph, states), typed=True, by="carry")
    mapped: list[Operand] = []
    for number, node in enumerate(graph.nodes):
        builder.at(node.origin)
        if number in states:
            mapped.append(builder.read(states[number].name))
        else:
            mapped.append(again(builder, graph, node, mapped_args(builder, graph, node, mapped)))
    updates = [_mapped(update, mapped) for update in graph.updates]
    for number, store in sums.items():
        builder.at(graph.nodes[number].origin)
        value = _of_stored(builder, graph, number, store, mapped)
        updates.append(replace(_mapped(store, mapped), role=states[number].name, value=value))
    guard = None if graph.guard is None else _value(mapped[graph.guard])
    shared = [value for v in graph.shared if isinstance(value := mapped[v], int)]
    return builder.finish(graph, tuple(updates), guard, shared)


def _of_stored(
    builder: Builder, graph: Graph, number: int, store: Update, mapped: list[Operand]
) -> Operand:
    """The sum, of the stored value in place of the one that is read."""
    assert isinstance(store.value, int), "a literal has no update that sums are carried from"
    made: dict[int, Operand] = {graph.reads[store.role]: mapped[store.value]}

    def value(old: int) -> Operand:
        if old not in made:
            node = graph.nodes[old]
            args = tuple(value(a) if isinstance(a, int) else a for a in node.args)
            made[old] = again(builder, graph, node, args)
        return made[old]

    return value(number)


def _mapped(update: Update, mapped: list[Operand]) -> Update:
    value = mapped[update.value] if isinstance(update.value, int) else update.value
    guard = None if update.guard is None else _value(mapped[update.guard])
    return replace(update, value=value, guard=guard)


def _value(operand: Operand) -> int:
    assert isinstance(operand, int), "a guard is no literal"
    return operand


def _with(graph: Graph, states: Mapping[int, Role]) -> tuple[Role, ...]:
    order = [*RoleKind]
    roles = (*graph.roles, *states.values())
    return tuple(sorted(roles, key=lambda role: order.index(role.kind)))
