"""Matrices of few rows and columns, as 3x3 convolutions have: variants of known sizes, to the bit.

`reference` interprets the graph; the general variant, which the same tensors take where it stands
alone, is another program.
"""

from __future__ import annotations

import numpy as np
import pytest
import stepfuse
from stepfuse.compiler import _with_sizes, compile_spec
from stepfuse.optim_defs import get, names
from stepfuse.passes.rewrite.small_variants import with_small_variants

from tests.passes.rewrite.test_merge_axes import CHAIN, assert_same

Shapes = list[tuple[int, ...]]
SIZES = [(3, 3), (5, 1), (1, 3), (2, 8)]
# No group of sixteen matrices, whole ones, ones with a rest; several chunks; none at all.
COUNTS = [(5,), (16,), (7, 5), (0,)]
SHAPES = [(*count, *size) for size in SIZES for count in COUNTS] + [(4100, 3, 3), (3, 3), (9,)]
WITH_ROWS = [n for n in names() if with_small_variants(stepfuse.get(n), SHAPES) != stepfuse.get(n)]


def left_by(
    spec: object, backend: str, shapes: Shapes = SHAPES, sizes: Shapes = SHAPES, storage: str = ""
) -> dict[str, np.ndarray]:
    """Parameters, gradients and states after three steps, with zeros and a NaN on the way."""
    compiled = compile_spec(spec, backend=backend, shapes=sizes, dtypes=storage)
    rng = np.random.default_rng(3)
    params = [rng.standard_normal(s).astype(np.float32) for s in shapes]
    params = [(p.view(np.uint32) >> 16).astype(np.uint16) if storage else p for p in params]
    optimizer = stepfuse.Optimizer(params, compiled, threads=2)
    for step in range(3):
        grads = [(10.0**-step * rng.standard_normal(s)).astype(np.float32) for s in shapes]
        for grad in grads:
            grad.reshape(-1)[:3] = [0.0, -0.0, np.inf if step == 2 else 1e-42][: grad.size]
        optimizer.step(grads)
    found = {f"param {n}": p for n, p in enumerate(params)}
    for n, state in enumerate(optimizer.state):
        found |= {f"{name} {n}": np.array(a) for name, a in state.items()}
    return found


def test_who_has_rows() -> None:
    assert {"adafactor", "came", "racs", "adatam"} <= set(WITH_ROWS)


# The suite has one in three; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(3)
@pytest.mark.parametrize("name", WITH_ROWS)
def test_same_bits_as_the_reference_and_the_general_variant(name: str) -> None:
    own = left_by(name, "native")
    assert_same(own, left_by(name, "reference"))
    assert_same(own, left_by(name, "native", sizes=[]))


@pytest.mark.parametrize(
    ("backend", "spec", "storage"),
    [
        ("loops:x86-64", "adafactor", ""),
        ("loops:aarch64", "sm3", ""),
        ("native", CHAIN, ""),
        ("native", "adafactor", "param=bf16_split"),
    ],
)
def test_other_engines_and_chains(backend: str, spec: object, storage: str) -> None:
    made = stepfuse.chain(*spec) if isinstance(spec, tuple) else spec
    shapes = [(7, 5, 3, 3), (17, 5, 1), (9,)]
    found = left_by(made, backend, shapes, shapes, storage)
    assert_same(found, left_by(made, "reference", shapes, shapes, storage))


def test_only_where_a_parameter_has_such_matrices() -> None:
    assert (
        len(compile_spec("adafactor", shapes=[(3, 4), (15, 3, 3), (30, 7, 7), (7,)]).variants) == 2
    )
    found = compile_spec("adafactor", shapes=[(9, 4, 3, 3), (5, 3, 3), (16, 5, 5)])
    assert [v.when for v in found.variants] == [
        "rank >= 2 and rows == 3 and cols == 3",
        "rank >= 2 and rows == 5 and cols == 5",
        "rank >= 2",
        "rank < 2",
    ]
    assert len(compile_spec("adamw", shapes=[(16, 3, 3)]).variants) == 1
    made = [
        _with_sizes(get("adafactor"), backend, ((16, 3, 3),)) for backend in ("numba", "native")
    ]
    assert [len(spec.variants()) for spec in made] == [2, 3]
