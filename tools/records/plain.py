"""Graphs, schedules, programs and plans as JSON's own types."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Mapping
from typing import Any

from ...ir.origin import Site, Source
from ...ir.tensor_view import View
from ...ir.types import Const, Domain, DType, Type


def plain(value: Any, inside: bool = False) -> Any:
    """Dataclasses as objects, types as their text; a number is a value, a literal an object.

    What is inside a program or schedule does not repeat its graph; a site has its expression's
    text, and the name of its source.
    """
    if isinstance(value, (DType, Domain, Type, View)):
        return str(value)
    if isinstance(value, Const):
        return {"literal": plain(value.value)}
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)  # JSON has no infinities
    if isinstance(value, Source):
        return value.name  # its lines would stand beside every value
    if dataclasses.is_dataclass(value):
        names = [f.name for f in dataclasses.fields(value)]
        kept = [n for n in names if not (inside and n == "graph")]
        found = {name: plain(getattr(value, name), True) for name in kept}
        return found | {"text": value.text} if isinstance(value, Site) else found
    if isinstance(value, Mapping):
        return {str(k): plain(v, inside) for k, v in value.items()}  # pyright: ignore[reportUnknownArgumentType]
    if isinstance(value, (list, tuple)):
        return [plain(v, inside) for v in value]
    return value
