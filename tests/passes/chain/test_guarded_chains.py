"""Stages that guard and update always, before optimizers whose loops passes treat specially.

`python -m tests.campaigns.chains` does so with all stages and all optimizers.
"""

from __future__ import annotations

from dataclasses import replace

import pytest
from stepfuse.compiler import compile_spec
from stepfuse.ir.errors import DefectError
from stepfuse.ir.loops.mappings import Vector
from stepfuse.ir.loops.nest import For, Stmt
from stepfuse.ir.loops.walk import Body, rewritten, walk

from tests.campaigns.cases import LONG
from tests.campaigns.chains import Trial, spec_of, wrong_bits
from tests.support.inputs.programs import loops_of, programs_of

# Long chains; reductions along rows and columns, lists, matrices, tiles; a guard without an arm.
CHAINS: tuple[Trial, ...] = (
    *(("watched", name) for name in LONG),
    *(("recorded", name) for name in ("padam", "adafactor", "lamb", "sm3")),
    *(("measured", name) for name in ("adamg", "adamw", "novograd")),
    ("check_finite", "padam"),
    ("dynamic_loss_scale", "madgrad"),
)
# Numba compiled, its source as Python, and the interpreter of loops as they are built and printed.
OTHERS: tuple[tuple[Trial, tuple[str, ...]], ...] = (
    (("watched", "adamg"), ("numba",)),
    (("watched", "padam"), ("python", "loops")),
    (("recorded", "adamw"), ("lanes",)),
)


# The suite has one in three; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(3)
@pytest.mark.parametrize("trial", CHAINS, ids="+".join)
def test_both_arms_step_every_cell_once(trial: Trial) -> None:
    assert wrong_bits(compile_spec(spec_of(trial), backend="reference"), ("quick",)) == ""


@pytest.mark.parametrize(("trial", "engines"), OTHERS)
def test_other_engines_step_them_likewise(trial: Trial, engines: tuple[str, ...]) -> None:
    assert wrong_bits(compile_spec(spec_of(trial), backend="reference"), engines) == ""


def test_a_rule_that_moves_the_end_of_a_full_loop_alone_is_refused() -> None:
    (program,) = programs_of("sgd")
    nest = next(n for n in loops_of(program, "x86-64").nests if any(map(_is_full, walk(n.body))))
    with pytest.raises(DefectError, match="rewritten apart"):
        rewritten(nest, _shortened)


def _is_full(stmt: Stmt) -> bool:
    return isinstance(stmt, For) and isinstance(stmt.mapping, Vector) and not stmt.masked


def _shortened(stmt: Stmt) -> Body | None:
    if not isinstance(stmt, For) or not _is_full(stmt):
        return None
    return (replace(stmt, high=stmt.high - 16),)
