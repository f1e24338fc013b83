"""Guards with two arms before optimizers whose chains are long: one is doubled, the other not."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from stepfuse.array_optimizer import Optimizer
from stepfuse.compiler import Compilation, as_spec, compile_spec
from stepfuse.ir.errors import DefectError
from stepfuse.ir.frontend.trace import guard, update_always, zeros
from stepfuse.ir.loops.nest import For, Mark, Stmt
from stepfuse.ir.loops.walk import Body, rewritten, walk
from stepfuse.ir.types import STEP
from stepfuse.optim_defs import get
from stepfuse.optim_defs.declare import optimizer
from stepfuse.passes.chain.compose import chain

from tests.campaigns.engines import quick
from tests.numeric import same_bits
from tests.programs import loops_of, programs_of

LONG = ("padam", "madgrad", "diffgrad", "fadam", "adamg")
SIZES = (*range(71), *range(1007, 1041))


@optimizer
def watched(grad: Any, seen: Any = zeros, turn: Any = zeros[STEP]) -> Any:
    """Every second step is skipped, and what is seen is kept always."""
    seen = 0.9 * seen + 0.1 * grad
    return guard(turn < 1.0) | update_always(seen=seen, turn=1.0 - turn)


@pytest.mark.parametrize("name", LONG)
def test_both_arms_step_every_cell_once(name: str) -> None:
    spec = chain(as_spec(watched), get(name))
    made = compile_spec(spec, backend="reference")
    native = tuple(replace(v, compiled=quick(loops_of(v.program, "native"))) for v in made.variants)
    expected, found = map(_stepped, (made, replace(made, variants=native, backend="native")))
    wrong = [(i, n) for i, n in expected if not same_bits(expected[i, n], found[i, n])]
    assert not wrong, f"sizes {sorted({SIZES[i] for i, _ in wrong})} differ"


def _stepped(made: Compilation) -> dict[tuple[int, str], np.ndarray]:
    rng = np.random.default_rng(3)
    params = [rng.standard_normal(n).astype(np.float32) for n in SIZES]
    stepper = Optimizer(params, made)
    for _ in range(3):
        stepper.step([rng.standard_normal(n).astype(np.float32) for n in SIZES])
    states = [
        {n: np.array(a) for n, a in state.items()} | {"param": param}
        for state, param in zip(stepper.state, params, strict=True)
    ]
    return {(i, name): array for i, state in enumerate(states) for name, array in state.items()}


def test_a_rule_that_moves_the_end_of_a_full_loop_alone_is_refused() -> None:
    (program,) = programs_of("sgd")
    nest = next(n for n in loops_of(program, "x86-64").nests if any(map(_is_full, walk(n.body))))
    with pytest.raises(DefectError, match="rewritten apart"):
        rewritten(nest, _shortened)


def _is_full(stmt: Stmt) -> bool:
    return isinstance(stmt, For) and stmt.mark is Mark.LANES and not stmt.masked


def _shortened(stmt: Stmt) -> Body | None:
    if not isinstance(stmt, For) or not _is_full(stmt):
        return None
    return (replace(stmt, high=stmt.high - 16),)
