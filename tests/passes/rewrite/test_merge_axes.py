"""Matrices of one element, as a 1x1 convolution has: the variant of their own, to the same bits.

`reference` interprets the graph before `merge-axes`, over rows and columns: another program. The
general variant, which the same tensors take where it stands alone, is a third.
"""

from __future__ import annotations

import numpy as np
import pytest
import stepfuse
from stepfuse.compiler import compile_spec
from stepfuse.optim_defs import names
from stepfuse.passes.rewrite.merge_axes import with_merged_axes

from tests.support.oracles.numeric import same_bits

Shapes = list[tuple[int, ...]]
ONE = (1, 1)
SHAPES = [(1, 1), (70, 3, 1, 1), (1030, 1, 1), (0, 1, 1), (3, 4), (2, 1, 5), (7,)]
LARGE = [*SHAPES, (40_001, 1, 1), (2, 5, 1)]
WITH_ROWS = [n for n in names() if with_merged_axes(stepfuse.get(n), [ONE]) != stepfuse.get(n)]
CHAIN = ("unscale", "check_finite", "clip_by_global_norm", "adafactor", "ema_weights", "zero_grad")


def left_by(
    spec: object, backend: str, single: bool = True, storage: str = "", shapes: Shapes = LARGE
) -> dict[str, np.ndarray]:
    """Parameters, gradients and states after three steps, with zeros and a NaN on the way."""
    compiled = compile_spec(spec, backend=backend, shapes=[ONE] if single else [], dtypes=storage)
    rng = np.random.default_rng(3)
    params = [rng.standard_normal(s).astype(np.float32) for s in shapes]
    params = [(p.view(np.uint32) >> 16).astype(np.uint16) if storage else p for p in params]
    optimizer = stepfuse.Optimizer(params, compiled, threads=2)
    found: dict[str, np.ndarray] = {}
    for step in range(3):
        grads = [(10.0**-step * rng.standard_normal(s)).astype(np.float32) for s in shapes]
        for grad in grads:
            grad.reshape(-1)[:3] = [0.0, -0.0, np.inf if step == 2 else 1e-42][: grad.size]
        optimizer.step(grads)
        found |= {f"grad {n} {step}": g for n, g in enumerate(grads)}
    for n, state in enumerate(optimizer.state):
        found |= {f"{name} {n}": np.array(a) for name, a in state.items()}
    return found | {f"param {n}": p for n, p in enumerate(params)}


def assert_same(a: dict[str, np.ndarray], b: dict[str, np.ndarray]) -> None:
    assert a.keys() == b.keys()
    for name in a:
        assert same_bits(a[name], b[name]), name


def test_who_has_rows() -> None:
    assert {"adafactor", "came", "racs", "sm3", "adatam"} <= set(WITH_ROWS)


# The suite has one in three; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(3)
@pytest.mark.parametrize("name", WITH_ROWS)
def test_same_bits_as_the_reference_and_the_general_variant(name: str) -> None:
    own = left_by(name, "native")
    assert_same(own, left_by(name, "reference"))
    assert_same(own, left_by(name, "native", single=False))


@pytest.mark.parametrize(
    ("backend", "spec", "storage"),
    [
        ("numba:python", "adafactor", ""),
        ("loops:x86-64", "adafactor", ""),
        ("native", CHAIN, ""),
        ("native", "adafactor", "param=bf16_split"),
    ],
)
def test_other_engines_and_chains(backend: str, spec: object, storage: str) -> None:
    made = stepfuse.chain(*spec) if isinstance(spec, tuple) else spec
    found = left_by(made, backend, storage=storage, shapes=SHAPES)
    assert_same(found, left_by(made, "reference", storage=storage, shapes=SHAPES))


def test_only_where_a_parameter_has_that_shape() -> None:
    assert len(compile_spec("adafactor", shapes=[(3, 4), (7,)]).variants) == 2
    found = compile_spec("adafactor", shapes=[(9, 1, 1)])
    assert found.variants[0].when == "rank >= 2 and rows == 1 and cols == 1"
    assert len(found.variants[0].program.sweeps) == 2
    assert not any(
        d.is_vector for n in found.variants[0].program.graph.nodes for d in [n.type.domain]
    )
    assert len(compile_spec("adamw", shapes=[(9, 1, 1)]).variants) == 1


def test_a_checkpoint_is_that_of_the_general_variant(tmp_path: object) -> None:
    grads = [np.full((6, 1, 1), 0.5, np.float32)]
    first = [np.ones((6, 1, 1), np.float32)]
    general = stepfuse.Optimizer(first, compile_spec("adafactor"))
    general.step(grads)
    second = [p.copy() for p in first]
    own = stepfuse.Optimizer(second, "adafactor")
    path = f"{tmp_path}/one.safetensors"
    general.save(path)
    own.load(path)
    assert own.state[0]["row"].shape == (6, 1) and own.state[0]["col"].shape == (6, 1)
    for optimizer in (general, own):
        optimizer.step(grads)
    np.testing.assert_array_equal(first[0], second[0])
