"""Updates that the pass of a product stores itself, where its value has no other place to be.

    matrix0: %0 = matmul %s, %grad                matrix0: %0 = matmul %s, %grad
      keep %0                              -->      store %param = %0
    sweep: load %0; store %param = %0

1. The value is a product's, or cells of its pass, of the role's type, without a guard.
2. Nobody finds anything else there: neither its own pass nor what stands behind it takes the old
   value. A chain in blocks of pairs has its unfinished sums in the role meanwhile.
3. Who else takes the value finds it in a temporary, as before.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...ir.ops import OPS
from .cut import CellPass, Cut


def with_direct_stores(cut: Cut) -> Cut:
    """The same cut, with the updates that passes of products store themselves."""
    found = frozenset(u for one in cut.passes for u in _updates_of(cut, one))
    return Cut(cut.graph, direct=found) if found else cut


def _updates_of(cut: Cut, one: CellPass) -> Iterator[int]:
    """The updates that a pass can store."""
    graph, product = cut.graph, one.product
    if product is None or not OPS[graph.nodes[product].op].is_product:
        return
    for place, change in enumerate(graph.updates):
        value = change.value
        if value not in one.roots or change.guard is not None or change.forward:
            continue
        fits = isinstance(value, int) and graph.role(change.role).type == graph.nodes[value].type
        old = graph.reads.get(change.role)
        if fits and (old is None or not _is_taken(cut, old, one)):
            yield place


def _is_taken(cut: Cut, old: int, one: CellPass) -> bool:
    """True if a pass, or anything behind it, takes a role's old value (case 2)."""
    passes = (p for p in cut.passes if p.key >= one.key)
    regions = range(one.interval + 1, cut.regions)
    return (
        any(old in cut.reads_of(p) for p in passes)
        or any(cut.at(v) > one.key[:2] for v in cut.on_diagonals(old))
        or any(old in cut.made_in(n, cut.roots_in(n)) for n in regions)
    )


def kept_roots(cut: Cut, one: CellPass) -> tuple[int, ...]:
    """The roots of a pass that others find in temporaries (case 3)."""
    stored = {cut.graph.updates[n].value for n in one.stores}
    if not stored:
        return one.roots
    taken = {*cut.operands, *map(cut.lying, _loads_of_others(cut, one))}
    taken |= {c.value for n, c in enumerate(cut.graph.updates) if n not in cut.direct}
    for number in range(cut.regions):
        taken |= cut.made_in(number, cut.roots_in(number))
    return tuple(v for v in one.roots if v in taken or v not in stored)


def _loads_of_others(cut: Cut, one: CellPass) -> Iterator[int]:
    for other in (p for p in cut.passes if p != one):
        cones = (cut.cone(root, cut.kept) for root in other.roots)
        yield from cut.loads(set[int]().union(*cones), *other.roots)
