"""Steps inside jax.jit: the bits of `stepfuse.Optimizer`, in the memory that is donated."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pytest
import stepfuse
from stepfuse import BindError
from stepfuse.ir.frontend.trace import optimizer, update, zeros
from stepfuse.ir.types import GROUP, TENSOR

from tests.backends.test_library_calls import eigen
from tests.test_docs import blocks

jax = pytest.importorskip("jax")
optax = pytest.importorskip("optax")
jnp = jax.numpy
front = pytest.importorskip("stepfuse.jax")

Array = np.ndarray[Any, np.dtype[Any]]
DIMS: dict[str, tuple[int, ...]] = {"a": (3,), "b": (40_000,), "c": (0,), "d": (7, 5), "e": ()}
MATRICES = {"a": (6, 4), "b": (2, 3, 5)}
STEP = "check_finite+clip_by_global_norm+adamw+ema_weights+shadow"


@optimizer
def counted(param, grad, seen=zeros[TENSOR], total=zeros[GROUP], *, lr=0.5):
    """A number of each tensor and one of the group."""
    big = grad.absmax(TENSOR)
    return update(
        param=param - lr * grad * (1.0 + seen), seen=seen + big, total=total + big.sum(GROUP)
    )


def _arrays(seed: int, dtype: Any = np.float32) -> dict[str, Array]:
    rng = np.random.default_rng(seed)
    return {
        n: np.asarray(rng.standard_normal(d), np.float32).astype(dtype) for n, d in DIMS.items()
    }


def _spec(text: Any) -> Any:
    return stepfuse.chain(*text.split("+")) if isinstance(text, str) else text


def _trained(opt: Any) -> Any:
    @partial(jax.jit, donate_argnums=(0, 1))
    def train(params: Any, state: Any, grads: Any) -> Any:
        return opt.step(grads, state, params)

    return train


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize(
    ("text", "dtypes"),
    [
        (STEP, ""),
        (counted, ""),
        ("adafactor", ""),
        ("adamw", "param=bf16_split,state=linear8(32)"),
        ("adamw", "param=bf16_stochastic,grad=bf16,state=f16"),
    ],
)
def test_steps_are_those_of_numpy(text: Any, dtypes: str, threads: int) -> None:
    bf16, half = jnp.dtype("bfloat16"), "param" in dtypes
    params = _arrays(0, bf16 if half else np.float32)
    ours = stepfuse.Optimizer(params, _spec(text), dtypes=dtypes, lr=0.02)
    opt = front.optimizer(_spec(text), dtypes=dtypes, lr=0.02, threads=threads)
    theirs = jax.tree.map(jnp.array, params)
    state, train = opt.init(theirs), _trained(opt)
    for seed in (1, 2, 3):
        grads = _arrays(seed, bf16 if "grad" in dtypes else np.float32)
        if seed == 2 and "check_finite" in str(text):
            grads["d"][1, 1] = np.inf
        ours.step(list(grads.values()))
        theirs, state = train(theirs, state, jax.tree.map(jnp.array, grads))
    for name, param in params.items():
        assert np.asarray(theirs[name]).tobytes() == param.tobytes(), name
    for mine, its in zip(ours.state, state.states, strict=True):
        for role, array in its.items():
            assert np.asarray(array).tobytes() == mine[role].tobytes(), role
    read = opt.read(state)
    assert {n: float(np.sum(v)) for n, v in ours.numbers.items()}.items() <= read.items()
    assert read["lr"] == 0.02


def test_products_and_a_library_s_routine_in_an_entry_by_the_clock() -> None:
    rng = np.random.default_rng(0)
    params = {n: np.asarray(rng.standard_normal(d), "f") for n, d in MATRICES.items()}
    ours, opt = stepfuse.Optimizer(params, eigen, lr=0.02), front.optimizer(eigen, lr=0.02)
    theirs = jax.tree.map(jnp.array, params)
    state, train = opt.init(theirs), _trained(opt)
    for _ in range(4):  # a refresh is due before the first and the third
        grads = {n: np.asarray(rng.standard_normal(d), "f") for n, d in MATRICES.items()}
        ours.step(list(grads.values()))
        theirs, state = train(theirs, state, jax.tree.map(jnp.array, grads))
    assert {n: np.asarray(p).tobytes() for n, p in theirs.items()} == {
        n: p.tobytes() for n, p in params.items()
    }


def test_nothing_is_copied_where_memory_is_donated() -> None:
    params = jax.tree.map(jnp.array, _arrays(0))
    opt = front.optimizer("adamw")
    state = opt.init(params)

    def places(params: Any, state: Any) -> dict[str, int]:
        rows = zip(DIMS, state.states, strict=True)
        arrays = {f"{r} {n}": a for n, row in rows for r, a in row.items()}
        arrays |= {f"param {n}": a for n, a in params.items()}
        return {name: a.unsafe_buffer_pointer() for name, a in arrays.items() if a.size}

    before = places(params, state)
    assert len(before) == 12
    train = _trained(opt)
    for seed in (1, 2):
        params, state = train(params, state, jax.tree.map(jnp.array, _arrays(seed)))
    assert places(params, state) == before


def test_without_donation_what_was_given_stays() -> None:
    params = jax.tree.map(jnp.array, _arrays(0))
    opt = front.optimizer("adamw")
    state, grads = opt.init(params), jax.tree.map(jnp.array, _arrays(1))
    for step in (opt.step, jax.jit(opt.step)):
        new, changed = step(grads, state, params)
        assert np.asarray(params["b"]).tobytes() == _arrays(0)["b"].tobytes()
        assert (np.asarray(new["b"]) != _arrays(0)["b"]).any()
        assert not np.asarray(state.states[1]["m"]).any()
        assert opt.read(state)["t"] == 0.0 and opt.read(changed)["t"] == 1.0


def test_gradients_within_the_same_program_and_optaxs_updates() -> None:
    """In a chain of optax, beside its own AdamW."""
    weights = jnp.array(np.random.default_rng(0).standard_normal((16, 4)), jnp.float32)
    x = jnp.array(np.random.default_rng(1).standard_normal((8, 16)), jnp.float32)
    found: list[Array] = []
    for inner in (front.optimizer("adamw", lr=0.05), optax.adamw(0.05, weight_decay=0.01)):
        chained = optax.chain(optax.clip_by_global_norm(0.5), inner)

        @jax.jit
        def train(params: Any, state: Any, chained: Any = chained) -> Any:
            grads = jax.grad(lambda p: jnp.tanh(x @ p["w"]).sum())(params)
            updates, state = chained.update(grads, state, params)
            return optax.apply_updates(params, updates), state

        params = {"w": weights}
        state = chained.init(params)
        for _ in range(5):
            params, state = train(params, state)
        found.append(np.asarray(params["w"]))
    np.testing.assert_allclose(*found, rtol=1e-4, atol=1e-5)  # optax: f32 powers


def test_another_hyper_traces_nothing_again() -> None:
    traced = 0
    opt = front.optimizer("sgd", lr=1.0)

    @jax.jit
    def train(params: Any, state: Any, grads: Any) -> Any:
        nonlocal traced
        traced += 1
        return opt.step(grads, state, params)

    params, grads = jnp.zeros(3), jnp.ones(3)
    state = opt.init(params)
    params, state = train(params, state, grads)
    params, state = train(params, opt.with_hypers(state, lr=0.25), grads)
    assert params.tolist() == [-1.25] * 3 and traced == 1 and opt.read(state)["lr"] == 0.25
    with pytest.raises(TypeError, match="no hyper-parameter 'rate'"):
        opt.with_hypers(state, rate=1.0)


def _stores_to_gradients() -> Any:
    return front.optimizer(_spec("adamw+zero_grad"))


@pytest.mark.parametrize(
    ("call", "error", "match"),
    [
        (lambda o, p, s: o.init({}), BindError, "expected a tree of arrays"),
        (lambda o, p, s: o.init({"w": jnp.int32(3)}), BindError, r"\(w\), %param: expected"),
        (lambda o, p, s: o.step({"v": p["w"]}, s, p), BindError, "gradients like the param"),
        (lambda o, p, s: o.step({"w": jnp.ones(4)}, s, p), BindError, "%grad: expected float32"),
        (lambda o, p, s: _stores_to_gradients().init(p), BindError, "stores to the gradients"),
        (lambda o, p, s: front.optimizer("adamw", rate=1.0), TypeError, "'rate'"),
    ],
)
def test_what_does_not_fit_is_refused(call: Any, error: Any, match: str) -> None:
    opt, params = front.optimizer("adamw"), {"w": jnp.ones(3)}
    with pytest.raises(error, match=match):
        call(opt, params, opt.init(params))


def test_an_error_within_a_step_reaches_the_caller(monkeypatch: pytest.MonkeyPatch) -> None:
    opt, params = front.optimizer("sgd"), jnp.ones(3)
    state = opt.init(params)
    (bound,) = opt._bound.values()

    def fail() -> None:
        raise ValueError("no such luck")

    monkeypatch.setattr(bound._stepper, "run", fail)
    with pytest.raises(jax.errors.JaxRuntimeError, match="ValueError: no such luck"):
        jax.block_until_ready(opt.step(params, state, params))


def test_the_examples_of_the_page_run() -> None:
    found: dict[str, Any] = {}
    for block in blocks("jax"):
        if block.language == "python":
            exec(block.body, found)
    assert found["opt"].read(found["state"])["t"] == 3.0
    np.testing.assert_allclose(found["updates"]["w"], -0.1 * (1.0 + 0.5), rtol=1e-6)


def test_a_step_before_a_loss_is_given_is_refused() -> None:
    params, grads = {"w": jnp.ones(4)}, {"w": jnp.full(4, 0.5)}
    opt = front.optimizer("polyak_sgd")
    state = opt.init(params)
    with pytest.raises(BindError, match=r"'loss' has no default .*with_hypers\(state, loss=...\)"):
        opt.step(grads, state, params)
    with pytest.raises(Exception, match="'loss' has no default"):
        jax.block_until_ready(jax.jit(opt.step)(grads, state, params))
    new, _ = jax.jit(opt.step)(grads, opt.with_hypers(state, loss=0.25), params)
    assert float(new["w"].max()) < 1.0

    def traced(loss: Any) -> Any:
        return opt.step(grads, opt.with_hypers(state, loss=loss), params)[0]["w"]

    np.testing.assert_array_equal(jax.jit(traced)(jnp.float32(0.25)), new["w"])
