"""Bars of each contestant's rate over our bytes, beside the roof of the same run."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from matplotlib.figure import Figure

from ...ir.errors import WrongUsage
from .report import BenchEntry


def check(path: Path) -> None:
    """Refuses a format that cannot be drawn (WrongUsage)."""
    formats = Figure().canvas.get_supported_filetypes()
    if path.suffix[1:] not in formats:
        raise WrongUsage(f"{path}: expected a file of format {', '.join(sorted(formats))}")


def plot(title: str, cases: Sequence[BenchEntry], path: Path) -> None:
    """One group of bars a size: our bytes over a contestant's time, with the spread.

    Raises OSError where the file cannot be written.
    """
    names = [t.name for t in cases[0].contestants]
    width = 0.8 / len(names)
    figure = Figure(figsize=(2.5 + 1.8 * len(cases), 4), layout="constrained")
    axes = figure.subplots()
    for index, name in enumerate(names):
        timings = [case.of(name) for case in cases]
        rates = [c.gigabytes(t.milliseconds) for c, t in zip(cases, timings, strict=True)]
        fast = [c.gigabytes(t.milliseconds_low) for c, t in zip(cases, timings, strict=True)]
        slow = [c.gigabytes(t.milliseconds_high) for c, t in zip(cases, timings, strict=True)]
        below = [r - s for r, s in zip(rates, slow, strict=True)]
        above = [f - r for r, f in zip(rates, fast, strict=True)]
        where = [n + (index - (len(names) - 1) / 2) * width for n in range(len(cases))]
        axes.bar(where, rates, width, yerr=[below, above], capsize=2, label=name)
    axes.set_xticks(range(len(cases)), [case.size for case in cases])
    axes.set(title=title, xlabel="size", ylabel="GB/s: our bytes over each one's time")
    axes.legend(fontsize="small")
    figure.savefig(path)
