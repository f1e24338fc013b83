"""Steps recorded over several parameters of one shape: where they meet, it is over all tensors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import stepfuse
from stepfuse.interop.capture.literals import with_sizes
from stepfuse.interop.capture.multi_tensor import MultiTensorRecording, by_group, first_alone
from stepfuse.interop.capture.ranks import one_spec
from stepfuse.ir.errors import CaptureError
from stepfuse.ir.roles import RoleKind

Total = Callable[[MultiTensorRecording, list[Any]], Any]  # of the gradients of all tensors
GRADS = [np.full(s, x, np.float32) for s, x in (((3, 2), 3.0), ((2, 4), 4.0), ((5, 3), 1.0))]


def recorded(total: Total, sizes: tuple[int, ...], tensors: int) -> Any:
    """A step that moves each parameter by a number of all of them."""
    one = MultiTensorRecording(sizes, tensors)
    param = one.role("param", RoleKind.PARAM, sizes)
    grad = one.role("grad", RoleKind.GRAD, sizes)
    params, grads = ([one.of_tensor(x, n) for n in range(tensors)] for x in (param, grad))
    found = total(one, grads)
    stores = [{"param": one.apply("add", p, found)} for p in params]
    one.check_alike(stores[0], stores[1:], set())
    one.store("param", stores[0]["param"])
    return first_alone(one)


def moved(total: Total, group: bool = False) -> list[float]:
    """How far the parameters move, the last in a group of its own."""
    sizes = ((5, 7), (19, 7), (5, 23), (11, 13))
    found = [recorded(total, s, 2) for s in sizes] + [recorded(total, sizes[0], 3)]
    whole = with_sizes(found)
    spec = one_spec("recorded", [by_group(whole) if group else whole])
    params = [np.zeros_like(grad) for grad in GRADS]
    groups = [{"params": params[:2]}, {"params": params[2:]}]
    stepfuse.Optimizer(groups, spec).step(GRADS)
    return [float(p.reshape(-1)[0]) for p in params]


def in_a_loop(one: MultiTensorRecording, grads: list[Any]) -> Any:
    total = one.constant(0.0)
    for grad in grads:
        total = one.apply("add", total, one.reduce("sum", grad))
    return total


def of_a_stack(one: MultiTensorRecording, grads: list[Any]) -> Any:
    norms = one.stack([one.apply("sqrt", one.reduce("sumsq", g)) for g in grads], 0)
    assert one.shape(norms) == (len(grads),)
    return one.apply("sqrt", one.reduce("sumsq", norms))


def largest(one: MultiTensorRecording, grads: list[Any]) -> Any:
    found = one.reduce("max", grads[0])
    for grad in grads[1:]:
        found = one.apply("maximum", found, one.reduce("max", grad))
    return found


def mean(one: MultiTensorRecording, grads: list[Any]) -> Any:
    cells = one.constant(float(len(grads) * np.prod(one.sizes)))
    return one.apply("div", in_a_loop(one, grads), cells)


@pytest.mark.parametrize(
    ("total", "meaning"),
    [
        (in_a_loop, lambda cells: cells.sum()), (largest, lambda cells: cells.max()),
        (of_a_stack, lambda cells: np.sqrt((cells**2).sum())), (mean, lambda cells: cells.mean()),
    ],
)  # fmt: skip
def test_values_of_all_parameters_meet_in_one_number(total: Total, meaning: Any) -> None:
    flat = [grad.reshape(-1) for grad in GRADS]
    whole = meaning(np.concatenate(flat))
    np.testing.assert_allclose(moved(total), [whole] * 3, rtol=1e-6)
    first = meaning(np.concatenate(flat[:2]))
    np.testing.assert_allclose(
        moved(total, group=True), [first, first, meaning(flat[2])], rtol=1e-6
    )


def product(one: MultiTensorRecording, grads: list[Any]) -> Any:
    return one.apply("mul", *(one.reduce("sum", grad) for grad in grads))


def of_the_last(one: MultiTensorRecording, grads: list[Any]) -> Any:
    return one.reduce("sum", grads[-1])


def of_cells(one: MultiTensorRecording, grads: list[Any]) -> Any:
    return one.apply("add", *grads)


@pytest.mark.parametrize("total", [product, of_the_last, of_cells])
def test_parameters_do_not_meet_otherwise(total: Total) -> None:
    with pytest.raises(CaptureError, match=r"values of several parameters|in another way"):
        recorded(total, (5, 7), 2)
