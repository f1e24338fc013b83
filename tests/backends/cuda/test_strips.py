"""What is added up along rows and columns, in strips of rows: the interpreter's bits, no race."""

from __future__ import annotations

import shutil

import pytest
from stepfuse.backends import BACKENDS
from stepfuse.compiler import lower_to_loops
from stepfuse.ir.loops.nest import Let
from stepfuse.ir.loops.walk import walk
from stepfuse.optim_defs import get
from stepfuse.passes.lower.variants import linked
from stepfuse.passes.pipeline import STRICT

from tests.backends.cuda_emulator import Geometry
from tests.campaigns.device_trial import Trial, what_differs

SHAPES = ((60, 150), (64, 136), (33, 31))  # four strips, the last of fewer rows; four; one


@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")
@pytest.mark.parametrize(("name", "shift"), [("adafactor", 0), ("came", 1), ("sm3", 0)])
def test_strips_keep_the_bits(name: str, shift: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BACKENDS, "cuda", "tests.backends.cuda_emulator:compile_program")
    trial = Trial(name, "", "cuda", SHAPES, shift, Geometry(2, 96, True))
    assert what_differs(trial) == ""


@pytest.mark.parametrize(
    ("rows", "cols", "height"),
    [(60, 150, 16), (64, 1024, 16), (64, 128, 64), (33, 31, 33), (70, 150, 70)],
)
def test_large_areas_of_one_leaf_are_taken_in_strips(rows: int, cols: int, height: int) -> None:
    graph, _ = linked(get("came").variants(), STRICT)  # of matrices, of others
    nests = lower_to_loops(graph, STRICT, "sm_90")[1].nests
    found = [s for n in nests for s in walk(n.body) if isinstance(s, Let) and s.variable == "strip"]
    sizes = {"$rows": rows, "$cols": cols, "#rows": rows}
    assert [let.position.value(sizes.__getitem__) for let in found] == [height, height]
