"""Vectors of elements in one visit with leaves: the iterations that a thread takes at a time."""

from __future__ import annotations

import pytest
import stepfuse
from stepfuse.compiler import lower_to_loops
from stepfuse.ir.loops.loop_program import LoopProgram
from stepfuse.ir.loops.mappings import Vector
from stepfuse.ir.loops.nest import For, Load
from stepfuse.ir.loops.walk import walk
from stepfuse.passes.lower.variants import linked
from stepfuse.passes.pipeline import STRICT

THREADS = 256


def loops_for(name: str) -> LoopProgram:
    first, *_ = linked(stepfuse.get(name).variants(), STRICT)
    return lower_to_loops(first, STRICT, "sm_90")[1]


def bytes_loaded(loops: LoopProgram, nest: str) -> int:
    """The bytes that a thread loads in the first loop of vectors, before it uses any."""
    vectors = [
        s
        for s in walk(loops.nest(nest).body)
        if isinstance(s, For) and isinstance(s.mapping, Vector)
    ]
    loads = [s for s in vectors[0].body if isinstance(s, Load)]
    return vectors[0].step.args[0] * sum(s.place.dtype.bytes for s in loads)


@pytest.mark.parametrize(
    ("name", "blocks"),
    # beside two sums, one, two, one; three arrays but for the third, which has two
    [("lamb", 3), ("stable_adamw", 4), ("fromage", 3), ("novograd", 4)],
)
def test_vectors_beside_leaves_load_40_kb(name: str, blocks: int) -> None:
    loops = loops_for(name)
    assert [nest.name for nest in loops.beside("sweep1_pass0")] == ["sweep0_pass0"]
    loaded = bytes_loaded(loops, "sweep1_pass0")
    assert loaded * THREADS * blocks >= 40 << 10
    assert loaded // 2 * THREADS * blocks < 40 << 10  # and not more than it takes


def test_vectors_alone_are_one_iteration() -> None:
    loops = loops_for("adamw")
    assert loops.beside("sweep0_pass0") == ()
    assert bytes_loaded(loops, "sweep0_pass0") == 4 * 16
