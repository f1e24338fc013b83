"""Row-sparse gradients: against torch's sparse steps, against dense steps, what is refused."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest
import stepfuse
import torch
from stepfuse import BindError, RowSparse, update, zeros
from stepfuse.ir.frontend.trace import optimizer
from stepfuse.ir.ops import OPS
from stepfuse.ir.types import BF16, F16, F32, F64, TENSOR
from stepfuse.runtime.gradients.row_sparse import rows_of_coo, sum_repeated

Array = np.ndarray[Any, np.dtype[Any]]
ROWS, WIDTH = 50, 6
LISTS = (12, 0, 30, 5, 120)  # rows listed in each step: more than there are, and none


def _normal(rng: np.random.Generator, *dims: int) -> Array:
    return rng.standard_normal(dims).astype(np.float32)


@pytest.mark.parametrize("dtype", [np.int32, np.int64])
@pytest.mark.parametrize(
    ("name", "lazy", "theirs", "settings"),
    [
        ("adam_mindspore", True, torch.optim.SparseAdam, {"lr": 0.01, "eps": 1e-3}),
        ("sgd", True, torch.optim.SGD, {"lr": 0.1}),
        ("adagrad", True, torch.optim.Adagrad, {"lr": 0.1, "lr_decay": 0.2}),
        ("momentum", False, torch.optim.SGD, {"lr": 0.1, "momentum": 0.9}),
    ],
)
def test_torchs_sparse_steps(
    name: str, lazy: bool, theirs: Any, settings: dict[str, float], dtype: Any
) -> None:
    """Two tables and a dense tensor; SparseAdam takes sparse gradients only."""
    torch.sparse.check_sparse_tensor_invariants.enable()
    rng = np.random.default_rng(0)
    params = [_normal(rng, ROWS, WIDTH), _normal(rng, 7), _normal(rng, ROWS)]
    used = [0, 2] if theirs is torch.optim.SparseAdam else [0, 1, 2]
    torchs = [torch.nn.Parameter(torch.tensor(p)) for p in params]
    other = theirs([torchs[n] for n in used], **settings)
    ours = stepfuse.Optimizer(params, name, **settings)
    for listed in LISTS:
        grads: list[Any] = [None] * 3
        for n in used:
            if n == 1:
                grads[n] = _normal(rng, 7)
                torchs[n].grad = torch.tensor(grads[n])
                continue
            indices = rng.integers(0, ROWS, listed).astype(dtype)
            values = _normal(rng, listed, *params[n].shape[1:])
            coo = torch.tensor(indices.astype(np.int64))[None]
            torchs[n].grad = torch.sparse_coo_tensor(coo, torch.tensor(values), params[n].shape)
            grads[n] = RowSparse(indices, values, lazy)
        other.step()
        ours.step(grads)
        for mine, their in zip(params, torchs, strict=True):
            np.testing.assert_allclose(mine, their.detach().numpy(), rtol=2e-6, atol=2e-7)
    assert ours.t == len(LISTS)


def test_torchs_coordinates_are_rows() -> None:
    sparse = torch.sparse_coo_tensor([[3, 1, 3]], torch.ones(3, 4), (5, 4), check_invariants=True)
    indices, values = sparse._indices().numpy(), sparse._values().numpy()
    table = np.zeros((5, 4), np.float32)
    stepfuse.Optimizer([table], "sgd", lr=1.0).step([rows_of_coo(indices, values)])
    assert table.tolist() == (-sparse.to_dense()).tolist()
    with pytest.raises(BindError, match=r"first axis alone to be sparse.*got \(2, 3\)"):
        rows_of_coo(np.zeros((2, 3), np.int64), np.zeros(3, np.float32))


# ------------------------------------------------------------------ sums


@pytest.mark.parametrize("dtype", ["float64", "float32", "bfloat16", "float16"])
def test_repeated_rows_are_summed_in_the_order_of_the_list(dtype: str) -> None:
    kinds = {"bfloat16": BF16, "float16": F16, "float32": F32, "float64": F64}
    rng = np.random.default_rng(1)
    indices = rng.integers(0, 9, 200).astype(np.int32)
    values = (rng.standard_normal((200, 3)) * 10.0 ** rng.integers(-3, 4, (200, 1))).astype(
        np.float32
    )
    native = getattr(ml_dtypes, dtype, None) or np.dtype(dtype)
    given = values.astype(native)
    stored = given.view(np.uint16) if given.itemsize == 2 else given
    found = sum_repeated(indices, stored, kinds[dtype])
    wide = np.float64 if dtype == "float64" else np.float32
    for row, summed in zip(found.rows, found.values, strict=True):
        expected = np.zeros(3, wide)
        expected[:] = -0.0
        for one in given[indices == row]:
            expected = expected + one.astype(wide)
        assert summed.tobytes() == expected.astype(native).tobytes()
    assert found.rows.tolist() == sorted(set(indices.tolist()))


def test_sums_of_more_than_are_added_at_a_time() -> None:
    rng = np.random.default_rng(7)
    indices, values = rng.integers(0, 40, 3000), _normal(rng, 3000, 200)
    expected: dict[int, Array] = {}
    for row, value in zip(indices.tolist(), values, strict=True):
        expected[row] = expected[row] + value if row in expected else value
    found = sum_repeated(indices, values, F32)
    assert found.rows.tolist() == sorted(expected)
    assert found.values.tobytes() == b"".join(expected[n].tobytes() for n in sorted(expected))


# ------------------------------------------------------------------ lazy and exact

ALLOWED = ["sgd", "adamw", "ftrl_mindspore", "lion", "adam+amsgrad", "sgd+lookahead"]
REFUSED = {
    "lamb": "its sumsq .elem to tensor. counts rows without a gradient too",
    "adafactor": "%col is kept along col, for several rows at once",
    "clip_by_norm+sgd": "its sumsq .elem to tensor. is over all rows of each parameter",
}


def _made(text: str, **options: Any) -> stepfuse.Compilation:
    return stepfuse.compile(stepfuse.chain(*text.split("+")), **options)


def _lists(rng: np.random.Generator, dims: tuple[int, ...]) -> list[tuple[Array, Array]]:
    """Three lists: with neighbours and repeats, without, all rows."""
    rows = [np.array([3, 9, 4, 1, 9, 5]), np.array([0, 2, 8]), np.arange(dims[0])[::-1].copy()]
    return [(r, _normal(rng, len(r), *dims[1:])) for r in rows]


def _dense(dims: tuple[int, ...], indices: Array, values: Array) -> Array:
    grad = np.zeros(dims, np.float32)
    np.add.at(grad, indices, values)
    return grad


@pytest.mark.parametrize("text", ALLOWED)
@pytest.mark.parametrize("dims", [(10,), (10, 4), (10, 3, 5)])
def test_a_lazy_step_is_the_step_of_the_listed_rows(text: str, dims: tuple[int, ...]) -> None:
    """Bit for bit; the others, and their states, are what they were."""
    rng = np.random.default_rng(2)
    made, table = _made(text), _normal(rng, *dims)
    ours = stepfuse.Optimizer([table], made)
    for indices, values in _lists(rng, dims):
        rows = np.unique(indices)
        part = table[rows]
        states = {n: a.copy() for n, a in ours.state[0].items()}
        alone = stepfuse.Optimizer([part], made, states=[{n: a[rows] for n, a in states.items()}])
        for name, number in ours.numbers.items():
            alone._storage.slots.write(name, float(number))
        rest = np.delete(np.arange(dims[0]), rows)
        before = table[rest].copy()
        ours.step([RowSparse(indices, values)])
        alone.step([_dense(dims, indices, values)[rows]])
        assert table[rows].tobytes() == part.tobytes()
        assert table[rest].tobytes() == before.tobytes()
        for name, state in ours.state[0].items():
            assert state[rows].tobytes() == alone.state[0][name].tobytes(), name
            assert state[rest].tobytes() == states[name][rest].tobytes(), name
    assert ours.t == 3


@pytest.mark.parametrize("text", [*ALLOWED, *REFUSED])
def test_an_exact_step_is_the_dense_step(text: str) -> None:
    rng, dims = np.random.default_rng(3), (10, 4)
    made, first = _made(text), _normal(rng, *dims)
    tables = [first.copy(), first.copy()]
    ours, dense = (stepfuse.Optimizer([t], made) for t in tables)
    for indices, values in _lists(rng, dims):
        ours.step([RowSparse(indices, values, lazy=False)])
        dense.step([_dense(dims, indices, values)])
        assert tables[0].tobytes() == tables[1].tobytes()


def _takes_loss(name: str) -> bool:
    return bool(stepfuse.get(name).of_kind("aux"))


# The suite has one third of the optimizers; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(3)
@pytest.mark.parametrize("part", range(3))
def test_every_optimizer_that_takes_rows_alone_may(part: int) -> None:
    """The listed rows go where the dense steps take them, which see the other rows too."""
    names = [name for name in stepfuse.names()[part::3] if not _takes_loss(name)]
    refused: list[str] = []
    for name in names:
        rng, dims = np.random.default_rng(6), (9, 4)
        made, first = _made(name), _normal(rng, *dims)
        tables = [first.copy(), first.copy()]
        given = {r.name: 3.0 for r in made.spec.of_kind("hyper") if r.default is None}
        lazy, exact = (stepfuse.Optimizer([t], made, **given) for t in tables)
        rows = np.array([7, 0, 3, 4])
        for _ in range(3):
            values = _normal(rng, 4, 4)
            exact.step([RowSparse(rows, values, lazy=False)])
            try:
                lazy.step([RowSparse(rows, values)])
            except BindError as error:
                assert "cannot step some rows alone" in str(error)
                refused.append(name)
                break
            assert tables[0][rows].tobytes() == tables[1][rows].tobytes(), name
    elementwise = [
        name
        for name in names
        if all(not OPS[n.op].is_reduction for g in stepfuse.get(name).graphs for n in g.nodes)
    ]
    assert not set(refused) & set(elementwise)
    assert len(refused) < len(names) / 2


@pytest.mark.parametrize("text", REFUSED)
def test_what_looks_at_all_rows_cannot_be_lazy(text: str) -> None:
    table = np.ones((10, 4), np.float32)
    ours = stepfuse.Optimizer([table], _made(text))
    with pytest.raises(BindError, match=f"tensor 0: .*{REFUSED[text]}.*lazy=False"):
        ours.step([RowSparse(np.array([1]), np.ones((1, 4), np.float32))])
    assert (table == 1.0).all()


def test_blocks_across_rows_cannot_be_lazy() -> None:
    params = [np.ones((10, 64), np.float32), np.ones((10, 4), np.float32)]
    ours = stepfuse.Optimizer(params, "adamw", dtypes="state=linear8(64)")
    rows = [RowSparse(np.array([1]), np.ones((1, n), np.float32)) for n in (64, 4)]
    with pytest.raises(BindError, match=r"tensor 1: .*%m_scale is kept along row, for several"):
        ours.step(rows)
    ours.step([rows[0], None])
    assert np.flatnonzero((params[0] != 1.0).any(1)).tolist() == [1]


CHAIN = "unscale+check_finite+clip_by_global_norm+adamw"


def test_the_norm_of_all_gradients_is_of_the_listed_rows() -> None:
    """And one number that is not finite skips the step."""
    rng, dims = np.random.default_rng(4), (10, 4)
    spec = stepfuse.chain("check_finite", "clip_by_global_norm", "sgd")
    first, other = _normal(rng, *dims), _normal(rng, 5)
    tables = [first.copy(), first.copy()]
    lazy, exact = (stepfuse.Optimizer([t, other.copy()], spec) for t in tables)
    indices, values = _lists(rng, dims)[0]
    grad = _normal(rng, 5)
    lazy.step([RowSparse(indices, values), grad])
    exact.step([_dense(dims, indices, values), grad])
    np.testing.assert_allclose(tables[0], tables[1], rtol=1e-6)
    before = tables[0].copy()
    values[2, 1] = np.inf
    lazy.step([RowSparse(indices, values), grad])
    assert tables[0].tobytes() == before.tobytes()


# The suite has every other case; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(2)
@pytest.mark.parametrize(
    ("text", "dtypes"),
    [
        (CHAIN, ""),
        ("centralize+momentum", ""),
        ("adamw", "state=linear8(32)"),
        ("adamw", "param=bf16_kahan,grad=bf16"),
        ("adam", "param=bf16_stochastic"),
    ],
)
def test_backends_agree(text: str, dtypes: str) -> None:
    """Bit for bit: pieces of every chunk kind beside whole tensors, missing ones, two threads."""
    width = 32 if "linear8" in dtypes else 7  # rows begin wherever the one before ends
    dims = [(9,), (40, width), (3, 4, 8), (3, 70_016), (2000, width), (0, width)]
    results: list[list[bytes]] = []
    for backend in ("reference", "native", *(["numba"] if text == CHAIN else [])):
        rng = np.random.default_rng(5)
        params = [_normal(rng, *d) for d in dims]
        narrow = [p.astype(ml_dtypes.bfloat16) for p in params]
        params = narrow if "param=bf16" in dtypes else params
        groups = [{"params": params[:3]}, {"params": params[3:], "lr": 0.02}]
        spec = stepfuse.chain(*text.split("+"))
        ours = stepfuse.Optimizer(groups, spec, backend=backend, dtypes=dtypes, threads=2)
        kind = ml_dtypes.bfloat16 if "grad=bf16" in dtypes else np.float32
        for _ in range(2):
            grads: list[Any] = [_normal(rng, 9).astype(kind), None]
            for d in dims[2:]:
                rows = rng.integers(0, d[0], d[0] // 3) if d[0] < 100 else np.arange(1700)
                grads.append(RowSparse(rows, _normal(rng, len(rows), *d[1:]).astype(kind)))
            ours.step(grads)
        states = [a.tobytes() for s in ours.state for a in s.values()]
        results.append([p.tobytes() for p in params] + states)
    assert all(found == results[0] for found in results)


@optimizer
def counting(param, grad, seen=zeros[TENSOR], *, lr=1.0):
    """A number of each tensor."""
    return update(param=param - lr * grad, seen=seen + 1.0)


@pytest.mark.parametrize("backend", ["reference", "native"])
def test_a_tensors_number_moves_once_a_step(backend: str) -> None:
    params = [np.zeros((5, 2), np.float32), np.zeros(3, np.float32)]
    ours = stepfuse.Optimizer(params, counting, backend=backend)
    one = np.ones(3, np.float32)
    for rows in ([0, 3], [], [1]):
        listed = np.array(rows, np.int64)
        ours.step([RowSparse(listed, np.ones((len(rows), 2), np.float32)), one])
        ours.step([None, one])
    assert [float(s["seen"]) for s in ours.state] == [3.0, 6.0]
    assert params[0].tolist() == [[-1, -1], [-1, -1], [0, 0], [-1, -1], [0, 0]]


# ------------------------------------------------------------------ what is refused


def _values(*dims: int) -> Array:
    return np.ones(dims, np.float32)


@pytest.mark.parametrize(
    ("indices", "values", "message"),
    [
        ([1, 2, 3], _values(3, 4), "indices to be a NumPy array, got list"),
        (np.array([1]), [[1.0] * 4], "values to be a NumPy array, got list"),
        (np.array([1.0]), _values(1, 4), r"int32 or int64 with one axis, got float64 \(1,\)"),
        (np.array([[1]]), _values(1, 4), r"int32 or int64 with one axis, got int64 \(1, 1\)"),
        (np.array([1, 2]), _values(3, 4), r"each of the 2 indices, got .* \(3, 4\)"),
        (np.array([1, 2]), _values(2, 3), r"tensor 1 \(table\), %grad: .* shape \(2, 4\)"),
        (np.array([1]), _values(1, 4).astype(np.float64), "expected dtype float32, got float64"),
        (np.array([1, 2]), _values(4, 2).T, "expected a C-contiguous array, got strides"),
        (np.array([1, 10]), _values(2, 4), "index 1 of the list is 10, .* rows 0 to 9; 1 of 2"),
        (np.array([-1, 3]), _values(2, 4), r"tensor 1 \(table\), %grad: index 0 .* is -1"),
    ],
)
@pytest.mark.parametrize("lazy", [True, False])
def test_a_bad_list_is_refused_and_nothing_is_stored(
    indices: Any, values: Any, message: str, lazy: bool
) -> None:
    params = [("first", _values(3)), ("table", _values(10, 4))]
    ours = stepfuse.Optimizer(params, "momentum")
    with pytest.raises(BindError, match=message):
        ours.step([_values(3), RowSparse(indices, values, lazy)])
    assert all((p == 1.0).all() for _, p in params) and ours.t == 0
    assert not any(s["buf"].any() for s in ours.state)


def test_a_number_has_no_rows_and_dense_gradients_are_checked_too() -> None:
    params = [np.ones((), np.float32), _values(10, 4)]
    ours = stepfuse.Optimizer(params, "sgd")
    rows = RowSparse(np.array([0]), _values(1, 4))
    with pytest.raises(BindError, match="tensor 0, %grad: a number has no rows"):
        ours.step([RowSparse(np.array([0]), _values(1)), None])
    with pytest.raises(BindError, match=r"tensor 0, %grad: expected shape \(\)"):
        ours.step([_values(2), rows])
    assert params[0] == 1.0 and (params[1] == 1.0).all()
    ours.step([np.ones((), np.float32), rows])
    assert params[0] < 1.0 and params[1][0, 0] < 1.0
