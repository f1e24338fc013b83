"""Optimizers of torch whose step is one fused program, in place on torch's memory."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import torch

from ...ir.errors import BindError, OptionError
from ...runtime.step_lock import StepLock, exclusive
from .checkpoints.bitsandbytes import from_bitsandbytes
from .checkpoints.conversion import CODES, counted, encoded, take_stored, to_load
from .checkpoints.conversion import decoded as as_numbers
from .engines.engine import Engine
from .engines.fast_path import FastPath, fast_of
from .engines.partition import NOT_BUILT, PartitionedOptimizer
from .internals import (
    AFTER_ANY,
    BEFORE_ANY,
    ScalesInStep,
    is_profiling,
    set_grad_enabled,
    untraced,
)
from .memory.layout import check_param, is_sharded
from .refusals import HOW_TO_GO_ON, SCALERS, check_flags, refuse_hyper, refused_flag
from .storage import codes_of


class FusedOptimizer(PartitionedOptimizer):
    """The step that all optimizers here share. Raises BindError for tensors that do not fit."""

    has_torch_fused = False  # whether torch.optim has a fused step of this name, with our bits

    _step_supports_amp_scaling = ScalesInStep()

    _calls: Any = None  # of the last step, if of a single engine

    def _show(self) -> Any:
        """The states of each parameter, under torch's keys; values stored there are used."""
        self._settle()
        self._seen = True
        return self._state

    def _put(self, states: Any) -> None:
        self._state, self._built_for, self._stored_as = states, NOT_BUILT, {}
        self._fast = self._calls = None
        if not hasattr(self, "step_lock"):
            self.step_lock = StepLock()
        self.step_lock.interrupted = ""
        self.thread = self.thread or threading.get_ident()

    state: Any = property(_show, _put)  # torch has an attribute here

    def __setattr__(self, name: str, value: Any) -> None:
        """Refuses a hyper-parameter, which nothing would read: `opt.lr = 1.0` (AttributeError)."""
        if name[0] != "_" and name not in self.__dict__ and not hasattr(type(self), name):
            refuse_hyper(self, name)
        super().__setattr__(name, value)

    def take_mean_of(self, parts: int) -> None:
        """Steps by the mean of so many gradients from now on: see `MeanOfGradients`."""
        self._parts, self._built_for, self._fast = parts, NOT_BUILT, None

    @property
    def sums(self) -> Any:
        """The states, which hold the sums of gradients too."""
        return self._state

    @untraced
    def step(
        self, closure: Callable[[], Any] | None = None, *, aux: Mapping[str, Any] | None = None
    ) -> Any:
        """Update all parameters that have gradients; return the closure's result.

        `aux` has the spec's extra inputs by role name: a tensor or number for each
        parameter, or a number. Raises BindError, changing nothing, where something does not fit.
        """
        with self.step_lock.lock:
            self._settle()
            if self.step_lock.interrupted:
                self.step_lock.check()
            if self._is_watched():
                given = {} if aux is None else {"aux": aux}
                return self._watched(*(() if closure is None else (closure,)), **given)
            return self._step(closure, aux=aux)

    # torch would wrap it for hooks and profiler, which takes 8 us a step
    step.hooked = True  # type: ignore[reportFunctionMemberAccess]

    def _is_watched(self) -> bool:
        """True if hooks or the profiler observe steps, and no wrapper of torch's calls them."""
        wanted = (
            BEFORE_ANY
            or AFTER_ANY
            or self._optimizer_step_pre_hooks
            or self._optimizer_step_post_hooks
            or is_profiling()
        )
        return bool(wanted) and type(self).step is FusedOptimizer.step

    def _step(self, closure: Callable[[], Any] | None = None, *, aux: object = None) -> Any:
        quick = closure is None and aux is None and self._quick()
        return None if quick else self._full(closure, aux)

    _watched = torch.optim.Optimizer.profile_hook_step(_step)

    def _quick(self) -> bool:
        """Run a step where only gradients and numbers changed; else False, changing nothing."""
        fast = self._fast
        if fast is None or (self._seen and not self._states_stand()):
            return False
        if getattr(self, "found_inf", None) is not None:
            return False
        return getattr(self, "grad_scale", None) is None and fast.run(self.param_groups)

    def _full(self, closure: Callable[[], Any] | None, aux: object) -> Any:
        """Run a step with all checks, without autograd."""
        before = torch.is_grad_enabled()
        try:  # not `no_grad`: an interrupt within its end would leave gradients off
            set_grad_enabled(False)
            return self._whole(closure, aux)
        finally:
            set_grad_enabled(before)

    def _whole(self, closure: Callable[[], Any] | None, aux: object) -> Any:
        loss, fast = None, self._fast
        self._fast = None  # should this step be refused, the next one will be a full one too
        if closure is not None:
            with torch.enable_grad():
                loss = closure()
            self._tell(loss)
        found_inf = getattr(self, "found_inf", None)
        if found_inf is None or self._skips_itself() or not found_inf.item():
            ready = self._ready(aux)
            self._commit()
            self._run(ready)
            self._arm(ready, fast)
        return loss

    def _run(self, ready: Sequence[Engine]) -> None:
        """Run the engines. A single native call is done or was never begun; others may be torn."""
        for engine in ready:
            engine.check()
        if len(ready) > 1 or self._most > 1 or not all(engine.stepper.is_whole for engine in ready):
            self.step_lock.begin(f"a step of {self._title()}", HOW_TO_GO_ON)
        for engine in ready:
            engine.run()
        self._step_again()
        self.step_lock.interrupted = ""

    def _step_again(self) -> None:
        """Steps parameters once more for each time that a group has them again, as torch does."""
        for turn in range(2, self._most + 1):
            for engine, _ in self._engines:
                mine = [m.param for m in engine.members]
                grads = [p.grad if self._times[id(p)] >= turn else None for p in mine]
                if any(grad is not None for grad in grads):
                    engine.take(grads, {})
                    engine.run()

    def _arm(self, ready: Sequence[Engine], fast: FastPath | None) -> None:
        """Makes the next step a fast one, where it will be like the last two."""
        before, self._calls = self._calls, None
        if any(getattr(self, name, None) is not None for name in SCALERS):
            return  # a step that a scaler has no part in is by other engines
        if len(ready) == 1 == len(self._engines) and self._most == 1:
            self._calls = calls = ready[0].stepper.calls
            if fast is not None and fast.goes_on(calls, self.param_groups):
                self._fast = fast
            elif calls is before:
                self._fast = fast_of(ready[0], self.param_groups, self.is_same)

    def is_same(self, group: Mapping[str, Any], number: int) -> bool:
        """True if a group's program is unchanged."""
        if refused_flag(group) or self._asked(group) != self._asked_for[number]:
            return False
        return self.binding_in(group) is self._built_for[2][number]

    def _tell(self, loss: Any) -> None:
        """Store the loss to groups that have one."""
        for group in self.param_groups:
            if "loss" in group:
                known = torch.as_tensor(loss).detach()
                group["loss"] = known if known.is_cuda else float(known)

    @exclusive
    def refresh(self) -> None:
        """Have the next step compute the carried sums again (policy="carry").

        After writes that torch does not count: through `.data`, by NumPy, by collectives.
        """
        for engine, _ in self._engines:
            if engine.sums is not None:
                engine.sums.forget()

    def add_param_group(self, param_group: dict[str, Any]) -> None:
        """Adds a group, as in torch. Raises BindError, ValueError, and then adds nothing."""
        super().add_param_group(param_group)
        try:
            self._check_group(len(self.param_groups) - 1)
        except (BindError, TypeError, ValueError):
            del self.param_groups[-1]
            raise

    def _check_group(self, number: int) -> None:
        """Refuse a group with options that no step supports."""
        check_flags(self.param_groups)
        if "policy" in self.param_groups[number]:
            raise OptionError(
                f"group {number}: policy is the whole optimizer's, not a group's: "
                f"{type(self).__name__}(params, policy=...)"
            )
        self._asked(self.param_groups[number])
        for member in self._members():
            if member.group == number:
                check_param(member.param, member.where)

    @exclusive
    def state_dict(self, *, decoded: bool = False) -> dict[str, Any]:
        """Return torch's state dict; `decoded`: with f32 for codes, as torch's own optimizers load.

        Raises BindError where a step was torn.
        """
        self._settle()
        self.step_lock.check()
        self._check_stored()
        found: dict[str, Any] = super().state_dict()
        for engine, _ in self._engines:
            engine.as_numbers(found["param_groups"])
        for ours, saved in zip(self.param_groups, found["param_groups"], strict=True):
            if self._goes_on_fused(ours):
                saved["fused"] = True  # torch goes on with the same bits
            if codes := codes_of(self._asked(ours)):
                saved[CODES] = codes
        return as_numbers(self, found) if decoded else found

    def _goes_on_fused(self, group: Mapping[str, Any]) -> bool:
        """True if torch's fused step gives our bits for a group, and no option asks for another.

        It takes no complex, sparse or sharded tensors, and pairs the elements of others by their
        places in memory.
        """
        if not self.has_torch_fused or group.get("fused", False) is not None:
            return False
        grads = (param.grad for param in group["params"])
        plain = all(p.is_contiguous() and p.dtype == torch.float32 for p in group["params"])
        alike = all(g is None or (g.layout == torch.strided and g.is_contiguous()) for g in grads)
        sharded = any(map(is_sharded, group["params"]))
        return plain and alike and not sharded and not group.get("foreach")

    @exclusive
    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Load a state dict of torch, bitsandbytes or this class; numbers become codes here.

        Raises ValueError; CheckpointError, a ValueError, for states in another storage, BindError.
        """

        def stored(_: Any, saved: dict[str, Any]) -> dict[str, Any]:
            groups, rows = self.param_groups, saved["param_groups"]
            if [len(g["params"]) for g in groups] != [len(g["params"]) for g in rows]:
                return saved  # as torch will say
            found = encoded(self, from_bitsandbytes(self, saved))
            asked = list(map(self._asked, self.merged(found["param_groups"])))
            return to_load(found, asked, [g.get("dtypes") for g in groups])

        last = self.register_load_state_dict_pre_hook(stored)  # behind the user's
        try:
            super().load_state_dict(state_dict)
        finally:
            last.remove()

    def __getstate__(self) -> dict[str, Any]:
        return {**super().__getstate__(), "options": self._options}

    def __setstate__(self, state: dict[str, Any]) -> None:
        rest = dict(state)
        self._options = rest.pop("options", self._options)
        loaded = rest.pop("state", self._state)
        take_stored(loaded)
        self.state = counted(loaded)
        super().__setstate__(rest)
        self.state = loaded
