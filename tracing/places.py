"""The element that a text names: `param[17]`, `w[3, 4]`, `1[17]`, `grad/w[17]`."""

from __future__ import annotations

import re
from collections.abc import Sequence

import numpy as np

from ..ir.errors import WrongUsage

_PLACE = re.compile(r"\s*(?P<name>[^\[\]]+?)\s*(?:\[(?P<index>[^\]]*)\])?\s*")


def place_of(
    text: str, names: Sequence[str], shapes: Sequence[tuple[int, ...]], roles: Sequence[str]
) -> tuple[int, int]:
    """The tensor and the flat index. Raises WrongUsage for a text that names no element.

    `roles` are those that have one value an element: their names do where there is one tensor.
    """
    found = _PLACE.fullmatch(text)
    if found is None:
        raise WrongUsage(f"at='{text}': expected a tensor and an element, as param[17] or w[3, 4]")
    tensor = _tensor(text, found["name"], names, roles)
    return tensor, _index(text, found["index"], shapes[tensor])


def _tensor(text: str, name: str, names: Sequence[str], roles: Sequence[str]) -> int:
    role, slash, rest = name.partition("/")
    name = rest if slash and role in roles else name
    if name in names:
        return list(names).index(name)
    if name.isdigit() and int(name) < len(names):
        return int(name)
    known = [n or str(k) for k, n in enumerate(names)]
    if name in roles and len(names) == 1:
        return 0
    if name in roles:
        some = ", ".join(f"{n}[0]" for n in known[:4])
        raise WrongUsage(f"at='{text}': there are {len(names)} tensors; say which, as {some}")
    raise WrongUsage(
        f"at='{text}': no tensor '{name}' ({', '.join(known[:8])}), nor a role of elements "
        f"({', '.join(roles)})"
    )


def _index(text: str, index: str | None, shape: tuple[int, ...]) -> int:
    size = int(np.prod(shape))
    if not (index or "").strip():
        if size == 1:
            return 0
        raise WrongUsage(f"at='{text}': the tensor has shape {shape}; say which element, as [17]")
    try:
        found = tuple(int(part) for part in str(index).split(",") if part.strip())
    except ValueError:
        raise WrongUsage(f"at='{text}': expected whole numbers between the brackets") from None
    bounds = shape if len(found) == len(shape) and len(found) != 1 else (size,)
    if len(found) != len(bounds) or not all(0 <= n < m for n, m in zip(found, bounds, strict=True)):
        many = f", or {len(shape)} within its shape {shape}" if len(shape) > 1 else ""
        raise WrongUsage(f"at='{text}': expected one number from 0 to {size - 1}{many}")
    return int(np.ravel_multi_index(found, bounds))
