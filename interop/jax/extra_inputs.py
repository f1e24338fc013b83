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
from ...runtime.stepping.extra_inputs import InputRoles, missing, numbers_in
from .bound import BoundStep
from .numbers import cell, dtype_of, is_array, is_traced

CALL = "step(grads, state, params, aux={})"

Inputs = list[Any]  # operands of a custom call: arrays, and the cells of all numbers


def inputs_of(aux: object, bound: BoundStep, params: Any) -> Inputs:
    """The operands of a step behind its gradients. Raises BindError."""
    roles = InputRoles(bound.programs, CALL)
    given = roles.named(aux)
    if not roles:
        return []
    lists = {n: _leaves(n, given[n], params) for n in roles.arrays}
    cells = {n: _cells(roles, n, given[n], params) for n in roles.numbers}
    numbers = [cell for name, _ in bound.input_numbers for cell in cells[name]]
    return [*_arrays(bound, lists), *([jnp.stack(numbers)] if numbers else [])]


def _leaves(name: str, given: Any, params: Any) -> list[Any]:
    """Return the input of each parameter. Raises BindError for a tree that is not like theirs."""
    shape = tree.structure(params)
    try:
        return shape.flatten_up_to(given)
    except (TypeError, ValueError) as error:
        raise BindError(
            f"%{name}: expected a tree like the parameters', {shape}: {error}"
        ) from None


def _arrays(bound: BoundStep, lists: Mapping[str, Sequence[Any]]) -> list[Any]:
    """The arrays that a step reads, role by role. Raises BindError for one that is unfit."""
    found: list[Any] = []
    for name, place in bound.inputs:
        need, leaf = bound.wanted_input(place, name), lists[name][place]
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
    """A number as a cell. Raises BindError for a value that is none."""
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
