"""The entry `accumulate` of a spec: gradients of small batches, added up before a step.

It is a program of its own over the same parameters. Its states are the step's, in the step's
arrays; numbers and hyper-parameters are copied over before it runs, and numbers back.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ...ir.errors import BindError
from ...ir.lowered.step_program import StepProgram
from ...ir.roles import Signature
from ..gradients.row_sparse import RowSparse
from ..launch.stepper import Stepper
from ..memory.storage import Storage
from ..memory.tensor_layout import kept
from ..step_lock import StepLock
from .extra_inputs import InputRoles
from .input_arrays import InputArrays

ENTRY = "accumulate"


@dataclass(frozen=True, slots=True)
class Adder:
    """The runner of the entry: the parts of an optimizer over the same parameters."""

    storage: Storage
    stepper: Callable[[], Stepper]
    step: Callable[[Sequence[Any], Mapping[str, Any] | None], None]
    prepare: Callable[[Sequence[Any]], None]
    inputs: InputArrays
    own: Collection[str] = ()  # the extra inputs that it gives itself


class Accumulation:
    """Sums of gradients for the next step, by tensor, and the runner that adds to them.

    An interrupt between the entry and its bookkeeping is no harm: that is done at last,
    by `settle`, before anything else happens.
    """

    def __init__(
        self, storage: Storage, adder: Adder, pending: frozenset[int] = frozenset()
    ) -> None:
        self._storage, self._adder = storage, adder
        programs, call = adder.storage.programs, "accumulate(grads, aux={})"
        self._inputs = InputRoles(programs, call, strict=True, without=adder.own)
        self._sums = self._steps, pending  # the step they are for, and the tensors that have some
        self._coming = self._settled = self._added, self._sums  # once the entry has run so often

    @property
    def pending(self) -> frozenset[int]:
        """The tensors whose sums the next step takes."""
        step, tensors = self._sums
        return tensors if step == self._steps else frozenset()

    @property
    def stepper(self) -> Stepper:
        """Return the stepper of the entry."""
        return self._adder.stepper()

    @property
    def inputs(self) -> InputArrays:
        """The extra inputs of the entry."""
        return self._adder.inputs

    def add(self, grads: Sequence[Any], aux: Mapping[str, Any] | None, stepper: Stepper) -> None:
        """Adds gradients, one a parameter or None. Raises BindError, changing nothing."""
        self._check_inputs(grads, aux)
        self._adder.storage.slots.follow(self._storage.slots)
        stepper.save()
        self.stepper.load()
        added = frozenset(number for number, grad in enumerate(grads) if grad is not None)
        self._coming = self._added + 1, (self._steps, self.pending | added)
        self._adder.step(grads, aux)
        self.settle(stepper)

    def check_more(self, grads: Sequence[Any], aux: Mapping[str, Any] | None) -> None:
        """Refuses gradients that `add` would refuse (BindError)."""
        self._check_inputs(grads, aux)
        self._adder.prepare(grads)
        if self._adder.inputs.read and any(grad is not None for grad in grads):
            self._adder.inputs.bind_inputs(aux, self.stepper, grads)

    def _check_inputs(self, grads: Sequence[Any], aux: Mapping[str, Any] | None) -> None:
        self._inputs.named(aux)
        if any(isinstance(grad, RowSparse) for grad in grads):
            raise BindError(
                "accumulate: expected gradients as arrays, got a row-sparse one; a step over its "
                "rows would leave what other rows have: give the dense gradient"
            )

    def settle(self, stepper: Stepper) -> None:
        """Take over the entry's results, if that is still to be done."""
        if self._coming is not self._settled and self._coming[0] == self._added:
            self.stepper.save()
            stepper.load()
            self._storage.slots.follow(self._adder.storage.slots, hypers=False)
            self._sums = self._coming[1]
            self._settled = self._coming

    def check(self, grads: Sequence[Any]) -> None:
        """Refuse a step that would leave out accumulated gradients (BindError)."""
        for number in sorted(self.pending):
            if grads[number] is None or isinstance(grads[number], RowSparse):
                raise BindError(
                    f"{self._storage.tensors.where(number)}: its gradients have been accumulated, "
                    f"and this step has none, or only rows, to take them with; give an array, of "
                    f"zeros if there is nothing more"
                )

    @property
    def _steps(self) -> int:
        return int(self._storage.slots.done[0])

    @property
    def _added(self) -> int:
        return int(self._adder.storage.slots.done[0])


def check_entry(spec: Signature) -> None:
    """Refuses a spec without the entry (ValueError)."""
    if ENTRY not in spec.entries:
        raise ValueError(
            f"{spec.name} has no entry '{ENTRY}': put the stage {ENTRY} before the "
            f"optimizer, as in chain('{ENTRY}', 'adamw')"
        )


def adder_over(
    make: Callable[..., Any],
    spec: Signature,
    entry: Callable[[str], Any],
    storage: Storage,
    threads: int,
    step_lock: StepLock,
) -> Adder:
    """An optimizer that `make` makes of the entry, over the same parameters and states.

    Raises ValueError for a spec without the entry.
    """
    check_entry(spec)
    adder = beside(make, entry(ENTRY), storage, threads, step_lock)
    return Adder(adder._storage, lambda: adder._stepper, adder.step, adder.prepare, adder._aux)


def beside(
    make: Callable[..., Any],
    made: Any,
    storage: Storage,
    threads: int,
    step_lock: StepLock,
    more: Sequence[Mapping[str, Any]] = (),
) -> Any:
    """An optimizer of another entry over the same parameters and states, and over `more` of these.

    Numbers of the tensors' own are the same cells; those of groups and steps are copies.
    """
    states = shared_states(storage, made.step_programs, more)
    given = replace(storage.given, sources=tuple({} for _ in storage.given.hypers))
    stream = getattr(storage.space, "stream", None)
    found = make(given, made, threads=threads, states=states, stream=stream)
    found.step_lock = found._stepper.step_lock = step_lock
    for name in found._storage.scalars.keys() & storage.scalars.keys():
        found._storage.scalars[name] = storage.scalars[name]
    return found


def shared_states(
    storage: Storage, programs: Sequence[StepProgram], more: Sequence[Mapping[str, Any]] = ()
) -> list[Mapping[str, Any]]:
    """The arrays of the states that these programs keep as well, of each tensor, or of `more`."""
    found: list[Mapping[str, Any]] = []
    for number in range(len(storage.tensors)):
        key = storage.tensors.layout_of(number).key
        program = next(p for p in programs if key.chooses(p))
        names = {role.name for role, _ in kept(program)}
        arrays = {**storage.arrays(number), **(more[number] if more else {})}
        found.append({n: a for n, a in arrays.items() if n in names})
    return found
