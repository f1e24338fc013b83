"""A step over several devices of one process: ranks without a wire.

Each device has tables of its own tensors, which it owns whole. What is computed of the step and of
groups is computed on every device, from the same cells; so parts of sums over all tensors have to
be everywhere. The host gathers them, between launches:

    cuda:0   launches of its tensors | its parts come          all parts go | launches of the step
    the CPU  a walk over its tensors |        gather: one list, in the tensors' order  | a walk
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any
from weakref import proxy

import numpy as np

from ...ir.arrays import Array
from ...ir.errors import BindError, OptionError
from ...ir.lowered.launches import Launch, with_parts_gathered
from ...ir.lowered.step_program import StepProgram
from ...ir.types import Domain
from ..cuda.exchange import home_of
from ..cuda.step import DeviceStep
from ..gradients.overflow import Overflow
from ..hypers.groups import Parsed
from ..memory.ownership import MemberTables
from ..memory.space import ArraySpace, SpaceByDevice
from .binding import Binding, RemoteTables
from .calls import Call, CheckedStep, PiecedStep, Step
from .clocked import StepPart
from .executable import HOST, Launcher

CPU = HOST.backend


def on_devices(given: Parsed, known: Sequence[str] = (), group: int = 0) -> Parsed:
    """The parameters with the backends of their devices. Raises BindError.

    `known` are the devices that an optimizer was made for, which is to get them as a group.
    """
    homes = [
        home_of(array, f"tensor {number} ({name})" if name else f"tensor {number}")
        for number, (array, name) in enumerate(zip(given.arrays, given.names, strict=True))
    ]
    found = tuple(CPU if home is None else f"cuda:{home}" for home in homes)
    if known and (new := [d for d in found if d not in known]):
        raise BindError(
            f"group {group}: a parameter is on {_shown(new[0])}, and the optimizer was made "
            f"for {' and '.join(map(_shown, known))}: move it there, make the optimizer with a "
            f"parameter on each device, or make another one for this group"
        )
    return replace(given, devices=found)


def streams_by_device(given: Any, devices: Sequence[str]) -> Any:
    """The stream of each GPU, from one or a dict of them; of a single device its own.

    Raises OptionError.
    """
    every = sorted(set(devices))
    gpus = [d for d in every if d != CPU]
    if isinstance(given, Mapping):
        streams: dict[str, Any] = dict(given)  # pyright: ignore[reportUnknownArgumentType]
        if unknown := [d for d in streams if d not in gpus]:
            known = ", ".join(f"'{d}'" for d in gpus) or "the CPU"
            raise OptionError(f"stream: no parameter is on {unknown[0]!r}; they are on {known}")
    elif given is not None and len(gpus) != 1:
        raise OptionError(
            f"stream: parameters are on {', '.join(gpus) or 'the CPU alone'}; give a stream for "
            f"each GPU, as {{'cuda:0': stream}}"
        )
    else:
        streams = {} if given is None else {gpus[0]: given}
    return streams if len(every) > 1 else streams.get(every[0])


class LauncherByDevice(Launcher):
    """The executables of all devices, one step of which is launches on each."""

    def prepare(self, parts: Sequence[StepPart]) -> Step:
        """A step of one part: GPUs are given what they have to do first, then the CPU walks."""
        binding = parts[0].binding
        space = binding.storage.space
        assert isinstance(space, SpaceByDevice), "arrays of these devices"
        gather = _DeviceGather()  # which the step holds, and what it is made of does not
        steps = {d: self._on(d, there, binding, gather) for d, there in space.spaces.items()}
        host = steps.pop(CPU, None)
        gather.gpus = [s for step in steps.values() for s in step if isinstance(s, DeviceStep)]
        binding.remote = _RemoteTables(replace(binding), [gpu.tables for gpu in gather.gpus])
        binding.search = _Searches(gather.bindings)
        if host is None:
            gathers = [gather.bring] * gather.gpus[0].gathers
            return (_GpusFirst(gather), *gathers, binding.storage.slots.count)
        first = host[0]
        pieces = first.pieces if isinstance(first, PiecedStep) else host
        return (_GpusFirst(gather), *pieces)

    def _on(self, device: str, space: ArraySpace, binding: Binding, gather: _DeviceGather) -> Step:
        """The step of the tensors that are on a device, and of all numbers."""
        storage = binding.storage
        mine = [t for t in binding.tables if t.program.device == device]
        used = {t.number for t in binding.tables}
        turns = with_parts_gathered([turn for turn in storage.turns if turn[0] in used])
        own = replace(
            binding,
            storage=replace(storage, space=space, turns=tuple(turns)),
            tables=tuple(replace(t, ownership=proxy(gather)) for t in mine),
        )
        gather.bindings.append(own)
        each = zip(self.programs, storage.programs, strict=True)
        found = [code if program.device == device else None for code, program in each]
        first = next(filter(None, found))  # also in place of others, which nothing here calls
        return first.prepare([StepPart(own)], [code or first for code in found], self.threads)


class _DeviceGather:
    """Where the devices of a step bring parts of sums: an `Ownership` of whole tensors."""

    def __init__(self) -> None:
        self.gpus: list[DeviceStep] = []
        self.bindings: list[Binding] = []  # of each device
        self._piece = 0

    def begin(self) -> None:
        """GPUs are given their launches up to the first gather."""
        self._piece = 0
        self._put()

    def bring(self, low: int = 0, high: int = 1) -> None:
        """The parts of all devices are brought to each, and GPUs are given what follows."""
        for gpu in self.gpus:
            gpu.tables.fetch_parts()
        for gpu in self.gpus:
            gpu.tables.send_parts()
        self._piece += 1
        self._put()

    def _put(self) -> None:
        for gpu in self.gpus:
            gpu.put_piece(self._piece)

    def rows_of(self, members: Array, chunks: Array) -> Array:
        """All rows: tables have the device's own tensors."""
        return chunks

    def whole(self, program: StepProgram, members: Array, tensors: Array) -> Array:
        """The same table: tensors are whole."""
        return tensors

    def owned(self, members: Array) -> Array:
        """All of them."""
        return np.ones(len(members), np.bool_)

    def part(self, tensor: int, domain: Domain) -> tuple[int, int] | None:
        """A tensor is on its device as a whole."""
        return None

    def gather(self, launches: Sequence[tuple[MemberTables, Launch]]) -> Callable[[int, int], None]:
        """What brings the parts, which are in one list of the binding."""
        return self.bring

    def arranged(self, calls: Sequence[tuple[MemberTables, Launch, Call]]) -> Sequence[Call]:
        """The calls as they are: gradients are there, and parameters stay."""
        return [call for *_, call in calls]


class _GpusFirst(CheckedStep):
    """The beginning of a step on several devices."""

    def __init__(self, gather: _DeviceGather) -> None:
        self._gather = gather

    def check(self) -> None:
        """Raises BindError for a capture, and for what speaks against the step of a GPU."""
        for gpu in self._gather.gpus:
            if gpu.is_captured:
                raise BindError("a step over several devices cannot be captured in a graph")
            gpu.check()

    def __call__(self) -> None:
        """GPUs begin."""
        self._gather.begin()


@dataclass(frozen=True, slots=True)
class _Searches:
    """The searches of all devices for what overflows."""

    bindings: Sequence[Binding]

    def found(self) -> Overflow | None:
        """The first by the tensors' order."""
        each = [found for b in self.bindings if (found := b.found) is not None]
        return min(each, key=lambda one: one.tensor, default=None)


@dataclass(frozen=True, slots=True)
class _RemoteTables:
    """The tables of all GPUs; numbers pass through the host where other tensors are stepped."""

    host: Binding  # its tables here; not the binding that has this, so that memory goes with it
    gpus: Sequence[RemoteTables]

    def moved(self) -> None:
        """Addresses were written."""
        for tables in self.gpus:
            tables.moved()

    def loaded(self) -> None:
        """The tensors' own numbers were written, all of them."""
        for tables in self.gpus:
            tables.loaded()

    def wrote(self, program: int, column: int) -> None:
        """A number of the tensors' own was written."""
        for tables in self.gpus:
            tables.wrote(program, column)

    def fetch(self) -> None:
        """Brings the tensors' own numbers."""
        for tables in self.gpus:
            tables.fetch()

    def leave(self) -> None:
        """Brings them to the host."""
        self.fetch()
        self.host.save()

    def enter(self) -> None:
        """Takes them from there."""
        self.host.load()
        self.loaded()


def _shown(device: str) -> str:
    return "the CPU" if device == CPU else device
