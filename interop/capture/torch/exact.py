"""A torch optimizer in f64 throughout: tensors that it makes in fewer bits are in f64, too."""

from __future__ import annotations

import contextlib
from collections.abc import Generator, Iterable
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


def converts(name: str, arguments: Iterable[Any]) -> bool:
    """True if a function of torch makes floats of a dtype that it is told."""
    return name in _CONVERSIONS or any(_widened(value) is not value for value in arguments)


@contextlib.contextmanager
def in_f64(conversions: bool = True) -> Generator[None]:
    """Meanwhile no function of torch makes floats of fewer bits than f64.

    Without `conversions` none does that is not told to.
    """
    before = torch.get_default_dtype()
    torch.set_default_dtype(torch.float64)
    try:
        with _InF64() if conversions else contextlib.nullcontext():
            yield
    finally:
        torch.set_default_dtype(before)


def _widened(value: Any) -> Any:
    return torch.float64 if type(value) is torch.dtype and value in _FEWER else value
