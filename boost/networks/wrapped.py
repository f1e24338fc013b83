"""An optimizer around another one, which has the parameters and the states."""

from __future__ import annotations

from typing import Any

import torch


class WrappedOptimizer(torch.optim.Optimizer):
    """Groups, states, hooks and all else are those of `inner`; subclasses say what a step is."""

    _step_supports_amp_scaling = False  # a GradScaler is to unscale and to skip by itself

    def __init__(self, inner: torch.optim.Optimizer) -> None:
        self.inner = inner  # torch's own constructor would take parameters over

    def __getattr__(self, name: str) -> Any:
        if name == "inner":  # it is being made
            raise AttributeError(name)
        return getattr(self.inner, name)

    @property
    def param_groups(self) -> list[dict[str, Any]]:  # type: ignore[override]
        """The groups of the optimizer within."""
        return self.inner.param_groups

    @property
    def state(self) -> Any:  # type: ignore[override]
        """The states of the optimizer within."""
        return self.inner.state

    @property
    def defaults(self) -> dict[str, Any]:  # type: ignore[override]
        """The defaults of the optimizer within."""
        return self.inner.defaults

    def zero_grad(self, set_to_none: bool = True) -> None:
        """Drops or clears the gradients."""
        self.inner.zero_grad(set_to_none)

    def add_param_group(self, param_group: dict[str, Any]) -> None:
        """Adds a group to the optimizer within."""
        self.inner.add_param_group(param_group)

    def state_dict(self) -> dict[str, Any]:
        """What the optimizer within saves."""
        return self.inner.state_dict()

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Loads into the optimizer within."""
        self.inner.load_state_dict(state_dict)

    def __repr__(self) -> str:
        return f"{type(self).__name__} of {self.inner!r}"
