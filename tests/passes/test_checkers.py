"""The three checkers see what is planted: in graphs, in programs, in memory plans."""

from __future__ import annotations

import functools

import pytest
from stepfuse.ir.kernel import Program, ProgramError
from stepfuse.ir.parser import parse
from stepfuse.passes.check_program import check_program
from stepfuse.passes.fuse import fuse
from stepfuse.passes.lower import lower
from stepfuse.passes.pipeline import STRICT, run_graph

from tests.passes.planted_programs import PLANTED, Mutator
from tests.programs import ALL, CHAINS, programs_of

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
    %7 = add %t, 1.0 : real step
    update %param = %6
    update %grad = 0.0
    update %m = %1 when %0
    update %r = %3 when %0
    update %t = %7
  }

  step when rank < 2 {
    update %param = %grad
    update %t = 1.0
  }
}
"""


@functools.cache
def programs() -> tuple[Program, ...]:
    """Programs of all kinds: low states, guards, sections of sweeps, folds over all tensors."""
    found = [p for text in SPECS for p in programs_of(text)]
    found += [lower(fuse(run_graph(g, STRICT))) for g in parse(GUARDED).graphs]
    return tuple(found)


@pytest.mark.parametrize("text", ALL)
def test_every_program_is_proved(text: str) -> None:
    for program in programs_of(text):
        check_program(program)


@pytest.mark.parametrize("plant", PLANTED, ids=lambda p: p.__name__)
def test_what_is_planted_in_a_program_is_found(plant: Mutator) -> None:
    count = 0
    for program in programs():
        for planted in plant(program):
            count += 1
            with pytest.raises(ProgramError, match=f"^{PLANTED[plant]} "):
                check_program(planted)
    assert count, "nothing was planted"
