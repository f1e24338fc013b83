"""What a bench found: records for JSON, a table for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from rich.table import Column, Table

from .contest import Timing
from .contestants import OURS, ROOF


@dataclass(frozen=True, slots=True)
class BenchCase:
    """One size: who took how long, and the bytes that our step moves."""

    size: str
    elements: int
    bytes: int  # per parameter
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


def to_json(case: BenchCase) -> dict[str, Any]:
    """A case as JSON has it."""
    ours = case.of(OURS)
    share, low, high = case.share
    return {
        "size": case.size,
        "elements": case.elements,
        "bytes per parameter": case.bytes,
        "GB/s": case.rate(ours.milliseconds),
        "share of roof": {"median": share, "low": low, "high": high},
        "contestants": [asdict(t) for t in case.timings],
    }


def table(title: str, cases: Sequence[BenchCase]) -> Table:
    """A row a contestant; ratios are of its time to ours, the share is the roof's time to ours."""
    heads = ("size", "contestant", "ms (10 to 90 %)", "of our time", "B/param", "GB/s")
    shown = Table(*(Column(h, no_wrap=True) for h in heads), "share of roof", title=title)
    for case in cases:
        for place, timing in enumerate(case.timings):
            ms = (timing.milliseconds, timing.milliseconds_low, timing.milliseconds_high)
            cells = [case.size if place == 0 else "", timing.name]
            cells.append("{:.3f} ({:.3f}-{:.3f})".format(*ms))
            cells.append(f"{timing.ratio:.2f} ({timing.low:.2f}-{timing.high:.2f})")
            if timing.name in (OURS, ROOF):
                cells += [str(case.bytes), f"{case.rate(timing.milliseconds):.1f}"]
            if timing.name == OURS:
                cells.append("{:.0%} ({:.0%}-{:.0%})".format(*case.share))
            shown.add_row(*cells, end_section=place == len(case.timings) - 1)
    return shown


def start_line(times: Mapping[str, float]) -> str:
    """Cold and warm start in one line."""
    return "start: " + ", ".join(f"{name} {ms:.0f} ms" for name, ms in times.items())
