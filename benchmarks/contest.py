"""What these scripts share: timing in turns, figures with their command, a table of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.table import Table
from stepfuse.tools.bench.contest import Step, Timing, compete, machine, save, timing, write

__all__ = ["Step", "Timing", "compete", "machine", "save", "table", "timing", "write"]


def table(results: Mapping[str, Sequence[Timing]], ratio: str) -> Table:
    """Medians, and each one's time as a multiple of the first one's, which `ratio` heads."""
    shown = Table("case", "contestant", "ms", ratio, "10 % to 90 %")
    for case, timings in results.items():
        for number, found in enumerate(timings):
            spread = f"{found.low:.2f} to {found.high:.2f}"
            first = "" if number else case
            shown.add_row(
                first, found.name, f"{found.milliseconds:.3f}", f"{found.ratio:.2f}", spread
            )
    return shown
