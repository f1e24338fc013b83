"""Cuts a step by tensor: which entries that run once come before the first, which behind the last.

    segment stage0_1: once                 before      segment stage0_1
    sweep 0                                a tensor    sweep 0, segment stage1_0
    segment stage1_0: of each tensor  -->  behind      segment stage1_1
    segment stage1_1: once

1. Items that need a sum over all tensors come behind the last, and all computed of them.
2. So does what no tensor needs, as a store of a number, and what stores a number that is still to
   be read, by a tensor or behind the last.
3. All else comes before the first, also where the program has it between two sweeps.

The order in which a tensor meets its own entries stays.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ...ir.errors import LowerError
from ...ir.graph import Graph, reachable
from ...ir.lowered.program import Item, ItemKind, Program, Scope, Segment
from ...ir.ops import ROLE
from ...ir.text.printer import node_text, value_names
from .place_commits import parts_of, read_by, roles_read


@dataclass(frozen=True, slots=True)
class _Placed:
    """An item of the order: its results and operands, the roles that it reads and stores."""

    entry: str
    once: bool
    sums: frozenset[int]  # over all tensors
    computes: frozenset[int]
    needs: frozenset[int]
    reads: frozenset[str]
    stores: frozenset[str]


def behind_the_last(program: Program) -> tuple[str, ...]:
    """The entries that run once, behind the last tensor; the others come before the first.

    Raises LowerError where a tensor's own entries need something that comes behind the last.
    """
    parts = [_part(program, item) for item in program.order]
    last = _last(parts)
    late = {value: n for n in last for value in parts[n].computes}
    for part in parts:
        for value in () if part.once else sorted(part.needs & late.keys()):
            raise LowerError(_refusal(program, parts, value, late))
    return tuple(parts[n].entry for n in sorted(last))


def _last(parts: Sequence[_Placed]) -> set[int]:
    """The places in the order of the items behind the last tensor."""
    last: set[int] = set()
    while True:
        late = {value for n in last for value in parts[n].computes}
        wanted = _wanted(parts, last)
        more = {
            n
            for n, part in enumerate(parts)
            if part.once
            and (
                part.sums
                or part.needs & late
                or not part.computes & wanted
                or any(
                    part.stores & before.reads
                    for m, before in enumerate(parts[:n])
                    if not before.once or m in last
                )
            )
        }
        if more <= last:
            return last
        last |= more


def _wanted(parts: Sequence[_Placed], last: set[int]) -> set[int]:
    """Return the values that tensors need, and those that earlier parts need to make them."""
    wanted = {value for part in parts if not part.once for value in part.needs}
    for n in range(len(parts) - 1, -1, -1):
        if parts[n].once and n not in last and parts[n].computes & wanted:
            wanted |= parts[n].needs
    return wanted


def _part(program: Program, item: Item) -> _Placed:
    made = list(parts_of(program, item))
    segment = made[0] if item.kind == ItemKind.SEGMENT else None
    once = isinstance(segment, Segment) and segment.scope == Scope.STEP
    sums = segment.folds_shared if isinstance(segment, Segment) else ()
    commits = segment.commits if isinstance(segment, Segment) else ()
    runs = (run for part in made if isinstance(part, Segment) for run in part.runs)
    operands = {v for part in made for v in read_by(program, part) if isinstance(v, int)}
    stored = (v for store in commits for v in (store.value, store.guard))
    operands |= {v for v in stored if isinstance(v, int)}
    computes = frozenset((*sums, *(v for run in runs for v in run.nodes)))
    return _Placed(
        f"sf_{item.kind}_{item.index}",
        once,
        frozenset(sums),
        computes,
        frozenset(operands) - computes,
        frozenset(roles_read(program.graph, operands)),
        frozenset(program.graph.updates[store.update].role for store in commits),
    )


def _refusal(program: Program, parts: Sequence[_Placed], value: int, late: dict[int, int]) -> str:
    names = value_names(program.graph)
    sums = sorted(set(_sums(parts, value, late)))
    if not sums:
        roles = ", ".join(f"%{role}" for role in sorted(parts[late[value]].stores))
        return f"@{program.name}: {roles} is stored with what a tensor's step needs, and read there"
    text = "; ".join(_sum_text(program.graph, v, names) for v in sums)
    return f"@{program.name}: the step of a tensor needs what is summed over all: {text}"


def _sum_text(graph: Graph, value: int, names: list[str]) -> str:
    """A sum, and the roles whose elements it is of."""
    read = (graph.nodes[v] for v in reachable(graph, [value]))
    roles = {f"%{n[ROLE]}" for n in read if n.op == "read" and not n.type.domain.is_scalar}
    return f"{node_text(graph.nodes[value], value, names)}, of {', '.join(sorted(roles))}"


def _sums(parts: Sequence[_Placed], value: int, late: dict[int, int]) -> Iterator[int]:
    """The sums over all tensors that a value is computed of."""
    part = parts[late[value]]
    yield from part.sums
    for need in part.needs & late.keys():
        yield from _sums(parts, need, late)
