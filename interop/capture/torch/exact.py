"""A torch optimizer in f64 throughout: what it makes in fewer bits is made in f64, too."""

from __future__ import annotations

import contextlib
from collections.abc import Generator
from typing import Any

import torch
from torch.overrides import TorchFunctionMode

_FEWER = (torch.float32, torch.bfloat16, torch.float16)
_CONVERSIONS = ("float", "bfloat16", "half")


class _InF64(TorchFunctionMode):
    """Conversions to fewer bits, and arrays of fewer, are of f64."""

    def __torch_function__(
        self, func: Any, types: Any, args: tuple[Any, ...] = (), kwargs: Any = None
    ) -> Any:
        if getattr(func, "__name__", "") in _CONVERSIONS:
            return args[0].double()
        named = {key: _widened(value) for key, value in (kwargs or {}).items()}
        return func(*map(_widened, args), **named)


@contextlib.contextmanager
def in_f64() -> Generator[None]:
    """Meanwhile no function of torch makes floats of fewer bits than f64."""
    before = torch.get_default_dtype()
    torch.set_default_dtype(torch.float64)
    try:
        with _InF64():
            yield
    finally:
        torch.set_default_dtype(before)


def _widened(value: Any) -> Any:
    return torch.float64 if isinstance(value, torch.dtype) and value in _FEWER else value
