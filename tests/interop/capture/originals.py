"""The class itself, that a capture of it is compared with."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from typing import Any

import torch
from stepfuse.interop.capture.torch.original import in_f64


def original_steps(
    cls: Any, starts: Sequence[Any], grads: Sequence[Sequence[Any]], dtype: torch.dtype,
    grouped: Callable[[list[Any]], Any] = list, *, whole: bool = False, **options: Any,
) -> Iterator[list[Any]]:  # fmt: skip
    """The parameters of a class after each step; `whole`: in f64, no tensor has fewer bits."""
    params = [torch.nn.Parameter(torch.tensor(start, dtype=dtype)) for start in starts]
    optimizer = cls(grouped(params), **options)
    for step in grads:
        for param, grad in zip(params, step, strict=True):
            param.grad = None if grad is None else torch.tensor(grad, dtype=dtype)
        with in_f64() if whole and dtype == torch.float64 else nullcontext():
            optimizer.step()
        yield [param.detach().numpy().copy() for param in params]


def original_end(*args: Any, **options: Any) -> list[Any]:
    """Those after the last step."""
    return list(original_steps(*args, **options))[-1]
