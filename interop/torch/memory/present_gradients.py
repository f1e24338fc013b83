"""Ranks that sum over shards agree before a step on which gradients there are, and that they fit.

A gather has a place for each list of a parameter that is stepped, so a rank that had another set
would send other bytes, or none and leave the others waiting.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from torch import Tensor

from ....ir.errors import BindError, StepfuseError
from ....ranks.agreement import Fact, check_agreement
from ....ranks.of_torch import TorchRanks
from .placements import sharding_axes
from .tensor_tracking import Member

_STEP = "a step by these gradients"


class PresentGradients:
    """The sets of ranks that share some members, each with the members that it shares."""

    def __init__(self, name: str, members: Sequence[Member]) -> None:
        self._name, sets = name, dict[Any, list[Member]]()
        for member in members:
            for axis in sharding_axes(member.param):
                group = member.param.device_mesh.get_group(axis)  # type: ignore[attr-defined]
                sets.setdefault(group, []).append(member)
        self._sets = [(TorchRanks(group), mine) for group, mine in sets.items()]

    @contextmanager
    def agreeing(
        self, grads: Sequence[Tensor | None], owners: Callable[[], str]
    ) -> Generator[None]:
        """Context in which ranks prepare a step; where gradients differ or do not fit, all raise.

        They agree on owners, too, which differ where one rank alone has loaded states. Raises the
        error where it is this rank's, else BindError; RanksError.
        """
        try:
            yield
        except (StepfuseError, TypeError, ValueError) as error:
            with suppress(BindError):
                self._check(grads, f"refused there: {error}")
            raise
        self._check(grads, f"it fits, with owners of parameters: {owners()}")

    def _check(self, grads: Sequence[Tensor | None], told: str) -> None:
        """Agree in as many rounds as sets: each tells of a difference along an axis of a mesh."""
        refused = ""
        for _ in self._sets:
            for ranks, members in self._sets:
                present = [grads[member.number] is not None for member in members]
                try:
                    check_agreement(
                        ranks,
                        f"{refused} {told} {present}",
                        lambda m=members, p=present, why=refused: _facts(m, p, why, told),
                        f"a step of {self._name}",
                    )
                except BindError as error:
                    refused = refused or str(error)
        if refused:
            raise BindError(
                f"{refused}: {self._name} sums over shards, so all ranks step the same parameters; "
                f"give each of them a gradient that fits, of zeros where there is none"
            )


def _facts(members: Sequence[Member], present: Sequence[bool], why: str, told: str) -> list[Fact]:
    rest = [
        (f"the gradient of {member.where}", "one" if there else "none")
        for member, there in zip(members, present, strict=True)
    ]
    return [("what another set of ranks has said", why or "they agree"), *rest, (_STEP, told)]
