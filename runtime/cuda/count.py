"""The count of steps while a graph is replayed: the host does not see those.

A step that is captured adds a kernel of its own, which counts; other steps the host counts.
"""

from __future__ import annotations

import numpy as np

from ...ir.arrays import Array
from .space import DeviceSpace

# (cell, ., ., .): adds 1 to it.
_COUNT = """\
{
\t.reg .b64 %rd<4>;
\tld.param.b64 %rd1, [sf_count_param_0];
\tcvta.to.global.u64 %rd1, %rd1;
\tld.global.b64 %rd2, [%rd1];
\tadd.s64 %rd3, %rd2, 1;
\tst.global.b64 [%rd1], %rd3;
\tret;
}
"""


class ReplayCount:
    """The count of replayed steps, in a cell of the device; `done` is the host's count."""

    def __init__(self, space: DeviceSpace, done: Array) -> None:
        self._space, self._done, self._seen = space, done, 0
        self._cell = space.pool(8)
        self.address = self._cell.address
        self.function = space.device.function("count", _COUNT)

    def fetch(self) -> None:
        """Adds the replays since the last time to the host's count."""
        found = self._space.read(self.address, (1,), np.dtype(np.int64)).item()
        self._done[0] += found - self._seen
        self._seen = found
