"""Which passes a target's nests go through, as data. A pass is a function from nest to nest."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...ir.errors import LowerError
from ...ir.loops.nest import Nest
from .lanes import lanes
from .leaves import leaves
from .merge_rows import merge_rows
from .name_positions import name_positions
from .narrow_rows import narrow_rows
from .one_leaf import one_leaf
from .pair_16bit import pair_16bit
from .short_lists import short_lists
from .terms_to_buffer import terms_to_buffer
from .version_guards import version_guards

Pass = Callable[[Nest], Nest]

CPU: tuple[Pass, ...] = (
    version_guards,
    merge_rows,
    narrow_rows,
    leaves,
    one_leaf,
    short_lists,
    lanes,
    pair_16bit,
)
PIPELINES: dict[str, tuple[Pass, ...]] = {
    "x86-64": CPU,
    "aarch64": CPU,
    "numba": (leaves, terms_to_buffer, name_positions),
    "interp": (version_guards, merge_rows, leaves, lanes),
}


def stages(nest: Nest, target: str) -> Iterator[tuple[str, Nest]]:
    """A nest as it was built, then after each pass of a target. Raises LowerError for another."""
    if target not in PIPELINES:
        known = ", ".join(PIPELINES)
        raise LowerError(f"no loops for target {target!r}: there are passes for {known}")
    yield "build", nest
    for one in PIPELINES[target]:
        nest = one(nest)
        yield one.__name__, nest


def lowered_nest(nest: Nest, target: str) -> Nest:
    """A nest after all passes of a target. Raises LowerError for an unknown one."""
    for _, last in stages(nest, target):
        nest = last
    return nest
