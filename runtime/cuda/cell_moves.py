"""Numbers moved on the device, by one launch however many they are and wherever they lie.

    moves = CellMoves(space)
    moves.use(cuda, stream, rows(to, source, from_f32=True))     a table, brought there if it is new
    moves.run(cuda, stream, "torch's counts of steps")

A number is f64 or f32 on either side; f32 is rounded to as torch does. Where both sides are alike
its bits are moved, whatever they are.
"""

from __future__ import annotations

import numpy as np

from ...ir.arrays import Array
from ..memory.pool import Pool
from .driver import Driver, KernelLaunch
from .space import DeviceSpace

_THREADS = 256
_FROM_F32, _TO_F32 = 1, 2
NO_MOVES = np.zeros((0, 3), np.int64)

# (rows, count, ., .). A row: where to, where from, which of them is f32.
_MOVE = """\
{
\t.reg .pred %p<2>;
\t.reg .b32 %r<5>;
\t.reg .b64 %rd<10>;
\tld.param.b64 %rd1, [sf_move_param_0];
\tld.param.b64 %rd2, [sf_move_param_1];
\tcvta.to.global.u64 %rd1, %rd1;
\tmov.b32 %r1, %ctaid.x;
\tmov.b32 %r2, %ntid.x;
\tmov.b32 %r3, %tid.x;
\tmul.wide.u32 %rd3, %r1, %r2;
\tcvt.u64.u32 %rd4, %r3;
\tadd.s64 %rd3, %rd3, %rd4;
\tsetp.ge.s64 %p1, %rd3, %rd2;
\t@%p1 bra $L__end;
\tmul.lo.s64 %rd3, %rd3, 24;
\tadd.s64 %rd1, %rd1, %rd3;
\tld.global.b64 %rd5, [%rd1];
\tcvta.to.global.u64 %rd5, %rd5;
\tld.global.b64 %rd6, [%rd1+8];
\tcvta.to.global.u64 %rd6, %rd6;
\tld.global.b64 %rd7, [%rd1+16];
\tand.b64 %rd8, %rd7, 1;
\tsetp.ne.s64 %p1, %rd8, 0;
\t@%p1 bra $L__narrow;
\tld.global.b64 %rd9, [%rd6];
\tbra $L__store;
$L__narrow:
\tld.global.b32 %r4, [%rd6];
\tcvt.f64.f32 %rd9, %r4;
$L__store:
\tand.b64 %rd8, %rd7, 2;
\tsetp.ne.s64 %p1, %rd8, 0;
\t@%p1 bra $L__round;
\tst.global.b64 [%rd5], %rd9;
\tbra $L__end;
$L__round:
\tcvt.rn.f32.f64 %r4, %rd9;
\tst.global.b32 [%rd5], %r4;
$L__end:
\tret;
}
"""


class CellMoves:
    """The moves of one launch. A table that a graph may read is not to be replaced."""

    def __init__(self, space: DeviceSpace) -> None:
        self._space, self._there = space, NO_MOVES
        self._pool: Pool | None = None
        self.kernel: KernelLaunch | None = None  # where there are any

    def use(self, cuda: Driver, stream: int, rows: Array) -> None:
        """Has the next launches be these moves."""
        if np.array_equal(rows, self._there):
            return
        self._there = rows
        if not len(rows):
            self.kernel = None
            return
        if self._pool is None or self._pool.capacity < rows.nbytes:
            self._pool = self._space.pool(2 * rows.nbytes)
        (staged,) = self._space.ring.stage(cuda, [np.ascontiguousarray(rows)])
        cuda.upload(self._pool.address, staged, rows.nbytes, stream)
        self._space.ring.sent(cuda, stream)
        function = self._space.device.function("move", _MOVE)
        cells = self._pool.address, len(rows), 0, 0
        self.kernel = KernelLaunch(function, cells, -(-len(rows) // _THREADS), _THREADS)

    def run(self, cuda: Driver, stream: int, what: str) -> None:
        """Puts the moves into a stream, if there are any."""
        if self.kernel is not None:
            cuda.launch(self.kernel, stream, self.named(what))

    def named(self, what: str) -> str:
        """Return the launch's name for errors; `what` it moves."""
        return f"launching sf_move, {self.kernel}, for {what} on {self._space}"


def moves(to: Array, source: Array, *, from_f32: bool = False, to_f32: bool = False) -> Array:
    """The rows of a table of moves, by addresses."""
    kinds = np.full(len(to), _FROM_F32 * from_f32 + _TO_F32 * to_f32, np.int64)
    return np.stack([to, source, kinds], axis=1)
