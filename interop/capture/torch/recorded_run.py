"""One run of a step that is recorded: the optimizer with followed numbers, and its tensors."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path as FilePath
from typing import Any

import torch

from ....ir.errors import CaptureError
from ..branches import Decisions, Stores
from ..recording import Recording, TracedValue
from ..sites import is_users
from .fingerprints import Fingerprints, Rerun, changed, fingerprints_of, line_of_change
from .functions import CountedList, KnownModule, python_followed
from .leaves import Leaf, find_leaves
from .numbers import Follower, followed, traced_number
from .original import Original, copied, plain_step, restored
from .recorder import StepRecorder

_REMEDY = (
    "keep numbers and tensors in the parameter's state, in the group, or as attributes of the "
    "optimizer: what is kept there is followed"
)


@dataclass(frozen=True, slots=True)
class Subject:
    """Whose step is recorded, from which leaves on, and under which names."""

    original: Original
    recording: Recording
    modules: Sequence[KnownModule]
    names: Mapping[Leaf, str]
    grads: Sequence[torch.Tensor | None]
    params: Sequence[torch.Tensor]


class RecordedRun:
    """An optimizer like `pattern`, whose `leaves` are followed, and its recorder."""

    def __init__(
        self, subject: Subject, decisions: Decisions, roles: Sequence[Mapping[str, TracedValue]],
        pattern: Any, leaves: Mapping[Leaf, Any],
    ) -> None:  # fmt: skip
        self.subject, self.roles = subject, roles
        self.recorder = StepRecorder(subject.recording, decisions, subject.params[0].dtype)
        self.params = [_guarded_parameter(p, self.recorder) for p in subject.params]
        self.grads = [None if grad is None else grad.clone() for grad in subject.grads]
        values: list[dict[Leaf, Any]] = []
        homes = own_homes(pattern)
        for param, grad, known in zip(self.params, self.grads, roles, strict=True):
            self.recorder.bind(param, known["param"])
            if grad is not None:
                self.recorder.bind(grad, known["grad"])
            own = {leaf: v for leaf, v in leaves.items() if not values or leaf.home in homes}
            values.append({n: self._bound(v, known[subject.names[n]]) for n, v in own.items()})
        self.optimizer = restored(subject.original, self.params, pattern, values)
        for param, grad in zip(self.params, self.grads, strict=True):
            param.grad = grad
        for group in self.optimizer.param_groups:
            group["params"] = CountedList(group["params"])
        self.optimizer.param_groups = CountedList(self.optimizer.param_groups)

    def _bound(self, value: Any, traced: TracedValue) -> Any:
        """A leaf as the recorded step finds it."""
        if not isinstance(value, torch.Tensor):
            return followed(self.recorder, traced, value)
        mine = copied(value)
        self.recorder.dtypes.add(mine.dtype)  # of a state: rounded where it is stored
        self.recorder.bind(mine, traced)
        return mine

    def fingerprints(self, only: str = "") -> Fingerprints:
        """All kept values, but those that are followed; `only` one name of it."""
        return fingerprints_of(self.optimizer, self.params, self.subject.names, only)

    def step(self) -> None:
        """Records the step. Raises CaptureError, also for one that the user's code has caught."""
        try:
            with python_followed(self.recorder, self.subject.modules), self.recorder:
                plain_step(self.optimizer)
        except Exception as error:
            if self.recorder.refused or isinstance(error, CaptureError):
                raise (self.recorder.refused or [error])[0] from None
            raise CaptureError(
                f"the recorded step fails: {type(error).__name__}: {error}", line_of(error)
            ) from error
        if self.recorder.refused:
            raise self.recorder.refused[0]

    def stores(self) -> list[Stores]:
        """Return each tensor, its gradient, its states and the numbers beside them."""
        return [self._stored(param) for param in self.params]

    def _stored(self, param: torch.Tensor) -> Stores:
        found = {"param": self.recorder.value(param)}
        if param.grad is not None:
            found["grad"] = self.recorder.value(param.grad)
        for leaf, value in find_leaves(self.optimizer, param).items():
            name = self.subject.names.get(leaf)
            if name is None and leaf.home not in ("state", "shared"):
                continue
            is_tensor = isinstance(value, torch.Tensor)
            found[name or str(leaf.path)] = (
                self.recorder.value(value) if is_tensor else traced_number(value)
            )
        return found


def _guarded_parameter(param: torch.Tensor, follower: Follower) -> torch.nn.Parameter:
    """A copy that refuses the user's code an attribute that the class did not set."""

    class GuardedParameter(torch.nn.Parameter):
        """A parameter in a recorded step."""

        def __getattr__(self, name: str) -> Any:
            caller = sys._getframe(1).f_code.co_filename  # pyright: ignore[reportPrivateUsage]
            if not name.startswith("__") and is_users(caller):
                raise follower.refusal(
                    f"attribute '{name}' of a parameter",
                    "give the class an option for it: options are captured as they are",
                )
            raise AttributeError(name)

    return GuardedParameter(param.detach().clone())


def own_homes(optimizer: Any) -> tuple[str, ...]:
    """Return the homes of a parameter's own leaves: with one group, its state alone."""
    return ("state", "group") if len(optimizer.param_groups) > 1 else ("state",)


def check_kept(before: Fingerprints, after: Fingerprints, again: Callable[[], Rerun]) -> None:
    """Refuses a step that leaves something else behind that is not followed (CaptureError)."""
    name = changed(before, after)
    if not name:
        return
    place = line_of_change(again(), name)
    raise CaptureError(f"{name} is changed by the step, and is not followed", place, _REMEDY)


def line_of(error: Exception) -> str:
    """The innermost line of the user's code in an error's traceback."""
    frames = traceback.extract_tb(error.__traceback__)
    found = [f for f in frames if is_users(f.filename)]
    return f"{FilePath(found[-1].filename).name}:{found[-1].lineno}" if found else ""
