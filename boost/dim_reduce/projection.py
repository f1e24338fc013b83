"""P over parameters: into the subspace and back, each one sweep over P."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from ..errors import BoostError, BoostTypeError

_WIDTH = 1 << 18  # columns that are widened to the parameters' dtype at a time
_DTYPES = (torch.float32, torch.bfloat16, torch.float64)


class Projection:
    """P [k, n], in f32, bf16 or f64, for parameters of n elements together.

    Raises BoostError for another number of columns, BoostTypeError.
    """

    def __init__(self, matrix: Any, params: Sequence[Tensor], dtype: torch.dtype) -> None:
        if dtype not in _DTYPES:
            raise BoostTypeError(f"dtype: expected one of {_DTYPES}, got {dtype}")
        found = torch.as_tensor(matrix)
        size = sum(p.numel() for p in params)
        if found.ndim != 2 or found.shape[1] != size:
            raise BoostError(
                f"P: expected [components, {size}], a column for each element that the network "
                f"trains, got {list(found.shape)}"
            )
        if not found.is_floating_point() or not bool(torch.isfinite(found).all()):
            raise BoostError(f"P: expected finite floats, got {found.dtype}")
        self.matrix = found.detach().to(params[0].device, dtype).contiguous()
        self._wide = params[0].dtype

    def into(self, vector: Tensor) -> Any:
        """P v as an array of f64; blocks are added up in f64."""
        rows, columns = self.matrix.shape
        total = torch.zeros(rows, dtype=torch.float64)
        for at in range(0, columns, _WIDTH):
            block = self.matrix[:, at : at + _WIDTH].to(self._wide)
            total += (block @ vector[at : at + _WIDTH]).double().cpu()
        return total.numpy()

    def back(self, *small: Any) -> tuple[Tensor, ...]:
        """P^T of each small vector, all of them in one sweep."""
        device, columns = self.matrix.device, self.matrix.shape[1]
        known = torch.stack([torch.as_tensor(one) for one in small]).to(device, self._wide)
        found = torch.empty(len(small), columns, device=device, dtype=self._wide)
        for at in range(0, columns, _WIDTH):
            torch.mm(
                known,
                self.matrix[:, at : at + _WIDTH].to(self._wide),
                out=found[:, at : at + _WIDTH],
            )
        return found.unbind(0)
