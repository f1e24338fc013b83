"""The optimizers of a training graph as compiled steps over the arrays that they change.

Nodes that step at one count and signal are one compiled step, with a group for each node and a
rule for each op and its options. A norm is over one node's gradients, which is then a step alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ....array_optimizer import Optimizer
from ....ir.graph import Spec
from ....passes.chain.rules import rules
from .network import Array
from .read import Names, OptimizerNode


@dataclass(slots=True)
class FusedStep:
    """One compiled step: a group for each of its nodes."""

    nodes: Sequence[OptimizerNode]
    optimizer: CountedOptimizer
    names: Sequence[Mapping[str, str]]  # of each node's roles in the spec of all
    count: float | None = None  # what the next step will read of itself

    def run(self, values: Mapping[str, Any]) -> None:
        """Steps with the rates, the count and the gradients that the network has found."""
        first = self.nodes[0]
        if first.t:
            t = number(values, first.t)
            if t != self.count:
                self.optimizer.set_counts({names["t"] for names in self.names}, t)
            self.count = t + 1
        grads: list[Array] = []
        each = zip(self.optimizer.groups, self.nodes, self.names, strict=True)
        for group, node, names in each:
            group[names["lr"]] = number(values, node.lr)
            grads += [np.asarray(g, order="C") for g in tensors(values, node.roles["grad"])]
        self.optimizer.step(grads)


class CountedOptimizer(Optimizer):
    """An optimizer whose counts may be set, as where a graph computes them."""

    def set_counts(self, names: Iterable[str], t: float) -> None:
        """The counts that the next step reads, of all rules."""
        for name in names:
            self._storage.slots.write(name, t)


def fused(nodes: Sequence[OptimizerNode], kept: Mapping[str, Any], threads: int | None) -> list[
    FusedStep
]:  # fmt: skip
    """The compiled steps of all nodes over the kept arrays, by the names of the graph."""
    together: dict[tuple[object, ...], list[OptimizerNode]] = {}
    for node in nodes:
        key = node.t, node.signal, id(node) if node.clips else 0
        together.setdefault(key, []).append(node)
    return [_step(mine, kept, threads) for mine in together.values()]


def tensors(values: Mapping[str, Any], names: Names) -> list[Array]:
    """The arrays of a role: those of several names, or of a sequence."""
    return list(values[names]) if isinstance(names, str) else [values[name] for name in names]


def number(values: Mapping[str, Any], name: str) -> float:
    """A value of one element."""
    return float(np.asarray(values[name]).item())


def _step(
    nodes: Sequence[OptimizerNode], kept: Mapping[str, Any], threads: int | None
) -> FusedStep:
    specs = list(dict.fromkeys(node.spec for node in nodes))
    labels = [str(specs.index(node.spec)) for node in nodes]
    spec = specs[0]
    if len(specs) > 1:
        spec = rules([(f'label == "{n}"', each, "") for n, each in enumerate(specs)])
    names = [_names(spec, int(label), node.spec) for label, node in zip(labels, nodes, strict=True)]
    groups: list[dict[str, Any]] = []
    states: list[dict[str, Array]] = []
    for node, label, own in zip(nodes, labels, names, strict=True):
        arrays = {role: tensors(kept, node.roles[role]) for role in ("param", *node.states)}
        hypers = {own[name]: value for name, value in node.hypers.items()}
        groups.append({"params": arrays["param"], "label": label, **hypers})
        states += [
            {own[role]: arrays[role][k] for role in node.states}
            for k in range(len(arrays["param"]))
        ]
    optimizer = CountedOptimizer(groups, spec, threads=threads, states=states)
    return FusedStep(nodes, optimizer, names)


def _names(spec: Spec, index: int, own: Spec) -> dict[str, str]:
    """The roles of a rule's spec as those of all: roles of its own have the rule's prefix."""
    known = {role.name for role in spec.roles}
    rule = spec.rules[index].name if spec.rules else ""
    own_names = {role.name: f"{rule}_{role.name}" for role in own.roles}
    return {name: told if told in known else name for name, told in own_names.items()}
