"""A torch optimizer's step, recorded at one shape of the parameter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import torch

from ....ir.errors import CaptureError
from ....ir.roles import RoleKind
from ....ir.types import BF16, F16, F64, GROUP, STEP, TENSOR
from ..branches import Decisions, JoinedPaths, Stores, explore, reads_of
from ..joining.merge_branches import FirstValues, merge_branches
from ..multi_tensor import MultiTensorRecording
from ..proof.regimes import other_value
from ..recording import Recording, TracedValue, of
from .fingerprints import Fingerprints, Rerun, changed, fingerprints_of, is_in_optimizer
from .functions import modules_of
from .initial_states import find_initial_states
from .leaves import Leaf, is_number, named
from .original import (
    Original,
    gradients,
    grouped,
    in_f64,
    parameters,
    snapshot,
    stepped,
)
from .recorded_run import RecordedRun, Subject, check_kept, line_of, own_homes

_STEPS_BEFORE = 3  # after which a step is an ordinary one
STARTED = "started"
KEPT = {"state": TENSOR, "group": GROUP, "shared": STEP, "self": STEP}  # by home
_STORED = {
    torch.bfloat16: BF16,
    torch.float16: F16,
    torch.float64: F64,
}  # what states are kept in, if not as usual


@dataclass(frozen=True, slots=True)
class RecordedStep:
    """A recording, the names of the leaves, and the joined branches of the step."""

    recording: Recording
    names: Mapping[Leaf, str]
    joined: JoinedPaths
    values: Mapping[Leaf, Any] = field(repr=False)  # that the leaves had when captured
    options: frozenset[str] = frozenset()  # numbers of the group, which the step never stores
    converts: bool = False  # to dtypes that it is told
    asked: frozenset[str] = frozenset()  # `rank` and `dtype`, where the step asks for them
    note: str = ""  # what is assumed of the parameters' dtype


_CLOSURE = (
    "what asks a closure for the loss while it steps is not captured: step it by the original"
)


def read_step(
    original: Original, shape: tuple[int, ...], whole: bool = False, tensors: int = 1,
    apart: bool = False, dtype: torch.dtype = torch.float32,
) -> RecordedStep:  # fmt: skip
    """Records a step of an optimizer over one parameter. `whole`: numbers given as int stay ints.

    Several `tensors` are of one shape: an operation on one is one on each. `apart`: each is in a
    group of its own. `dtype` is that of the parameter. Raises CaptureError.
    """
    try:
        return _Reader(original, shape, whole, tensors, apart, dtype).read()
    except CaptureError:
        raise
    except Exception as error:  # of the user's code
        raise CaptureError(
            f"a step over a parameter of shape {shape} fails: {type(error).__name__}: {error}",
            line_of(error),
            _CLOSURE if "'closure'" in str(error) else "",
        ) from error


class _Reader:
    """Steps an optimizer a few times, and records the next step once for each path through it."""

    def __init__(
        self, original: Original, shape: tuple[int, ...], whole: bool, tensors: int, apart: bool,
        dtype: torch.dtype,
    ) -> None:  # fmt: skip
        self.original, self.shape, self.groups = original, shape, tensors if apart else 1
        self.params = parameters([shape] * tensors, dtype, 5)
        self.asked: set[str] = set()
        self.modules = modules_of(original.cls)
        self.converts = False
        self.new = original.over(grouped(self.params, self.groups))
        self.pattern = original.over(grouped(self.params, self.groups))
        self.before = snapshot(self.pattern, self.params[0])
        self.waiting = self._without_gradients()
        for number in range(_STEPS_BEFORE):
            stepped(self.pattern, gradients(self.params, number))
        self.grads = gradients(self.params, _STEPS_BEFORE)
        after = snapshot(self.pattern, self.params[0])
        self.leaves = {leaf: v for leaf, v in after.items() if self._is_kept(leaf, v, whole)}
        self.names = named(self.leaves)
        self.options = frozenset(
            self.names[leaf]
            for leaf, value in self.leaves.items()
            if leaf.home == "group" and is_number(value) and self.before.get(leaf) == value
        )
        self.recording = MultiTensorRecording(shape, tensors) if tensors > 1 else Recording(shape)
        self.subject = Subject(
            original, self.recording, self.modules, self.names, self.grads, self.params
        )

    def _without_gradients(self) -> Any:
        """An optimizer whose parameters have waited for their first gradient; else a new one.

        It is another one where numbers of the group or of the step count nevertheless.
        """
        optimizer = self.original.over(grouped(self.params, self.groups))
        try:
            for _ in range(_STEPS_BEFORE):
                stepped(optimizer, [None] * len(self.params))
        except Exception:  # absent gradients that the optimizer does not take
            return self.new
        found = snapshot(optimizer, self.params[0])
        own = any(leaf.home == "state" and leaf not in self.before for leaf in found)
        return optimizer if found.keys() > self.before.keys() and not own else self.new

    def _after_first_steps(self) -> tuple[Fingerprints, Fingerprints]:
        """Return the state before the first step and after it, which later steps may not change.

        Raises CaptureError for what they do, and for what the first one changes outside of the
        optimizer.
        """

        def begun(steps: int) -> Rerun:
            params = parameters([self.shape] * len(self.params), self.params[0].dtype, 5)
            optimizer = self.original.over(grouped(params, self.groups))
            for param in params:
                param.grad = torch.zeros_like(param)
            for number in range(steps):
                stepped(optimizer, gradients(params, number))
            grads = gradients(params, steps)
            return (
                lambda only: fingerprints_of(optimizer, params, self.names, only),
                lambda: stepped(optimizer, grads),
            )

        fingerprints, step = begun(0)
        found = [fingerprints("")]
        for _ in range(_STEPS_BEFORE):
            step()
            found.append(fingerprints(""))
        new, first, *later = found
        outside = {name: v for name, v in new.items() if not is_in_optimizer(name)}
        check_kept(outside, {n: first.get(n) for n in outside}, lambda: begun(0))
        for steps, after in enumerate(later, 1):
            check_kept(first, after, lambda steps=steps: begun(steps))
        return new, first

    def _is_kept(self, leaf: Leaf, value: Any, whole: bool) -> bool:
        """True if a leaf is a role: numbers of the object itself are, if they change."""
        known = self.before.get(leaf)
        same = known is not None and is_number(value) and is_number(known) and known == value
        if leaf.home == "self":
            return not same and (is_number(value) or leaf.path[0] != "state")
        return not (whole and same and isinstance(value, int))

    def read(self) -> RecordedStep:
        recording = self.recording
        roles = {
            "param": recording.role("param", RoleKind.PARAM, self.shape),
            "grad": recording.role("grad", RoleKind.GRAD, self.shape),
        }
        for leaf, name in self.names.items():
            value = self.leaves[leaf]
            shape = tuple(value.shape) if isinstance(value, torch.Tensor) else ()
            default = self.before.get(leaf, 0.0)
            roles[name] = recording.role(
                name, RoleKind.STATE, shape, default if is_number(default) else 0.0,
                dtype=_STORED.get(value.dtype) if isinstance(value, torch.Tensor) else None,
                kept=KEPT[leaf.home],
            )  # fmt: skip
        roles_of = self._roles_of_each(roles)
        joined = self._explored(roles_of)
        new, first = self._after_first_steps()
        stores = {n: joined.stores[n].operand for n in self.options}
        stored = {n for n, v in stores.items() if isinstance(v, int) and v != roles[n].operand}
        self.options -= stored  # they were as before after the first steps by chance
        if any(reads_of(recording, fixed.operand) & stored for fixed, _ in joined.fixed):
            joined = self._explored(roles_of)
        with in_f64(self.converts):
            starts, enough, counted = find_initial_states(
                self.original, self.shape, self._other_options(joined)
            )
        if not counted:
            self.waiting = self.new
        for leaf, start in starts.items():
            if leaf in self.names:
                name = self.names[leaf]
                recording.roles[name] = replace(recording.roles[name], default=start)
        if not enough or changed(new, first):
            self._join_first(joined, roles_of, first)
        for name, value in joined.stores.items():
            if name not in recording.roles:
                raise CaptureError(
                    f"'{name}' is made in a later step than the first ones",
                    remedy="create all states before the first step",
                )
            recording.store(name, value)
        self._check_without_gradient(roles_of)
        return RecordedStep(
            recording, self.names, joined, self.leaves, self.options, self.converts,
            frozenset(self.asked),
        )  # fmt: skip

    def _explored(self, roles: Sequence[Mapping[str, TracedValue]]) -> JoinedPaths:
        return explore(
            self.recording, self.options,
            lambda d: self._path(d, roles, self.pattern, self.leaves), None, self._arrays(),
        )  # fmt: skip

    def _arrays(self) -> frozenset[str]:
        """The gradient and the states that are as it is, where it has no axes."""
        if self.shape:
            return frozenset()
        states = (
            name for leaf, name in self.names.items()
            if leaf.home == "state" and isinstance(self.leaves[leaf], torch.Tensor)
        )  # fmt: skip
        return frozenset(("grad", *states))

    def _other_options(self, joined: JoinedPaths) -> dict[Leaf, float]:
        """Other values of the options that the step reads, or that are not off."""
        used: set[str] = set()
        for name, value in joined.stores.items():
            used |= set() if name in self.options else reads_of(self.recording, value.operand)
        return {
            leaf: other_value(self.leaves[leaf], 1) for leaf, name in self.names.items()
            if name in self.options and (name in used or self.leaves[leaf] != 0)
        }  # fmt: skip

    def _join_first(
        self, joined: JoinedPaths, roles: Sequence[Mapping[str, TracedValue]], after: Fingerprints
    ) -> None:
        """A first step that does something else is a branch on a state of its own.

        A first step that makes no states is followed by another first one. Where a group counts
        steps without gradients, too, a parameter's first step is recorded behind some of them.
        """
        known = self._known(self.waiting)
        started = self.recording.role(STARTED, RoleKind.STATE, (), 0.0)
        made: set[str] = set()

        def path(decisions: Decisions) -> Stores:
            found = self._path(decisions, roles, self.waiting, known, after)
            made.update(found)
            missing = {n: roles[0][n] for n in joined.stores if n in roles[0] and n not in found}
            return {**found, **missing, STARTED: started if missing else of(1.0)}

        stored = {n for n, v in joined.stores.items() if n in roles[0] and v != roles[0][n]}
        counted = {self.names[leaf] for leaf in known} if self.waiting is not self.new else set()
        begin = FirstValues(self.recording, stored - {"param", "grad"} - counted)
        fixed = frozenset(condition.operand for condition, _ in joined.fixed)
        first = explore(self.recording, self.options, path, begin.of, self._arrays(), fixed)
        for name in joined.stores:
            if name not in made:
                raise CaptureError(
                    f"'{name}' is not there after the first step",
                    remedy="create all states in the first step",
                )
        begin = FirstValues(
            self.recording, [n for leaf, n in self.names.items() if leaf not in known]
        )
        if all(begin.gives(first.stores[n], value) for n, value in joined.stores.items()):
            return
        own = {"param", "grad", *(n for leaf, n in self.names.items() if leaf.home == "state")}
        if all(n in own or begin.gives(first.stores[n], v) for n, v in joined.stores.items()):
            role = self.recording.roles[STARTED]  # tensors have their first steps apart
            self.recording.roles[STARTED] = replace(role, domain=TENSOR)
        joined.stores[STARTED] = of(1.0)
        is_first = started.equals(0.0)
        for name, value in joined.stores.items():
            one = first.stores[name]
            joined.stores[name] = merge_branches(self.recording, is_first, one, value, begin)
        joined.decided.append(is_first)

    def _check_without_gradient(self, roles: Sequence[Mapping[str, TracedValue]]) -> None:
        """Refuses a step that moves a parameter without a gradient, or changes its state.

        One that fails is none that could be captured as another. Raises CaptureError.
        """
        recording = self.recording
        own = ["param", *(n for leaf, n in self.names.items() if leaf.home == "state")]
        subject = replace(self.subject, grads=[None] * len(self.params))
        for pattern, leaves in ((self.pattern, self.leaves), (self.new, self._known(self.new))):

            def path(decisions: Decisions, pattern: Any = pattern, leaves: Any = leaves) -> Stores:
                run = RecordedRun(subject, decisions, roles, pattern, leaves)
                run.step()
                found = run.stores()[0]
                return {name: found.get(name, roles[0][name]) for name in own}

            try:
                joined = explore(recording, self.options, path)
            except CaptureError:
                continue
            for name in own:
                value = joined.stores[name]
                if value != roles[0][name]:
                    raise CaptureError(
                        f"'{name}' is stepped where the parameter has no gradient",
                        recording.place_of(value.operand),
                        "skip parameters whose grad is None, or give them gradients of zeros",
                    )

    def _known(self, optimizer: Any) -> dict[Leaf, Any]:
        """The leaves that a new optimizer has, or one that waits for gradients."""
        there = snapshot(optimizer, next(p for g in optimizer.param_groups for p in g["params"]))
        return {leaf: v for leaf, v in self.leaves.items() if leaf in there}

    def _roles_of_each(self, roles: Mapping[str, TracedValue]) -> list[Mapping[str, TracedValue]]:
        """The roles of each tensor: those of the step are the same."""
        recording = self.recording
        if not isinstance(recording, MultiTensorRecording):
            return [roles]
        homes = own_homes(self.pattern)
        own = {"param", "grad", *(n for leaf, n in self.names.items() if leaf.home in homes)}
        return [
            {n: recording.of_tensor(r, tensor) if n in own else r for n, r in roles.items()}
            for tensor in range(recording.tensors)
        ]

    def _path(
        self, decisions: Decisions, roles: Sequence[Mapping[str, TracedValue]], pattern: Any,
        leaves: Mapping[Leaf, Any], after: Fingerprints | None = None,
    ) -> Stores:  # fmt: skip
        """Return the stores of one path, which may leave nothing else changed than `after` has."""
        run = RecordedRun(self.subject, decisions, roles, pattern, leaves)
        before = run.fingerprints() if after is None else after
        run.step()
        self.converts |= run.recorder.converts
        self.asked |= run.recorder.asked

        def traced() -> Rerun:
            once_more = RecordedRun(self.subject, decisions.once_more(), roles, pattern, leaves)
            return once_more.fingerprints, once_more.step

        check_kept(before, run.fingerprints(), traced)
        first, *others = run.stores()
        if isinstance(self.recording, MultiTensorRecording):
            homes = own_homes(self.pattern)
            shared = {name for leaf, name in self.names.items() if leaf.home not in homes}
            self.recording.check_alike(first, others, shared)
        return first
