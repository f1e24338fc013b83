"""Stages in front of a step that combine the ranks' gradients: their mean, or their adaptive sum.

    mean      grad <- ((grad + piece1) + (piece2 + piece3)) / 4

The pieces of the other ranks are extra inputs; where gradients are rounded to travel, so is rank
0's, as piece0. They are added as a balanced tree over the numbers of ranks, whose left half is the
largest power of two below: so the sums of nodes of 2, 4, 8 ranks are parts of it, and the bits do
not depend on how pieces travel.

    adasum(a, b) = (1 - a.b / (2 a.a)) a + (1 - a.b / (2 b.b)) b

    level 0    01    23    45    6      neighbours are combined; an odd one passes the level
    level 1       0123        456
    level 2            0123456

Orthogonal gradients are added, equal ones averaged. Each rank combines its own spans, of which it
has all pieces: N (k - 1) / k elements come and go, as in a recursion that halves vectors, and sums
for the inner products, 8 bytes for 1024 elements, in a gather a level.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from ..ir.arrays import Array
from ..ir.errors import OptionError
from ..ir.frontend.trace import Result, Value, aux, forward, optimizer
from ..ir.graph import Spec
from ..ir.text.parser import parse
from ..ir.types import TENSOR

EPS = 1e-12  # added to a rank's part of an inner product, so that nothing is divided by zero


def adaptive_pair(a: Any, b: Any, eps: Any) -> Any:
    """The adaptive sum of two tensors; eps is added to each inner product."""
    ab, aa, bb = ((x * y).sum(TENSOR) + eps for x, y in ((a, b), (a, a), (b, b)))
    return (1.0 - ab / (2.0 * aa)) * a + (1.0 - ab / (2.0 * bb)) * b


def mean_pair(a: Any, b: Any, share: Any) -> Any:
    """Combine two tensors of one element: the mean of all ranks behind them."""
    return (1.0 - share) * a + share * b


def eps_of(first: int, second: int) -> float:
    """Return the term added to an inner product of so many ranks' sum and so many others'."""
    return EPS * (first + second)


def share_of(first: int, second: int) -> float:
    """The share of the second in their mean."""
    return second / (first + second)


def by_levels(values: Sequence[Any], pair: Callable[[Any, Any, int, int], Any]) -> Any:
    """All ranks' values, combined level by level, by a pair and of how many ranks each of it is."""
    level = [(value, 1) for value in values]
    while len(level) > 1:
        twos = zip(level[::2], level[1::2], strict=False)
        odd = level[len(level) // 2 * 2 :]
        level = [(pair(a, b, n, m), n + m) for (a, n), (b, m) in twos] + odd
    return level[0][0]


def adasum_of_ranks(count: int, is_rounded: bool = False, batches: int = 1) -> Spec:
    """The stage for so many ranks, each of whose pieces is the sum of so many micro-batches."""
    names = [piece(rank, is_rounded) for rank in range(count)]
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    inputs = [inspect.Parameter(n, kind, default=aux) for n in names if n != "grad"]
    signature = inspect.Signature([inspect.Parameter("grad", kind), *inputs])

    def stage_of(pair: Callable[[Any, Any, int, int], Any]) -> Callable[..., Result]:
        def adasum_of_ranks(**given: Value) -> Result:
            pieces = [
                given[name] / float(batches) if batches > 1 else given[name] for name in names
            ]
            return forward(grad=by_levels(pieces, pair))

        adasum_of_ranks.__signature__ = signature  # type: ignore[attr-defined]
        return adasum_of_ranks

    made = optimizer(when="numel > 1", paper="https://arxiv.org/abs/2006.02924")(
        stage_of(lambda a, b, n, m: adaptive_pair(a, b, eps_of(n, m)))
    )
    made.variant("numel <= 1")(stage_of(lambda a, b, n, m: mean_pair(a, b, share_of(n, m))))
    return made.spec


def piece(rank: int, is_rounded: bool = False) -> str:
    """The role that has the gradient of a rank."""
    return f"piece{rank}" if rank or is_rounded else "grad"


def mean_of_ranks(count: int, is_rounded: bool = False, batches: int = 1) -> Spec:
    """The stage for so many ranks, each of whose pieces is the sum of so many micro-batches."""
    pieces = [piece(rank, is_rounded) for rank in range(count)]
    lines: list[str] = []

    def value(text: str) -> str:
        lines.append(f"%{len(lines)} = {text} : real elem")
        return f"%{len(lines) - 1}"

    def total(names: Sequence[str]) -> str:
        if len(names) == 1:
            return names[0]
        half = 1 << (len(names) - 1).bit_length() - 1
        return value(f"add {total(names[:half])}, {total(names[half:])}")

    mean = value(f"div {total([f'%{name}' for name in pieces])}, {float(count * batches)}")
    inputs = (f"aux %{name} : f32 elem" for name in pieces if name != "grad")
    roles = ["grad %grad : f32 elem", *inputs]
    body = "".join(f"    {line}\n" for line in [*lines, f"forward %grad = {mean}"])
    head = "".join(f"  {role}\n" for role in roles)
    return parse(f"optimizer @mean_of_ranks {{\n{head}\n  step {{\n{body}  }}\n}}\n")


def mean(pieces: Sequence[Array], out: Array) -> None:
    """The same of arrays of f32, to the bit."""

    def total(low: int, high: int) -> Array:
        if high - low == 1:
            return pieces[low]
        half = low + (1 << (high - low - 1).bit_length() - 1)
        return np.add(total(low, half), total(half, high), out=out if low == 0 else None)

    np.divide(total(0, len(pieces)), np.float32(len(pieces)), out=out)


COMBINED = {"mean": mean_of_ranks, "adasum": adasum_of_ranks}


def checked_combine(combine: Any, order: str) -> Callable[..., Spec]:
    """Return the constructor of the stage in front of a step. Raises OptionError."""
    found = COMBINED.get(combine) if isinstance(combine, str) else None
    if found is None:
        raise OptionError(f"combine: expected 'mean' or 'adasum', got {combine!r:.80}")
    if order == "engine" and found is not mean_of_ranks:
        raise OptionError(
            f"order='engine' has the engine take the mean, and combine={combine!r} is none: leave "
            f"one of them out"
        )
    return found
