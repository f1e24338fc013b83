"""A spec's steps in f64: the interpreter over the declared graphs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from stepfuse.ir import interpreter
from stepfuse.ir.clocks.clock import EntryClock
from stepfuse.ir.conditions import matches
from stepfuse.ir.graph import Graph, Spec
from stepfuse.ir.roles import Role
from stepfuse.ir.tensor_view import shape_under
from stepfuse.ir.types import GROUP
from stepfuse.passes.rewrite.expand import expand
from stepfuse.passes.rewrite.view import view
from stepfuse.passes.storage.legalise import LegaliseOptions, legalise

Array = np.ndarray[Any, np.dtype[Any]]
Hypers = Mapping[str, float] | Sequence[Mapping[str, float]]


class Stepper:
    """The tensors and numbers of one optimizer; every role but a shadow is stored in f64."""

    def __init__(
        self,
        spec: Spec,
        params: Sequence[Array],
        hypers: Hypers,
        groups: Sequence[int] | None = None,
        labels: Sequence[str] | None = None,
    ) -> None:
        self.name = spec.name
        self.graphs = [view(g) for g in spec.variants()]
        self.clocked = spec.clocked
        entry = spec.variants(self.clocked.name) if self.clocked else ()
        self.by_clock = [view(_drawn(g)) for g in entry]
        self.hypers = hypers
        self.groups = groups or [0] * len(params)
        self.labels = labels or [""] * len(params)
        numbers = [r for r in spec.of_kind("state") if r.type.domain <= GROUP]
        count = 1 if isinstance(hypers, Mapping) else len(hypers)
        self.numbers: dict[str, Any] = {
            r.name: np.full(count, r.default) if r.type.domain == GROUP else r.default
            for r in numbers
        }
        self.tensors = [
            self._tensor(np.array(p, np.float64), label)
            for p, label in zip(params, self.labels, strict=True)
        ]

    def step(self, grads: Sequence[Array | None]) -> None:
        """One step with these gradients; a tensor whose gradient is None stays as it is.

        With the entry by the clock, where it is due, for the tensors that have a body of it.
        """
        present = [i for i, grad in enumerate(grads) if grad is not None]
        for i in present:
            self.tensors[i]["grad"] = np.array(grads[i], np.float64)
        clock = self.clocked.clock if self.clocked and self._is_due(self.clocked.clock) else None
        refreshed = [i for i in present if clock and self._has(self.by_clock, i)]
        if clock and clock.order == "before":
            self._run(self.by_clock, refreshed)
        self._run(self.graphs, present)
        if clock and clock.order == "after":
            self._run(self.by_clock, refreshed)

    def _is_due(self, clock: EntryClock) -> bool:
        hypers = self.hypers if isinstance(self.hypers, Mapping) else self.hypers[0]
        every = hypers[clock.every] if isinstance(clock.every, str) else clock.every
        return bool(clock.is_due(np.ravel(self.numbers["t"])[0] + 1, every))

    def _has(self, graphs: Sequence[Graph], i: int) -> bool:
        return any(matches(g.when, self.tensors[i]["param"].shape, self.labels[i]) for g in graphs)

    def _run(self, graphs: Sequence[Graph], present: Sequence[int]) -> None:
        interpreter.run(
            graphs,
            [self.tensors[i] for i in present],
            self.hypers,
            self.numbers,
            [self.groups[i] for i in present],
            [self.labels[i] for i in present],
        )

    def _tensor(self, param: Array, label: str) -> dict[str, Array]:
        graph = next(g for g in self.graphs if matches(g.when, param.shape, label))
        also = (g for g in self.by_clock if matches(g.when, param.shape, label))
        used = {name for g in (graph, *also) for name in (*g.reads, *(u.role for u in g.updates))}
        kinds = ("state", "shadow", "aux")  # an extra input is zero, or what a test puts there
        states = [r for r in graph.roles if r.kind in kinds and r.name in used]
        arrays = {r.name: _first(r, graph, param) for r in states if not r.type.domain <= GROUP}
        return {"param": param, "grad": np.zeros_like(param), **arrays}


def _first(role: Role, graph: Graph, param: Array) -> Array:
    if role.default == "param":
        return param.copy()
    cells = shape_under(graph.view, param.shape).count(role.type.domain)
    stored = role.type.dtype.numpy if role.kind == "shadow" else np.float64
    return np.full(cells, float(role.default or 0.0), stored)


def _drawn(graph: Graph) -> Graph:
    """A graph with random numbers in f64, these of integers as `expand` draws them."""
    if not any(node.op == "uniform" for node in graph.nodes):
        return graph
    wide = LegaliseOptions(dtypes="param=f64,grad=f64,state=f64")
    return expand(legalise(graph, wide), ("uniform",))
