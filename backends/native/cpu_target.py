"""This machine's LLVM: a module's text to an object, from the cache or anew, and into memory."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable
from functools import cache, partial
from typing import Any

import llvmlite
import llvmlite.binding as llvm

from ...ir.errors import LowerError
from ...runtime.system import machine as kind_of_cpu
from ...runtime.system import permit_tiles, system
from .. import RULES
from .machine_code import MachineCode
from .object_cache import ObjectCache
from .object_symbols import undefined_symbols
from .targets import Architecture
from .thread_pool import Routines, routine_names, supported
from .thread_pool_ir import POOLS
from .walk_ir import WALK

# Raised by hand when the printers change in a way that their text does not show.
VERSION = "1"

# LLVM's passes. The printer writes the lanes and hoists what a loop does not change, so that
# vectorisers, inliners and loop passes would find nothing, and a compile takes half the time.
PASSES = ("simplify_cfg", "instruction_combine")

_ready: list[bool] = []
# What code may call on a system: Windows has large frames touch their pages in order.
_OF_SYSTEM = {"Windows": ("__chkstk",)}
_TILES = bytes.fromhex("c4e27849")  # how `ldtilecfg` begins


def triple() -> str:
    """The target triple of this process; on Windows of ELF, whose objects LLVM loads there too."""
    found: str = llvm.get_process_triple()
    return f"{found}-elf" if system() == "Windows" else found


def has_fma() -> bool:
    """True if this CPU has the instruction for f32: all have but older ones of x86-64."""
    return bool(llvm.get_host_cpu_features().get("fma", True))


def assembly(text: str, cache: ObjectCache) -> str:
    """The assembly of a module for this CPU, from the cache or from LLVM."""
    return cache.text(partial(_assembled, text, _machine), *_made_of(text))


def _assembled(text: str, make_machine: Callable[[], Any]) -> str:
    machine = make_machine()
    return machine.emit_assembly(_optimised(text, machine))


def object_code(
    text: str,
    cache: ObjectCache,
    allowed: tuple[str, ...] = (),
    verify: Callable[[], None] = lambda: None,
    reloc: str = "pic",
) -> bytes:
    """The object of a module's text; only `allowed` symbols may be left undefined.

    Of several in one engine each is "static": LLVM's linker takes the first object's table of
    offsets for all that there are.

    The source of the text is verified once, before its object is made and kept. Raises
    VerifyError; LowerError when the code would call anything else outside itself.
    """
    key = object_name(text, reloc)
    code = cache.load(key)
    if code is None:
        verify()
        code = _compiled(text, reloc)
        known = (*allowed, *_OF_SYSTEM.get(system(), ()))
        outside = [s for s in undefined_symbols(code) if s not in known]
        if outside:
            cpu, _ = _host()
            raise LowerError(f"on {cpu} the code would call {', '.join(outside)}; none may be")
        cache.save(key, code)
    return code


def _compiled(text: str, reloc: str) -> bytes:
    machine = _machine(reloc)
    return machine.emit_object(_optimised(text, machine))


def object_name(text: str, reloc: str = "pic") -> str:
    """The name of a text's object in the cache."""
    return ObjectCache().key(*_made_of(text), RULES, *([] if reloc == "pic" else [reloc]))


def _made_of(text: str) -> tuple[str, ...]:
    """The key of a text's code on this machine."""
    return text, *host()


def host() -> tuple[str, ...]:
    """The triple, CPU and versions that determine code on this machine, beside its source."""
    return triple(), *_host(), _version()


def portable_object(text: str, architecture: Architecture) -> bytes:
    """The object of a module whose functions name their CPUs; the same on any machine."""
    cache = ObjectCache()
    key = cache.key(*_portably_made_of(text, architecture))
    code = cache.load(key)
    if code is None:
        machine = _portable(architecture)
        code = bytes(machine.emit_object(_optimised(text, machine)))
        cache.save(key, code)
    return code


def portable_assembly(text: str, architecture: Architecture) -> str:
    """The assembly of the result of `portable_object`."""
    make = partial(_assembled, text, partial(_portable, architecture))
    return ObjectCache().text(make, *_portably_made_of(text, architecture))


def _portably_made_of(text: str, architecture: Architecture) -> tuple[str, ...]:
    """The key of a text's code on every machine."""
    return text, architecture.triple, architecture.cpu, "portable", _version()


def _version() -> str:
    return f"{llvmlite.__version__} {llvm.llvm_version_info} {PASSES} {VERSION}"


def _portable(architecture: Architecture) -> Any:
    """A target machine that knows nothing of this one. Raises LowerError."""
    _initialise()
    if not architecture.is_here:
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
    try:
        target = llvm.Target.from_triple(architecture.triple)
    except RuntimeError as error:
        raise LowerError(f"this LLVM makes no code for {architecture.name}: {error}") from None
    return target.create_target_machine(
        cpu=architecture.cpu, features="", opt=2, reloc="pic", codemodel="default"
    )


def load_object(*codes: bytes) -> Any:
    """An engine that holds the functions of objects, which may call each other's."""
    empty = llvm.parse_assembly(f'target triple = "{triple()}"')
    engine = llvm.create_mcjit_compiler(empty, _machine())
    for code in codes:
        engine.add_object_file(llvm.ObjectFileRef.from_data(code))
    engine.finalize_object()
    return engine


def loaded(
    codes: Iterable[bytes],
    entries: Iterable[str],
    text: Callable[[], str],
    names: tuple[str, ...] = (),
) -> MachineCode:
    """The entries of objects as this process's; `names` are theirs in the cache."""
    codes = tuple(codes)
    if any(_TILES in code for code in codes) and (why := permit_tiles()):
        raise LowerError(
            f"the system does not let this process use tiles of bf16 (AMX): {why}; "
            f"compile with policy='strict'"
        )
    engine = load_object(*codes)
    addresses = {entry: engine.get_function_address(entry) for entry in entries}
    return MachineCode(text, addresses, routines, engine, names)


_routines: list[Routines] = []


def routines() -> Routines:
    """The routines of walks and the thread pool, compiled when a process first needs them."""
    if not _routines:
        _routines.append(_compiled_routines())  # two threads' are both kept, and the first used
    return _routines[0]


def _compiled_routines() -> Routines:
    pool = POOLS[kind_of_cpu()] if supported() else ""
    text = f'target triple = "{triple()}"\n{WALK}{pool}'
    engine = load_object(object_code(text, ObjectCache(), allowed=("syscall",)))
    found = {name: engine.get_function_address(name) for name in routine_names()}
    return Routines(found, engine)


@cache
def _host() -> tuple[str, str]:
    return llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten()


def _machine(reloc: str = "pic") -> Any:
    _initialise()
    cpu, features = _host()
    target = llvm.Target.from_triple(triple())
    return target.create_target_machine(
        cpu=cpu, features=features, opt=2, reloc=reloc, codemodel="jitdefault", jit=True
    )


def _initialise() -> None:
    if not _ready:
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        llvm.initialize_native_asmparser()  # a library's `cpuid` is inline assembly
        if system() == "Windows":
            _name_stack_check()
        _ready.append(True)


def _name_stack_check() -> None:
    """Tells LLVM where Windows has its `__chkstk`."""
    on_windows: Any = ctypes
    function = on_windows.WinDLL("ntdll").__chkstk
    llvm.add_symbol("__chkstk", ctypes.cast(function, ctypes.c_void_p).value)


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
