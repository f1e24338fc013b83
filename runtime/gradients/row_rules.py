"""Rules for programs that may step some rows alone, each as a tensor of its own.

1. The axes of a state must include the rows: an average a column belongs to all rows.
2. A reduction that removes the rows must be one that the other rows, whose gradient is zero,
   add nothing to, and it must go on to the group or the step: the norm of all gradients, the
   search for what is not finite. That a value is zero there is found by computing it, as far
   as it depends on the gradient and literals alone; zero times a number of the step is zero.
3. A count of cells must come to the same for one row, for two and for the parameter, as far as
   anything but counts depends on it: `count(elem) / count(row)` does.
"""

from __future__ import annotations

import numpy as np

from ...ir.lowered.step_program import StepProgram
from ...ir.lowered.tables import PlaceKind
from ...ir.tensor_view import View
from ...ir.types import ELEM, VIEW_AXES, Domain


def why_not(program: StepProgram, dims: tuple[int, ...]) -> str:
    """Why the rows of a parameter of these dims cannot be stepped alone; empty if they can."""
    return _kept_apart(program, dims) or _folds_rows(program, dims) or _counts_rows(program, dims)


def has_rows(domain: Domain, view: View, dims: tuple[int, ...]) -> bool:
    """True if every row of a tensor has cells of its own in a domain, and whole ones."""
    if length := domain.block or view.block:
        whole = int(np.prod(dims[1:])) % length == 0
        return bool(domain.axes) and (domain == ELEM or whole)
    parts = view.parts_of(dims) or ()
    first = next((axis for axis, part in zip(VIEW_AXES, parts, strict=False) if part), "row")
    return domain == ELEM or first in domain.axes


def _kept_apart(program: StepProgram, dims: tuple[int, ...]) -> str:
    """Case 1."""
    view = program.view
    for name, place in program.role_places.items():
        if place.kind == PlaceKind.VECTOR and not has_rows(place.domain, view, dims):
            return f"%{name} is kept along {place.domain}, for several rows at once"
    return ""


def _folds_rows(program: StepProgram, dims: tuple[int, ...]) -> str:
    """Case 2."""
    for fold in program.row_folds:
        if has_rows(fold.domain, program.view, dims):
            continue
        if not fold.ignores_rows:
            return f"{fold.text} counts rows without a gradient too"
        if fold.ends:
            return f"{fold.text} is over all rows of each parameter"
    return ""


def _counts_rows(program: StepProgram, dims: tuple[int, ...]) -> str:
    """Case 3."""
    if program.row_counts is None:
        return ""
    from ...ir.text.known_values import counts

    graph = program.row_counts.graph
    found = [counts(graph, (rows, *dims[1:])) for rows in (1, 2, max(1, dims[0]))]
    for value, text in program.row_counts.values:
        if len({f[value].tobytes() for f in found}) > 1:
            return f"{text} depends on how many rows there are"
    return ""
