"""The rules of a spec: which parameters each of them takes, the first that does.

    rule lion "rank >= 2 and name *weight"
    rule adamw "*"

A condition is of terms on name (a pattern), rank, numel, rows, cols, label and dtype, joined by
`and`, these by `or`; `*` takes all. Graphs ask for a rule by its name: `step when rule == "lion"`.
"""

from __future__ import annotations

import fnmatch
from collections.abc import Sequence
from dataclasses import dataclass

from .conditions import matches
from .errors import BindError

ALL = "*"


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule by its name, and the condition under which it takes a parameter."""

    name: str
    when: str

    def __post_init__(self) -> None:
        """Raises ValueError for a condition that cannot be read."""
        self.takes("", ())

    def takes(self, name: str, dims: tuple[int, ...], label: str = "", dtype: str = "") -> bool:
        """Whether the rule is for a parameter of this name, shape, label and dtype."""

        def holds(term: str) -> bool:
            fact, _, pattern = term.strip().partition(" ")
            if fact == "name":
                return fnmatch.fnmatchcase(name, pattern.strip().strip('"'))
            return matches(term, dims, label, dtype)

        # every term is read, so that one that cannot be is found whatever the others say
        found = [[holds(t) for t in part.split(" and ")] for part in self._parts()]
        return self.when == ALL or any(map(all, found))

    def _parts(self) -> list[str]:
        return [] if self.when == ALL else self.when.split(" or ")


def rule_of(
    rules: Sequence[Rule],
    name: str,
    dims: tuple[int, ...],
    label: str,
    dtype: str,
    where: str,
) -> str:
    """The first rule that takes a parameter, by its name; "" where there are no rules.

    Raises BindError, naming the parameter as `where`, if none does.
    """
    for rule in rules:
        if rule.takes(name, dims, label, dtype):
            return rule.name
    if not rules:
        return ""
    known = "; ".join(f"{r.name}: {r.when}" for r in rules)
    raise BindError(
        f"{where}: no rule takes a parameter of shape {dims}, dtype {dtype or 'unknown'}, name "
        f"'{name}', label '{label}'; the rules are {known}: let the last one be for '{ALL}'"
    )
