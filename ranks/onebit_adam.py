"""1-bit Adam: Adam at first, then its variance is frozen and momentum travels as signs."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from ..ir.arrays import Array
from ..ir.errors import BindError, whole_number
from ..ir.frontend.trace import (
    Result,
    as_stored,
    aux,
    isfinite,
    optimizer,
    sqrt,
    update,
    where,
    zeros,
)
from ..runtime.hypers.groups import ParsedGroups
from ..runtime.memory.space import ArraySpace
from ..runtime.memory.tensor_set import Tensors
from .agreement import Fact, agreeing, gathered
from .here import given_or_here
from .protocol import Ranks
from .sharded import Sharded
from .spans.span_table import SpanTable, parts_of, scatter
from .step.sign_steps import SignMeans, SignSteps, check_by_signs
from .step.wire import BLOCK_OF_LARGEST, Residuals


@optimizer
def momentum_with_feedback(
    param: Any, grad: Any, m: Any = aux, residual: Any = aux, left: Any = zeros, *, beta1: Any = 0.9
) -> Result:
    """A rank's sent momentum: its own, with the residual that rounding lost before."""
    total = beta1 * m + (1.0 - beta1) * grad + residual
    lost = total - as_stored(total, param)
    return update(param=total, left=where(isfinite(lost), lost, residual))


@optimizer
def step_by_momentum(
    param: Any, grad: Any, v: Any = aux, m: Any = zeros,
    *, lr: Any = 1e-3, eps: Any = 1e-8, weight_decay: Any = 0.0,
) -> Result:  # fmt: skip
    """A step by the momentum that has come, which is grad here."""
    moved = param - lr * (grad / (sqrt(v) + eps) + weight_decay * param)
    return update(param=moved, m=grad)


class OneBitAdam(Sharded):
    """Adam whose momentum travels as signs from the step behind `freeze_step` on, both ways.

        up to freeze_step    m <- beta1 m + (1 - beta1) g,  v <- beta2 v + (1 - beta2) g^2
        then                 m <- C[mean of C[beta1 m + (1 - beta1) g_r + d_r] + e], v stays
        both                 param <- param - lr (m / (sqrt(v) + eps) + weight_decay param)

    C keeps signs and the mean magnitude of each 1024 elements, 1.03 bits an element; d_r and e are
    the residuals of a rank's momentum and of the mean. In the warm-up each rank keeps
    the m and v of its spans (ZeRO-1); then all of both, since each sends its own whole momentum.
    There every parameter needs a gradient. A checkpoint has no d_r and e: they begin anew, as
    DeepSpeed's do. Else as `Sharded`; the arrays are one group.

    C has no zero: an element whose gradients have all been 0 moves by lr / eps times the mean of
    its 1024, where DeepSpeed takes masks; so give an eps that is not tiny where there are such.

    Source: Tang et al., "1-bit Adam", ICML 2021, algorithm 1.
    Raises as `Sharded`; OptionError for a freeze_step that is no whole number above 0.
    """

    def __init__(
        self,
        params: Iterable[Any],
        freeze_step: int,
        *,
        ranks: Ranks | None = None,
        lr: float = 1e-3,
        beta1: float = 0.9,
        beta2: float = 0.999,
        eps: float = 1e-8,
        weight_decay: float = 0.0,
        threads: int | None = None,
    ) -> None:
        found = given_or_here(ranks)
        with agreeing(found, "the arguments", "the first exchange"):
            whole_number(freeze_step, "freeze_step")
        self._freeze_step, self._compressed = freeze_step, None
        self._losses = Residuals(), Residuals()
        hypers = {"beta1": beta1, "beta2": beta2, "eps": eps, "weight_decay": weight_decay}
        given: dict[str, Any] = {"ranks": found, "threads": threads, "lr": lr, **hypers}
        super().__init__(params, "adam_weight_decay", **given)

    _compressed: SignSteps | None
    _copies: list[tuple[Array, Array]]  # of own spans, m as it is kept, and among all

    def _dealt(self, tensors: Tensors, given: ParsedGroups, space: ArraySpace) -> SpanTable:
        self._block = BLOCK_OF_LARGEST  # of codes; the wire of the warm-up has none
        return super()._dealt(tensors, given, space)

    def add_group(self, group: Mapping[str, Any], states: Sequence[Mapping[str, Any]] = ()) -> None:
        """Refused (BindError)."""
        raise BindError("OneBitAdam steps one group; give all parameters at the start")

    def explain(self) -> str:
        """Explain a step, and the current phase."""
        left = self._freeze_step - self.steps
        if left > 0:
            return f"{super().explain()}\nmomentum travels as signs behind {left} more steps"
        return f"{super().explain()}\nmomentum travels as signs, 1.031 bits an element, both ways"

    def _step(self, grads: Sequence[Any], aux: Mapping[str, Any] | None, phase: str) -> None:
        if self.steps < self._freeze_step:
            super()._step(grads, aux, phase)
            return
        with self._fitting(phase):
            if self._sources.each:
                self._sources.apply(self.steps)
            prepared = self._take(grads)
            why = f"behind freeze_step={self._freeze_step} every parameter moves by its momentum"
            check_by_signs("1-bit Adam", self._storage.tensors, prepared.present, aux, why)
        check: Callable[..., bool] = self._is_agreed
        if check(*self._said_of_step(prepared.present, []), phase):
            self._last[0] = grads
            self._compressed = self._compressed or self._frozen()
            self._compressed.run(prepared.stepper.binding.grads, self.groups[0], "m")
            self._storage.slots.done[0] += 1
            for own, whole in self._copies:
                own[...] = whole

    def _frozen(self) -> SignSteps:
        """Return the stepper behind the warm-up, with all ranks' m and v. Raises RanksError."""
        tensors = self._storage.tensors
        sizes = [tensors.layout_of(n).shape.numel for n in range(len(tensors))]
        m, v = self._whole_state("m", sizes), self._whole_state("v", sizes)
        for lost in self._losses:
            lost.extend(sizes)
        mine = list(self.spans.of(self._ranks.rank))
        kept = [self.state[s.tensor]["m"].reshape(-1) for s in mine]
        self._copies = list(zip(kept, parts_of(m, mine), strict=True))
        arrays = {"param": self._storage.params, "m": m, "v": v}
        how = self._how
        spec = momentum_with_feedback.spec
        means = SignMeans(self._ranks, self.spans, self._losses, "momenta", spec, **how)
        return SignSteps(means, arrays, step_by_momentum.spec, ["m"], **how)

    def _whole_state(self, name: str, sizes: Sequence[int]) -> list[Array]:
        """A state of all elements, of which each rank has its own. Raises RanksError."""
        found = [np.zeros(size, np.float32) for size in sizes]
        spans = [list(self.spans.of(rank)) for rank in range(self._ranks.count)]
        own = [self.state[s.tensor][name].reshape(-1) for s in spans[self._ranks.rank]]
        size = [4 * sum(s.count for s in of_rank) for of_rank in spans]
        given = np.concatenate([np.zeros(0, np.float32), *own]).tobytes()
        every = gathered(self._ranks, given, size, "the gather of moments")
        for of_rank, cells in zip(spans, every, strict=True):
            scatter(cells.view(np.float32), parts_of(found, of_rank))
        return found

    def _load(self, source: Any, *asked: bool) -> dict[str, Any]:
        extra = super()._load(source, *asked)
        self._compressed = None
        for lost in self._losses:
            lost.clear()
        return extra

    def _begin_anew(self, ranks: Ranks) -> None:
        super()._begin_anew(ranks)
        self._compressed = None

    def _key_of_step(self, present: tuple[int, ...]) -> str:
        return f"{super()._key_of_step(present)} {self._freeze_step}"

    def _facts_of_step(self, present: Collection[int]) -> list[Fact]:
        return [*super()._facts_of_step(present), ("freeze_step", str(self._freeze_step))]
