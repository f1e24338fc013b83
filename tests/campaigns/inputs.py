"""Random tensors, numbers and hyper-parameters for the variants of a spec."""

from __future__ import annotations

import copy
import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from stepfuse.ir import semantics
from stepfuse.ir.conditions import matches
from stepfuse.ir.graph import Graph
from stepfuse.ir.roles import Role
from stepfuse.ir.tensor_view import shape_under
from stepfuse.ir.types import BF16, ELEM, F16, F32, GROUP, MATRIX_AXES

from tests.support.inputs.random_graphs import WILD

Dims = tuple[int, ...]

# Empty, one element, a few, more than a leaf of a row, more rows than a leaf of a column; rests of
# sixteen and more behind thirty-two lanes.
DIMS: tuple[Dims, ...] = (
    (), (0,), (1,), (7,), (20,), (33,), (1023,), (1030,), (0, 4), (5, 0), (3, 5), (4, 1),
    (67, 3), (3, 1030), (2, 3, 4), (1, 70, 2), (2, 2, 3, 2),
)  # fmt: skip
# Cut into chunks: of rectangles, of whole rows, with row and column leaves to spare.
LARGE: tuple[Dims, ...] = (
    (40_000,),
    (70, 600),
    (600, 70),
    (2, 130, 150),
    (7,),
    (3, 5),
    (1, 70_000),
)
_ODD = (0.0, -0.0, math.inf, -math.inf, math.nan, 1e-42, 3e38, *WILD)


@dataclass(slots=True)
class State:
    """What a step runs over."""

    tensors: list[dict[str, Any]]
    numbers: dict[str, Any]
    hypers: list[dict[str, float]]
    groups: list[int]
    labels: list[str]

    def copy(self) -> State:
        """The same contents in other arrays."""
        return copy.deepcopy(self)


def dims_of(
    graphs: Sequence[Graph], rng: random.Random, count: int = 3, dims: Sequence[Dims] = DIMS
) -> list[tuple[Dims, str]]:
    """Some shapes with labels, each of which a variant takes under its view."""
    found = [(d, label) for d in dims for label in ("", "a") if variant(graphs, d, label)]
    return sorted(rng.sample(found, min(count, len(found))), key=lambda item: item[1])


def variant(graphs: Sequence[Graph], dims: Dims, label: str) -> Graph | None:
    """The variant that takes a tensor, None where there is none or it has no such view."""
    for graph in graphs:
        if matches(graph.when, dims, label):
            try:
                shape_under(graph.view, dims)
            except ValueError:
                return None
            return graph
    return None


def random_state(graphs: Sequence[Graph], seed: int) -> State | None:
    """Random contents for some shapes, None where no variant takes any."""
    rng, numbers = random.Random(seed), np.random.default_rng(seed)
    chosen = dims_of(graphs, rng)
    if not chosen:
        return None
    odd = rng.random() < 0.3
    tensors = [_tensor(graphs, d, label, numbers, odd) for d, label in chosen]
    labels = [label for _, label in chosen]
    groups = [int(label == "a") for label in labels]
    own = {r.name: r for g in graphs for r in g.roles if r.kind not in ("hyper", "static")}
    low = {n: r for n, r in own.items() if r.type.domain <= GROUP}
    held = {n: _number(r, numbers) for n, r in low.items()}
    return State(
        tensors, held, [{}, {"lr": 0.03} if "lr" in _hypers(graphs) else {}], groups, labels
    )


def _hypers(graphs: Sequence[Graph]) -> Mapping[str, Role]:
    return {r.name: r for r in graphs[0].roles if r.kind == "hyper"}


def _number(role: Role, rng: np.random.Generator) -> Any:
    size = (2,) if role.type.domain == GROUP else ()
    return np.round(rng.random(size) * 4).astype(role.type.dtype.numpy)


def _tensor(
    graphs: Sequence[Graph], dims: Dims, label: str, rng: np.random.Generator, odd: bool
) -> dict[str, Any]:
    graph = variant(graphs, dims, label)
    assert graph is not None
    shape = shape_under(graph.view, dims)
    found: dict[str, Any] = {}
    for role in graph.roles:
        domain = role.type.domain
        if domain <= GROUP or not (domain.axes <= MATRIX_AXES or domain.block):
            continue
        full = dims if domain == ELEM else (shape.count(domain),) if domain.axes else ()
        found[role.name] = random_array(role, full, rng, odd)
    return found


def random_array(role: Role, dims: Dims, rng: np.random.Generator, odd: bool) -> Any:
    """Numbers of the size of 1 in a role's dtype; odd ones hold infinities, NaN and the like."""
    dtype = role.type.dtype
    if dtype.kind == "int":  # any bits are a code
        return rng.integers(0, 256**dtype.bytes, dims).astype(dtype.numpy)
    if dtype.kind == "bool":
        return rng.integers(0, 2, dims).astype(np.bool_)
    values = np.asarray(rng.standard_normal(dims))
    if role.kind == "state" and rng.random() < 0.5:
        values = np.asarray(np.abs(values))
    if odd and role.kind == "grad":
        cells = values.reshape(-1)
        cells[: len(_ODD)] = _ODD[: cells.size]
    elif odd and rng.random() < 0.3:
        values = np.asarray(np.where(rng.random(dims) < 0.2, rng.choice(WILD, dims), values))
    with np.errstate(all="ignore"):
        if dtype in (BF16, F16):
            return np.asarray(semantics.cast(values.astype(np.float32), dtype, F32))
        return values.astype(dtype.numpy)
