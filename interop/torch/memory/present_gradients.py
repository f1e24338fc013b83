"""Ranks that sum over shards agree before a step on which gradients there are.

A gather has a place for each list of a parameter that is stepped, so a rank that had another set
would send other bytes, or none and leave the others waiting.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from ....ir.errors import BindError
from ....ranks.agreement import Fact, check_agreement
from ....ranks.of_torch import TorchRanks
from .layout import is_sharded
from .tensor_tracking import Member

_distributed: Any = torch.distributed


class PresentGradients:
    """The sets of ranks that share some members, each with the members that it shares."""

    def __init__(self, name: str, members: Sequence[Member]) -> None:
        self._name, sets = name, dict[Any, list[Member]]()
        for member in members:
            for axis in sharding_axes(member.param):
                group = member.param.device_mesh.get_group(axis)  # type: ignore[attr-defined]
                sets.setdefault(group, []).append(member)
        self._sets = [(TorchRanks(group), mine) for group, mine in sets.items()]

    def check(self, grads: Sequence[Tensor | None]) -> None:
        """Raises BindError on all ranks where some have other gradients; RanksError.

        Word of a difference goes along one axis of a mesh in a round, so there is one for each set.
        """
        refused = ""
        for _ in self._sets:
            for ranks, members in self._sets:
                present = [grads[member.place] is not None for member in members]
                try:
                    check_agreement(
                        ranks,
                        f"{refused} {present}",
                        lambda m=members, p=present, why=refused: _facts(m, p, why),
                        f"a step of {self._name}",
                    )
                except BindError as error:
                    refused = refused or str(error)
        if refused:
            raise BindError(
                f"{refused}: {self._name} sums over shards, so all ranks step the same parameters; "
                f"give each of them a gradient, of zeros where there is none"
            )


def sharding_axes(param: Any) -> list[int]:
    """The axes of a DTensor's mesh along which several ranks have parts of it."""
    if not is_sharded(param):
        return []
    mesh = param.device_mesh
    placed = enumerate(param.placements)
    return [axis for axis, place in placed if place.is_shard() and mesh.size(axis) > 1]


def is_shared() -> bool:
    """Whether there may be several ranks."""
    return bool(_distributed.is_available() and _distributed.is_initialized())


def _facts(members: Sequence[Member], present: Sequence[bool], why: str) -> list[Fact]:
    rest = [
        (f"the gradient of {member.where}", "one" if there else "none")
        for member, there in zip(members, present, strict=True)
    ]
    return [("what another set of ranks has said", why or "they agree"), *rest]
