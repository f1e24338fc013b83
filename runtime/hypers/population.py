"""Members of a population, whose parameters are stacked along their first axis."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from ...ir.errors import BindError

Stacked = Mapping[str, Any] | Iterable[Any]


def population(stacked: Stacked, **hypers: Any) -> list[dict[str, Any]]:
    """A group for each member, over views of parameters that are stacked along the first axis.

    `stacked` is arrays, (name, array) pairs, or a dict, each of shape (members, ...); a hyper that
    is a list, tuple or array has an entry for each member, any other is every member's. The
    result is an Optimizer's `params`; `unstack` gives its gradients. Raises BindError, ValueError.
    """
    pairs, count = _checked(stacked)
    own = {name: _each(name, value, count) for name, value in hypers.items()}
    return [
        {"params": [(name, a[n, ...]) for name, a in pairs], **{h: v[n] for h, v in own.items()}}
        for n in range(count)
    ]


def unstack(stacked: Stacked) -> list[Any]:
    """Views of stacked arrays, all of the first member, then of the next, as gradients are taken.

    `stacked` is as for `population`. Raises BindError where the first axes differ.
    """
    pairs, count = _checked(stacked)
    return [a[n, ...] for n in range(count) for _, a in pairs]


def _checked(stacked: Stacked) -> tuple[list[tuple[str, Any]], int]:
    """The arrays by name, as (name, array) pairs, and how many members they have."""
    if hasattr(stacked, "dtype"):
        raise BindError("expected a dict or a list of stacked arrays, got one array; write [array]")
    given: list[Any] = list(stacked.items() if isinstance(stacked, Mapping) else stacked)
    pairs: list[tuple[str, Any]] = [g if isinstance(g, tuple) else ("", g) for g in given]
    pairs = [(name, _shared(a)) for name, a in pairs]
    if not pairs:
        raise BindError("no stacked arrays: expected at least one, of shape (members, ...)")
    shapes = [tuple(getattr(a, "shape", ())) for _, a in pairs]
    count = shapes[0][0] if shapes[0] else 0
    for number, ((name, _), shape) in enumerate(zip(pairs, shapes, strict=True)):
        if not count or shape[:1] != (count,):
            raise BindError(
                f"stacked array {number}{f' {name!r}' if name else ''}: expected shape "
                f"({count or 'members'}, ...), with the members along the first axis of all, "
                f"got {shape}"
            )
    return pairs, count


def _shared(stack: Any) -> Any:
    """torch's without its history; on a CPU as NumPy's, whose views each step sees through at once.

    NumPy has no bf16, and others on a GPU: those stay.
    """
    if not hasattr(stack, "detach"):
        return stack
    found = stack.detach()
    try:
        return found.numpy()
    except (TypeError, RuntimeError):
        return found


def _each(name: str, value: Any, count: int) -> Sequence[Any]:
    """A hyper-parameter by member. Raises ValueError for another number of entries."""
    if isinstance(value, np.ndarray) and value.ndim:
        value = value.tolist() if value.ndim == 1 else list(value)
    if not isinstance(value, (list, tuple)):
        return [value] * count
    if len(value) != count:
        raise ValueError(
            f"'{name}' has {len(value)} entries for {count} members; expected one for each, or "
            f"one number for all"
        )
    return value
