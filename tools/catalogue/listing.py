"""`stepfuse list`: which rows of the catalogue, and in which order.

A filter is a text in a name or a description, in any case, or a condition on a figure,
as `state<=4` or `sweeps=1`, that one of the variants fulfils.
"""

from __future__ import annotations

import operator
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from ...ir.errors import WrongUsage
from ..tables import TableColumn, show_table
from .table import Catalogue, ListedSchedule, ListedSpec, ListedVariant

if TYPE_CHECKING:
    from rich.console import Console

KINDS = ("optimizer", "stage", "schedule")
FIGURES = ("state", "floor", "optimal", "sweeps")
ORDERS = ("name", *FIGURES)
_CONDITION = re.compile(r"(\w+)\s*(<=|>=|=|<|>)\s*(\d+)")
_COMPARE: dict[str, Callable[[int, int], bool]] = {
    "<": operator.lt, "<=": operator.le, "=": operator.eq, ">=": operator.ge, ">": operator.gt,
}  # fmt: skip


def chosen(found: Catalogue, filters: Sequence[str], order: str, kind: str) -> Catalogue:
    """The rows that all filters let through, in order; largest first where it begins with `-`.

    Raises WrongUsage for a kind, an order or a figure that there is not.
    """
    if kind and kind not in KINDS:
        raise WrongUsage(f"no kind is called '{kind}'; known: {', '.join(KINDS)}")
    by = order.removeprefix("-")
    if by not in ORDERS:
        raise WrongUsage(f"no order is called '{order}'; known: {', '.join(ORDERS)}")
    specs = [s for s in found.specs if kind in ("", s.kind) and all(_has(s, f) for f in filters)]
    schedules = [
        s for s in found.schedules if kind in ("", "schedule") and all(_has(s, f) for f in filters)
    ]
    if by != "name":
        specs = [s for s in specs if _figure(s.variants[0], by) is not None]
        specs.sort(key=lambda s: _figure(s.variants[0], by) or 0, reverse=order != by)
        schedules = []
    elif order != by:
        specs, schedules = specs[::-1], schedules[::-1]
    return replace(found, specs=tuple(specs), schedules=tuple(schedules))


def show_names(found: Catalogue, kind: str) -> None:
    """A name a line: what can stand as a SPEC, or the schedules where they are asked for."""
    rows = found.schedules if kind == "schedule" else found.specs
    sys.stdout.writelines(f"{row.name}\n" for row in rows)


def _has(row: ListedSpec | ListedSchedule, wanted: str) -> bool:
    condition = _CONDITION.fullmatch(wanted.strip())
    if condition is None:
        return wanted.lower() in f"{row.name} {row.summary}".lower()
    name, sign, number = condition.groups()
    if name not in FIGURES:
        raise WrongUsage(f"no figure is called '{name}'; known: {', '.join(FIGURES)}")
    figures = [_figure(v, name) for v in row.variants] if isinstance(row, ListedSpec) else []
    return any(n is not None and _COMPARE[sign](n, int(number)) for n in figures)


def _figure(variant: ListedVariant, name: str) -> int | None:
    return getattr(variant, name)


# ------------------------------------------------------------------ on a terminal

_SPECS = (
    TableColumn("name"),
    TableColumn("state", wraps=True, drop=2),
    TableColumn("floor", right=True, drop=1),
    TableColumn("optimal", right=True),
    TableColumn("sweeps", right=True),
    TableColumn("what it does", wraps=True),
)
_SCHEDULES = (
    TableColumn("name"),
    TableColumn("its numbers", wraps=True, drop=1),
    TableColumn("its value after k steps", wraps=True),
)
_UNITS = "state, floor and optimal in bytes per parameter, parameters and states in f32"


def show_listing(found: Catalogue, console: Console | None = None) -> None:
    """Tables, one a kind, for a terminal."""
    from rich.console import Console

    console = console or Console()
    for kind in KINDS[:2]:
        rows = [row for s in found.specs if s.kind == kind for row in _rows(s)]
        if rows:
            show_table(_SPECS, rows, f"{kind}s", console=console)
            console.print()
    if found.specs:
        console.print(_UNITS)
    if found.schedules:
        console.print()
        rows = [_schedule(s) for s in found.schedules]
        show_table(_SCHEDULES, rows, "schedules", console=console)


def _rows(spec: ListedSpec) -> Iterator[tuple[str, ...]]:
    """A row for each variant; name and summary stand in the first."""
    for number, variant in enumerate(spec.variants):
        costs = (variant.floor, variant.optimal, variant.sweeps)
        cells = ("-" if n is None else str(n) for n in costs)
        head, what = (spec.name, spec.summary) if not number else ("", f"when {variant.when}")
        yield (head, variant.state_text, *cells, what)


def _schedule(row: ListedSchedule) -> tuple[str, str, str]:
    return row.name, ", ".join(row.numbers), row.summary
