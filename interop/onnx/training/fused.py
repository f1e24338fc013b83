"""The optimizers of a training graph as compiled steps over the arrays that they change.

Nodes of one op, count and dtype are one compiled step, with a group for each node.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ....array_optimizer import Optimizer
from .network import Array
from .read import Names, OptimizerNode

_STORED = {"<f4": "", "<f8": "f64"}


class CountedOptimizer(Optimizer):
    """An optimizer whose count may be set, as where a graph computes it."""

    def set_count(self, t: float) -> None:
        """The count that the next step reads."""
        self._storage.slots.write("t", t)


@dataclass(frozen=True, slots=True)
class NodePart:
    """The tensors of a node that have one dtype: their places among its tensors, their arrays."""

    node: OptimizerNode
    places: tuple[int, ...]
    arrays: Mapping[str, Sequence[Array]]  # by role: param and the states

    @property
    def key(self) -> tuple[object, ...]:
        """What parts share that are one compiled step; a norm is over one node's gradients."""
        node = self.node
        options = tuple((r.name, r.default) for r in node.spec.roles if r.kind == "static")
        own = id(node) if node.clips else 0
        return node.spec.name, options, node.t, node.signal, self.dtype, own

    @property
    def dtype(self) -> str:
        """The dtype of the parameters, as NumPy writes it."""
        return self.arrays["param"][0].dtype.str


@dataclass(slots=True)
class FusedStep:
    """One compiled step: a group for each of its parts."""

    parts: list[NodePart]
    optimizer: CountedOptimizer
    count: float | None = None  # what the next step will read of itself

    def run(self, values: Mapping[str, Any]) -> None:
        """Steps with the rate, the count and the gradients that the network has found."""
        first = self.parts[0].node
        if first.t:
            t = number(values, first.t)
            if t != self.count:
                self.optimizer.set_count(t)
            self.count = t + 1
        grads: list[Array] = []
        for group, part in zip(self.optimizer.groups, self.parts, strict=True):
            group["lr"] = number(values, part.node.lr)
            found = tensors(values, part.node.roles["grad"])
            grads += [np.asarray(found[k], order="C") for k in part.places]
        self.optimizer.step(grads)


def fused(nodes: Sequence[OptimizerNode], kept: Mapping[str, Any], threads: int | None) -> list[
    FusedStep
]:  # fmt: skip
    """The compiled steps of all nodes over what is kept, by the names of the graph."""
    together: dict[tuple[object, ...], list[NodePart]] = {}
    for node in nodes:
        for part in _by_dtype(node, kept):
            together.setdefault(part.key, []).append(part)
    return [FusedStep(parts, _optimizer(parts, threads)) for parts in together.values()]


def tensors(values: Mapping[str, Any], names: Names) -> list[Array]:
    """The arrays of a role: those of several names, or of a sequence."""
    return list(values[names]) if isinstance(names, str) else [values[name] for name in names]


def number(values: Mapping[str, Any], name: str) -> float:
    """A value of one element."""
    return float(np.asarray(values[name]).item())


def _by_dtype(node: OptimizerNode, kept: Mapping[str, Any]) -> list[NodePart]:
    roles = {role: tensors(kept, node.roles[role]) for role in ("param", *node.states)}
    found: dict[str, list[int]] = {}
    for k, param in enumerate(roles["param"]):
        found.setdefault(param.dtype.str, []).append(k)
    return [
        NodePart(node, tuple(places), {r: [a[k] for k in places] for r, a in roles.items()})
        for places in found.values()
    ]


def _optimizer(parts: Sequence[NodePart], threads: int | None) -> CountedOptimizer:
    spec = parts[0].node.spec
    stored = _STORED.get(parts[0].dtype, "")
    roles = ("param", "grad", *parts[0].node.states)
    groups = [{"params": part.arrays["param"], **part.node.hypers} for part in parts]
    states = [
        {role: part.arrays[role][k] for role in part.node.states}
        for part in parts
        for k in range(len(part.places))
    ]
    dtypes = ",".join(f"{role}={stored}" for role in roles) if stored else ""
    return CountedOptimizer(groups, spec, threads=threads, states=states, dtypes=dtypes)
