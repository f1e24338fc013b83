"""Arrays that several processes step without locks (Hogwild, Niu et al. 2011).

shared = SharedArrays(params)
Process(target=work, args=(shared,)).start()    # there: Optimizer(shared.arrays, "sgd")
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from multiprocessing.sharedctypes import RawArray
from typing import Any

import numpy as np

from ...ir.arrays import Array
from ...ir.errors import BindError

_ALIGNMENT = 64  # bytes: a cache line, so that no two arrays share one


class SharedArrays:
    """Copies of arrays in memory that this process shares with those it starts.

    It is an argument of a `multiprocessing.Process`, under any start method; the memory goes when
    the last process that has it ends. Whoever steps `arrays` reads and writes while others do: of
    two additions to an element at the same time one may be lost, arrays are never those of one
    moment, and no run is the same as another. Raises BindError unless it is given a list of arrays.
    """

    def __init__(self, arrays: Sequence[Array]) -> None:
        self._layout = [(a.shape, a.dtype) for a in _checked(arrays)]
        sizes = [prod(shape) * dtype.itemsize for shape, dtype in self._layout]
        self._memory = RawArray("c", sum(map(_aligned, sizes)) + _ALIGNMENT)
        self.arrays = self._views()
        for mine, given in zip(self.arrays, arrays, strict=True):
            mine[...] = given

    def __getstate__(self) -> Any:
        return self._layout, self._memory

    def __setstate__(self, state: Any) -> None:
        self._layout, self._memory = state
        self.arrays = self._views()

    def _views(self) -> list[Array]:
        cells = np.frombuffer(self._memory, np.uint8)
        at = -cells.ctypes.data % _ALIGNMENT  # pages are alike in every process
        found: list[Array] = []
        for shape, dtype in self._layout:
            size = prod(shape) * dtype.itemsize
            found.append(cells[at : at + size].view(dtype).reshape(shape))
            at += _aligned(size)
        return found


def _aligned(size: int) -> int:
    return -(-size // _ALIGNMENT) * _ALIGNMENT


def _checked(arrays: Sequence[Array]) -> Sequence[Array]:
    given: Any = arrays
    if not isinstance(given, (list, tuple)) or not all(isinstance(a, np.ndarray) for a in given):
        raise BindError(f"expected a list of NumPy arrays to share, got {arrays!r:.80}")
    return arrays
