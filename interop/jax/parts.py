"""Which parameters of a tree are stepped by which compiled program: those of one dtype by one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ...compilation import Compilation
from ...ir.errors import BindError
from ...ir.graph import Spec
from ...ir.ops import OPS
from ...ir.roles import RoleKind
from ...ir.types import F32, GROUP, PATTERNS
from .bound import BoundStep, Dims
from .numbers import dtype_of

Made = Callable[[str, Sequence[Dims]], Compilation]  # of a storage, for parameters of shapes
Key = tuple[tuple[str, Dims, str], ...]  # of each parameter: name, shape, JAX's dtype

# Where no storage is asked for: parameters, gradients and extra inputs are in the dtype that JAX
# has the parameters in.
# States stay f32 beside narrow parameters: a bf16 average of squares would stop to move.
_STORED: dict[str, tuple[str, ...]] = {
    "float32": (),
    "float64": ("param=f64", "grad=f64", "state=f64"),
    **{d.array_name: (f"param={d}", f"grad={d}") for d in PATTERNS},
}


@dataclass(frozen=True, slots=True)
class SteppedLeaves:
    """Parameters by their places among the leaves, and their step."""

    members: tuple[int, ...]
    bound: BoundStep


def parts_of(
    key: Key, spec: Spec, made: Made, fixed: bool, threads: int
) -> tuple[SteppedLeaves, ...]:
    """The parts of a tree; one, of whatever storage was asked for, where that is `fixed`.

    Raises BindError, LowerError.
    """
    groups = {"": list(range(len(key)))} if fixed else _by_dtype(key)
    if len(groups) > 1:
        _check_alone(spec, groups, key)
    found: list[SteppedLeaves] = []
    for dtype, members in groups.items():
        names, shapes, _ = zip(*(key[n] for n in members), strict=True)
        bound = BoundStep(made(_storage(spec, dtype), shapes), names, shapes, threads)
        found.append(SteppedLeaves(tuple(members), bound))
    return tuple(found)


def _by_dtype(key: Key) -> dict[str, list[int]]:
    groups: dict[str, list[int]] = {}
    for number, (name, _, dtype) in enumerate(key):
        if dtype not in _STORED:
            raise BindError(
                f"parameter {number} ({name}), %param: expected {', '.join(_STORED)}, got {dtype}"
            )
        groups.setdefault(dtype, []).append(number)
    return groups


def _check_alone(spec: Spec, groups: dict[str, list[int]], key: Key) -> None:
    """Programs of several dtypes do not see each other's gradients."""
    nodes = (n for g in spec.variants() for n in g.nodes)
    if any(OPS[n.op].is_reduction and n.type.domain <= GROUP for n in nodes):
        seen = "; ".join(f"{dtype} as {key[m[0]][0]}" for dtype, m in groups.items())
        raise BindError(
            f"{spec.name} reduces over all parameters, which are of several dtypes ({seen}): "
            f"convert them to one, or clip with optax before the step"
        )


def _storage(spec: Spec, dtype: str) -> str:
    kinds, stored = {r.kind for r in spec.roles}, _STORED.get(dtype, ())
    found = [s for s in stored if s.partition("=")[0] in kinds]
    mine = stored[0].partition("=")[2] if stored else ""
    arrays = (r for r in spec.of_kind(RoleKind.AUX) if not r.type.domain.is_scalar)
    found += [f"{r.name}={mine}" for r in arrays if mine and r.type.dtype == F32]
    return ",".join(found)


def check(part: SteppedLeaves, leaves: Sequence[Any], role: str) -> None:
    """Refuses arrays of another shape or dtype than the step is for."""
    for place, number in enumerate(part.members):
        need, leaf = part.bound.wanted(place, role), leaves[number]
        expected = need.dtype.array_name, need.dims
        if (dtype_of(leaf).name, tuple(leaf.shape)) != expected:
            raise BindError(
                f"{need.where}: expected {expected[0]} {expected[1]}, got {dtype_of(leaf)} "
                f"{tuple(leaf.shape)}; convert it, or make the optimizer with other dtypes"
            )
