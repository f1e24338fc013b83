"""A difference as a page without a script: tables side by side, differences marked."""

from __future__ import annotations

import html

from ..records.record import record_json
from ..report.page import element, framed
from .record import Cell, DiffPair, DiffRecord, DiffRow, DiffSection

_COLUMNS = '<colgroup><col class="what"><col><col></colgroup>'


def to_html(found: DiffRecord) -> str:
    """The page, in one file, with the record in it."""
    title = f"{found.a.named} | {found.b.named}"
    parts = [_head(found), element("main", *_sections(found))]
    return framed("diff", title, ("tables",), "\n".join(parts), record_json(found))


def _head(found: DiffRecord) -> str:
    sides = ((found.a, "a"), (found.b, "b"))
    named = "".join(
        element("dt", element("span", _said(side.label), class_=f"key {key}"))
        + element("dd", element("code", _said(side.named)))
        for side, key in sides
    )
    box = element("label", '<input id="only" type="checkbox">only what differs', class_="pick")
    return element(
        "header",
        element("p", "stepfuse diff", class_="brand"),
        element("h1", _said(f"{found.a.label} | {found.b.label}")),
        element("dl", named, id="sides"),
        element("p", _said(found.summary), id="summary"),
        box,
    )


def _sections(found: DiffRecord) -> list[str]:
    labels = found.a.label, found.b.label
    made = [element("section", element("h2", "The definition"), _table(found.roles, labels))]
    for label, titles in ((labels[0], found.only_a), (labels[1], found.only_b)):
        said = (element("p", _said(f"only in {label}: {title}")) for title in titles)
        made += [element("section", *said)] if titles else []
    return made + [_pair(pair, labels) for pair in found.variants]


def _pair(pair: DiffPair, labels: tuple[str, str]) -> str:
    tables = (_table(section, labels) for section in pair.sections)
    return element("section", element("h2", _said(f"{pair.a} | {pair.b}")), *tables)


def _table(section: DiffSection, labels: tuple[str, str]) -> str:
    """A table, open where a row differs."""
    count = sum(row.differs for row in section.rows)
    said = f"{section.said}: {count} of {len(section.rows)} differ"
    name = element("summary", element("h3", _said(section.name)), " ", _said(said))
    heads = (element("th", _said(text), scope="col") for text in ("what", *labels))
    rows = (_row(row) for row in section.rows)
    table = element(
        "table", _COLUMNS, element("thead", element("tr", *heads)), element("tbody", *rows)
    )
    return f"<details{' open' if count else ''}>{name}{table}</details>"


def _row(row: DiffRow) -> str:
    head = element("th", _said(row.what or "an expression"), scope="row")
    cells = (element("td", _cell(c, row), class_=k) for c, k in ((row.a, "a"), (row.b, "b")))
    return element("tr", head, *cells, class_="other" if row.differs else "same")


def _cell(cell: Cell | None, row: DiffRow) -> str:
    if cell is None:
        return "—"
    more = f" <small>({row.values} operations)</small>" if row.values and row.values > 1 else ""
    same = " <small>of values that differ</small>" if row.differs and row.a == row.b else ""
    return f"{_said(str(cell))}{more}{same}"


def _said(text: str) -> str:
    return html.escape(text)
