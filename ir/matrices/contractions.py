"""The algebra of products of matrices: chains, and the axis that a product contracts.

    c = +0;  for k ascending: c = fma(a_k, b_k, c)        in the elements' dtype, f32 or f64

The order is the meaning: a product has the same bits wherever, and however cut up, it is computed.
Each row of `PRODUCTS` is a product. The result's domain tells the contracted axis: the
axis that it lacks.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from .. import semantics
from ..arrays import Array
from ..types import COL, ELEM, GRAM_COL, GRAM_ROW, GRAMS, ROW, Domain, low, low_size, tiles


@dataclass(frozen=True, slots=True)
class Contraction:
    """A product's part of its row in the op table.

    `neutral` is the chain over no pairs; `term` the op that takes a pair, and the chain so far, to
    the chain that goes on.
    """

    neutral: float
    term: str

    def over(self, a: Array, b: Array) -> Array:
        """The cells of a product of [..., m, k] and [..., k, n], all at once: a loop over k."""
        lead = np.broadcast_shapes(a.shape[:-2], b.shape[:-2])
        total = np.full((*lead, a.shape[-2], b.shape[-1]), self.neutral, a.dtype)
        for k in range(a.shape[-1]):
            total = self.step(a[..., :, k, None], b[..., k, None, :], total)
        return total

    @property
    def step(self) -> Callable[[Array, Array, Array], Array]:
        """The meaning of `term`."""
        found: Callable[[Array, Array, Array], Array] = getattr(semantics, self.term)
        return found


CHAIN = Contraction(0.0, "fma")


@dataclass(frozen=True, slots=True)
class Factors:
    """The operands of a product: as they lie, or transposed."""

    first_transposed: bool = False
    second_transposed: bool = False

    def placed(self, a: Array, b: Array) -> tuple[Array, Array]:
        """The operands as [..., m, k] and [..., k, n]."""
        first = np.swapaxes(a, -1, -2) if self.first_transposed else a
        return first, np.swapaxes(b, -1, -2) if self.second_transposed else b


# The domains of the operands and of the result.
PRODUCTS: dict[tuple[Domain, Domain, Domain], Factors] = {
    (ELEM, ELEM, GRAM_ROW): Factors(second_transposed=True),  # x x'
    (ELEM, ELEM, GRAM_COL): Factors(first_transposed=True),  # x' x
    (GRAM_ROW, ELEM, ELEM): Factors(),  # s x
    (ELEM, GRAM_COL, ELEM): Factors(),  # x t
    (GRAM_ROW, GRAM_ROW, GRAM_ROW): Factors(),
    (GRAM_COL, GRAM_COL, GRAM_COL): Factors(),
}


# Of low-rank values R, low(row, k), and C, low(k, col).
_LOW_PRODUCTS: dict[tuple[str, str, str], Factors] = {
    ("R", "C", "elem"): Factors(),  # r c
    ("elem", "C", "R"): Factors(second_transposed=True),  # x c'
    ("R", "elem", "C"): Factors(first_transposed=True),  # r' x
    ("gram(row)", "R", "R"): Factors(),  # s r
    ("C", "gram(col)", "C"): Factors(),  # c t
    ("R", "R", "gram(row)"): Factors(second_transposed=True),  # r r'
    ("C", "C", "gram(col)"): Factors(first_transposed=True),  # c' c
}


@lru_cache(256)
def products_with(*domains: Domain) -> dict[tuple[Domain, Domain, Domain], Factors]:
    """The products that there are of these domains, and others of one chosen size among them."""
    if len(of := {d.tiles for d in domains}) == 1 and (size := of.pop()):
        return {
            tuple(tiles(d, size) for d in each): factors  # type: ignore[misc]
            for each, factors in PRODUCTS.items()
        }
    sizes = {low_size(axis) for d in domains for axis in d.axes if low_size(axis)}
    if len(sizes) != 1:
        return {} if sizes else PRODUCTS
    (size,) = sizes
    known = {"R": low(ROW, size), "C": low(size, COL), "elem": ELEM, **GRAMS}
    made = {(known[a], known[b], known[r]): of for (a, b, r), of in _LOW_PRODUCTS.items()}
    return PRODUCTS | made


def product_of(a: Domain, b: Domain, result: Domain) -> Factors:
    """The factors of a product. Raises TypeError where there is no such product."""
    found = products_with(a, b, result).get((a, b, result))
    if found is not None:
        return found
    for side in (a, b, result):
        if not side.is_matrix:
            raise TypeError(
                f"a product is of matrices, elements (elem), Gram or low-rank values, and {side} "
                f"is none"
            )
    there = ", ".join(str(r) for x, y, r in products_with(a, b, result) if (x, y) == (a, b))
    if not there:
        raise TypeError(f"{a} and {b} have no axis in common that a product contracts; {_SIDES}")
    raise TypeError(f"a product of {a} and {b} is of {there}, not {result}")


_SIDES = "a Gram value of rows stands before elements (s @ x), one of columns behind (x @ t)"
