"""Saved states of torch's Sharded: folders, state dicts, the groups' numbers."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch
from torch import Tensor
from torch.autograd.graph import increment_version

from ....ranks.protocol import Ranks
from .steps import BucketedSteps

NAMES = "param_names"


class KeptOptimizer(torch.optim.Optimizer):
    """Saving and loading of a `Sharded`.

    Messages that are under way come before a verb of ranks, so that all call the same ones.
    """

    _steps: BucketedSteps | None = None
    _ranks: Ranks
    _hypers: Sequence[str]
    _dtypes: str
    _is_of_model: bool
    _params: list[Tensor]

    @property
    def _running(self) -> BucketedSteps:
        assert self._steps is not None, "the constructor has ended"
        return self._steps

    def wait(self) -> None:
        """Wait for all parameters of the last step. Raises RanksError."""
        self._running.bring()

    def save(self, path: str | Path, *, params: bool = False) -> None:
        """Saves a folder that all ranks see, for any number of ranks or one process."""
        self._running.come("a save")
        self._running.save(path, params=params)

    def load(self, path: str | Path, *, params: bool = False) -> None:
        """Load a checkpoint of any number of ranks, or of one process; hypers too."""
        steps = self._running
        steps.come("a load")
        steps.load(path, params=params)
        if params:
            increment_version(self._params)
        self._take_hypers()

    def state_dict(self, *, full: bool = False) -> dict[str, Any]:
        """Return a state dict as torch's, of which torch.distributed.checkpoint writes own spans.

        `full` has copies of all of them as tensors on every rank, and all ranks call it. States in
        codes stay codes. Raises CheckpointError, BindError, RanksError.
        """
        for before in self._optimizer_state_dict_pre_hooks.values():
            before(self)
        found = self._as_dict(full)
        for behind in self._optimizer_state_dict_post_hooks.values():
            if (other := behind(self, found)) is not None:
                found = other
        return found

    def _as_dict(self, full: bool) -> dict[str, Any]:
        from .state_dicts import state_dict_of_rank

        if full:
            self._running.come("a gather of states")
        self.wait()
        held, owned = self._running.held(full or self._ranks.count == 1)
        found = state_dict_of_rank(held, owned, self._dtypes)
        for own, group in zip(found["param_groups"], self.param_groups, strict=True):
            own |= {k: v for k, v in group.items() if k not in (*self._hypers, "params", NAMES)}
            if self._is_of_model:  # whose names are those of get_optimizer_state_dict
                own.pop(NAMES, None)
        return found

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Goes on from a state dict of torch's, whole, or as a load of `state_dict()` left it.

        All ranks call it: with the same dict; or rank 0 with one, and the others with {}.
        Parameters are found by name, or else by position. Raises CheckpointError or BindError on
        every rank, and changes nothing; RanksError.
        """
        from .state_dicts import taken_by_rank

        for before in self._optimizer_load_state_dict_pre_hooks.values():
            if (other := before(self, state_dict)) is not None:
                state_dict = other
        self._running.come("a load")
        more = self._running.go_on(
            lambda held: taken_by_rank(self._ranks, held, state_dict, self._dtypes)
        )
        self._take_hypers()
        for group, own in zip(self.param_groups, more, strict=True):
            group.update(own)
        for behind in self._optimizer_load_state_dict_post_hooks.values():
            behind(self)

    def _take_hypers(self) -> None:
        for ours, group in zip(self._running.groups, self.param_groups, strict=True):
            group.update({name: ours[name] for name in self._hypers})

    def _give_hypers(self) -> None:
        """Copy the groups' numbers to steps and checkpoints. Raises TypeError, ValueError."""
        for ours, group in zip(self._running.groups, self.param_groups, strict=True):
            for name in self._hypers:
                value = group[name]
                value = value.item() if isinstance(value, Tensor) else value
                if value is not None and value != ours[name]:
                    ours[name] = value
