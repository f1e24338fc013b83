"""A step over the tensors of one storage, under every front: numbers in, launches, numbers out.

    stepper.select((0, 2))          the tensors that have gradients: their tables, and their calls
    stepper.aim("grad", addresses)  where the arrays of a role begin
    stepper.load()                  the tensors' own numbers: from storage.scalars into the tables
    stepper.run()                   the launches; programs share numbers, the step is counted
                                    in a step in which it is due, those of an entry by the clock
    stepper.save()                  the tensors' own numbers: from the tables to storage.scalars

A number of a tensor's own, as a count of its steps, is in the tables of one selection at a time.
The NumPy front leaves it there until other tensors are selected; fronts whose numbers are the
user's, as torch's `state["step"]` or a buffer of XLA's, load and save at every step.
"""

from __future__ import annotations

from ...ir.arrays import Array
from ..calls import CheckedStep, Step, is_whole
from ..memory.storage import Storage
from ..step_lock import StepLock
from .binding import Binding, bind
from .clocked import DueStep, StepClock, StepPart, parts_when_due
from .executable import Launcher

_SETS = 8  # sets of tensors whose tables are kept


class Stepper:
    """Steps one storage. Starts with all its tensors selected, and their numbers loaded.

    `watched`: a step that clears gradients looks into them before, where it is skipped.
    """

    def __init__(
        self, storage: Storage, launcher: Launcher, step_lock: StepLock, *, watched: bool = True
    ) -> None:
        self.storage, self.launcher, self.step_lock = storage, launcher, step_lock
        self._watched, self._done = watched, storage.slots.done
        self._known: dict[tuple[int, ...], tuple[Binding, Step, DueStep | None]] = {}
        self._before = 0
        self.everything = self.present = tuple(range(len(storage.tensors)))
        self.binding, self._all_rows, self._due = self._of(self.present)
        self.use(self._all_rows)
        self.load()

    def binding_of(self, present: tuple[int, ...]) -> Binding:
        """The tables of the tensors of these numbers, which are not selected yet."""
        return self.binding if present is self.present else self._of(present)[0]

    def select(self, present: tuple[int, ...]) -> None:
        """Has the next step be over the tensors of these numbers. Moves no numbers."""
        if present is not self.present:
            self.binding, self._all_rows, self._due = self._of(present)
            self.present = present
        if self.calls is not self._all_rows:
            self.use(self._all_rows)

    def switch(self, present: tuple[int, ...]) -> None:
        """Selects tensors, and has their own numbers follow where their tables are others."""
        before, after = self.binding, self.binding_of(present)
        if after is before:
            self.select(present)
        elif before.remote is None or after.remote is None:
            self.save()
            self.select(present)
            self.load()
        else:
            before.remote.leave()
            self.select(present)
            after.remote.enter()

    def use(self, calls: Step) -> None:
        """Has the next step be these calls, as over some rows of the tensors."""
        self.calls, self.is_whole = calls, is_whole(calls)
        first = calls[0] if calls else None
        self._check = first.check if isinstance(first, CheckedStep) else None

    def aim(self, role: str, addresses: Array) -> None:
        """Points the tables at arrays whose fitness the caller vouches for: where each begins.

        There is an address for each selected tensor.
        """
        for column, order in self.binding.columns.get(role, ()):
            column[:] = addresses if order is None else addresses[order]
        if self.binding.remote is not None:
            self.binding.remote.moved()

    def load(self) -> None:
        """Brings the tensors' own numbers into the tables, before a step."""
        self.binding.load()
        self._before = self._done.item()

    @property
    def has_run(self) -> bool:
        """True if a step has come to its end since the numbers were loaded."""
        return self._done.item() != self._before

    def check(self) -> None:
        """Raise an error that the next step would end in, changing nothing."""
        if self._check is not None:
            self._check()

    @property
    def is_due(self) -> bool:
        """True if an entry by the clock is run in the next step, whose numbers are loaded."""
        return self._due is not None and self._due.clock.is_due()

    @property
    def bindings(self) -> list[Binding]:
        """Those that steps run over, also when an entry by the clock is due."""
        due = () if self._due is None else self._due.parts
        return [self.binding, *(x.binding for x in due if x.binding is not self.binding)]

    def run(self) -> None:
        """Runs the step. One that is a native call is done or was never begun; others are marked
        as torn until they have come to their end.
        """
        step_lock, due = self.step_lock, self._due
        calls, whole = self.calls, self.is_whole
        if due is not None and due.clock.is_due():
            calls, whole = due.calls, due.is_whole
        if whole:
            step_lock.inside = True
            calls[0]()
            step_lock.inside = False
            return
        self.check()
        before = step_lock.interrupted
        if not before:
            step_lock.begin(f"step {self._done.item() + 1}")
        late: KeyboardInterrupt | None = None
        for call in calls:
            late = call() or late
        step_lock.interrupted = before
        if late is not None:
            raise late

    def save(self) -> None:
        """Takes the tensors' own numbers out of the tables, after a step."""
        self.binding.save()

    def _of(self, present: tuple[int, ...]) -> tuple[Binding, Step, DueStep | None]:
        """The binding of the tensors of these numbers, and the calls of a step over it.

        Those of one in which an entry by the clock is due are kept beside it.
        """
        found = self._known.get(present)
        if found is None:
            if len(self._known) > _SETS:
                del self._known[next(iter(self._known))]
            binding = bind(self.storage, present, self._watched, self.launcher.threads)
            step, clocked = self.launcher.prepare([StepPart(binding)]), self.storage.clocked
            parts = (
                []
                if clocked is None
                else parts_when_due(binding, clocked.clock, self.launcher.threads)
            )
            due = None
            if clocked is not None and parts:
                clock = StepClock(clocked.clock, binding)
                both = self.launcher.prepare(parts)
                due = DueStep(clock, both, parts, is_whole(both))
            found = self._known[present] = binding, step, due
        return found
