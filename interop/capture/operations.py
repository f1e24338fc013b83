"""Entries of a recording: operations over axes, and the roles that they read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...ir import semantics
from ...ir.graph import Operand
from ...ir.ops import OPS
from ...ir.roles import RoleKind
from ...ir.types import F64, Domain, DType
from .labels import Labels

ONLY = frozenset((-1,))  # the axis along which the one element of a parameter of rank 0 lies
EVERY = frozenset((-2,))  # all tensors, of a reduction that takes them together


@dataclass(frozen=True, slots=True)
class Operation:
    """An operation of the step; `gone` are the axes that a reduction removes or a count counts.

    `target` is the domain that a reduction goes to, where the program says it. A read is of the
    parameter itself, or of another `tensor` beside it; a count of 1 + the tensor that it is of.
    A product of matrices varies along `axes`; a cast rounds to `dtype`.
    """

    op: str
    args: tuple[Operand, ...] = ()
    role: str = ""
    gone: frozenset[int] = frozenset()
    target: Domain | None = None
    tensor: int = 0
    axes: frozenset[int] = frozenset()
    dtype: DType | None = None

    def is_as(self, other: Operation) -> bool:
        """True if it does the same as another one, of whatever operands."""
        return all(
            getattr(self, name) == getattr(other, name)
            for name in ("op", "gone", "role", "axes", "dtype")
        )


@dataclass(frozen=True, slots=True)
class RecordedRole:
    """A role before its domain is known; `dtype` is None where the domain decides.

    `domain` is known where the program says it. `kept` is where the original keeps a number: once
    for the step, for a group, or for each tensor. A state is `spread` where its cells may differ
    from the first step on, whatever steps make of them.
    """

    name: str
    kind: RoleKind
    labels: Labels
    default: float | bool | str | None
    dtype: DType | None = None
    domain: Domain | None = None
    kept: Domain | None = None
    spread: bool = False


def literal(op: str, *values: float | bool) -> float | bool:
    """Return an operation of literals, in f64."""
    meaning: Any = OPS[op].meaning
    with np.errstate(all="ignore"):
        found = meaning(*(v if isinstance(v, bool) else np.float64(v) for v in values))
    cell = np.asarray(found).item()
    return cell if isinstance(cell, bool) else float(cell)


def nearest(value: float | bool, dtype: DType) -> float:
    """A literal rounded to a dtype."""
    cells = np.asarray(value, np.float64)
    return float(np.asarray(semantics.cast(semantics.cast(cells, dtype, F64), F64, dtype)))


def alone(op: str, cells: Sequence[Operand], emit: Callable[..., Operand]) -> Operand:
    """A reduction of one cell, of both operands of a dot: the cell, its square or its magnitude."""
    row = OPS[op].reduction
    if row is None or not row.term:
        return cells[0]
    return emit("mul", cells[0], cells[-1]) if row.term == "mul" else emit("abs", cells[0])
