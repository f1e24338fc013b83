"""A group's options, as a class was captured with them: numbers that are followed, and the rest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import torch

from ....ir.errors import CaptureError
from ...capture.torch.leaves import Path, is_number
from ...capture.torch.original import SLOW_PATHS

Group = Mapping[str, Any]
NUMBER = ("a number",)  # in place of one that the spec reads, or does not need
_LISTS = (list, tuple)


def options_of(group: Group) -> dict[str, Any]:
    """Return the options that define a step, without parameters and ways to run it."""
    return {k: v for k, v in group.items() if k not in ("params", "param_names", *SLOW_PATHS)}


def signature(options: Mapping[str, Any], followed: frozenset[Path]) -> tuple[Any, ...]:
    """A key of the step: the options, with one mark for each number that the step follows."""
    return tuple((key, _signed(value, (key,), followed)) for key, value in options.items())


def _signed(value: Any, path: Path, followed: frozenset[Path]) -> Any:
    if isinstance(value, Mapping):
        items: Any = value.items()
        return dict, tuple((k, _signed(v, (*path, k), followed)) for k, v in items)
    if isinstance(value, _LISTS):
        found: Any = value
        return type(found), tuple(_signed(v, (*path, n), followed) for n, v in enumerate(found))
    if path in followed and (is_number(value) or is_cell(value)):
        _check_number(value, path)
        return NUMBER
    if isinstance(value, torch.Tensor):
        return "tensor", id(value)
    return isinstance(value, bool), value  # True is not 1 here


def _check_number(value: Any, path: Path) -> None:
    """Refuses NaN, which the original may take and every parameter would become (CaptureError)."""
    if isinstance(value, float) and value != value:
        name = "".join((str(path[0]), *(f"[{key!r}]" for key in path[1:])))
        raise CaptureError(
            f"option '{name}' of a group: expected a number, got nan",
            remedy=f"set group['{path[0]}'] before the step",
        )


def is_cell(value: object) -> bool:
    """True if a value is a tensor of one number."""
    return isinstance(value, torch.Tensor) and value.numel() == 1


def at(tree: Any, path: Path) -> Any:
    """Return the value at a path. Raises KeyError, IndexError, TypeError."""
    for key in path:
        tree = tree[key]
    return tree
