"""Sizes of the command line: numbers of tensors, and their shapes.

1e7            one tensor of ten million elements
1000x1000      a thousand tensors of a thousand elements
1x4096x4096    one matrix
12x768x3072    twelve matrices
"""

from __future__ import annotations

import math
from collections.abc import Sequence

Dims = tuple[int, ...]


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
