"""Layers of a network that is run for each element."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import add
from typing import Any

from ...ir.frontend.trace import fma, maximum
from ...ir.types import ELEM


def dense(inputs: Sequence[Any], weights: Sequence[Any], biases: Sequence[Any]) -> list[Any]:
    """The sums b_j + sum_i w_ij x_i, where `weights` has w row by row.

    Inputs alike for a whole step, tensor, row or column are summed first, once for each.
    """
    width = len(biases)
    return [_sum(inputs, weights[j::width], biases[j]) for j in range(width)]


def relu(inputs: Sequence[Any]) -> list[Any]:
    """max(x, 0) of each."""
    return [maximum(x, 0.0) for x in inputs]


def _sum(inputs: Sequence[Any], weights: Sequence[Any], bias: Any) -> Any:
    parts: dict[Any, Any] = {}
    terms = list(zip(weights, inputs, strict=True))
    for w, x in terms:
        if x.domain != ELEM:
            known = parts.get(x.domain)
            parts[x.domain] = w * x if known is None else known + w * x
    total = reduce(add, parts.values(), bias)
    for w, x in terms:
        total = fma(w, x, total) if x.domain == ELEM else total
    return total
