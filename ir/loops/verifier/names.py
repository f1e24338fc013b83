"""L01: everything is declared or made before it is used, in the same block or one around it."""

from __future__ import annotations

from collections.abc import Iterator

from ...errors import Diagnostic
from ...lowered.tables import ARRAY_KINDS, CONTEXT, SIZE_COLUMNS, Place
from ..nest import For, Let, Nest
from ..position import Position
from ..walk import accumulators, makes, places_of, positions, reads
from .sites import Block, StatementSite

_KINDS = {"$": "an argument of the nest", "^": "the address of an array of the head"}
_SIZES = {f"#{n}" for n in SIZE_COLUMNS} | {f"@{n}" for n in (*CONTEXT, "threads")}


def names(nest: Nest, sites: tuple[StatementSite, ...]) -> Iterator[Diagnostic]:
    """Check that names of values, positions and places are defined, and once (L01)."""
    yield from _declared(nest)
    places = {place for _, place in nest.places}
    known = _SIZES | set(nest.arguments) | {f"^{n}" for n, p in nest.places if _is_array(p)}
    scopes = _Scopes()
    for site in sites:
        scopes.enter(site.block)
        for at in positions(site.stmt):
            if at.op != "const":
                yield from _position(site, at, scopes, known)
        for value in reads(site.stmt):
            if not scopes.has(f"%{value}"):
                yield site.error("L01", f"%{value} is not made before, in this block or around it")
        for place in (p for p in places_of(site.stmt) if p not in places):
            yield site.error("L01", f"{place.kind} {place.index} is not declared in the head")
        for value in makes(site.stmt):
            scopes.add(f"%{value}")
        if isinstance(site.stmt, For | Let):
            yield from _variable(site, site.stmt.variable, scopes)
            if isinstance(site.stmt, Let):
                scopes.add(site.stmt.variable)
            else:
                scopes.open((*site.block, (site.number, 0)), site.stmt.variable)


def _is_array(place: Place) -> bool:
    return place.kind in ARRAY_KINDS


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
    site: StatementSite, at: Position, scopes: _Scopes, known: set[str]
) -> Iterator[Diagnostic]:
    for name in sorted(at.variables):
        if not scopes.has(name):
            yield site.error("L01", f"{name} is no loop's variable and no named position here")
    for name in sorted(at.names - known):
        what = _KINDS.get(name[0], "a size that there is")
        yield site.error("L01", f"{name} is not {what}")


def _variable(site: StatementSite, name: str, scopes: _Scopes) -> Iterator[Diagnostic]:
    if scopes.has(name):
        yield site.error("L01", f"{name} is a position already, in this block or around it")


class _Scopes:
    """The names of a block and of those around it."""

    def __init__(self) -> None:
        self.found: dict[Block, set[str]] = {(): set()}
        self.block: Block = ()
        self.around = [self.found[()]]  # of the block and those around it, the innermost first

    def enter(self, block: Block) -> None:
        """The statement that comes next stands in this block."""
        if block is self.block:
            return
        self.block = block
        self.found.setdefault(block, set())
        every = (self.found.get(block[:n]) for n in range(len(block), -1, -1))
        self.around = [names for names in every if names is not None]

    def open(self, block: Block, name: str) -> None:
        """A loop's variable, which its block has."""
        self.found[block] = {name}

    def add(self, name: str) -> None:
        self.found[self.block].add(name)

    def has(self, name: str) -> bool:
        return any(name in names for names in self.around)
