"""Reductions of torch, and products of vectors and matrices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .....ir.errors import CaptureError
from .....ir.frontend.functions import exp, maximum, minimum, sqrt
from ... import formulas
from ...formulas import Formula
from ...matrices.products import contracted, product
from ...recording import Recording, TracedValue, of


def _product(r: Recording, a: Any, b: Any) -> TracedValue:
    return product(r, of(a), of(b))


def _added(
    r: Recording, start: Any, a: Any, b: Any, *, beta: Any = 1, alpha: Any = 1
) -> TracedValue:
    """beta start + alpha a b, rounded once."""
    first, second = of(start), product(r, of(a), of(b))
    if not (isinstance(beta, (int, float)) and beta == 1):
        first = beta * first
    if not (isinstance(alpha, (int, float)) and alpha == 1):
        second = alpha * second
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
    return contracted(r, of(given[0]), of(given[1]), (sides[0], sides[1], result))


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
        r: Recording, x: Any, dim: Any = None, keepdim: bool = False, *, dtype: Any = None,
        axis: Any = None,
    ) -> TracedValue:  # fmt: skip
        return r.reduce(op, of(x), _dims(dim if axis is None else axis), keepdim)

    return handler


def _extreme(op: str, pair: Callable[..., TracedValue]) -> Formula:
    """`max` of a tensor, of two, or along a dimension, which gives the places, too."""

    def handler(r: Recording, x: Any, dim: Any = None, keepdim: bool = False) -> Any:
        if isinstance(dim, TracedValue):
            return pair(of(x), dim)
        found = r.reduce(op, of(x), _dims(dim), keepdim)
        return found if dim is None else (found,)

    return handler


def _norm(
    r: Recording, x: Any, p: Any = 2.0, dim: Any = None, keepdim: bool = False, *, ord: Any = None,
    dtype: Any = None,
) -> TracedValue:  # fmt: skip
    order = p if ord is None else ord
    order = 2.0 if order in (None, "fro") else order
    if not isinstance(order, (int, float)):
        raise CaptureError(f"a norm of order {order!r}", remedy="use the norm of order 2")
    return formulas.norm(r, of(x), float(order), _dims(dim), keepdim)


def _vector_norm(
    r: Recording,
    x: Any,
    ord: Any = 2.0,
    dim: Any = None,
    keepdim: bool = False,
    *,
    dtype: Any = None,
) -> TracedValue:
    return _norm(r, x, ord, dim, keepdim)


def _linalg_norm(
    r: Recording,
    x: Any,
    ord: Any = None,
    dim: Any = None,
    keepdim: bool = False,
    *,
    dtype: Any = None,
) -> TracedValue:
    if ord not in (None, "fro") and len(of(x).labels) != 1 and not isinstance(dim, int):
        raise CaptureError(f"a norm of a matrix, of order {ord}", remedy="use the norm of order 2")
    return _norm(r, x, ord, dim, keepdim)


def _var(
    r: Recording, x: Any, dim: Any = None, unbiased: Any = None, keepdim: bool = False, *,
    correction: Any = None,
) -> TracedValue:  # fmt: skip
    if isinstance(dim, bool):
        dim, unbiased = None, dim
    value, dims = of(x), _dims(dim)
    less = 1.0 if correction is None and unbiased is not False else float(correction or 0.0)
    middle = value - r.reduce("mean", value, dims, True)
    total = r.reduce("sumsq", middle, dims, keepdim)
    chosen = range(len(value.labels)) if dims is None else dims
    count = r.count(frozenset(axis for d in chosen for axis in value.labels[d]))
    return total / (count - less)


def _std(r: Recording, *args: Any, **rest: Any) -> TracedValue:
    return sqrt(_var(r, *args, **rest))


def _dot(r: Recording, a: Any, b: Any) -> TracedValue:
    return r.reduce("sum", of(a) * of(b))


def _outer(r: Recording, a: Any, b: Any) -> TracedValue:
    return r.unsqueeze(of(a), -1) * r.unsqueeze(of(b), 0)


def _cosine(r: Recording, a: Any, b: Any, dim: int = 1, eps: float = 1e-8) -> TracedValue:
    first, second = of(a), of(b)
    product = r.reduce("sum", first * second, (dim,))
    one, other = (maximum(formulas.norm(r, x, 2.0, (dim,)), eps) for x in (first, second))
    return product / (one * other)


def _normalize(
    r: Recording, x: Any, p: float = 2.0, dim: int = 1, eps: float = 1e-12, out: Any = None
) -> TracedValue:
    return of(x) / maximum(formulas.norm(r, of(x), p, (dim,), True), eps)


def _softmax(r: Recording, x: Any, dim: int = -1, *_: Any, **__: Any) -> TracedValue:
    value = of(x)
    shifted = exp(value - r.reduce("max", value, (dim,), True))
    return shifted / r.reduce("sum", shifted, (dim,), True)


def _std_mean(r: Recording, x: Any, dim: Any = None, **rest: Any) -> Any:
    keep = bool(rest.get("keepdim", False))
    return _std(r, x, dim, **rest), r.reduce("mean", of(x), _dims(dim), keep)


def _var_mean(r: Recording, x: Any, dim: Any = None, **rest: Any) -> Any:
    keep = bool(rest.get("keepdim", False))
    return _var(r, x, dim, **rest), r.reduce("mean", of(x), _dims(dim), keep)


def _count_nonzero(r: Recording, x: Any, dim: Any = None) -> TracedValue:
    return r.reduce("sum", r.as_kind("real", r.as_kind("bool", of(x))), _dims(dim))


HANDLERS: dict[str, Formula] = {
    "sum": _plain("sum"), "mean": _plain("mean"), "prod": _plain("prod"), "any": _plain("any"),
    "all": _plain("all"), "amax": _plain("max"), "amin": _plain("min"),
    "logsumexp": _plain("logsumexp"),
    "max": _extreme("max", maximum), "min": _extreme("min", minimum), "norm": _norm,
    "linalg_vector_norm": _vector_norm, "linalg_norm": _linalg_norm, "var": _var, "std": _std,
    "dot": _dot, "vdot": _dot, "inner": _dot, "outer": _outer, "ger": _outer,
    "normalize": _normalize, "softmax": _softmax, "std_mean": _std_mean, "var_mean": _var_mean,
    "cosine_similarity": _cosine, "count_nonzero": _count_nonzero,
    "linalg_matrix_norm": _linalg_norm,
    **dict.fromkeys(("matmul", "mm", "bmm", "mv"), _product),
    **dict.fromkeys(("addmm", "baddbmm", "addmv"), _added),
    "einsum": _einsum, "eye": _eye,
}  # fmt: skip
