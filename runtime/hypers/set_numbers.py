"""Numbers of a spec, counts and scales that steps change, as a user sets them: checked, then all.

opt.numbers["t"] = 3
opt.numbers.update(scale=1024.0, count=0)
opt.numbers["total"] = [0.5, 1.5]           # of domain group: one a group, or one for all
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from math import isfinite
from typing import Any

import numpy as np

from ...ir.errors import is_a
from ...ir.roles import Role, Signature, check_hyper
from ...ir.types import BOOL, Const
from .scalar_slots import Slots

MOST = 2**53  # steps that an f64 can count


def checked_numbers(
    spec: Signature, slots: Slots, given: Mapping[str, Any]
) -> dict[str, list[float]]:
    """Return values to write: one for the step, or one a group. Raises TypeError, ValueError."""
    if not is_a(given, Mapping):
        raise TypeError(f"numbers: expected a dict by name, as {{'t': 3}}, got {given!r:.80}")
    roles = {role.name: role for role in slots.numbers}
    found: dict[str, list[float]] = {}
    for name, value in given.items():
        if name not in roles:
            near = difflib.get_close_matches(str(name), roles)
            hint = f"did you mean {' or '.join(near)}?" if near else f"it has {', '.join(roles)}"
            raise TypeError(
                f"{spec.name} has no number '{name}' that steps change; "
                f"{hint if roles else 'it has none'}"
            )
        where = f"numbers['{name}']"
        values = _values(value, 1 if slots.is_for_step(name) else slots.group_count, where)
        found[name] = [_checked(spec, roles[name], one, where) for one in values]
    return found


def write_numbers(slots: Slots, found: Mapping[str, Sequence[float]]) -> None:
    """Write checked numbers."""
    for name, values in found.items():
        if slots.is_for_step(name):
            slots.write(name, values[0])
        else:
            for group, value in enumerate(values):
                slots.write(name, value, group)


def _values(value: Any, count: int, where: str) -> list[Any]:
    """A number as often as it is needed, or the numbers of a list."""
    listed = len(getattr(value, "shape", ())) == 1 or isinstance(value, (list, tuple))
    if not listed:
        return [value] * count
    if len(value) != count or (count == 1 and isinstance(value, (list, tuple))):
        wanted = "a number" if count == 1 else f"a number, or {count} of them, one a group"
        raise TypeError(f"{where}: expected {wanted}, got {value!r:.80}")
    return list(value)


def _checked(spec: Signature, role: Role, value: Any, where: str) -> float:
    """A number in the role's range: whole where it counts. Raises TypeError, ValueError."""
    if role.type.dtype == BOOL:
        if not isinstance(value, (bool, np.bool_)):
            raise TypeError(f"{where}: expected True or False, got {value!r:.80}")
        return float(value)
    check_hyper(role, value, where)
    given = float(value)
    if not isfinite(given):
        raise ValueError(f"{where}: expected a finite number, got {given}")
    if _is_count(spec, role.name) and not (given == int(given) and 0 <= given <= MOST):
        raise ValueError(
            f"{where}: it counts, so expected a whole number from 0 to {MOST}, got {given:.17g}"
        )
    return given


def _is_count(spec: Signature, name: str) -> bool:
    """True if all that steps do to a number is to add 1."""
    graphs = spec.whole().graphs
    stored = [(graph, u.value) for graph in graphs for u in graph.updates if u.role == name]
    return bool(stored) and all(_adds_one(graph, value, name) for graph, value in stored)


def _adds_one(graph: Any, value: Any, name: str) -> bool:
    node = None if isinstance(value, Const) else graph.nodes[value]
    if node is None or node.op != "add":
        return False
    ones = [a for a in node.args if isinstance(a, Const) and float(a.value) == 1.0]
    return len(ones) == 1 and node.values == (graph.reads.get(name),)
