"""The numbers and tensors that an optimizer keeps, each under a name of its own."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import torch

from ..naming import numbered

Path = tuple[Any, ...]
NUMBERS = (int, float)
RESERVED = {"param", "grad", "params"}


@dataclass(frozen=True, slots=True)
class Leaf:
    """A number or a tensor, its keys, and where it is kept.

    `state` is that of the parameter, `shared` has the entries of `optimizer.state` under names.
    """

    home: str
    path: Path


def find_leaves(optimizer: Any, param: torch.Tensor) -> dict[Leaf, Any]:
    """All leaves of an optimizer of one parameter, in order."""
    homes = {
        "group": {k: v for k, v in group_of(optimizer, param).items() if k != "params"},
        "state": dict(optimizer.state.get(param, {})),
        "shared": {k: v for k, v in optimizer.state.items() if isinstance(k, str)},
        "self": own_attributes(optimizer),
    }
    return {
        Leaf(home, path): value for home, tree in homes.items() for path, value in _walk(tree, ())
    }


def _home_of(optimizer: Any, param: torch.Tensor, home: str) -> Any:
    if home == "self":
        return vars(optimizer)
    if home == "group":
        return group_of(optimizer, param)
    return optimizer.state.get(param, {}) if home == "state" else optimizer.state


def own_attributes(optimizer: Any) -> dict[str, Any]:
    """The attributes that the class sets, not torch itself."""
    return {name: v for name, v in vars(optimizer).items() if name not in torchs_own()}


def group_of(optimizer: Any, param: torch.Tensor) -> dict[str, Any]:
    """The group that a parameter is in."""
    groups = optimizer.param_groups
    return next(g for g in groups if any(p is param for p in g["params"]))


@functools.cache
def torchs_own() -> frozenset[str]:
    """The attributes that torch itself gives an optimizer, or a scheduler of it."""
    plain = torch.optim.SGD([torch.zeros(1, requires_grad=True)], lr=0.1)
    return frozenset((*vars(plain), "_step_count", "_opt_called"))


def _walk(tree: Any, path: Path) -> Iterator[tuple[Path, Any]]:
    if isinstance(tree, Mapping):
        for key, value in tree.items():
            yield from _walk(value, (*path, key))
    elif isinstance(tree, (list, tuple)) and not isinstance(tree, torch.Size):
        for number, value in enumerate(tree):
            yield from _walk(value, (*path, number))
    elif isinstance(tree, torch.Tensor) or is_number(tree):
        yield path, tree


def is_number(value: Any) -> bool:
    """True if a leaf is a number; options that are True or False are none."""
    return isinstance(value, NUMBERS) and not isinstance(value, bool)


def put(optimizer: Any, param: torch.Tensor, leaf: Leaf, value: Any) -> None:
    """Stores a leaf; tuples on the way are made anew."""
    is_state = leaf.home == "state"  # which may have to be made
    head = optimizer.state[param] if is_state else _home_of(optimizer, param, leaf.home)
    head[leaf.path[0]] = _with(head.get(leaf.path[0]), leaf.path[1:], value)


def taken(optimizer: Any, param: torch.Tensor, leaf: Leaf) -> Any:
    """A leaf of a parameter, or of its group; None where it is not there."""
    found = _home_of(optimizer, param, leaf.home)
    for key in leaf.path:
        found = found.get(key) if isinstance(found, Mapping) else found[key]
        if found is None:
            return None
    return found


def put_in_group(group: dict[str, Any], leaf: Leaf, value: float) -> None:
    """Sets a number of a parameter group; one that was whole stays so."""
    group[leaf.path[0]] = _with(group[leaf.path[0]], leaf.path[1:], value)


def _with(tree: Any, path: Path, value: Any) -> Any:
    if not path:
        return value
    if isinstance(tree, tuple):
        return tuple(_with(x, path[1:], value) if n == path[0] else x for n, x in enumerate(tree))
    tree[path[0]] = _with(tree[path[0]], path[1:], value)
    return tree


def named(leaves: Mapping[Leaf, Any]) -> dict[Leaf, str]:
    """A name for each: the state's own, `beta1` for the first of `betas`."""
    found: dict[Leaf, str] = {}
    order = sorted(leaves, key=lambda leaf: ("group", "state", "shared", "self").index(leaf.home))
    for leaf in order:
        name = _name(leaf.path)
        while name in RESERVED or name in found.values():
            name = f"{name}_{leaf.home}"
        found[leaf] = name
    return found


def _name(path: Path) -> str:
    first = str(path[0])
    if len(path) == 2 and isinstance(path[1], int):
        name = numbered(first, path[1] + 1)
    else:
        name = "_".join(str(part) for part in path)
    name = re.sub(r"\W", "_", name).strip("_") or "number"
    return f"n{name}" if name[0].isdigit() else name
