"""Takes 16-bit elements thirty-two a turn: the even ones in sixteen lanes, and the odd ones.

    for k in %low .. %full lanes 16           for k in %low .. %pairs lanes 32
      %x = load p[k]                            %x, %x.odd = load pair p[k]
      %y = add %x, %x                -->        %y = add %x, %x
      store p[k] = %y                           %y.odd = add %x.odd, %x.odd
                                                store pair p[k] = %y, %y.odd

The masked tail begins where the pairs end.
What waits for a division or a root comes last, so that there is always something else to do.
Before: a full loop of lanes loads and stores elements of 16 bits alone, under no guard, and adds
nothing up; what varies along rows is not used. After: every value of a turn has a twin, of the
odd elements.
"""

from __future__ import annotations

from dataclasses import replace

from ...ir.loops.nest import (
    Compute,
    For,
    Index,
    Load,
    LoadPair,
    Mark,
    Nest,
    Operand,
    Stmt,
    Store,
    StorePair,
)
from ...ir.loops.position import of
from ...ir.loops.walk import Body, reads, rewrite_pairs, walk
from ...ir.semantics import LANES
from ...ir.types import BF16, ELEM, I16

PAIRS = 2 * LANES  # elements of a turn
_SLOW = ("div", "sqrt")


def pair_16bit(nest: Nest) -> Nest:
    """Takes the full turns of nests over 16-bit elements two at a time."""
    loops = [s for s in walk(nest.body) if isinstance(s, For)]
    if not all(map(_is_paired, loops)):
        return nest
    body = rewrite_pairs(nest.body, _of_pair)
    return nest if body is nest.body else replace(nest, body=body)


def _of_pair(full: For, rest: For) -> tuple[For, For]:
    high = full.high - (full.high - full.low) % PAIRS
    pairs = replace(full, high=high, step=of(PAIRS), body=_paired(full.body))
    return pairs, replace(rest, low=high)


def _is_paired(loop: For) -> bool:
    """Whether all that a loop touches are elements of 16 bits, and it does nothing else."""
    if loop.mark is not Mark.LANES:
        return not any(isinstance(s, Load) for s in loop.body)
    for stmt in loop.body:
        match stmt:
            case Compute() | Index():
                pass
            case Load() | Store() if stmt.place.dtype in (BF16, I16) and stmt.place.domain == ELEM:
                if isinstance(stmt, Store) and stmt.guard is not None:
                    return False
            case _:
                return False
    return True


def _paired(body: Body) -> Body:
    """Both halves of a turn, by how many divisions and roots each value waits for."""
    waits = _waits(body)
    made = set(waits)
    found: list[Stmt] = [
        LoadPair((s.value, f"{s.value}.odd"), s.place, s.at) for s in body if isinstance(s, Load)
    ]

    def odd(operand: Operand) -> Operand:
        return f"{operand}.odd" if operand in made else operand

    for turn in range(max(waits.values(), default=0) + 1):
        for stmt in body:
            if isinstance(stmt, Compute) and waits[stmt.value] == turn:
                args = tuple(map(odd, stmt.args))
                found += stmt, replace(stmt, value=f"{stmt.value}.odd", args=args)
            if isinstance(stmt, Index) and turn == 0:
                even = replace(stmt, every=2)
                found += even, replace(even, value=f"{stmt.value}.odd", at=stmt.at + 1)
        for stmt in body:
            if isinstance(stmt, Store) and _wait(stmt.value, waits) == turn:
                found.append(StorePair(stmt.place, stmt.at, (stmt.value, odd(stmt.value))))
    return tuple(found)


def _wait(operand: Operand, waits: dict[str, int]) -> int:
    return waits.get(operand, 0) if isinstance(operand, str) else 0


def _waits(body: Body) -> dict[str, int]:
    """How many divisions and roots are passed on the way to each value of a turn."""
    ops = {s.value: s.op for s in body if isinstance(s, Compute)}
    found: dict[str, int] = {}
    for stmt in body:
        if isinstance(stmt, Compute):
            found[stmt.value] = max(
                (found.get(v, 0) + (ops.get(v) in _SLOW) for v in reads(stmt)), default=0
            )
        elif isinstance(stmt, Load | Index):
            found[stmt.value] = 0
    return found
