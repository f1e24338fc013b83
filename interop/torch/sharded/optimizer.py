"""An optimizer of torch that ranks share: each has its gradients, and steps a part of it all.

backward    a bucket's gradients leave when its last one is there
step()      the others' have come -> own spans are stepped -> the others' parameters come
forward     with overlap=True: they come when they are read
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any

import torch
from torch import Tensor
from torch.autograd.graph import increment_version

from ....ir.errors import BindError, is_a
from ....ir.graph import Spec
from ....ir.roles import RoleKind, one_by_one
from ....ranks.agreement import Fact, agreeing, beginning_alike, check_agreement
from ....ranks.here import given_or_here
from ....ranks.protocol import Ranks, RanksError
from ....ranks.step.facts import declared_spec
from ..internals import found_by_scaler
from ..memory.layout import pointers_of
from ..memory.tensor_tracking import named_params, names_of, params_of
from ..refusals import wrapped
from .buckets import buckets_of
from .cells import arrays_of, options_on, said_of, tensor_of_first
from .checks import (
    check_hypers,
    check_memory,
    check_not_wrapped,
    check_on_gpu,
    check_options,
    check_params,
    check_rest,
    facts_of_shapes,
    params_in,
)
from .gradients import GradExchange
from .kept import KeptOptimizer
from .pending_tensor import check_can_come, set_come, set_coming
from .steps import BucketedSteps, ScalerValues

_PHASE = "the first exchange"
_MB = 1 << 20


class Sharded(KeptOptimizer):
    """Steps parameters that every rank has whole by the mean of the ranks' gradients.

    `model_or_params` are a model, or parameters as torch's optimizers take them: float32 on the
    CPU, which become rank 0's. Each rank keeps the states of its spans, and steps these; every
    rank has the bits of one process with all gradients. `ranks` are those that the process was
    started with, if nothing is said. Gradients travel as they are (`wire="f32"`) or rounded, as
    `stepfuse.Sharded` says, with or without `feedback`, about `bucket` bytes at a time. With
    `overlap=True` a step ends while the others' parameters are on their way, and the first call of
    torch that reads one waits for it, as in the next forward pass; who reads its memory in another
    way, as by a NumPy array that was there before, calls `wait` first. With `free_gradients=True`
    (ZeRO-2) a bucket's gradients are None when the next has left, and means of own spans are kept.
    With `repeatable=True` a step that loses a rank may be taken again behind `rejoin`, as
    `stepfuse.Sharded` says. Keywords are the spec's hypers and statics, `policy`, `dtypes`, `mean`,
    `combine`, and `threads` of a step, torch's if nothing is said.

    Raises BindError, on every rank; RanksError after a time-out; OptionError; TypeError, ValueError
    for bad hypers.
    """

    _step_supports_amp_scaling = True  # a GradScaler calls `step`, in which all ranks skip or none
    state: Any  # StatesOfRank

    def __init__(
        self,
        model_or_params: Any,
        spec: Spec | Any,
        ranks: Ranks | None = None,
        wire: str = "f32",
        bucket: int = 25 * _MB,
        overlap: bool = False,
        free_gradients: bool = False,
        repeatable: bool = False,
        feedback: bool = False,
        **options: Any,
    ) -> None:
        self._ranks = given_or_here(ranks)
        flags = {"overlap": overlap, "free_gradients": free_gradients, "repeatable": repeatable}
        flags["feedback"] = feedback
        with agreeing(self._ranks, "the arguments", _PHASE):
            check_options(wire, bucket, flags)
            declared = declared_spec(spec)
            hypers = [r.name for r in declared.of_kind(RoleKind.HYPER)]
            options = one_by_one(declared, options, declared.name)
            own = {name: options.pop(name) for name in hypers if name in options}
            check_rest(options)
            defaults = {r.name: r.default for r in declared.of_kind(RoleKind.HYPER)} | own
            super().__init__(params_in(model_or_params), defaults)
            for group in self.param_groups:
                check_hypers(group, hypers)
            params, where = self._named()
            self._device = params[0].device if params else torch.device("cpu")
            if self._device.type == "cuda":
                check_on_gpu({**flags, "wire": wire}, options, self._device)
            check_params(params, where)
            if overlap:
                check_can_come(model_or_params, params, where)
        self._hypers, self._params, self._where = hypers, params, where
        self._dtypes: str = options.get("dtypes", "")
        self._is_of_model = isinstance(model_or_params, torch.nn.Module)
        self._overlap, self._frees, self._bucket = overlap, free_gradients, bucket
        self._agree_on(bucket, flags)
        buckets = self._buckets_from(0)
        options |= {"overlap": overlap, "frees": free_gradients, "wire": wire}
        options |= {"repeatable": repeatable, "feedback": feedback}
        alike = [p.detach() for p in params]
        with beginning_alike(self._ranks, alike, _PHASE, tensor_of_first):
            if self._ranks.count > 1:
                increment_version(params)
            self._steps = self._made(declared, buckets, options)
        known = self._ranks, self._steps.spans, buckets, params, where, self._steps.encoded
        self._exchange = GradExchange(*known, self._device, frees=free_gradients)
        self.state = StatesOfRank(params, lambda: self._as_dict(False)["state"])
        self._steps.join(self._exchange, self._check, self._came, self._give_hypers)
        self._pointers = pointers_of(params)
        self._wrapped = len(wrapped())

    def _named(self) -> tuple[list[Tensor], list[str]]:
        named = [*named_params(self.param_groups)]
        where = [f"{place} ({name})" if name else place for _, name, place in named]
        return [param for param, *_ in named], where

    def _agree_on(self, bucket: int, flags: dict[str, bool]) -> None:
        """Raises BindError where ranks disagree on these, or on shapes."""
        facts: list[Fact] = [("the bytes of a bucket", str(bucket))]
        facts += [(name, str(flag)) for name, flag in flags.items()]
        facts += facts_of_shapes(self._params, self._where)
        check_agreement(self._ranks, repr(facts), lambda: facts, _PHASE)

    def _made(self, spec: Spec, buckets: list[range], options: dict[str, Any]) -> BucketedSteps:
        groups = [*map(self._of_arrays, self.param_groups)]
        options.setdefault("threads", torch.get_num_threads())
        options |= options_on(self._device)
        return BucketedSteps(groups, spec, self._ranks, buckets, **options)

    def _of_arrays(self, group: dict[str, Any]) -> dict[str, Any]:
        """A group as `stepfuse.Sharded` takes it."""
        arrays = arrays_of(group["params"], self._device)
        given = {n: group[n] for n in self._hypers if group[n] is not None}
        return {"params": list(zip(names_of(group), arrays, strict=True)), **given}

    @torch.no_grad()
    def step(self, closure: Callable[[], Any] | None = None) -> Any:
        """Steps by the mean of all ranks' gradients; every rank has the parameters behind it.

        With `overlap` they are there when they are read. A parameter without gradient on all ranks
        is left as it is. Raises BindError on every rank, and changes nothing, where something does
        not fit or ranks disagree; RanksError.
        """
        loss = None
        if closure is not None:
            with torch.enable_grad():
                loss = closure()
        steps = self._running
        with steps.step_lock.lock:
            self.wait()
            steps.step_lock.check()
            grads = steps.leave(f"step {steps.steps + 1}", waits=False)
            steps.scaling = self._scaling()
            self._step(grads)
        return loss

    def _step(self, grads: list[Any]) -> None:
        steps, lost = self._running, False
        try:
            steps.step(grads)
        except RanksError:
            lost = True
            raise
        finally:
            if not lost:
                self._exchange.wait()
            self._exchange.close(is_lost=lost)
        if steps.skipped:
            for found in found_by_scaler(self):
                found.fill_(1.0)  # so that all ranks' scales stay alike
            return
        increment_version(self._params)
        if self._frees:  # of one rank alone nothing has left
            super().zero_grad()
        if steps.are_coming:
            set_coming(self._params, steps.bring)

    def _scaling(self) -> ScalerValues | None:
        """Return the values that a GradScaler has left for the step."""
        scale, found = (getattr(self, name, None) for name in ("grad_scale", "found_inf"))
        if scale is None and found is None:
            return None
        return ScalerValues(1.0 if scale is None else float(scale), bool(found))

    def _came(self, tensors: range) -> None:
        params = self._params[tensors.start : tensors.stop]
        set_come(params)
        increment_version(params)  # also where one was read meanwhile, and kept for backward

    def _check(self) -> None:
        """Refuses a step that has not begun. Raises BindError, TypeError, ValueError."""
        if self._wrapped != (now := len(wrapped())):
            check_not_wrapped(self._params)
            self._wrapped = now
        if found_by_scaler(self) and getattr(self, "grad_scale", None) is None:
            raise BindError(
                "GradScaler.unscale_ divides gradients that have left for the other ranks; leave "
                "it out, and clip in the spec, as by 'clip_by_global_norm(max_norm=1.0)+adamw'"
            )
        self._exchange.check()
        check_memory("Sharded", self._params, self._pointers, self._where)
        self._give_hypers()

    def zero_grad(self, set_to_none: bool = True) -> None:
        """Clear the gradients, as torch does, after those on their way have come."""
        if self._steps is not None and self._exchange.is_open:
            with self._steps.step_lock.lock:
                self.wait()
                if not self._steps.step_lock.interrupted:
                    self._steps.leave("zero_grad", waits=True)
                    self._exchange.close()
        super().zero_grad(set_to_none)

    def no_sync(self) -> AbstractContextManager[None]:
        """Context in which gradients stay and add up, for several backward passes before a step."""
        return self._exchange.adding()

    def rejoin(self, ranks: Ranks) -> None:
        """Go on with new ranks, as `stepfuse.Sharded.rejoin`; a repeatable step may be taken again.

        Raises BindError, RanksError.
        """
        self._running.rejoin(ranks)
        self._ranks = ranks
        set_come(self._params)
        increment_version(self._params)

    @property
    def numbers(self) -> dict[str, Any]:
        """The loss scale of the chain and counts of steps, as of `stepfuse.Optimizer`."""
        self.wait()
        return self._running.numbers

    def explain(self) -> str:
        """Explain a step, this rank's part of it, and the buckets."""
        count, size = len(self._exchange.buckets), sum(p.numel() for p in self._params)
        many = f"{count} buckets" if count > 1 else "one bucket"
        when = ", parameters too, when they are read" if self._overlap else ""
        freed = ", and are freed" if self._frees else ""
        text = f"{self._running.explain()}\n{size} gradients travel in {many}{freed}{when}"
        return text + said_of(self._ranks, self._device)

    def add_param_group(self, param_group: dict[str, Any]) -> None:
        """Add a group as torch's: all ranks give the same one, behind a step and before backward.

        Its parameters become rank 0's and are dealt; others keep their owners and states. Raises
        BindError, TypeError or ValueError on every rank, and changes nothing; RanksError.
        """
        if self._steps is None:
            super().add_param_group(param_group)
            return
        steps, count = self._steps, len(self._params)
        with steps.step_lock.lock:
            steps.come("adding a group")
            steps.step_lock.check()
            groups = [*self.param_groups]
            try:
                steps.adopt(lambda: self._adopted(param_group))
            except BaseException:
                self.param_groups[:] = groups
                raise
            params, where = self._named()
            self._params += params[count:]
            self._where += where[count:]
            self._pointers += pointers_of(params[count:])
            self._exchange.grow(steps.spans, self._buckets_from(count))
            self.state = StatesOfRank(params, lambda: self._as_dict(False)["state"])
            increment_version(params[count:])

    def _adopted(self, group: dict[str, Any]) -> tuple[dict[str, Any], list[range]]:
        """A group that comes later, as steps take it. Raises BindError, TypeError, ValueError."""
        if self._device.type == "cuda":
            raise BindError(
                f"groups are not added to parameters on {self._device} so far: give all groups to "
                f"the constructor"
            )
        if not is_a(group, dict) or "params" not in group:
            raise TypeError(f"param_group: expected a dict with 'params', got {group!r:.80}")
        super().add_param_group(group)
        check_hypers(group, self._hypers)
        params, where = self._named()
        check_params(params, where)
        count = len(self._params)
        if self._overlap:
            check_can_come(None, params[count:], where[count:])
        return self._of_arrays(group), self._buckets_from(count)

    def _buckets_from(self, first: int) -> list[range]:
        """The buckets of the parameters from one on."""
        sizes = [4 * param.numel() for param in params_of(self.param_groups)[first:]]
        found = buckets_of(sizes, self._bucket)
        return [range(first + b.start, first + b.stop) for b in found]


class StatesOfRank(Mapping[Tensor, Mapping[str, Any]]):
    """Each parameter's states as `state_dict` has them, computed on access, present from the start.

    So torch's `get_optimizer_state_dict` takes no step to have them made.
    """

    def __init__(self, params: Sequence[Tensor], taken: Callable[[], Mapping[int, Any]]) -> None:
        self._places = {param: n for n, param in enumerate(params)}
        self._taken = taken

    def __getitem__(self, param: Tensor) -> Mapping[str, Any]:
        return self._taken()[self._places[param]]

    def __iter__(self) -> Iterator[Tensor]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)
