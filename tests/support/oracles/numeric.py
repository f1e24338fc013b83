"""Random inputs for a spec, and the comparison of two specs by running both on them."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np
from stepfuse.ir import semantics
from stepfuse.ir.conditions import matches
from stepfuse.ir.graph import Graph, Spec
from stepfuse.ir.interpreter import run
from stepfuse.ir.roles import Role
from stepfuse.ir.tensor_view import shape_under
from stepfuse.ir.types import BATCH, BF16, COL, ELEM, F16, F32, GROUP, ROW, TENSOR, UNIT, Domain

Dims = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Run:
    """The line `; run seed=0 n=1,7,4097`: tensors of n elements, and of 3 rows of n."""

    seed: int
    sizes: tuple[int, ...]

    @classmethod
    def parse(cls, text: str) -> Run:
        """Raises ValueError for anything but `seed=` and `n=`."""
        words = dict(word.split("=", 1) for word in text.split())
        if set(words) != {"seed", "n"}:
            raise ValueError(f"cannot read the run line '{text}'; expected seed=0 n=1,7")
        return cls(int(words["seed"]), tuple(int(n) for n in words["n"].split(",")))


def assert_same_values(before: Spec, after: Spec, request: Run) -> None:
    """Both specs store the same: to the bit where both are typed, else as f32 allows."""
    for entry in before.entries:
        graphs = before.variants(entry), after.variants(entry)
        exact = all(g.is_typed for pair in graphs for g in pair)
        for n in request.sizes:
            dims = [d for d in ((n,), (3, n)) if all(_takes(pair, d) for pair in graphs)]
            assert dims, f"no variant of {before.name} takes a tensor of {n} elements"
            first, second = (random_inputs(before, dims, request.seed) for _ in range(2))
            run(graphs[0], first[0], {}, first[1])
            run(graphs[1], second[0], {}, second[1])
            for name, x, y in _stored(first, second):
                close = same_bits(x, y) if exact else np.allclose(x, y, 1e-4, 1e-6, equal_nan=True)
                assert close, f"{entry}, n = {n}: {name} was {x}, is {y}"


def random_inputs(
    spec: Spec, dims: list[Dims], seed: int
) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Arrays of every tensor's roles, and the numbers; states are not negative."""
    rng = np.random.default_rng(seed)
    roles = [r for r in spec.roles if r.kind not in ("hyper", "static")]
    tensors = [
        {r.name: _random(rng, r, dims_of(r.type.domain, d)) for r in roles if _per_tensor(r)}
        for d in dims
    ]
    numbers: dict[str, Any] = {
        r.name: np.array([2.0]) if r.type.domain == GROUP else np.float64(2.0)
        for r in roles
        if not _per_tensor(r)
    }
    return tensors, numbers


def dims_of(domain: Domain, dims: Dims) -> Dims:
    """The shape of a role of this domain beside a tensor of `dims`."""
    if domain.block is not None:
        return (-(-math.prod(dims) // domain.block),)
    shapes = {
        TENSOR: (), ELEM: dims, ROW: dims[:-1], COL: (*dims[:-2], *dims[-1:]),
        BATCH: dims[:-2], UNIT: dims[:1],
    }  # fmt: skip
    return shapes[domain]


def same_bits(a: Any, b: Any) -> bool:
    """Equal bits, or NaN on both sides."""
    a, b = np.asarray(a), np.asarray(b)
    if a.dtype != b.dtype or a.shape != b.shape:
        return False
    if a.dtype.kind != "f":
        return bool(np.array_equal(a, b))
    pattern = {4: np.uint32, 8: np.uint64}[a.dtype.itemsize]
    equal = np.atleast_1d(a).view(pattern) == np.atleast_1d(b).view(pattern)
    return bool(np.all(equal | np.atleast_1d(np.isnan(a) & np.isnan(b))))


def same_arrays(a: Iterable[Any], b: Iterable[Any]) -> bool:
    """As many arrays, each with the bits of its partner."""
    return all(same_bits(x, y) for x, y in zip(a, b, strict=True))


def _per_tensor(role: Role) -> bool:
    return not role.type.domain <= GROUP


def _random(rng: np.random.Generator, role: Role, dims: Dims) -> Any:
    dtype = role.type.dtype
    if not dtype.is_float:
        return rng.integers(0, 2, dims).astype(dtype.numpy)
    values = rng.standard_normal(dims)
    wide = np.asarray(values if role.kind in ("param", "grad") else np.abs(values))
    return (
        semantics.cast(wide.astype(np.float32), dtype, F32)
        if dtype in (BF16, F16)
        else (wide.astype(dtype.numpy))
    )


def _takes(graphs: tuple[Graph, ...], dims: Dims) -> bool:
    chosen = next((g for g in graphs if matches(g.when, dims)), None)
    if chosen is None:
        return False
    try:
        shape_under(chosen.view, dims)
    except ValueError:
        return False
    return True


def _stored(first: Any, second: Any) -> list[tuple[str, Any, Any]]:
    found = [(name, value, second[1][name]) for name, value in first[1].items()]
    for mine, theirs in zip(first[0], second[0], strict=True):
        found += [(name, value, theirs[name]) for name, value in mine.items()]
    return found
