"""P over parameters: into the subspace and back, each one sweep over P; shared out over ranks.

Rank r of R keeps the columns of P for the r-th of R equal parts of the flattened
parameters: projections are added up over ranks, reconstructions are gathered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import torch
from torch import Tensor

from ...ranks.protocol import Ranks
from ..errors import BoostError, BoostTypeError
from ..networks.wrapped import gathered
from .sweeps import MatrixSweeps

_WIDTH = 1 << 18  # columns that are widened to the parameters' dtype at a time
_LINE = 64  # bytes
_NAMES = {torch.float32: "f32", torch.bfloat16: "bf16", torch.float64: "f64"}


def gathered_rows(rows: Any, ranks: Ranks) -> Any:
    """P of all ranks, each of which has equally many of its rows; all must call it."""
    if ranks.count == 1:
        return rows
    mine = torch.as_tensor(rows if isinstance(rows, Tensor) else np.asarray(rows))
    return torch.cat([part for (part,) in gathered(ranks, [mine])])


class Projection:
    """P [k, n], in f32, bf16 or f64, for parameters of n elements together.

    `threads` of a CPU are all there are.
    Raises BoostError for another number of columns, BoostTypeError.
    """

    def __init__(
        self, matrix: Any, params: Sequence[Tensor], dtype: torch.dtype, ranks: Ranks,
        threads: int | None = None,
    ) -> None:  # fmt: skip
        if dtype not in _NAMES:
            raise BoostTypeError(f"dtype: expected one of {tuple(_NAMES)}, got {dtype}")
        found = matrix if isinstance(matrix, Tensor) else np.asarray(matrix)
        size = sum(p.numel() for p in params)
        if found.ndim != 2 or not len(found) or found.shape[1] != size:
            raise BoostError(
                f"P: expected [components, {size}], a column for each element that the network "
                f"trains, got {list(found.shape)}"
            )
        self._share = -(-size // ranks.count)  # columns of a rank; the last ones have fewer
        self._first = min(size, self._share * ranks.rank)
        part: Any = found[:, self._first : self._first + self._share]  # of a file, all it reads
        mine = part.detach().clone() if isinstance(part, Tensor) else torch.tensor(part)
        if not mine.is_floating_point() or not bool(torch.isfinite(mine).all()):
            raise BoostError(f"P: expected finite floats, got {found.dtype}")
        self.matrix = _own(mine, params[0].device, dtype)
        self._ranks, self._size, self._wide = ranks, size, params[0].dtype
        self._by: MatrixSweeps | _MatrixProducts | None = None
        if self.matrix.shape[1]:
            on_cpu = self.matrix.device.type == "cpu"
            self._by = (
                MatrixSweeps([*self.matrix], _NAMES[dtype], _NAMES[self._wide], threads)
                if on_cpu
                else _MatrixProducts(self.matrix, self._wide)
            )

    @property
    def components(self) -> int:
        """k."""
        return len(self.matrix)

    def into(self, vector: Tensor) -> Any:
        """P v as an array of f64, the same on all ranks."""
        total = torch.zeros(self.components, dtype=torch.float64)
        if self._by is not None:
            mine = vector[self._first : self._first + self.matrix.shape[1]]
            total += torch.as_tensor(self._by.into(mine))
        if self._ranks.count > 1:
            total = torch.stack([one for (one,) in gathered(self._ranks, [total])]).sum(0)
        return total.numpy()

    def back(self, first: Any, second: Any) -> tuple[Tensor, Tensor]:
        """P^T of two small vectors in one sweep; the next call may write over them."""
        mine = torch.zeros(2, self._share, dtype=self._wide, device=self.matrix.device)
        if self._by is None:
            found = mine[0, :0], mine[1, :0]
        else:
            found = tuple(torch.as_tensor(one) for one in self._by.back(first, second))
        if self._ranks.count == 1:
            return found[0], found[1]
        mine[:, : self.matrix.shape[1]] = torch.stack(found)
        every = torch.cat([one for (one,) in gathered(self._ranks, [mine])], 1)
        return every[0, : self._size], every[1, : self._size]


def _own(part: Tensor, device: torch.device, dtype: torch.dtype) -> Tensor:
    """Memory of its own; on a CPU that of NumPy, which asks for large pages.

    Its rows lie behind 16 bytes of a line of cache, which is the faster place by measurement
    (the way back takes 1.2 of reading P, else 1.4); those of bf16 where a line begins (1.0, 1.9).
    """
    if device.type != "cpu":
        return part.to(device, dtype).contiguous()
    size = part.numel() * dtype.itemsize
    raw = np.empty(size + 2 * _LINE, np.uint8)
    at = -raw.ctypes.data % _LINE + (0 if dtype == torch.bfloat16 else 16)
    made = torch.from_numpy(raw[at : at + size]).view(dtype).view(part.shape)
    return made.copy_(part)


class _MatrixProducts:
    """P over vectors of another device, by torch: a block of columns at a time."""

    def __init__(self, matrix: Tensor, wide: torch.dtype) -> None:
        self._matrix, self._wide = matrix, wide

    def into(self, vector: Tensor) -> Tensor:
        """P v; blocks are added up in f64."""
        rows, columns = self._matrix.shape
        total = torch.zeros(rows, dtype=torch.float64)
        for at in range(0, columns, _WIDTH):
            block = self._matrix[:, at : at + _WIDTH].to(self._wide)
            total += (block @ vector[at : at + _WIDTH]).double().cpu()
        return total

    def back(self, *small: Any) -> tuple[Tensor, ...]:
        """P^T of each small vector."""
        known = torch.stack([torch.as_tensor(one) for one in small])
        known = known.to(self._matrix.device, self._wide)
        found = self._matrix.new_empty(len(small), self._matrix.shape[1], dtype=self._wide)
        for at in range(0, found.shape[1], _WIDTH):
            block = self._matrix[:, at : at + _WIDTH].to(self._wide)
            torch.mm(known, block, out=found[:, at : at + _WIDTH])
        return found.unbind(0)
