"""0/1 Adam: the variance is updated ever more seldom, and ranks meet ever more seldom, by signs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import isfinite
from typing import Any

from ...ir.errors import BindError, whole_number
from ...runtime.launch.stepper import Stepper
from ...runtime.memory.array_checks import addresses_of
from ..agreement import Fact, agreeing, check_agreement, telling
from ..here import given_or_here
from ..protocol import Ranks
from ..step.facts import facts_of_step
from ..step.pieces import engine_mean
from ..step.sharded_storage import table_for
from ..step.sign_steps import SignMeans, SignSteps, SpanSteps, check_by_signs
from ..step.wire import BLOCK_OF_LARGEST, Residuals
from .own_states import PHASE, OwnStates
from .zero_one_steps import meet, scaled_with_feedback, with_variance_as_it_is, zero_one_adam


class ZeroOneAdam(OwnStates):
    """Adam whose ranks exchange signs, first of gradients in each step, then of sums of momenta.

        up to var_freeze_step    m <- beta1 m + (1 - beta1) g
            every k-th step      g = mean of g_r,  v <- beta2 v + (1 - beta2) g^2
            others               g = C[mean of C[g_r + d_r] + e]
        then, each rank          m_r <- beta1 m_r + (1 - beta1) g_r,  u_r <- u_r + lr_t step_r
            every h-th step      s = C[mean of C[u_r (sqrt(v) + eps) + d_r] + e],  u_r <- 0
                                 m_r <- s / sum of lr_t,  param_r <- anchor - s / (sqrt(v) + eps)
        param <- param - lr step,  step = m / (sqrt(v) + eps) + weight_decay param

    anchor are the parameters where ranks last met, where they are equal to the bit. k doubles
    behind `var_update_scaler` updates of v, h behind `local_step_scaler` steps, up to
    `local_step_clipper`. C, d_r and e are as of `OneBitAdam`; d_r and e begin anew behind
    var_freeze_step, and behind a load. Every rank has all states; each saves its own, and as many
    go on. Every parameter needs a gradient; the arrays are one group. `steps` counts from 1.

    C has no zero: an element whose gradients have all been 0 moves by lr / eps times the mean of
    its 1024, where DeepSpeed takes masks; so give an eps that is not tiny where there are such.

    Deviations: DeepSpeed counts its first call too, which steps nothing; its ranks go back by
    param + u, which rounds otherwise on each. In the paper momenta travel from the first step on.
    Source: Lu et al., "Maximizing communication efficiency for large-scale training via 0/1 Adam",
    ICLR 2023.
    Code: microsoft/DeepSpeed 0628e182 deepspeed/runtime/fp16/onebit/zoadam.py
    Raises BindError, on every rank alike where they disagree and meet; RanksError, behind which a
    checkpoint is loaded; OptionError for a number that is no whole one from 1 on.
    """

    def __init__(
        self,
        params: Iterable[Any],
        *,
        var_freeze_step: int,
        var_update_scaler: int = 16,
        local_step_scaler: int = 32678,
        local_step_clipper: int = 16,
        ranks: Ranks | None = None,
        lr: float = 1e-3,
        beta1: float = 0.9,
        beta2: float = 0.999,
        eps: float = 1e-8,
        weight_decay: float = 0.0,
        threads: int | None = None,
    ) -> None:
        found = given_or_here(ranks)
        self._when = {
            "var_freeze_step": var_freeze_step,
            "var_update_scaler": var_update_scaler,
            "local_step_scaler": local_step_scaler,
            "local_step_clipper": local_step_clipper,
        }
        with agreeing(found, "the arguments", PHASE):
            for name, number in self._when.items():
                whole_number(number, name)
        self._rates = 0.0  # the sum of lr since ranks have met
        self._losses = Residuals(), Residuals()
        self._alone: SpanSteps | None = None
        self._signs: SignSteps | None = None
        hypers = {"beta1": beta1, "beta2": beta2, "eps": eps, "weight_decay": weight_decay}
        given: dict[str, Any] = {"threads": threads, "lr": lr, **hypers}
        super().__init__(params, zero_one_adam.spec, found, **given)

    def _begin_together(self) -> None:
        for lost in self._losses:
            lost.extend(param.size for param in self._storage.params)
        tensors = self._storage.tensors
        self._table = table_for(tensors, self._ranks.count, block=BLOCK_OF_LARGEST)

    def _check_params(self) -> None:
        super()._check_params()
        if len(self.groups) != 1:
            raise BindError(f"ZeroOneAdam steps one group; got {len(self.groups)}")

    def _facts(self) -> list[Fact]:
        return [(name, str(number)) for name, number in self._when.items()]

    def _values_kept(self) -> dict[str, Any]:
        return {"rates": self._rates}

    def _went_on(self, kept: Mapping[str, Any], shared: Any) -> None:
        self._rates = float(kept["rates"])
        self._forget()

    def _forget(self) -> None:
        """Reset the residuals, and have programs be made again."""
        self._alone = self._signs = None
        for lost in self._losses:
            lost.clear()

    @property
    def _freeze(self) -> int:
        return self._when["var_freeze_step"]

    def _updates_variance(self, step: int) -> bool:
        interval, end = 1, 0  # of the updates that are so far apart, the last
        while True:
            end = (end // interval + self._when["var_update_scaler"]) * interval
            if step <= end:
                return step % interval == 0
            interval *= 2

    def _interval(self, step: int) -> int:
        """The number of steps from one meeting to the next, behind the freeze."""
        doubled = (step - self._freeze - 1) // self._when["local_step_scaler"]
        most = self._when["local_step_clipper"]
        return min(most, 1 << min(doubled, most.bit_length()))

    def step(self, grads: Sequence[Any], aux: Mapping[str, Any] | None = None) -> None:
        """Steps by this rank's gradients, and exchanges signs where that is due.

        Raises BindError, changing nothing, where something does not fit: on all ranks alike where
        they meet in the step; RanksError.
        """
        with self.step_lock.lock:
            self.step_lock.check()
            step = self.steps + 1
            if step > self._freeze and step % self._interval(step):
                stepper = self._fitting(grads, aux)
                self._last[0] = grads
                self.step_lock.begin(f"step {step}")
                self._step_alone(stepper)
            else:
                stepper = self._agreed(grads, aux, f"step {step}")
                self._last[0] = grads
                self.step_lock.begin(f"step {step} of all ranks")
                self._step_together(stepper, step)
            self.step_lock.interrupted = ""

    def _fitting(self, grads: Sequence[Any], aux: Mapping[str, Any] | None) -> Stepper:
        """Raises BindError, changing nothing."""
        before = self._storage
        if self._sources.each:
            self._sources.apply(self.steps)
        prepared = self._take(grads)
        if before is not self._storage:
            self._alone = self._signs = None
        why = "every parameter moves by its momentum"
        check_by_signs("0/1 Adam", self._storage.tensors, prepared.present, aux, why)
        rates = self._rates + self.groups[0]["lr"]
        if self.steps >= self._freeze and not (isfinite(rates) and rates):
            raise BindError(
                f"lr: the sum since ranks have met is {rates}, by which sums of momenta are "
                f"divided; give an lr that is not 0"
            )
        return prepared.stepper

    def _agreed(self, grads: Sequence[Any], aux: Mapping[str, Any] | None, phase: str) -> Stepper:
        """Return the stepper of `_fitting`, agreed by all ranks. Raises RanksError."""
        with telling(self._ranks, "the gradients", phase):
            stepper = self._fitting(grads, aux)
        hypers = [[*self.groups[0].items()]]

        def facts() -> list[Fact]:
            tensors, done = self._storage.tensors, (self.steps, 0)
            found = facts_of_step(tensors, range(len(tensors)), done, hypers)
            return [*found, ("the sum of lr since ranks have met", repr(self._rates))]

        key = f"{self.steps} {hypers} {self._rates}"
        check_agreement(self._ranks, key, facts, phase)
        return stepper

    def _step_together(self, stepper: Stepper, step: int) -> None:
        """Raises RanksError."""
        grads, hypers = stepper.binding.grads, self.groups[0]
        if step > self._freeze:
            self._step_alone(stepper)
            rates = {**hypers, "rates": self._rates}
            self._meeting().run(self._kept_as("u"), rates, "v")
            self._rates = 0.0
        elif self._updates_variance(step):
            flat, begins = engine_mean(self._ranks, grads, 1)
            stepper.aim("grad", begins)
            stepper.binding.given = [flat]
            stepper.run()
        else:
            self._by_signs().run(grads, hypers)
            self._storage.slots.done[0] += 1

    def _step_alone(self, stepper: Stepper) -> None:
        """A step behind the freeze, by this rank's own gradients."""
        if self.steps == self._freeze:
            self._forget()
            for param, kept in zip(self._storage.params, self.state, strict=True):
                kept["u"][...], kept["anchor"][...] = 0.0, param
        if self._alone is None:
            states, spec = ("m", "u"), with_variance_as_it_is.spec
            self._alone = SpanSteps(self._arrays("v", *states), spec, states, **self._how)
        self._alone.read(grad=addresses_of(stepper.binding.grads))
        self._alone.run(self.groups[0])
        self._rates += self.groups[0]["lr"]
        self._storage.slots.done[0] += 1

    def _by_signs(self) -> SignSteps:
        """Steps by gradients that travel as signs."""
        if self._signs is None:
            means = SignMeans(self._ranks, self._table, self._losses, "gradients", **self._how)
            states, spec = ("m", "u"), with_variance_as_it_is.spec
            self._signs = SignSteps(means, self._arrays("v", *states), spec, states, **self._how)
        return self._signs

    def _meeting(self) -> SignSteps:
        """Steps from the anchor, by sums of momenta that travel as signs."""
        if self._signs is None:
            spec, states = scaled_with_feedback.spec, ("m", "u", "anchor")
            means = SignMeans(
                self._ranks, self._table, self._losses, "sums of momenta", spec, **self._how
            )
            arrays = self._arrays("v", *states)
            self._signs = SignSteps(means, arrays, meet.spec, states, **self._how)
        return self._signs

    def _arrays(self, *states: str) -> dict[str, Sequence[Any]]:
        return {"param": self._storage.params, **{name: self._kept_as(name) for name in states}}

    def _kept_as(self, name: str) -> list[Any]:
        return [kept[name] for kept in self.state]

    def _explain_shared(self) -> str:
        step = self.steps + 1
        if step <= self._freeze:
            when = f"the variance is updated up to step {self._freeze}"
        else:
            when = f"ranks meet in one step of {self._interval(step)}"
        return f"{when}; signs travel, 1.031 bits an element, both ways"
