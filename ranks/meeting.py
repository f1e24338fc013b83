"""An optimizer whose ranks meet, bring each other's parameters, and go on behind one that is lost.

a verb of ranks    they meet; where one is lost they have failed, until `rejoin`
own spans run      the stores of a failed step say whether it may be taken again
parameters come    they are lacked until all have
"""

from __future__ import annotations

import numpy as np

from ..array_optimizer import Optimizer
from ..ir.arrays import Array
from ..ir.errors import BindError
from ..runtime.launch.stepper import Stepper
from ..runtime.step_lock import exclusive
from .agreement import check_as_before, gathered_arrays
from .protocol import FailureLatch, Ranks, RanksError
from .spans.span_table import SpanTable, parts_of, scatter
from .step.bucket_calls import StepFlow
from .step.sharded_storage import among
from .step.stored_before import NumbersBefore


class MeetingOptimizer(FailureLatch, Optimizer):
    """Joint actions of ranks around the steps of own spans."""

    _flow: StepFlow | None = None  # where gradients come, and parameters leave, within a step
    _ranks: Ranks
    _table: SpanTable | None  # who owns what

    def _begin_meeting(self, ranks: Ranks) -> None:
        self._ranks = ranks
        self._lacks_params = False  # own spans are stepped, and others' have not come
        self._added = 0, 0  # by number of steps done, the small batches added up since
        self._brought: list[Array] = []  # what comes from each rank, and what goes to all

    @property
    def spans(self) -> SpanTable:
        """The table of owners."""
        assert self._table is not None, "the constructor deals"
        return self._table

    def bring_params(self) -> None:
        """Every rank gets the spans that the others have stepped. Raises RanksError."""
        every, params = range(self._ranks.count), self._storage.params
        arrays = [[p.view(np.uint8) for p in parts_of(params, self.spans.of(r))] for r in every]
        if not self._brought:
            sizes = [sum(a.nbytes for a in mine) for mine in arrays]
            self._brought = [np.zeros(n, np.uint8) for n in (*sizes, sizes[self._ranks.rank])]
        *buffers, own = self._brought
        np.concatenate([own[:0], *arrays[self._ranks.rank]], out=own)
        self._ranks.gather(own, buffers, "the gather of parameters").wait()
        for rank in (r for r in every if r != self._ranks.rank):
            scatter(buffers[rank], arrays[rank])

    @exclusive
    def rejoin(self, ranks: Ranks) -> None:
        """Goes on behind a RanksError, with as many ranks, which have begun anew.

        All of them call it. Parameters that had not come are brought: `steps` says whether the step
        was done. Else it may be taken again, unless something was stored on a rank (`explain`):
        then all refuse to step until they load. Raises BindError, RanksError.
        """
        remedy = "; for another number make a new optimizer and load a checkpoint"
        check_as_before(self._ranks, ranks, remedy)
        self._stepper.save()
        state = bool(self.step_lock.interrupted) and 1 + (not self._lacks_params)
        here = np.array([self.steps, self._batches, state])
        steps, batches, states = np.stack(gathered_arrays(ranks, here, "a rejoin")).T
        self._begin_anew(ranks)
        if states.max() > 1 or np.ptp(steps) or np.ptp(batches):
            done = steps if np.ptp(steps) else batches
            first = int(done.argmin() if states.max() < 2 else states.argmax())
            self.step_lock.begin(f"step {steps[first] + 1} of rank {first}")
        elif states.max():
            with self._meeting():
                self._bring_stepped()

    def _begin_anew(self, ranks: Ranks) -> None:
        """Set the ranks of all that follows."""
        self._ranks, self._storage, self._lost = ranks, among(self._storage, ranks), ""
        self._brought = []  # an engine that has failed may store to the old ones still
        self._bind_again()

    def _bring_stepped(self) -> None:
        """Brings parameters behind a step of own spans; torn where they do not come."""
        self._lacks_params = True  # some may have come, some not
        self.step_lock.begin(f"the gather of parameters of step {self.steps}")
        self.bring_params()
        self._lacks_params, self.step_lock.interrupted = False, ""

    @property
    def _batches(self) -> int:
        """The small batches that have been added up for the next step, since it was the next."""
        step, count = self._added
        return count if step == self.steps else 0

    def _run_own(self, stepper: Stepper, stored: str) -> None:
        """Runs own spans. Raises RanksError; torn, unless it has stored nothing before.

        Raises BindError where ranks do not agree on a step in which gradients come.
        """
        self._lacks_params, flow = False, self._flow
        is_host = self._storage.space.is_host
        numbers = NumbersBefore(stepper.bindings) if is_host and (flow or not stored) else None
        try:
            stepper.run()
        except (RanksError, BindError):
            if numbers is not None and not (stored and flow and flow.has_agreed):
                numbers.put_back()
                self.step_lock.interrupted = ""
            raise
