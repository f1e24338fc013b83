"""Results of a bench: records for JSON, a table for people."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..records.record import Record
from ..tables import TableColumn, columns, show_table
from .contest import Timing
from .contestants import OURS, ROOF

_HEAD = (
    TableColumn("size"),
    TableColumn("contestant"),
    TableColumn("ms", right=True),
    TableColumn("10 to 90 %", right=True, drop=2),
    TableColumn("of our time", right=True),
    TableColumn("B/param", right=True, drop=1),
    TableColumn("GB/s", right=True, drop=3),
    TableColumn("share of roof", right=True),
)


@dataclass(frozen=True, slots=True)
class BenchCase:
    """One size: the contestants' times, and the bytes that our step moves."""

    size: str
    elements: int
    bytes: int  # per parameter
    flops: int  # per parameter
    timings: tuple[Timing, ...]

    def of(self, name: str) -> Timing:
        """One contestant's timing."""
        return next(t for t in self.timings if t.name == name)

    @property
    def share(self) -> tuple[float, float, float]:
        """The roof's time over ours: median, 10th and 90th percentile over rounds."""
        roof = self.of(ROOF)
        return roof.ratio, roof.low, roof.high

    def rate(self, milliseconds: float) -> float:
        """Gigabytes a second, where our bytes take so long."""
        return self.elements * self.bytes / milliseconds / 1e6


class ShareOfRoof(Record):
    """The roof's time over ours: over rounds, the median, the 10th and the 90th percentile."""

    median: float
    low: float
    high: float


class BenchEntry(Record):
    """One size."""

    size: str
    elements: int
    bytes_per_parameter: int
    flops_per_parameter: int
    gigabytes_per_second: float
    share_of_roof: ShareOfRoof
    contestants: tuple[Timing, ...]


class BenchRecord(Record):
    """The record of `stepfuse bench --json`, also written with -o."""

    command: str
    machine: Mapping[str, Any]
    spec: str
    policy: str
    dtypes: str
    threads: int
    cpus: int
    start_milliseconds: Mapping[str, float]
    results: tuple[BenchEntry, ...]


def entry(case: BenchCase) -> BenchEntry:
    """A case as the record has it."""
    rate = case.rate(case.of(OURS).milliseconds)
    share = ShareOfRoof(*case.share)
    counted = case.elements, case.bytes, case.flops
    return BenchEntry(case.size, *counted, rate, share, case.timings)


@dataclass(frozen=True, slots=True, repr=False)
class BenchResult:
    """The result of a bench: the record, and each size as it was timed."""

    record: BenchRecord
    cases: tuple[BenchCase, ...]

    @property
    def title(self) -> str:
        return f"@{self.record.spec}, threads {self.record.threads}"

    def show(self) -> None:
        """Prints a row a contestant: its time over ours; the share is the roof's time over ours.

        Where there is no room, bytes, the times' spread and the rate are left out, the share never.
        """
        show_table(_HEAD, self._rows(), self.title)
        if self.record.start_milliseconds:
            print(start_line(self.record.start_milliseconds))

    def __repr__(self) -> str:
        """The table, every column of it."""
        right = [i for i, column in enumerate(_HEAD) if column.right]
        rows = [[column.name for column in _HEAD], *self._rows()]
        return "\n".join((self.title, *columns(rows, right)))

    def _rows(self) -> list[tuple[str, ...]]:
        return [_cells(case, index) for case in self.cases for index in range(len(case.timings))]


def _cells(case: BenchCase, index: int) -> tuple[str, ...]:
    timing = case.timings[index]
    is_ours = timing.name == OURS
    moves = is_ours or timing.name == ROOF
    return (
        "" if index else case.size,
        timing.name,
        f"{timing.milliseconds:.3f}",
        f"{timing.milliseconds_low:.3f}-{timing.milliseconds_high:.3f}",
        f"{timing.ratio:.2f} ({timing.low:.2f}-{timing.high:.2f})",
        str(case.bytes) if moves else "",
        f"{case.rate(timing.milliseconds):.1f}" if moves else "",
        "{:.0%} ({:.0%}-{:.0%})".format(*case.share) if is_ours else "",
    )


def start_line(times: Mapping[str, float]) -> str:
    """Cold and warm start in one line."""
    return "start: " + ", ".join(f"{name} {ms:.0f} ms" for name, ms in times.items())
