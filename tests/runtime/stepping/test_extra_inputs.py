"""Extra inputs of a step, the roles `aux`: each domain and backend, refusals."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse import offload
from stepfuse.ir.text.parser import parse
from stepfuse.tools.cli import app
from typer.testing import CliRunner

from tests.support.inputs.given_specs import TEXT, arrays, expected, inputs

SPEC = parse(TEXT)


def groups(params: list[Any]) -> list[Any]:
    return [{"params": params[:1]}, {"params": params[1:]}]


def stepped(optimizer: Any, steps: int = 3) -> None:
    for step in range(steps):
        optimizer.step(arrays(1 + step), aux=inputs(step))


@pytest.mark.parametrize("backend", ["native", "numba", "reference"])
def test_every_domain_has_the_bits_of_the_written_rule(backend: str) -> None:
    params = arrays(0)
    stepped(sf.Optimizer(groups(params), SPEC, backend=backend))
    for mine, wanted in zip(params, expected(3), strict=True):
        np.testing.assert_array_equal(mine, wanted)


def test_the_same_arrays_again_are_looked_at_for_what_has_changed() -> None:
    """Contents, numbers, memory that has moved, another array, another gradient."""
    params, twin, grads, given = arrays(0), arrays(0), arrays(1), inputs(0)
    optimizer, fresh = (sf.Optimizer(groups(p), SPEC) for p in (params, twin))

    def both() -> None:
        optimizer.step(grads, aux=given)
        fresh.step(
            [g.copy() for g in grads], aux=dict(given, noise=[*map(np.copy, given["noise"])])
        )
        for mine, wanted in zip(params, twin, strict=True):
            np.testing.assert_array_equal(mine, wanted)

    for _ in range(4):
        both()
        given["noise"][0] *= 2.0
        given["scale"] += 0.25
    for dims in ((30000, 4), (3, 4)):
        given["noise"][0].resize(dims, refcheck=False)
    both()
    given["noise"][0] = given["noise"][0] + 1.0
    both()
    grads[0] = grads[0] + 1.0
    both()
    with pytest.raises(sf.BindError, match="overlaps"):
        optimizer.step(grads, aux=dict(given, noise=[params[0], *given["noise"][1:]]))
    both()


def test_a_trace_takes_them() -> None:
    found = sf.trace(SPEC, groups(arrays(0)), arrays(1), aux=inputs(0))
    for n, wanted in enumerate(expected(1)):
        np.testing.assert_array_equal(found.updates(n)["param"], wanted)


def test_tensors_without_gradients_need_none() -> None:
    params, twin = arrays(0), arrays(0)
    given, grads = inputs(0), arrays(1)
    sf.Optimizer(groups(params), SPEC).step([grads[0], None, grads[2]], aux=inputs(0))
    given["noise"][1] = None
    sf.Optimizer(groups(twin), SPEC).step([grads[0], None, grads[2]], aux=given)
    np.testing.assert_array_equal(params[0], twin[0])
    np.testing.assert_array_equal(params[1], arrays(0)[1])


def test_parameters_elsewhere(tmp_path: Path) -> None:
    path = tmp_path / "weights"
    first = arrays(0)[2]
    path.write_bytes(first.tobytes())
    there = offload.ExternalArray(offload.FileMemory(path), first.shape, first.dtype)
    params = arrays(0)
    stepped(sf.Optimizer(groups([*params[:2], there]), SPEC, staging=2048))
    assert path.read_bytes() == expected(3)[2].tobytes()
    np.testing.assert_array_equal(params[0], expected(3)[0])


def test_long_parameters_elsewhere_and_inputs_in_memory(tmp_path: Path) -> None:
    """Many pieces pass through the staging memory; the inputs are read where they are."""
    path, dims = tmp_path / "weights", (700, 130)
    rng = np.random.default_rng(0)
    first, grad, noise = rng.standard_normal((3, *dims)).astype(np.float32)
    gate = rng.standard_normal(dims[0]).astype(np.float32)
    given = {"noise": [noise], "gate": [gate], "radius": [0.5], "pull": 2.0, "scale": 0.25}
    path.write_bytes(first.tobytes())
    there = offload.ExternalArray(offload.FileMemory(path), dims, first.dtype)
    optimizer, twin = sf.Optimizer([there], SPEC, staging=1 << 19), first.copy()
    plain = sf.Optimizer([twin], SPEC, backend="reference")
    away = offload.ExternalArray(offload.FileMemory(path), dims, first.dtype)
    with pytest.raises(sf.BindError, match=r"tensor 0, %noise: extra inputs .* give what x.load"):
        optimizer.step([grad], aux={**given, "noise": [away]})
    for _ in range(2):
        optimizer.step([grad], aux=given)
        plain.step([grad], aux=given)
    assert path.read_bytes() == twin.tobytes()


@sf.optimizer
def jittered(grad, noise=sf.aux):
    """Adds noise to the gradient."""
    return sf.forward(grad=grad + noise)


@pytest.mark.parametrize("backend", ["native", "reference"])
def test_stages_before_and_behind_accumulation(backend: str) -> None:
    """What runs for each batch gets inputs with each batch, what runs once a step with the step."""
    batches = [(arrays(1), arrays(2)), (arrays(3), arrays(4))]
    for stages in ((jittered, "accumulate", "sgd"), ("accumulate", jittered, "sgd")):
        params, twin = arrays(0), arrays(0)
        opt = sf.Optimizer(params, sf.chain(*stages), backend=backend, lr=0.5)
        early = stages[0] is jittered
        for grads, noise in batches[:-1]:
            wrong: Any = {} if early else {"noise": noise}
            message = (
                r"%noise: .*missing.*: accumulate\(grads, aux=\{'noise'"
                if early
                else "the spec reads none"
            )
            with pytest.raises(sf.BindError, match=message):
                opt.accumulate(grads, aux=wrong)
            opt.accumulate(grads, aux={"noise": noise} if early else None)
        grads, noise = batches[-1]
        with pytest.raises(sf.BindError, match=r"%noise: .*missing.*: step\(grads, aux="):
            opt.step(grads)
        opt.step(grads, aux={"noise": noise})
        half = np.float32(2.0)
        for n, mine in enumerate(params):
            (first, second), (one, two) = ([b[k][n] for b in batches] for k in (0, 1))
            sums = first + one + (second + two) if early else None
            mean = (first + second) / half + two if sums is None else sums / half
            np.testing.assert_array_equal(mine, twin[n] - np.float32(0.5) * mean)
        assert opt.steps == 1 and opt.numbers["count"] == 0.0


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C linker")
def test_from_an_artifact(tmp_path: Path) -> None:
    (tmp_path / "given.sf").write_text(TEXT)
    arguments = ["compile", str(tmp_path / "given.sf"), "-o", str(tmp_path / "build")]
    done = CliRunner().invoke(app, [*arguments, "--target", "x86-64-v2"])
    assert done.exit_code == 0, done.output
    params = arrays(0)
    stepped(sf.Optimizer(groups(params), sf.load(tmp_path / "build")))
    for mine, wanted in zip(params, expected(3), strict=True):
        np.testing.assert_array_equal(mine, wanted)


def changed(**others: Any) -> dict[str, Any]:
    return {**inputs(0), **others}


BAD: list[tuple[Any, str]] = [
    (None, r"%noise: this extra input is missing.*step\(grads, aux=\{'noise': ...\}\)"),
    ({k: v for k, v in inputs(0).items() if k != "scale"}, "%scale: this extra input is missing"),
    ([1.0], "aux: expected a dict by role name"),
    (changed(extra=1.0), "no extra input is called 'extra'; the spec reads noise, gate, radius"),
    (changed(noise=np.ones(3)), "%noise: expected a list of 3 arrays"),
    (changed(noise=arrays(0)[:2]), "%noise: expected a list of 3 arrays, one a parameter, got 2"),
    (changed(noise=[*arrays(0)[:2], None]), "tensor 2, %noise: this extra input is missing"),
    (changed(noise=[a.astype(np.float64) for a in arrays(0)]), "%noise: expected dtype float32"),
    (changed(noise=[a.reshape(-1) for a in arrays(0)]), r"%noise: expected shape \(3, 4\)"),
    (changed(gate=[np.ones(4, np.float32), None, None]), r"%gate: expected shape \(3,\)"),
    (changed(radius=[1.0]), r"%radius: expected 3 numbers, one a tensor, got shape \(1,\)"),
    (changed(pull=[1.0] * 3), r"%pull: expected 2 numbers, one a group, got shape \(3,\)"),
    (changed(scale=[1.0]), r"%scale: expected one number, got shape \(1,\)"),
    (changed(scale="much"), "%scale: expected numbers, got 'much'"),
    (changed(scale=None), "%scale: expected numbers, got None"),
    (changed(radius=[1.0, None, 1.0]), "%radius: expected numbers, got"),
    (changed(scale=1j), "%scale: expected numbers, got 1j"),
]


@pytest.mark.parametrize(("aux", "message"), BAD)
def test_what_does_not_fit_changes_nothing(aux: Any, message: str) -> None:
    params = arrays(0)
    optimizer = sf.Optimizer(groups(params), SPEC)
    stepped(optimizer, 1)
    before = [p.copy() for p in params]
    with pytest.raises(sf.BindError, match=message):
        optimizer.step(arrays(2), aux=aux)
    assert optimizer.steps == 1
    for old, new in zip(before, params, strict=True):
        np.testing.assert_array_equal(old, new)
    optimizer.step(arrays(2), aux=inputs(1))
    np.testing.assert_array_equal(params[0], expected(2)[0])


def test_an_array_that_the_step_stores_to_is_none_of_them() -> None:
    params = arrays(0)
    optimizer = sf.Optimizer(groups(params), SPEC)
    with pytest.raises(sf.BindError, match="overlaps"):
        optimizer.step(arrays(1), aux=changed(noise=[params[0], *arrays(0)[1:]]))


def test_a_spec_without_them_takes_none() -> None:
    optimizer = sf.Optimizer([np.ones(2, np.float32)], "sgd")
    with pytest.raises(sf.BindError, match="no extra input is called 'noise'; the spec reads none"):
        optimizer.step([np.ones(2, np.float32)], aux={"noise": 1.0})
    optimizer.step([np.ones(2, np.float32)], aux={})


def test_rows_and_extra_inputs_do_not_go_together() -> None:
    params = arrays(0)
    rows = sf.RowSparse(np.array([0]), np.ones((1, 4), np.float32))
    with pytest.raises(sf.BindError, match="row-sparse"):
        sf.Optimizer(groups(params), SPEC).step([rows, *arrays(1)[1:]], aux=inputs(0))
