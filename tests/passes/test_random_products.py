"""What every program with products keeps: its text, its bits under passes, its symmetric values."""

from __future__ import annotations

import random

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.ir.interpreter import evaluate
from stepfuse.ir.matrices.symmetry import symmetric
from stepfuse.ir.text.parser import parse
from stepfuse.ir.text.printer import to_text
from stepfuse.ir.verifier import verify
from stepfuse.passes.pipeline import STRICT, run_graph

from tests.numeric import same_bits
from tests.random_products import random_arrays, random_shape, random_spec


def faults(seed: int) -> list[str]:
    """The properties that the program of a seed breaks."""
    spec, dims = random_spec(seed), random_shape(random.Random(seed))
    verify(spec)
    found = [] if parse(to_text(spec)) == spec else ["its text is of another spec"]
    meant = run_graph(spec.graphs[0], "view,legalise", check=True)
    made = run_graph(spec.graphs[0], STRICT, check=True)
    arrays = random_arrays(dims, seed)
    values, optimised = evaluate(meant, arrays, {}), evaluate(made, arrays, {})
    for number in symmetric(meant.nodes):
        if not same_bits(values[number], np.swapaxes(values[number], -1, -2)):
            found.append(f"{meant.nodes[number].op} {number} is not symmetric")
    kept = {*made.reads, *(u.role for u in made.updates)} & {"s", "t", "v"}
    params, states = [arrays["param"].copy()], {n: arrays[n].copy() for n in kept}
    optimizer = sf.Optimizer(params, spec, backend="reference", states=[states])
    optimizer.step([arrays["grad"].copy()])
    stepped = {"param": params[0], **optimizer.state[0]}
    after = {u.role: optimised[u.value] for u in made.updates if isinstance(u.value, int)}
    for change in meant.updates:
        if change.role not in stepped:
            continue
        assert isinstance(change.value, int)
        expected = values[change.value]
        if change.role in after and not same_bits(after[change.role], expected):
            found.append(f"passes change %{change.role}")
        shape = stepped[change.role].shape
        if not same_bits(stepped[change.role], np.asarray(expected, np.float32).reshape(shape)):
            found.append(f"a step stores another %{change.role}")
    return found


@pytest.mark.parametrize("start", [0, 20])
def test_random_programs_with_products(start: int) -> None:
    said = {seed: faults(seed) for seed in range(start, start + 20)}
    assert {seed: found for seed, found in said.items() if found} == {}
