"""Numbers in options: sizes of tensors, and quantities with units.

1e7            one tensor of ten million elements
1000x1000      a thousand tensors of a thousand elements
1x4096x4096    one matrix
12x768x3072    twelve matrices
12 GB          a quantity
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence

from ..ir.errors import WrongUsage

Dims = tuple[int, ...]
COUNTS = {"": 1.0, "K": 1e3, "M": 1e6, "G": 1e9, "B": 1e9, "T": 1e12}
BYTES = {"": 1, **{f"{p}B": 1000**n for n, p in enumerate(("", "K", "M", "G", "T"))},
         **{f"{p}IB": 1024**n for n, p in enumerate(("", "K", "M", "G", "T"))}}  # fmt: skip


def parse_sizes(text: str) -> dict[str, list[Dims]]:
    """The shapes of the tensors of each size, by its text. Raises ValueError."""
    found = {part.strip(): parse_size(part.strip()) for part in text.split(",")}
    return found


def parse_size(text: str) -> list[Dims]:
    """The shapes of one size's tensors. Raises ValueError."""
    numbers = [_whole(part, text) for part in text.split("x")]
    if len(numbers) == 1:
        return [(numbers[0],)]
    return [tuple(numbers[1:])] * numbers[0]


def elements(dims: Sequence[Dims]) -> int:
    """The parameters of all tensors."""
    return sum(math.prod(d) for d in dims)


def _whole(part: str, text: str) -> int:
    try:
        number = float(part)
    except ValueError:
        number = math.nan
    if not (number >= 1 and number == math.floor(number) and math.isfinite(number)):
        raise ValueError(
            f"size '{text}': expected N (one tensor), COUNTxN or COUNTxROWSxCOLS with whole "
            f"numbers from 1, as 1e7, 1000x1000 or 1x4096x4096; '{part}' is none"
        )
    return int(number)


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
