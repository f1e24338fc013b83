"""One sentence on a difference, understood without knowing either side."""

from __future__ import annotations

from collections.abc import Sequence

from .record import Cell, DiffPair, DiffRow, DiffSection, DiffSide

_SHOWN = 2  # expressions and names that are spelled out; the others are counted

_TOLD = ("roles", "values", "storage", "sweeps")  # whose differences the sentence spells out


def summary(
    a: DiffSide, b: DiffSide, roles: DiffSection, pairs: Sequence[DiffPair], alone: Sequence[str]
) -> str:
    """Summarise the parts of A alone and of B alone, and the bytes and sweeps of both."""
    sections = [roles, *(s for pair in pairs for s in pair.sections)]
    if not alone and not any(section.differs for section in sections):
        return f"{a.label} and {b.label} are the same in all that is compared."
    parts = [*_values(a, b, pairs), *_roles(a, b, roles)]
    parts += [f"{len(alone)} variant{'s' * (len(alone) > 1)} on one side alone"] * bool(alone)
    for pair in pairs:
        within = f"{pair.b.removeprefix(f'@{b.spec} ')}: " if len(pairs) > 1 else ""
        parts.append(within + _costs(a, b, pair))
    if not any(s.differs for s in sections if s.name in _TOLD):
        other = dict.fromkeys(s.name for s in sections if s.differs)
        parts.append(f"they differ in {', '.join(other)}")
    return "; ".join(parts) + "."


def section(pair: DiffPair, name: str) -> DiffSection:
    """A section of a pair by its name."""
    return next(s for s in pair.sections if s.name == name)


def _values(a: DiffSide, b: DiffSide, pairs: Sequence[DiffPair]) -> list[str]:
    """The expressions that one side alone computes, those of the first variant that has some."""
    parts: list[str] = []
    for pair in pairs:
        rows = [r for r in section(pair, "values").rows if r.values]
        only_a, only_b = ([r for r in rows if r.b is None], [r for r in rows if r.a is None])
        for side, own in ((b, only_b), (a, only_a)):
            if own:
                parts.append(f"{side.label} alone computes {_expressions(own)}")
        if parts:
            return parts
        if any(r.differs for r in section(pair, "values").rows):
            return [f"{a.label} and {b.label} combine the same operations otherwise"]
    return ["both declare the same values"]


def _expressions(rows: Sequence[DiffRow]) -> str:
    count = sum(r.values or 0 for r in rows)
    said = _some([f"`{r.a or r.b}`" for r in rows])
    return f"{said} ({count} {'operation' if count == 1 else 'operations'})"


def _roles(a: DiffSide, b: DiffSide, roles: DiffSection) -> list[str]:
    only_a = [r.what for r in roles.rows if r.b is None]
    only_b = [r.what for r in roles.rows if r.a is None]
    parts = [f"{s.label} alone has {_some(own)}" for s, own in ((b, only_b), (a, only_a)) if own]
    other = [r.what for r in roles.rows if _is_other(r)]
    return [*parts, *([f"{_some(other)} declared otherwise"] if other else [])]


def _some(names: Sequence[str]) -> str:
    more = [f"{len(names) - _SHOWN} more"] if len(names) > _SHOWN else []
    return ", ".join([*names[:_SHOWN], *more])


def _is_other(row: DiffRow) -> bool:
    """True if both sides have the row, with different values."""
    return row.differs and row.a is not None and row.b is not None


def _costs(a: DiffSide, b: DiffSide, pair: DiffPair) -> str:
    found = {r.what: r for r in section(pair, "costs").rows}
    said = [_figure(a, b, found[n]) for n in ("bytes per parameter", "sweeps over memory")]
    stored = [r.what for r in section(pair, "storage").rows if _is_other(r)]
    return ", ".join([*said, *([f"{_some(stored)} stored otherwise"] if stored else [])])


def _figure(a: DiffSide, b: DiffSide, row: DiffRow) -> str:
    if not row.differs:
        return f"{row.what} {_shown(row.a)} in both"
    return f"{row.what} {_shown(row.a)} in {a.label}, {_shown(row.b)} in {b.label}"


def _shown(cell: Cell | None) -> str:
    return "none" if cell is None else str(cell)
