"""The site of each statement: its number, enclosing blocks and loops, facts that hold there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...errors import Diagnostic
from ..mappings import Mapping
from ..nest import For, If, Let, Nest, Stmt
from ..position import Position

Block = tuple[tuple[int, int], ...]  # the statements around, each with the number of its block


@dataclass(frozen=True, slots=True)
class StatementSite:
    """A statement in its place."""

    stmt: Stmt
    number: int  # in `walk`'s order, as in the lines of the printed nest
    block: Block
    around: tuple[For | If, ...]  # outer ones first
    loops: tuple[For, ...]  # those of them that are loops
    named: dict[str, Position]  # the named positions in scope, by loop variables and sizes alone
    facts: tuple[Position, ...]  # conditions that hold here

    def inside(self, *kinds: Mapping | type[Mapping]) -> For | None:
        """The innermost loop around it with one of these mappings."""
        for loop in reversed(self.loops):
            for kind in kinds:
                if (
                    isinstance(loop.mapping, kind)
                    if isinstance(kind, type)
                    else loop.mapping == kind
                ):
                    return loop
        return None

    def plain(self, at: Position) -> Position:
        """A position without named ones."""
        return without_names(at, self.named)

    def sees(self, other: StatementSite) -> bool:
        """True if the result of `other` is in scope here."""
        return other.number < self.number and self.block[: len(other.block)] == other.block

    def is_in_other_arm(self, other: StatementSite) -> bool:
        """True if two statements stand in the two arms of a condition."""
        pairs = zip(self.block, other.block, strict=False)
        return any(a[0] == b[0] and a[1] != b[1] for a, b in pairs)

    def error(self, code: str, message: str) -> Diagnostic:
        """A broken invariant of this statement."""
        return Diagnostic(code, message, ("stmt", self.number))


def without_names(at: Position, named: dict[str, Position]) -> Position:
    """A position with named ones replaced by their definitions."""
    for name in at.variables & named.keys():
        at = at.replaced(name, named[name])
    return at


def sites(nest: Nest) -> tuple[StatementSite, ...]:
    """Every statement of a nest, in `walk`'s order."""
    return tuple(_SiteWalk().block(nest.body, (), (), {}, ()))


class _SiteWalk:
    def __init__(self) -> None:
        self.count = 0

    def block(
        self,
        body: tuple[Stmt, ...],
        block: Block,
        around: tuple[For | If, ...],
        named: dict[str, Position],
        facts: tuple[Position, ...],
    ) -> Iterator[StatementSite]:
        loops = tuple(s for s in around if isinstance(s, For))
        for stmt in body:
            site = StatementSite(stmt, self.count, block, around, loops, named, facts)
            self.count += 1
            yield site
            match stmt:
                case For():
                    inner = {n: p for n, p in named.items() if n != stmt.variable}
                    yield from self.block(
                        stmt.body, (*block, (site.number, 0)), (*around, stmt), inner, facts
                    )
                case If():
                    held = facts if stmt.condition is None else (*facts, stmt.condition)
                    for number, (branch, known) in enumerate(
                        ((stmt.then, held), (stmt.other, facts))
                    ):
                        yield from self.block(
                            branch, (*block, (site.number, number)), (*around, stmt), named, known
                        )
                case Let():
                    named = {**named, stmt.variable: without_names(stmt.position, named)}
                case _:
                    pass
