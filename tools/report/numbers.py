"""The step in numbers: its errors against f64, and its values over arrays of the user's own."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path, PurePath

import numpy as np

from ...ir.graph import Spec, Update
from ...ir.tensor_view import axes_of
from ...tracing.cells import TracedCells
from ...tracing.show import between, not_finite_first, not_finite_text, number
from ...tracing.trace import Trace
from ..check.role_errors import RoleError, role_errors
from ..inspect.history import History, passes_over_graphs
from ..records.record import Record
from ..trace import traced
from .page import shown

_CELLS = 12_000  # numbers of elements in a page: some 200 KB
_TENSORS = 100  # of which a page says whether they are finite


class Accuracy(Record):
    """The errors of roles against the equations in f64, or why there are none."""

    roles: tuple[RoleError, ...]
    missing: str = ""


class NotFinite(Record):
    """A value that is not finite, though its operands are."""

    value: int
    said: str


class FollowedTensor(Record):
    """A tensor of the file, its name for --at, and the values of it that are not finite first."""

    name: str
    at: str
    shape: tuple[int, ...]
    not_finite: tuple[NotFinite, ...]


class FollowedValue(Record):
    """The one number of a value; or its range, and its cells at the elements."""

    one: str = ""
    size: int | None = None
    bad: int | None = (
        None  # cells that are not finite; the range is that of the others, the mean of |x|
    )
    least: str = ""
    largest: str = ""
    mean: str = ""
    cells: tuple[str, ...] = ()


class FollowedUpdate(Record):
    """The cells of an update at the elements, and whether they are stored."""

    role: str
    stored: bool
    cells: tuple[str, ...]


class FollowedStep(Record):
    """A step over arrays of a file: the values of one tensor, at some of its elements."""

    file: str
    tensors: tuple[FollowedTensor, ...]
    others: int
    tensor: int
    variant: int
    elements: tuple[int, ...]
    values: tuple[FollowedValue | None, ...]
    between: tuple[int, ...]
    updates: tuple[FollowedUpdate, ...]
    at: int | None = None


def accuracy(spec: Spec, pipeline: str) -> Accuracy:
    """Return each role's error against the equations in f64, or why it is `missing`."""
    rows, missing = role_errors(spec, passes_over_graphs(pipeline))
    return Accuracy(tuple(rows), shown(missing))


def followed(
    spec: Spec, histories: Sequence[History], pipeline: str, path: str, at: str
) -> FollowedStep:
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
    told = _told(tensor, bad)
    return FollowedStep(
        shown(PurePath(path).name),
        tuple(_tensor(found, n, bad[n]) for n in told),
        len(bad) - len(told),
        told.index(tensor),
        _variant_of(cells, histories),
        tuple(elements),
        tuple(_value(cells, v, elements) for v in range(len(cells.graph.nodes))),
        tuple(between(cells)),
        tuple(_update(cells, u, elements) for u in cells.graph.updates if not u.forward),
        element,
    )


def _told(tensor: int, bad: Sequence[Sequence[int]]) -> list[int]:
    """The tensors to tell of: the one that is followed, those not finite, then the first."""
    order = sorted(range(len(bad)), key=lambda n: (n != tensor, not bad[n], n))
    return sorted(order[:_TENSORS])


def _tensor(found: Trace, tensor: int, bad: Sequence[int]) -> FollowedTensor:
    cells, name = found.cells(tensor), found.names[tensor]
    return FollowedTensor(
        shown(name or f"tensor {tensor}"),
        shown(name or ("param" if len(found.shapes) == 1 else str(tensor))),
        tuple(found.shapes[tensor]),
        tuple(NotFinite(v, shown(not_finite_text(cells, v))) for v in bad),
    )


def _update(cells: TracedCells, update: Update, elements: Sequence[int]) -> FollowedUpdate:
    at = tuple(number(cells.stored(update, e)) for e in elements)
    return FollowedUpdate(update.role, cells.holds(update), at)


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


def _value(cells: TracedCells, value: int, elements: Sequence[int]) -> FollowedValue | None:
    """The range of a value and its cells at the elements; a number alone; None for a dead one."""
    if value not in cells.live:
        return None
    array = cells.array(value)
    if not axes_of(cells.graph.nodes[value].type.domain):
        return FollowedValue(one=number(array))
    at = tuple(number(cells.of_element(value, e)) for e in elements)
    wide = array.astype(np.float64).reshape(-1)
    fine = wide[np.isfinite(wide)]
    with np.errstate(over="ignore"):
        spans = (fine.min(), fine.max(), np.abs(fine).mean()) if fine.size else ()
    least, largest, mean = (f"{n:.7g}" for n in spans) if spans else ("", "", "")
    return FollowedValue("", wide.size, wide.size - fine.size, least, largest, mean, at)
