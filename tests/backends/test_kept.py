"""What later passes over blocks keep: where it lies, how much, and that it is loaded."""

from __future__ import annotations

import pytest
import stepfuse
from stepfuse.backends.llvm.kept import KEPT, KEPT_TILE, asked_ahead, keep_in_tiles, kept_bytes
from stepfuse.backends.native.backend import llvm_text
from stepfuse.ir.lowered.program import Program


def program_of(name: str, dtypes: str) -> Program:
    return stepfuse.compile(stepfuse.chain(*name.split("+")), dtypes=dtypes).variants[0].program


@pytest.mark.parametrize(("block", "tile"), [(256, KEPT_TILE), (4096, 4096)])
def test_averages_are_kept_for_their_codes(block: int, tile: int) -> None:
    program = keep_in_tiles(program_of("adamw", f"state=linear8({block})"))
    first, second = program.sweeps[0].kernels
    kept = [x for x in second.loads if x.place.kind == KEPT]
    assert kept == list(first.keeps)
    assert [x.place.index for x in kept] == [0, 4 * tile]
    assert kept_bytes(program) == 2 * 4 * tile
    assert not {x.value for x in kept} & set(second.computes)


def test_every_array_is_asked_for_once() -> None:
    program = keep_in_tiles(program_of("adamw", "state=linear8"))
    kernels = program.sweeps[0].kernels
    asked = [place for kernel in kernels for place in asked_ahead(program, kernel)]
    assert sorted(p.index for p in asked) == sorted(x.place.index for x in kernels[0].loads)
    assert llvm_text(program).count("call void @llvm.prefetch") == len(asked)


def test_rows_that_may_be_longer_than_a_tile_keep_nothing() -> None:
    program = program_of("centralize+adamw", "")
    assert keep_in_tiles(program) is program
    assert "llvm.prefetch" not in llvm_text(program)
