"""A bench as a page: a roofline and a table a size, and the machine."""

from __future__ import annotations

import html
from collections.abc import Iterable

from ..records.record import record_json
from ..report.page import element, framed, mark
from .contest import Timing
from .contestants import OURS, ROOF
from .report import BenchEntry, BenchRecord, start_line
from .roofline import roofline

MARK = mark("bench")
_LEAD = (
    "The roof is what memory allows, measured in the same run: a step that moves the same arrays "
    "and only adds. Everyone is held to our bytes and operations, so all stand at one flop per "
    "byte; bars and the band are the 10th to 90th percentile. What arithmetic alone allows is not "
    "measured."
)
_HEADS = ("contestant", "ms (10 to 90 %)", "GB/s", "Gflop/s", "of the roof")


def to_html(record: BenchRecord) -> str:
    """The page, in one file, with the record in it."""
    head = element(
        "header",
        element("p", "stepfuse bench", class_="brand"),
        element("h1", _said(f"@{record.spec}")),
        element("p", element("code", _said(record.command)), class_="lead"),
        element("p", _said(_LEAD), class_="lead"),
    )
    sizes = (_size(record, entry) for entry in record.results)
    main = element("main", *sizes, _machine(record))
    title, styles = f"bench @{record.spec}", ("tables", "roofline")
    return framed("bench", title, styles, head + main, record_json(record))


def _size(record: BenchRecord, entry: BenchEntry) -> str:
    title = f"{entry.size}: {entry.elements:,} parameters"
    share = entry.share_of_roof
    said = (
        f"{entry.bytes_per_parameter} bytes and {entry.flops_per_parameter} operations per "
        f"parameter; {share.median:.0%} of the roof ({share.low:.0%} to {share.high:.0%})."
    )
    drawn = roofline(entry, f"@{record.spec} {entry.size}")
    none = element("p", "This step does no arithmetic, so there is no roofline.", class_="lead")
    return element(
        "section", element("h2", _said(title)), element("p", _said(said)), drawn or none,
        _table(entry),
    )  # fmt: skip


def _table(entry: BenchEntry) -> str:
    head = element("tr", *(element("th", _said(text), scope="col") for text in _HEADS))
    rows = (_row(entry, timing, entry.of(ROOF)) for timing in entry.contestants)
    return element("table", element("thead", head), element("tbody", *rows), class_="rates")


def _row(entry: BenchEntry, timing: Timing, roof: Timing) -> str:
    low, high = timing.milliseconds_low, timing.milliseconds_high
    cells = (
        f"{timing.milliseconds:.3f} ({low:.3f} to {high:.3f})",
        f"{entry.gigabytes(timing.milliseconds):.3g}",
        f"{entry.gigaflops(timing.milliseconds):.3g}",
        f"{roof.over(timing):.0%}",
    )
    kind = "ours" if timing.name == OURS else "same"
    name = element("th", _said(timing.name), scope="row")
    return element("tr", name, *(element("td", _said(c)) for c in cells), class_=kind)


def _machine(record: BenchRecord) -> str:
    caches = record.machine.get("caches", {})
    found = {k: str(v) for k, v in record.machine.items() if k != "caches"}
    found |= {name: str(size) for name, size in caches.items()}
    found |= {"threads": f"{record.threads} of {record.cpus} CPUs", "policy": record.policy}
    found |= {"storage": record.dtypes} if record.dtypes else {}
    parts = [element("dl", *_terms(found.items()), id="machine")]
    if record.start_milliseconds:
        parts.append(element("p", _said(start_line(record.start_milliseconds))))
    return element("section", element("h2", "Measured on"), *parts)


def _terms(items: Iterable[tuple[str, str]]) -> list[str]:
    return [element("dt", _said(name)) + element("dd", _said(value)) for name, value in items]


def _said(text: str) -> str:
    return html.escape(text)
