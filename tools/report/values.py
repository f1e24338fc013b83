"""Value by value: who computes it, the bytes that it moves, what is said of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

_KINDS = {"first": "read", "again": "tax"}


def values_data(variant: Mapping[str, Any], count: int) -> list[dict[str, Any]]:
    """A row for each of the `count` values of a variant's final graph; zeros are left out.

    A value has no lane if it is a role's, and several if it is computed again.
    """
    rows: list[dict[str, Any]] = [{"lanes": []} for _ in range(count)]
    for sweep in variant["sweeps"]:
        for one in sweep["passes"]:
            for value in (*one["computes"], *one["reductions"]):
                rows[value]["lanes"].append(one["name"])
            for load in one["loads"]:
                _add(rows, load["value"], _KINDS.get(load["kind"], ""), load["bytes"])
            for store in one["stores"]:
                _add(rows, store["value"], "written", store["bytes"])
    for turn in variant["order"]:
        for value in turn.get("nodes", ()):
            rows[value]["lanes"].append(turn["name"])
    for value, reason in _reasons(variant):
        rows[value].setdefault("reasons", []).append(reason)
    return rows


def _add(rows: list[dict[str, Any]], value: int | None, kind: str, moved: int) -> None:
    if value is not None and kind and moved:
        rows[value][kind] = rows[value].get(kind, 0) + moved


def _reasons(variant: Mapping[str, Any]) -> list[tuple[int, str]]:
    found = [
        (one["value"], f"ends sweep {barrier['sweep']}: {one['remedy']}")
        for barrier in variant["barriers"]
        for one in barrier["reductions"]
    ]
    misses = variant["near_misses"]
    return found + [(miss["value"], f"{miss['pass']}: {miss['why']}") for miss in misses]
