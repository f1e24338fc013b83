"""The record of `stepfuse diff --json`: rows in sections, as the text and the page show them."""

from __future__ import annotations

from dataclasses import dataclass

from ..records.record import Record

Cell = str | int | float


@dataclass(frozen=True, slots=True)
class DiffRow(Record):
    """One thing as A and as B have it; what a side has not is left out.

    Of an expression that one side alone computes, `values` is how many operations it takes that
    the other side has not.
    """

    what: str
    differs: bool
    a: Cell | None = None
    b: Cell | None = None
    values: int | None = None


@dataclass(frozen=True, slots=True)
class DiffSection(Record):
    """Rows about one matter, and what they are."""

    name: str
    said: str
    rows: tuple[DiffRow, ...]

    @property
    def differs(self) -> bool:
        """True where any row does."""
        return any(row.differs for row in self.rows)


@dataclass(frozen=True, slots=True)
class DiffPair(Record):
    """A variant of A beside a variant of B."""

    a: str
    b: str
    sections: tuple[DiffSection, ...]


@dataclass(frozen=True, slots=True)
class DiffSide(Record):
    """A side: what it is called in sentences, as it was named, its spec and its passes."""

    label: str
    named: str
    spec: str
    pipeline: str


@dataclass(frozen=True, slots=True)
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
