"""What later passes over blocks keep: where it lies, how much, and that it is loaded."""

from __future__ import annotations

import pytest
import stepfuse
from stepfuse.backends.cuda.module import device_text
from stepfuse.backends.native.backend import llvm_text
from stepfuse.backends.numba.source import program_source
from stepfuse.compiler import lower_graph
from stepfuse.ir.errors import LowerError
from stepfuse.ir.lowered.program import Program
from stepfuse.ir.lowered.tables import PlaceKind
from stepfuse.passes.lower.keep_in_tiles import TILE, keep_in_tiles
from stepfuse.passes.pipeline import policy_pipeline

from tests.support.inputs.programs import loops_of


def program_of(name: str, dtypes: str, target: str = "native") -> Program:
    graph = stepfuse.chain(*name.split("+")).variants()[0]
    return lower_graph(graph, policy_pipeline("strict", dtypes), target)


@pytest.mark.parametrize(("block", "tile"), [(256, TILE), (4096, 4096)])
def test_averages_are_kept_for_their_codes(block: int, tile: int) -> None:
    program = program_of("adamw", f"state=linear8({block})")
    first, second = program.sweeps[0].kernels
    kept = [x for x in second.loads if x.place.kind == PlaceKind.KEPT]
    assert kept == list(first.keeps) == list(second.loads)
    assert [x.place.index for x in kept] == [0, 4 * tile]
    assert program.sweeps[0].buffer_bytes == 2 * 4 * tile
    assert not {x.value for x in kept} & set(second.computes)


@pytest.mark.parametrize(
    ("name", "dtypes", "last"),
    [
        ("adamw", "state=dynamic8", True),
        ("adamw", "state=linear8", False),  # a root encodes: two would wait for each other
        ("adamw+zero_grad", "m=dynamic8,v=f8e4m3", True),
    ],
)
def test_a_division_is_beside_what_encodes(name: str, dtypes: str, last: bool) -> None:
    graph = (program := program_of(name, dtypes)).graph
    stores = [{graph.updates[x.update].role for x in k.stores} for k in program.sweeps[0].kernels]
    assert ["param" in roles for roles in stores] == [not last, last]


def test_every_array_is_asked_for_once() -> None:
    program = program_of("adamw", "state=linear8")
    kernels = program.sweeps[0].kernels
    asked = [place for kernel in kernels for place in kernel.prefetch]
    assert sorted(p.index for p in asked) == sorted(x.place.index for x in kernels[0].loads)
    assert llvm_text(loops_of(program, "native")).count("call void @llvm.prefetch") == len(asked)


def test_rows_that_may_be_longer_than_a_tile_keep_nothing() -> None:
    program = program_of("centralize+adamw", "")
    assert keep_in_tiles(program) is program
    assert "llvm.prefetch" not in llvm_text(loops_of(program, "native"))


def test_only_machine_code_keeps() -> None:
    program = program_of("adamw", "state=linear8")
    others = [program_of("adamw", "state=linear8", target) for target in ("numba", "cuda")]
    assert keep_in_tiles(others[0]) == program
    for other in others:
        loaded = [x.place.kind for sweep in other.sweeps for k in sweep.kernels for x in k.loads]
        assert loaded and PlaceKind.KEPT not in loaded
    with pytest.raises(LowerError, match="which numba has not; lower it for numba"):
        program_source(loops_of(program, "numba"))
    with pytest.raises(LowerError, match="which cuda has not; lower it for cuda"):
        device_text({"sf_x": loops_of(program, "cuda")})
