"""Captured specs beside our own of the same rule: sweeps and bytes a parameter of both.

    python -m tests.campaigns.captured_beside_declared [NAME ...]

Over vectors and matrices. Each capture is proved; one that is refused is shown, and is the matter
of the campaigns `captures` and `optax_captures`. The exit status is 1 where a captured spec takes
more than ours (bytes, sweeps, or operations by three quarters) without a reason in
`benchmarks/captured_pairs.py`, or where a reason is not needed.
"""

from __future__ import annotations

import argparse
import sys
import warnings
from dataclasses import dataclass

import stepfuse
from rich.console import Console
from rich.progress import track
from rich.table import Column, Table
from stepfuse.ir.conditions import matches_rank
from stepfuse.ir.errors import StepfuseError
from stepfuse.ir.graph import Spec
from stepfuse.optim_defs import get
from stepfuse.passes.report.cost import program_flops
from stepfuse.tools.dev.optimizer_table import programs_of

from benchmarks.captured_pairs import PAIRS, Pair

RANKS = (1, 2)
MORE = 1.75  # operations, of ours


@dataclass(frozen=True, slots=True)
class Cost:
    """What a step over a tensor of some rank takes: per parameter."""

    sweeps: int
    bytes: int
    flops: int

    def __str__(self) -> str:
        return f"{self.sweeps} x, {self.bytes} B, {self.flops}"

    def exceeds(self, other: Cost) -> bool:
        """Whether it takes more sweeps or bytes, or about twice the operations."""
        return self.moves_more(other) or self.flops > MORE * other.flops

    def moves_more(self, other: Cost) -> bool:
        """Whether it takes more sweeps or bytes."""
        return self.sweeps > other.sweeps or self.bytes > other.bytes


def costs(spec: Spec) -> dict[int, Cost]:
    """The cost at each rank that the spec takes."""
    found: dict[int, Cost] = {}
    for program in programs_of(spec):
        for rank in RANKS:
            if rank not in found and matches_rank(program.graph.when, rank):
                schedule = program.schedule
                flops = program_flops(program)
                found[rank] = Cost(schedule.sweeps, schedule.cost.optimal, flops)
    return found


@dataclass(frozen=True, slots=True)
class Row:
    """Both costs of a pair, or why it has none."""

    pair: Pair
    ours: dict[int, Cost]
    captured: dict[int, Cost]
    refused: str = ""

    @property
    def exceeds(self) -> bool:
        """Whether the captured spec takes more at some rank."""
        return any(cost.exceeds(self.ours[rank]) for rank, cost in self.captured.items())

    @property
    def verdict(self) -> str:
        """What there is to say, for the table."""
        if self.refused:
            return f"not captured: {self.refused[:60]}"
        if self.exceeds:
            return self.pair.why or "[red]more, and no reason is known[/]"
        return "[red]no more, but a reason is given[/]" if self.pair.why else "as good"

    @property
    def is_right(self) -> bool:
        """Whether it is as good as ours, or its reason is known, or there is none to compare."""
        return bool(self.refused) or self.exceeds == bool(self.pair.why)


def compared(pair: Pair, prove: bool = True) -> Row:
    """One optimizer captured, beside ours."""
    own = costs(get(pair.ours)(**pair.statics))
    try:
        spec = stepfuse.capture(pair.original, prove=prove, **pair.options)
    except StepfuseError as error:
        return Row(pair, own, {}, str(error))
    return Row(pair, own, costs(spec))


def table(rows: list[Row]) -> Table:
    """A row for each pair, or two where the ranks differ."""
    shown = Table(
        Column("original", no_wrap=True), "ours", "rank",
        Column("captured: sweeps, bytes, operations", no_wrap=True),
        Column("declared", no_wrap=True), "",
    )  # fmt: skip
    for row in rows:
        name, said = row.pair.title, row.verdict
        for rank, captured, own in _by_rank(row):
            shown.add_row(name, row.pair.ours if name else "", rank, captured, own, said)
            name = said = ""
    return shown


def _by_rank(row: Row) -> list[tuple[str, str, str]]:
    """The ranks, the captured cost and ours; once where they are alike."""
    ranks = [rank for rank in RANKS if rank in row.captured] or [RANKS[-1]]
    lines = [(str(r), str(row.captured.get(r, "-")), str(row.ours[r])) for r in ranks]
    alike = len({line[1:] for line in lines}) == 1
    return [(", ".join(map(str, ranks)), *lines[0][1:])] if alike else lines


def main() -> int:
    """Prints the table; 1 where something has to be mended."""
    parser = argparse.ArgumentParser(description="captured specs beside our own")
    parser.add_argument("names", nargs="*", help="of ours; default: all")
    names = parser.parse_args().names
    warnings.simplefilter("ignore")
    pairs = [pair for pair in PAIRS if not names or pair.ours in names]
    rows = [compared(p) for p in track(pairs, "captures", console=Console(stderr=True))]
    console = Console(width=200)
    console.print(table(rows))
    known = [row for row in rows if not row.refused]
    good = [row for row in known if row.is_right and not row.exceeds]
    explained = sum(row.is_right and row.exceeds for row in known)
    moving = sum(any(c.moves_more(r.ours[n]) for n, c in r.captured.items()) for r in known)
    console.print(
        f"{len(good)} of {len(known)} captured specs, of {len({r.pair.ours for r in good})} "
        f"optimizers, are as good as declared; {explained} take more for a reason, "
        f"{moving} of them bytes; "
        f"{len(known) - len(good) - explained} to mend; {len(rows) - len(known)} not captured"
    )
    return int(not all(row.is_right for row in rows))


if __name__ == "__main__":
    sys.exit(main())
