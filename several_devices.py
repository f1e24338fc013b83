"""One optimizer over parameters on the CPU and on GPUs: each is stepped where it is.

    optimizer = stepfuse.Optimizer([numpy_array, cupy_array], "adamw", backend="auto")

A device has an optimizer of its own with its own copies of numbers, which are computed alike.
Where a device, or a group there, has no gradient in a step, numbers follow through the host.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from .array_optimizer import Optimizer
from .compilation import Compilation
from .ir.errors import BindError, OptionError
from .ir.graph import Spec
from .ir.lowered.tables import PlaceKind
from .ir.roles import EVAL, check_mode, with_defaults
from .optimizer_spec import CompileOptions, spec_as_given
from .runtime.checkpoint.contents import Held
from .runtime.cuda.space import DeviceSpace
from .runtime.gradients.extra_inputs import InputRoles
from .runtime.gradients.overflow import Overflow
from .runtime.hypers.groups import Group, Parsed, check_names, merged, parse, parse_group
from .runtime.hypers.per_step_values import Sources, split_sources
from .runtime.launch.by_device import (
    CPU,
    PreparedTogether,
    draws_by_number,
    groups_behind,
    number_tensors,
    only,
    places_by_device,
    refuse_reductions,
    streams_by_device,
)
from .runtime.memory.array_checks import check_list
from .runtime.memory.merged_storage import MergedSlots
from .runtime.memory.merged_storage import merged as merged_storage
from .runtime.memory.storage import check_states
from .runtime.turn import Turn, exclusive


@dataclass(frozen=True, slots=True)
class DevicePart:
    """The parameters on a device: their places among all, and what steps them."""

    device: str
    places: list[int]
    optimizer: Optimizer

    def of(self, listed: Sequence[Any]) -> list[Any]:
        """What of a list is this part's."""
        return [listed[n] for n in self.places]


class SeveralDevices(Optimizer):
    """`Optimizer(..., backend="auto")`: parameters are stepped on the devices that they are on.

    `stream` is for the GPU; where there are several, a dict by device: `{"cuda:0": stream}`. The
    other arguments are an Optimizer's; `staging` is not for several devices. A checkpoint is one
    file, which an optimizer on one device loads as well.

    Raises BindError where the step reduces over all tensors, which are on several devices.
    """

    def __init__(
        self,
        params: Iterable[Any],
        spec: Spec | Any,
        *,
        backend: str = "auto",
        policy: str = "strict",
        threads: int | None = None,
        dtypes: str = "",
        states: Sequence[Mapping[str, Any]] = (),
        numbers: Mapping[str, Any] | None = None,
        staging: int | None = None,
        jit: bool = True,
        stream: Any = None,
        **hypers: Any,
    ) -> None:
        if isinstance(spec, Compilation):
            raise OptionError("backend: 'auto' compiles for each device: give it the spec itself")
        if staging is not None:
            raise OptionError("staging: it is for one device; give backend='native' with it")
        given = spec_as_given(spec, params, hypers, CompileOptions(CPU, policy, dtypes, jit))
        check_names(given.spec, given.hypers, given.spec.name, ("hyper", "static"))
        fixed, sources = split_sources(given.spec, given.hypers, given.spec.name)
        self.turn = Turn()
        self._spec = with_defaults(given.spec, fixed)
        parsed = parse(params, self._spec, sources=sources)
        check_states(parsed, states)
        options = {"policy": policy, "threads": threads, "dtypes": dtypes, "jit": jit}
        self._staging = self._accumulation = self._held = None
        self._parts = self._made_parts(parsed, states, stream, options)
        self._backend = f"auto ({', '.join(p.device for p in self._parts)})"
        self._slots = MergedSlots([p.optimizer._storage.slots for p in self._parts], [])
        self._merge()
        self._write_numbers(numbers or {})
        prepared = lambda: [(p.optimizer._prepared, p.places) for p in self._parts]  # noqa: E731
        self._prepared: Any = PreparedTogether(prepared, lambda: self._storage)
        self._sources = Sources(self._spec, self._slots)
        self._groups: list[Group] = []
        self._open(parsed.sources)

    def step(self, grads: Sequence[Any], aux: Mapping[str, Any] | None = None) -> None:
        """Updates the parameters, as `Optimizer.step` does: on all devices, or on none.

        GPUs come first, so that the CPU steps while they do. Raises BindError, IndexError.
        """
        with self.turn.lock:
            self.turn.check()
            self._check_trained("a step moves weights that are trained")
            work = self._checked(grads, aux)
            if not any(p.optimizer._prepared.present for p, *_ in work):
                return
            if self._sources.each:
                self._sources.apply(self.steps)
            self.turn.begin(f"step {self.steps + 1}")
            if self._draws:
                there = [p for p, *_ in work if p.optimizer._prepared.present]
                number_tensors([(p.optimizer._stepper, p.places) for p in there])
            for part, mine, inputs in work:
                part.optimizer._last[0] = ()  # where it steps nothing, nothing overflows
                part.optimizer.step(mine, inputs)
            if any(g is None for g in grads):
                self._agree()
            self.turn.torn = ""

    @exclusive
    def accumulate(self, grads: Sequence[Any], aux: Mapping[str, Any] | None = None) -> None:
        """Adds the gradients of a small batch to those of the next step, on each device."""
        self.turn.check()
        self._check_trained("gradients are of weights that are trained")
        self._count(grads)
        if self._sources:
            self._sources.apply(self.steps, whole=False)
        work = [(p.optimizer, p.of(grads), self._inputs(aux, p)) for p in self._parts]
        for made, mine, inputs in work:
            made._sums().check_more(mine, inputs)
        self.turn.begin("accumulating gradients")
        if self._draws:
            there = [p for p in self._parts if any(g is not None for g in p.of(grads))]
            number_tensors([(p.optimizer._sums().stepper, p.places) for p in there])
        for made, mine, inputs in work:
            made.accumulate(mine, inputs)
        self.turn.torn = ""

    @exclusive
    def add_group(self, group: Mapping[str, Any], states: Sequence[Mapping[str, Any]] = ()) -> None:
        """Adds a group of parameters, each to the device that it is on; see `Optimizer`.

        Raises BindError, too, for a device that has had no parameter so far.
        """
        self.turn.check()
        index, count = len(self.groups), len(self._storage.tensors)
        given = parse_group(group, self._spec, index)
        own = merged(self._slots, given.hypers[0], group, index)
        self._sources.check(index, given.sources[0])
        homes = places_by_device(given)
        if new := [d for d in homes if d not in [p.device for p in self._parts]]:
            known = " and ".join(_shown(p.device) for p in self._parts)
            raise BindError(
                f"group {index}: a parameter is on {_shown(new[0])}, and the optimizer was made "
                f"for {known}: move it there, make the optimizer with a parameter on each device, "
                f"or make another one for this group"
            )
        check_states(given, states)
        adding: list[Callable[[], None]] = []
        for part in self._parts:
            mine = homes.get(part.device, [])
            more = replace(only(given, mine, count), hypers=(own,), owners=(0,) * len(mine))
            there = [states[n] for n in mine] if states else ()
            adding.append(part.optimizer._adding(_groups_of(more)[0], there))
        shared = [r.name for r in self._slots.numbers if self._slots.is_for_step(r.name)]
        numbers = {name: float(self._slots.read(name)) for name in shared}
        self.turn.begin("adding a group")
        for part, add in zip(self._parts, adding, strict=True):
            add()
            part.places.extend(count + n for n in homes.get(part.device, []))
        for name, value in numbers.items():  # also where a rule's first parameter has come
            self._slots.write(name, value)
        self._merge()
        self._open(given.sources)
        self.turn.torn = ""

    @exclusive
    def overflow(self) -> Overflow | None:
        """Where the first element is that made the last step overflow; None where there is none."""
        found = [
            replace(at, tensor=part.places[at.tensor])
            for part in self._parts
            if (at := part.optimizer.overflow()) is not None
        ]
        return min(found, key=lambda at: at.tensor, default=None)

    def _take_sums(self) -> None:
        for part in self._parts:
            part.optimizer._take_sums()

    def explain(self) -> str:
        """What a step does on each device."""
        return "\n".join(part.optimizer.explain() for part in self._parts)

    # -- the parts

    @property
    def _formats(self) -> list[Mapping[str, str]]:
        return [formats for part in self._parts for formats in part.optimizer._formats]

    def _made_parts(
        self, given: Parsed, states: Sequence[Any], stream: Any, options: dict[str, Any]
    ) -> list[DevicePart]:
        """The optimizers of the devices, GPUs first."""
        homes = places_by_device(given)
        streams, found = streams_by_device(stream, [*homes]), list[DevicePart]()
        for device, places in homes.items():
            mine = [states[n] for n in places] if states else ()
            made = Optimizer(
                _groups_of(only(given, places)), self._spec, backend=device, states=mine,
                stream=streams.get(device), **options,
            )  # fmt: skip
            if len(homes) > 1 and made._storage.clocked is not None:
                raise BindError(
                    f"{self._spec.name} runs an entry by the count of steps, which each of several "
                    f"devices has for itself: make an optimizer for each device"
                )
            if len(homes) > 1:
                refuse_reductions(made._storage.programs, [*homes])
            found.append(DevicePart(device, places, made))
        return found

    def _merge(self) -> None:
        """Makes one storage of the devices', for what only looks."""
        parts = [p.optimizer._storage for p in self._parts]
        groups = [set(s.tensors.owners.tolist()) for s in parts]
        self._slots.homes = [
            [n for n, mine in enumerate(groups) if group in mine]
            for group in range(self._slots.group_count)
        ]
        self._bound_to = parts
        self._storage = merged_storage(parts, [p.places for p in self._parts], self._slots)
        self._roles = InputRoles(self._storage.programs)
        self._draws = len(parts) > 1 and draws_by_number(self._storage.programs)

    def _count(self, grads: Sequence[Any]) -> None:
        check_list(grads)
        if len(grads) != (count := len(self._storage.tensors)):
            raise BindError(
                f"expected {count} gradients, one a parameter in their order (None where there "
                f"is none), got {len(grads)}"
            )

    def _checked(
        self, grads: Sequence[Any], aux: Mapping[str, Any] | None
    ) -> list[tuple[DevicePart, list[Any], Mapping[str, Any] | None]]:
        """What each device is to step. Raises BindError before anything has changed."""
        self._count(grads)
        found = [(p, p.of(grads), self._inputs(aux, p)) for p in self._parts]
        for part, mine, inputs in found:
            made = part.optimizer
            space = made._storage.space
            several = len(self._parts) > 1
            if several and isinstance(space, DeviceSpace) and space.is_capturing():
                raise BindError("a step over several devices cannot be captured in a graph")
            if not made._prepared.is_for(mine):
                made._take(mine)
            if made._accumulation is not None:
                made._accumulation.check(mine)
            if made._aux.read and made._prepared.present:
                made._aux.take(inputs, made._stepper, mine)
            made._stepper.check()
        return found

    def _take(self, grads: Sequence[Any]) -> Any:
        self.turn.check()
        self._checked(grads, None)

    def _inputs(self, aux: Mapping[str, Any] | None, part: DevicePart) -> Mapping[str, Any] | None:
        """The extra inputs of a device. Raises BindError for other counts than there are."""
        if aux is None:
            return None
        roles, count = self._roles, len(self._storage.tensors)
        found = dict(roles.named(aux))
        for name in roles.arrays:
            found[name] = part.of(roles.listed(name, found[name], count))
        for name in roles.numbers:
            if roles.kind(name) == PlaceKind.TENSOR:
                found[name] = roles.number(name, found[name], count, self._slots.group_count)[
                    part.places
                ]
        return found

    def _agree(self) -> None:
        """Has numbers follow on devices that had no gradients, or none of a group."""
        there = [set(p.optimizer._storage.tensors.owners.tolist()) for p in self._parts]
        parts = self._slots.parts
        for role in self._slots.numbers:
            stepped = [self._groups_updating(p, role.name) for p in self._parts]
            if self._slots.is_for_step(role.name):
                ran = next((n for n, groups in enumerate(stepped) if groups), None)
                idle = [n for n, groups in enumerate(stepped) if not groups]
                behind = [] if ran is None else [(n, ran, None) for n in idle]
            else:
                behind = [(n, did, g) for n, g, did in groups_behind(there, stepped)]
            for number, source, group in behind:
                value = parts[source].read(role.name)[() if group is None else group]
                parts[number].write(role.name, float(value), group)
        for slots, part in zip(parts, self._parts, strict=True):
            if not part.optimizer._prepared.present:
                slots.count()

    @staticmethod
    def _groups_updating(part: DevicePart, name: str) -> set[int]:
        """The groups in whose tensors the last step of a device has updated a number."""
        made = part.optimizer
        if not made._prepared.present:
            return set()
        binding, tensors = made._stepper.binding, made._storage.tensors
        stores = np.array([program.stores_to(name) for program in tensors.programs])
        return set(binding.owners[stores[tensors.variant[binding.present]]].tolist())

    # -- what the other methods of an optimizer need

    def _settle(self) -> None:
        for part in self._parts:
            part.optimizer._settle()
        now = [p.optimizer._storage for p in self._parts]
        if any(a is not b for a, b in zip(now, self._bound_to, strict=True)):
            self._merge()

    def _enter(self, mode: str) -> None:
        check_mode(self._spec, mode)
        self.turn.check()
        if (mode == EVAL) == (self._held is not None):
            return
        self.turn.begin(f"{mode}()")
        for part in self._parts:
            part.optimizer._enter(mode)
        held = self._merged([p.optimizer._held or [] for p in self._parts])
        self._held = held if mode == EVAL else None
        self.turn.torn = ""

    def _holding(self) -> Held:
        return self._merged([p.optimizer._holding() for p in self._parts])

    def _merged(self, held: Sequence[Held]) -> Held:
        """What the devices hold, tensor by tensor."""
        found: Held = [[] for _ in range(len(self._storage.tensors))]
        for part, mine in zip(self._parts, held, strict=True):
            for place, tensors in zip(part.places, mine, strict=False):
                found[place] = tensors
        return found

    def _resumed(self, pending: frozenset[int]) -> None:
        """After a checkpoint was loaded: each device has its steps, and gradients to go on with."""
        for part in self._parts:
            made, places = part.optimizer, {at: n for n, at in enumerate(part.places)}
            made.turn.torn = ""
            made._storage.slots.done[0] = self._slots.done[0]
            made._held = None if self._held is None else part.of(self._held)
            made._accumulation = made._resumed(frozenset(places[n] for n in pending if n in places))

    @property
    def _pending(self) -> frozenset[int]:
        return frozenset(p.places[n] for p in self._parts for n in p.optimizer._pending)


def _shown(device: str) -> str:
    return "the CPU" if device == CPU else device


def _groups_of(given: Parsed) -> list[dict[str, Any]]:
    """The groups as a user would pass them."""
    found: list[dict[str, Any]] = [
        {"params": [], "label": label, **{n: v for n, v in hypers.items() if v == v}}
        for hypers, label in zip(given.hypers, given.labels, strict=True)
    ]
    for name, array, owner in zip(given.names, given.arrays, given.owners, strict=True):
        found[owner]["params"].append((name, array))
    return found
