"""The sweeps of a step over memory: what each reads and writes, and the reductions that end it."""

from __future__ import annotations

from dataclasses import dataclass

from ...ir.graph import Graph
from ...ir.lowered.program import Kernel, Program
from ...ir.lowered.tables import PlaceKind
from ...ir.ops import ROLE

_LONG = 40  # characters: a call of a helper that takes many roles says less than what is inside


@dataclass(frozen=True, slots=True)
class Stream:
    """An array that a sweep reads or writes."""

    name: str
    bytes: int  # per parameter
    again: bool = False  # an earlier sweep has read or written it already


@dataclass(frozen=True, slots=True)
class SweepTraffic:
    """One sweep: its streams, and its reductions as the definition writes them."""

    reads: tuple[Stream, ...]
    writes: tuple[Stream, ...]
    reduces: tuple[str, ...]

    @property
    def bytes(self) -> int:
        """Its bytes, per parameter."""
        return sum(s.bytes for s in (*self.reads, *self.writes))


def sweeps(program: Program) -> tuple[SweepTraffic, ...]:
    """The sweeps of a program, in order; their bytes add up to what its kernels move."""
    seen: set[int] = set()  # columns of the tensor table, that is, arrays
    return tuple(_sweep(program.graph, sweep.kernels, seen) for sweep in program.sweeps)


def _sweep(graph: Graph, kernels: tuple[Kernel, ...], seen: set[int]) -> SweepTraffic:
    there: set[int] = set()  # in cache: loaded or stored by this sweep
    reads: list[Stream] = []
    writes: list[Stream] = []
    for kernel in kernels:
        for load in kernel.loads:
            at = load.place.index
            if load.place.kind == PlaceKind.ELEM and at not in there:
                name = _name(graph, load.value)
                reads.append(Stream(name, load.place.dtype.bytes, at in seen))
                there.add(at)
        for store in kernel.stores:
            role = graph.updates[store.update].role
            writes.append(Stream(role, store.place.dtype.bytes))
            there.add(store.place.index)
    seen |= there
    found = [_words(graph, r.node) for kernel in kernels for r in kernel.reduces]
    return SweepTraffic(tuple(reads), tuple(writes), tuple(dict.fromkeys(found)))


def _name(graph: Graph, value: int) -> str:
    """The role that a value is read from, or that it has been stored to."""
    node = graph.nodes[value]
    if node.op == "read":
        return node[ROLE]
    return next((u.role for u in graph.updates if u.value == value), f"%{value}")


def _words(graph: Graph, reduction: int) -> str:
    """A reduction as it stands in the definition; else its op and domain."""
    node = graph.nodes[reduction]
    sites = node.origin.stacks[0] if node.origin.stacks else ()
    short = [site.text for site in sites if 0 < len(site.text) <= _LONG]  # else a helper's call
    return short[0] if short else f"{node.op} to {node.type.domain}"


def sentences(found: tuple[SweepTraffic, ...]) -> str:
    """The sweeps as a Markdown list."""
    return "\n".join(_sentence(number, sweep) for number, sweep in enumerate(found, 1))


def _sentence(number: int, sweep: SweepTraffic) -> str:
    reads = ", ".join(f"`{s.name}`{' again' if s.again else ''}" for s in sweep.reads)
    parts = [f"reads {reads}"] if reads else []
    if sweep.writes:
        parts.append("writes " + ", ".join(f"`{s.name}`" for s in sweep.writes))
    if sweep.reduces:
        parts.append("reduces " + ", ".join(f"`{words}`" for words in sweep.reduces))
    return f"{number}. {'; '.join(parts)}: {sweep.bytes} bytes per parameter."
