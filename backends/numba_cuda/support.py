"""Support of generated numba-cuda source beside `backends/numba`: decorators, and products.

In numba-cuda's simulator (NUMBA_ENABLE_CUDASIM=1, read when numba is first imported) all of it is
Python. For a GPU, `device_code` says how numba-cuda compiles what the source calls.
"""

from __future__ import annotations

from typing import Any

from numba import config
from numba import cuda as _cuda

from . import device_code

cuda: Any = _cuda  # has no types; the simulator looks for it in a module's names

compiled = cuda.jit(device=True)  # a function that kernels call
exported = cuda.jit  # a kernel: an entry that is launched


def mul(a: Any, b: Any) -> Any:
    """The product, rounded to nearest: no part of another operation."""
    return a * b


if not getattr(config, "ENABLE_CUDASIM", False):
    device_code.register(mul)
