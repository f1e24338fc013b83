"""The optimizers, stages and schedules with their costs, as `make docs` has computed them.

To fuse every spec takes seconds; `stepfuse list`, its completion and its filters read a file.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

TABLE = Path(__file__).parent / "table.json"


@dataclass(frozen=True, slots=True)
class ListedVariant:
    """The memory and traffic of one variant: bytes per parameter, with f32 parameters and states.

    A stage that stores nothing by itself has no costs.
    """

    when: str
    state: int
    vectors: tuple[str, ...]  # domains of the states that are kept beside those of elements
    floor: int | None
    optimal: int | None
    sweeps: int | None

    @property
    def state_text(self) -> str:
        """The bytes per parameter and the arrays of other domains, as `4 + a row`."""
        elements = [str(self.state)] if self.state or not self.vectors else []
        return " + ".join([*elements, *(f"a {v}" for v in self.vectors)])


@dataclass(frozen=True, slots=True)
class ListedSpec:
    """An optimizer or a stage; `kind` says which."""

    name: str
    kind: str
    summary: str
    variants: tuple[ListedVariant, ...]


@dataclass(frozen=True, slots=True)
class ListedSchedule:
    """A schedule with its numbers and their defaults."""

    name: str
    summary: str
    numbers: Mapping[str, float | bool]


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All that is registered, each kind in the order of names."""

    specs: tuple[ListedSpec, ...]
    schedules: tuple[ListedSchedule, ...]


def catalogue() -> Catalogue:
    """The table of the file."""
    found = json.loads(TABLE.read_text(encoding="utf-8"))
    schedules = tuple(ListedSchedule(**row) for row in found["schedules"])
    return Catalogue(tuple(map(_spec, found["specs"])), schedules)


def _spec(row: dict[str, Any]) -> ListedSpec:
    variants = tuple(map(_variant, row["variants"]))
    return ListedSpec(row["name"], row["kind"], row["summary"], variants)


def _variant(row: dict[str, Any]) -> ListedVariant:
    costs = row["floor"], row["optimal"], row["sweeps"]
    return ListedVariant(row["when"], row["state"], tuple(row["vectors"]), *costs)
