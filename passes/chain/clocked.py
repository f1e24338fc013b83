"""The entry by the clock of a chain: the part in it of the stages around its own.

The stages before its own define the gradient, and whether the step is skipped. They store in
the step alone: a gradient that one stores is forwarded here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...ir.clocks.clock import AFTER, ClockedEntry, EntryClock
from ...ir.errors import OptionError
from ...ir.graph import Graph, Spec, Update
from ...ir.ops import ROLE


def clocked_entry(stages: Sequence[Spec]) -> ClockedEntry | None:
    """The entry of a chain that the stepper runs by itself. Raises OptionError for two."""
    having = [(s, c) for s in stages if (c := s.clocked) is not None]
    if not having:
        return None
    (owner, found), *more = having
    if more:
        raise OptionError(
            f"a chain has one entry by the clock: {owner.name} has {found.name} and "
            f"{more[0][0].name} has {more[0][1].name}; leave one of these stages out"
        )
    for stage in stages:
        if stage is not owner and found.name in stage.entries:
            raise OptionError(f"{stage.name} has an entry {found.name}, too; give one another name")
    return found


def taking_part(stages: Sequence[Spec], entry: ClockedEntry) -> list[tuple[Graph, ...]]:
    """The variants of each stage that take part in the entry by the clock. Raises OptionError."""
    last = next(n for n, stage in enumerate(stages) if entry.name in stage.entries)
    wraps = any(graph.wraps for graph in stages[last].graphs)
    others = stages[: last - wraps]  # what the stage wraps has no part in its entry
    for stage in others:
        if any(u.role == "param" for g in stage.variants() for u in g.updates):
            raise OptionError(
                f"{stages[last].name} has the entry {entry.name} and runs it {entry.clock.order} "
                f"the step, and {stage.name} before it moves the parameters: put "
                f"{stages[last].name} first"
            )
    before = [tuple(map(_storing_nothing, stage.variants())) for stage in others]
    return [*before, stages[last].variants(entry.name)]


def _storing_nothing(graph: Graph) -> Graph:
    """A stage that forwards its stores of the gradient, and stores nothing."""
    kept = [u for u in graph.updates if u.forward or u.role == "grad"]
    if any(u.guard is not None for u in kept):
        raise OptionError(
            f"{graph.name} stores the gradient where a condition holds, which an entry by the "
            f"clock behind it cannot follow: choose the value, by where(c, a, b)",
            graph.origin,
        )
    return graph.replace(updates=tuple(replace(u, forward=True, always=False) for u in kept))


def check_behind(
    stages: Sequence[Spec], before: Graph, own: Graph, clock: EntryClock, owner: str
) -> None:
    """Refuses an entry behind the step whose gradient is then another (OptionError).

    `before` has the stages before its own, together: their forwards, and their guard.
    """
    forwards = {u.role: u.origin for u in before.updates}
    for update in own.updates:
        if clock.order != AFTER and update.role in forwards:
            raise OptionError(
                f"{owner} stores to %{update.role} before the step, and a stage before it changes "
                f"%{update.role}, which it would do twice: put {owner} first",
                update.origin,
            )
    if clock.order != AFTER:
        return
    stored = {u.role: s.name for s in stages for g in s.variants() for u in _stores(g)}
    wanted = [u.value for u in before.updates if u.role in own.reads and isinstance(u.value, int)]
    alone = before.replace(updates=(), shared=tuple(wanted))
    needed = {alone.nodes[n][ROLE] for n in alone.live() if alone.nodes[n].op == "read"}
    if changed := sorted({*needed, *({"grad"} & own.reads.keys())} & stored.keys()):
        raise OptionError(
            f"{owner} runs {own.entry} after the step, by when {stored[changed[0]]} has stored to "
            f"%{changed[0]}: its gradient, or whether the step was skipped, would be another one; "
            f"run it before the step, or leave {stored[changed[0]]} out"
        )


def _stores(graph: Graph) -> list[Update]:
    return [u for u in graph.updates if not u.forward]
