"""The three checkers see what is planted: in graphs, in programs, in memory plans."""

from __future__ import annotations

import functools
import itertools
import re
import sys

import pytest
from stepfuse.compiler import lower_graph
from stepfuse.ir.errors import VerifyError
from stepfuse.ir.graph import Spec
from stepfuse.ir.lowered.memory_plan import PlanError
from stepfuse.ir.lowered.program import Program, ProgramError
from stepfuse.ir.text.parser import parse
from stepfuse.ir.verifier import verify, verify_graph
from stepfuse.optim_defs import get
from stepfuse.passes.checks.check_plan import check_plan
from stepfuse.passes.checks.check_program import check_program
from stepfuse.passes.fuse.fuse import fuse
from stepfuse.passes.lower.lower import lower
from stepfuse.passes.lower.plan_memory import plan_memory
from stepfuse.passes.pipeline import STORES_LAST, STRICT, policy_pipeline, run_graph

from tests.passes import (
    planted_graphs,
    planted_launches,
    planted_matrices,
    planted_plans,
    planted_programs,
    planted_tiles,
)
from tests.support.inputs.programs import CHAINS, programs_of, spec_of

IN_PROGRAMS = planted_programs.PLANTED | planted_launches.PLANTED | planted_tiles.PLANTED
IN_PROGRAMS |= planted_matrices.PLANTED
MOST = 25  # of a kind in one program
SPECS = (*CHAINS, "adafactor", "came", "lamb", "prodigy", "racs", "sm3")

# A guarded state whose new value is needed a sweep later, without its guard; a low copy of a role.
GUARDED = """optimizer @guarded {
  param %param : f32 elem
  grad %grad : f32 elem
  state %m = 0.0 : f32 elem
  state %r = 0.0 : f32 row
  state %t = 0.0 : f64 step
  hyper %lr = 0.1 : f64 group

  step when rank >= 2 {
    %0 = lt %t, 3.0 : bool step
    %1 = add %m, %grad : real elem
    %2 = sumsq %1 : real tensor
    %3 = max %1 : real row
    %4 = mul %1, %2 : real elem
    %5 = mul %4, %lr : real elem
    %6 = sub %param, %5 : real elem
    %7 = absmax %grad : real step
    %8 = add %t, %7 : real step
    update %param = %6
    update %grad = 0.0
    update %m = %1 when %0
    update %r = %3 when %0
    update %t = %8
  }

  step when rank < 2 {
    %0 = absmax %grad : real step
    %1 = add %t, %0 : real step
    update %param = %grad
    update %t = %1
  }
}
"""


@functools.cache
def programs() -> tuple[Program, ...]:
    """Programs of all kinds: low states, guards, sections of sweeps, folds over all tensors."""
    found = [p for text in SPECS for p in programs_of(text)]
    found += [lower(fuse(run_graph(g, STRICT))) for g in parse(GUARDED).graphs]
    stored_last = (get("lamb").graphs[0], get("nero").graphs[0])
    found += [lower_graph(g, STRICT + STORES_LAST) for g in stored_last]
    tiled = policy_pipeline("strict", "state=linear8")
    found += [lower_graph(g, tiled) for g in spec_of("clip_by_global_norm+adamw").variants()]
    matrices = (get("muon"), planted_matrices.second_order.spec)
    found += [lower_graph(g, STRICT) for spec in matrices for g in spec.variants()]
    return tuple(found)


@functools.cache
def specs() -> tuple[Spec, ...]:
    """The specs behind all passes."""
    texts = (*SPECS, "gradient_noise+sgd")
    declared = [*(spec_of(t) for t in texts), parse(GUARDED)]
    return tuple(Spec(d.name, tuple(run_graph(g, STRICT) for g in d.variants())) for d in declared)


@pytest.mark.parametrize("plant", IN_PROGRAMS, ids=lambda p: p.__name__)
def test_what_is_planted_in_a_program_is_found(plant: planted_programs.Mutator) -> None:
    found = [p for program in programs() for p in itertools.islice(plant(program), MOST)]
    assert found
    for program in found:
        with pytest.raises(ProgramError, match=f"^{IN_PROGRAMS[plant]} "):
            check_program(program)


@pytest.mark.parametrize("plant", planted_plans.PLANTED, ids=lambda p: p.__name__)
def test_what_is_planted_in_a_plan_is_found(plant: planted_plans.Mutator) -> None:
    plans = [plant(program, plan_memory(program)) for program in programs()]
    found = [x for planted in plans for x in itertools.islice(planted, MOST)]
    assert found
    for program, plan in found:
        with pytest.raises(PlanError, match=f"^{planted_plans.PLANTED[plant]} "):
            check_plan(program, plan)


@pytest.mark.parametrize("plant", planted_graphs.PLANTED, ids=lambda p: p.__name__)
def test_what_is_planted_in_a_graph_is_found(plant: planted_graphs.Mutator) -> None:
    code = planted_graphs.PLANTED[plant]
    found = [planted for spec in specs() for planted in itertools.islice(plant(spec), 4)]
    assert found
    for spec in found:
        with pytest.raises(VerifyError, match=f"error: {code} "):
            if code in planted_graphs.OF_SPECS:
                verify(spec, "basic")
            else:
                for graph in spec.graphs:
                    verify_graph(graph, "basic")


@pytest.mark.parametrize(
    ("checker", "table"),
    [
        ("stepfuse.ir.verifier", planted_graphs.PLANTED),
        ("stepfuse.passes.checks.check_program", IN_PROGRAMS | {"library calls": "L15"}),
        ("stepfuse.passes.checks.check_plan", planted_plans.PLANTED | {"own temporaries": "P8"}),
    ],
)
def test_every_invariant_is_broken_by_something(checker: str, table: dict[object, str]) -> None:
    stated = re.findall(r"^([VLP]\d+)  ", sys.modules[checker].__doc__ or "", re.MULTILINE)
    assert len(stated) >= 7
    missing = [code for code in stated if not any(re.fullmatch(t, code) for t in table.values())]
    assert missing == []
