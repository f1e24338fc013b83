"""The arrays of a transformation's state: their names, owners, and first values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ....ir.errors import CaptureError
from ..formulas import decimal
from .factory import Factory

TWINS = ("first", "second")  # the parameters of the tree that a step is traced over


@dataclass(frozen=True)
class StateLeaf:
    """An array of the state: its place, its role's name, which twin it is of, its first value.

    `start` is a number, `param` for a copy of the parameter, or the name of a hyper-parameter.
    """

    path: str
    name: str
    tensor: int | None
    value: Any
    start: float | str


def leaves_of(factory: Factory, params: Mapping[str, Any]) -> tuple[list[StateLeaf], Any]:
    """The arrays of a state in the order of its tree, and the tree. Raises CaptureError."""
    import jax

    state = factory().init(params)
    other = factory(**_moved(factory)).init(params)
    found = jax.tree_util.tree_leaves_with_path(state)
    paths = [jax.tree_util.keystr(path) for path, _ in found]
    tensors = [next((n for n, twin in enumerate(TWINS) if f"'{twin}'" in p), None) for p in paths]
    leaves: list[StateLeaf] = []
    arrays = zip(found, jax.tree.leaves(other), _names([p for p, _ in found]), strict=True)
    for number, ((_, value), moved, name) in enumerate(arrays):
        path, tensor = paths[number], tensors[number]
        start = _start(path, value, moved, factory, params[TWINS[tensor or 0]])
        name = f"{name}_state" if name in factory.numbers else name
        leaves.append(StateLeaf(path, name, tensor, value, start))
    return leaves, jax.tree.structure(state)


def _moved(factory: Factory) -> dict[str, float]:
    """Other hyper-parameters, all by different factors."""
    numbers = enumerate(factory.numbers.items(), 1)
    return {name: value * (1.0 + number / 64.0) + 1e-3 for number, (name, value) in numbers}


def _names(paths: Sequence[Sequence[Any]]) -> list[str]:
    """For each way the shortest name that no other has: its last word, all words, all keys."""
    ways = {_all(path): path for path in paths}
    found: dict[str, str] = {}
    for way, path in ways.items():
        others = [other for known, other in ways.items() if known != way]
        short = [n for n in (_last, _words) if n(path) not in map(n, others)]
        found[way] = short[0](path) if short else way
    return [found[_all(path)] for path in paths]


def _keys(path: Sequence[Any]) -> list[str]:
    """The fields, keys and places on the way to an array, but for the twins' names."""
    found = [
        getattr(key, "name", None) or getattr(key, "key", None) or getattr(key, "idx", "")
        for key in path
    ]
    return [str(word) for word in found if word not in TWINS]


def _last(path: Sequence[Any]) -> str:
    return next((word for word in reversed(_keys(path)) if not word.isdigit()), "state")


def _words(path: Sequence[Any]) -> str:
    return "_".join(word for word in _keys(path) if not word.isdigit()) or "state"


def _all(path: Sequence[Any]) -> str:
    keys = _keys(path)
    words = [n for n, word in enumerate(keys) if not word.isdigit()]
    first = words[0] if words else len(keys)
    return "_".join([*keys[first:], *keys[:first]] if words else ["state", *keys])


def _start(path: str, value: Any, moved: Any, factory: Factory, param: Any) -> float | str:
    """Return an array's first value. `moved` is its value under other hyper-parameters."""
    array, other = _array(path, value), _array(path, moved)
    if array.shape == np.shape(param) and np.array_equal(array, np.asarray(param)):
        return "param"
    if array.size and np.all(array == array.flat[0]):
        cell, changed = float(array.flat[0]), float(other.flat[0])
        if cell == changed:
            return decimal(cell) if array.dtype == np.float32 else cell
        numbers = _moved(factory)
        for name, known in factory.numbers.items():
            if np.isclose(cell, known, rtol=1e-6, atol=0.0) and np.isclose(
                changed, numbers[name], rtol=1e-6, atol=0.0
            ):
                return name
    raise CaptureError(
        f"the state {path} starts neither as a number or hyper-parameter nor as the parameter",
        remedy="start it so, or declare the optimizer as a spec",
    )


def _array(path: str, value: Any) -> np.ndarray[Any, Any]:
    try:
        array = np.asarray(value)
    except TypeError as error:
        raise CaptureError(f"the state {path}: {error}", remedy="capture it without") from error
    if array.dtype.kind not in "biuf":
        raise CaptureError(f"the state {path} holds {array.dtype}", remedy="capture it without")
    return array
