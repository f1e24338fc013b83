"""The native backend: a program through LLVM to machine code, in memory and on disk."""

from __future__ import annotations

import ctypes
import time
from dataclasses import dataclass, field
from typing import Any

import llvmlite
import llvmlite.binding as llvm

from ..ir.errors import LowerError
from ..ir.kernel import Program
from .cache import ObjectCache
from .elf import undefined_symbols
from .llvm_module import exported
from .llvm_module import llvm_text as module_text
from .threads import shared_pool

# Raised by hand when the printers change in a way that their text does not show.
VERSION = "1"

# LLVM's passes. The printer writes the lanes and hoists what a loop does not change, so that
# vectorisers, inliners and loop passes would find nothing, and a compile takes half the time.
PASSES = ("simplify_cfg", "instruction_combine", "new_gvn")

_FUNCTION = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_int64)
_ready: list[bool] = []
compilations = 0  # how often LLVM has run in this process


@dataclass(slots=True)
class Compiled:
    """Loaded machine code: its functions by name."""

    text: str
    seconds: float
    engine: Any
    functions: dict[str, Any] = field(default_factory=dict[str, Any])
    addresses: dict[str, int] = field(default_factory=dict[str, int])

    def call(self, name: str, context: int, argument: int, low: int, high: int) -> None:
        """Runs a function over a range, on this thread."""
        self.functions[name](context, argument, low, high)

    def call_parallel(
        self, name: str, context: int, argument: int, low: int, high: int, threads: int
    ) -> None:
        """Runs a function over a range on several threads; any split gives the same bits."""
        shared_pool(threads).run(self.addresses[name], context, argument, low, high)

    def source(self) -> str:
        """The LLVM IR."""
        return self.text


def compile_program(program: Program, *, cache: ObjectCache | None = None) -> Compiled:
    """The program's machine code for this CPU, from the cache or from LLVM.

    Raises LowerError when the code would call anything outside itself.
    """
    start = time.perf_counter()
    text = llvm_text(program)
    code = object_code(text, cache if cache is not None else ObjectCache())
    engine = load_object(code)
    compiled = Compiled(text, 0.0, engine)
    for name in exported(program):
        address = engine.get_function_address(name)
        compiled.addresses[name] = address
        compiled.functions[name] = _FUNCTION(address)
    compiled.seconds = time.perf_counter() - start
    return compiled


def llvm_text(program: Program) -> str:
    """The LLVM IR of a program for this machine."""
    return module_text(program, llvm.get_process_triple())


def assembly(program: Program) -> str:
    """The assembly of a program for this CPU."""
    machine = _machine()
    return machine.emit_assembly(_optimised(llvm_text(program), machine))


def object_code(text: str, cache: ObjectCache, allowed: tuple[str, ...] = ()) -> bytes:
    """The object of a module's text; only `allowed` symbols may be left undefined."""
    global compilations
    triple, cpu, features = _host()
    version = f"{llvmlite.__version__} {llvm.llvm_version_info} {PASSES} {VERSION}"
    key = cache.key(text, triple, cpu, features, version)
    code = cache.load(key)
    if code is None:
        compilations += 1
        machine = _machine()
        code = machine.emit_object(_optimised(text, machine))
        outside = [s for s in undefined_symbols(code) if s not in allowed]
        if outside:
            raise LowerError(f"on {cpu} the code would call {', '.join(outside)}; none may be")
        cache.save(key, code)
    return code


def load_object(code: bytes) -> Any:
    """An engine that holds the object's functions."""
    machine = _machine()
    empty = llvm.parse_assembly(f'target triple = "{llvm.get_process_triple()}"')
    engine = llvm.create_mcjit_compiler(empty, machine)
    engine.add_object_file(llvm.ObjectFileRef.from_data(code))
    engine.finalize_object()
    return engine


def _host() -> tuple[str, str, str]:
    return (
        llvm.get_process_triple(),
        llvm.get_host_cpu_name(),
        llvm.get_host_cpu_features().flatten(),
    )


def _machine() -> Any:
    if not _ready:
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        _ready.append(True)
    triple, cpu, features = _host()
    target = llvm.Target.from_triple(triple)
    return target.create_target_machine(
        cpu=cpu, features=features, opt=2, reloc="pic", codemodel="jitdefault", jit=True
    )


def _optimised(text: str, machine: Any) -> Any:
    """The module after `PASSES`."""
    module = llvm.parse_assembly(text)
    module.verify()
    manager = llvm.create_new_module_pass_manager()
    for name in PASSES:
        getattr(manager, f"add_{name}_pass")()
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options())
    manager.run(module, builder)
    return module
