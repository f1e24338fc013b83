"""Newton-Schulz: singular values brought near 1 by products, and a body for each orientation."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from ...ir.frontend.trace import Definition, static, where
from ...ir.frontend.tracer import current
from ...ir.roles import Range
from ..declare import optimizer

QUINTIC = (3.4445, -4.775, 2.0315)  # Jordan's: steep at zero, so that five steps will do
STEPS = static(5, within=Range(0.0, 99.0))  # which torch.optim.Muon takes

# Each step's best polynomial, and what all further ones have: Amsel et al., "The Polar Express",
# 2025, algorithm 1 (https://arxiv.org/abs/2505.16932).
_POLAR_EXPRESS = (
    (8.28721201814563, -23.595886519098837, 17.300387312530933),
    (4.107059111542203, -2.9478499167379106, 0.5448431082926601),
    (3.9486908534822946, -2.908902115962949, 0.5518191394370137),
    (3.3184196573706015, -2.488488024314874, 0.51004894012372),
    (2.300652019954817, -1.6689039845747493, 0.4188073119525673),
    (1.891301407787398, -1.2679958271945868, 0.37680408948524835),
    (1.8750014808534479, -1.2500016453999487, 0.3750001645474248),
)
_LAST = (1.875, -1.25, 0.375)
_SAFETY = 1.01  # singular values are taken to be so much larger, but by the last polynomial


def newton_schulz(x: Any, polynomials: Iterable[Sequence[Any]]) -> Any:
    """The product a x + (b s + c s s) x of each polynomial in turn, where s = x x^T.

    In a body for tensors with more rows than columns s = x^T x, and stands behind x.
    """
    tracer = current()
    is_tall = tracer is not None and "rows > cols" in tracer.when
    for a, b, c in polynomials:
        s = x.T @ x if is_tall else x @ x.T
        rest = b * s + c * (s @ s)
        x = a * x + (x @ rest if is_tall else rest @ x)
    return x


def polynomials(
    coefficients: Sequence[Any], steps: int, use_polar_express: Any
) -> list[Sequence[Any]]:
    """The polynomials of so many steps: all of these coefficients, or each step its best."""
    own = [(a / _SAFETY, b / _SAFETY**3, c / _SAFETY**5) for a, b, c in _POLAR_EXPRESS]
    best = [own[n] if n < len(own) else _LAST for n in range(steps)]
    uses = (use_polar_express,) * len(coefficients)
    return [list(map(where, uses, each, coefficients)) for each in best]


def for_matrices(paper: str) -> Callable[[Callable[..., Any]], Definition]:
    """Declares an optimizer of matrices, wide, tall and in batches, and of filters.

    A tensor of rank 4 or more is one matrix (out, in * height * width).
    """

    def declare(function: Callable[..., Any]) -> Definition:
        made: Definition = optimizer(when=f"{_IN_BATCHES} and rows <= cols", paper=paper)(function)
        made.variant(f"{_IN_BATCHES} and rows > cols")(function)
        made.variant("rank >= 4", "axes(0,1)")(function)
        return made

    return declare


_IN_BATCHES = "rank >= 2 and rank < 4"
