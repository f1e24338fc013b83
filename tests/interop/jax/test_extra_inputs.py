"""Extra inputs of JAX's steps, the roles `aux`: the bits of the interpreter, in jit and without."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.ir.text.parser import parse
from stepfuse.tools.cli import app
from typer.testing import CliRunner

from tests.support.inputs.given_specs import TEXT, arrays, expected, inputs

jax = pytest.importorskip("jax")
optax = pytest.importorskip("optax")
jnp = jax.numpy
front = pytest.importorskip("stepfuse.jax")

SPEC = parse(TEXT.replace("%pull : f64 group", "%pull : f64 step"))  # one group, as JAX has it
NOISY = """optimizer @noisy {
  param %param : f32 elem
  grad %grad : f32 elem
  state %m = 0.0 : f32 elem
  aux %noise : f32 elem
  aux %gate : f32 row
  aux %radius : f64 tensor
  aux %pull : f64 group

  step when rank >= 2 {
    %0 = mul %noise, %gate : real elem
    %1 = mul %0, %radius : real elem
    %2 = mul %m, %pull : real elem
    %3 = add %2, %1 : real elem
    %4 = add %3, %grad : real elem
    %5 = sub %param, %4 : real elem
    update %param = %5
    update %m = %4
  }
}
"""


def given(step: int) -> dict[str, Any]:
    """What a step reads: the numbers of the first group are those of all."""
    return {**inputs(step), "pull": 0.5}


def by_numpy(steps: int) -> list[Any]:
    """The parameters after some steps of NumPy's front."""
    params = arrays(0)
    optimizer = sf.Optimizer(params, SPEC, backend="reference")
    for step in range(steps):
        optimizer.step(arrays(1 + step), aux=given(step))
    return params


def traced(opt: Any) -> Callable[..., Any]:
    """In jit, in donated memory, with inputs that are known when it runs."""

    @partial(jax.jit, donate_argnums=(0, 1))
    def train(params: Any, state: Any, grads: Any, aux: Any) -> Any:
        return opt.step(grads, state, params, aux=aux)

    return train


def closed_over(opt: Any) -> Callable[..., Any]:
    """In jit, the inputs known while it is traced."""

    def train(params: Any, state: Any, grads: Any, aux: Any) -> Any:
        return jax.jit(lambda p, s, g: opt.step(g, s, p, aux=aux))(params, state, grads)

    return train


def at_once(opt: Any) -> Callable[..., Any]:
    return lambda params, state, grads, aux: opt.step(grads, state, params, aux=aux)


@pytest.mark.parametrize("way", [traced, closed_over, at_once])
def test_every_domain_has_the_bits_of_the_interpreter(way: Callable[..., Any]) -> None:
    opt = front.optimizer(SPEC)
    params = list(map(jnp.array, arrays(0)))
    state, train = opt.init(params), way(opt)
    for step in range(3):
        params, state = train(params, state, arrays(1 + step), given(step))
    for param, wanted in zip(params, by_numpy(3), strict=True):
        np.testing.assert_array_equal(np.asarray(param), wanted)
    np.testing.assert_array_equal(np.asarray(params[0]), expected(3)[0])  # of the first group


def test_nothing_is_traced_again_for_other_inputs() -> None:
    count = 0
    opt = front.optimizer(SPEC)

    @jax.jit
    def train(params: Any, state: Any, aux: Any) -> Any:
        nonlocal count
        count += 1
        return opt.step(params, state, params, aux=aux)

    params = list(map(jnp.array, arrays(0)))
    state = opt.init(params)
    for step in range(3):
        params, state = train(params, state, given(step))
    assert count == 1


@pytest.mark.parametrize("threads", [1, 2])
def test_parameters_of_several_dtypes_each_get_their_own(threads: int) -> None:
    """By dtype as NumPy's front has it, in trees; a parameter is its own noise."""
    kinds = {"f32": np.float32, "bf16": jnp.bfloat16, "f16": np.float16}
    rng = np.random.default_rng(0)
    names = [f"{kind}{n}" for n in range(2) for kind in kinds]
    shapes = {name: (5, 300) if name[-1] == "0" else (2, 3, 4) for name in names}

    def drawn() -> dict[str, Any]:
        return {n: rng.standard_normal(shapes[n]).astype(kinds[n[:-1]]) for n in names}

    params, grads = drawn(), drawn()
    lengths = {n: shapes[n][:-1] for n in names}
    gate = {n: rng.standard_normal(lengths[n]).astype(kinds[n[:-1]]) for n in names}
    radius = {n: float(r) for n, r in zip(names, rng.random(6), strict=True)}
    opt = front.optimizer(parse(NOISY), threads=threads)
    tree = jax.tree.map(jnp.array, params)
    for donated in ((), (0, 1)):
        aux = {"gate": gate, "radius": radius, "pull": 2.0}
        step = jax.jit(
            lambda p, s, g, a: opt.step(g, s, p, aux={**a, "noise": p}), donate_argnums=donated
        )
        found, _ = step(jax.tree.map(jnp.array, tree), opt.init(tree), grads, aux)
        for kind in kinds:
            mine = [n for n in names if n[:-1] == kind]
            own = [params[n].copy() for n in mine]
            text = f"param={kind},grad={kind},noise={kind},gate={kind}"
            plain = sf.Optimizer(own, parse(NOISY), backend="reference", dtypes=text)
            more = {"noise": [params[n] for n in mine], "gate": [gate[n] for n in mine],
                    "radius": [radius[n] for n in mine], "pull": 2.0}  # fmt: skip
            plain.step([grads[n] for n in mine], aux=more)
            for name, array in zip(mine, own, strict=True):
                assert np.asarray(found[name]).tobytes() == array.tobytes(), name


def test_in_chains_of_optax() -> None:
    """optax hands extra arguments to transformations that say so."""
    opt = front.optimizer(SPEC)
    chained = optax.chain(optax.scale(2.0), optax.GradientTransformationExtraArgs(*opt))
    params = list(map(jnp.array, arrays(0)))
    grads = list(map(jnp.array, arrays(1)))
    updates, _ = jax.jit(chained.update)(grads, chained.init(params), params, aux=given(0))
    twice = [2.0 * g for g in grads]
    new, _ = opt.step(twice, opt.init(params), params, aux=given(0))
    for update, before, after in zip(updates, params, new, strict=True):
        np.testing.assert_array_equal(np.asarray(update), np.asarray(after - before))


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C linker")
def test_from_an_artifact(tmp_path: Path) -> None:
    (tmp_path / "given.sf").write_text(TEXT)
    arguments = ["compile", str(tmp_path / "given.sf"), "-o", str(tmp_path / "build")]
    done = CliRunner().invoke(app, [*arguments, "--target", "x86-64-v2"])
    assert done.exit_code == 0, done.output
    opt = front.optimizer(sf.load(tmp_path / "build"))
    params = list(map(jnp.array, arrays(0)))
    params, _ = opt.step(arrays(1), opt.init(params), params, aux=given(0))
    np.testing.assert_array_equal(np.asarray(params[2]), by_numpy(1)[2])


def changed(**others: Any) -> dict[str, Any]:
    return {**given(0), **others}


BAD: list[tuple[Any, str]] = [
    (None, r"%noise: this extra input is missing.*step\(grads, state, params, aux=\{'noise':"),
    ([1.0], "aux: expected a dict by role name"),
    (changed(extra=1.0), "no extra input is called 'extra'; the spec reads noise, gate, radius"),
    (changed(noise=arrays(0)[:2]), "%noise: expected a tree like the parameters'"),
    (changed(noise=dict(enumerate(arrays(0)))), "%noise: expected a tree like the parameters'"),
    (changed(noise=[*arrays(0)[:2], None]), r"tensor 2 \(2\), %noise: this extra input"),
    (changed(noise=[*arrays(0)[:2], 1.0]), r"tensor 2 \(2\), %noise: expected an array"),
    (changed(noise=[a.astype(np.float16) for a in arrays(0)]),
     r"tensor 0 \(0\), %noise: expected float32 \(3, 4\), got float16 \(3, 4\)"),
    (changed(noise=[a.reshape(-1) for a in arrays(0)]), r"expected float32 \(3, 4\), got float32"),
    (changed(gate=[np.ones(4, np.float32), None, None]), r"%gate: expected float32 \(3,\), got"),
    (changed(radius=1.0), "%radius: expected a tree like the parameters'"),
    (changed(radius=[1.0, None, 1.0]), "%radius: expected numbers, got None"),
    (changed(radius=[1.0, np.ones(2), 1.0]), r"%radius: expected a number, got shape \(2,\)"),
    (changed(scale=np.ones(2)), r"%scale: expected a number, got shape \(2,\)"),
    (changed(scale="much"), "%scale: expected numbers, got 'much'"),
]  # fmt: skip


@pytest.mark.parametrize(("aux", "message"), BAD)
def test_what_does_not_fit_is_refused_while_tracing(aux: Any, message: str) -> None:
    opt = front.optimizer(SPEC)
    params = list(map(jnp.array, arrays(0)))
    state = opt.init(params)
    step = partial(opt.step, aux=aux)
    for train in (step, jax.jit(step)):
        with pytest.raises(sf.BindError, match=message):
            train(arrays(1), state, params)


def test_traced_numbers_are_numbers() -> None:
    opt = front.optimizer(SPEC)
    params = list(map(jnp.array, arrays(0)))

    @jax.jit
    def train(params: Any, state: Any, scale: Any) -> Any:
        return opt.step(params, state, params, aux=changed(scale=scale))

    for bad in (jnp.ones(2), jnp.array(True)):
        with pytest.raises(sf.BindError, match=r"%scale: expected a number, got .* of shape"):
            train(params, opt.init(params), bad)


def test_a_spec_without_them_takes_none() -> None:
    opt = front.optimizer("sgd", lr=0.5)
    params = [jnp.ones(2)]
    with pytest.raises(sf.BindError, match="no extra input is called 'noise'; the spec reads none"):
        opt.step(params, opt.init(params), params, aux={"noise": 1.0})
    params, _ = opt.step(params, opt.init(params), params, aux={})
    np.testing.assert_array_equal(np.asarray(params[0]), np.full(2, 0.5, np.float32))


def test_what_jax_takes_as_f32_is_no_f64() -> None:
    """Without `jax_enable_x64` an array of f64 would come to the step with half its bytes."""
    wide = parse(TEXT.replace("aux %noise : f32", "aux %noise : f64"))
    params = list(map(jnp.array, arrays(0)))
    noise = [a.astype(np.float64) for a in arrays(0)]
    opt = front.optimizer(wide)
    with pytest.raises(sf.BindError, match=r"%noise: expected float64 .* got float32"):
        opt.step(arrays(1), opt.init(params), params, aux={**given(0), "noise": noise})
    opt = front.optimizer("sgd", dtypes="grad=f64")
    with pytest.raises(sf.BindError, match=r"%grad: expected float64 .* got float32"):
        opt.step([a.astype(np.float64) for a in arrays(0)], opt.init(params), params)


@sf.optimizer(when="rank >= 1")
def scaled(param: Any, grad: Any, scale: Any = sf.zeros, t: Any = sf.step, *, lr: Any = 1.0) -> Any:
    """A step by a scale, which is given to an entry by the clock alone."""
    return sf.update(param=param - lr * scale * grad)


@scaled.entry("refresh", "rank >= 1", every=2, order="before", first=1)
def taken(scale: Any = sf.zeros, *, noise: Any = sf.aux) -> Any:
    """The scale that is given."""
    return sf.update(scale=noise)


def test_what_an_entry_alone_reads_is_refused() -> None:
    """Arrays that NumPy's front takes in the steps in which it is due."""
    params, grads = [np.ones(2, np.float32)], [np.ones(2, np.float32)]
    optimizer = sf.Optimizer(params, scaled)
    optimizer.step(grads, aux={"noise": [np.full(2, 0.25, np.float32)]})
    optimizer.step(grads)
    np.testing.assert_array_equal(params[0], np.full(2, 0.5, np.float32))
    with pytest.raises(sf.BindError, match=r"scaled reads noise in the steps in which an entry is"):
        front.optimizer(scaled).init([jnp.ones(2)])
