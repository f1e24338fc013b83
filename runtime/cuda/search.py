"""Search on the device for non-finite gradients, before a step clears them.

A launch behind the segment that knows whether the step is skipped: if it is, each thread leaves
the first such element among its own; the least of all is read when somebody asks.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..launch.binding import Binding
from ..launch.overflow import Overflow, overflow_at, searched
from .driver import KernelLaunch
from .space import DeviceSpace
from .tables import DeviceTables

_THREADS = 256
WIDTHS = (2, 4, 8)  # bytes of an element that are looked for

# (cells, rows, count, found). Cells: where the guard is, what it was. A row: where a gradient's
# address is, its elements, the bytes of one, infinity. Found: row, element and bits of each
# thread.
_SEARCH = """\
{
\t.reg .pred %p<4>;
\t.reg .b16 %rs<2>;
\t.reg .b32 %r<6>;
\t.reg .b64 %rd<21>;
\tld.param.b64 %rd1, [sf_search_param_0];
\tld.param.b64 %rd2, [sf_search_param_1];
\tld.param.b64 %rd3, [sf_search_param_2];
\tld.param.b64 %rd4, [sf_search_param_3];
\tcvta.to.global.u64 %rd1, %rd1;
\tcvta.to.global.u64 %rd2, %rd2;
\tcvta.to.global.u64 %rd4, %rd4;
\tmov.b32 %r1, %ctaid.x;
\tmov.b32 %r2, %ntid.x;
\tmov.b32 %r3, %tid.x;
\tmov.b32 %r4, %nctaid.x;
\tmul.wide.u32 %rd5, %r1, %r2;
\tcvt.u64.u32 %rd6, %r3;
\tadd.s64 %rd5, %rd5, %rd6;
\tmul.wide.u32 %rd6, %r4, %r2;
\tld.global.b64 %rd7, [%rd1];
\tcvta.to.global.u64 %rd7, %rd7;
\tld.global.b64 %rd8, [%rd7];
\tsetp.ne.s64 %p1, %rd5, 0;
\t@%p1 bra $L__kept;
\tst.global.b64 [%rd1+8], %rd8;
$L__kept:
\tsetp.ne.s64 %p1, %rd8, 0;
\t@%p1 bra $L__end;
\tmul.lo.s64 %rd9, %rd5, 24;
\tadd.s64 %rd4, %rd4, %rd9;
\tmov.b64 %rd10, 0;
\tmov.b64 %rd18, 0;
\tmov.b64 %rd19, 0;
$L__row:
\tsetp.ge.s64 %p1, %rd10, %rd3;
\t@%p1 bra $L__none;
\tld.global.b64 %rd11, [%rd2];
\tld.global.b64 %rd12, [%rd2+8];
\tld.global.b64 %rd13, [%rd2+16];
\tld.global.b64 %rd14, [%rd2+24];
\tcvta.to.global.u64 %rd11, %rd11;
\tld.global.b64 %rd15, [%rd11];
\tcvta.to.global.u64 %rd15, %rd15;
\tmul.lo.s64 %rd16, %rd5, %rd13;
\tadd.s64 %rd15, %rd15, %rd16;
\tmul.lo.s64 %rd17, %rd6, %rd13;
\tmov.b64 %rd18, %rd5;
\tsetp.eq.s64 %p2, %rd13, 2;
\tsetp.eq.s64 %p3, %rd13, 4;
$L__element:
\tsetp.ge.s64 %p1, %rd18, %rd12;
\t@%p1 bra $L__next;
\t@%p2 bra $L__two;
\t@%p3 bra $L__four;
\tld.global.b64 %rd19, [%rd15];
\tbra $L__look;
$L__two:
\tld.global.b16 %rs1, [%rd15];
\tcvt.u64.u16 %rd19, %rs1;
\tbra $L__look;
$L__four:
\tld.global.b32 %r5, [%rd15];
\tcvt.u64.u32 %rd19, %r5;
$L__look:
\tand.b64 %rd20, %rd19, %rd14;
\tsetp.eq.s64 %p1, %rd20, %rd14;
\t@%p1 bra $L__found;
\tadd.s64 %rd15, %rd15, %rd17;
\tadd.s64 %rd18, %rd18, %rd6;
\tbra $L__element;
$L__next:
\tadd.s64 %rd2, %rd2, 32;
\tadd.s64 %rd10, %rd10, 1;
\tbra $L__row;
$L__none:
\tmov.b64 %rd10, -1;
$L__found:
\tst.global.b64 [%rd4], %rd10;
\tst.global.b64 [%rd4+8], %rd18;
\tst.global.b64 [%rd4+16], %rd19;
$L__end:
\tret;
}
"""


class DeviceSearch:
    """A search of the gradients of a binding; `guard` is where the condition of the step is."""

    def __init__(
        self, space: DeviceSpace, binding: Binding, tables: DeviceTables, guard: int
    ) -> None:
        self._space = space
        self._tensors = binding.storage.tensors  # not the binding, which has this
        found, self._numbers = searched(binding.tables, lambda n, _, row, c: tables.cell(n, row, c))
        rows = np.array(found, np.int64).reshape(-1, 4)
        blocks = space.device.multiprocessors
        self._shape = blocks * _THREADS, 3
        self._pool = space.pool(16 + rows.nbytes + 24 * self._shape[0])
        start = self._pool.address
        first = np.array([guard, 1], np.int64)  # nothing is skipped so far
        space.write(start, np.concatenate([first, rows.reshape(-1)]))
        self._found = start + 16 + rows.nbytes
        function = space.device.function("search", _SEARCH)
        cells = start, start + 16, len(rows), self._found
        self.kernel = KernelLaunch(function, cells, blocks, _THREADS)

    def found(self) -> Overflow | None:
        """Return the last step's finding, once it is done."""
        here, cells = self._space, np.dtype(np.int64)
        if here.read(self._pool.address, (2,), cells)[1]:
            return None  # it was not skipped
        found = here.read(self._found, self._shape, cells)
        rows: list[Any] = sorted(found[found[:, 0] >= 0].tolist())
        if not rows:
            return None
        row, element, bits = rows[0]
        return overflow_at(self._tensors, self._numbers[row], element, bits)
