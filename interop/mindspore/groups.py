"""The parameters of an optimizer: a list of them, or of groups, as MindSpore takes both.

A group is a dict of `params` and perhaps `lr`, `weight_decay`, `grad_centralization`, by default
the optimizer's own. A dict of `order_params` alone gives the order of the gradients.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from .cell import Cell, LearningRateSchedule
from .checks import flag
from .learning_rates import Rate, build_rate, read_decay, read_rate
from .tensor import Array, Parameter, name_unnamed

KEYS = ("params", "lr", "weight_decay", "grad_centralization", "order_params")
Read = Array | LearningRateSchedule


@dataclass(frozen=True, slots=True)
class GroupMember:
    """A parameter with its group's numbers."""

    param: Parameter
    rate: Rate
    decay: float | Cell  # the group's, decayed or not
    decayed: bool
    centralized: bool = False


@dataclass(frozen=True, slots=True)
class Members:
    """The parameters in the order of their gradients."""

    every: tuple[GroupMember, ...]
    rate: Rate  # the optimizer's own
    is_group: bool = False
    is_group_lr: bool = False


def _is_undecayed(param: Parameter) -> bool:
    """Return True for a parameter that lists, unlike groups, leave undecayed: beta or gamma."""
    return "beta" in param.name or "gamma" in param.name


def parse(
    where: str, params: Any, learning_rate: Any, weight_decay: Any, decays_all: bool
) -> Members:
    """Checks parameters, rates and decays. Raises TypeError, ValueError, KeyError, RuntimeError.

    Without `decays_all` a list of parameters leaves those called beta or gamma undecayed.
    """
    given = listed(where, params, "parameters")
    are_groups = [isinstance(item, Mapping) for item in given]
    if any(are_groups) != all(are_groups) or not all(
        isinstance(item, (Parameter, Mapping)) for item in given
    ):
        kinds = sorted({type(item).__name__ for item in given})
        raise TypeError(
            f"For '{where}', all 'params' must be Parameters, or all dicts, but got "
            f"{', '.join(kinds)}"
        )
    rate, decay = read_rate(where, learning_rate), read_decay(where, weight_decay)
    name_unnamed(_named_by(given))
    if all(are_groups):
        return _grouped(where, given, rate, decay)
    refuse_repeated_names(where, given)
    built = build_rate(rate, "learning_rate", False)
    decayed = [decays_all or not _is_undecayed(p) for p in given]
    pairs = zip(given, decayed, strict=True)
    return Members(tuple(GroupMember(p, built, decay, d) for p, d in pairs), built)


def _named_by(given: list[Any]) -> list[Parameter]:
    """All parameters that are given, in groups or not; other objects are refused later."""
    rows = [g.get("params", ()) if isinstance(g, Mapping) else (g,) for g in given]
    lists = (row for row in rows if isinstance(row, (list, tuple)))
    return [p for row in lists for p in row if isinstance(p, Parameter)]


def listed(where: str, params: Any, what: str) -> list[Any]:
    """Return a list. Raises ValueError if it is empty, TypeError if it is not iterable."""
    if params is None:
        raise ValueError(f"For '{where}', the {what} cannot be None")
    if not isinstance(params, Iterable):
        raise TypeError(f"For '{where}', the {what} must be iterable, but got {params!r}")
    found = list(params)
    if not found:
        raise ValueError(f"For '{where}', the {what} cannot be empty")
    return found


def refuse_repeated_names(where: str, params: list[Parameter]) -> None:
    """Raises ValueError where two have one name."""
    if name := _repeated([param.name for param in params]):
        raise ValueError(
            f"For '{where}', two parameters are called '{name}'; "
            f"states go by names: give each Parameter a name of its own"
        )


def _repeated(names: list[str]) -> str:
    """The first name that is there twice, "" if there is none."""
    return next((name for name, times in Counter(names).items() if times > 1), "")


# ------------------------------------------------------------------ groups


def _grouped(
    where: str, given: list[Mapping[str, Any]], rate: Read, decay: float | Cell
) -> Members:
    groups = [dict(group) for group in given]
    order = _checked(where, groups)
    own = [(n, g) for n, g in enumerate(groups) if "order_params" not in g]
    rates = {n: read_rate(_at(where, n), g["lr"]) for n, g in own if "lr" in g}
    _refuse_other_lengths(where, [rate, *rates.values()])
    wraps = bool(rates) and any(_changes(r) for r in (rate, *rates.values()))
    built = build_rate(rate, "learning_rate", wraps)
    members: dict[str, GroupMember] = {}
    for number, group in own:
        mine = built
        if number in rates:
            mine = build_rate(rates[number], f"learning_rate_group_{number}", wraps)
        lost = read_decay(_at(where, number), group.get("weight_decay", decay))
        asked = group.get("grad_centralization", False)
        centred = flag(_at(where, number), "grad_centralization", asked)
        decayed = isinstance(lost, Cell) or lost > 0
        for param in group["params"]:
            members[param.name] = GroupMember(param, mine, lost, decayed, centred)
    ordered = tuple(members[name] for name in order or members)
    return Members(ordered, built, True, bool(rates))


def _changes(rate: Read) -> bool:
    return isinstance(rate, LearningRateSchedule) or rate.ndim == 1


def _checked(where: str, groups: list[dict[str, Any]]) -> list[str]:
    """The names of `order_params`, if there is one; iterators of `params` become lists."""
    names: list[str] = []
    order: list[str] | None = None
    for number, group in enumerate(groups):
        spot = _at(where, number)
        unknown = [key for key in group if key not in KEYS]
        if unknown:
            raise KeyError(
                f"For '{spot}', there is no key {', '.join(map(repr, unknown))}; "
                f"a group may have {', '.join(KEYS)}"
            )
        if "order_params" in group:
            order = _order(spot, group)
            continue
        if "params" not in group:
            raise KeyError(f"For '{spot}', 'params' is needed; got {list(group)}")
        group["params"] = members_of(spot, group["params"])
        names += [p.name for p in group["params"]]
    if not names:
        raise ValueError(f"For '{where}', there are no groups of parameters")
    if name := _repeated(names):
        raise RuntimeError(
            f"For '{where}', the parameter '{name}' is in two groups, or twice in one; "
            f"it can be in one only"
        )
    return [] if order is None else _matched(where, order, names)


def _at(where: str, number: int) -> str:
    return f"{where}, group {number}"


def members_of(where: str, params: Any, what: str = "params") -> list[Parameter]:
    """A group's parameters. Raises TypeError, ValueError."""
    found = listed(where, params, f"'{what}'")
    for index, param in enumerate(found):
        if not isinstance(param, Parameter):
            raise TypeError(
                f"For '{where}', the '{what}' must be Parameters, but item {index} is "
                f"{type(param).__name__}"
            )
    return found


def _order(where: str, group: Mapping[str, Any]) -> list[str]:
    if len(group) > 1:
        raise ValueError(
            f"For '{where}', a dict of 'order_params' has no other key; got {list(group)}"
        )
    return [param.name for param in members_of(where, group["order_params"], "order_params")]


def _matched(where: str, order: list[str], names: list[str]) -> list[str]:
    if len(order) != len(names):
        raise ValueError(
            f"For '{where}', 'order_params' must name each parameter of the groups once: "
            f"expected {len(names)}, got {len(order)}"
        )
    missing = sorted(set(names) - set(order))
    if missing:
        raise ValueError(f"For '{where}', 'order_params' lacks {', '.join(missing)} of the groups")
    return order


def _refuse_other_lengths(where: str, rates: list[Read]) -> None:
    lengths = {r.size for r in rates if not isinstance(r, LearningRateSchedule) and r.ndim == 1}
    if len(lengths) > 1:
        raise ValueError(
            f"For '{where}', lists of learning rates must have one length, a value a step; "
            f"got {', '.join(map(str, sorted(lengths)))}"
        )
