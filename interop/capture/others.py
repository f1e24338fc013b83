"""Values of hyper-parameters other than those captured, at which a capture is tried."""

from __future__ import annotations


def other_value(value: float, number: int) -> float:
    """Another value that an optimizer takes where it takes this one; whole numbers stay whole."""
    if value == 0.0:
        return 0.01 * number
    if 0.0 < abs(value) < 1.0:
        return value * (1.0 - 0.03 * number)
    if float(value).is_integer() and abs(value) > 1.0:
        return type(value)(value + number)
    return value * (1.0 + 0.07 * number)
