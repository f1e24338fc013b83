"""The optimizer that ranks share: each has its gradients, steps its spans, and gets the others'."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from ..ir.arrays import Array
from ..ir.errors import BindError, OptionError
from ..ir.types import F32
from ..passes.chain.compose import chain
from ..passes.storage.formats import check_text
from ..runtime.checkpoint.contents import CheckpointContents
from ..runtime.hypers.groups import ParsedGroups
from ..runtime.launch.overflow import Overflow
from ..runtime.launch.stepper import Stepper
from ..runtime.memory.array_checks import addresses_of
from ..runtime.memory.space import ArraySpace
from ..runtime.memory.tensor_set import Tensors
from ..runtime.stepping.input_arrays import InputArrays
from .agreed_steps import AgreedSteps
from .agreement import Fact, check_agreement, telling
from .combine import checked_combine, piece
from .here import given_or_here
from .protocol import Ranks
from .spans.span_table import Span
from .step.encoded import EncodedExchange
from .step.facts import declared_spec, fact_of_spec, facts_of_params
from .step.largest import LargestExchange
from .step.micro_batches import MicroBatches, checked_micro_batches
from .step.own_parts import OwnParts
from .step.pieces import EncodedPieces, PieceExchange, engine_mean, spans_of_present
from .step.shared_inputs import LOSS, SharedInputs, checked_mean
from .step.wire import Residuals, checked_wire, refuse_codes, roles_of_pieces, with_pieces


class Sharded(AgreedSteps):
    """Steps arrays that every rank has whole by the mean of the ranks' gradients.

    Each rank keeps the states of its spans, and steps these: of a tensor `state` has the cells that
    are this rank's, in a line where they are a part. `ranks` are those that the process was started
    with, if nothing is said: of torch.distributed, of MPI, or one alone. The mean is a tree over
    the ranks' numbers, which gives the bits of one process that has all pieces;
    `order="engine"` leaves the sum to the engine, and its order. Gradients travel as they are, or
    rounded: `wire="bf16"` is 2 bytes an element, `wire="linear8"` a code of 1 and a scale for a
    block of 256; the mean is that of all ranks' rounded gradients, also of this rank's own. With
    `feedback=True` each rank adds the rounding errors of its gradients to its next ones.
    `mean` names the hyper-parameters and extra inputs of which each rank gives its own, of its
    data, and the step reads the mean over ranks; all others are to be the same on all ranks.
    With `repeatable=True` a step in which a rank is lost may be taken again, for bytes that
    `explain()` says. Of `micro_batches=m`, a power of two, m - 1 go to `accumulate` and the last to
    `step`: each rank adds up its own without an exchange, and the step takes the mean over all
    ranks' batches, with the bits of one rank that has them all. `combine="adasum"` steps by the
    adaptive sum of the ranks' gradients in place of their mean, over any number of ranks. Else as
    `Optimizer`.

    Raises BindError, on every rank alike where they disagree; RanksError after a time-out;
    OptionError, TypeError, ValueError.
    """

    def __init__(
        self,
        params: Iterable[Any],
        spec: Any,
        *,
        ranks: Ranks | None = None,
        order: str = "ranks",
        wire: str = "f32",
        feedback: bool = False,
        mean: Collection[str] = (LOSS,),
        repeatable: bool = False,
        micro_batches: int = 1,
        combine: str = "mean",
        **options: Any,
    ) -> None:
        found = given_or_here(ranks)
        self._exchanges: dict[tuple[int, ...], PieceExchange | EncodedPieces] = {}
        phase = "the first exchange"
        with telling(found, "the arguments", phase):
            _check_flag("repeatable", repeatable)
            self._declared = declared_spec(spec)
            self._wire = checked_wire(wire, order, feedback)
            self._block = self._wire.block
            combined = checked_combine(combine, order)
            declared = own = self._declared
            self._mean = checked_mean(mean, declared)
            fitting = checked_micro_batches(micro_batches, declared.entries, declared.name)
            self._micro = MicroBatches(fitting)
            dtypes = options.get("dtypes", "")
            check_text(dtypes)
            if found.count > 1:
                refuse_codes(dtypes)
            self._by_tree = order == "ranks" and found.count > 1
            self._residuals = Residuals() if feedback and self._by_tree else None
            self._pieces = roles_of_pieces(found.count, self._wire)
            if self._by_tree or (self._micro and found.count == 1):
                rounded = self._by_tree and self._wire.is_rounded
                own = chain(combined(found.count, rounded, fitting), declared)
            if self._by_tree:
                options["dtypes"] = with_pieces(dtypes, found.count, self._wire)
            super().__init__(params, own, found, repeatable=repeatable, **options)
            self._share_inputs()
            self._check_clears(declared.name)
        facts = [
            ("the arguments", "they fit"),
            *facts_of_params(self._storage.tensors, self._storage.given),
        ]
        facts += [("micro_batches", str(micro_batches))]
        facts += [fact_of_spec(own), ("the wire", wire), ("dtypes", dtypes)]
        facts += [("feedback", str(feedback)), ("repeatable", str(repeatable))]
        facts += [("mean", repr(sorted(self._mean)))]
        check_agreement(found, repr(facts), lambda: facts, phase)

    def _contents(self) -> CheckpointContents:
        """The contents without the mean over ranks, for any number of ranks to load."""
        found, known = super()._contents(), {role.name for role in self._declared.roles}
        formats = [{n: f for n, f in one.items() if n in known} for one in found.formats]
        return replace(found, spec=self._declared.whole(), formats=formats)

    def _whole(self, params: bool) -> CheckpointContents:
        self._micro.check_none("what is kept now")
        return super()._whole(params)

    def _load(self, source: Any, *asked: bool) -> dict[str, Any]:
        extra = super()._load(source, *asked)
        self._micro.clear()
        if self._residuals is not None:
            self._residuals.clear()
        return extra

    def _adding(self, group: Mapping[str, Any], states: Sequence[Any]) -> Callable[[], None]:
        self._micro.check_none("a group that comes now")
        return super()._adding(group, states)

    def _share_inputs(self) -> None:
        self._exchanges = {}
        self._aux = InputArrays(self._storage, self._pieces)
        self._inputs = SharedInputs(self._ranks, self.spans, self._mean)
        if self._residuals is not None:
            tensors = self._storage.tensors
            sizes = (tensors.layout_of(n).shape.numel for n in range(len(tensors)))
            self._residuals.extend(sizes)

    def add_group(self, group: Mapping[str, Any], states: Sequence[Mapping[str, Any]] = ()) -> None:
        """Add a group, as `RankOptimizer.add_group`."""
        super().add_group(group, states)
        self._share_inputs()

    def _share(self, tensors: Tensors, given: ParsedGroups, space: ArraySpace) -> OwnParts | None:
        found = super()._share(tensors, given, space)
        self._check_gradients(tensors)
        return found

    def _check_gradients(self, tensors: Tensors) -> None:
        """Refuse dtypes that are not rounded, or other than those of pieces (BindError)."""
        engine = self._ranks.count > 1 and not self._by_tree
        for n in range(len(tensors)):
            dtype = found = tensors.wanted(n, "grad").dtype
            if self._wire.is_rounded or self._micro or (engine and dtype.is_pattern):
                dtype = F32
            elif self._by_tree:
                dtype = tensors.program_of(n).role(piece(1)).type.dtype
            elif engine:
                dtype = tensors.wanted(0, "grad").dtype
            if found is not dtype:
                how = f"wire='{self._wire.name}'" if self._wire.is_rounded else "ranks"
                how = f"micro_batches={self._micro.count}" if self._micro else how
                raise BindError(
                    f"{tensors.where(n)}: its gradient is {found}, and {how} would take one of "
                    f"{dtype}; say in which dtype all gradients are, as dtypes='grad=f32'"
                )

    def explain(self) -> str:
        """Explain a step, this rank's part of it, and the wire's format."""
        text = super().explain()
        if self._micro:
            rooms = self._micro.count.bit_length() - 1
            text += f"\n{self._micro.count} micro-batches are added up here, in {rooms} buffers"
        if not self._by_tree:
            return text
        how = "as they are"
        if self._wire.is_rounded:
            how = f"rounded to {self._wire.name}, {self._wire.bytes:.4g} bytes an element"
        if self._residuals is not None:
            how += ", and what that loses is added to the next"
        text += f"\ngradients travel {how}"
        sweeps = next((e.explain() for e in self._exchanges.values()), "").splitlines()[1:2]
        return "\n".join([text, *(s.replace("  all tensors", "encoding") for s in sweeps)])

    def _check_clears(self, name: str) -> None:
        if any(p.stores_to("grad") for p in self._storage.programs):
            raise BindError(
                f"{name} stores to the gradients, of which a rank has its own spans; leave "
                f"zero_grad out of the chain, and clear them by yourself"
            )

    def step(self, grads: Sequence[Any], aux: Mapping[str, Any] | None = None) -> None:
        """A step by the mean of all ranks' gradients; every rank has the parameters behind it.

        Raises BindError and touches nothing where something does not fit on any rank, or ranks
        disagree on which gradients there are, hyper-parameters or counts; RanksError.
        """
        with self.step_lock.lock:
            self.step_lock.check()  # of a torn step others know, or wait in vain
            with self._meeting():
                self._step(grads, aux, f"step {self.steps + 1}")

    def _step(self, grads: Sequence[Any], aux: Mapping[str, Any] | None, phase: str) -> None:
        """The step, whose number is in the phase."""
        with self._fitting(phase):
            prepared = self._take(grads)
            if self._accumulation is not None:
                self._accumulation.check(grads)
            if self._micro:
                self._micro.check(prepared.present, grads, is_last=True)
            given: list[Fact] = []
            if prepared.present and (self._aux.read or aux is not None):
                given = self._taken(self._aux, aux, prepared.stepper, grads)
            if self._sources.each:
                self._sources.apply(self.steps)
        present = prepared.present
        if not self._is_agreed(*self._said_of_step(present, given), phase):
            return
        if not present:
            self._micro.clear()
            return
        self._exchange_inputs(aux, prepared.stepper, grads)
        self._last[0] = grads
        self._exchange(prepared.stepper, present)
        try:
            with self._inputs.at_means(self._storage.slots):
                self._run_own(prepared.stepper, self._stored or "")
        except KeyboardInterrupt:
            if not self.step_lock.interrupted:  # it has waited for the end, and others wait for us
                self._end_step()
            raise
        self._end_step()

    def _exchange_inputs(
        self, aux: Mapping[str, Any] | None, stepper: Stepper, grads: Sequence[Any]
    ) -> None:
        """Bind means over ranks of the extra inputs in `mean` to the step. Raises RanksError."""
        means = self._inputs.averaged(self._aux.roles(stepper), aux or {}, stepper)
        if means is not None:
            self._aux.bind_inputs(means, stepper, grads)

    def _is_agreed(self, key: str, facts: Callable[[], list[Fact]], phase: str) -> bool:
        """True if all take the step. Raises BindError where ranks disagree, RanksError."""
        check_agreement(self._ranks, key, facts, phase)
        return True

    def _end_step(self) -> None:
        """Finish a step behind own spans."""
        self._bring_stepped()

    def _exchange(self, stepper: Stepper, present: tuple[int, ...]) -> None:
        """Points the tables at the mean, or at the pieces that it is made of."""
        grads: Sequence[Array] = stepper.binding.grads
        if self._micro:
            grads = self._micro.total(grads, present)
            by_number = dict(zip(present, grads, strict=True))
            self._last[0] = [by_number.get(n) for n in range(len(self._storage.tensors))]
        if self._ranks.count == 1:
            if self._micro:
                stepper.aim("grad", addresses_of(grads))
            return
        if self._by_tree:
            exchange = self._exchanges.get(present)
            if exchange is None:
                exchange = self._exchange_of(present)
                self._exchanges = {present: exchange}
            for role, addresses in exchange.run(grads).items():
                stepper.aim(role, addresses)
            return
        flat, begins = engine_mean(self._ranks, grads, self._micro.count)
        stepper.aim("grad", begins)
        stepper.binding.given = [flat]  # held until the next step

    def _run_own(self, stepper: Stepper, stored: str) -> None:
        """Run the own step, as `MeetingOptimizer._run_own`; then the gradients are taken."""
        is_taken = False
        try:
            super()._run_own(stepper, stored)
            is_taken = True
        except KeyboardInterrupt:
            is_taken = not self.step_lock.interrupted  # it has waited for the end of the step
            raise
        finally:
            if is_taken and self._residuals is not None:
                self._residuals.commit(stepper.binding.present)

    def _exchange_of(self, present: tuple[int, ...]) -> PieceExchange | EncodedPieces:
        spans, count = spans_of_present(self._ranks, self.spans, present), len(present)
        encoded = self.encoded(spans, present)
        if encoded is None:
            return PieceExchange(self._ranks, spans, count)
        return EncodedPieces(self._ranks, encoded, count)

    def encoded(
        self, spans: Sequence[Sequence[Span]], present: Sequence[int] | None = None
    ) -> EncodedExchange | LargestExchange | None:
        """The exchange of these spans of each rank, where gradients are rounded on their way.

        Their numbers are indices in `present`, if that is given.
        """
        if not self._by_tree or not self._wire.is_rounded:
            return None
        if self._wire.kept:
            return LargestExchange(self._ranks, spans, self._residuals, present)
        known = spans, self._wire, self._residuals, present
        return EncodedExchange(self._ranks, *known, **self._how)

    def _saturated(self) -> Overflow | None:
        first, count, tensors = None, 0, self._storage.tensors
        for n, grad in enumerate(self._last[0] if self._wire.infinite_from < np.inf else ()):
            if grad is None:
                continue
            sizes = np.abs(np.asarray(grad, np.float32).reshape(-1))
            infinite = np.flatnonzero((sizes >= self._wire.infinite_from) & np.isfinite(sizes))
            count += len(infinite)
            if first is None and len(infinite):
                first = n, int(infinite[0]), float(np.asarray(grad).reshape(-1)[infinite[0]])
        if first is None:
            return None
        index = np.unravel_index(first[1], tensors.wanted(first[0], "grad").dims)
        name = tensors.names[first[0]]
        return Overflow(first[0], name, tuple(map(int, index)), first[2], saturated=count)

    def _begin_anew(self, ranks: Ranks) -> None:
        super()._begin_anew(ranks)
        self._micro.clear()
        self._share_inputs()


def _check_flag(name: str, given: object) -> None:
    """Raises OptionError."""
    if not isinstance(given, bool):
        raise OptionError(f"{name}: expected True or False, got {given!r:.80}")
