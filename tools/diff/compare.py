"""`stepfuse diff`: the difference of two records of compilations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...ir.errors import WrongUsage
from ..records.record import record_text
from ..report.page import shown
from ..report.record import CompilationRecord, RecordedVariant
from .page import to_html
from .record import Cell, DiffPair, DiffRecord, DiffSection, DiffSide, to_text
from .sections import pair_sections, roles_section
from .sides import SideRequest, side_record
from .summary import summary

WRITERS = {"text": to_text, "json": record_text, "html": to_html}


def sides(
    a: str, b: str, policy: str = "", dtypes: str = "", policy_b: str = "", dtypes_b: str = ""
) -> tuple[SideRequest, SideRequest]:
    """Both sides with their options: those of both are for specs and artifacts, not for reports.

    Raises WrongUsage for options that no side takes, and for a side without a counterpart.
    """
    if not b and not policy_b and not dtypes_b:
        raise WrongUsage("expected B, or what A is compared with: --policy-b or --dtypes-b")
    first, second = SideRequest(a), SideRequest(b or a)
    if (policy or dtypes) and first.is_report and second.is_report:
        raise WrongUsage("--policy and --dtypes are of specs; a report has its own in it")
    if not first.is_report:
        first = SideRequest(a, policy, dtypes)
    if not second.is_report:
        return first, SideRequest(b or a, policy_b or policy, dtypes_b or dtypes)
    return first, SideRequest(b or a, policy_b, dtypes_b)


def difference(a: SideRequest, b: SideRequest) -> DiffRecord:
    """The difference of two sides. Raises WrongUsage and StepfuseError."""
    return compare(side_record(a), side_record(b), a.named, b.named)


def compare(a: CompilationRecord, b: CompilationRecord, named_a: str, named_b: str) -> DiffRecord:
    """The difference of two records."""
    sides = _sides(a, b, named_a, named_b)
    joined, only_a, only_b = _joined(_whole(a), _whole(b))
    pairs = tuple(_pair(one, other) for one, other in joined)
    roles = _plain(roles_section(a, b))
    differs = roles.differs or bool(only_a or only_b)
    differs = differs or any(s.differs for p in pairs for s in p.sections)
    said = summary(*sides, roles, pairs, (*only_a, *only_b))
    return DiffRecord(*sides, differs, said, roles, pairs, only_a, only_b)


def _whole(record: CompilationRecord) -> list[RecordedVariant]:
    return [one for one in record.variants if isinstance(one, RecordedVariant)]


def _sides(
    a: CompilationRecord, b: CompilationRecord, named_a: str, named_b: str
) -> tuple[DiffSide, DiffSide]:
    """Each side is called by its spec, or A and B where the names are one."""
    names = plain_line(a.spec), plain_line(b.spec)
    labels = names if names[0] != names[1] else ("A", "B")
    found = zip(labels, (named_a, named_b), names, (a, b), strict=True)
    first, second = (
        DiffSide(label, plain_line(named), name, plain_line(side.pipeline))
        for label, named, name, side in found
    )
    return first, second


def _joined(
    a: Sequence[RecordedVariant], b: Sequence[RecordedVariant]
) -> tuple[list[tuple[RecordedVariant, RecordedVariant]], tuple[str, ...], tuple[str, ...]]:
    """Variants of one entry and one condition; one without a condition stands beside every one."""
    pairs = [(x, y) for x in a for y in b if _fits(x, y)]
    only_a = (plain_line(x.title) for x in a if not any(x is one for one, _ in pairs))
    only_b = (plain_line(y.title) for y in b if not any(y is other for _, other in pairs))
    return pairs, tuple(only_a), tuple(only_b)


def _fits(x: RecordedVariant, y: RecordedVariant) -> bool:
    return x.entry == y.entry and (x.when == y.when or not x.when or not y.when)


def _pair(a: RecordedVariant, b: RecordedVariant) -> DiffPair:
    made = map(_plain, pair_sections(a, b))
    return DiffPair(plain_line(a.title), plain_line(b.title), tuple(made))


# ------------------------------------------------------------------ texts from outside


def _plain(section: DiffSection) -> DiffSection:
    """A section whose texts are a line each, which a terminal shows as they are."""
    rows = (
        replace(row, what=plain_line(row.what), a=_plain_cell(row.a), b=_plain_cell(row.b))
        for row in section.rows
    )
    return replace(section, rows=tuple(rows))


def _plain_cell(cell: Cell | None) -> Cell | None:
    return plain_line(cell) if isinstance(cell, str) else cell


def plain_line(text: str) -> str:
    """A text as one line, with a mark for each character that a terminal would act upon."""
    line = " ".join(shown(text).split())
    return "".join(c if c.isprintable() else "\ufffd" for c in line)
