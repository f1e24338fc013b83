"""The readable GPU backend: a program's numba-cuda source, run by numba-cuda's simulator.

Nothing launches it on a device yet. The simulator runs each thread of a block as a thread of
Python, some 25 000 elements a second; whether it does is decided when numba-cuda is imported.
"""

from __future__ import annotations

import hashlib
import sys
import warnings
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any

from numba import config

from ...ir.errors import OptionError
from ...ir.loops.loop_program import LoopProgram
from ...ir.semantics import LANES
from ...runtime.calls import Step
from ...runtime.launch.clocked import StepPart
from ...runtime.launch.executable import Executable, MemorySpace
from ...runtime.launch.launcher import CalledCode
from .. import verify_loops
from ..numba.cache import run
from ..numba.mode import IEEE_MODE, swap_mode
from .source import cuda_source, shared_memory

_LARGEST = 256  # threads of a block, as the passes are made for
WARP = 2 * LANES
_THREADS, _BLOCKS = 32, 2  # of a simulated launch: two groups of sixteen, and two blocks
_SWITCH = 5e-5  # seconds: the simulator polls its threads, and each waits for Python's lock
_MISSING = "backend 'numba-cuda' needs numba-cuda: pip install 'stepfuse[cuda]'"
_DEVICE = MemorySpace("cuda", 0)
_NO_DEVICE = (
    "backend 'numba-cuda': no device runs it from Python yet; set NUMBA_ENABLE_CUDASIM=1 before "
    "Python starts and numba-cuda's simulator does, or read its source (`source()`)"
)


@dataclass(frozen=True, slots=True)
class SimulatedCode(CalledCode):
    """A program's kernels, run by the simulator in blocks of so many threads."""

    text: str
    kernels: Mapping[str, Any]
    block: int
    shared: int  # bytes
    swap_mode: Callable[[int], int]

    def call(
        self, name: str, context: int, argument: int, low: int, high: int, threads: int = 1
    ) -> None:
        """Launches a kernel over a range of units, in the IEEE mode, and waits for it."""
        grid = max(1, min(high - low, _BLOCKS))
        with self._simulating():
            self.kernels[name][grid, self.block, 0, self.shared](context, argument, low, high)

    @contextmanager
    def _simulating(self) -> Generator[None]:
        before, interval = self.swap_mode(IEEE_MODE), sys.getswitchinterval()
        sys.setswitchinterval(_SWITCH)
        try:
            with warnings.catch_warnings():  # overflow and NaN are what floats do
                warnings.simplefilter("ignore", RuntimeWarning)
                yield
        finally:
            sys.setswitchinterval(interval)
            self.swap_mode(before)

    def source(self) -> str:
        """The generated module."""
        return self.text


@dataclass(frozen=True, slots=True)
class SourceOnly:
    """A program that can be read and not run: its text, and the sentence that running it raises."""

    text: str
    reason: str
    memory: MemorySpace = _DEVICE
    parallel: bool = False
    takes_parts: bool = True
    same: None = None

    def call(
        self, name: str, context: int, argument: int, low: int, high: int, threads: int = 1
    ) -> None:
        """Raises OptionError: nothing runs it."""
        raise OptionError(self.reason)

    def prepare(
        self, parts: Sequence[StepPart], programs: Sequence[Executable], threads: int
    ) -> Step:
        """Raises OptionError: nothing runs it."""
        raise OptionError(self.reason)

    def source(self) -> str:
        """The generated text."""
        return self.text


def compile_program(loops: LoopProgram, threads: str = "") -> SourceOnly | SimulatedCode:
    """The program's source, and its kernels where the simulator is there to run them.

    `threads` is how many a simulated block has. Raises OptionError for a number that no block may
    have, VerifyError for loops that are wrong, LowerError for a program of another target.
    """
    program, block = loops.program, _block(threads)
    if any(sweep.block for sweep in program.sweeps) and block % WARP:
        raise OptionError(
            f"@{program.name} goes by blocks of elements, a warp each: a block has a multiple of "
            f"{WARP} threads, got {block}; take 'numba-cuda:{block // WARP * WARP + WARP}'"
        )
    text = cuda_source(loops)
    verify_loops(loops)
    if find_spec("numba_cuda") is None:
        return SourceOnly(text, _MISSING)
    if not getattr(config, "ENABLE_CUDASIM", False):
        return SourceOnly(text, _NO_DEVICE)
    digest = hashlib.sha256(text.encode()).hexdigest()[:8]
    namespace: dict[str, Any] = {"__name__": "stepfuse_generated"}
    run(text, f"<stepfuse {program.name} {program.graph.entry} numba-cuda {digest}>", namespace)
    kernels = {name: namespace[name] for name in program.entries}
    return SimulatedCode(text, kernels, block, shared_memory(loops, block), swap_mode())


def _block(threads: str) -> int:
    if not threads:
        return _THREADS
    if not threads.isdigit() or int(threads) % LANES or not 0 < int(threads) <= _LARGEST:
        raise OptionError(
            f"a block has a multiple of {LANES} threads, up to {_LARGEST}; got '{threads}': "
            f"'numba-cuda' has {_THREADS}, 'numba-cuda:64' that many"
        )
    return int(threads)
