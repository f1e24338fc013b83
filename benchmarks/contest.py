"""What these scripts share, from the package: timing in turns, figures with their command."""

from stepfuse.tools.bench.contest import (
    Step,
    Timing,
    compete,
    in_turns,
    machine,
    save,
    seconds_of,
    table,
    timing,
    timings,
    write,
)  # fmt: skip

__all__ = [
    "Step", "Timing", "compete", "in_turns", "machine", "save", "seconds_of", "table", "timing",
    "timings", "write",
]  # fmt: skip
