"""The match of a checkpoint's parts to those of an optimizer, whatever the groups.

1. Parameters are found by name, where all have names of their own on both sides; else by
   position, of which there must be as many.
2. A group's hypers, and its own numbers, are those that its parameters had. Where these came
   from groups that differ, there is no answer. A group without parameters is that at its
   place, where there are as many groups and that has none either; else it keeps its own.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ...ir.errors import CheckpointError
from ..memory.storage import Storage
from .contents import keys_of

_SHOWN = 5  # names in an error


@dataclass(frozen=True, slots=True)
class LoadMatches:
    """The saved key of each parameter, and the saved groups that each group's come from."""

    keys: list[str]
    sources: list[list[int]]
    pending: frozenset[int]  # the parameters with accumulated gradients


def match(saved: Sequence[Mapping[str, Any]], groups: int, storage: Storage) -> LoadMatches:
    """Finds each parameter among those saved, of so many groups. Raises CheckpointError."""
    names, tensors = storage.tensors.names, storage.tensors
    old = [row["name"] for row in saved]
    by_name = keys_of(old) == old and keys_of(names) == list(names)
    rows = _by_name(saved, names) if by_name else _by_position(saved, names)
    for number, row in enumerate(rows):
        dims, had = tensors.layout_of(number).key.dims, tuple(row["shape"])
        if dims != had:
            raise CheckpointError(f"{tensors.where(number)} has shape {dims}, when saved {had}")
    pending = frozenset(n for n, row in enumerate(rows) if row.get("pending"))
    return LoadMatches([row["key"] for row in rows], _sources(rows, groups, storage), pending)


def agreed(values: Sequence[Any], sources: Sequence[int], what: str, group: int) -> Any:
    """Return the value that the source groups of a group's parameters share (case 2)."""
    found = [values[n] for n in sources]
    if any(repr(value) != repr(found[0]) for value in found):
        raise CheckpointError(
            f"group {group} has parameters of the saved groups {', '.join(map(str, sources))}, "
            f"which differ in {what}: {', '.join(map(str, found))}"
        )
    return found[0]


def _sources(rows: Sequence[Mapping[str, Any]], groups: int, storage: Storage) -> list[list[int]]:
    """The saved groups that the parameters of each group come from (case 2)."""
    found: list[set[int]] = [set() for _ in storage.slots.hypers]
    for owner, row in zip(storage.tensors.owners.tolist(), rows, strict=True):
        found[owner].add(row["group"])
    empty = set(range(groups)) - {row["group"] for row in rows} if groups == len(found) else set()
    return [sorted(mine or empty & {n}) for n, mine in enumerate(found)]


def _by_name(saved: Sequence[Mapping[str, Any]], names: Sequence[str]) -> list[Mapping[str, Any]]:
    rows = {row["name"]: row for row in saved}
    missing = [name for name in names if name not in rows]
    extra = [name for name in rows if name not in set(names)]
    if missing or extra:
        near = difflib.get_close_matches(missing[0], extra, 1) if missing else []
        hint = f" (perhaps {near[0]}, when saved)" if near else ""
        lacks = f"it has no {_some(missing)}{hint}" if missing else ""
        more = f"the optimizer has no {_some(extra)}" if extra else ""
        raise CheckpointError(
            f"other parameters: {'; '.join(filter(None, (lacks, more)))}. Make the optimizer "
            f"over the parameters that were saved, load, then add groups"
        )
    return [rows[name] for name in names]


def _by_position(
    saved: Sequence[Mapping[str, Any]], names: Sequence[str]
) -> list[Mapping[str, Any]]:
    if len(saved) != len(names):
        raise CheckpointError(
            f"it has {len(saved)} parameters, the optimizer {len(names)}; without names of their "
            f"own on both sides they are matched by position"
        )
    for number, (row, name) in enumerate(zip(saved, names, strict=True)):
        if name and row["name"] and name != row["name"]:
            raise CheckpointError(
                f"parameter {number} is '{name}', when saved '{row['name']}', and not all have "
                f"names of their own, by which to match; give each one, as (name, array)"
            )
    return list(saved)


def _some(names: Sequence[str]) -> str:
    more = f" and {len(names) - _SHOWN} more" if len(names) > _SHOWN else ""
    return ", ".join(f"'{n}'" for n in names[:_SHOWN]) + more
