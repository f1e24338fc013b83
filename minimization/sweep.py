"""A compiled sweep over flat arrays that may be others at each call: addresses and numbers in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..compiler import compile_spec
from ..ir.graph import Spec
from ..ir.lowered.columns import RoleArray
from ..runtime.hypers.groups import parse
from ..runtime.launch.executable import Launcher
from ..runtime.launch.stepper import Stepper
from ..runtime.memory.storage import allocate
from ..runtime.threads import thread_count
from ..runtime.turn import Turn

Array = np.ndarray[Any, np.dtype[Any]]


class FlatSweep:
    """One spec over arrays of one size and dtype, which the caller vouches for and keeps.

    A run is given the addresses of `roles` and the values of `numbers`, and returns `sums`, in
    these orders.
    """

    def __init__(
        self, spec: Spec, size: int, dtype: Any, threads: int | None, roles: Sequence[str],
        numbers: Sequence[str] = (), sums: Sequence[str] = (),
    ) -> None:  # fmt: skip
        unread = np.empty(size, dtype)  # no memory, as nothing touches it
        made = compile_spec(spec, shapes=[unread.shape])
        states = [{"s": np.empty(size, dtype)} if "s" in {r.name for r in spec.roles} else {}]
        (program,) = made.step_programs
        storage = allocate([program], parse([unread], spec), states)
        launcher = Launcher([v.compiled for v in made.variants], thread_count(threads))
        self._stepper = Stepper(storage, launcher, Turn(), watched=False)
        self._addresses = self._stepper.binding.tables[0].tensors[0]
        self._roles = [program.columns.index(RoleArray(role)) for role in roles]
        self._cells, places = storage.slots.steps[0], program.role_places
        self._numbers = [places[name].index for name in numbers]
        self._sums = [places[name].index for name in sums]

    def run(self, addresses: Sequence[int], numbers: Sequence[float] | Array = ()) -> Array:
        """The sums; `param` and the state `s` are stored to."""
        self._addresses[self._roles] = addresses
        self._cells[self._numbers] = numbers
        self._stepper.run()
        return self._cells[self._sums]
