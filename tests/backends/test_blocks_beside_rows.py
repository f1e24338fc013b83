"""Blocks beside rows and columns: in sweeps of their own, with the bits of the interpreter.

Sizes on both sides of blocks, leaves, chunks and long rows; blocks begin in one chunk and end in
the next, or rows are made of whole ones.
"""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest
import stepfuse
from stepfuse.ir.graph import Spec
from stepfuse.optim_defs import names

from tests.campaigns.storage import random_case, wrong_of
from tests.support.inputs.programs import SAMPLE
from tests.support.oracles.numeric import same_bits

Shapes = tuple[tuple[int, ...], ...]

SMALL: Shapes = ((7,), (0, 3), (33, 17), (1, 40), (70, 3), (4, 3, 2, 2), (5, 512))
LONG: Shapes = ((70, 1100), (3, 70_001), (40_000, 1), (2, 1, 33_000), (2, 3, 4096), (3, 69_632))
LARGE: Shapes = (*SMALL, (), (3, 0), *LONG)
ENGINES = ("native", 1, LARGE), ("native", 2, LARGE), ("loops", 1, SMALL)
CASES = (
    ("came", "state=linear8"),
    ("racs", "state=linear8(4096)"),
    ("adamp", "m=linear8(32),v=linear8(2048)"),
    ("nero", "param=bf16_split,grad=bf16,state=linear8(32)"),
)
# A spec's own: sums, which have an order, along blocks, rows and columns that feed each other.
CHAINED = """
optimizer @chained {
  param %param : f32 elem
  grad %grad : f32 elem
  state %scale = 0.0 : f32 block(2000)
  step when rank >= 2 {
    %0 = mean %grad : real block(48)
    %1 = sub %grad, %0 : real elem
    %2 = sum %1 : real row
    %3 = sumsq %1 : real col
    %4 = mul %2, %3 : real elem
    %5 = max %4 : real block(2000)
    %6 = sum %5 : real tensor
    %7 = mul %5, %0 : real elem
    %8 = add %7, %6 : real elem
    update %param = %8
    update %scale = %5
  }
}
"""


def trained(
    spec: Spec | str, text: str, backend: str, threads: int, shapes: Shapes
) -> list[np.ndarray]:
    """All that two steps leave."""
    rng = np.random.default_rng(5)

    def drawn(kind: str) -> list[np.ndarray]:
        dtype: Any = ml_dtypes.bfloat16 if f"{kind}=bf16" in text else np.float32
        return [
            np.asarray(rng.standard_normal(s) * 10.0 ** rng.integers(-4, 3), dtype) for s in shapes
        ]

    params = drawn("param")
    optimizer = stepfuse.Optimizer(params, spec, dtypes=text, backend=backend, threads=threads)
    for _ in range(2):
        optimizer.step(drawn("grad"))
    found = [*params, *(a for state in optimizer.state for _, a in sorted(state.items()))]
    return [a.view(np.uint16) if a.dtype == ml_dtypes.bfloat16 else a for a in found]


@pytest.mark.parametrize(("name", "text"), CASES)
def test_the_engines_agree(name: str, text: str) -> None:
    meanings = {shapes: trained(name, text, "reference", 1, shapes) for shapes in (SMALL, LARGE)}
    for backend, threads, shapes in ENGINES:
        found = trained(name, text, backend, threads, shapes)
        pairs = zip(meanings[shapes], found, strict=True)
        wrong = [n for n, (a, b) in enumerate(pairs) if not same_bits(a, b)]
        assert not wrong, f"{backend} with {threads} threads differs in arrays {wrong}"


@pytest.mark.parametrize("backend", ["native", "loops", "reference"])
def test_sums_along_blocks_rows_and_columns_that_feed_each_other(backend: str) -> None:
    spec = stepfuse.parse(CHAINED)
    for shape in ((3, 5), (70, 33), (2, 3, 700), (5, 1), (0, 4), (3, 96), (2, 4000)):
        grad = np.random.default_rng(1).standard_normal(shape).astype(np.float32)
        param = np.zeros(shape, np.float32)
        optimizer = stepfuse.Optimizer([param], spec, backend=backend)
        optimizer.step([grad])
        wanted, scale = expected(grad)
        np.testing.assert_allclose(param, wanted, rtol=2e-4, atol=2e-4)
        np.testing.assert_allclose(optimizer.state[0]["scale"], scale, rtol=2e-4, atol=2e-5)


def expected(grad: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The graph in f64: the parameter, and the largest of each 2000."""
    wide = grad.astype(np.float64)

    def along(cells: np.ndarray, length: int, fold: Any) -> np.ndarray:
        flat = cells.reshape(-1)
        return np.array([fold(flat[n : n + length]) for n in range(0, flat.size, length)])

    def spread(values: np.ndarray, length: int) -> np.ndarray:
        return np.repeat(values, length)[: wide.size].reshape(wide.shape)

    mean = spread(along(wide, 48, np.mean), 48)
    off = wide - mean
    product = off.sum(-1, keepdims=True) * (off**2).sum(-2, keepdims=True)
    largest = along(product, 2000, np.max)
    return spread(largest, 2000) * mean + largest.sum(), largest


SHORT = """
optimizer @short {
  param %param : f32 elem
  grad %grad : f32 elem
  step {
    %0 = max %grad : real block(2000)
    %1 = broadcast %0 : real elem
    update %param = %1
  }
}
"""


@pytest.mark.parametrize("backend", ["native", "loops"])
def test_leaves_that_a_short_block_lacks_are_not_folded(backend: str) -> None:
    """The last block has one leaf of two: what lies where the other would be is no largest."""
    param = np.zeros(2100, np.float32)
    spec = stepfuse.parse(SHORT)
    stepfuse.Optimizer([param], spec, backend=backend).step([-np.ones(2100, np.float32)])
    assert (param == -1.0).all()


BESIDE_ROWS = (
    "adafactor_mindspore", "adamp", "adamw_sn", "came", "sgdp", "sm3",
)  # fmt: skip


@pytest.mark.parametrize("backend", ["cuda:sm_90", "numba-cuda"])
@pytest.mark.parametrize("name", BESIDE_ROWS)
def test_device_code_refuses_them_by_name(name: str, backend: str) -> None:
    device = backend.partition(":")[0]
    message = rf"^@\w+: {device} has no kernels by block\(256\) beside the rows of view \w+; keep"
    with pytest.raises(stepfuse.LowerError, match=message):
        stepfuse.compile(name, backend=backend, dtypes="state=linear8")


# The suite has one of each kind, and one in six of the others; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(6, always=SAMPLE)
@pytest.mark.parametrize("name", list(names()))
def test_targets_agree_on_8_bit_states(name: str) -> None:
    """Both kinds of GPU code are made of known functions, or refused by one sentence."""
    assert wrong_of(stepfuse.get(name), "state=linear8", ("cuda", "numba-cuda")) == ""


# Both are stored in sweeps by blocks, which are inside a row or not, under a guard.
GUARDED = """
optimizer @guarded {
  param %param : f32 elem
  grad %grad : f32 elem
  state %m = 0.0 : f32 elem
  state %c = 0.0 : f32 col
  state %known = 0.0 : bool tensor
  step when rank >= 2 {
    %0 = add %m, %c : real elem
    %1 = add %0, %grad : real elem
    %2 = mul %1, %c : real elem
    %3 = max %grad : real col
    %4 = not %known : bool tensor
    update %param = %2 when %known
    update %m = %1 when %known
    update %c = %3
    update %known = %4
  }
}
"""


@pytest.mark.parametrize("backend", ["native", "loops:x86-64", "numba:python"])
def test_a_guard_over_blocks_in_and_across_rows(backend: str) -> None:
    spec, shapes = stepfuse.parse(GUARDED), ((3, 5), (4, 64), (2, 96))
    found = [trained(spec, "m=linear8(32)", each, 1, shapes) for each in ("reference", backend)]
    assert all(same_bits(a, b) for a, b in zip(*found, strict=True))
    assert any(np.abs(a).max() > 0 for a in found[0][:3])


@pytest.mark.parametrize("seed", [*range(8), 1016, 1104, 5088])
def test_random_storage_under_random_specs_with_flags(seed: int) -> None:
    assert wrong_of(*random_case(seed)) == ""
