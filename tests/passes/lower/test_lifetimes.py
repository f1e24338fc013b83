"""Temporaries of whole tensors lie on the stack of who runs them: which, how many bytes, bits."""

from __future__ import annotations

import numpy as np
import pytest
import stepfuse
from stepfuse import compiler
from stepfuse.compiler import lower_planned
from stepfuse.ir.lowered.memory_plan import PlanError
from stepfuse.ir.lowered.tables import LeafArray, TensorFact, ValueArray
from stepfuse.optim_defs import matrix_names
from stepfuse.passes.checks.check_plan import check_own
from stepfuse.passes.lower.plan_memory import own_columns
from stepfuse.passes.pipeline import STRICT
from stepfuse.spec_texts.resolve import resolve

CLIPPED = "clip_by_global_norm+muon"


def test_of_muon_all_temporaries_are_own() -> None:
    program, plan = lower_planned(stepfuse.get("muon").variants()[0], STRICT)
    own = own_columns(program)
    every = {c for c in program.columns if isinstance(c, LeafArray | ValueArray)}
    assert set(own) == every | {TensorFact.SCRATCH}
    check_own(program, plan, own)
    assert own_columns(lower_planned(stepfuse.get("lamb").variants()[0], STRICT)[0]) == ()


def test_what_another_visit_reads_is_not() -> None:
    """The leaves of the norm wait for all tensors; on a stack, another worker would find others."""
    program, plan = lower_planned(resolve(CLIPPED).variants()[0], STRICT)
    own = own_columns(program)
    check_own(program, plan, own)
    (left,) = {c for c in program.columns if isinstance(c, LeafArray)} - set(own)
    with pytest.raises(PlanError, match=f"P8 {left}: .* holds the stack of sf_sweep_0"):
        check_own(program, plan, (*own, left))


def stepped(shapes: list[tuple[int, ...]], threads: int = 1) -> tuple[list[np.ndarray], str, int]:
    rng = np.random.default_rng(0)
    params, grads = (
        [np.array(rng.standard_normal(s), np.float32) for s in shapes] for _ in range(2)
    )
    optimizer = stepfuse.Optimizer(params, "muon", threads=threads)
    for _ in range(2):
        optimizer.step(grads)
    return params, optimizer.explain(), optimizer.peak_bytes


def test_a_thousand_matrices_have_the_temporaries_of_one_for_each_thread() -> None:
    first, of_many, pool = stepped([(24, 96)] * 1000)
    _, of_one, _ = stepped([(24, 96)])
    (line,) = (text for text in of_one.splitlines() if "temporaries" in text)
    # Two matrices of elements and two of rows, f32; the norm's leaves, value and lists, 64 each.
    assert line.split(": ")[1].startswith(f"{2 * (24 * 96 + 24 * 24) * 4 + 512} bytes on the stack")
    assert line in of_many and line.endswith("0 in the pool")
    assert pool == 1000 * 24 * 96 * 4  # the momentum
    for threads in (2, 7):
        again, _, _ = stepped([(24, 96)] * 1000, threads)
        assert b"".join(map(bytes, again)) == b"".join(map(bytes, first))


def test_bits_do_not_depend_on_where_temporaries_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small ones, one at the bound, larger ones: beside the same code with all in the pool."""
    shapes = [(3, 5), (96, 96), (109, 108), (1, 7), (0, 4), (200, 180), (2, 3, 40), (4, 4, 2, 3)]
    mine, told, _ = stepped(shapes, 2)
    with monkeypatch.context() as patch:
        patch.setattr(compiler, "own_columns", lambda program: ())
        compiler.forget()
        others, none, _ = stepped(shapes, 2)
    assert "temporaries: 0 bytes" in none and told != none
    assert b"".join(map(bytes, mine)) == b"".join(map(bytes, others))


# The suite has one in three; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(3)
@pytest.mark.parametrize("spec", [s for s in matrix_names() if s != "muon"])
def test_of_every_optimizer_with_products_they_hold(spec: str) -> None:
    """Steps and refreshes, also those in which a library computes between visits."""
    library, refused = list[str](), 0
    for entry in stepfuse.get(spec).entries:
        for graph in stepfuse.get(spec).variants(entry):
            program, plan = lower_planned(graph, STRICT)
            own = own_columns(program)
            check_own(program, plan, own)
            library += [m.routine for m in program.matrices if m.routine]
            for column in {x.column for x in plan.columns} - set(own):
                try:
                    check_own(program, plan, (*own, column))
                except PlanError as error:
                    assert str(error).startswith("P8 ")
                    refused += 1
    assert refused >= 2 * len(library)  # what it takes, and what it leaves
