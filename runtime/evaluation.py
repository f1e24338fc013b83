"""The entries `eval` and `train` of a spec: which weights the parameters are.

    eval     the weights to evaluate take the parameters' place
    train    the parameters are again those that are trained

Each is a program over the parameters and states of the steps. States that steps do not have, such
as the parameters that an average has displaced, are *held* from `eval` to `train`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from ..ir.errors import BindError
from ..ir.lowered.step_program import StepProgram
from .checkpoint.contents import Held, states_of
from .launch.stepper import Stepper
from .memory.storage import Storage
from .memory.tensor_layout import kept
from .stepping.accumulation import beside

_EXACT = {"f64": ("f64", "f32", "bf16", "f16"), "f32": ("f32", "bf16", "f16")}
_WIDER = ("bf16_split", "bf16_kahan")  # formats of parameters that are more than their dtype


def ready(make: Callable[..., Any], made: Any, storage: Storage, held: Held, **how: Any) -> Any:
    """The optimizer of a compiled entry, over held weights as well. Raises BindError."""
    check_held(made.variants, names_in(storage.slots.programs))
    more = [{tensor.key: tensor.array for tensor in mine} for mine in held]
    return beside(make, made, storage, more=more, **how)


def held_by(entry: Storage, steps: Storage) -> Held:
    """The states of an entry that steps do not have."""
    known = names_in(steps.slots.programs)
    return [
        [tensor for tensor in states_of(entry, number) if tensor.key not in known]
        for number in range(len(entry.tensors))
    ]


def run(entry: Any, storage: Storage, stepper: Stepper) -> None:
    """Runs an entry over all tensors, with the numbers of the steps."""
    own = entry._storage.slots
    own.follow(storage.slots)
    stepper.save()
    entry._stepper.load()
    entry._stepper.run()
    entry._stepper.save()
    stepper.load()
    storage.slots.follow(own, hypers=False)


def names_in(programs: Sequence[StepProgram]) -> set[str]:
    """The roles that programs use."""
    return {name for program in programs for name in program.role_places}


def check_held(variants: Sequence[Any], steps: Collection[str]) -> None:
    """Refuses to hold parameters in states that cannot give their bits back (BindError).

    `variants` are an entry's, compiled; `steps` the roles that steps have.
    """
    for variant in variants:
        program, formats = variant.step_program, variant.formats
        param = program.role_places["param"].dtype.name
        wanted = "f32" if formats.get("param", "").startswith(_WIDER) else param
        for role, place in kept(program):
            name = place.dtype.name
            if role.name in steps or (
                role.name not in formats and wanted in _EXACT.get(name, (name,))
            ):
                continue
            raise BindError(
                f"{program.name}: %{role.name} is to hold the parameters, which are {wanted}, "
                f"while others are evaluated, and is stored in {formats.get(role.name, name)}, "
                f"which would round them: compile with dtypes='...,{role.name}={wanted}'"
            )


def in_evaluation(name: str, what: str) -> BindError:
    """The error of a use of trained weights, while others are evaluated."""
    return BindError(
        f"{name}: {what}, and the parameters are the weights to evaluate, since eval(): call "
        f"train() first"
    )
