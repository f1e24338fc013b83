"""The checks of the generators' arguments: TypeError for another type, ValueError for a value."""

from __future__ import annotations

import math


def check_whole(name: str, value: object) -> None:
    """Refuse a value that is no int above 0; a bool is none."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"'{name}' expects an int, got {value!r}")
    if value <= 0:
        raise ValueError(f"'{name}' must be above 0, got {value}")


def check_float(name: str, value: object) -> None:
    """Refuse a value that is no finite float; an int is none."""
    if not isinstance(value, float):
        raise TypeError(f"'{name}' expects a float, got {value!r}")
    if not math.isfinite(value):
        raise ValueError(f"'{name}' must be finite, got {value}")


def check_positive(name: str, value: object) -> None:
    """Refuse a value that is no finite float above 0."""
    check_float(name, value)
    if value <= 0.0:  # type: ignore[operator]
        raise ValueError(f"'{name}' must be above 0, got {value}")


def check_not_negative(name: str, value: object) -> None:
    """Refuse a value that is no finite float from 0."""
    check_float(name, value)
    if value < 0.0:  # type: ignore[operator]
        raise ValueError(f"'{name}' must not be below 0, got {value}")


def check_bool(name: str, value: object) -> None:
    """Refuse a value that is neither True nor False."""
    if not isinstance(value, bool):
        raise TypeError(f"'{name}' is True or False, got {value!r}")


def check_list(name: str, value: object) -> None:
    """Refuse a value that is neither a list nor a tuple."""
    if not isinstance(value, (list, tuple)):
        raise TypeError(f"'{name}' expects a list or a tuple, got {value!r}")
