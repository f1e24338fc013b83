"""A program that a GPU runs: its PTX, loaded when an optimizer is made over arrays there.

Nothing here needs LLVM: the PTX may be an artifact's.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ...ir.errors import BindError, OptionError
from ...runtime.calls import Step
from ...runtime.cuda.device import Device, gpu
from ...runtime.cuda.driver import DeviceError, KernelLaunch
from ...runtime.cuda.memory import Allocate
from ...runtime.cuda.space import DeviceSpace
from ...runtime.cuda.step import DeviceStep, Entries, space_of
from ...runtime.launch.clocked import StepPart
from ...runtime.launch.executable import Executable, MemorySpace
from ...runtime.memory.space import HOST_SPACE, ArraySpace, SpaceByDevice
from .. import symbol
from .levels import check_runs
from .threads import BLOCK


@dataclass(frozen=True, slots=True, eq=False)
class CudaProgram:
    """The PTX of a program, or of a library with it: `prefix` is what its entries begin with."""

    name: str
    text: str
    prefix: str
    names: tuple[str, ...]  # of its entries, as launches have them
    number: int = 0  # of the GPU
    parallel: bool = False
    takes_parts: bool = False
    same: None = None
    cubin: bytes = b""  # made of the PTX ahead of time, for this GPU

    @property
    def memory(self) -> MemorySpace:
        """The GPU's."""
        return MemorySpace("cuda", self.number)

    def space(self, stream: object, allocate: Allocate | None = None) -> DeviceSpace:
        """The GPU's memory, once it is known to run the program. Raises DeviceError, TypeError."""
        device = gpu(self.number)
        check_runs(self.text, device)
        self.entries(device)
        return DeviceSpace(device, stream, allocate)

    def entries(self, device: Device) -> Entries:
        """Its functions there."""
        module = load_module(device, self.text, f"@{self.name}", self.cubin)
        with device.current() as cuda:
            found = {n: cuda.function(module, symbol(self.prefix, n)) for n in self.names}
            held = {n: cuda.blocks_per_multiprocessor(f, BLOCK) for n, f in found.items()}
        resident = {n: device.multiprocessors * max(1, count) for n, count in held.items()}
        return Entries(found, resident, BLOCK, f"@{self.name}")

    def call(
        self, name: str, context: int, argument: int, low: int, high: int, threads: int = 1
    ) -> None:
        """Launches an entry on the default stream; `context` is an address there."""
        device, cells = gpu(self.number), (context, argument, low, high)
        entries = self.entries(device)
        blocks = min(high - low, entries.resident[name])
        kernel = KernelLaunch(entries.functions[name], cells, blocks, entries.block)
        with device.current() as cuda:
            cuda.launch(kernel, 0, f"launching {name}")

    def prepare(
        self, parts: Sequence[StepPart], programs: Sequence[Executable], threads: int
    ) -> Step:
        """A step of launches. Raises DeviceError where the arrays are elsewhere, BindError."""
        binding = parts[0].binding
        if len(parts) > 1:
            raise BindError(
                f"@{self.name} has an entry that runs by the count of steps, which a GPU keeps for "
                f"itself: step arrays of the host, by backend='native'"
            )
        space = space_of(binding, str(self.memory))
        mine = [p for p in programs if isinstance(p, CudaProgram)]
        return (DeviceStep(space, binding, [p.entries(space.device) for p in mine]),)

    def source(self) -> str:
        """The PTX."""
        return self.text


def load_module(device: Device, ptx: str, what: str, cubin: bytes = b"") -> int:
    """The module of PTX, loaded once a device. `cubin` was made of the PTX ahead of time.

    The driver assembles PTX whole, and keeps what it has made on disk.

    A driver that does not take it, as one older than the assembler, gets the PTX. Raises
    DeviceError.
    """
    text = ptx.encode() + b"\0"
    key = hashlib.sha256(text + cubin).hexdigest()
    if key not in device.modules:
        device.modules[key] = _loaded(device, text, f"loading {what} for {device}", cubin)
    return device.modules[key]


def _loaded(device: Device, text: bytes, doing: str, cubin: bytes) -> int:
    with device.current() as cuda:
        if cubin:
            try:
                return cuda.module(cubin, doing)
            except DeviceError as error:
                if error.is_sticky:
                    raise
        # Not by cuLink: that makes relocatable code, whose functions are assembled one by one.
        # AdamW's sweep had 96 registers of it, not 47; others spilled.
        return cuda.module(text, doing)


def open_on_gpu(
    programs: Sequence[Executable], stream: object, allocate: Allocate | None = None
) -> ArraySpace:
    """The memory of the GPU that some programs run on; the host's for those that only have code.

    Of programs of several devices it is that of all, with streams by device.

    Raises DeviceError where the GPU cannot run them; OptionError, TypeError.
    """
    devices: dict[str, list[Executable]] = {}
    for program in programs:
        devices.setdefault(program.memory.backend, []).append(program)
    if len(devices) > 1:
        known = stream if isinstance(stream, Mapping) else {}
        spaces = {d: open_on_gpu(mine, known.get(d), allocate) for d, mine in devices.items()}
        return SpaceByDevice(spaces)
    opened = [p.space(stream, allocate) for p in programs if isinstance(p, CudaProgram)]
    if not opened and stream is not None:
        raise OptionError("stream: steps on the CPU have none; give backend='cuda:0' with it")
    return opened[0] if opened else HOST_SPACE
