"""The record of `stepfuse diff --json`: rows in sections; and its text, in lines with a sign.

-  A has it      +  B has it      ~  both write it so, and its operands differ
"""

from __future__ import annotations

from collections.abc import Iterator

from ..records.record import Record

Cell = str | int | float


class DiffRow(Record):
    """A property in A and in B; a cell that a side lacks is left out.

    Of an expression that one side alone computes, `values` is the number of its operations that
    the other side lacks.
    """

    what: str
    differs: bool
    a: Cell | None = None
    b: Cell | None = None
    values: int | None = None


class DiffSection(Record):
    """Rows on one subject, under a name and a sentence."""

    name: str
    said: str
    rows: tuple[DiffRow, ...]

    @property
    def differs(self) -> bool:
        """True where any row does."""
        return any(row.differs for row in self.rows)


class DiffPair(Record):
    """A variant of A beside a variant of B."""

    a: str
    b: str
    sections: tuple[DiffSection, ...]


class DiffSide(Record):
    """A side: its label in sentences, its given name, its spec and its passes."""

    label: str
    named: str
    spec: str
    pipeline: str


class DiffRecord(Record):
    """The difference between two specs, artifacts or reports."""

    a: DiffSide
    b: DiffSide
    differs: bool
    summary: str
    roles: DiffSection
    variants: tuple[DiffPair, ...]
    only_a: tuple[str, ...]  # variants that the other side has no counterpart of
    only_b: tuple[str, ...]


def row(what: str, a: Cell | None, b: Cell | None) -> DiffRow:
    """A row that differs where its two cells do."""
    return DiffRow(what, a != b, a, b)


def to_text(found: DiffRecord) -> str:
    """Return the differences, section by section, and the sections without any."""
    return "\n".join(_lines(found)) + "\n"


def _lines(found: DiffRecord) -> Iterator[str]:
    for sign, side in (("-", found.a), ("+", found.b)):
        yield f"{sign} {side.named}{'' if side.label == side.named else f' ({side.label})'}"
    yield from ("", found.summary)
    if found.roles.differs:
        yield from _section(found.roles)
    yield from (f"\nonly in {found.a.label}: {title}" for title in found.only_a)
    yield from (f"\nonly in {found.b.label}: {title}" for title in found.only_b)
    for pair in found.variants:
        changed = [section for section in pair.sections if section.differs]
        same = [section.name for section in pair.sections if not section.differs]
        if len(found.variants) > 1 and changed:
            yield f"\n== {pair.a} | {pair.b}"
        for section in changed:
            yield from _section(section)
        if changed and same:
            yield f"\nthe same in both: {', '.join(same)}"


def _section(section: DiffSection) -> Iterator[str]:
    yield f"\n{section.name}: {section.said}"
    for row in section.rows:
        if row.differs:
            yield from _row(row)


def _row(row: DiffRow) -> Iterator[str]:
    what = f"{row.what}: " if row.what else ""
    cells = (("~", row.a),) if row.a == row.b else (("-", row.a), ("+", row.b))
    for sign, cell in cells:
        if cell is not None:
            yield f"{sign} {what}{_text(cell)}{_count(row)}"


def _text(cell: Cell) -> str:
    return cell if isinstance(cell, str) else f"{cell:g}" if isinstance(cell, float) else str(cell)


def _count(row: DiffRow) -> str:
    return f"  ({row.values} operations)" if row.values and row.values > 1 else ""
