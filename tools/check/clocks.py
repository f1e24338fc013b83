"""Entries by the clock while they are checked: due often enough to be seen."""

from __future__ import annotations

from dataclasses import replace

from ...ir.graph import Graph, Spec
from ...ir.roles import WHOLE, Role


def due_each(spec: Spec, steps: int) -> Spec:
    """The spec with its entry due after every so many steps; itself where it has none."""
    if spec.clocked is None:
        return spec
    clock = spec.clocked.clock
    every = clock.every if isinstance(clock.every, str) else steps
    roles = tuple(_of_steps(r, steps) if r.name == every else r for r in spec.roles)
    often = replace(clock, every=every, first=None)
    graphs = (g.replace(roles=roles, clock=g.clock and often) for g in spec.graphs)
    return replace(spec, graphs=tuple(graphs))


def always_due(graph: Graph) -> Graph:
    """A graph whose entry, if it is one by the clock, is due at every step."""
    return due_each(Spec(graph.name, (graph,)), 1).graphs[0]


def _of_steps(role: Role, steps: int) -> Role:
    return replace(role, default=float(steps), range=WHOLE)
