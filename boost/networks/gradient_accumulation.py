"""GradientAccumulation over optimizers of torch: a step by the mean of n gradients."""

from __future__ import annotations

from typing import Any

import torch

from ...interop.torch.micro_batches import MeanOfGradients
from ..errors import BoostError, saved, whole
from ..settings import Settings
from ..trick import AppliedTrick
from .wrapped import WrappedOptimizer, check_optimizer


class GradientAccumulation(WrappedOptimizer):
    """Takes a step in every `max_accumulation_step`-th call of `step`, by the gradients' mean.

    Every call takes in the gradients of one small batch, which the caller clears as ever; the
    other calls are one sweep that adds them up, the last one's addition is part of the step's
    sweep if the optimizer is of stepfuse.torch. An incomplete window is carried over, into
    `state_dict` too. Raises BoostError, BoostTypeError.
    Source: MindSpore's boost.GradientAccumulation.
    """

    def __init__(self, max_accumulation_step: int, optimizer: Any) -> None:
        whole("max_accumulation_step", max_accumulation_step)
        check_optimizer("GradientAccumulation: expected an optimizer", optimizer)
        if isinstance(optimizer, GradientAccumulation):
            optimizer.check_in_use()
            raise BoostError(
                f"GradientAccumulation: the optimizer takes the mean of {optimizer.parts} "
                f"gradients already; undo that first"
            )
        super().__init__(optimizer)
        self.parts, self.taken = max_accumulation_step, 0
        self._mean = MeanOfGradients(optimizer, max_accumulation_step)
        self._pending: set[torch.Tensor] = set()  # the parameters whose sums wait for a step

    def step(self, closure: Any = None) -> Any:
        """Add the gradients that there are; return the closure's result.

        Raises BindError, and then the window is as it was; BoostError once it is undone.
        """
        return super().step(closure)

    def _step(self) -> None:
        if self.taken + 1 < self.parts:
            self._mean.add()
            self.taken += 1
            self._pending |= {p for p in self._params() if p.grad is not None}
        else:
            for param in self._pending:  # its sum is to be stepped, whatever this batch has
                if param.grad is None:
                    param.grad = torch.zeros_like(param)
            self._mean.step()
            self.taken = 0
            self._pending.clear()

    def state_dict(self) -> dict[str, Any]:
        """Return the optimizer's state, with the incomplete window."""
        self.check_in_use()
        params = self._params()
        window = {
            "taken": self.taken,
            "pending": [n for n, p in enumerate(params) if p in self._pending],
            "sums": self._mean.saved(params),
        }
        return {**self.inner.state_dict(), "accumulation": window}

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Goes on within the window that was saved; without one, with a new one."""
        self.check_in_use()
        given = dict(saved("GradientAccumulation", state_dict, "param_groups"))
        window = given.pop("accumulation", {"taken": 0, "pending": [], "sums": []})
        saved("GradientAccumulation: accumulation", window, "taken", "pending", "sums")
        if not 0 <= window["taken"] < self.parts:
            raise BoostError(
                f"GradientAccumulation: expected fewer than {self.parts} gradients of an "
                f"incomplete window, got {window['taken']}: it was saved with longer ones"
            )
        self.inner.load_state_dict(given)
        params = self._params()
        self.taken, self._pending = window["taken"], {params[n] for n in window["pending"]}
        self._mean.load(params, window["sums"])

    def undo(self) -> None:
        """The optimizer steps by single gradients again; an incomplete window is dropped."""
        self._mean.undo()
        self.taken = 0
        self._pending.clear()
        self.end()

    def explain(self) -> list[str]:
        """Explain a call, in lines."""
        within = "part of the step's sweep" if self._mean.is_fused else "a sweep before the step"
        return [
            f"a step in every {self.parts}. call, by the mean of {self.parts} gradients",
            f"the others add theirs to a sum in one sweep; the last addition is {within}",
        ]

    def _params(self) -> list[torch.Tensor]:
        return [p for group in self.param_groups for p in group["params"]]


def mean_trick(settings: Settings, network: Any, optimizer: Any) -> AppliedTrick:
    """Wrap the optimizer; leave it as it is for one gradient a step."""
    parts: int = settings["grad_accumulation"]["grad_accumulation_step"]
    if parts == 1:
        line = "every gradient is a step's: grad_accumulation_step is 1"
        return AppliedTrick(network, optimizer, (line,), lambda: None)
    made = GradientAccumulation(parts, optimizer)
    return AppliedTrick(network, made, tuple(made.explain()), made.undo)
