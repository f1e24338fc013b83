"""RowTensor gradients: decay of listed rows, sums of repeated ones, lazy and exact, in NumPy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from stepfuse.mindspore import Parameter, RowTensor, Tensor, experimental, nn

Array = np.ndarray[Any, np.dtype[Any]]
States = dict[str, Array]
ROWS, WIDTH, LR = 9, 16, 0.1
BETA1, BETA2, EPS = 0.875, 0.9375, 1e-3  # exact in float32, as LR is not


def _adam(w: Array, g: Array, s: States, t: int) -> None:
    s["m"] += (g - s["m"]) * (1 - BETA1)
    s["v"] += (g * g - s["v"]) * (1 - BETA2)
    rate = LR * np.sqrt(1 - BETA2**t) / (1 - BETA1**t)
    w -= rate * s["m"] / (np.sqrt(s["v"]) + EPS)


def _ftrl(w: Array, g: Array, s: States, t: int) -> None:
    before, after = np.sqrt(s["m"] + 0.1), np.sqrt(s["m"] + 0.1 + g * g)
    s["v"] += g - (after - before) / LR * w
    s["m"] += g * g
    moved = (np.sign(s["v"]) * 0.01 - s["v"]) / (after / LR)
    w[...] = np.where(np.abs(s["v"]) > 0.01, moved, 0.0)


def _proximal(w: Array, g: Array, s: States, t: int) -> None:
    s["m"] += g * g
    eta = LR / np.sqrt(s["m"] + 0.1)
    u = w - eta * g
    w[...] = np.sign(u) * np.maximum(np.abs(u) - eta * 0.01, 0) / (1 + eta * 0.02)


ADAM = {"beta1": BETA1, "beta2": BETA2, "eps": EPS}
CASES: list[tuple[str, dict[str, Any], Callable[..., None], bool]] = [
    ("LazyAdam", ADAM, _adam, True),
    ("Adam", {**ADAM, "use_lazy": True}, _adam, True),
    ("Adam", ADAM, _adam, False),
    ("FTRL", {"l1": 0.01}, _ftrl, True),
    ("ProximalAdagrad", {"l1": 0.01, "l2": 0.02}, _proximal, True),
]


def lists(k: int) -> tuple[Array, Array]:
    """Row 3 twice, then thrice; row 0 and the last ones seldom."""
    rng = np.random.default_rng(k)
    indices = np.array([[3, 5, 3], [1, 3, 3, 7, 3], [8], []][k % 4], np.int32)
    return indices, rng.normal(size=(len(indices), WIDTH)).astype(np.float32)


@pytest.mark.parametrize("place", range(len(CASES)))
@pytest.mark.parametrize(("decay", "scale"), [(0.0, 1.0), (0.25, 1.0), (0.25, 8.0)])
@pytest.mark.parametrize("centred", [False, True])
def test_rows(place: int, decay: float, scale: float, centred: bool) -> None:
    cls, given, rule, lazy = CASES[place]
    param = Parameter(np.random.default_rng(9).normal(size=(ROWS, WIDTH)).astype("f4"), name="emb")
    bias = Parameter(np.ones(4, np.float32), name="bias")
    groups = [{"params": [param], "grad_centralization": centred}, {"params": [bias]}]
    optimizer = getattr(nn, cls)(
        groups, learning_rate=LR, weight_decay=decay, loss_scale=scale, **given
    )
    optimizer.target = "CPU"
    w = param.asnumpy().astype(np.float64)
    states = {name: np.zeros_like(w) for name in "mv"}
    for k in range(6):
        indices, values = lists(k)
        total = np.zeros_like(w)
        np.add.at(total, indices, values + decay * scale * w[indices])
        total = total / scale
        total -= total.mean(axis=1, keepdims=True) if centred else 0.0
        used = np.unique(indices) if lazy else np.arange(ROWS)
        mine = {name: s[used] for name, s in states.items()}
        moved = w[used]
        rule(moved, total[used], mine, k + 1)
        w[used] = moved
        for name, s in states.items():
            s[used] = mine[name]
        rows = RowTensor(indices, Tensor(values), (ROWS, WIDTH))
        optimizer((rows, np.ones(4, np.float32)))
        np.testing.assert_allclose(param.asnumpy(), w, rtol=2e-5, atol=2e-5, err_msg=f"step {k}")
    assert not (bias.asnumpy() == 1).any()


def test_dense_gradients_in_between() -> None:
    """A parameter may get rows at one step and a whole gradient at the next."""
    one, two = (Parameter(np.ones((ROWS, WIDTH), np.float32), name="emb") for _ in range(2))
    first, second = nn.Adam([one], weight_decay=0.25), nn.Adam([two], weight_decay=0.25)
    grad = np.random.default_rng(0).normal(size=(ROWS, WIDTH)).astype(np.float32)
    everything = RowTensor(np.arange(ROWS), grad, grad.shape)
    for given in (everything, grad, everything):
        first((given,))
        second((grad,))
    np.testing.assert_allclose(one.asnumpy(), two.asnumpy(), rtol=1e-6, atol=1e-6)


def test_what_takes_no_rows_says_what_does() -> None:
    rows = RowTensor([0], np.ones((1, 2), np.float32), (3, 2))
    makers: list[Callable[[list[Parameter]], Any]] = [
        nn.SGD,
        nn.AdamOffload,
        lambda ps: nn.Adam(ps, use_offload=True),
        lambda ps: nn.LARS(nn.LazyAdam(ps)),
        experimental.optim.AdamW,
    ]
    for make in makers:
        optimizer = make([Parameter(np.ones((3, 2), np.float32), name="w")])
        with pytest.raises(TypeError, match="Adam, LazyAdam, FTRL and ProximalAdagrad"):
            optimizer((rows,))


WRONG: list[tuple[list[int], tuple[int, ...], type[Exception], str]] = [
    ([3], (3, 2), ValueError, r"tensor 0 \(w\).* index 0 of the list is 3"),
    ([-1], (3, 2), ValueError, "index 0 of the list is -1"),
    ([0], (4, 2), ValueError, r"dense_shape \(4, 2\), expected \(3, 2\)"),
]


@pytest.mark.parametrize(("indices", "shape", "error", "text"), WRONG)
@pytest.mark.parametrize("decay", [0.0, 0.5])
def test_wrong_rows_move_nothing(
    indices: list[int], shape: tuple[int, ...], error: type[Exception], text: str, decay: float
) -> None:
    array = np.ones((3, 2), np.float32)
    optimizer = nn.LazyAdam([Parameter(array, name="w")], weight_decay=decay)
    with pytest.raises(error, match=text):
        optimizer((RowTensor(indices, np.ones((len(indices), 2), np.float32), shape),))
    assert (array == 1).all() and int(optimizer.global_step) == 0


def test_of_two_dtypes_none_moves_where_a_row_is_none() -> None:
    half = Parameter(np.ones((3, 2), np.float16), name="half")
    single = Parameter(np.ones((3, 2), np.float32), name="single")
    optimizer = nn.LazyAdam([half, single])
    good = RowTensor([0], np.ones((1, 2), np.float16), (3, 2))
    for index, dtype, error in ((3, np.float32, ValueError), (0, np.float16, TypeError)):
        with pytest.raises(error, match="single"):
            optimizer((good, RowTensor([index], np.ones((1, 2), dtype), (3, 2))))
        assert (half.asnumpy() == 1).all()
    optimizer((good, RowTensor([2], np.ones((1, 2), np.float32), (3, 2))))
    assert (half.asnumpy()[0] < 1).all() and (single.asnumpy()[2] < 1).all()


@pytest.mark.parametrize(("dtype", "scale"), [("float16", 1.0), ("float32", 3.0)])
def test_exact_rows_beside_a_decay_that_would_not_cancel(dtype: str, scale: float) -> None:
    param = Parameter(np.ones((3, 2), dtype), name="w")
    optimizer = nn.Adam([param], weight_decay=0.5, loss_scale=scale)
    with pytest.raises(TypeError, match="use LazyAdam"):
        optimizer((RowTensor([0], np.ones((1, 2), dtype), (3, 2)),))
