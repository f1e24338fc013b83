"""Sums that steps carry over (policy `carry`): taken anew of tensors that others have written to.

    a step          the sums of its stores, and torch's count of writes by then
    p.mul_(2)       torch counts one more
    the next step   begins by the sum of p as it is now

torch counts no writes through `.data`, NumPy or collectives: for these there is `refresh()`.
"""

from __future__ import annotations

import operator
from collections.abc import Collection, Sequence

import torch
from torch import Tensor

from ....ir.errors import BindError
from ....ir.roles import START
from ....runtime.compilation import Compilation
from ....runtime.launch.stepper import Stepper
from ....runtime.memory.storage import Storage, allocate
from ....runtime.memory.tensor_layout import kept
from ....runtime.step_lock import StepLock
from ....runtime.stepping.accumulation import shared_states
from ..memory.tensor_tracking import MemberMemory
from .openmp_team import TeamLauncher

_VERSION = operator.attrgetter("_version")
_NEVER = -1  # the version of a tensor whose sum has to be taken


class CarriedSums:
    """The sums of one engine's tensors. `states` are its tensors by member and role.

    Raises BindError for parameters on a GPU.
    """

    def __init__(
        self,
        made: Compilation,
        storage: Storage,
        memory: MemberMemory,
        states: Sequence[tuple[int, str, Tensor]],
        thread: int,
        step_lock: StepLock,
    ) -> None:
        if not storage.space.is_host:
            raise BindError(
                f"{memory.name}: policy 'carry' looks before each step whether others have written "
                "to the parameters, which a captured step on a GPU cannot: use policy 'strict'"
            )
        start, self._memory = made.entry(START), memory
        programs, code = start.step_programs, [variant.compiled for variant in start.variants]
        sums = allocate(programs, storage.given, shared_states(storage, programs))
        both = sums.scalars.keys() & storage.scalars.keys()
        sums.scalars.update((name, storage.scalars[name]) for name in both)
        self._start = Stepper(sums, TeamLauncher(code, torch.get_num_threads(), thread), step_lock)
        read = {role.name for program in programs for role, _ in kept(program)}
        mine = [(number, tensor) for number, role, tensor in states if role in read]
        self._tensors = [*memory.params, *(tensor for _, tensor in mine)]
        self._members = [*self._start.everything, *(number for number, _ in mine)]
        self._held: list[Tensor] = []  # so that no other memory comes to lie at these places
        self.forget()

    def forget(self) -> None:
        """Invalidate all sums: the next step computes them anew."""
        self._known: list[float] = [_NEVER] * len(self._tensors)
        self._pointers: list[int] = []

    def renew(self) -> None:
        """Takes the sums of the tensors that have been written to, or all if one has moved."""
        pointers, now = self._memory.pointers, _versions(self._tensors)
        has_moved = pointers is not self._pointers
        if not has_moved and now == self._known:
            return
        start = self._start
        start.select(start.everything if has_moved else self._differing(self._known, now))
        start.aim("param", self._memory.addresses[list(start.present)])
        start.load()
        start.run()
        start.save()
        if has_moved:
            self._held = [param.detach() for param in self._memory.params]
        self._known, self._pointers = now, pointers

    def note(self) -> None:
        """Record the versions behind a step, if nobody else has written meanwhile."""
        self._known = _versions(self._tensors)

    def others_than(self, stepped: Sequence[int]) -> tuple[int, ...]:
        """The members with other writes than one by a step of these, since the step began."""
        known = list(self._known)
        for number in stepped:
            known[number] += 1
        return self._differing(known, _versions(self._tensors))

    def forget_of(self, members: Collection[int]) -> None:
        """Invalidate the sums of some members: the next step computes them anew."""
        for index, number in enumerate(self._members if members else ()):
            if number in members:
                self._known[index] = _NEVER

    def _differing(self, known: Sequence[float], now: Sequence[float]) -> tuple[int, ...]:
        """The members of which a tensor has another version."""
        pairs = zip(self._members, now, known, strict=True)
        return tuple(sorted({n for n, version, before in pairs if version != before}))


def _versions(tensors: Sequence[Tensor]) -> list[float]:
    """Return torch's count of writes to each tensor; NaN, which equals nothing, without one."""
    try:
        return list(map(_VERSION, tensors))
    except RuntimeError:
        return [float("nan") if t.is_inference() else _VERSION(t) for t in tensors]
