"""Steps of optax captured: beside optax itself, over several tensors; what is refused; faults."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest
import stepfuse
from stepfuse.interop.capture.jax import primitives
from stepfuse.interop.capture.jax.factory import factory_of
from stepfuse.ir.errors import CaptureError

from tests.support.inputs.normal import normal_arrays

jax = pytest.importorskip("jax")
optax = pytest.importorskip("optax")

SHAPES = ((13, 5), (7,), (3, 2, 4))
RATE = {"learning_rate": 0.02}


drawn = partial(normal_arrays, SHAPES)


def _theirs(made: Any, grads: list[list[np.ndarray]]) -> list[np.ndarray]:
    """optax's own parameters, in f64."""
    with jax.enable_x64(True):
        tree = [jax.numpy.asarray(p.astype(np.float64)) for p in drawn(0)]
        state, update = made.init(tree), jax.jit(made.update)
        for step in grads:
            updates, state = update([jax.numpy.asarray(g) for g in step], state, tree)
            tree = optax.apply_updates(tree, updates)
        return [np.asarray(p) for p in tree]


def _compare(spec: Any, made: Any, **hypers: float) -> None:
    """The compiled kernels of a captured spec beside optax in f64, after ten steps."""
    grads = [drawn(step) for step in range(1, 11)]
    ours = drawn(0)
    optimizer = stepfuse.Optimizer(ours, spec, **hypers)
    for step in grads:
        optimizer.step(step)
    for mine, exact, start in zip(ours, _theirs(made, grads), drawn(0), strict=True):
        assert np.abs(mine - exact).max() <= 1e-4 * np.abs(exact - start).max()


def test_numbers_are_hyper_parameters_by_name() -> None:
    spec = stepfuse.capture(optax.adamw, prove=False, **RATE)
    names = {role.name: role.default for role in spec.of_kind(stepfuse.ir.graph.RoleKind.HYPER)}
    assert names["b1"] == 0.9 and names["weight_decay"] == 1e-4 and names["learning_rate"] == 0.02
    other = {"learning_rate": 0.05, "b1": 0.8, "b2": 0.95, "weight_decay": 0.1}
    _compare(spec, optax.adamw(**other), **other)


def test_a_chain_is_one_spec_whose_norm_is_of_all_tensors() -> None:
    """Clipping by the global norm, decay of matrices alone, a schedule: as one step."""

    def mask(tree: Any) -> Any:
        return jax.tree.map(lambda p: p.ndim > 1, tree)

    rate = optax.cosine_decay_schedule(0.02, 8)
    made = optax.chain(
        optax.clip_by_global_norm(1.0), optax.adamw(rate, weight_decay=0.3, mask=mask)
    )
    spec = stepfuse.capture(made, prove=False)
    assert re.search(r"= sum %\d+ : real step", str(spec))
    _compare(spec, made)


@pytest.mark.parametrize("name", ["lamb", "rprop", "adan"])
def test_an_alias_is_followed(name: str) -> None:
    factory: Callable[..., Any] = getattr(optax, name)
    _compare(stepfuse.capture(factory, prove=False, **RATE), factory(**RATE))


def test_a_rank_that_the_original_does_not_take_is_left_out() -> None:
    """optax's SM3 fails for a number; ours says so, and refuses one."""
    spec = stepfuse.capture(optax.sm3, **RATE)
    assert list(spec.report.refused) == [0]
    _compare(spec, optax.sm3(**RATE))
    with pytest.raises(stepfuse.StepfuseError):
        stepfuse.Optimizer([np.zeros((), np.float32)], spec)


def test_a_rank_that_no_view_holds_is_left_out() -> None:
    """adafactor chooses axes by size: at rank 4 rows and columns lie before batches."""
    spec = stepfuse.capture(optax.adafactor, prove=False, min_dim_size_to_factor=1, **RATE)
    assert "axes that no view holds" in spec.report.refused[4]
    assert "not captured: rank 4" in str(spec)


def test_a_step_that_tells_tensors_apart_is_refused() -> None:
    """The second tensor moves twice as far as the first."""

    def step(updates: Any, _: Any) -> Any:
        first, *rest = updates
        return {first: updates[first], **{name: 2.0 * updates[name] for name in rest}}

    with pytest.raises(CaptureError, match="'param' is made of values of one parameter in another"):
        stepfuse.capture(optax.stateless(step), prove=False)


def test_states_that_start_as_the_parameter_and_never_change() -> None:
    factory = optax.contrib.madgrad
    _compare(stepfuse.capture(factory, prove=False, **RATE), factory(**RATE))


@pytest.mark.filterwarnings("ignore:Specifying a key")
@pytest.mark.parametrize(
    ("factory", "options", "said"),
    [
        ("noisy_sgd", RATE, "rng_key"),
        ("lbfgs", RATE, "'grad' and 'value_fn'"),
        ("adamw", {"rate": 1.0}, "missing a required argument"),
    ],
)
def test_what_cannot_be_captured_is_said(
    factory: str, options: dict[str, float], said: str
) -> None:
    with pytest.raises(stepfuse.CaptureError, match=said):
        stepfuse.capture(getattr(optax, factory), **options)


def test_products_of_matrices_are_captured() -> None:
    def step(g: Any) -> Any:
        return -0.01 * (2.0 * g - 0.1 * (g @ g.T @ g) + jax.numpy.einsum("ij,kj,kl->il", g, g, g))

    made = optax.stateless(lambda updates, _: jax.tree.map(step, updates))
    spec = stepfuse.capture(made, prove=False)
    assert [graph.when for graph in spec.graphs] == ["rank == 2"]
    found, grad = np.zeros((5, 3), np.float32), np.ascontiguousarray(drawn(1)[0][:5, :3])
    stepfuse.Optimizer([found], spec).step([grad])
    assert np.allclose(found, step(grad.astype(np.float64)), rtol=1e-5, atol=1e-6)


def test_a_fault_of_the_reader_is_found_by_the_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    """A primitive read as another one, and a size that is no size at other shapes."""
    monkeypatch.setitem(primitives.PRIMITIVES, "sqrt", primitives.PRIMITIVES["abs"])
    with pytest.raises(stepfuse.CaptureError, match="the proof fails"):
        stepfuse.capture(optax.adam, **RATE)


def test_an_option_that_decides_by_size_is_found_by_the_proof() -> None:
    """adafactor factors matrices of 128 rows and columns and more."""
    with pytest.raises(stepfuse.CaptureError, match="the proof fails"):
        stepfuse.capture(optax.adafactor, **RATE)


def test_numbers_of_a_tuple_are_hyper_parameters() -> None:
    prodigy = pytest.importorskip("optax.contrib").prodigy
    factory = factory_of(prodigy, {"betas": (0.8, 0.9)})
    assert (factory.numbers["beta1"], factory.numbers["beta2"]) == (0.8, 0.9)
    assert factory.arguments({"beta2": 0.5})["betas"] == (0.8, 0.5)
    fixed = factory.with_fixed({"beta1"})
    assert "beta1" not in fixed.numbers and fixed.arguments({})["betas"] == (0.8, 0.9)


def test_a_function_that_makes_no_transformation_is_refused() -> None:
    with pytest.raises(CaptureError, match="made int"):
        stepfuse.capture(lambda: 3)


def test_a_tuple_whose_names_are_had_is_fixed() -> None:
    def made(rate: float = 0.1, betas: tuple[float, ...] = (0.8,), beta1: float = 0.5) -> Any:
        return optax.sgd(rate, momentum=betas[0] * beta1)

    factory = factory_of(made, {})
    assert factory.numbers == {"rate": 0.1, "beta1": 0.5}
    assert factory.arguments({}) == {"rate": 0.1, "betas": (0.8,), "beta1": 0.5}
