"""The entries `eval` and `train`: other weights, and a state whose type says which they are.

    params, state = opt.eval(state, params)      # an `Evaluation`, with which no step is taken
    params, state = opt.train(state, params)

A type is known while a program is traced, so that a step in evaluation is refused there.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import jax.numpy as jnp  # type: ignore[reportMissingImports]

from ...runtime.compilation import Compilation
from ...runtime.evaluation import check_held, names_in
from .bound import BoundStep

Roles = dict[str, Any]  # a parameter's arrays, by role


class Evaluation(NamedTuple):
    """The state in evaluation: that of the steps, and the values that `train` restores."""

    trained: Any
    held: tuple[Roles, ...]  # of each parameter


def of_entry(made: Compilation, entry: str) -> Compilation:
    """An entry of the compiled spec. Raises BindError where it would round weights."""
    if entry == "step":
        return made
    found = made.entry(entry)
    check_held(found.variants, names_in(made.step_programs))
    return found


def entered(
    bound: BoundStep, leaves: list[Any], states: list[Roles], held: list[Roles], cells: list[Any]
) -> list[Any]:
    """The new leaves of an entry, with states and held weights replaced.

    `cells` are the numbers, those of the tensors' own, and the hypers.
    """
    for own, waiting, kept in zip(states, held, bound.states, strict=True):
        for role, place, dims in kept:
            if role.name not in own and role.name not in waiting:
                waiting[role.name] = jnp.zeros(dims, jnp.dtype(place.dtype.array_name))
    homes = [
        (own if role.name in own else waiting, role.name)
        for own, waiting, kept in zip(states, held, bound.states, strict=True)
        for role, *_ in kept
    ]
    *changed, hypers = [*leaves, *(home[name] for home, name in homes), *cells]
    new = bound.call(changed, hypers)
    for (home, name), array in zip(homes, new[len(leaves) :], strict=False):
        home[name] = array
    return list(new[: len(leaves)])
