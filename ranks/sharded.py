"""The optimizer that ranks share: each has its gradients, steps its spans, and gets the others'."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from ..compilation import Compilation
from ..compiler import as_spec
from ..ir.arrays import Array
from ..ir.errors import BindError, OptionError, StepfuseError
from ..ir.text.printer import to_text
from ..passes.chain.compose import chain
from ..runtime.checkpoint.contents import CheckpointContents
from ..runtime.memory.array_checks import address
from .agreement import Fact, check_agreement
from .here import ranks_here
from .mean_of_ranks import mean_of_ranks, piece
from .protocol import Ranks
from .rank_optimizer import RankOptimizer
from .step.pieces import PieceExchange

ORDERS = ("ranks", "engine")


class Sharded(RankOptimizer):
    """Steps arrays that every rank has whole by the mean of the ranks' gradients.

    Each rank keeps the states of its spans, and steps these. `ranks` are those that the process was
    started with, if nothing is said: of torch.distributed, of MPI, or one alone. The mean is a tree
    over the ranks' numbers, which gives the bits of one process that has all pieces;
    `order="engine"` leaves the sum to the engine, and its order. `repeatable=True` refuses a spec
    whose steps are torn where a rank is lost in them. Else as `Optimizer`.

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
        repeatable: bool = False,
        **options: Any,
    ) -> None:
        if order not in ORDERS:
            raise OptionError(f"order: expected 'ranks' or 'engine', got {order!r}")
        if isinstance(spec, Compilation):
            raise TypeError(
                f"{spec.signature.name} is compiled already, without the mean over ranks in front; "
                f"give the spec"
            )
        found = ranks_here() if ranks is None else ranks
        self._by_tree = order == "ranks" and found.count > 1
        declared = as_spec(spec)
        self._declared = declared
        own = chain(mean_of_ranks(found.count), declared) if self._by_tree else declared
        self._present: tuple[object, str] = None, ""  # which gradients came last, and as text
        self._exchanges: dict[tuple[int, ...], PieceExchange] = {}
        phase = "the first exchange"
        try:
            super().__init__(params, own, found, **options)
            self._check_clears(declared.name)
            if repeatable and self._stored:
                raise BindError(
                    f"{declared.name} is not repeatable: {self._stored} before the last gather; "
                    f"leave `repeatable` out, and load a checkpoint where a rank was lost in a step"
                )
        except (StepfuseError, TypeError, ValueError) as error:
            _refused(found, "the arguments", error, phase)
            raise
        facts = [("the arguments", "they fit"), *self._facts_of_params()]
        facts += [("the spec", _digest(to_text(own)))]
        check_agreement(found, repr(facts), lambda: facts, phase)

    def _contents(self) -> CheckpointContents:
        """Without the mean over ranks: so a checkpoint is for any number of them, and for one."""
        return replace(super()._contents(), spec=self._declared.whole())

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
        if aux is not None:
            raise BindError("extra inputs are not shared by ranks yet; leave `aux` out")
        with self.turn.lock:
            self.turn.check()  # of a torn step others know, or wait in vain
            with self._meeting():
                self._step(grads, f"step {self.steps + 1}")

    def _step(self, grads: Sequence[Any], phase: str) -> None:
        """The step, whose number is in the phase."""
        try:
            prepared = self._take(grads)
            if self._sources.each:
                self._sources.apply(self.steps)
        except (StepfuseError, TypeError, ValueError, IndexError) as error:
            _refused(self._ranks, "the gradients", error, phase)
            raise
        check_agreement(self._ranks, self._key_of_step(), self._facts_of_step, phase)
        if not prepared.present:
            return
        stepper = prepared.stepper
        if self._ranks.count > 1:
            self._exchange(stepper.binding.grads, prepared.present)
        self._last[0] = grads
        self._run_own(stepper)
        self._bring_stepped()

    def _exchange(self, grads: Sequence[Array], present: tuple[int, ...]) -> None:
        """Points the tables at the mean, or at the pieces that it is made of."""
        stepper = self._stepper
        if self._by_tree:
            exchange = self._exchanges.get(present)
            if exchange is None:
                exchange = PieceExchange(self._ranks, self.spans, present)
                self._exchanges = {present: exchange}
            for rank, addresses in enumerate(exchange.run(grads)):
                stepper.aim(piece(rank), addresses)
            return
        flat = np.concatenate([g.reshape(-1) for g in grads])
        self._ranks.sum(flat, "the sum of gradients").wait()
        flat /= flat.dtype.type(self._ranks.count)
        ends = np.cumsum([g.size for g in grads])
        firsts = ends - [g.size for g in grads]
        stepper.aim("grad", address(flat) + flat.itemsize * firsts)
        stepper.binding.given = [flat]  # held until the next step

    def rejoin(self, ranks: Ranks) -> None:
        """As `RankOptimizer.rejoin`."""
        super().rejoin(ranks)
        self._exchanges = {}

    def _key_of_step(self) -> str:
        """All that is in the facts of a step, in less time."""
        present = self._prepared.present
        if self._present[0] is not present:
            self._present = present, repr(present)
        return f"{self.steps} {self._present[1]} {[[*g.items()] for g in self.groups]}"

    def _facts_of_step(self) -> list[Fact]:
        present = set(self._prepared.present)
        where = self._storage.tensors.where
        facts: list[Fact] = [("the gradients", "they fit")]
        facts += [("the number of steps done", str(self.steps))]
        facts += [
            (f"the gradient of {where(n)}", "one" if n in present else "none")
            for n in range(len(self._storage.tensors))
        ]
        for number, group in enumerate(self.groups):
            facts += [(f"{name} of group {number}", repr(v)) for name, v in group.items()]
        return facts

    def _facts_of_params(self) -> list[Fact]:
        tensors, given = self._storage.tensors, self._storage.given
        facts: list[Fact] = [("the number of tensors", str(len(tensors)))]
        for n, (array, name) in enumerate(zip(given.arrays, given.names, strict=True)):
            kind: Any = array
            facts += [
                (f"the name of tensor {n}", repr(str(name))),
                (f"the shape of {tensors.where(n)}", str(tuple(kind.shape))),
                (f"the dtype of {tensors.where(n)}", str(kind.dtype)),
                (f"the group of {tensors.where(n)}", str(given.owners[n])),
            ]
        return facts


def _refused(ranks: Ranks, what: str, error: Exception, phase: str) -> None:
    """Tells the others of an error of this rank's alone. Raises BindError where it is."""
    check_agreement(ranks, f"{what} {error}", lambda: [(what, str(error))], phase)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]
