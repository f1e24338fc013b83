"""The roles of a spec: its tensors and numbers, and the values that hypers may have."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import count, takewhile
from numbers import Real
from typing import Any, Self, TypeVar

from .clocks.clock import ClockedEntry, is_whole
from .conditions import Rule
from .errors import is_a
from .origin import NOWHERE, Origin
from .types import Domain, Type

_S = TypeVar("_S", bound="Signature")


CARRIED = "carried_"  # begins the names of states that hold sums over what was stored last
START = "start"  # the entry that gives them their first values
ENCODE, DECODE = "encode", "decode"  # entries: coded states are made of numbers in f32, and back
NUMBERS = "_f32"  # ends the names of the states that hold these numbers
EVAL, TRAIN = "eval", "train"
MODES = (EVAL, TRAIN)  # entries: the weights to evaluate take the parameters' place, and go again


class RoleKind(StrEnum):
    """The kind of a role; the word is the one of the text format."""

    PARAM = "param"
    GRAD = "grad"
    STATE = "state"
    HYPER = "hyper"
    STATIC = "static"
    SHADOW = "shadow"
    AUX = "aux"


ROLE_ORDER = ("param", "grad", "state", "shadow", "aux", "hyper", "static")  # of composed specs


@dataclass(frozen=True, slots=True)
class Range:
    """The admissible values of a hyper-parameter, an interval."""

    low: float = float("-inf")
    high: float = float("inf")
    open_low: bool = False
    open_high: bool = False
    whole: bool = False  # whole numbers alone

    def __post_init__(self) -> None:
        if not is_a(self.low, Real) or not is_a(self.high, Real):
            raise TypeError(f"Range expects two numbers, got {self.low!r} and {self.high!r}")

    def __contains__(self, value: float) -> bool:
        above = value > self.low if self.open_low else value >= self.low
        below = value < self.high if self.open_high else value <= self.high
        return above and below and (is_whole(value) or not self.whole)

    def __str__(self) -> str:
        left, right = "(" if self.open_low else "[", ")" if self.open_high else "]"
        return f"{left}{_number(self.low)}, {_number(self.high)}{right}{' whole' * self.whole}"

    @property
    def told(self) -> str:
        """The range in the words of errors."""
        return f"{'a whole number ' * self.whole}in {replace(self, whole=False)}"


_INF = float("inf")
# The usual intervals that a hyper-parameter's values lie in.
POSITIVE = Range(0.0, _INF, open_low=True, open_high=True)
NON_NEGATIVE = Range(0.0, _INF, open_high=True)
FRACTION = Range(0.0, 1.0, open_high=True)  # [0, 1): a decay rate
OPEN_FRACTION = Range(0.0, 1.0, open_low=True, open_high=True)
FINITE = Range(-_INF, _INF, open_low=True, open_high=True)
WHOLE = Range(1.0, _INF, open_high=True, whole=True)  # a number of steps


@dataclass(frozen=True, slots=True)
class Role:
    """A tensor or number of the spec.

    `default` is a hyper's or static's value, None for one that has to be given; for a state, its
    first value: a number, or the name of the role it starts as a copy of. `like` is the domain
    whose shape its array has for the user, where `merge-axes` has made elements of it.
    """

    name: str
    kind: RoleKind
    type: Type
    default: float | bool | str | None = None
    range: Range | None = None
    like: Domain | None = None
    origin: Origin = field(default=NOWHERE, compare=False, repr=False)

    @property
    def shaped(self) -> Domain:
        """The domain whose shape its array has for the user."""
        return self.like or self.type.domain


@dataclass(frozen=True, slots=True)
class Signature:
    """A spec as those who step it see it: its name, roles, entries and rules, without its graphs.

    Of a `Spec`, or of an artifact, whose spec is a text until somebody asks for the `whole`.
    """

    name: str
    rules: tuple[Rule, ...] = field(default=(), kw_only=True)  # which graphs a parameter takes

    @property
    def roles(self) -> tuple[Role, ...]:
        """All roles, in order."""
        raise NotImplementedError  # abstract: a spec reads its graphs, an artifact its manifest

    @property
    def entries(self) -> tuple[str, ...]:
        """The names of the entries, in order."""
        raise NotImplementedError  # abstract, likewise

    @property
    def clocked(self) -> ClockedEntry | None:
        """The entry that the stepper runs by itself; None where there is none."""
        raise NotImplementedError  # abstract, likewise

    def with_roles(self, roles: tuple[Role, ...]) -> Self:
        """The same with other defaults of its roles."""
        raise NotImplementedError  # abstract, likewise

    def whole(self) -> Any:
        """The spec, with its graphs. Raises ArtifactError where an artifact's is no spec."""
        raise NotImplementedError  # abstract, likewise

    def role(self, name: str) -> Role:
        """The role called `name`. Raises KeyError."""
        for role in self.roles:
            if role.name == name:
                return role
        raise KeyError(name)

    def of_kind(self, *kinds: str) -> tuple[Role, ...]:
        """The roles of these kinds, in order."""
        return tuple(r for r in self.roles if r.kind in kinds)


def check_mode(spec: Signature, entry: str) -> None:
    """Refuses a spec without an entry `eval` or `train` (ValueError)."""
    if entry not in spec.entries:
        raise ValueError(
            f"{spec.name} has no entry '{entry}': it has no weights to evaluate beside those that "
            "are trained, as schedule_free_adamw and adamw+ema_weights do; evaluate the parameters "
            "as they are"
        )


def has_choice(role: Role) -> bool:
    """True for roles that a user gives: hypers, statics, and numbers whose start may be given."""
    return role.kind in (RoleKind.HYPER, RoleKind.STATIC) or (
        role.kind == RoleKind.STATE and role.range is not None
    )


def must_be_given(role: Role) -> bool:
    """True for a hyper-parameter without a default: no step happens before it is given."""
    return role.kind == RoleKind.HYPER and role.default is None


def not_given(role: Role, where: str, how: str) -> str:
    """The error of a step before a hyper-parameter is given."""
    return (
        f"{where}: '{role.name}' has no default and was not given, so there is no step to take; "
        f"give it before each step: {how}"
    )


def check_hyper(role: Role, value: object, where: str) -> None:
    """Refuses a hyper-parameter that is not a number in its range (TypeError, ValueError)."""
    is_scalar = getattr(value, "shape", None) == ()  # a number of NumPy or of a framework
    number = value.item() if is_scalar else value  # type: ignore[attr-defined]
    if role.kind == RoleKind.STATIC:
        if not isinstance(number, bool):
            raise TypeError(f"{where}: static '{role.name}' is True or False, got {value!r}")
        return
    if isinstance(number, bool) or not isinstance(number, (int, float)):
        raise TypeError(f"{where}: '{role.name}' expects a number, got {value!r}")
    allowed = role.range or Range()
    if number != number or number not in allowed:
        raise ValueError(f"{where}: '{role.name}' must be {allowed.told}, got {number}")


def _number(value: float) -> str:
    short = f"{value:g}"
    return short if float(short) == value else repr(value)


def with_defaults(spec: _S, given: Mapping[str, float | bool]) -> _S:
    """The spec with other hyper or static defaults, or numbers that start elsewhere.

    Raises TypeError, ValueError.
    """
    known = [r.name for r in spec.roles if has_choice(r)]
    given = one_by_one(spec, given, spec.name)
    for name, value in given.items():
        if name not in known:
            has = ", ".join(known)
            raise TypeError(f"{spec.name} has no hyper-parameter '{name}'; it has {has}")
        check_hyper(spec.role(name), value, spec.name)
    roles = tuple(
        replace(r, default=_like(r, given[r.name])) if r.name in given else r for r in spec.roles
    )
    return spec.with_roles(roles)


def one_by_one(spec: Signature, given: Mapping[str, Any], where: str) -> dict[str, Any]:
    """Hyper-parameters that are given as a tuple, a list or an array, each by its own name.

    An array of several axes is read row by row. Raises TypeError for another number of them.
    """
    known = {r.name for r in spec.roles if has_choice(r)}
    found: dict[str, Any] = {}
    for name, value in given.items():
        if name in known or f"{name}_0" not in known:
            found[name] = value
            continue
        own = list(takewhile(known.__contains__, (f"{name}_{n}" for n in count())))
        numbers = value.reshape(-1).tolist() if hasattr(value, "reshape") else value
        if not isinstance(numbers, (tuple, list)) or len(numbers) != len(own):
            got = f"{len(numbers)} of them" if isinstance(numbers, (tuple, list)) else repr(value)
            raise TypeError(f"{where}: '{name}' expects {len(own)} numbers, got {got}")
        found |= zip(own, numbers, strict=True)
    return found


def _like(role: Role, value: float | bool) -> float | bool:
    return bool(value) if role.kind == RoleKind.STATIC else float(value)
