"""Numbers with units, as options state them."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping

from ..errors import WrongUsage

COUNTS = {"": 1.0, "K": 1e3, "M": 1e6, "G": 1e9, "B": 1e9, "T": 1e12}
BYTES = {"": 1, **{f"{p}B": 1000**n for n, p in enumerate(("", "K", "M", "G", "T"))},
         **{f"{p}IB": 1024**n for n, p in enumerate(("", "K", "M", "G", "T"))}}  # fmt: skip


def quantity(written: str, units: Mapping[str, float], option: str, expected: str) -> float:
    """The number that an option states, finite and above 0. Raises WrongUsage."""
    found = re.fullmatch(r"\s*([\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)\s*", written, re.IGNORECASE)
    try:
        value = float(found[1]) * units[found[2].upper()] if found else 0.0
    except (ValueError, KeyError):
        value = 0.0
    if not 0.0 < value < math.inf:
        raise WrongUsage(f"{option}: expected {expected}; got '{written}'")
    return value
