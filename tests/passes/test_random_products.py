"""What every program with products keeps: its text, its bits under passes, its symmetric values."""

from __future__ import annotations

import random

import numpy as np
import stepfuse as sf
from stepfuse.ir.interpreter import evaluate
from stepfuse.ir.matrices.symmetry import symmetric
from stepfuse.ir.tensor_view import MATRIX, shape_under
from stepfuse.ir.text.parser import parse
from stepfuse.ir.text.printer import to_text
from stepfuse.ir.verifier import verify
from stepfuse.passes.pipeline import STRICT, run_graph

from tests.support.inputs.random_products import random_arrays, random_shape, random_spec
from tests.support.oracles.numeric import same_bits


def faults(seed: int) -> list[str]:
    """The properties that the program of a seed breaks."""
    spec, dims = random_spec(seed), random_shape(random.Random(seed))
    verify(spec)
    found = [] if parse(to_text(spec)) == spec else ["its text is of another spec"]
    meant = run_graph(spec.graphs[0], "view,legalise", check=True)
    made = run_graph(spec.graphs[0], STRICT, check=True)
    shape = shape_under(MATRIX, dims)
    arrays = random_arrays(dims, seed)
    values, optimised = evaluate(meant, arrays, {}), evaluate(made, arrays, {})
    for number in symmetric(meant.nodes):
        whole = np.broadcast_to(values[number], shape.lengths(meant.nodes[number].type.domain))
        if not same_bits(whole, np.swapaxes(whole, -1, -2)):
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
        cells = shape.lengths(spec.role(change.role).type.domain)
        expected, stored = np.broadcast_to(values[change.value], cells), stepped[change.role]
        made_of = np.broadcast_to(after.get(change.role, expected), cells)
        if not same_bits(made_of, expected):
            found.append(f"passes change %{change.role}")
        if not same_bits(stored, expected.astype(np.float32).reshape(stored.shape)):
            found.append(f"a step stores another %{change.role}")
    return found


def test_random_programs_with_products() -> None:
    said = {seed: faults(seed) for seed in range(8)}
    assert {seed: found for seed, found in said.items() if found} == {}
