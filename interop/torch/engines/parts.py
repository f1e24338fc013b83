"""The step of an engine tensor by tensor, over the tables of all its members.

    parts.begin()                    the launches before the first tensor
    parts.each[3]()                  one tensor, whose gradient is at the address in `cells[3]`
    parts.end([0, 1, 3])             those behind the last, if these members were stepped

If some members had no gradient, the last launches are those of a step of the others, and
groups and programs without a tensor have the numbers back that they had.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from functools import partial

from torch import Tensor

from ....backends.native.machine_code import MachineCode
from ....backends.native.thread_pool import Walk
from ....ir.errors import BindError, LowerError
from ....ir.lowered.tables import GRAD
from ....passes.lower.by_tensor import behind_the_last
from ....runtime.calls import Call
from ....runtime.launch.binding import Binding
from ....runtime.launch.by_tensor import calls_by_tensor
from ....runtime.launch.launcher import prepared
from ....runtime.launch.walks import kept_numbers
from ..memory.layout import Array, UnsupportedError
from .engine import Engine
from .openmp_team import FROM, TeamStep, torch_team_of

Run = Callable[[], None]


class EngineParts:
    """The step of an engine, cut by tensor. Raises BindError where it cannot be cut."""

    def __init__(self, engine: Engine, thread: int) -> None:
        self.engine, self._stepper, self._thread = engine, engine.stepper, thread
        self._last = _entries_behind(engine)
        self._stepper.select(self._stepper.everything)
        self.binding = binding = self._stepper.binding
        calls = calls_by_tensor(binding, self._last)
        self._first, self._behind, *self.each = self._ready([calls.first, calls.last, *calls.each])
        self.cells: dict[int, ctypes.c_int64] = {}  # the addresses of the gradients, by member
        for column, order in binding.columns.get(GRAD.role, ()):
            for row, number in enumerate(range(len(column)) if order is None else order.tolist()):
                self.cells[number] = ctypes.c_int64.from_address(column[row:].ctypes.data)
        slots = engine.storage.slots
        self._has_numbers = bool(slots.numbers)
        self._shares = bool(slots.copies([tables.number for tables in binding.tables]))
        self._before: list[tuple[Array, Array]] = []  # each program's numbers of step and groups

    @property
    def is_unchanged(self) -> bool:
        """True if the engine steps all its members over these tables."""
        self._stepper.select(self._stepper.everything)
        return self._stepper.binding is self.binding

    def follow(self) -> bool:
        """Store the parameters' addresses to the tables; False where one is another tensor."""
        fits = self.engine.memory.still_fits()
        self._stepper.aim("param", self.engine.memory.addresses)
        return fits

    def begin(self) -> None:
        """Begin a step: run the launches before the first tensor."""
        slots = self.engine.storage.slots
        both = zip(slots.steps, slots.groups, strict=True) if self._has_numbers else ()
        self._before = [(steps.copy(), groups.copy()) for steps, groups in both]
        if self.engine.sums is not None:
            self.follow()
        self.engine.begin()
        self._first()

    def fitted(self, number: int, grad: Tensor) -> Tensor:
        """A member's gradient as its kernels read it. Raises BindError, UnsupportedError."""
        memory = self.engine.memory
        (found,) = memory.gradients([number], [grad])
        if memory.lists_rows:
            raise UnsupportedError(
                f"{self.engine.members[number].where}: its gradient is sparse, and a step in a "
                f"backward pass takes dense ones: leave sparse=True out, or step at the end"
            )
        return found

    def end(self, stepped: Sequence[int] | None = None) -> None:
        """End a step of these members, ascending, or all: the launches behind the last tensor."""
        slots, binding, shares = self.engine.storage.slots, self.binding, self._shares
        if stepped is None:
            self._behind()
        elif stepped:
            binding, shares = self._stepper.binding_of(tuple(stepped)), True
            binding.shared[:, : len(stepped)] = self.binding.shared[:, stepped]
            (behind,) = self._ready([calls_by_tensor(binding, self._last).last])
            behind()
            self._put_back(binding)
        else:
            self._put_back(None)
            return
        if shares:
            slots.share([tables.number for tables in binding.tables])
        slots.count()
        self.engine.count(binding.present)
        sums = self.engine.sums
        others = () if sums is None else sums.others_than(binding.present.tolist())
        self.engine.end()
        if sums is not None:
            sums.note()
            sums.forget_of(others)

    def _put_back(self, binding: Binding | None) -> None:
        """Restore the numbers of programs and groups that no tensor in a binding updates."""
        slots = self.engine.storage.slots
        ran = [] if binding is None else [tables.number for tables in binding.tables]
        for number, (steps, groups) in enumerate(self._before):
            if number not in ran:
                slots.steps[number][:], slots.groups[number][:] = steps, groups
        for number, group, column in [] if binding is None else kept_numbers(binding):
            slots.groups[number][group, column] = self._before[number][1][group, column]

    def _ready(self, parts: Sequence[Sequence[Call]]) -> list[Run]:
        """Return a runner of each part's calls: one native call, on torch's threads if it is large.

        All are in one table, one behind the other, so that they are near in memory.
        """
        codes = [variant.compiled for variant in self.engine.variants]
        native = [code for code in codes if isinstance(code, MachineCode)]
        if len(native) < len(codes) or any(c.by_library for part in parts for c in part):
            ready = [[prepared(call, codes[call.program], 1) for call in part] for part in parts]
            return [partial(_all, part) for part in ready]
        rows = [
            (native[c.program].addresses[c.name], c.context, c.argument, c.low, c.high, c.bytes)
            for part in parts
            for c in part
        ]
        walk, torch_team = (
            Walk(native[0].routines, rows, 1, self.binding),
            torch_team_of(self._thread),
        )
        found: list[Run] = []
        high = 0
        for part in parts:
            low, high = high, high + len(part)
            if torch_team is not None and any(call.bytes >= FROM for call in part):
                large = Walk(native[0].routines, rows[low:high], 1, self.binding)
                found.append(TeamStep(large, torch_team))
            else:
                found.append(walk.part(low, high))
        return found


def _all(calls: Sequence[Run]) -> None:
    for call in calls:
        call()


def _entries_behind(engine: Engine) -> list[tuple[str, ...]]:
    """The entries of each program that come behind the last tensor.

    Raises BindError where a step has to be whole.
    """
    name = engine.memory.name
    if not engine.on_host:
        raise BindError(
            f"{name}: parameters on {engine.device.device} are stepped at the end, by "
            f"optimizer.step(); a step in a backward pass is for those on the CPU"
        )
    if engine.storage.ownership is not None:
        raise BindError(
            f"{name} sums over shards of parameters, DTensors whose parts other ranks have, and a "
            f"step in a backward pass meets nobody: step at the end, by optimizer.step()"
        )
    if engine.storage.clocked is not None:
        raise BindError(
            f"{name} has an entry by the clock, which runs over whole gradients: step at the end, "
            f"by optimizer.step()"
        )
    if engine.reads_aux:
        raise BindError(
            f"{name} has extra inputs, which a step in a backward pass is not given: step at the "
            f"end, by optimizer.step(aux={{...}})"
        )
    try:
        return [behind_the_last(variant.program) for variant in engine.variants]
    except LowerError as error:
        raise BindError(
            f"{name} has no step in a backward pass, where the gradients are never there together: "
            f"{error}. Step at the end, by optimizer.step(), or clip by a norm that is there: of "
            f"the step before (clip_by_last_norm) or of each tensor (clip_by_norm)"
        ) from None
