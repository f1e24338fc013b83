"""Sets of axes by number: means and states along each of them, at ranks 2 to 4, against NumPy."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
import stepfuse
from stepfuse.ir.graph import Spec

SIZES = (3, 5, 4, 35)
Axes = tuple[int, ...]


def subsets(rank: int) -> list[Axes]:
    """Those of some axes, but not all."""
    return [s for n in range(1, rank) for s in itertools.combinations(range(rank), n)]


def borders(axes: Axes, rank: int) -> int:
    """How often one walks from an axis that is kept to one that is not, or back."""
    return sum((a in axes) != (a + 1 in axes) for a in range(rank - 1))


def is_held(axes: Axes, rank: int) -> bool:
    """Kept in front, behind, or both: what are the rows, the columns, those beside a batch."""
    return borders(axes, rank) < 2 or (borders(axes, rank) == 2 and 0 in axes)


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


CASES = [(r, s) for r in (2, 3, 4) for s in subsets(r)]
HELD = [(r, s) for r, s in CASES if is_held(s, r)]


@pytest.mark.parametrize(("rank", "axes"), HELD)
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


@pytest.mark.parametrize(("rank", "axes"), [c for c in CASES if c not in HELD])
def test_what_no_view_holds_is_refused_by_name(rank: int, axes: Axes) -> None:
    message = f"no view holds the domains .*{axes[0]}.*all of the {rank} axes but i .. j-1"
    with pytest.raises(stepfuse.LowerError, match=message):
        stepfuse.compile(spec_along(axes, rank))


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
