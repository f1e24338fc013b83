"""A step over several devices of one process: ranks without a wire.

Each device has tables of its own tensors, which it owns whole. What is computed of the step and of
groups is computed on every device, from the same cells; so parts of sums over all tensors have to
be everywhere: gathers are calls between launches, which GPUs alone have in their streams.

    cuda:0   launches of its tensors | gather: a list, in the tensors' order | launches of the step
    the CPU  a walk over its tensors | it waits for the GPUs, and takes part | a walk
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any
from weakref import proxy

from ...ir.arrays import Array
from ...ir.errors import BindError, OptionError
from ...ir.lowered.launches import Launch, with_parts_gathered
from ..calls import CheckedStep, PiecedStep, Step
from ..cuda.exchange import home_of
from ..cuda.part_gather import PartGather, StreamOrder
from ..cuda.step import DeviceStep
from ..cuda.tables import DeviceTables
from ..hypers.groups import ParsedGroups
from ..launch.binding import Binding
from ..launch.clocked import StepPart
from ..launch.executable import HOST, Launcher
from ..launch.overflow import Overflow
from ..memory.ownership import MemberTables, Ownership
from ..memory.space import ArraySpace, SpaceByDevice

CPU = HOST.backend


def on_devices(given: ParsedGroups, known: Sequence[str] = (), group: int = 0) -> ParsedGroups:
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


@dataclass(frozen=True, slots=True)
class LauncherByDevice(Launcher):
    """The executables of all devices, one step of which is launches on each.

    `uncaptured` is why a step of GPUs alone is not captured, where a front needs the host in it.
    """

    uncaptured: str = ""

    def prepare(self, parts: Sequence[StepPart]) -> Step:
        """A step of one part: GPUs get their work first, then the CPU walks."""
        binding = parts[0].binding
        space = binding.storage.space
        assert isinstance(space, SpaceByDevice), "arrays of these devices"
        gather = _DeviceGather()  # which the step holds, and what it is made of does not
        steps = {d: self._on(d, there, binding, gather) for d, there in space.spaces.items()}
        host = steps.pop(CPU, None)
        gpus = [s for step in steps.values() for s in step if isinstance(s, DeviceStep)]
        gather.join(gpus, binding.shared, has_cpu=host is not None)
        binding.remote = _RemoteTables(replace(binding), [gpu.tables for gpu in gpus])
        binding.search = _Searches(gather.bindings)
        if host is None:
            return (_GpusAlone(gather, binding.storage.slots.count, self.uncaptured),)
        first = host[0]
        pieces = first.pieces if isinstance(first, PiecedStep) else host
        return (_GpusFirst(gather, "one is the CPU, whose tensors the host steps"), *pieces)

    def _on(self, device: str, space: ArraySpace, binding: Binding, gather: _DeviceGather) -> Step:
        """The step of the tensors that are on a device, and of all numbers."""
        storage = binding.storage
        mine = [t for t in binding.tables if t.program.device == device]
        used = {t.number for t in binding.tables}
        launches = with_parts_gathered([one for one in storage.launches if one[0] in used])
        own = replace(
            binding,
            storage=replace(storage, space=space, launches=tuple(launches)),
            tables=tuple(replace(t, ownership=proxy(gather)) for t in mine),
        )
        gather.bindings.append(own)
        each = zip(self.programs, storage.programs, strict=True)
        found = [code if program.device == device else None for code, program in each]
        first = next(filter(None, found))  # also in place of others, which nothing here calls
        return first.prepare([StepPart(own)], [code or first for code in found], self.threads)


class _DeviceGather(Ownership):
    """The gather of parts of sums among a step's devices, each of which has its tensors whole."""

    def __init__(self) -> None:
        self.gpus: Sequence[DeviceStep] = ()
        self.bindings: list[Binding] = []  # of each device
        self._parts: PartGather | None = None
        self._piece = 0

    def join(self, gpus: Sequence[DeviceStep], shared: Array, *, has_cpu: bool) -> None:
        """Has the gathers be between these, and a CPU with these parts."""
        self.gpus, spaces = gpus, [gpu.space for gpu in gpus]
        self._streams = StreamOrder(spaces)
        if gpus and gpus[0].gathers:
            tables = [gpu.tables for gpu in gpus]
            self._parts = PartGather(spaces, tables, shared, has_cpu=has_cpu)

    def begin(self) -> bool:
        """GPUs are given their launches up to the first gather; whether they are captured.

        The streams of all are captured with one of them.
        """
        captured = [gpu.space for gpu in self.gpus if gpu.space.is_capturing()]
        if captured or self._parts:
            self._streams.order(captured)
        self._piece = 0
        self._put()
        return bool(captured)

    def bring(self, low: int = 0, high: int = 1) -> None:
        """Bring the parts of all devices to each, and give GPUs their next work."""
        assert self._parts is not None, "a step with gathers"
        self._parts.bring()
        self._piece += 1
        self._put()

    def end_capture(self) -> None:
        """The streams are one again; the first GPU counts replays."""
        for gpu in self.gpus:
            gpu.end_capture(counts=gpu is self.gpus[0])
        self._streams.order()

    def _put(self) -> None:
        for gpu in self.gpus:
            gpu.put_piece(self._piece)

    def gather(self, launches: Sequence[tuple[MemberTables, Launch]]) -> Callable[[int, int], None]:
        """Return the gather of the parts, which are in one list of the binding."""
        return self.bring


class _GpusFirst(CheckedStep):
    """The beginning of a step on several devices, which `uncaptured` says is not captured."""

    def __init__(self, gather: _DeviceGather, uncaptured: str) -> None:
        self._gather, self._uncaptured = gather, uncaptured

    def check(self) -> None:
        """Raises BindError for a capture, and for a step that a GPU cannot take."""
        spaces = [gpu.space for gpu in self._gather.gpus]
        captured = any(space.is_capturing() for space in spaces)
        if captured and self._uncaptured:
            raise BindError(
                f"a step over several devices cannot be captured in a graph where "
                f"{self._uncaptured}"
            )
        if captured and (default := [space for space in spaces if not space.stream()]):
            raise BindError(
                f"a step is captured, and on {default[0]} it would go into the default stream, "
                f"which a graph cannot take: give each GPU a stream of its own"
            )
        for gpu in self._gather.gpus:
            gpu.refuse_changes(during=captured)

    def __call__(self) -> None:
        """GPUs begin."""
        self._gather.begin()


class _GpusAlone(_GpusFirst):
    """A step on GPUs: nobody waits for it, so that it may be captured."""

    def __init__(self, gather: _DeviceGather, count: Callable[[], None], uncaptured: str) -> None:
        super().__init__(gather, uncaptured)
        self._count = count

    def __call__(self) -> None:
        """Puts the step into the streams. Raises DeviceError."""
        gather = self._gather
        is_captured = gather.begin()
        for _ in range(gather.gpus[0].gathers):
            gather.bring()
        if is_captured:
            gather.end_capture()
        else:
            self._count()


@dataclass(frozen=True, slots=True)
class _Searches:
    """The searches of all devices for overflows."""

    bindings: Sequence[Binding]

    def found(self) -> Overflow | None:
        """The first by the tensors' order."""
        each = [found for b in self.bindings if (found := b.found) is not None]
        return min(each, key=lambda one: one.tensor, default=None)


@dataclass(frozen=True, slots=True)
class _RemoteTables:
    """The tables of all GPUs; numbers pass through the host where other tensors are stepped."""

    host: Binding  # its tables here; not the binding that has this, so that memory goes with it
    gpus: Sequence[DeviceTables]

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
        """Brings them to the host. Raises BindError where a captured graph goes on with them."""
        for tables in self.gpus:
            tables.refuse_leaving()
        self.fetch()
        self.host.save()

    def enter(self) -> None:
        """Takes them from there."""
        self.host.load()
        self.loaded()


def _shown(device: str) -> str:
    return "the CPU" if device == CPU else device
