"""Captured specs are as good as our own: the same bytes and sweeps, hardly more operations."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
import stepfuse
from stepfuse.interop.capture.joining.known_sides import with_known_sides
from stepfuse.optim_defs import get
from stepfuse.passes.pipeline import run_graph

from tests.campaigns.captured_beside_declared import Pair, compared, costs

pytest.importorskip("torch")
theirs = pytest.importorskip("pytorch_optimizer")

PAIRS: list[tuple[str, str, str, dict[str, Any]]] = [
    *(
        (name.lower(), "torch.optim", name, {})
        for name in ("Adam", "AdamW", "NAdam", "RAdam", "Adamax", "Adagrad", "Adadelta", "RMSprop")
    ),
    ("momentum", "torch.optim", "SGD", {"lr": 0.1, "momentum": 0.9}),
    ("lion", "pytorch_optimizer", "Lion", {}),
    ("adabelief", "pytorch_optimizer", "AdaBelief", {}),
]


# The suite has one pair in three; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(3)
@pytest.mark.parametrize(("ours", "module", "name", "options"), PAIRS)
def test_a_captured_spec_takes_what_the_declared_one_takes(
    ours: str, module: str, name: str, options: dict[str, Any]
) -> None:
    row = compared(Pair(ours, module, name, tuple(options.items())), prove=False)
    for rank, cost in row.captured.items():
        own = row.ours[rank]
        assert (cost.sweeps, cost.bytes) == (own.sweeps, own.bytes)
        assert cost.flops <= 1.25 * own.flops  # a lerp chooses the end that it goes from
    assert set(row.captured) == {1, 2}


# The suite has every other class; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(2)
@pytest.mark.parametrize("name", ["Adan", "Yogi", "AdEMAMix", "PID"])
def test_a_first_step_that_differs_is_not_computed_beside_the_others(name: str) -> None:
    """What differs is a state's first value, or numbers; not the whole step twice."""
    spec = stepfuse.capture(getattr(theirs, name), prove=False)
    assert costs(spec)[1].flops <= 1.4 * costs(get(name.lower()))[1].flops


def test_states_that_are_never_read_need_no_first_value() -> None:
    """Lamb keeps its norms, for others to see."""
    spec = stepfuse.capture(theirs.Lamb, prove=False)
    assert {r.name for r in spec.of_kind("state")} == {"step", "exp_avg", "exp_avg_sq"}


def test_a_norm_that_is_taken_twice_for_safety_is_taken_once() -> None:
    """optax's safe norm puts ones in the place of what is too small, and sums again."""
    optax = pytest.importorskip("optax")
    spec = stepfuse.capture(optax.lamb, prove=False, learning_rate=1e-3)
    found, own = costs(spec)[2], costs(get("lamb"))[2]
    assert (found.sweeps, found.bytes) == (own.sweeps, own.bytes)


SIDES = """
optimizer @sides {
  param %param : f32 elem
  grad %grad : f32 elem
  step {
    %0 = sumsq %grad : real tensor
    %1 = lt %0, 4.0 : bool tensor
    %2 = select %1, 1.0, %grad : real elem
    %3 = sumsq %2 : real tensor
    %4 = select %1, 0.5, %3 : real tensor
    %5 = lt %grad, 0.0 : bool elem
    %6 = select %5, 0.25, %grad : real elem
    %7 = sumsq %6 : real tensor
    %8 = mul %6, %7 : real elem
    %9 = select %5, %grad, %8 : real elem
    %10 = mul %9, %4 : real elem
    update %param = %10
  }
}
"""


def test_a_side_of_a_select_knows_its_condition() -> None:
    """Along what a reduction removes, the condition is another for each cell."""
    (graph,) = stepfuse.parse(SIDES).graphs
    known = run_graph(with_known_sides(graph), "cse,dce")
    lines = [f"{n.op} {' '.join(map(str, n.args))}" for n in known.nodes]
    assert sum(line.startswith("sumsq") for line in lines) == 2
    assert sum(line.startswith("select") for line in lines) == 3  # the mask of what is summed stays
    assert with_known_sides(known) is known
    rng = np.random.default_rng(0)
    param, grad = np.zeros(9, np.float32), rng.standard_normal(9).astype(np.float32)
    found: list[Any] = []
    for size in (0.1, 3.0):
        for one in (graph, known):
            spec, moved = stepfuse.parse(SIDES), param.copy()
            stepfuse.Optimizer([moved], replace(spec, graphs=(one,))).step([size * grad])
            found.append(moved)
    assert (found[0] == found[1]).all() and (found[2] == found[3]).all()
    assert not (found[0] == found[2]).all()
