"""Values kept in tiles for later passes: the part of `check_program` that measures buffers.

The invariant L12 is that of `check_program`; that a buffer was filled before, `program_run` sees.
"""

from __future__ import annotations

from ...ir.lowered.program import ElementLoad, Program, ProgramError, Sweep
from ...ir.lowered.tables import Place, PlaceKind
from ...ir.types import ELEM


def check_tiles(program: Program) -> None:
    """L12: buffers of a tile lie apart, and a tile has whole rows, however many it has."""
    for number, sweep in enumerate(program.sweeps):
        kept = [x for k in sweep.kernels for x in k.keeps if x.place.kind == PlaceKind.KEPT]
        if kept or sweep.tile:
            _check_size(program, sweep, f"sweep {number}")
            _check_buffers(program, sweep, kept, f"sweep {number}")
        loads = {x.place for kernel in sweep.kernels for x in kernel.loads}
        asked = {place for kernel in sweep.kernels for place in kernel.prefetch}
        if not asked <= {place for place in loads if place.kind == PlaceKind.ELEM}:
            raise ProgramError(f"L12 sweep {number}: it prefetches what is no array that it loads")


def _check_size(program: Program, sweep: Sweep, where: str) -> None:
    view = program.graph.view
    if not 0 < view.block <= sweep.tile:
        raise ProgramError(
            f"L12 {where}: a tile of {sweep.tile} elements under view {view}; passes keep values "
            f"only where rows are blocks that fit a tile"
        )


def _check_buffers(program: Program, sweep: Sweep, kept: list[ElementLoad], where: str) -> None:
    end, nodes = 0, program.graph.nodes
    for load in sorted(kept, key=lambda x: x.place.index):
        place, type_ = load.place, nodes[load.value].type
        if place != Place(PlaceKind.KEPT, place.index, type_.dtype, ELEM) or type_.domain != ELEM:
            raise ProgramError(f"L12 {where}: %{load.value} is {type_}, its buffer is {place}")
        if place.index < end or place.index % place.dtype.bytes:
            raise ProgramError(
                f"L12 {where}: the buffer of %{load.value} begins at byte {place.index}, in a "
                f"cell or before the end of another, which is at byte {end}"
            )
        end = place.index + sweep.tile * place.dtype.bytes
    if end > sweep.buffer_bytes:
        raise ProgramError(f"L12 {where}: buffers to byte {end}, room for {sweep.buffer_bytes}")
