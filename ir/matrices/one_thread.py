"""OpenBLAS with one thread for a while: with more it sums in another order, and has other bits.

Of other libraries the threads stay as they are.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from functools import cache
from threading import Lock

# The names as OpenBLAS has them, and as SciPy's builds, which NumPy's wheels bring, rename them.
_NAMES = ("scipy_openblas_{}64_", "openblas_{}64_", "scipy_openblas_{}", "openblas_{}")
_locks = [Lock()]  # the number of threads is the process's


@contextmanager
def one_thread() -> Generator[None]:
    """One thread of OpenBLAS, for one caller at a time."""
    get, set_to = _routine("get_num_threads"), _routine("set_num_threads")
    if get is None or set_to is None:
        yield
        return
    with _locks[0]:
        before = get()
        set_to(1)
        try:
            yield
        finally:
            set_to(before)


def _after_fork() -> None:
    _locks[0] = Lock()  # another thread may have had it


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)


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
