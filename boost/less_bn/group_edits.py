"""Parameters that leave an optimizer's groups, or join them, and the way back."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import torch
from torch import Tensor, nn


class GroupEdits:
    """Takes parameters out of the groups and their states away; puts new ones behind others.

    `joining` has the new ones by the parameter behind which they stand. A group's lists are
    replaced, not changed: `undo` puts back the lists and states that there were.
    """

    def __init__(
        self, optimizer: torch.optim.Optimizer, leaving: Collection[Tensor],
        joining: Mapping[Tensor, tuple[str, nn.Parameter]],
    ) -> None:  # fmt: skip
        self._optimizer = optimizer
        self._lists = [
            (group, {key: group[key] for key in ("params", "param_names") if key in group})
            for group in optimizer.param_groups
        ]
        gone = set(map(id, leaving))
        known: Any = optimizer.state
        self._states = {p: known.pop(p) for p in list(known) if id(p) in gone}
        self._new = [param for _, param in joining.values()]
        behind = {id(param): made for param, made in joining.items()}
        for group in optimizer.param_groups:
            _edit(group, gone, behind)

    def undo(self) -> None:
        """The groups and states as they were; the others' states stay as training made them."""
        for group, lists in self._lists:
            group.update(lists)
        for param in self._new:
            self._optimizer.state.pop(param, None)
        self._optimizer.state.update(self._states)


def _edit(
    group: dict[str, Any], gone: set[int], behind: Mapping[int, tuple[str, nn.Parameter]]
) -> None:
    params: list[Tensor] = group["params"]
    names: list[str] = group.get("param_names") or [""] * len(params)
    kept: list[tuple[Tensor, str]] = []
    for param, name in zip(params, names, strict=True):
        if id(param) not in gone:
            kept.append((param, name))
        if id(param) in behind:
            name, made = behind[id(param)]
            kept.append((made, name))
    group["params"] = [param for param, _ in kept]
    if "param_names" in group:
        group["param_names"] = [name for _, name in kept]
