"""A program as machine code in this process, from LLVM or from a library."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from ...ir.errors import OptionError
from ...runtime.calls import PiecedStep, Step
from ...runtime.launch import launcher
from ...runtime.launch.clocked import StepPart
from ...runtime.launch.executable import HOST, Executable, MemorySpace
from ...runtime.launch.walks import rows_of_walk
from .thread_pool import Routines, Walk, shared_pool, supported

_FUNCTION = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_int64)


@dataclass(frozen=True, slots=True)
class MachineCode:
    """The entries of a program by their addresses; a step is one native call, a walk.

    `held` keeps the code in memory; `find_routines` gives the walk and the pool that go with it;
    `objects` name the code in the cache of objects, where it is kept there.
    """

    text: Callable[[], str]
    addresses: Mapping[str, int]
    find_routines: Callable[[], Routines]
    held: Any
    objects: tuple[str, ...] = ()
    memory: MemorySpace = HOST
    parallel: bool = True
    takes_parts: bool = True
    functions: Mapping[str, Any] = field(init=False)

    def __post_init__(self) -> None:
        functions = {name: _FUNCTION(address) for name, address in self.addresses.items()}
        object.__setattr__(self, "functions", functions)

    @property
    def routines(self) -> Routines:
        """The walk and the thread pool."""
        return self.find_routines()

    @property
    def same(self) -> Callable[[int, int], int]:
        """The check that NumPy's arrays are unchanged: rows of SEEN, the first changed or -1."""
        return self.routines.same

    def call(
        self, name: str, context: int, argument: int, low: int, high: int, threads: int = 1
    ) -> None:
        """Runs an entry over a range; any split among threads gives the same bits."""
        if threads > 1 and supported():
            pool = shared_pool(threads, self.routines)
            pool.run(self.addresses[name], context, argument, low, high)
        elif threads > 1:
            from .plain_threads import split

            split(partial(self.functions[name], context, argument), low, high, threads)
        else:
            self.functions[name](context, argument, low, high)

    def prepare(
        self, parts: Sequence[StepPart], programs: Sequence[Executable], threads: int
    ) -> Step:
        """A step of its parts as one native call. Raises OptionError for mixed backends.

        Where a library's routine is called it is several, and Python's calls where several threads
        are wanted and there is no pool.
        """
        codes = [code for code in programs if isinstance(code, MachineCode)]
        if len(codes) != len(programs):
            raise OptionError("variants of one entry are compiled by one backend, got several")
        if threads > 1 and not supported():
            return launcher.by_calls(parts, programs, threads)
        bound = ((part, part.binding) for part in parts)
        listed = [(p, launcher.calls_of(b.tables, b.storage.launches)) for p, b in bound]
        routines = self.routines
        rows = rows_of_walk(listed, [code.addresses for code in codes], routines.addresses)
        pieces: list[Callable[[], None]] = []
        low = 0
        for high, run in (*rows.between, (len(rows.rows), None)):
            walk = Walk(routines, rows.rows[low:high], threads, (parts, rows.held))
            walk.least = max(1, launcher.PARALLEL_FROM)
            if not rows.between:
                return (walk,)
            pieces += [walk] if run is None else [walk, run]
            low = high
        return (PiecedStep(pieces, rows.done),)

    def source(self) -> str:
        """The LLVM IR, or the library that the functions are in."""
        return self.text()
