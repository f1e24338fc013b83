"""OpenBLAS with one thread for a while: with more it sums in another order, and has other bits.

Of other libraries the threads stay as they are.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from functools import cache
from threading import Lock

# The names as OpenBLAS has them, and as SciPy's builds, which NumPy's wheels bring, rename them.
_NAMES = ("scipy_openblas_{}64_", "openblas_{}64_", "scipy_openblas_{}", "openblas_{}")
_lock = Lock()  # the number of threads is the process's


@contextmanager
def one_thread() -> Generator[None]:
    """One thread of OpenBLAS, for one caller at a time."""
    get, set_to = _routine("get_num_threads"), _routine("set_num_threads")
    if get is None or set_to is None:
        yield
        return
    with _lock:
        before = get()
        set_to(1)
        try:
            yield
        finally:
            set_to(before)


@cache
def _routine(name: str) -> Callable[..., int] | None:
    """A function of the OpenBLAS that NumPy's LAPACK comes from; None if it is another library."""
    try:
        path = sys.modules["numpy.linalg._umath_linalg"].__file__  # NumPy is loaded
        library = ctypes.CDLL(path)  # finds what it is linked with, too
    except (KeyError, OSError):
        return None
    there = (getattr(library, form.format(name), None) for form in _NAMES)
    return next((found for found in there if found is not None), None)
