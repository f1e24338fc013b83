"""MindSpore's `jit`, which compiles a `construct`; here it runs as it is, in NumPy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def jit(fn: Callable[..., Any] | None = None, **options: Any) -> Callable[..., Any]:
    """The function itself, as `@jit` and as `@jit(...)`: NumPy has nothing to compile."""
    return fn if fn is not None else lambda function: function
