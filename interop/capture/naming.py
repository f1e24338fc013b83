"""Domains of sets of axes, named by rows and columns, by the first axis, or by each axis.

A rank has several names for one set; ranks whose graphs agree under one way of naming are one
variant.

Numbers that an original keeps in a tuple have names here, too.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ...ir.types import BATCH_AXES, ELEM, GRAMS, TENSOR, TWINS, UNIT, Domain
from ...ir.types import GROUP as GROUP_DOMAIN
from ...ir.types import STEP as STEP_DOMAIN
from .extents import Extent
from .labels import is_twin, twins_of
from .operations import ONLY


def by_matrix(axes: frozenset[int], rank: int) -> Domain | None:
    """The last two axes are rows and columns, those before them the batch, as a whole or not."""
    batch = frozenset(range(rank - 2))
    if rank < 2 or axes & batch not in (frozenset(), batch):
        return None
    names = {rank - 2: "row", rank - 1: "col"}
    names |= {twins_of((axis,))[0]: TWINS[name] for axis, name in names.items()}
    kept = {names[axis] for axis in axes if axis in names}
    whole = axes & batch or rank == 2
    if len(kept) < len(axes - batch):
        return None  # a twin of an axis of the batch
    if len(kept) == 2 and not (whole and any(kept <= gram.axes for gram in GRAMS.values())):
        return None  # no view holds the sum of all matrices of a batch
    return Domain(TENSOR.scope, frozenset((*kept, *(BATCH_AXES if whole else ()))))


def by_first(axes: frozenset[int], rank: int) -> Domain | None:
    """The first axis alone."""
    return UNIT if axes == frozenset((0,)) and rank > 1 else None


def by_axis(axes: frozenset[int], _: int) -> Domain | None:
    """Each axis by its place, counted from the front; products are of rows and columns alone."""
    return None if any(map(is_twin, axes)) else Domain(TENSOR.scope, axes)


SetName = Callable[[frozenset[int], int], Domain | None]


@dataclass(frozen=True, slots=True)
class Naming:
    """A way to name sets of axes; one that `extends` holds for more axes than were captured."""

    name: SetName
    extends: bool

    def domain(self, extent: Extent, rank: int) -> Domain | None:
        """The domain of an extent at a rank; None for a set of axes without a name."""
        if extent.axes in (frozenset(range(rank)) or ONLY, ONLY):
            return ELEM
        if extent.axes:
            return self.name(extent.axes, rank)
        return (STEP_DOMAIN, GROUP_DOMAIN, TENSOR)[extent.scope]


NAMINGS = (Naming(by_matrix, True), Naming(by_first, True), Naming(by_axis, False))


def numbered(name: str, number: int) -> str:
    """One of several numbers under a name, from 1 on: `beta1` for the first of `betas`."""
    plural = name.endswith("s") and name not in ("eps", "bias") and not name.endswith("ss")
    return f"{name[:-1] if plural else name}{number}"
