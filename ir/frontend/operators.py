"""The operators of traced values, products of matrices among them.

The product that `a @ b` is, by its two sides.

    x @ x.T    matmul x, x : gram(row)          s @ x      matmul s, x : elem
    x.T @ x    matmul x, x : gram(col)          x @ t      matmul x, t : elem
    x.T @ s    (s.T @ x).T                      t @ x.T    (x @ t.T).T
    r @ c      matmul r, c : elem               s @ r, c @ t    low-rank, as r and c are
    r.T @ x    matmul r, x : low(8, col)        x @ c.T    matmul x, c : low(row, 8)

Of low-rank values r is low(row, 8), and c is low(8, col). Elements, and low-rank values, are never
transposed in memory: `x.T` is a factor, and so is `(s.T @ x).T`.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass, replace
from typing import Any, Self, TypeVar

from ..matrices.contractions import PRODUCTS, products_with
from ..types import ELEM, GRAM_COL, GRAM_ROW, Domain


def called_in(text: str) -> str:
    """The function that an expression calls, as it is written: `math.sqrt`; else nothing."""
    found = _parsed(text)
    return ast.unparse(found.func) if isinstance(found, ast.Call) else ""


def comparison_in(text: str) -> str:
    """Return the kind of comparison, `chained` or by `in`; "" for any other."""
    found = _parsed(text)
    if not isinstance(found, ast.Compare):
        return ""
    return "chained" if len(found.ops) > 1 else "in" if isinstance(found.ops[0], ast.In) else ""


def _parsed(text: str) -> ast.expr | None:
    try:
        return ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError):  # a part of a statement
        return None


Scalar = float | int
V = TypeVar("V", bound="Operators")


class Operators:
    """Operators and comparisons over one method, `operate`, that a class of values defines.

    `a > b` is `b < a`. Equality is `a.equals(b)`: `==` is left to the class.
    """

    __slots__ = ()

    def operate(self, op: str, *operands: Any) -> Any:
        """The result of an op on values and numbers, at least one of them of this class."""
        raise NotImplementedError  # abstract: a tracer adds a node, a rewrite emits one

    def __add__(self, other: Self | Scalar) -> Self:
        return self.operate("add", self, other)

    def __radd__(self, other: Scalar) -> Self:
        return self.operate("add", other, self)

    def __sub__(self, other: Self | Scalar) -> Self:
        return self.operate("sub", self, other)

    def __rsub__(self, other: Scalar) -> Self:
        return self.operate("sub", other, self)

    def __mul__(self, other: Self | Scalar) -> Self:
        return self.operate("mul", self, other)

    def __rmul__(self, other: Scalar) -> Self:
        return self.operate("mul", other, self)

    def __truediv__(self, other: Self | Scalar) -> Self:
        return self.operate("div", self, other)

    def __rtruediv__(self, other: Scalar) -> Self:
        return self.operate("div", other, self)

    def __pow__(self, other: Self | Scalar, modulo: object = None) -> Self:
        return self.operate("pow", self, other)

    def __rpow__(self, other: Scalar, modulo: object = None) -> Self:
        return self.operate("pow", other, self)

    def __pos__(self) -> Self:
        return self

    def __neg__(self) -> Self:
        return self.operate("neg", self)

    def __abs__(self) -> Self:
        return self.operate("abs", self)

    def __lt__(self, other: Self | Scalar) -> Self:
        return self.operate("lt", self, other)

    def __le__(self, other: Self | Scalar) -> Self:
        return self.operate("le", self, other)

    def __gt__(self, other: Self | Scalar) -> Self:
        return self.operate("lt", other, self)

    def __ge__(self, other: Self | Scalar) -> Self:
        return self.operate("le", other, self)

    def equals(self, other: Self | Scalar) -> Self:
        """True where the two are equal."""
        return self.operate("eq", self, other)

    def differs(self, other: Self | Scalar) -> Self:
        """True where the two differ, or one is NaN."""
        return self.operate("ne", self, other)

    def __and__(self, other: Self | Scalar) -> Self:
        return self.operate("and", self, other)

    def __or__(self, other: Self | Scalar) -> Self:
        return self.operate("or", self, other)

    def __invert__(self) -> Self:
        return self.operate("not", self)


ALONE = (
    "x.T: elements are transposed as a factor of a product alone, as in x @ x.T or x.T @ x; "
    "all else is of rows by columns"
)


@dataclass(frozen=True, slots=True)
class Factor:
    """A factor: its domain, and whether it is elements, or low-rank values, transposed."""

    domain: Domain
    is_transposed: bool = False

    @property
    def of_tensor(self) -> Factor:
        """The factor with the tensor in the place of its tiles."""
        return replace(self, domain=self.domain.of_tensor)

    def __str__(self) -> str:
        return f"{self.domain}.T" if self.is_transposed else str(self.domain)


X, XT, S, T = Factor(ELEM), Factor(ELEM, True), Factor(GRAM_ROW), Factor(GRAM_COL)
_RESULTS: dict[tuple[Factor, Factor], Domain] = {
    (Factor(a, of.first_transposed), Factor(b, of.second_transposed)): result
    for (a, b, result), of in PRODUCTS.items()
}
_OF_ELEMENTS = "write x @ y.T for the products of rows, x.T @ y for those of columns"
_OF_TILES = (
    "tiles meet others of the same size: to_tiles(x, 128) has them, from_tiles(y) the tensor"
)
_OF_LOW = (
    "of r, low(row, k), and c, low(k, col), there are r.T @ x, x @ c.T, r @ c, s @ r, c @ t, "
    "r @ r.T and c.T @ c"
)
TURNED = ((XT, S), (T, XT))  # (a @ b).T = b.T @ a.T
_REMEDIES: dict[tuple[Factor, Factor], str] = {
    (X, X): f"{_OF_ELEMENTS}, x.dot(y, TENSOR) for one sum of products",
    (XT, XT): _OF_ELEMENTS,
    (X, S): "a Gram value of rows stands on the other side: s @ x",
    (T, X): "a Gram value of columns stands on the other side: x @ t",
    (S, XT): "a Gram value of rows stands on the other side: x.T @ s",
    (XT, T): "a Gram value of columns stands on the other side: t @ x.T",
    (S, T): "rows and row' meet columns and col'; put elements between: s @ x @ t",
    (T, S): "columns and col' meet rows and row'; put elements between: t @ x.T @ s",
}


def result_of(a: Factor, b: Factor) -> Domain:
    """The domain of a product. Raises TypeError, in a sentence, where there is none."""
    found = _RESULTS.get((a, b)) or _other_result(a, b)
    if found is not None:
        return found
    for side in (a, b):
        if not side.domain.is_matrix:
            is_vector, hint = bool(side.domain.axes), "a * b"
            what = f"a vector, along {side.domain}" if is_vector else "a number"
            hint = "(x * v).sum(ROW) for x times a vector of columns" if is_vector else hint
            raise TypeError(
                f"a @ b: a product takes matrices, elements, Gram or low-rank values, and a side "
                f"is {what}; write {hint}"
            )
    remedy = _REMEDIES.get((a.of_tensor, b.of_tensor), _OF_LOW)
    remedy = remedy if a.domain.tiles == b.domain.tiles else _OF_TILES
    raise TypeError(f"a @ b of {a} and {b}: no axis is in common where they meet; {remedy}")


def _other_result(a: Factor, b: Factor) -> Domain | None:
    """The domain of a product with a low-rank value, or of tiles; None where there is none."""
    for (first, second, result), of in products_with(a.domain, b.domain).items():
        turned = of.first_transposed, of.second_transposed
        if (a, b) == (Factor(first, turned[0]), Factor(second, turned[1])):
            return result
    return None
