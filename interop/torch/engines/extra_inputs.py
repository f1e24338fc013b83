"""Extra inputs of a step that are tensors, and numbers: `optimizer.step(aux={"noise": [...]})`.

Lists have a place for each parameter of the optimizer, in the order of its groups, and numbers of
groups one for each group. A tensor is as its parameter's gradient would be: of its dtype, on the
CPU, its axes in any order in memory.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from typing import Any

import numpy as np
import torch
from torch import Tensor

from ....ir.arrays import Array
from ....ir.errors import BindError
from ....ir.lowered.tables import PlaceKind
from ....ir.types import ELEM
from ....runtime.memory.array_checks import ArrayRequirements, Spans, check_apart
from ....runtime.stepping.extra_inputs import (
    CheckedInputs,
    InputRoles,
    InputsAtTimes,
    hand_over,
    missing,
    wanted_input,
)
from ..internals import is_wrapper
from ..memory.layout import STORED, is_sharded, local_of, placed_as, same_order, where_stored
from .engine import Engine

CALL = "optimizer.step(aux={})"
_COMPLEX = {torch.float32: torch.complex64, torch.float64: torch.complex128}

Steps = Sequence[tuple[Engine, Sequence[int]]]  # with the places of their members
Lists = Mapping[str, Sequence[Any]]  # one for each member of an engine, by role


def take_inputs(aux: object, steps: Steps, params: Sequence[Tensor], groups: int) -> None:
    """Bind the extra inputs to the next step of some engines, whose gradients are bound.

    `params` are all of the optimizer's, which has so many groups. Raises BindError, and nothing
    has changed.
    """
    if not steps:
        return
    roles = _read(steps)
    given, count = roles.named(aux), len(params)
    if not roles:
        return
    _check_whole(roles, steps, params)
    numbers = {n: roles.number(n, _plain(given[n]), count, groups) for n in roles.numbers}
    lists = {n: roles.listed(n, given[n], count) for n in roles.arrays}
    found = [
        _fitting_all(engine, {n: [lists[n][place] for place in places] for n in lists})
        for engine, places in steps
    ]
    spans = [_spans(engine, mine) for (engine, _), mine in zip(steps, found, strict=True)]
    check_apart(reduce(operator.add, spans))
    for (engine, places), mine in zip(steps, found, strict=True):
        own = {n: _own(roles.kind(n), v, engine, places) for n, v in numbers.items()}
        addresses = {name: _addresses(tensors) for name, tensors in mine.items()}
        engine.inputs = [t for tensors in mine.values() for t in tensors if t is not None]
        hand_over(CheckedInputs(own, addresses, {}), engine.stepper)


def _read(steps: Steps) -> InputRoles:
    """The roles that these engines read in their next step: more where an entry is due."""
    engines = [engine for engine, _ in steps]
    is_due = any([engine.is_due() for engine in engines])
    return InputsAtTimes((engine.storage for engine in engines), CALL).of(is_due)


def _check_whole(roles: InputRoles, steps: Steps, params: Sequence[Tensor]) -> None:
    """Refuses steps that are not one of each parameter, and of all its rows (BindError)."""
    what = f"a step with extra inputs ({', '.join(roles.roles)})"
    if any(engine.lists_rows for engine, _ in steps):
        raise BindError(f"{what} takes no sparse gradients; use grad.to_dense()")
    if len(set(map(id, params))) < len(params):
        raise BindError(f"{what} takes each parameter once, and one is there twice; leave one out")


def _plain(value: Any) -> Any:
    """Python's numbers of tensors and lists; text for a tensor that cannot be read."""
    try:
        if isinstance(value, Tensor):
            return value.detach().tolist()
        return list(map(_plain, value)) if isinstance(value, list | tuple) else value  # pyright: ignore[reportUnknownArgumentType]
    except RuntimeError:  # of a device without memory
        return repr(value)


def _own(kind: PlaceKind, values: Array, engine: Engine, indices: Sequence[int]) -> Array:
    """An engine's part of the numbers of all tensors, or of all groups."""
    if kind == PlaceKind.TENSOR:
        return values[list(indices)]
    return values[engine.rows] if values.ndim else values


# ------------------------------------------------------------------ tensors


def _fitting_all(engine: Engine, lists: Lists) -> dict[str, list[Tensor | None]]:
    """Return the kernels' inputs of a step's tensors; None where a program reads none."""
    return {
        name: [_fitting(engine, number, name, given[number]) for number in engine.stepper.present]
        for name, given in lists.items()
    }


def _fitting(engine: Engine, number: int, name: str, given: Any) -> Tensor | None:
    """A tensor as the kernels read it: as it is, or a copy in its parameter's order."""
    need = wanted_input(engine.storage, number, name)
    if need is None:
        return None
    member, home = engine.members[number], engine.memory.homes[number]
    where = f"{member.where}, %{name}"
    is_elem = engine.programs[0].role(name).shaped == ELEM
    if given is None:
        raise missing(where)
    if not is_elem and (is_sharded(member.param) or not home.is_contiguous()):
        raise BindError(
            f"{where}: extra inputs of rows or columns need a whole parameter, its axes in order; "
            f"this one is a DTensor, or transposed"
        )
    tensor = _local(given, member.param, where)
    _check(tensor, need, home, is_elem, where)
    if is_elem and same_order(tensor, home) and not tensor.is_conj() and not tensor.is_neg():
        return tensor
    if not is_elem:
        return tensor.detach().resolve_neg().contiguous()
    return torch.empty_like(home, dtype=tensor.dtype).copy_(tensor)


def _local(given: Any, param: Tensor, where: str) -> Tensor:
    """Return this process' part of a tensor. Raises BindError if it has no memory."""
    if not isinstance(given, Tensor):
        raise BindError(
            f"{where}: expected a tensor, got {type(given).__name__}; torch.as_tensor(x) shares "
            f"the memory of most arrays"
        )
    placements: Any = getattr(param, "placements", ()) if is_sharded(param) else ()
    local = local_of(placed_as(given, placements))
    if is_wrapper(local):
        raise BindError(
            f"{where}: expected a tensor with memory of its own, or a DTensor, got "
            f"{type(local).__name__}"
        )
    return local


def _check(
    tensor: Tensor, need: ArrayRequirements, home: Tensor, is_elem: bool, where: str
) -> None:
    """Refuses a tensor of another kind, dtype, device or shape (BindError)."""
    dtype: torch.dtype | None = STORED[need.dtype.name]
    if is_elem and home.is_complex():
        dtype = _COMPLEX.get(dtype)
    if tensor.layout != torch.strided:
        raise BindError(
            f"{where}: expected a dense tensor, got layout {tensor.layout}; use x.to_dense()"
        )
    if tensor.dtype != dtype or tensor.device != home.device:
        raise BindError(
            f"{where}: expected {dtype} on {home.device}, got {tensor.dtype} on {tensor.device}; "
            f"convert it"
        )
    shape = home.shape if is_elem else need.dims
    if tuple(tensor.shape) != tuple(shape):
        raise BindError(
            f"{where}: expected shape {tuple(shape)}, got {tuple(tensor.shape)}; reshape it, or "
            f"check the order of the list"
        )
    if tensor.untyped_storage().nbytes() < _end(tensor):
        raise BindError(f"{where}: its memory has been given back; bring it back before a step")


def _end(tensor: Tensor) -> int:
    """The bytes from the start of a tensor's storage to its last element's end."""
    return int(tensor.storage_offset()) * tensor.element_size() + _extent(tensor)


def _extent(tensor: Tensor) -> int:
    """The bytes from the first element of a tensor to the last, gaps included."""
    if tensor.is_contiguous():
        return tensor.nbytes
    last = int(sum((n - 1) * s for n, s in zip(tensor.shape, tensor.stride(), strict=True)))
    return (last + 1) * tensor.element_size() if tensor.numel() else 0


def _addresses(tensors: Sequence[Tensor | None]) -> Array:
    return np.array([0 if t is None else t.data_ptr() for t in tensors], np.int64)


# ------------------------------------------------------------------ overlaps


def _spans(engine: Engine, inputs: Mapping[str, Sequence[Tensor | None]]) -> Spans:
    """The bytes that a step of an engine stores to, and those of its extra inputs."""
    members = engine.members
    read: list[tuple[str, int, Tensor]] = [
        (name, number, tensor)
        for name, tensors in inputs.items()
        for number, tensor in zip(engine.stepper.present, tensors, strict=True)
        if tensor is not None
    ]

    def of_input(row: int) -> str:
        return f"{members[read[row][1]].where}, %{read[row][0]}"

    found = [_span(what, tensors, True) for what, tensors in engine.stored]
    found.append(_span(of_input, [tensor for *_, tensor in read], False))
    return reduce(operator.add, found)


def _span(where: Callable[[int], str], tensors: list[Tensor], written: bool) -> Spans:
    size = np.array(list(map(_extent, tensors)), np.int64)
    return Spans(where, where_stored(tensors), size, np.full(len(tensors), written))
