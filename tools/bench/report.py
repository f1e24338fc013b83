"""The record of a bench: JSON of it, and a table for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...ir.lowered.program import Program
from ...passes.report.cost import program_bytes, program_flops
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

    def of(self, name: str) -> Timing:
        """One contestant's timing."""
        return next(t for t in self.contestants if t.name == name)

    def gigabytes(self, milliseconds: float) -> float:
        """GB/s where our bytes take so long."""
        return self.elements * self.bytes_per_parameter / milliseconds / 1e6

    def gigaflops(self, milliseconds: float) -> float:
        """Gflop/s where our operations take so long."""
        return self.elements * self.flops_per_parameter / milliseconds / 1e6


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

    @property
    def title(self) -> str:
        return f"@{self.spec}, threads {self.threads}"

    def show(self) -> None:
        """Prints a row a contestant: its time over ours; the share is the roof's time over ours.

        Where there is no room, bytes, the times' spread and the rate are left out, the share never.
        """
        show_table(_HEAD, self._rows(), self.title)
        if self.start_milliseconds:
            print(start_line(self.start_milliseconds))

    def __repr__(self) -> str:
        """The table, every column of it."""
        right = [i for i, column in enumerate(_HEAD) if column.right]
        rows = [[column.name for column in _HEAD], *self._rows()]
        return "\n".join((self.title, *columns(rows, right)))

    def _rows(self) -> list[tuple[str, ...]]:
        return [_cells(e, index) for e in self.results for index in range(len(e.contestants))]


def bench_entry(
    size: str, elements: int, program: Program, timings: Sequence[Timing]
) -> BenchEntry:
    """The entry of a size; bytes and operations as the record of the compilation counts them."""
    ours, roof = (next(t for t in timings if t.name == name) for name in (OURS, ROOF))
    moved, share = program_bytes(program), ShareOfRoof(roof.ratio, roof.low, roof.high)
    rate = elements * moved / ours.milliseconds / 1e6
    counted = elements, moved, program_flops(program)
    return BenchEntry(size, *counted, rate, share, tuple(timings))


def _cells(entry: BenchEntry, index: int) -> tuple[str, ...]:
    timing, share = entry.contestants[index], entry.share_of_roof
    is_ours = timing.name == OURS
    moves = is_ours or timing.name == ROOF
    return (
        "" if index else entry.size,
        timing.name,
        f"{timing.milliseconds:.3f}",
        f"{timing.milliseconds_low:.3f}-{timing.milliseconds_high:.3f}",
        f"{timing.ratio:.2f} ({timing.low:.2f}-{timing.high:.2f})",
        str(entry.bytes_per_parameter) if moves else "",
        f"{entry.gigabytes(timing.milliseconds):.1f}" if moves else "",
        f"{share.median:.0%} ({share.low:.0%}-{share.high:.0%})" if is_ours else "",
    )


def start_line(times: Mapping[str, float]) -> str:
    """Cold and warm start in one line."""
    return "start: " + ", ".join(f"{name} {ms:.0f} ms" for name, ms in times.items())
