"""L01: everything is declared or made before it is used, in the same block or one around it."""

from __future__ import annotations

from collections.abc import Iterator

from ...errors import Diagnostic
from ...lowered.tables import ARRAY_KINDS, CONTEXT, SIZE_COLUMNS
from ..nest import For, Let, Nest
from ..position import Position
from ..walk import accumulators, makes, places_of, positions, reads
from .sites import Block, StatementSite

Scopes = dict[str, list[Block]]  # the blocks in which a name is defined
_KINDS = {"$": "an argument of the nest", "^": "the address of an array of the head"}
_SIZES = {f"#{n}" for n in SIZE_COLUMNS} | {f"@{n}" for n in (*CONTEXT, "threads")}


def names(nest: Nest, sites: tuple[StatementSite, ...]) -> Iterator[Diagnostic]:
    """Check that names of values, positions and places are defined, and once (L01)."""
    yield from _declared(nest)
    places = {place for _, place in nest.places}
    addresses = {f"^{name}" for name, place in nest.places if place.kind in ARRAY_KINDS}
    known = _SIZES | set(nest.arguments) | addresses
    scopes: Scopes = {}
    for site in sites:
        for at in positions(site.stmt):
            if at.op != "const":
                yield from _position(site, at, scopes, known)
        for value in reads(site.stmt):
            if not _sees(site, f"%{value}", scopes):
                yield site.error("L01", f"%{value} is not made before, in this block or around it")
        for place in (p for p in places_of(site.stmt) if p not in places):
            yield site.error("L01", f"{place.kind} {place.index} is not declared in the head")
        for value in makes(site.stmt):
            scopes.setdefault(f"%{value}", []).append(site.block)
        if isinstance(site.stmt, For | Let):
            name, inside = site.stmt.variable, (*site.block, (site.number, 0))
            if _sees(site, name, scopes):
                what = "is a position already, in this block or around it"
                yield site.error("L01", f"{name} {what}")
            block = inside if isinstance(site.stmt, For) else site.block
            scopes.setdefault(name, []).append(block)


def _sees(site: StatementSite, name: str, scopes: Scopes) -> bool:
    """True if a name is defined in the block of a statement, or in one around it."""
    blocks = scopes.get(name, ())
    return any(site.block[: len(block)] == block for block in blocks)


def _declared(nest: Nest) -> Iterator[Diagnostic]:
    """Each name in the head is one thing."""
    seen = set[str]()
    for name, _ in nest.places:
        if name in seen:
            yield Diagnostic("L01", f"place {name} is declared twice", ("place", name))
        seen.add(name)
    accs = set[str]()
    for acc in accumulators(nest):
        if acc.name in accs:
            yield Diagnostic("L01", f"{acc.name} is two accumulators", ("acc", acc.name))
        accs.add(acc.name)


def _position(
    site: StatementSite, at: Position, scopes: Scopes, known: set[str]
) -> Iterator[Diagnostic]:
    for name in sorted(at.variables):
        if not _sees(site, name, scopes):
            yield site.error("L01", f"{name} is no loop's variable and no named position here")
    for name in sorted(at.names - known):
        what = _KINDS.get(name[0], "a size that there is")
        yield site.error("L01", f"{name} is not {what}")
