"""Products of matrices of torch."""

from __future__ import annotations

from typing import Any

from .....ir.errors import CaptureError
from ...formulas import Formula
from ...matrices.products import contracted, product
from ...tracer import Recording, Traced, of


def _product(r: Recording, a: Any, b: Any) -> Traced:
    return product(r, of(a), of(b))


def _added(r: Recording, start: Any, a: Any, b: Any, *, beta: Any = 1, alpha: Any = 1) -> Traced:
    """beta start + alpha a b, rounded once."""
    first, second = of(start), product(r, of(a), of(b))
    if not (isinstance(beta, (int, float)) and beta == 1):
        first = beta * first
    if not (isinstance(alpha, (int, float)) and alpha == 1):
        second = alpha * second
    return first + second


def _einsum(r: Recording, equation: Any, *operands: Any) -> Traced:
    given = operands[0] if len(operands) == 1 and isinstance(operands[0], list) else operands
    left, arrow, result = str(equation).replace(" ", "").partition("->")
    sides = left.split(",")
    if len(given) != 2 or len(sides) != 2 or not arrow or "." in left:
        raise CaptureError(
            f"an einsum of the form '{equation}'",
            remedy="write two operands and the result, as in 'ik,jk->ij'",
        )
    return contracted(r, of(given[0]), of(given[1]), (sides[0], sides[1], result))


def _eye(r: Recording, n: Any, m: Any = None, **_: Any) -> Traced:
    if m is not None and m != n:
        raise CaptureError("an identity that is not square", remedy="use torch.eye(n)")
    return r.eye(int(n))


HANDLERS: dict[str, Formula] = {
    **dict.fromkeys(("matmul", "mm", "bmm", "mv"), _product),
    **dict.fromkeys(("addmm", "baddbmm", "addmv"), _added),
    "einsum": _einsum, "eye": _eye,
}  # fmt: skip
