"""The CUDA backend: device code as PTX, one text a GPU level; needs LLVM and nothing of CUDA.

Nothing is contracted or approximated: every add and multiplication is written with its
rounding (`add.rn.f32`), which also tells the driver's assembler to leave it as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import llvmlite
import llvmlite.binding as llvm

from ...ir.errors import LowerError, OptionError
from ...ir.loops.loop_program import LoopProgram
from ...runtime.cuda.device import gpu
from .. import RULES, verify_loops
from ..llvm.line_table import LineTable
from ..native.object_cache import ObjectCache
from .executable import CudaProgram
from .levels import LEVELS, best
from .module import device_text
from .threads import TRIPLE

_LEVEL = "sm_80"
_PREFIX = "sf_program"
_ready: list[bool] = []


def compile_program(loops: LoopProgram, option: str = "") -> CudaProgram:
    """The program's PTX: for a GPU by its number, which is asked for its level, or for a level.

    Raises DeviceError where there is no such GPU, OptionError for an unknown level, LowerError.
    """
    number = int(option) if option.isdecimal() else 0
    level = best([*LEVELS], gpu(number)) if option.isdecimal() else option
    text, program = ptx_text(loops, level or _LEVEL), loops.program
    return CudaProgram(program.name, text, _PREFIX, program.entries, number)


def ptx_text(loops: LoopProgram, level: str = _LEVEL, debug: LineTable | None = None) -> str:
    """The PTX of a program; raises as `compile_program` does. `debug` as in `device_text`."""
    return ptx({_PREFIX: loops}, level, debug)


def ptx(programs: Mapping[str, LoopProgram], level: str, debug: LineTable | None = None) -> str:
    """The PTX of programs, by their symbols' prefix, for a GPU level.

    Raises OptionError for an unknown level, VerifyError for loops that are wrong, LowerError as
    `device_text` does, and when the code would call anything outside itself. `debug` is as
    there.
    """

    def verify() -> None:
        for loops in programs.values():
            verify_loops(loops)

    return ptx_of_text(device_text(programs, debug), level, verify)


def ptx_of_text(device: str, level: str, verify: Callable[[], None] = lambda: None) -> str:
    """The PTX of LLVM IR, whose loops are verified before it is kept; raises as `ptx` does."""
    if level not in LEVELS:
        raise OptionError(f"unknown GPU level '{level}'; known: {', '.join(LEVELS)}")

    def make() -> str:
        verify()
        machine = _machine(level)
        return str(machine.emit_assembly(_optimised(device, machine)))

    version = f"{llvmlite.__version__} {llvm.llvm_version_info}"
    text = ObjectCache().text(make, device, level, LEVELS[level], version, RULES)
    outside = [line for line in text.splitlines() if line.startswith(".extern")]
    if outside:
        raise LowerError(f"for {level} the code would call {', '.join(outside)}; none may be")
    return text


def _machine(level: str) -> Any:
    if not _ready:
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
        _ready.append(True)
    target = llvm.Target.from_triple(TRIPLE)
    return target.create_target_machine(cpu=level, features=f"+{LEVELS[level]}", opt=3)


def _optimised(text: str, machine: Any) -> Any:
    module = llvm.parse_assembly(text)
    module.verify()
    options = llvm.create_pipeline_tuning_options(speed_level=2)
    options.loop_vectorization = options.slp_vectorization = options.loop_unrolling = False
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    return module
