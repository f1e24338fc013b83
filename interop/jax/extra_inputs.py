"""Extra inputs of a step as JAX has them: `step(grads, state, params, aux={"noise": tree})`.

elements, rows, columns   a tree like the parameters', None where a parameter takes none
tensor                    a tree like the parameters', of numbers
group, step               a number

Names, trees, shapes and dtypes are known while a program is traced, and are checked then. Arrays
are operands of the step's custom call as they are; numbers, traced ones too, are cells of 8 bytes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import jax.numpy as jnp  # type: ignore[reportMissingImports]
from jax import tree  # type: ignore[reportMissingImports]

from ...ir.errors import BindError
from ...ir.lowered.tables import PlaceKind
from ...runtime.gradients.extra_inputs import InputRoles, missing, numbers_in
from .bound import BoundStep
from .numbers import cell, dtype_of, is_array, is_traced
from .parts import SteppedLeaves

CALL = "step(grads, state, params, aux={})"

Inputs = list[Any]  # operands of a custom call: arrays, and the cells of all numbers


def inputs_of(aux: object, parts: Sequence[SteppedLeaves], params: Any) -> list[Inputs]:
    """The operands of each part's step behind its gradients. Raises BindError."""
    roles = InputRoles((p for part in parts for p in part.bound.programs), CALL)
    given = roles.named(aux)
    if not roles:
        return [[] for _ in parts]
    lists = {n: _leaves(n, given[n], params) for n in roles.arrays}
    cells = {n: _cells(roles, n, given[n], params) for n in roles.numbers}
    return [[*_arrays(part, lists), *_numbers(part.bound, part.members, cells)] for part in parts]


def _leaves(name: str, given: Any, params: Any) -> list[Any]:
    """What there is for each parameter. Raises BindError for a tree that is not like theirs."""
    shape = tree.structure(params)
    try:
        return shape.flatten_up_to(given)
    except (TypeError, ValueError) as error:
        raise BindError(
            f"%{name}: expected a tree like the parameters', {shape}: {error}"
        ) from None


def _arrays(part: SteppedLeaves, lists: Mapping[str, Sequence[Any]]) -> list[Any]:
    """The arrays that a part's step reads, role by role. Raises BindError for one that is unfit."""
    found: list[Any] = []
    for name, place in part.bound.inputs:
        need, leaf = part.bound.wanted_input(place, name), lists[name][part.members[place]]
        if leaf is None:
            raise missing(need.where)
        if not is_array(leaf):
            raise BindError(f"{need.where}: expected an array, got {type(leaf).__name__}")
        if (dtype_of(leaf).name, tuple(leaf.shape)) != (need.dtype.array_name, need.dims):
            raise BindError(
                f"{need.where}: expected {need.dtype.array_name} {need.dims}, got {dtype_of(leaf)} "
                f"{tuple(leaf.shape)}; convert it"
            )
        found.append(leaf)
    return found


def _cells(roles: InputRoles, name: str, given: Any, params: Any) -> list[Any]:
    """The numbers of a role as cells: one of each tensor, or the only one."""
    if roles.kind(name) == PlaceKind.TENSOR:
        return [_cell(name, one) for one in _leaves(name, given, params)]
    return [_cell(name, given)]


def _cell(name: str, value: Any) -> Any:
    """A number as a cell. Raises BindError for what is none."""
    if is_traced(value):
        if value.size != 1 or not jnp.issubdtype(value.dtype, jnp.number):
            raise BindError(
                f"%{name}: expected a number, got {value.dtype} of shape {tuple(value.shape)}"
            )
        return cell(value.reshape(()))
    known = numbers_in(name, value)
    if known.size != 1:
        raise BindError(f"%{name}: expected a number, got shape {known.shape}")
    return cell(known)


def _numbers(bound: BoundStep, members: Sequence[int], cells: Mapping[str, list[Any]]) -> list[Any]:
    """All numbers of a part's step as one operand, if there are any."""
    mine: list[Any] = []
    for name, is_own in bound.input_numbers:
        mine += [cells[name][n] for n in members] if is_own else cells[name]
    return [jnp.stack(mine)] if mine else []
