"""States as the step keeps them, under the keys of roles, and as the original does, in a tree."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import torch
from torch import Tensor

from ....ir.errors import CheckpointError
from ...capture.torch.leaves import Path, is_number
from ..name_map import SUM
from .kind import CapturedKind
from .layout import StateLayout, array_of, filled, leaves_of, number_like, number_of
from .options import options_of

State = Mapping[str, Any]


def as_original(kind: CapturedKind, param: Tensor, state: State) -> dict[str, Any]:
    """A parameter's states in the original's tree, and the sum of gradients that wait for a step.

    A state that the original keeps and never needs is as it starts: zeros, if it is a tensor.
    """
    waiting = {key: state[key] for key in (SUM,) if key in state}
    if waiting and len(state) == len(waiting):
        return waiting  # before the first step
    layout, dims = kind.layout(param), tuple(param.shape)
    roles = kind.roles(dims, "state")

    def leaf(path: Path, like: Any) -> Any:
        name = roles.get(path, "")
        found = state.get(kind.names.keys.get(name, ""))
        if found is None:
            return _unneeded(layout, like, param)
        if kind.is_array(name):
            return found.reshape(layout.shape(like, dims)).to(like.dtype)
        return number_like(like, float(found))

    return {**filled(layout.state, leaf), **waiting}


def _unneeded(layout: StateLayout, like: Any, param: Tensor) -> Any:
    if not isinstance(like, Tensor):
        return like
    return torch.zeros(layout.shape(like, tuple(param.shape)), dtype=like.dtype)


def from_original(kind: CapturedKind, param: Tensor, tree: Any, where: str) -> dict[str, Any]:
    """A parameter's states by key, from the original's tree. Raises CheckpointError."""
    waiting = {key: tree[key] for key in (SUM,) if key in tree}
    tree = {key: value for key, value in tree.items() if key not in waiting}
    if not tree:
        return waiting
    layout, dims = kind.layout(param), tuple(param.shape)
    roles, constants = kind.roles(dims, "state"), kind.constants()
    given, wanted = dict(leaves_of(tree)), dict(leaves_of(layout.state))
    _check_same_keys(given, wanted, where)
    found: dict[str, Any] = {}
    for path, like in wanted.items():
        at = f"{where}, state {_shown(path)}"
        if isinstance(like, Tensor) and like.numel() > 1:
            array_of(given[path], layout.shape(like, dims), at)
        name = roles.get(path)
        if name is not None:
            array = kind.is_array(name)
            value = given[path]
            shape = layout.shape(like, dims) if array else ()
            found[kind.names.keys[name]] = (
                array_of(value, shape, at) if array else number_of(value, at)
            )
        elif path in constants and number_of(given[path], at) != constants[path]:
            raise CheckpointError(
                f"{at}: is {float(given[path])}, where the step was captured with {constants[path]}"
            )
        elif not is_number(like) and not isinstance(like, Tensor) and given[path] != like:
            raise CheckpointError(
                f"{at}: is {given[path]!r}, where the step was captured with {like!r}"
            )
    return {**found, **waiting}


def shared_of(kind: CapturedKind, param: Tensor, group: State) -> dict[str, Any]:
    """Return the original's states of all parameters, from the numbers of a group."""
    layout, roles = kind.layout(param), kind.roles(tuple(param.shape), "shared")
    if not all(name in group for name in roles.values()):
        return {}  # no step has been run

    def leaf(path: Path, like: Any) -> Any:
        return number_like(like, float(group[roles[path]])) if path in roles else like

    return filled(layout.shared, leaf)


def from_shared(kind: CapturedKind, param: Tensor, tree: State) -> dict[str, float]:
    """The numbers kept once for all parameters, by role. Raises CheckpointError."""
    if not tree:
        return {}
    layout, roles = kind.layout(param), kind.roles(tuple(param.shape), "shared")
    given, wanted = dict(leaves_of(tree)), dict(leaves_of(layout.shared))
    _check_same_keys(given, wanted, "the state dict")
    return {name: number_of(given[path], _shown(path)) for path, name in roles.items()}


def group_as_original(kind: CapturedKind, param: Tensor, group: State) -> dict[str, Any]:
    """A group with its numbers, also unneeded ones, as the original keeps them."""
    hidden = {*kind.kept("shared"), *kind.kept("self")}
    own = {*kind.kept("group")}
    found = {key: value for key, value in group.items() if key not in hidden}
    for key, like in options_of(kind.layout(param).group).items():
        if key in own & found.keys():
            found[key] = number_like(like, float(found[key]))
        elif key not in found and key not in own:
            found[key] = filled({key: like}, lambda path, leaf: _at_rest(kind, path, leaf))[key]
    return found


def _at_rest(kind: CapturedKind, path: Path, like: Any) -> Any:
    """A constant of a group as the original keeps it; 0 where the step does not read it."""
    needed = any(leaf.home == "group" and leaf.path == path for leaf in kind.leaves.values())
    if needed or not (is_number(like) or isinstance(like, Tensor)):
        return like
    return torch.zeros_like(like) if isinstance(like, Tensor) else type(like)(0)


def _check_same_keys(given: Mapping[Path, Any], wanted: Mapping[Path, Any], where: str) -> None:
    unknown = [path for path in given if path not in wanted]
    lacking = [path for path in wanted if path not in given]
    if unknown or lacking:
        said = [f"no state {_shown(p)} is known" for p in unknown[:3]]
        said += [f"state {_shown(p)} is missing" for p in lacking[:3]]
        known = ", ".join(map(_shown, wanted)) or "none"
        raise CheckpointError(
            f"{where}: {'; '.join(said)}; expected {known}: load what the same class has saved, "
            f"under the same options"
        )


def _shown(path: Path) -> str:
    return f"'{path[0]}'" + "".join(f"[{key!r}]" for key in path[1:])
