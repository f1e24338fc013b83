"""Bind-time facts of a tensor, the conditions on them that choose a variant, and rules.

    step when rank >= 2 and dtype == "bf16" {             a condition: terms joined by `and`
    rule lion "rank >= 2 and name *weight or numel > 100" of a rule: also of names, also `or`

The first rule that takes a parameter is a fact of it: `step when rule == "lion"`.
"""

from __future__ import annotations

import fnmatch
import math
import operator
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from .errors import BindError
from .types import ARRAY_FLOATS

_COMPARE = {
    ">=": operator.ge,
    "<=": operator.le,
    "==": operator.eq,
    "!=": operator.ne,
    ">": operator.gt,
    "<": operator.lt,
}
ALL = "*"  # the condition of a rule that takes every parameter
_MOST_AXES = 64  # of an array of NumPy's
_SIZES = ("numel", "rows", "cols")  # facts that are compared with each other too
_TERM = re.compile(r"(\w+) (>=|<=|==|!=|<|>) (\"?[\w.-]+\"?)")


def matches(
    condition: str, dims: tuple[int, ...], label: str = "", dtype: str = "", rule: str = ""
) -> bool:
    """True if a tensor fulfils a condition: `fact op literal`, or two sizes, joined by `and`.

    Facts: rank, numel, rows and cols (the sizes of the last two axes; 1 where there is no such
    axis), label (its group's), dtype (its parameter's), rule (the one of its spec that takes it).
    Raises ValueError for a condition that cannot be read.
    """
    facts = {**_sizes(dims), "label": label, "dtype": dtype, "rule": rule}
    return all(_term(term, facts) for term in condition.split(" and ")) if condition else True


def without_choice(condition: str) -> str:
    """The condition without its terms on dtype and rule, which code does not depend on."""
    terms = filter(None, condition.split(" and "))
    return " and ".join(t for t in terms if t.split(" ")[0] not in ("dtype", "rule"))


def admits_sizes(condition: str, dims: tuple[int, ...]) -> bool:
    """True if the condition's terms on rank, rows and cols hold; its other terms are ignored."""
    terms = [t for t in condition.split(" and ") if t.split(" ")[0] in ("rank", "rows", "cols")]
    return all(_term(term, _sizes(dims)) for term in terms)


def admits_rule(condition: str, rule: str) -> bool:
    """True if the condition's terms on the rule hold, as for no rule; others are ignored."""
    terms = [t for t in condition.split(" and ") if t.startswith("rule ")]
    return not rule or matches(" and ".join(terms), (), rule=rule)


def _sizes(dims: tuple[int, ...]) -> dict[str, int | str]:
    rows, cols = (1, 1, *dims)[-2:]
    return {"rank": len(dims), "numel": math.prod(dims), "rows": rows, "cols": cols}


def conditions(condition: str) -> list[tuple[str, str, str]]:
    """The terms of a condition: fact, comparison, literal or other size. Raises ValueError."""
    matches(condition, ())
    found = (_TERM.fullmatch(term.strip()) for term in condition.split(" and ") if condition)
    return [(each[1], each[2], each[3]) for each in found if each]


def rank_bounds(condition: str) -> tuple[int, int | None]:
    """The least and the greatest rank (None: unbounded) that a condition admits."""
    told = (min(int(r), _MOST_AXES) for r in re.findall(r"\brank [<>=!]+ (\d+)", condition))
    above = 1 + max(told, default=0)  # which stands for all higher ranks
    ranks = [r for r in range(above + 1) if matches_rank(condition, r)]
    if not ranks:
        raise ValueError(f"no rank fulfils '{condition}'")
    return ranks[0], None if ranks[-1] == above else ranks[-1]


def matches_rank(condition: str, rank: int) -> bool:
    """True if the condition's terms on rank hold; its other terms are ignored."""
    terms = [t for t in condition.split(" and ") if t.startswith("rank ")] if condition else []
    return all(_term(term, {"rank": rank}) for term in terms)


def _term(term: str, facts: Mapping[str, int | str]) -> bool:
    found = _TERM.fullmatch(term.strip())
    if found is None or found[1] not in facts or not _comparable(found[1], facts, found[3]):
        raise ValueError(
            f"cannot read the condition '{term}'; expected rank, numel, rows, cols, label, "
            f"dtype or rule, a comparison and a literal, joined by 'and', or two sizes, as in "
            f"'rows <= cols'"
        )
    left = facts[found[1]]
    if found[3] in _SIZES and found[1] in _SIZES:
        return bool(_COMPARE[found[2]](left, facts[found[3]]))
    right = found[3].strip('"') if isinstance(left, str) else int(found[3])
    return _COMPARE[found[2]](left, right)


def _comparable(fact: str, facts: Mapping[str, int | str], literal: str) -> bool:
    two_sizes = fact in _SIZES and literal in _SIZES
    return isinstance(facts[fact], str) or literal.isdigit() or two_sizes


# ------------------------------------------------------------------ rules


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule by its name, and the condition under which it takes a parameter."""

    name: str
    when: str

    def __post_init__(self) -> None:
        """Raises ValueError for a condition that cannot be read, or never holds."""
        try:
            self.takes("", ())
        except ValueError as error:
            hint = "or a pattern of names, as in 'name *weight'"
            raise ValueError(f"rule {self.name}: {error}, {hint}") from None
        for fact, _, literal in re.findall(r"\b(dtype|rule) (\S+) \"?(\w+)", self.when):
            if fact == "rule":
                raise ValueError(
                    f"rule {self.name}: a rule asks for no other rule, got '{literal}'"
                )
            if literal not in (known := [d.name for d in ARRAY_FLOATS.values()]):
                has = ", ".join(known)
                raise ValueError(f"rule {self.name}: no variant stores '{literal}'; dtypes: {has}")

    def takes(self, name: str, dims: tuple[int, ...], label: str = "", dtype: str = "") -> bool:
        """True if the rule is for a parameter of this name, shape, label and dtype."""

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
