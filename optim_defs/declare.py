"""The decorator of the library's own definitions: hyper-parameters have the list's ranges."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, overload

from ..ir.frontend.trace import Definition
from ..ir.frontend.trace import optimizer as _optimizer
from .hyper_ranges import HYPERS

_RANGES = {name: within for name, (within, _) in HYPERS.items()}


@overload
def optimizer(function: Callable[..., Any], /) -> Definition: ...
@overload
def optimizer(*, when: str = "", paper: str = "") -> Callable[[Callable[..., Any]], Definition]: ...
def optimizer(
    function: Callable[..., Any] | None = None, /, *, when: str = "", paper: str = ""
) -> Any:
    """Declares an optimizer, or a stage of a step, as `ir.trace.optimizer` does.

    A hyper-parameter whose signature states no range has the one that `HYPERS` gives its name.
    """
    declare = _optimizer(when=when, paper=paper, ranges=_RANGES)
    return declare if function is None else declare(function)
