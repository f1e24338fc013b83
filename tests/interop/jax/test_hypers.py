"""Hyper-parameters that JAX traces or schedules, and parameters of JAX's own dtypes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import stepfuse
from stepfuse import BindError, schedules

jax = pytest.importorskip("jax")
optax = pytest.importorskip("optax")
jnp = jax.numpy
front = pytest.importorskip("stepfuse.jax")
numbers = pytest.importorskip("stepfuse.interop.jax.numbers")

Array = np.ndarray[Any, np.dtype[Any]]
STEPS = 6
RULES = (("name head*", "lion(lr=0.01,weight_decay=0)"), ("*", "adamw(lr=0.05)"))


def _arrays(seed: int, dtype: Any = np.float32) -> dict[str, Array]:
    rng = np.random.default_rng(seed)
    dims = {"a": (3,), "b": (300, 7)}
    return {n: rng.standard_normal(d).astype(np.float32).astype(dtype) for n, d in dims.items()}


def _trained(opt: Any, dtype: Any = jnp.float32, steps: int = STEPS) -> dict[str, Array]:
    """What jitted steps leave."""
    step = jax.jit(opt.step)
    params = jax.tree.map(lambda a: jnp.array(a, dtype), _arrays(0))
    state = opt.init(params)
    for seed in range(1, steps + 1):
        grads = jax.tree.map(lambda a: jnp.array(a, dtype), _arrays(seed))
        params, state = step(grads, state, params)
    return jax.tree.map(np.asarray, params)


def _by_numpy(dtypes: str = "", dtype: Any = np.float32, **hypers: Any) -> dict[str, Array]:
    params = _arrays(0, dtype)
    opt = stepfuse.Optimizer(params, "adamw", dtypes=dtypes, **hypers)
    for seed in range(1, STEPS + 1):
        opt.step(list(_arrays(seed, dtype).values()))
    return params


def _same(a: dict[str, Array], b: dict[str, Array]) -> bool:
    return all(np.asarray(a[n]).tobytes() == np.asarray(b[n]).tobytes() for n in a)


def test_traced_numbers_are_widened_exactly() -> None:
    rng = np.random.default_rng(0)
    special = [0.0, -0.0, np.inf, -np.inf, np.nan, 1e-45, -3e-42, 1.1754942e-38, 3.4e38, 0.1]
    any_bits = rng.integers(0, 2**32, 4000, np.uint64).astype(np.uint32).view(np.float32)
    denormals = rng.integers(0, 2**23, 500).astype(np.uint32).view(np.float32)
    given = np.concatenate([np.array(special, np.float32), any_bits, denormals])
    found = np.ascontiguousarray(jax.jit(jax.vmap(numbers.cell))(given)).view(np.float64).ravel()
    with np.errstate(invalid="ignore"):
        wanted = given.astype(np.float64)
    np.testing.assert_array_equal(found, wanted)
    assert (np.signbit(found) == np.signbit(wanted)).all()


def test_an_optax_schedule_is_a_hyper_parameter() -> None:
    decay = optax.cosine_decay_schedule(0.1, STEPS)
    opt = front.optimizer("adamw", lr=decay)
    rates = [float(jax.jit(decay)(k)) for k in range(STEPS)]
    assert rates[0] > 5 * rates[-1] > 0
    assert _same(_trained(opt), _by_numpy(lr=rates))


def test_a_schedule_of_ours_is_compiled_in() -> None:
    ours = schedules.cosine_decay(max=0.1, min=0.01, steps=STEPS)
    assert _same(_trained(front.optimizer("adamw", lr=ours)), _by_numpy(lr=ours))


def test_optax_injects_hyper_parameters() -> None:
    make = front.factory("adamw")
    decay = optax.linear_schedule(0.1, 0.02, STEPS)
    injected = optax.inject_hyperparams(make)(lr=decay, weight_decay=0.25)
    params = jax.tree.map(jnp.array, _arrays(0))
    state, update = injected.init(params), jax.jit(injected.update)
    direct = front.optimizer("adamw", lr=decay, weight_decay=0.25, beta1=np.float32(0.9),
                             beta2=np.float32(0.999), eps=np.float32(1e-8))  # fmt: skip
    twins, kept, step = params, direct.init(params), jax.jit(direct.update)
    for seed in range(1, STEPS + 1):
        grads = jax.tree.map(jnp.array, _arrays(seed))
        moves, state = update(grads, state, params)
        params = optax.apply_updates(params, moves)
        moves, kept = step(grads, kept, twins)
        twins = optax.apply_updates(twins, moves)
        assert float(state.hyperparams["lr"]) == float(jax.jit(decay)(seed - 1))
    assert _same(params, twins)


def test_traced_hypers_within_a_program() -> None:
    opt = front.optimizer("sgd", lr=1.0)

    @jax.jit
    def train(params: Any, state: Any, rate: Any) -> Any:
        return opt.step(jnp.ones(3), opt.with_hypers(state, lr=rate), params)

    params = jnp.zeros(3)
    state = opt.init(params)
    for rate in (0.5, 0.25):
        params, state = train(params, state, rate)
    assert params.tolist() == [-0.75] * 3 and opt.read(state)["lr"] == 0.25


@pytest.mark.parametrize(("name", "stored"), [("bfloat16", "bf16"), ("float16", "f16")])
def test_narrow_parameters_need_no_dtypes(name: str, stored: str) -> None:
    found = _trained(front.optimizer("adamw", lr=0.05), jnp.dtype(name))
    assert all(a.dtype == jnp.dtype(name) for a in found.values())
    dtypes = f"param={stored},grad={stored}"
    assert _same(found, _by_numpy(dtypes, jnp.dtype(name), lr=0.05))


def test_trees_of_several_dtypes() -> None:
    """Each dtype has its own program; numbers of the step are one for all."""
    half = jnp.dtype("bfloat16")
    params = {n: jnp.array(a, half if n == "a" else None) for n, a in _arrays(0).items()}
    opt = front.optimizer("adamw", lr=0.05)
    state, step = opt.init(params), jax.jit(opt.step)
    for seed in range(1, STEPS + 1):
        grads = {n: jnp.array(a, params[n].dtype) for n, a in _arrays(seed).items()}
        params, state = step(grads, state, params)
    narrow = _trained(opt, half)
    wide = _trained(opt)
    assert _same(params, {"a": narrow["a"], "b": wide["b"]})
    assert opt.read(state)["t"] == STEPS


def test_rules_by_the_names_of_leaves_and_a_norm_over_all_dtypes() -> None:
    """Beside optax's, in f32."""
    half = jnp.dtype("bfloat16")
    rng = np.random.default_rng(4)

    def drawn() -> Any:
        made = {"head": [rng.normal(size=(3, 4)), rng.normal(size=5)], "body": rng.normal(size=7)}
        return jax.tree.map(lambda a: jnp.array(a, half if a.ndim == 2 else np.float32), made)

    text = stepfuse.chain("clip_by_global_norm", stepfuse.rules(*RULES))
    labels = {"head": ["lion", "lion"], "body": "adamw"}
    each = {
        "lion": optax.lion(0.01, 0.9, 0.99, weight_decay=0.0),
        "adamw": optax.adamw(0.05, weight_decay=0.01),
    }
    theirs = optax.chain(optax.clip_by_global_norm(1.0), optax.transforms.partition(each, labels))
    opt, params = front.optimizer(text), drawn()
    wide = jax.tree.map(lambda a: a.astype(np.float32), params)
    state, its, step = opt.init(params), theirs.init(wide), jax.jit(opt.step)
    for _ in range(3):
        grads = drawn()
        params, state = step(grads, state, params)
        grads = jax.tree.map(lambda a: a.astype(np.float32), grads)
        updates, its = theirs.update(grads, its, wide)
        wide = optax.apply_updates(wide, updates)
    assert opt.read(state)["lion_lr"] == 0.01 and opt.read(state)["t"] == 3
    for mine, other in zip(jax.tree.leaves(params), jax.tree.leaves(wide), strict=True):
        loose = 2.0**-6 if mine.dtype == half else 1e-5
        np.testing.assert_allclose(np.float32(mine), other, rtol=loose, atol=loose)


@pytest.mark.parametrize(
    ("call", "error", "match"),
    [
        (lambda: front.optimizer(stepfuse.rules(*RULES[:1])).init({"w": jnp.ones((2, 2))}),
         BindError, r"no rule takes a parameter of shape \(2, 2\), dtype f32, name 'w'"),
        (lambda: front.optimizer("adamw", rate=optax.constant_schedule(1.0)), TypeError, "'rate'"),
        (lambda: front.optimizer("adamw", lr=jnp.ones(2)).init(jnp.ones(2)), TypeError, "number"),
        (lambda: front.optimizer("adamw", lr=jnp.float32(-1.0)).init(jnp.ones(2)),
         ValueError, r"'lr' must be in \[0, inf\)"),
        (lambda: _set_scheduled(), TypeError, "'lr' was given as a traced number or a function"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_refused(call: Any, error: Any, match: str) -> None:
    with pytest.raises(error, match=match):
        call()


def _set_scheduled() -> Any:
    opt = front.optimizer("adamw", lr=optax.constant_schedule(0.1))
    return opt.with_hypers(opt.init(jnp.ones(2)), lr=0.5)
