"""Puts the clock of an entry into its guards: it stores where the number of the step is due.

entry refresh every %frequency before step      entry refresh
                                                  %0 = add %t, 1.0 : real step
                                                  %1 = div %0, %frequency : real group
  update %l = %4                          -->     %2 = floor %1 : real group
                                                  %3 = mul %frequency, %2 : real group
                                                  %4 = eq %0, %3 : bool group
                                                  update %l = %8 when %4

Who runs the entry may then leave out runs in which nothing is due, and need not know of which
groups and tensors it is. The quotient of whole numbers below 2^53 is exact where it is whole, and
no other one is rounded to a whole number below 2^52.
"""

from __future__ import annotations

from dataclasses import replace

from ...ir.builder import Builder, again, mapped_args
from ...ir.clocks.clock import BEFORE, COUNT, EntryClock
from ...ir.graph import Graph, Operand, Update
from ...ir.types import Const


def clock_guards(graph: Graph) -> Graph:
    """The graph without a clock: its updates are guarded; itself where it has none."""
    if graph.clock is None:
        return graph
    builder, mapped = Builder(graph.roles, graph.is_typed, by="clock"), list[Operand]()
    for node in graph.nodes:
        builder.at(node.origin)
        mapped.append(again(builder, graph, node, mapped_args(builder, graph, node, mapped)))
    builder.at(graph.origin)
    due = _due(builder, graph.clock)

    def guarded(update: Update) -> Update:
        value = update.value if isinstance(update.value, Const) else mapped[update.value]
        own = None if update.guard is None else mapped[update.guard]
        return replace(update, value=value, guard=_both(builder, own, due))

    updates = tuple(map(guarded, graph.updates))
    shared = [mapped[value] for value in graph.shared]
    return builder.finish(graph.replace(clock=None), updates, None, shared)


def _due(builder: Builder, clock: EntryClock) -> int:
    """Return the condition that the step is one of the clock's: a bool that varies as the count."""
    count: Operand = builder.read(COUNT)
    number = builder.emit("add", count, Const(1.0)) if clock.order == BEFORE else count
    by_name = isinstance(clock.every, str)
    every: Operand = builder.read(clock.every) if by_name else Const(float(clock.every))  # type: ignore[arg-type]
    if clock.first is not None:
        number = builder.emit("sub", number, Const(float(clock.first)))
    turns = builder.emit("floor", builder.emit("div", number, every))
    due = builder.emit("eq", number, builder.emit("mul", every, turns))
    if clock.first is None:
        return due
    return builder.emit("and", due, builder.emit("le", Const(0.0), number))


def _both(builder: Builder, own: Operand | None, due: int) -> int:
    return due if own is None else builder.emit("and", own, due)
