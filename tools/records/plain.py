"""Graphs, schedules, programs and plans as JSON's own types."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Mapping
from typing import Any

from ...ir.types import Const, Domain, DType, Type


def plain(value: Any, inside: bool = False) -> Any:
    """Dataclasses as objects, types as their text; a number is a value, a literal an object.

    What is inside a program or schedule does not repeat its graph.
    """
    if isinstance(value, (DType, Domain, Type)):
        return str(value)
    if isinstance(value, Const):
        return {"literal": plain(value.value)}
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)  # JSON has no infinities
    if dataclasses.is_dataclass(value):
        names = [f.name for f in dataclasses.fields(value)]
        kept = [n for n in names if not (inside and n == "graph")]
        return {name: plain(getattr(value, name), True) for name in kept}
    if isinstance(value, Mapping):
        return {str(k): plain(v, inside) for k, v in value.items()}  # pyright: ignore[reportUnknownArgumentType]
    if isinstance(value, (list, tuple)):
        return [plain(v, inside) for v in value]
    return value
