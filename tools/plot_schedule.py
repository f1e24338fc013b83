"""`stepfuse plot-schedule`: the values of a schedule, as a table and as a drawing."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ..ir.errors import InvalidProgram, TraceError, WrongUsage
from ..schedules import HyperSchedule
from ..spec_texts.resolve import resolve_schedule
from .tables import columns

_ROWS = 11  # of the table


def plot_schedule(text: str, settings: Sequence[str], steps: int, output: Path | None) -> str:
    """The table of a schedule over so many steps; draws it to a file where one is given.

    Raises WrongUsage, InvalidProgram.
    """
    inside = ",".join(settings)
    named = resolve_schedule(
        text[:-1] + f",{inside})" if text.endswith(")") else f"{text}({inside})"
    )
    try:
        values = named.values(range(steps))
    except TraceError as error:
        raise InvalidProgram(f"{text}: error: {error}") from None
    if output is not None:
        draw(named, values, output)
    return table(named, values)


def table(named: HyperSchedule, values: Sequence[float]) -> str:
    """Evenly spaced values, the first and the last among them, with the steps done before."""
    last = len(values) - 1
    count = min(_ROWS, len(values))
    places = [round(n * last / max(1, count - 1)) for n in range(count)]
    rows = [("steps done", "value"), *((str(k), f"{values[k]:.6g}") for k in places)]
    return "\n".join([f"{named.name}({_numbers(named)})", "", *columns(rows), ""])


def draw(named: HyperSchedule, values: Sequence[float], path: Path) -> None:
    """Value over steps. Raises WrongUsage for a format that cannot be drawn, OSError."""
    try:
        from matplotlib.figure import Figure
    except ImportError as error:
        raise WrongUsage(f"-o needs {error.name}; pip install 'stepfuse[bench]'") from None
    figure = Figure(figsize=(6, 3), layout="constrained")
    axes = figure.subplots()
    axes.plot(range(len(values)), values, drawstyle="steps-post")
    axes.set(title=f"{named.name}({_numbers(named)})", xlabel="steps done", ylabel="value")
    try:
        figure.savefig(path)
    except ValueError as error:
        raise WrongUsage(f"{path}: {error}") from None


def _numbers(named: HyperSchedule) -> str:
    return ", ".join(
        f"{name}={str(value).lower() if isinstance(value, bool) else f'{value:g}'}"
        for name, value in named.defaults.items()
    )
