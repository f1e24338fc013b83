"""What cells refuse when a nest runs: the message names the cells that are at fault, no others."""

from __future__ import annotations

import numpy as np
import pytest
from stepfuse.ir.loops.interpreter.cells import CellAccess, LoopError


def cells(**known: object) -> CellAccess:
    return CellAccess("%m", np.arange(8, dtype=np.float32), **known)  # type: ignore[arg-type]


def bits(*on: int) -> np.ndarray:
    found = np.zeros(8, bool)
    found[list(on)] = True
    return found


def places(*at: int) -> np.ndarray:
    return np.array(at)


def put(held: CellAccess, *at: int, lanes: int = 1) -> None:
    held.store(places(*at), np.full(len(at), -1.0, np.float32), 0, lanes)


def test_a_store_of_two_lanes_to_a_cell_names_that_cell() -> None:
    with pytest.raises(LoopError, match=r"^stores %m\[5\] from several lanes or threads$"):
        put(cells(), 2, 5, 3, 5, lanes=4)
    with pytest.raises(LoopError, match=r"^stores %m\[4\] from all 16 lanes$"):
        put(cells(), 4, lanes=16)


def test_a_second_store_names_the_cells_of_the_first() -> None:
    held = cells(stored=bits(1, 2))
    put(held, 0, 3)
    with pytest.raises(LoopError, match=r"^stores %m\[2\.\.3\] twice$"):
        put(held, 2, 3, 4)
    assert held.stored is not None
    assert np.array_equal(held.stored, bits(0, 1, 2, 3))
    assert held.array.tolist() == [-1.0, 1.0, 2.0, -1.0, 4.0, 5.0, 6.0, 7.0]


def test_what_lies_outside_is_named_and_nothing_is_done() -> None:
    held = cells()
    with pytest.raises(LoopError, match=r"^loads %m\[-1, 8, 9\], out of bounds: 8 cells$"):
        held.load(places(-1, 0, 7, 8, 9), 0)
    with pytest.raises(LoopError, match=r"^stores %m\[8\], out of bounds: 8 cells$"):
        put(held, 7, 8)
    assert held.load(places(0, 7), 0).tolist() == [0.0, 7.0]


def test_what_was_never_written_or_is_read_too_late_is_named() -> None:
    held = cells(written=bits(0, 1, 2))
    with pytest.raises(LoopError, match=r"^loads %m\[3, 5, 6, \.\.\.\], which was never written$"):
        held.load(places(0, 3, 5, 6, 7), 0)
    put(held, 3)
    assert held.load(places(3), 0) == -1.0
    late = cells(stored=bits(), is_read_first=True)
    assert late.load(places(2), 0) == 2.0
    put(late, 2)
    with pytest.raises(LoopError, match=r"^loads %m\[2\] after storing it$"):
        late.load(places(1, 2), 0)


def test_a_value_of_another_dtype_is_refused() -> None:
    with pytest.raises(LoopError, match=r"^stores float64 to %m, which is float32$"):
        cells().store(places(0), np.zeros(1), 0, 1)
