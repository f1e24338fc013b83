"""Sets of axes by number: means and states along each of them, at ranks 2 to 4, against NumPy."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest
import stepfuse
from stepfuse.ir.graph import Spec

from tests.support.oracles.numeric import same_bits

SIZES = (3, 5, 4, 35)
Axes = tuple[int, ...]


def subsets(rank: int) -> list[Axes]:
    """Those of some axes, but not all."""
    return [s for n in range(1, rank) for s in itertools.combinations(range(rank), n)]


def spec_along(axes: Axes, rank: int) -> Spec:
    domain = "{" + ", ".join(f"axis{a}" for a in axes) + "}"
    return stepfuse.parse(f"""
optimizer @along {{
  param %param : f32 elem
  grad %grad : f32 elem
  state %bound = 0.0 : f32 {domain}

  step when rank == {rank} {{
    %0 = absmax %grad : real {domain}
    %1 = maximum %bound, %0 : real {domain}
    %2 = mean %grad : real {domain}
    %3 = sub %grad, %2 : real elem
    %4 = mul %1, %3 : real elem
    update %param = %4
    update %bound = %1
  }}
}}
""")


ENGINES = ("native", "numba", "loops")
CASES = [(r, s) for r in (2, 3, 4) for s in subsets(r)]


@pytest.mark.parametrize(("rank", "axes"), CASES)
def test_what_is_taken_along_axes_is_numpys(rank: int, axes: Axes) -> None:
    removed = tuple(a for a in range(rank) if a not in axes)
    for sizes in (SIZES[:rank], (1, *SIZES[1:rank]), (*SIZES[: rank - 1], 1), (2, 0, 3, 1)[:rank]):
        rng = np.random.default_rng(rank)
        grads = [rng.standard_normal(sizes).astype(np.float32) for _ in range(2)]
        for backend in ("native", "reference"):
            param = np.zeros(sizes, np.float32)
            optimizer = stepfuse.Optimizer([param], spec_along(axes, rank), backend=backend)
            for grad in grads:
                optimizer.step([grad])
            largest = np.abs(np.stack(grads)).max(0, initial=0.0)
            wanted = largest = largest.max(removed, keepdims=True, initial=0.0)
            if grads[1].size:
                mean = grads[1].astype(np.float64).mean(removed, keepdims=True)
                wanted = largest * (grads[1] - mean)
            bound = optimizer.state[0]["bound"]
            assert bound.shape == tuple(sizes[a] for a in axes)
            np.testing.assert_array_equal(bound, largest.reshape(bound.shape))
            np.testing.assert_allclose(param, np.broadcast_to(wanted, sizes), rtol=1e-5, atol=1e-6)


# The suite has one in two; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(2)
@pytest.mark.parametrize(("rank", "axes"), [(3, (1,)), (4, (1, 3))])
def test_every_backend_has_the_interpreters_bits(rank: int, axes: Axes) -> None:
    """Sums among them, whose order matters, and leaves and lists of several."""
    shapes = [SIZES[:rank], (2, 130, 3, 2)[:rank], (1040, 2, 2, 1)[:rank]]
    found = {b: _left(spec_along(axes, rank), shapes, b) for b in ("reference", *ENGINES)}
    for backend in ENGINES:
        for shape, mine, theirs in zip(shapes, found[backend], found["reference"], strict=True):
            assert all(map(same_bits, mine, theirs)), f"{backend} at {shape}"


def _left(spec: Spec, shapes: list[Axes], backend: str) -> list[tuple[np.ndarray, ...]]:
    """What two steps leave of parameters and states."""
    rng = np.random.default_rng(3)
    params = [np.zeros(s, np.float32) for s in shapes]
    optimizer = stepfuse.Optimizer(params, spec, backend=backend)
    for _ in range(2):
        optimizer.step([rng.standard_normal(s).astype(np.float32) for s in shapes])
    states = [tuple(s.values()) for s in optimizer.state]
    return [(p, *s) for p, s in zip(params, states, strict=True)]


def _refused(*domains: str, when: str) -> str:
    reductions = "".join(f"    %{n} = max %grad : real {d}\n" for n, d in enumerate(domains))
    numbers = "".join(
        f"    %{n + len(domains)} = max %{n} : real step\n" for n in range(len(domains))
    )
    spec = stepfuse.parse(
        f"""
optimizer @refused {{
  param %param : f32 elem
  grad %grad : f32 elem

  step when {when} {{
{reductions}{numbers}    %last = add %{len(domains)}, %{2 * len(domains) - 1} : real step
    update %param = %last
  }}
}}
""".replace("%last", f"%{2 * len(domains)}")
    )
    with pytest.raises(stepfuse.LowerError) as caught:
        stepfuse.compile(spec)
    return str(caught.value)


def test_what_no_sweep_folds_is_refused_by_name() -> None:
    message = _refused("axis(1)", "{axis1, axis2}", when="rank == 3")
    assert "max to {axis1, axis2} goes over the batches" in message
    assert "stage of its own, or transpose" in message


def test_more_borders_than_a_view_has_are_refused() -> None:
    message = _refused(*(f"axis({n})" for n in range(5)), when="rank == 5")
    assert "axis(0), axis(1)" in message
    assert "at most 3 borders between axes, got 4" in message


def test_half_a_batch_has_no_meaning_before_a_view() -> None:
    assert "expected `batch`, which is" in _refused("{outer}", "row", when="rank >= 3")


def test_rows_that_batches_share_need_no_rank() -> None:
    """One number for each place in a matrix's rows, whatever the batches."""
    spec = stepfuse.parse("""
optimizer @shared {
  param %param : f32 elem
  grad %grad : f32 elem
  state %seen = 0.0 : f32 {row, col}

  step when rank >= 3 {
    %0 = max %grad : real {row}
    %1 = max %grad : real {col}
    %2 = add %0, %1 : real {row, col}
    %3 = maximum %seen, %2 : real {row, col}
    %4 = sub %grad, %3 : real elem
    update %param = %4
    update %seen = %3
  }
}
""")
    for shape in ((2, 3, 70, 5), (3, 4, 33), (7, 1, 3)):
        grad = np.random.default_rng(0).standard_normal(shape).astype(np.float32)
        for backend in ENGINES:
            param = np.zeros_like(grad)
            optimizer = stepfuse.Optimizer([param], spec, backend=backend)
            optimizer.step([grad])
            flat = grad.reshape(-1, *shape[-2:])
            wanted = flat.max((0, 2)).astype(np.float64)[:, None] + flat.max((0, 1))
            wanted = np.maximum(0, wanted)
            np.testing.assert_allclose(optimizer.state[0]["seen"], wanted, rtol=1e-6)
            np.testing.assert_allclose(param, grad - wanted, rtol=1e-5, atol=1e-6)


def test_an_axis_that_a_tensor_has_not_is_refused() -> None:
    with pytest.raises(stepfuse.LowerError, match=r"axis\(3\); expected axes 0 to 2"):
        stepfuse.compile(spec_along((3,), 3))


def test_sets_with_two_borders_together_share_a_view() -> None:
    """Per-head bounds beside per-channel ones: batch, rows and columns of one matrix."""
    spec = stepfuse.parse("""
optimizer @heads {
  param %param : f32 elem
  grad %grad : f32 elem
  state %head = 0.0 : f32 axis(0)
  state %both = 0.0 : f32 {axis0, axis2, axis3}

  step when rank == 4 {
    %0 = mean %grad : real axis(0)
    %1 = max %grad : real {axis0, axis2, axis3}
    update %param = %grad
    update %head = %0
    update %both = %1
  }
}
""")
    grad = np.random.default_rng(0).standard_normal((3, 70, 4, 5)).astype(np.float32)
    optimizer = stepfuse.Optimizer([np.zeros_like(grad)], spec)
    optimizer.step([grad])
    state = optimizer.state[0]
    np.testing.assert_allclose(state["head"], grad.mean((1, 2, 3), np.float64), atol=1e-7)
    np.testing.assert_array_equal(state["both"], grad.max(1))


@pytest.mark.parametrize("storage", ["", "state=bf16", "size=bf16"])
def test_a_state_of_batches_is_a_number_where_there_is_one_batch(storage: str) -> None:
    """Beside a stage that reduces to units, racs has a variant for rank 2 and one for rank 3."""
    shapes = ((6, 4), (2, 3, 4), (5,))

    def drawn(seed: int) -> list[Any]:
        rng = np.random.default_rng(seed)
        return [rng.standard_normal(shape).astype(np.float32) for shape in shapes]

    def centred(grad: Any) -> Any:
        axes = tuple(range(1, grad.ndim))
        return (
            grad - grad.mean(axes, np.float64, keepdims=True).astype(np.float32) if axes else grad
        )

    one, two = drawn(0), drawn(0)
    both = stepfuse.Optimizer(one, "centralize+racs", dtypes=storage)
    alone = stepfuse.Optimizer(two, "racs", dtypes=storage)
    for seed in range(1, 5):
        both.step(drawn(seed))
        alone.step(list(map(centred, drawn(seed))))
    close = 1e-2 if storage == "size=bf16" else 1e-5
    assert all(np.allclose(a, b, rtol=close, atol=close) for a, b in zip(one, two, strict=True))
    assert both.state[0]["size"].shape == () and both.state[1]["size"].shape == (2,)
    with pytest.raises(ValueError, match="dtype of 't': it is a number, stored as f64"):
        stepfuse.compile("centralize+racs", dtypes="t=bf16")
