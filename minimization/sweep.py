"""A compiled sweep over flat arrays, given their addresses and its scalars at each call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..compiler import compile_spec
from ..ir.lowered.tables import RoleArray
from ..runtime.compilation import Compilation
from ..runtime.hypers.groups import parse
from ..runtime.launch.executable import Launcher
from ..runtime.launch.stepper import Stepper
from ..runtime.memo import Memo
from ..runtime.memory.storage import allocate
from ..runtime.step_lock import StepLock
from ..runtime.system import thread_count
from .sweep_specs import SWEEPS, SweepSpec

Array = np.ndarray[Any, np.dtype[Any]]
_COMPILED: Memo[tuple[SweepSpec, Compilation]] = Memo(64)  # those that were used last


def compiled(name: str, count: int, dtype: str) -> tuple[SweepSpec, Compilation]:
    """One of `SWEEPS` for so many pairs, compiled once a process."""

    def make() -> tuple[SweepSpec, Compilation]:
        found = SWEEPS[name](count, dtype)
        return found, compile_spec(found.spec)

    return _COMPILED.get((name, count, dtype), make)


class FlatSweep:
    """One of `SWEEPS` over arrays of one size and dtype, which the caller vouches for and keeps.

    A run is given the addresses of its `roles` and the values of its `numbers`, and returns its
    `sums`, in their orders.
    """

    def __init__(self, name: str, count: int, size: int, dtype: Any, threads: int | None) -> None:
        unread = np.empty(size, dtype)  # no memory, as nothing touches it
        found, made = compiled(name, count, f"f{8 * unread.itemsize}")
        states = [{"s": np.empty(size, dtype)} if "s" in found.roles else {}]
        (program,) = made.step_programs
        storage = allocate([program], parse([unread], found.spec), states)
        launcher = Launcher([v.compiled for v in made.variants], thread_count(threads))
        self._stepper = Stepper(storage, launcher, StepLock(), watched=False)
        self._addresses = self._stepper.binding.tables[0].tensors[0]
        self._roles = [program.columns.index(RoleArray(role)) for role in found.roles]
        self._cells, places = storage.slots.steps[0], program.role_places
        self._numbers = [places[number].index for number in found.numbers]
        self._sums = [places[number].index for number in found.sums]

    def run(self, addresses: Sequence[int], numbers: Sequence[float] | Array = ()) -> Array:
        """The sums; `param` and the state `s` are stored to."""
        self._addresses[self._roles] = addresses
        self._cells[self._numbers] = numbers
        self._stepper.run()
        return self._cells[self._sums]
