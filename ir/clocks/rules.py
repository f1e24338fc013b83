"""Rules of an entry by the clock (V25): one of a spec, over steps that are counted."""

from __future__ import annotations

from collections.abc import Iterator

from ..errors import Key
from ..graph import Graph, Spec
from ..ops import ROLE
from ..roles import DECODE, ENCODE, MODES, START, RoleKind
from ..types import GROUP, STEP, TENSOR, Const
from .clock import COUNT, EntryClock

_OTHERS = ("step", "accumulate", START, ENCODE, DECODE, *MODES)  # entries that somebody else runs
_HEAD: Key = ("graph",)


def clock_faults(spec: Spec) -> Iterator[tuple[Key, str]]:
    """Yield faults of a spec's entry by the clock."""
    clocked = spec.clocked
    if clocked is None:
        return
    numbers = [n for n, g in enumerate(spec.graphs) if g.clock or g.entry == clocked.name]
    for number in numbers:
        graph = spec.graphs[number]
        faults = [*_of_body(graph, clocked.name, clocked.clock), *_of_clock(spec, graph)]
        for (kind, *rest), message in faults:
            yield (kind, number, *rest), message
    yield from _of_steps(spec)
    yield from _of_states(spec, clocked.name)


def _of_body(graph: Graph, name: str, clock: EntryClock) -> Iterator[tuple[Key, str]]:
    if graph.entry in _OTHERS:
        yield _HEAD, f"'{graph.entry}' is run by others; give the entry by the clock another name"
    elif graph.entry != name:
        yield _HEAD, f"a spec has one entry by the clock, and {name} is it; do both in one"
    elif graph.clock != clock:
        had = graph.clock or "at no clock"
        yield _HEAD, f"the bodies of {name} run at one clock: expected {clock}, got {had}"
    if graph.wraps:
        yield _HEAD, f"{name} wraps an optimizer, which runs in the step; read what it has stored"
    if graph.guard is not None:
        yield ("guard",), f"a guard holds back later stages, and none comes after {name}"
    for index, update in enumerate(graph.updates):
        if update.forward:
            yield ("update", index), f"{name} forwards %{update.role}, which nobody reads; store it"
        elif update.role == COUNT:
            yield ("update", index), f"%{COUNT} counts steps; {name} may read it"


def _of_clock(spec: Spec, graph: Graph) -> Iterator[tuple[Key, str]]:
    clock = graph.clock
    if clock is None:
        return
    for what, steps in (("every", clock.every), ("from", clock.first)):
        if isinstance(steps, int) and steps < 1:
            yield _HEAD, f"{what} {steps}: expected a whole number of steps, 1 or more"
    if not isinstance(clock.every, str):
        return
    role = next((r for r in spec.roles if r.name == clock.every), None)
    if role is None or role.kind != RoleKind.HYPER:
        known = ", ".join(f"%{r.name}" for r in spec.of_kind(RoleKind.HYPER)) or "none"
        yield _HEAD, f"every %{clock.every}: no hyper-parameter; there are {known}"
    elif role.range is None or not role.range.whole or role.range.low < 1.0:
        has = "any number" if role.range is None else role.range
        yield _HEAD, f"every %{clock.every}, which is in {has}: expected [1, inf) whole"
    elif role.type.domain == GROUP:
        for index, update in enumerate(graph.updates):
            known = [r for r in spec.roles if r.name == update.role]
            if known and known[0].type.domain == STEP:
                yield (
                    ("update", index),
                    f"%{update.role} is one number for the step, and %{clock.every} may differ "
                    f"between groups: declare it with for_all(...)",
                )


def _of_steps(spec: Spec) -> Iterator[tuple[Key, str]]:
    """Every body of the step counts: the clock goes by that."""
    for number, graph in enumerate(spec.graphs):
        if graph.entry == "step" and not _counts(graph):
            message = f"an entry by the clock goes by %{COUNT}, which this body does not count"
            yield ("graph", number), f"{message}: write {COUNT}=step among its roles"


def _counts(graph: Graph) -> bool:
    for update in graph.updates:
        if update.role == COUNT and not update.forward and isinstance(update.value, int):
            if not 0 <= update.value < len(graph.nodes):
                return True  # V01 says so
            node = graph.nodes[update.value]
            reads = [graph.nodes[v].attrs.get(ROLE.name) for v in node.values if v < update.value]
            return node.op == "add" and reads == [COUNT] and Const(1.0) in node.args
    return False


def _of_states(spec: Spec, name: str) -> Iterator[tuple[Key, str]]:
    """Numbers of each tensor are where the step has them; arrays are given to the entry alone."""
    steps = [_used(g) for g in spec.graphs if g.entry == "step"]
    everywhere = set[str].intersection(*steps) if steps else set[str]()
    for number, graph in enumerate(spec.graphs):
        for role in spec.roles if graph.entry == name else ():
            is_own = role.kind == RoleKind.STATE and role.type.domain == TENSOR
            is_given = role.kind == RoleKind.AUX and role.type.domain <= TENSOR
            if (is_own or is_given) and role.name in _used(graph) - everywhere:
                what = "a number of each tensor" if is_own else "an extra input that is a number"
                message = f"%{role.name} is {what}: each body of the step has to use it, too"
                yield ("graph", number), message


def _used(graph: Graph) -> set[str]:
    return {*graph.reads, *(u.role for u in graph.updates)}
