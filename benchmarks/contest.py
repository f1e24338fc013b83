"""What these scripts share, from the package: timing in turns, figures with their command."""

from stepfuse.tools.bench.contest import Step, Timing, compete, machine, save, table, timing, write

__all__ = ["Step", "Timing", "compete", "machine", "save", "table", "timing", "write"]
