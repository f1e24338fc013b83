"""A gather of cells of a GPU, as a step on it calls it between its launches.

    own cells -> a buffer | the engine brings the others' | buffers -> their places

Both ends are a launch. Where the engine's verbs stand in the stream (nccl) so does all of it, and
is captured with the step; else the buffers pass through the host, which waits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ...ir.arrays import Array
from ...ir.errors import BindError
from ...runtime.cuda.cell_moves import NO_MOVES, CellMoves, moves
from ...runtime.cuda.space import DeviceSpace
from ..protocol import Ranks, stands_in_stream

Part = tuple[int, np.dtype[Any], Sequence[Array]]  # where cells begin, and those of each rank


class DeviceListGather:
    """The cells of one gather, at addresses of a GPU's; wide ones come first."""

    def __init__(self, space: DeviceSpace, ranks: Ranks, parts: Sequence[Part], phase: str) -> None:
        self._space, self._ranks, self._phase = space, ranks, phase
        for _, dtype, _ in parts:
            if dtype.itemsize not in (4, 8):
                raise BindError(
                    f"{phase}: cells of {dtype.itemsize} bytes, and on a GPU those of 4 and 8 are "
                    f"gathered: keep states in f32, or step on the CPU"
                )
        every = range(ranks.count)
        sizes = [sum(d.itemsize * len(of[r]) for _, d, of in parts) for r in every]
        self._is_empty = not any(sizes)
        kind, mine = np.dtype(np.uint8), ranks.rank
        rooms: list[Any] = [
            space.pool(max(size, 1)).view(0, size, kind) for size in (*sizes, sizes[mine])
        ]
        *self._come, self._own = rooms
        self._host = [np.zeros(size, np.uint8) for size in sizes]
        rows = [_rows(room.address, parts, r) for r, room in zip(every, self._come, strict=True)]
        out = _rows(self._own.address, parts, mine)
        back = [x[:, [1, 0, 2]] for r, x in zip(every, rows, strict=True) if r != mine]
        self._pack, self._unpack = CellMoves(space), CellMoves(space)
        with space.current() as (cuda, stream):
            self._pack.use(cuda, stream, out)
            self._unpack.use(cuda, stream, np.concatenate([NO_MOVES, *back]))

    def __call__(self, low: int, high: int) -> None:
        """Brings them. Raises RanksError."""
        if self._is_empty:
            return
        self._run(self._pack)
        if stands_in_stream(self._ranks):
            self._ranks.gather(self._own, self._come, self._phase).wait()
        else:
            own = np.asarray(self._own)
            self._ranks.gather(own, self._host, self._phase).wait()
            for room, cells in zip(self._come, self._host, strict=True):
                room[...] = cells
        self._run(self._unpack)

    def _run(self, moves_of: CellMoves) -> None:
        with self._space.current() as (cuda, stream):
            moves_of.run(cuda, stream, self._phase)


def _rows(buffer: int, parts: Sequence[Part], rank: int) -> Array:
    """The moves of a rank's cells to its buffer, part by part."""
    found, at = [NO_MOVES], buffer
    for begin, dtype, of in parts:
        indices, size = of[rank], dtype.itemsize
        narrow = size == 4
        to = at + size * np.arange(len(indices))
        found.append(moves(to, begin + size * indices, from_f32=narrow, to_f32=narrow))
        at += size * len(indices)
    return np.concatenate(found)
