"""The CUDA backend: a program as PTX. Nothing launches it from Python yet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...ir.errors import OptionError
from ...ir.loops.loop_program import LoopProgram
from ...runtime.launch.binding import Binding
from ...runtime.launch.calls import Step
from ...runtime.launch.executable import Executable, MemorySpace
from .ptx import ptx

_DEVICE = MemorySpace("cuda", 0)
_LEVEL = "sm_80"
_NO_LAUNCHER = (
    "backend 'cuda': no device runs it from Python yet; read its PTX (`source()`), or compile an "
    "artifact (`stepfuse compile SPEC --cuda sm_80`) and launch that, as in examples/cuda_step.py"
)


@dataclass(frozen=True, slots=True)
class DeviceCode:
    """A program's PTX for a GPU level: entries by name, for the first device."""

    text: str
    level: str
    memory: MemorySpace = _DEVICE
    parallel: bool = False
    takes_parts: bool = True
    same: None = None

    def call(
        self, name: str, context: int, argument: int, low: int, high: int, threads: int = 1
    ) -> None:
        """Raises OptionError: nothing launches it."""
        raise OptionError(_NO_LAUNCHER)

    def prepare(self, binding: Binding, programs: Sequence[Executable], threads: int) -> Step:
        """Raises OptionError: nothing launches it."""
        raise OptionError(_NO_LAUNCHER)

    def source(self) -> str:
        """The PTX."""
        return self.text


def compile_program(loops: LoopProgram, level: str = "") -> DeviceCode:
    """The program's PTX for a GPU level. Raises OptionError for an unknown one, LowerError."""
    return DeviceCode(ptx_text(loops, level or _LEVEL), level or _LEVEL)


def ptx_text(loops: LoopProgram, level: str = _LEVEL) -> str:
    """The PTX of a program; raises as `compile_program` does."""
    return ptx({"sf_program": loops}, level)
