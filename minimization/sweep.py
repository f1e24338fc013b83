"""A compiled sweep over flat arrays that may be others at each call: addresses and numbers in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ..compiler import compile_spec
from ..ir.graph import Spec
from ..ir.lowered.tables import PlaceKind
from ..runtime.hypers.groups import parse
from ..runtime.launch.executable import Launcher
from ..runtime.launch.stepper import Stepper
from ..runtime.memory.storage import allocate
from ..runtime.threads import thread_count
from ..runtime.turn import Turn

Array = np.ndarray[Any, np.dtype[Any]]


class Sweep:
    """One spec over arrays of one size and dtype, which the caller vouches for.

    `numbers` are set before each run and `sums` returned after it, in these orders.
    """

    def __init__(
        self, spec: Spec, size: int, dtype: Any, threads: int | None,
        numbers: Sequence[str] = (), sums: Sequence[str] = (),
    ) -> None:  # fmt: skip
        unread = np.empty(size, dtype)  # no memory, as nothing touches it
        made = compile_spec(spec, shapes=[unread.shape])
        states = [{"s": np.empty(size, dtype)} if "s" in {r.name for r in spec.roles} else {}]
        (program,) = made.step_programs
        storage = allocate([program], parse([unread], spec), states)
        launcher = Launcher([v.compiled for v in made.variants], thread_count(threads))
        self._stepper = Stepper(storage, launcher, Turn(), watched=False)
        self._cells = storage.slots.steps[0]
        places = program.role_places
        assert all(places[name].kind == PlaceKind.STEP for name in (*numbers, *sums))
        self._in = [places[name].index for name in numbers]
        self._out = [places[name].index for name in sums]

    def run(self, arrays: Mapping[str, Array], numbers: Sequence[float] = ()) -> Array:
        """The sums of these arrays, by role; `param` and the state `s` are stored to."""
        for role, array in arrays.items():
            self._stepper.aim(role, np.array([array.ctypes.data]))
        self._cells[self._in] = numbers
        self._stepper.run()
        return self._cells[self._out]
