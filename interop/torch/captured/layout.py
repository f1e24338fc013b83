"""The original's states of a parameter: a tree of tensors, numbers and options, by its rank.

A layout is read off an original that has stepped a small parameter, whose axes have sizes of
their own: they say which axes of the parameter each tensor has.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from ....ir.errors import CaptureError, CheckpointError
from ...capture.labels import Labels, labels_of
from ...capture.literals import shapes_for
from ...capture.torch.leaves import Path, is_number
from ...capture.torch.original import Original, gradients, parameters, stepped
from .options import is_cell

_STEPS = 3  # after which all is there that is kept
NOTHING = object()  # of a leaf whose value is not known


@dataclass(frozen=True, slots=True)
class StateLayout:
    """States after some steps, as a pattern: of a parameter, a group, and all parameters."""

    sizes: tuple[int, ...]
    state: dict[Any, Any]
    group: dict[str, Any]
    shared: dict[str, Any]

    def shape(self, like: Tensor, dims: tuple[int, ...]) -> tuple[int, ...]:
        """The shape of a tensor for a parameter of these dims."""
        labels = self.labels(like)
        return tuple(math.prod(dims[axis] for axis in dimension) for dimension in labels)

    def labels(self, like: Tensor) -> Labels:
        """Return the parameter's axes along each dimension. Raises CaptureError."""
        if like.numel() == 1:
            return ((),) * like.dim()
        found = labels_of(tuple(like.shape), self.sizes)
        order = [axis for dimension in found for axis in dimension]
        if order != sorted(order):
            raise CaptureError(
                f"a state of shape {tuple(like.shape)} of a parameter of shape {self.sizes} has "
                f"its axes in another order",
                remedy="keep it in the parameter's own",
            )
        return found


def layout_at(original: Original, rank: int, dtype: torch.dtype) -> StateLayout:
    """Return the original's states at a rank. Raises CaptureError."""
    sizes = shapes_for(rank)[0]
    params = parameters([sizes], dtype, 3)
    optimizer = original.over(params)
    try:
        for number in range(_STEPS):
            stepped(optimizer, gradients(params, number))
    except Exception as error:  # of the user's code
        raise CaptureError(
            f"the original does not step a parameter of {rank} axes in {dtype}: "
            f"{type(error).__name__}: {error}"
        ) from error
    shared = {k: v for k, v in optimizer.state.items() if isinstance(k, str)}
    group = {k: v for k, v in optimizer.param_groups[0].items() if k != "params"}
    found = StateLayout(sizes, dict(optimizer.state.get(params[0], {})), group, shared)
    for _, leaf in leaves_of(found.state):
        if isinstance(leaf, Tensor):
            found.labels(leaf)
    return found


# ------------------------------------------------------------------ trees


def leaves_of(tree: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Each leaf (no dict, list or tuple) of a tree, with its path."""
    if isinstance(tree, Mapping):
        for key, value in tree.items():
            yield from leaves_of(value, (*path, key))
    elif isinstance(tree, (list, tuple)):
        for number, value in enumerate(tree):
            yield from leaves_of(value, (*path, number))
    else:
        yield path, tree


def filled(tree: Any, leaf: Callable[[Path, Any], Any], path: Path = ()) -> Any:
    """A tree of the same form with other leaves."""
    if isinstance(tree, Mapping):
        return {key: filled(value, leaf, (*path, key)) for key, value in tree.items()}
    if isinstance(tree, (list, tuple)):
        return type(tree)(filled(value, leaf, (*path, n)) for n, value in enumerate(tree))
    return leaf(path, tree)


# ------------------------------------------------------------------ numbers


def number_like(like: Any, value: float) -> Any:
    """A number as the original keeps it: an int, a float, or a tensor of one."""
    if isinstance(like, Tensor):
        return torch.full(like.shape, value, dtype=like.dtype)
    return round(value) if isinstance(like, int) else float(value)


def number_of(value: Any, where: str) -> float:
    """A number of a state dict. Raises CheckpointError."""
    if not is_number(value) and not is_cell(value):
        raise CheckpointError(f"{where}: expected a number, got {_told(value)}")
    return float(value)


def array_of(value: Any, shape: tuple[int, ...], where: str) -> Tensor:
    """A tensor of a state dict, of this shape. Raises CheckpointError."""
    if not isinstance(value, Tensor) or tuple(value.shape) != shape:
        raise CheckpointError(
            f"{where}: expected a tensor of shape {shape}, got {_told(value)}; is this the state "
            f"of another parameter?"
        )
    return value


def _told(value: Any) -> str:
    if isinstance(value, Tensor):
        return f"a tensor of shape {tuple(value.shape)}"
    return repr(value)
