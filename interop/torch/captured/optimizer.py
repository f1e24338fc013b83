"""`stepfuse.torch.Captured`: any torch optimizer that can be captured, stepped by its spec."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from torch import Tensor

from ....array_optimizer import Optimizer
from ....ir.errors import CaptureError, CheckpointError, is_a
from ...capture.captured_spec import CapturedSpec
from ...capture.torch.original import SLOW_PATHS
from ..memory.layout import is_sharded
from ..name_map import Group, TorchBinding
from ..optimizer import FusedOptimizer
from . import checkpoints, translate
from .kind import CapturedKind
from .source import CaptureSource, source_of


class Captured(FusedOptimizer):
    """Steps parameters of torch as `cls(params, **options)` would, by one fused program.

    `cls` is a `torch.optim.Optimizer` class, or a function of parameters that makes one. It is
    captured once a process for its options, and once more for a group whose options are others
    than numbers that are followed. Groups and state dicts are the original's. Raises CaptureError
    for a class that cannot be captured, and as the class itself does for its options.
    """

    _source: CaptureSource
    _is_made = False  # from when on groups are the user's, not yet the original's

    def __init__(self, params: Iterable[Any], cls: Any, **options: Any) -> None:
        if not is_a(params, Iterable):
            raise CaptureError(
                f"expected parameters or groups first and the class second, as "
                f"Captured(model.parameters(), torch.optim.NAdam), got {params!r:.80} first"
            )
        self._source = source_of(cls, options)
        original = cls(list(params), **options)
        groups = [dict(group) for group in original.param_groups]
        super().__init__(groups, dict(original.defaults))
        self._take_over(original.state)
        self._is_made = True
        self.register_state_dict_post_hook(_saved_as_original, prepend=True)

    @property
    def spec(self) -> CapturedSpec:
        """The spec of the first group; its `report` has the proof."""
        return self.kind(self.param_groups[0]).captured

    def _title(self) -> str:
        return f"Captured {self._source.original.name}"

    def kind(self, group: Group) -> CapturedKind:
        """Return the captured kind for a group's options. Raises CaptureError."""
        return self._source.kind(group)

    def binding(self, group: Group, scaled: int) -> TorchBinding:
        """The captured spec under a group's options."""
        return self.kind(group).binding(scaled)

    # -------------------------------------------------------------- groups

    def add_param_group(self, param_group: dict[str, Any]) -> None:
        """Add a group with the original's options. Raises as the original does; CaptureError."""
        if not self._is_made:
            super().add_param_group(param_group)
            return
        original = self._source.cls([param_group], **self._source.given)
        super().add_param_group(dict(original.param_groups[0]))
        self._take_over(original.state)

    def _check_group(self, number: int) -> None:
        super()._check_group(number)
        if "dtypes" in self.param_groups[number]:
            raise CaptureError(
                f"group {number} has dtypes, and the states of a captured class are the original's",
                remedy="step its spec by stepfuse.torch.Optimizer(params, spec, dtypes=...)",
            )
        kind = self.kind(self.param_groups[number])
        if len(self.param_groups) > 1 and not all(
            self.kind(group).reading.several for group in self.param_groups
        ):
            raise CaptureError(
                f"{self._source.original.name} computes something over all parameters, and was "
                f"captured for one group of them",
                remedy="give each group an optimizer of its own, or step them by the original",
            )
        self._source.check_read_once(self.param_groups[number])
        for member in self._members():
            param = member.param
            if member.group == number:
                if param.is_complex() or is_sharded(param):
                    what = "complex" if param.is_complex() else "a DTensor"
                    raise CaptureError(
                        f"{member.where} is {what}, and no such step was captured",
                        remedy="step it by the original",
                    )
                kind.variant(tuple(param.shape))
                kind.layout(param)

    def _take_over(self, states: Mapping[Any, Any]) -> None:
        """Store the states that the original creates before its first step."""
        for param, state in self._flat(self.param_groups, states).items():
            if state:
                self._state[param] = state

    # -------------------------------------------------------------- state dicts

    def state_dict_of(self, source: Optimizer | str | Path) -> dict[str, Any]:
        """The original's state dict of a `stepfuse.Optimizer` of this spec, or of its checkpoint.

        Parameters are in the same order and groups. Raises CheckpointError, OSError.
        """
        return checkpoints.state_dict_of(self.param_groups, self.kind, source)

    def _flat(
        self, groups: Sequence[Group], states: Mapping[Any, Any]
    ) -> dict[Tensor, dict[str, Any]]:
        """The original's states by key. Raises CheckpointError."""
        found: dict[Tensor, dict[str, Any]] = {}
        for number, group in enumerate(groups):
            kind = self.kind(group)
            for index, param in enumerate(group["params"]):
                if param in states:
                    where = f"group {number}, parameter {index}"
                    found[param] = translate.from_original(kind, param, states[param], where)
        return found

    def __getstate__(self) -> dict[str, Any]:
        return {**super().__getstate__(), "captured": (self._source.cls, self._source.given)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Restore a copy; or, with the original's states, a state dict (CheckpointError)."""
        rest = dict(state)
        copied = rest.pop("captured", None)
        if copied is not None:
            self._source, self._is_made = source_of(*copied), True
        elif "param_groups" in rest:
            rest = self._loaded(rest["param_groups"], rest["state"])
        super().__setstate__(rest)
        if copied is not None:
            self.register_state_dict_post_hook(_saved_as_original, prepend=True)

    def _loaded(self, groups: Sequence[Group], states: Mapping[Any, Any]) -> dict[str, Any]:
        """Groups and states for the step from the original's; nothing has been changed yet."""
        if strays := sorted(key for key in states if isinstance(key, int)):
            total = sum(len(group["params"]) for group in groups)
            raise CheckpointError(
                f"a state of parameter {strays[0]}, and there are {total}: give the state dict of "
                "an optimizer of the same parameters"
            )
        merged: list[dict[str, Any]] = []
        shared = {key: value for key, value in states.items() if isinstance(key, str)}
        for ours, saved in zip(self.param_groups, groups, strict=True):
            kind, first = self.kind(ours), self._source.first()
            kept = [k for k in (*first.keys, *SLOW_PATHS, *kind.kept("self")) if k in ours]
            group = {**{k: ours[k] for k in kept}, **saved}
            for param in group["params"][:1]:
                group.update(translate.from_shared(self.kind(group), param, shared))
            merged.append(group)
        flat = self._flat(merged, states)
        return {"state": defaultdict(dict, flat), "param_groups": merged}


def _saved_as_original(optimizer: Any, saved: dict[str, Any]) -> dict[str, Any]:
    """Return torch's saved states, in the original's trees."""
    return checkpoints.saved(optimizer.param_groups, optimizer.kind, saved)
