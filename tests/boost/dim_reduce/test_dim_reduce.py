"""DimReduce beside the written rules in NumPy, and its components beside NumPy's SVD."""

from __future__ import annotations

import copy
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse.torch as fused
import torch
from safetensors.torch import save_file
from stepfuse import boost
from stepfuse.boost.dim_reduce.components import principal_components
from stepfuse.boost.dim_reduce.projection import Projection
from stepfuse.boost.dim_reduce.trick import matrix_of
from stepfuse.boost.dim_reduce.weight_rows import WeightRows
from stepfuse.ranks.threads import ThreadRanks
from torch import nn

K, BATCH = 3, 8


def network() -> nn.Sequential:
    torch.manual_seed(1)
    return nn.Sequential(nn.Linear(4, 3), nn.Tanh(), nn.Linear(3, 2))


def orthonormal(rows: int, columns: int) -> Any:
    return np.linalg.qr(np.random.default_rng(2).standard_normal((columns, rows)))[0].T


X = np.random.default_rng(3).standard_normal((BATCH, 4))
Y = np.random.default_rng(4).standard_normal((BATCH, 2))


def loss_and_gradient(w: Any) -> tuple[float, Any]:
    """The loss of `network` at flat weights in f64, and its gradient, by hand."""
    a, b, c, d = w[:12].reshape(3, 4), w[12:15], w[15:21].reshape(2, 3), w[21:23]
    hidden = np.tanh(X @ a.T + b)
    error = hidden @ c.T + d - Y
    grad = 2 * error / error.size
    back = (grad @ c) * (1 - hidden**2)
    parts = (back.T @ X, back.sum(0), grad.T @ hidden, grad.sum(0))
    return (error**2).mean(), np.concatenate([p.ravel() for p in parts])


def literal(
    w: Any, p: Any, steps: int, rho: float, gamma: float, alpha: float, sigma: float
) -> Any:
    """The written rules, a statement each; the weights and the accepted a of every step."""
    b, s, last, init, r = np.eye(K), np.zeros(K), np.zeros(K), False, np.zeros_like(w)
    for _ in range(steps):
        loss, g = loss_and_gradient(w)
        gk = p @ g
        backup = last.copy(), b.copy()
        if init:
            y = gk - last
            q = y @ s
            if q > 1e-20:
                t = np.eye(K) - np.outer(y, s) / q
                b = t.T @ b @ t + np.outer(s, s) / q
        else:
            init = True
        last = gk
        dk = -b @ gk
        dn, gp = p.T @ dk, p.T @ gk
        a = 0.0
        for trial in (1.0, rho):
            if loss + sigma * trial * (gk @ dk) > loss_and_gradient(w + trial * dn)[0]:
                a, s = trial, trial * dk
                break
        if a == 0.0:
            last, b = backup
        r = gamma * r + g - gp
        w = w - (alpha * r - a * dn)
        yield w, a


def flat(net: nn.Module) -> Any:
    return torch.cat([p.detach().reshape(-1) for p in net.parameters()]).double().numpy()


def step(net: nn.Module, optimizer: Any, given: bool) -> float:
    dtype = net[0].weight.dtype
    x, y = torch.tensor(X).to(dtype), torch.tensor(Y).to(dtype)

    def closure() -> torch.Tensor:
        return nn.functional.mse_loss(net(x), y)

    optimizer.zero_grad()
    loss = closure()
    loss.backward()
    return optimizer.step(closure, loss=loss if given else None)


@pytest.mark.parametrize(
    ("numbers", "seen"), [((0.55, 0.9, 0.001, 0.4), {1.0}), ((0.3, 0.9, 0.1, 0.7), {0.0, 0.3, 1.0})]
)
def test_steps_are_the_written_rules(numbers: Any, seen: set[float]) -> None:
    named = dict(zip(("rho", "gamma", "alpha", "sigma"), numbers, strict=True))
    wide, p = network().double(), orthonormal(K, 23)
    narrow = network()
    made = boost.DimReduce(wide, p, dtype=torch.float64, **named)
    other = boost.DimReduce(narrow, p, **named)
    found: list[float | None] = []
    for number, (weights, accepted) in enumerate(literal(flat(wide), p, 12, *numbers)):
        before, _ = loss_and_gradient(flat(wide))
        assert step(wide, made, number % 2 == 0) == pytest.approx(before, rel=1e-12)
        np.testing.assert_allclose(flat(wide), weights, rtol=0, atol=1e-9)
        assert made.accepted == accepted
        found.append(accepted)
        if number < 4:  # then the curvature is of differences that f32 does not have
            step(narrow, other, True)
            np.testing.assert_allclose(flat(narrow), weights, rtol=0, atol=3e-6)
    assert seen <= set(found)


def test_a_saved_state_goes_on_with_the_same_bits() -> None:
    net = network()
    made = boost.DimReduce(net, orthonormal(K, 23), alpha=0.1)
    for _ in range(3):
        step(net, made, True)
    saved, weights = copy.deepcopy(made.state_dict()), copy.deepcopy(net.state_dict())
    step(net, made, True)
    other = network()
    other.load_state_dict(weights)
    again = boost.DimReduce(other, orthonormal(K, 23))
    again.load_state_dict(saved)
    step(other, again, True)
    assert np.array_equal(flat(other), flat(net))
    with pytest.raises(boost.BoostError, match="a subspace of 2 dimensions, got one of 3"):
        boost.DimReduce(network(), orthonormal(2, 23)).load_state_dict(saved)


def test_p_in_bf16_steps_as_the_rounded_p_does() -> None:
    p = torch.tensor(orthonormal(K, 23)).bfloat16()
    nets = network(), network()
    made = [boost.DimReduce(net, p, dtype=d) for net, d in zip(
        nets, (torch.bfloat16, torch.float32), strict=True)]  # fmt: skip
    for _ in range(3):
        assert step(nets[0], made[0], True) == step(nets[1], made[1], True)
    assert np.array_equal(flat(nets[0]), flat(nets[1]))


def test_trials_leave_running_statistics_alone() -> None:
    torch.manual_seed(0)
    net = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2))
    made = boost.DimReduce(net, orthonormal(2, 10))
    x = torch.randn(4, 2)
    loss = net(x).square().mean()
    loss.backward()
    before = net[1].running_mean.clone()
    made.step(lambda: net(x).square().mean())
    assert torch.equal(net[1].running_mean, before) and net[1].num_batches_tracked == 1


def on_ranks(count: int, work: Callable[[ThreadRanks], Any]) -> list[Any]:
    """What each of so many ranks makes, threads of this process."""
    with ThreadPoolExecutor(count) as pool:
        return list(pool.map(work, ThreadRanks.of(count)))


def test_the_loss_is_a_true_mean_over_ranks() -> None:
    nets = [network(), network()]  # seeds are the process's, not a thread's

    def work(view: ThreadRanks) -> float:
        net = nets[view.rank]
        net(torch.ones(1, 4)).sum().backward()
        made = boost.DimReduce(net, orthonormal(K, 23), ranks=view)
        return made.step(lambda: torch.tensor(0.25 + view.rank / 2))

    assert on_ranks(2, work) == [0.5, 0.5]  # MindSpore's is 0: it divides ints


def test_ranks_share_p_and_step_as_one() -> None:
    """Every rank has the same batch, so that the means are one rank's numbers."""
    p, nets = orthonormal(K, 23), [network().double() for _ in range(7)]
    alone = boost.DimReduce(nets[6], p, alpha=0.1, dtype=torch.float64)
    expected = [(step(nets[6], alone, True), flat(nets[6]))[1] for _ in range(6)]

    def work(view: ThreadRanks) -> tuple[list[Any], tuple[int, ...]]:
        net = nets[view.rank + (0 if view.count == 4 else 4)]
        made = boost.DimReduce(net, p, alpha=0.1, dtype=torch.float64, ranks=view)
        found = [(step(net, made, True), flat(net))[1] for _ in range(6)]
        return found, tuple(made._projection.matrix.shape)

    for count, shares in ((4, [6, 6, 6, 5]), (2, [12, 11])):
        made = on_ranks(count, work)
        assert [shape for _, shape in made] == [(K, share) for share in shares]
        for weights, _ in made:
            np.testing.assert_allclose(weights, expected, rtol=0, atol=1e-13)
            assert np.array_equal(weights, made[0][0])  # ranks stay together


def test_more_ranks_than_columns_and_more_rows_than_a_launch() -> None:
    rng = np.random.default_rng(6)
    p, v = rng.standard_normal((35, 5)), torch.tensor(rng.standard_normal(5))
    a, b = rng.standard_normal((2, 35))

    def work(view: ThreadRanks) -> Any:
        made = Projection(p, [v], torch.float64, view)
        return made.into(v), *(one.clone() for one in made.back(a, b))

    for count in (1, 8):
        for into, x, y in on_ranks(count, work):
            np.testing.assert_allclose(into, p @ v.numpy(), rtol=0, atol=1e-14)
            np.testing.assert_allclose(np.stack([x, y]), np.stack([a, b]) @ p, rtol=0, atol=1e-13)


@pytest.fixture(name="saved")
def checkpoints(tmp_path: Path) -> tuple[Path, Any]:
    """Six checkpoints with a buffer and parameters in three dtypes, and their rows."""
    rng, rows = np.random.default_rng(5), []
    scales = np.array([5.0, 3.0, 2.0, 1.0, 0.5])
    basis = rng.standard_normal((5, 23))
    for number in range(6):
        row = torch.tensor(1.0 + (rng.standard_normal(5) * scales) @ basis).float()
        a, b, c, d = row.split([12, 3, 6, 2])
        tensors = {"2.bias": d, "seen": torch.ones(3, dtype=torch.int64), "0.bias": b.bfloat16(),
                   "0.weight": a.view(3, 4), "2.weight": c.view(2, 3).half()}  # fmt: skip
        save_file(tensors, tmp_path / f"{number}.safetensors")
        names = ("0.weight", "0.bias", "2.weight", "2.bias")
        rows.append(torch.cat([tensors[n].double().reshape(-1) for n in names]).numpy())
    return tmp_path, np.stack(rows)


SHAPES = {"0.weight": (3, 4), "0.bias": (3,), "2.weight": (2, 3), "2.bias": (2,)}


@pytest.mark.parametrize("method", ["exact", "randomised"])
def test_components_are_those_of_numpy(saved: tuple[Path, Any], method: str) -> None:
    folder, rows = saved
    left, _, right = np.linalg.svd(rows - rows.mean(0), full_matrices=False)
    signs = np.sign(left[np.abs(left).argmax(0), np.arange(6)])
    found = principal_components(WeightRows(sorted(folder.iterdir()), SHAPES), 4, method)
    np.testing.assert_allclose(found, (right * signs[:, None])[:4], rtol=0, atol=2e-6)
    full = principal_components(WeightRows(sorted(folder.iterdir()), SHAPES), 6, method)
    assert not full[5].any() and full[:5].any(1).all()  # six files differ in five directions


def test_blocks_of_any_width_are_the_rows(saved: tuple[Path, Any]) -> None:
    folder, rows = saved
    read = WeightRows(sorted(folder.iterdir()), SHAPES)
    for width in (1, 5, 100):
        np.testing.assert_array_equal(
            np.concatenate([block for _, block in read.blocks(width)], 1), rows - rows.mean(0)
        )


def test_autoboost_makes_p_of_checkpoints_and_keeps_it(saved: tuple[Path, Any]) -> None:
    folder, _ = saved
    net = network()
    path = folder / "p.npy"
    section = {"n_components": 3, "weight_load_dir": str(folder), "pca_mat_path": str(path)}
    config = {"boost": {"mode": "manual", "dim_reduce": True}, "dim_reduce": section}
    made = boost.AutoBoost("O0", config)
    optimizer = fused.SGD(net.parameters(), lr=0.1)
    _, replaced = made.network_auto_process_train(net, optimizer)
    assert isinstance(replaced, boost.DimReduce) and np.load(path).shape == (3, 23)
    assert "P: 3 components of 23 elements, of 6 checkpoints" in made.explain()
    before = loss_and_gradient(flat(net))[0]
    made.undo()
    _, replaced = made.network_auto_process_train(net, optimizer)  # now of the file
    assert f"elements, of {path}" in made.explain()
    for _ in range(5):
        step(net, replaced, True)
    assert loss_and_gradient(flat(net))[0] < before
    waiting = {**section, "timeout": 0.01, "pca_mat_path": str(folder / "q.npy")}
    with pytest.raises(boost.BoostError, match="rank 0 has not written"):
        matrix_of(waiting, SHAPES, ThreadRanks.of(2)[1])


def test_wrong_checkpoints_and_matrices_are_refused(saved: tuple[Path, Any]) -> None:
    folder, _ = saved
    given = {"n_components": 7, "weight_load_dir": str(folder), "pca_mat_path": None, "timeout": 1}
    ranks = ThreadRanks.of(1)[0]
    refused = [
        (given, SHAPES, "at least 7 checkpoints .* found 6"),
        ({**given, "weight_load_dir": None}, SHAPES, "both are None"),
        ({**given, "n_components": 2}, {**SHAPES, "0.bias": (4,)}, r"shape \(3,\), the network's"),
        ({**given, "n_components": 2}, {"1.bias": (3,)}, "has no '1.bias'"),
        ({**given, "pca_mat_path": "p.txt"}, SHAPES, "expected a .npy file"),
    ]
    for settings, shapes, message in refused:
        with pytest.raises(boost.BoostError, match=message):
            matrix_of(settings, shapes, ranks)
    (folder / "9.safetensors").write_bytes(b"no")
    with pytest.raises(boost.BoostError, match="no safetensors file"):
        matrix_of(given, SHAPES, ranks)
    with pytest.raises(boost.BoostError, match=r"expected \[components, 23\], .* got \[3, 22\]"):
        boost.DimReduce(network(), np.zeros((3, 22)))
    made = boost.DimReduce(network(), orthonormal(K, 23))
    with pytest.raises(boost.BoostError, match="expected a closure"):
        made.step()
    with pytest.raises(boost.BoostError, match="no parameter has a gradient"):
        made.step(lambda: 1.0)
