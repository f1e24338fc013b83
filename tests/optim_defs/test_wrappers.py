"""Stages around an optimizer, against torch's optimizers with the paper's lines around them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from stepfuse import chain, get
from stepfuse.ir.text.parser import parse
from stepfuse.ir.text.printer import to_text

from tests.support.oracles.proof import FORMULA, Comparison

torch = pytest.importorskip("torch")

SHAPES = [(), (7,), (5, 3), (4, 3, 2, 2)]
STEPS = 13
BASES: list[tuple[str, str, dict[str, Any]]] = [
    ("adam", "Adam", {}),
    ("momentum", "SGD", {"lr": 1e-3, "momentum": 0.9}),
    ("rmsprop", "RMSprop", {}),
]
Array = np.ndarray[Any, np.dtype[np.float64]]
Inner = Callable[[Array, Array], Array]


def cautious(inner: Inner, p: Array, g: Array, kept: dict[str, Array], t: int) -> Array:
    u = inner(p, g) - p
    mask = (u * g < 0).astype(float)
    return p + u * mask / max(mask.mean(), 1e-3)


def lookahead(inner: Inner, p: Array, g: Array, kept: dict[str, Array], t: int) -> Array:
    fast = inner(p, g)
    if t % 5:
        return fast
    kept["slow"] = kept["slow"] + 0.5 * (fast - kept["slow"])
    return kept["slow"]


def schedule_free(inner: Inner, p: Array, g: Array, kept: dict[str, Array], t: int) -> Array:
    kept["z"] = inner(kept["z"], g)
    kept["x"] = (1 - 1 / t) * kept["x"] + kept["z"] / t
    return 0.9 * kept["x"] + 0.1 * kept["z"]


def decoupled_weight_decay(
    inner: Inner, p: Array, g: Array, kept: dict[str, Array], t: int
) -> Array:
    return inner(p, g) - float(kept["lr"]) * 1e-2 * p


def independent_weight_decay(
    inner: Inner, p: Array, g: Array, kept: dict[str, Array], t: int
) -> Array:
    return inner(p, g) - 1e-4 * p


WRAPPERS = (
    cautious, lookahead, schedule_free, decoupled_weight_decay, independent_weight_decay,
)  # fmt: skip


def inner_of(cls: str, start: Array, settings: dict[str, Any]) -> tuple[Inner, float]:
    """torch's optimizer as a function of the parameter and the gradient."""
    param = torch.nn.Parameter(torch.tensor(start))
    optimizer = getattr(torch.optim, cls)([param], foreach=False, **settings)

    def inner(p: Array, g: Array) -> Array:
        with torch.no_grad():
            param.copy_(torch.tensor(p))
        param.grad = torch.tensor(g)
        optimizer.step()
        return np.array(param.detach().numpy())

    return inner, optimizer.defaults["lr"]


@pytest.mark.parametrize("wrapper", WRAPPERS)
@pytest.mark.parametrize(("base", "cls", "settings"), BASES)
def test_wraps_torchs_optimizer(
    stepper: Any, wrapper: Any, base: str, cls: str, settings: dict[str, Any]
) -> None:
    rng = np.random.default_rng(3)
    params = [np.array(rng.normal(size=s)) for s in SHAPES]
    job = stepper(chain(get(base), get(wrapper.__name__)), params, settings)
    inners = [inner_of(cls, p, settings) for p in params]
    seen = Comparison(job.name, f"the paper's lines around torch.optim.{cls}", params)
    kept = [{"slow": p, "z": p, "x": p, "lr": np.array(lr)} for p, (_, lr) in zip(
        params, inners, strict=True)]  # fmt: skip
    for t in range(1, STEPS + 1):
        grads = [np.array(rng.normal(size=s)) for s in SHAPES]
        job.step(grads)
        for n, (inner, _) in enumerate(inners):
            params[n] = wrapper(inner, params[n], grads[n], kept[n], t)
            np.testing.assert_allclose(job.tensors[n]["param"], params[n], rtol=1e-9, atol=1e-12)
            seen.see(n, job.tensors[n]["param"], params[n])


def test_wrappers_nest_and_keep_the_gradients_pipeline() -> None:
    spec = chain(get("unscale"), get("adam"), get("cautious"), get("lookahead"), get("shadow"))
    assert spec.name == "unscale+adam+cautious+lookahead+shadow"
    assert {r.name for r in spec.of_kind("state")} == {"m", "v", "vmax", "t", "slow"}
    assert parse(to_text(spec)) == spec
    assert not any(n.op == "inner" for g in spec.graphs for n in g.nodes)


def test_a_hyper_without_a_default_is_the_wrapped_optimizers() -> None:
    spec = chain(get("sgd"), get("decoupled_weight_decay"))
    assert [r.name for r in spec.of_kind("hyper")].count("lr") == 1
    alone = get("decoupled_weight_decay")
    assert alone.role("lr").default is None
    assert parse(to_text(alone)) == alone


@pytest.mark.parametrize(
    ("stages", "message"),
    [
        (("cautious", "sgd"), "cautious wraps the optimizer right before it, and there is none"),
        (("unscale", "cautious", "sgd"), "write adamw.cautious"),
        (("ema_weights", "lookahead"), "there is none"),
    ],
)
def test_nothing_to_wrap_is_refused(stages: tuple[str, ...], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        chain(*map(get, stages))


def test_a_guard_before_the_optimizer_holds_the_wrapper_back(stepper: Any) -> None:
    spec = chain(get("check_finite"), get("adam"), get("lookahead"))
    job = stepper(spec, [np.ones(3)], {})
    job.step([np.array([1.0, np.inf, 1.0])])
    (tensor,) = job.tensors
    assert (tensor["param"] == 1.0).all() and (tensor["slow"] == 1.0).all()
    assert (tensor["m"] == 0.0).all() and job.numbers["t"] == 0


@pytest.mark.parametrize(("base", "cls"), [("adam", "Adam"), ("adamw", "AdamW")])
def test_amsgrad_is_torchs(stepper: Any, base: str, cls: str) -> None:
    rng = np.random.default_rng(8)
    start = rng.normal(size=(5, 3))
    job = stepper(chain(get(base), get("amsgrad")), [start], {"lr": 0.1})
    inner, _ = inner_of(cls, start, {"lr": 0.1, "amsgrad": True})
    seen = Comparison(job.name, f"torch.optim.{cls}", [start])
    for _ in range(STEPS):
        grad = rng.normal(size=(5, 3)) * rng.choice([0.01, 3.0])
        start = inner(start, grad)
        job.step([grad])
        np.testing.assert_allclose(job.tensors[0]["param"], start, rtol=1e-11)
        seen.see(0, job.tensors[0]["param"], start)


@pytest.mark.parametrize(
    "stages", [("nesterov",), ("amsgrad", "nesterov"), ("nesterov", "amsgrad")]
)
def test_nesterov_takes_the_average_twice(stepper: Any, stages: tuple[str, ...]) -> None:
    rng = np.random.default_rng(9)
    p = rng.normal(size=4)
    m, v, top = np.zeros(4), np.zeros(4), np.zeros(4)
    job = stepper(chain(get("adam"), *map(get, stages)), [p], {"lr": 0.1})
    seen = Comparison(job.name, FORMULA, [p])
    for t in range(1, STEPS + 1):
        g = rng.normal(size=4) * rng.choice([0.01, 3.0])
        m, v = 0.9 * m + 0.1 * g, 0.999 * v + 0.001 * g * g
        top = np.maximum(top, v) if "amsgrad" in stages else v
        ahead = 0.9 * m + 0.1 * g
        p = p - 0.1 * ahead / (1 - 0.9**t) / (np.sqrt(top / (1 - 0.999**t)) + 1e-8)
        job.step([g])
        (tensor,) = job.tensors
        np.testing.assert_allclose(tensor["param"], p, rtol=1e-9)
        seen.see(0, tensor["param"], p)
        np.testing.assert_allclose(tensor["m"], m, rtol=1e-12)
        np.testing.assert_allclose(tensor["v"], v, rtol=1e-12)


def test_a_state_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="what amsgrad wraps has no v"):
        chain(get("sgd"), get("amsgrad"))
    with pytest.raises(ValueError, match="@cautious moves no %v, which amsgrad is about"):
        chain(get("adam"), get("cautious"), get("amsgrad"))


def test_wrappers_around_a_tapped_optimizer(stepper: Any) -> None:
    spec = chain(get("lamb"), get("amsgrad"), get("cautious"), get("decoupled_weight_decay"))
    assert {r.name for r in spec.of_kind("state")} == {"m", "v", "t", "vmax"}
    assert parse(to_text(spec)) == spec
