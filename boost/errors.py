"""Refusals of Boost: names, types and values of its settings, with replacements."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from numbers import Integral, Real
from typing import Any

from ..ir.errors import StepfuseError, did_you_mean

FORMATS = ("text", "svg")  # of `explain`


class BoostError(StepfuseError, ValueError):
    """A setting, network or optimizer that a trick of Boost cannot be used with; says why."""


class BoostTypeError(StepfuseError, TypeError):
    """A setting of Boost of another type than it needs."""


def unknown(what: str, name: Any, known: Iterable[str]) -> BoostError:
    """The error for a name that is none, with the names that are like it."""
    there = list(known)
    hint = did_you_mean(str(name).upper(), there, f"there are {', '.join(there)}")
    hint = did_you_mean(str(name), there, hint)
    return BoostError(f"{what} {name!r} is unknown; {hint}")


def one_of(name: str, value: Any, known: Sequence[str]) -> str:
    """One of these words. Raises BoostError."""
    if value not in known:
        raise unknown(name, value, known)
    return value


def saved(what: str, state: Any, *keys: str) -> Mapping[str, Any]:
    """Check a saved state_dict() for these keys. Raises BoostTypeError, BoostError."""
    if not isinstance(state, Mapping):
        raise BoostTypeError(
            f"{what}: expected what its state_dict() gave, a dict with {', '.join(keys)}, got "
            f"{type(state).__name__}"
        )
    found: Mapping[str, Any] = state  # type: ignore[assignment]
    missing = [key for key in keys if key not in found]
    if missing:
        raise BoostError(
            f"{what}: expected what its state_dict() gave, with {', '.join(keys)}; "
            f"{', '.join(missing)} is missing"
        )
    return found


def whole(name: str, value: Any, least: int = 1) -> int:
    """An int from `least`. Raises BoostTypeError, BoostError."""
    if isinstance(value, bool) or not isinstance(value, Integral):
        raise BoostTypeError(f"{name}: expected an int, got {value!r} ({type(value).__name__})")
    if value < least:
        raise BoostError(f"{name}: expected an int from {least}, got {value}")
    return int(value)


def number(name: str, value: Any) -> float:
    """A finite number. Raises BoostTypeError, BoostError."""
    if isinstance(value, bool) or not isinstance(value, Real):
        raise BoostTypeError(f"{name}: expected a number, got {value!r} ({type(value).__name__})")
    if not abs(float(value)) < float("inf"):
        raise BoostError(f"{name}: expected a finite number, got {value}")
    return float(value)
