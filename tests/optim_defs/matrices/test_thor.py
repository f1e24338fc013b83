"""THOR beside its formulas in f64, by NumPy's inverses; refreshes that are refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.optim_defs import definition

from tests.support.oracles.proof import Comparison

SHAPES = {"dense": (5, 7), "bias": (5,), "conv": (4, 3, 2, 2), "emb": (6, 3), "norm": (5,)}
LABELS = {"dense": "", "bias": "plain", "conv": "", "emb": "embedding", "norm": "layer_norm"}
N, S, P, Q = 8.0, 4.0, 9.0, 6.0  # batch size, loss scale, positions of inputs and of outputs
ROLES = ("left_cov", "right_cov", "left_positions", "right_positions", "counts")


def normal(rng: Any, *dims: int) -> Any:
    return rng.normal(size=dims).astype(np.float32)


def covariance(rng: Any, size: int) -> Any:
    x = normal(rng, 20, size)
    return x.T @ x / np.float32(20)


def inputs(rng: Any) -> dict[str, dict[str, Any]]:
    """The extra inputs of each tensor, by role."""
    one = np.float32
    return {
        "dense": {"left_cov": covariance(rng, 5), "right_cov": covariance(rng, 7)},
        "conv": {
            "left_cov": covariance(rng, 4), "right_cov": covariance(rng, 12),
            "left_positions": np.array(Q, one), "right_positions": np.array(P, one),
        },
        "emb": {"counts": rng.integers(0, 5, 6).astype(one), "right_cov": covariance(rng, 3)},
    }  # fmt: skip


def given(found: dict[str, Any]) -> dict[str, list[Any]]:
    """As a step takes them: a list a role."""
    lists = {r: [found.get(name, {}).get(r) for name in SHAPES] for r in ROLES}
    lists["right_cov"][2] = lists["right_cov"][2].reshape(3, 2, 2, 3, 2, 2)
    return lists


class Formulas:
    """The rule of MindSpore's fact sheet, in f64."""

    def __init__(self, params: dict[str, Any], **options: Any) -> None:
        self.w = {n: p.astype(np.float64) for n, p in params.items()}
        self.m = {n: np.zeros_like(p) for n, p in self.w.items()}
        self.t, self.options, self.inverse = 0, options, dict[str, tuple[Any, Any]]()

    def refresh(self, name: str, found: dict[str, Any], lam: float) -> None:
        found = {r: a.astype(np.float64) for r, a in found.items()}
        scaled = N**2 / S**2
        if name == "dense":
            a = np.linalg.inv(found["right_cov"] + np.sqrt(lam) * np.eye(7))
            g = np.linalg.inv(found["left_cov"] * scaled + np.sqrt(lam) * np.eye(5))
        elif name == "conv":
            a = found["right_cov"] + np.sqrt(lam / P) * np.eye(12)
            g = found["left_cov"] * scaled + np.sqrt(lam / Q) * np.eye(4)
            a, g = (np.sqrt(1 / P) * np.linalg.inv(x) for x in (a, g))
        else:
            a = 1 / (found["counts"] / N + np.sqrt(lam))
            damped = found["right_cov"] * scaled + np.sqrt(lam) * np.eye(3)
            root = np.linalg.inv(np.linalg.cholesky(damped))
            g = root @ root if self.options.get("literal") else np.linalg.inv(damped)
        self.inverse[name] = g, a

    def step(self, grads: dict[str, Any], found: Any, lam: float) -> None:
        if self.t % 3 == 0:
            for name, mine in found.items():
                self.refresh(name, mine, lam)
        self.t += 1
        for name, given_grad in grads.items():
            g = given_grad.astype(np.float64) / S
            gi, ai = self.inverse.get(name, (0, 0))
            if name == "emb":
                g = (ai[:, None] * g) @ gi
            elif name in self.inverse:
                g = (gi @ g.reshape(len(g), -1) @ ai).reshape(g.shape)
            elif name == "norm":
                g = g / (g * g / N + np.sqrt(lam))
            g = g + 0.05 * self.w[name]
            if self.options.get("clip"):
                g = g / max(1.0, np.linalg.norm(g))
            self.m[name] = 0.8 * self.m[name] + g
            moved = g + 0.8 * self.m[name] if self.options.get("nesterov") else self.m[name]
            self.w[name] -= 0.1 * moved


def made(params: dict[str, Any], backend: str, **options: Any) -> sf.Optimizer:
    groups = [{"params": [p], "label": LABELS[n]} for n, p in params.items()]
    spec = definition("thor")(**options) if options else definition("thor")
    return sf.Optimizer(
        groups, spec, backend=backend, frequency=3, momentum=0.8, weight_decay=0.05,
        batch_size=N, loss_scale=S,
    )  # fmt: skip


@pytest.mark.parametrize("options", [{}, {"nesterov": True, "clip": True}, {"literal": True}])
def test_it_is_the_formulas(options: dict[str, bool]) -> None:
    """Seven steps: refreshes at 1, 4 and 7, between which inverses stay. Native has the bits."""
    rng = np.random.default_rng(0)
    params = {n: normal(rng, *dims) for n, dims in SHAPES.items()}
    exact, opt = Formulas(params, **options), made(params, "reference", **options)
    copies = {n: p.copy() for n, p in params.items()}
    native = made(copies, "native", **options)
    seen = Comparison("thor", "mindspore.nn.thor, its formulas in NumPy", [*params.values()], "f32")
    for t in range(7):
        grads, found = {n: normal(rng, *dims) for n, dims in SHAPES.items()}, inputs(rng)
        lam = 0.3 * 0.9**t
        for group in (*opt.groups, *native.groups):
            group["damping"] = lam
        before = [s["right"].copy() for s in opt.state if "right" in s]
        for each in (opt, native):
            each.step(list(grads.values()), given(found) if t % 3 == 0 else None)
        exact.step(grads, found, lam)
        after = [s["right"] for s in opt.state if "right" in s]
        same = [(a == b).all() for a, b in zip(before, after, strict=True)]
        assert same == [t % 3 != 0] * 3
        for index, (name, p) in enumerate(params.items()):
            seen.see(index, p, exact.w[name])
            assert p.tobytes() == copies[name].tobytes()
    for name, p in params.items():
        np.testing.assert_allclose(p, exact.w[name], rtol=2e-4, atol=2e-5, err_msg=name)


def test_a_covariance_without_an_inverse_leaves_the_old_ones() -> None:
    """A pivot that is not above 0 is counted; other tensors are refreshed. At first g stays g."""
    rng = np.random.default_rng(1)
    params = [normal(rng, 2, 3), normal(rng, 2, 3)]
    opt = sf.Optimizer(params, "thor", backend="reference", frequency=2, lr=1.0, damping=0.01)
    left, right = [covariance(rng, 2) for _ in "ab"], [covariance(rng, 3) for _ in "ab"]
    bad = [left[0], -np.ones((2, 2), np.float32)]
    grads, before = [normal(rng, 2, 3) for _ in "ab"], params[1].copy()
    opt.step(grads, {"left_cov": bad, "right_cov": right})
    assert [float(s["kept"]) for s in opt.state] == [0.0, 1.0]
    assert [float(s["known"]) for s in opt.state] == [1.0, 0.0]
    assert (params[1] == before - grads[1]).all()
    opt.step(grads)
    opt.step(grads, {"left_cov": left, "right_cov": right})
    old = opt.state[1]["left"].copy(), opt.state[1]["right"].copy()
    assert float(opt.state[1]["known"]) == 1.0
    opt.step(grads)
    nan = [right[0], np.full((3, 3), np.nan, np.float32)]
    opt.step(grads, {"left_cov": left, "right_cov": nan})
    assert (opt.state[1]["left"] == old[0]).all() and (opt.state[1]["right"] == old[1]).all()
    assert float(opt.state[1]["kept"]) == 2.0 and np.isfinite(params[1]).all()


def test_a_checkpoint_between_two_refreshes_goes_on_to_the_bit(tmp_path: Path) -> None:
    rng = np.random.default_rng(2)
    start = {n: normal(rng, *dims) for n, dims in SHAPES.items()}
    steps = [
        ([normal(rng, *dims) for dims in SHAPES.values()], given(inputs(rng))) for _ in range(7)
    ]
    whole, cut = ({n: p.copy() for n, p in start.items()} for _ in "ab")
    opt, first = made(whole, "reference"), made(cut, "reference")
    for t, (grads, aux) in enumerate(steps):
        opt.step(grads, aux if t % 3 == 0 else None)
    for grads, aux in steps[:2]:
        first.step(grads, aux)
    first.save(tmp_path / "c.safetensors")
    again = made(cut, "reference")
    again.load(tmp_path / "c.safetensors")
    for t, (grads, aux) in enumerate(steps[2:], 2):
        again.step(grads, aux if t % 3 == 0 else None)
    assert [p.tobytes() for p in whole.values()] == [p.tobytes() for p in cut.values()]


def test_what_does_not_fit_is_refused_and_nothing_has_changed() -> None:
    rng = np.random.default_rng(3)
    param, grad = normal(rng, 2, 3), normal(rng, 2, 3)
    opt = sf.Optimizer([param], "thor", backend="reference", frequency=2)
    cov = {"left_cov": [covariance(rng, 2)], "right_cov": [covariance(rng, 3)]}
    before = param.copy()
    for aux, message in (
        (None, "%left_cov: this extra input is missing, which the step reads"),
        (cov | {"right_cov": [None]}, "tensor 0, %right_cov: this extra input is missing"),
        (cov | {"right_cov": cov["left_cov"]}, r"%right_cov: expected shape \(3, 3\)"),
        (cov | {"a": [None]}, "no extra input is called 'a'; the spec reads left_cov"),
    ):
        with pytest.raises(sf.BindError, match=message):
            opt.step([grad], aux)
    for name, value, message in (
        ("damping", float("nan"), "'damping' must be in"),
        ("frequency", 0, r"'frequency' must be a whole number in \[2, inf\), got 0"),
        ("frequency", 1, r"\[2, inf\), got 1"),
        ("frequency", 2.5, r"\[2, inf\), got 2.5"),
        ("batch_size", 0, "'batch_size' must be in"),
    ):
        with pytest.raises(ValueError, match=message):
            opt.groups[0][name] = value
    assert opt.t == 0 and (param == before).all() and not opt.state[0]["left"].any()
    opt.step([grad], cov)
    opt.step([grad], cov)  # not read: the entry is not due
    with pytest.raises(sf.BindError, match="%left_cov: this extra input is missing"):
        opt.step([grad])
    assert opt.t == 2
