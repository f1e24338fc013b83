"""Backends: one program of loops, several printers. Named here, imported when used.

Loops are verified by who makes code of them: on a cache's miss, before the code is kept. Entries of
a cache were made of verified loops: the version of the rules is a part of its key.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from ..ir.errors import OptionError, is_a, needed, wrapped
from ..runtime.launch.executable import Executable
from ..runtime.memory.space import HOST_SPACE, ArraySpace

if TYPE_CHECKING:
    from ..ir.loops.loop_program import LoopProgram
    from ..ir.loops.nest import Nest

# name -> "module:function"; the function takes a LoopProgram and returns an Executable
BACKENDS: dict[str, str] = {
    "native": ".native.backend:compile_program",
    "numba": ".numba.backend:compile_program",
    "numba:python": ".numba.backend:python_program",  # the same source, as Python: `jit=False`
    "reference": ".reference:compile_program",
    "loops": ".loops.backend:compile_program",  # with an option: `loops:x86-64`
    "cuda": ".cuda.ptx:compile_program",  # with an option: `cuda:sm_90`
    "numba-cuda": ".numba_cuda.backend:compile_program",  # with an option: `numba-cuda:64` threads
}
RULES = "loops 7"  # raised when `ir/loops/verifier` refuses more than it did
_WITH_OPTION = ("loops", "cuda", "numba-cuda")


def symbol(prefix: str, name: str) -> str:
    """The symbol of a program's function: `sf_sweep_0`, or `sweep0_pass0`, under its prefix."""
    return f"{prefix}_{name.removeprefix('sf_')}"


def verify_loops(loops: LoopProgram, *, printed: bool = True) -> None:
    """Raises VerifyError where a nest breaks a rule; `printed`: all passes are behind it."""
    verify_nests(loops.nests, printed=printed)


def verify_nests(nests: Iterable[Nest], *, printed: bool = True) -> None:
    """Raises VerifyError likewise, of some nests of a program."""
    from ..ir.loops.verifier.verify import verify

    for nest in nests:
        verify(nest, printed=printed)


def loader_of(backend: str) -> tuple[str, str]:
    """Return a backend's function, as `module:function`, and the option behind its name.

    Raises OptionError for an unknown name, and for an option of a backend that takes none.
    """
    if not is_a(backend, str):
        raise OptionError(f"backend: expected a name such as 'native' or 'cuda:0', got {backend!r}")
    name, _, option = (backend, "", "") if backend in BACKENDS else backend.partition(":")
    if backend == "auto":
        raise OptionError(
            "backend 'auto' is stepfuse.Optimizer's, which compiles for each device that its "
            "parameters are on; what is compiled here is for one: give 'native' or 'cuda:0'"
        )
    if name not in BACKENDS:
        raise OptionError(f"unknown backend '{name}'; known: {', '.join(BACKENDS)}")
    if option and name not in _WITH_OPTION:
        raise OptionError(f"backend '{name}' takes no option, got '{option}'")
    return BACKENDS[name], option


def compile_program(loops: LoopProgram, backend: str) -> Executable:
    """A program's loops, compiled by a backend; behind a colon is an option of some.

    Raises ValueError for an unknown name, LowerError where the backend cannot compile it,
    MissingPackage where it needs a package that is not installed.
    """
    where, option = loader_of(backend)
    module, _, name = where.partition(":")
    with needed(f"backend '{backend}'"):
        compile_ = getattr(importlib.import_module(module, __name__), name)
    graph = loops.program.graph
    variant = f"{graph.entry} when {graph.when}" if graph.when else graph.entry
    with wrapped(f"{loops.program.name} {variant}", f"{backend} cannot compile it"):
        return compile_(loops, option) if option else compile_(loops)


def open_space(
    programs: Sequence[Executable], stream: object, allocate: Callable[..., Any] | None = None
) -> ArraySpace:
    """The memory that the arrays of some programs are in; `stream` is for a GPU's, or by device.

    `allocate` makes room on a GPU in place of its driver: see `runtime.cuda.memory.Allocate`.
    Raises DeviceError where the GPU cannot run them; OptionError, TypeError.
    """
    if stream is None and {str(program.memory) for program in programs} == {"host"}:
        return HOST_SPACE
    from .cuda.executable import open_on_gpu

    return open_on_gpu(programs, stream, allocate)


def backend_for(backend: str, jit: object) -> str:
    """The backend's name, or that of its Python. Raises OptionError for a `jit` that is no bool."""
    if not isinstance(jit, bool):
        raise OptionError(f"jit: expected True or False, got {jit!r}")
    return backend if jit else without_jit(backend)


def without_jit(backend: str) -> str:
    """The backend that runs the source of `numba` as Python. Raises ValueError for others."""
    if backend != "numba":
        raise OptionError(
            f"jit=False runs the source of backend 'numba' as Python, to be stepped through; got "
            f"backend '{backend}': give backend='numba' with it"
        )
    return "numba:python"
