"""Reductions of torch, and products of vectors and matrices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .....ir.errors import CaptureError
from .....ir.frontend.functions import exp, maximum, minimum, sqrt
from ... import formulas
from ...formulas import Formula
from ...matrices.products import contracted, product
from ...recording import Recording, TracedValue


def _added(
    r: Recording, start: TracedValue, a: TracedValue, b: TracedValue, *, beta: Any = 1,
    alpha: Any = 1,
) -> TracedValue:  # fmt: skip
    """beta start + alpha a b, rounded once."""
    first, second = (
        x if isinstance(k, (int, float)) and k == 1 else k * x
        for k, x in ((beta, start), (alpha, product(r, a, b)))
    )
    return first + second


def _einsum(r: Recording, equation: Any, *operands: Any) -> TracedValue:
    given = operands[0] if len(operands) == 1 and isinstance(operands[0], list) else operands
    left, arrow, result = str(equation).replace(" ", "").partition("->")
    sides = left.split(",")
    if len(given) != 2 or len(sides) != 2 or not arrow or "." in left:
        raise CaptureError(
            f"an einsum of the form '{equation}'",
            remedy="write two operands and the result, as in 'ik,jk->ij'",
        )
    return contracted(r, given[0], given[1], (sides[0], sides[1], result))


def _eye(r: Recording, n: Any, m: Any = None, **_: Any) -> TracedValue:
    if m is not None and m != n:
        raise CaptureError("an identity that is not square", remedy="use torch.eye(n)")
    return r.eye(int(n))


Dims = tuple[int, ...] | None


def _dims(dim: Any) -> Dims:
    if dim is None or (isinstance(dim, (tuple, list)) and not dim):
        return None
    return (dim,) if isinstance(dim, int) else tuple(dim)


def _plain(op: str) -> Formula:
    def handler(
        r: Recording, x: TracedValue, dim: Any = None, keepdim: bool = False, *, dtype: Any = None,
        axis: Any = None,
    ) -> TracedValue:  # fmt: skip
        return r.reduce(op, x, _dims(dim if axis is None else axis), keepdim)

    return handler


def _extreme(op: str, pair: Callable[..., TracedValue]) -> Formula:
    """`max` of a tensor, of two, or along a dimension, which gives the places, too."""

    def handler(r: Recording, x: TracedValue, dim: Any = None, keepdim: bool = False) -> Any:
        if isinstance(dim, TracedValue):
            return pair(x, dim)
        found = r.reduce(op, x, _dims(dim), keepdim)
        return found if dim is None else (found,)

    return handler


def _norm(
    r: Recording, x: TracedValue, p: Any = 2.0, dim: Any = None, keepdim: bool = False, *,
    ord: Any = None, dtype: Any = None,
) -> TracedValue:  # fmt: skip
    order = p if ord is None else ord
    order = 2.0 if order in (None, "fro") else order
    if not isinstance(order, (int, float)):
        raise CaptureError(f"a norm of order {order!r}", remedy="use the norm of order 2")
    return formulas.norm(r, x, float(order), _dims(dim), keepdim)


def _vector_norm(
    r: Recording, x: TracedValue, ord: Any = 2.0, dim: Any = None, keepdim: bool = False, *,
    dtype: Any = None,
) -> TracedValue:  # fmt: skip
    return _norm(r, x, ord, dim, keepdim)


def _linalg_norm(
    r: Recording, x: TracedValue, ord: Any = None, dim: Any = None, keepdim: bool = False, *,
    dtype: Any = None,
) -> TracedValue:  # fmt: skip
    if ord not in (None, "fro") and len(x.labels) != 1 and not isinstance(dim, int):
        raise CaptureError(f"a norm of a matrix, of order {ord}", remedy="use the norm of order 2")
    return _norm(r, x, ord, dim, keepdim)


def _var(
    r: Recording, x: TracedValue, dim: Any = None, unbiased: Any = None, keepdim: bool = False, *,
    correction: Any = None,
) -> TracedValue:  # fmt: skip
    if isinstance(dim, bool):
        dim, unbiased = None, dim
    dims = _dims(dim)
    less = 1.0 if correction is None and unbiased is not False else float(correction or 0.0)
    middle = x - r.reduce("mean", x, dims, True)
    total = r.reduce("sumsq", middle, dims, keepdim)
    chosen = range(len(x.labels)) if dims is None else dims
    count = r.count(frozenset(axis for d in chosen for axis in x.labels[d]))
    return total / (count - less)


def _std(r: Recording, *args: Any, **rest: Any) -> TracedValue:
    return sqrt(_var(r, *args, **rest))


def _dot(r: Recording, a: TracedValue, b: TracedValue) -> TracedValue:
    return r.reduce("sum", a * b)


def _outer(r: Recording, a: TracedValue, b: TracedValue) -> TracedValue:
    return r.unsqueeze(a, -1) * r.unsqueeze(b, 0)


def _cosine(
    r: Recording, a: TracedValue, b: TracedValue, dim: int = 1, eps: float = 1e-8
) -> TracedValue:
    one, other = (maximum(formulas.norm(r, x, 2.0, (dim,)), eps) for x in (a, b))
    return r.reduce("sum", a * b, (dim,)) / (one * other)


def _normalize(
    r: Recording, x: TracedValue, p: float = 2.0, dim: int = 1, eps: float = 1e-12, out: Any = None
) -> TracedValue:
    return x / maximum(formulas.norm(r, x, p, (dim,), True), eps)


def _softmax(r: Recording, x: TracedValue, dim: int = -1, *_: Any, **__: Any) -> TracedValue:
    shifted = exp(x - r.reduce("max", x, (dim,), True))
    return shifted / r.reduce("sum", shifted, (dim,), True)


def _with_mean(formula: Formula) -> Formula:
    def handler(r: Recording, x: TracedValue, dim: Any = None, **rest: Any) -> Any:
        mean = r.reduce("mean", x, _dims(dim), bool(rest.get("keepdim", False)))
        return formula(r, x, dim, **rest), mean

    return handler


def _count_nonzero(r: Recording, x: TracedValue, dim: Any = None) -> TracedValue:
    return r.reduce("sum", r.as_kind("real", r.as_kind("bool", x)), _dims(dim))


HANDLERS: dict[str, Formula] = {
    "sum": _plain("sum"), "mean": _plain("mean"), "prod": _plain("prod"), "any": _plain("any"),
    "all": _plain("all"), "amax": _plain("max"), "amin": _plain("min"),
    "logsumexp": _plain("logsumexp"),
    "max": _extreme("max", maximum), "min": _extreme("min", minimum), "norm": _norm,
    "linalg_vector_norm": _vector_norm, "linalg_norm": _linalg_norm, "var": _var, "std": _std,
    "dot": _dot, "vdot": _dot, "inner": _dot, "outer": _outer, "ger": _outer,
    "normalize": _normalize, "softmax": _softmax, "std_mean": _with_mean(_std),
    "var_mean": _with_mean(_var),
    "cosine_similarity": _cosine, "count_nonzero": _count_nonzero,
    "linalg_matrix_norm": _linalg_norm,
    **dict.fromkeys(("matmul", "mm", "bmm", "mv"), product),
    **dict.fromkeys(("addmm", "baddbmm", "addmv"), _added),
    "einsum": _einsum, "eye": _eye,
}  # fmt: skip
