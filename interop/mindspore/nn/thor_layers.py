"""Layers as THOR sees them: a weight, the kind of its layer, and covariances that are given.

    layer = nn.ThorLayer("dense", weight, bias)
    layer.give(x.T @ x / len(x), dy.T @ dy / len(dy))      # before a step that refreshes

kind         matrix_a                              matrix_g
dense        (in, in)                              (out, out)
conv         (in height width, the same)           (out, out)     and positions of both
embedding    counts of the rows looked up          (size, size)
layer_norm   none: the numbers' own squares
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import numpy as np

from ..cell import Cell, parts_of
from ..checks import POSITIVE, real_or_int
from ..tensor import Array, Parameter

BLOCK = 128  # of larger covariances of dense and conv MindSpore takes the blocks of the diagonal
_RANKS = {"dense": 2, "conv": 4, "embedding": 2, "layer_norm": 1}


class ThorLayer(Cell):
    """A layer of a network that runs elsewhere. Raises TypeError, ValueError."""

    def __init__(self, kind: str, weight: Parameter, bias: Parameter | None = None) -> None:
        super().__init__()
        if kind not in _RANKS:
            raise ValueError(f"ThorLayer: kind must be one of {', '.join(_RANKS)}, got {kind!r}")
        for name, found in (("weight", weight), ("bias", bias)):
            if not isinstance(found, Parameter) and (found is not None or name == "weight"):
                raise TypeError(f"ThorLayer: {name} must be a Parameter, got {found!r:.80}")
        if weight.ndim != _RANKS[kind]:
            raise ValueError(
                f"ThorLayer: a weight of {kind} has {_RANKS[kind]} axes, {weight.name} has shape "
                f"{weight.shape}"
            )
        self.kind, self.weight, self.bias = kind, weight, bias
        self._given: dict[str, Array] = {}

    @property
    def is_refreshed(self) -> bool:
        """True if its inverses are taken anew at times."""
        return self.kind != "layer_norm" and self.weight.requires_grad

    def give(
        self, matrix_a: Any, matrix_g: Any, a_normalizer: Any = None, g_normalizer: Any = None
    ) -> None:
        """Covariances for the next refresh; a conv's with the positions that they are means over.

        Raises TypeError, ValueError, changing nothing.
        """
        a_dims, g_dims = self._dims()
        found = {
            "counts" if self.kind == "embedding" else "right_cov": self._taken(
                "a", matrix_a, a_dims
            ),
            "right_cov" if self.kind == "embedding" else "left_cov": self._taken(
                "g", matrix_g, g_dims
            ),
        }
        if self.kind == "conv":
            named = {"right_positions": a_normalizer, "left_positions": g_normalizer}
            for role, value in named.items():
                which = "a_normalizer" if value is a_normalizer else "g_normalizer"
                count = real_or_int(f"{self.weight.name}", which, value, POSITIVE)
                found[role] = np.array(count, self.weight.dtype)
            found["right_cov"] = found["right_cov"].reshape(self.weight.shape[1:] * 2)
        self._given = found

    @property
    def given(self) -> Mapping[str, Array]:
        """The arrays given since the last refresh, by the role that reads them."""
        return self._given

    def used(self) -> None:
        """Drop the inputs: the next refresh needs others."""
        self._given = {}

    def _dims(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The shapes of both covariances. Raises TypeError for a layer that has none."""
        rows, *rest = self.weight.shape
        if self.kind == "layer_norm":
            raise TypeError(f"{self.weight.name}: a layer norm has no covariances to give")
        if self.kind == "embedding":
            return (rows,), (rest[0], rest[0])
        return (math.prod(rest), math.prod(rest)), (rows, rows)

    def _taken(self, which: str, given: Any, dims: tuple[int, ...]) -> Array:
        """A copy; of a large one the blocks of its diagonal."""
        found = np.array(given, self.weight.dtype)
        if found.shape != dims:
            raise ValueError(
                f"{self.weight.name}: matrix_{which} must have shape {dims}, got {found.shape}"
            )
        if self.kind != "embedding" and dims[0] > BLOCK:
            block = np.arange(dims[0]) // BLOCK
            found[block[:, None] != block] = 0.0
        return found


def layers_of(net: Cell) -> list[ThorLayer]:
    """The layers in a network, in the order of their definition, each once."""
    return [part for _, part in parts_of(net) if isinstance(part, ThorLayer)]
