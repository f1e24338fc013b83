"""The record of `stepfuse diff --json`: rows in sections, as the text and the page show them."""

from __future__ import annotations

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
