"""A hyper-parameter without a default, as a loss: no step happens before it is given."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.interop.mindspore.engine import ParameterEngine
from stepfuse.interop.mindspore.recipe import Recipe, step_of
from stepfuse.ir.text.parser import parse
from stepfuse.ir.text.printer import to_text
from stepfuse.mindspore import Parameter
from stepfuse.tools.cli import app
from typer.testing import CliRunner

from tests.conformance.stages import LACKS

READERS = ("alig", "momo", "momo_adam", "polyak_sgd")
GRADS = [np.full(4, 0.5, np.float32)]
HOW = r"'loss' has no default and was not given, .*optimizer\.groups\[0\]\['loss'\] = "


def _weights() -> list[Any]:
    return [np.ones(4, np.float32)]


def test_the_readers_of_a_loss_are_these() -> None:
    needing = {n for n in sf.names() if any(r.default is None for r in sf.get(n).of_kind("hyper"))}
    assert needing == set(READERS)


@pytest.mark.parametrize("name", READERS)
def test_a_step_without_is_refused_and_changes_nothing(name: str) -> None:
    weights = _weights()
    optimizer = sf.Optimizer(weights, name)
    for _ in range(2):
        with pytest.raises(sf.BindError, match=HOW):
            optimizer.step(GRADS)
    assert (weights[0] == 1.0).all() and optimizer.steps == 0
    optimizer.groups[0]["loss"] = 0.75
    optimizer.step(GRADS)
    optimizer.step(GRADS)  # as any hyper-parameter, it stays
    assert (weights[0] != 1.0).all()
    other = _weights()
    given = sf.Optimizer(other, name, loss=0.75)
    given.step(GRADS)
    given.step(GRADS)
    np.testing.assert_array_equal(weights[0], other[0])


@pytest.mark.parametrize("loss", [[0.75, 0.5], lambda k: 0.75 - 0.25 * k])
def test_a_list_or_a_function_gives_it(loss: Any) -> None:
    weights, plain = _weights(), _weights()
    optimizer, by_hand = sf.Optimizer(weights, "momo", loss=loss), sf.Optimizer(plain, "momo")
    for value in (0.75, 0.5):
        optimizer.step(GRADS)
        by_hand.groups[0]["loss"] = value
        by_hand.step(GRADS)
    np.testing.assert_array_equal(weights[0], plain[0])


def test_every_group_needs_its_own() -> None:
    first, second = _weights(), _weights()
    optimizer = sf.Optimizer([{"params": first, "loss": 1.0}, {"params": second}], "momo")
    with pytest.raises(sf.BindError, match=r"^group 1: .*groups\[1\]\['loss'\]"):
        optimizer.step([*GRADS, *GRADS])
    optimizer.groups[1]["loss"] = 1.0
    optimizer.step([*GRADS, *GRADS])
    optimizer.add_group({"params": _weights()})
    with pytest.raises(sf.BindError, match=r"^group 2: "):
        optimizer.step([*GRADS, *GRADS, *GRADS])


def test_a_checkpoint_brings_it(tmp_path: Path) -> None:
    weights = _weights()
    optimizer = sf.Optimizer(weights, "momo")
    optimizer.save(tmp_path / "unset")
    optimizer.groups[0]["loss"] = 0.75
    optimizer.step(GRADS)
    optimizer.save(tmp_path / "set", params=True)
    again = sf.Optimizer(_weights(), "momo")
    again.load(tmp_path / "unset")
    with pytest.raises(sf.BindError, match=HOW):
        again.step(GRADS)
    again.load(tmp_path / "set", params=True)
    again.step(GRADS)
    assert again.groups[0]["loss"] == 0.75


def test_small_batches_are_added_up_before_it_is_known() -> None:
    weights = _weights()
    optimizer = sf.Optimizer(weights, sf.chain("accumulate", "momo"))
    optimizer.accumulate(GRADS)
    with pytest.raises(sf.BindError, match=HOW):
        optimizer.step(GRADS)
    assert optimizer.numbers["count"] == 1.0
    optimizer.groups[0]["loss"] = 1.0
    optimizer.step(GRADS)
    assert optimizer.numbers["count"] == 0.0 and (weights[0] < 1.0).all()


def test_in_a_chain_and_around() -> None:
    spec = sf.chain("unscale", "polyak_sgd", "cautious", "zero_grad")
    assert spec.role("loss").default is None
    weights = _weights()
    optimizer = sf.Optimizer(weights, spec)
    with pytest.raises(sf.BindError, match=HOW):
        optimizer.step([GRADS[0].copy()])
    optimizer.groups[0]["loss"] = 1.0
    optimizer.step([GRADS[0].copy()])
    with pytest.raises(ValueError, match=LACKS):  # what wraps still inherits, and says so
        sf.chain("sgd", "stable_weight_decay")


def test_elsewhere() -> None:
    away = sf.Optimizer(_weights(), "polyak_sgd", staging=1 << 20)
    with pytest.raises(sf.BindError, match=HOW):
        away.step(GRADS)
    away.groups[0]["loss"] = 1.0
    away.step(GRADS)
    reference = sf.Optimizer(_weights(), "polyak_sgd", backend="reference")
    with pytest.raises(sf.BindError, match=HOW):
        reference.step(GRADS)


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C linker")
def test_from_an_artifact(tmp_path: Path) -> None:
    arguments = ["compile", "polyak_sgd", "-o", str(tmp_path), "--target", "x86-64-v2"]
    assert CliRunner().invoke(app, arguments).exit_code == 0
    weights, plain = _weights(), _weights()
    loaded, compiled = sf.Optimizer(weights, sf.load(tmp_path)), sf.Optimizer(plain, "polyak_sgd")
    with pytest.raises(sf.BindError, match=HOW):
        loaded.step(GRADS)
    assert (weights[0] == 1.0).all() and loaded.steps == 0
    for optimizer in (loaded, compiled):
        optimizer.groups[0]["loss"] = 0.75
        optimizer.step(GRADS)
    np.testing.assert_array_equal(weights[0], plain[0])


def test_under_mindspores_classes() -> None:
    """None of MindSpore's reads a loss; the engine under them, given such a step, refuses it."""
    weight = Parameter(np.ones(4, np.float32), name="w")
    step = step_of(Recipe("polyak_sgd"), 1.0, [((4,), "")])
    engine = ParameterEngine(step, [weight], [0], [""])
    with pytest.raises(sf.BindError, match=HOW):
        engine.step(GRADS)
    assert (weight.asnumpy() == 1.0).all() and engine.t == 0
    engine.set(0, "loss", 1.0)
    engine.step(GRADS)
    assert (weight.asnumpy() < 1.0).all() and engine.t == 1


def test_text_has_no_default_and_python_needs_none() -> None:
    @sf.optimizer
    def scaled(param: Any, grad: Any, *, gain: Any, lr: Any = 0.1) -> Any:
        return sf.update(param=param - lr * gain * grad)

    assert "hyper %gain in (-inf, inf) : f64 group" in to_text(scaled.spec)
    assert parse(to_text(scaled.spec)) == scaled.spec
    assert scaled(gain=2.0).role("gain").default == 2.0
    with pytest.raises(sf.BindError, match=r"'gain' has no default"):
        sf.Optimizer(_weights(), scaled).step(GRADS)
