"""The step in numbers: how exact it is, and what it makes of arrays of the user's own."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path, PurePath
from typing import Any

import numpy as np

from ...ir.arrays import Array
from ...ir.graph import Spec
from ...ir.tensor_view import axes_of
from ...tracing.cells import TracedCells
from ...tracing.show import between, not_finite_first, not_finite_text, number
from ...tracing.trace import Trace
from ..check.role_errors import role_errors
from ..inspect.history import History, passes_over_graphs
from ..records.plain import plain
from ..trace import traced
from .sources import shown

_CELLS = 12_000  # numbers of elements in a page: some 200 KB
_TENSORS = 100  # of which a page says whether they are finite


def accuracy_data(spec: Spec, pipeline: str) -> dict[str, Any]:
    """Return each role's error against the equations in f64, or why it is `missing`."""
    rows, missing = role_errors(spec, passes_over_graphs(pipeline))
    return {"roles": [plain(row) for row in rows]} | (
        {"missing": shown(missing)} if missing else {}
    )


def followed_data(
    spec: Spec, histories: Sequence[History], pipeline: str, path: str, at: str
) -> dict[str, Any]:
    """A step over the arrays of a file: one tensor's values, at as many elements as fit.

    The tensor is the one that `at` names, else the first that is not finite, else the first.
    Raises WrongUsage, BindError, OSError.
    """
    passes = passes_over_graphs(pipeline)
    found = traced(spec, Path(path), stage="optimised", passes=passes)
    bad = [not_finite_first(found.cells(n)) for n in range(len(found.shapes))]
    worst = next((n for n, values in enumerate(bad) if values), 0)
    tensor, element = found.place(at) if at else (worst, None)
    cells = found.cells(tensor)
    elements = _elements(cells, element, bad[tensor])
    return {
        "file": shown(PurePath(path).name),
        "tensors": [_tensor(found, n, bad[n]) for n in _told(tensor, bad)],
        "others": len(bad) - len(_told(tensor, bad)),
        "tensor": _told(tensor, bad).index(tensor),
        "variant": _variant_of(cells, histories),
        "at": element,
        "elements": elements,
        "values": [_value(cells, v, elements) for v in range(len(cells.graph.nodes))],
        "between": between(cells),
        "updates": [
            {
                "role": update.role,
                "stored": cells.holds(update),
                "cells": [number(cells.stored(update, e)) for e in elements],
            }
            for update in cells.graph.updates
            if not update.forward
        ],
    }


def _told(tensor: int, bad: Sequence[Sequence[int]]) -> list[int]:
    """The tensors to tell of: the one that is followed, those not finite, then the first."""
    order = sorted(range(len(bad)), key=lambda n: (n != tensor, not bad[n], n))
    return sorted(order[:_TENSORS])


def _tensor(found: Trace, tensor: int, bad: Sequence[int]) -> dict[str, Any]:
    cells = found.cells(tensor)
    return {
        "name": shown(found.names[tensor] or f"tensor {tensor}"),
        "at": shown(found.names[tensor] or ("param" if len(found.shapes) == 1 else str(tensor))),
        "shape": list(found.shapes[tensor]),
        "not_finite": [{"value": v, "said": shown(not_finite_text(cells, v))} for v in bad],
    }


def _variant_of(cells: TracedCells, histories: Sequence[History]) -> int:
    """The variant of the report that a tensor takes."""
    graph = cells.graph
    wanted = graph.entry, graph.when
    return next(n for n, h in enumerate(histories) if (h.declared.entry, h.declared.when) == wanted)


def _elements(cells: TracedCells, element: int | None, bad: Sequence[int]) -> list[int]:
    """The one that was asked for, the first that are not finite, then the first of all."""
    size = int(np.prod(cells.dims))
    lists = sum(bool(axes_of(cells.graph.nodes[v].type.domain)) for v in cells.live)
    room = max(1, _CELLS // max(1, lists + len(cells.graph.updates)))
    own = [] if element is None else [element]
    arrays = [cells.array(v) for v in bad if cells.array(v).shape == cells.dims]
    own += [int(np.argmax(~np.isfinite(a))) for a in arrays]
    return sorted({*own, *range(min(size, room))})


def _value(cells: TracedCells, value: int, elements: Sequence[int]) -> dict[str, Any] | None:
    """The range of a value and its cells at the elements; a number alone; None for a dead one."""
    if value not in cells.live:
        return None
    array = cells.array(value)
    if not axes_of(cells.graph.nodes[value].type.domain):
        return {"one": number(array)}
    at = [number(cells.of_element(value, e)) for e in elements]
    return _range(array) | {"cells": at}


def _range(array: Array) -> dict[str, Any]:
    """Cells, those that are not finite, and of the others the least, the largest and mean |x|."""
    found: dict[str, Any] = {"size": array.size}
    wide = array.astype(np.float64).reshape(-1)
    fine = wide[np.isfinite(wide)]
    found["bad"] = wide.size - fine.size
    if fine.size:
        with np.errstate(over="ignore"):
            spans = {"least": fine.min(), "largest": fine.max(), "mean": np.abs(fine).mean()}
        found |= {name: f"{n:.7g}" for name, n in spans.items()}
    return found
