"""The entries `eval` and `train` over arrays, against the formulas of schedule-free in f64.

In the authors' code, facebookresearch/schedule_free, eval is `lerp_(z, 1 - 1 / beta)` and train
`lerp_(z, 1 - beta)`.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.spec_texts.resolve import resolve
from stepfuse.tools.cli import app
from typer.testing import CliRunner

from tests.support.inputs.normal import normal_arrays

Array = np.ndarray[Any, np.dtype[Any]]

SHAPES = [(6, 5), (7,), (), (0, 3), (3, 2, 4)]
FREE = ["schedule_free_adamw", "schedule_free_radam", "schedule_free_sgd", "adamw+schedule_free"]
AVERAGES = {"ema_weights": "ema", "polyak_average": "average", "swa": "average"}


drawn = partial(normal_arrays, SHAPES)


def bits(found: list[Array]) -> list[bytes]:
    return [a.tobytes() for a in found]


def stepped(spec: Any, steps: int = 3, **options: Any) -> tuple[Any, list[Array]]:
    params = drawn(0)
    optimizer = sf.Optimizer(params, spec, **options)
    for number in range(steps):
        optimizer.step(drawn(1 + number))
    return optimizer, params


@pytest.mark.parametrize("backend", ["native", "reference"])
@pytest.mark.parametrize("spec", FREE)
def test_schedule_free_is_between_y_and_x(spec: str, backend: str) -> None:
    optimizer, params = stepped(resolve(spec), backend=backend)
    y, z = [p.astype("f8") for p in params], [s["z"].astype("f8") for s in optimizer.state]
    optimizer.eval()
    x = [a + (1 - 1 / 0.9) * (b - a) for a, b in zip(y, z, strict=True)]
    for found, wanted in zip(params, x, strict=True):
        np.testing.assert_allclose(found, wanted, rtol=1e-6, atol=1e-7)
    evaluated = bits(params)
    optimizer.eval()
    assert bits(params) == evaluated  # twice is once
    optimizer.train()
    optimizer.train()
    for found, wanted in zip(params, y, strict=True):
        np.testing.assert_allclose(found, wanted, rtol=1e-6, atol=1e-7)
    optimizer.step(drawn(9))


@pytest.mark.parametrize("stage", AVERAGES)
@pytest.mark.parametrize("dtypes", ["", "param=f16,grad=f16"])
def test_averages_take_the_place_and_bits_come_back(stage: str, dtypes: str) -> None:
    spec = sf.chain("clip_by_global_norm", "adamw", stage, "shadow")
    kind = "f2" if dtypes else "f4"
    params = drawn(0, kind)
    optimizer = sf.Optimizer(params, spec, dtypes=dtypes, lr=0.1)
    for number in range(3):
        optimizer.step(drawn(1 + number, kind))

    def states() -> list[list[bytes]]:
        """Without the shadow, which a step rounds of what it has not rounded to f16 yet."""
        return [bits([a for n, a in s.items() if n != "shadow"]) for s in optimizer.state]

    trained, before = bits(params), states()
    optimizer.eval()
    average = [s[AVERAGES[stage]] for s in optimizer.state]
    assert bits([a.astype(kind) for a in average]) == bits(params) != trained
    for state, param in zip(optimizer.state, params, strict=True):  # what the network computes with
        assert np.allclose(state["shadow"].astype("u4").reshape(-1) << 16,
                           param.astype("f4").reshape(-1).view("u4"), atol=1 << 16)  # fmt: skip
    optimizer.train()
    assert bits(params) == trained
    assert states() == before


def test_what_is_last_put_in_place_is_first_taken_back() -> None:
    optimizer, params = stepped(sf.chain("schedule_free_sgd", "ema_weights"))
    before, ema = [p.astype("f8") for p in params], [s["ema"] for s in optimizer.state]
    optimizer.eval()
    assert bits(params) == bits(ema)
    optimizer.train()
    for found, wanted in zip(params, before, strict=True):
        np.testing.assert_allclose(found, wanted, rtol=1e-6, atol=1e-7)


def test_rules_and_dtypes_have_entries_of_their_own() -> None:
    """Parameters whose rule has nothing to evaluate stay as they are."""
    spec = sf.rules(("rank < 2", "adamw"), ("*", "schedule_free_sgd(lr=0.1)+ema_weights"))
    params = [np.ones((3, 4), np.float32), np.ones(4, np.float32), np.ones((2, 2))]
    optimizer = sf.Optimizer(params, spec)
    for number in range(3):
        optimizer.step([np.full_like(p, number - 0.5) for p in params])
    before = [p.copy() for p in params]
    optimizer.eval()
    assert bits([params[n] for n in (0, 2)]) == bits([optimizer.state[n]["ema"] for n in (0, 2)])
    assert params[1].tobytes() == before[1].tobytes() and (params[0] != before[0]).all()
    optimizer.train()
    for found, wanted in zip(params, before, strict=True):
        np.testing.assert_allclose(found, wanted, rtol=1e-6)


REFUSED: list[Callable[[Any], Any]] = [
    lambda optimizer: optimizer.step(drawn(5)),
    lambda optimizer: optimizer.prepare(drawn(5)),
    lambda optimizer: optimizer.accumulate(drawn(5)),
    lambda optimizer: optimizer.add_group({"params": [np.ones(3, np.float32)]}),
]


@pytest.mark.parametrize("what", REFUSED)
@pytest.mark.parametrize("backend", ["native", "auto"])
def test_nothing_is_trained_in_evaluation(what: Callable[[Any], Any], backend: str) -> None:
    optimizer, params = stepped(sf.chain("accumulate", "schedule_free_adamw"), backend=backend)
    optimizer.accumulate(drawn(7))
    optimizer.eval()
    evaluated = bits(params)
    with pytest.raises(sf.BindError, match=r"since eval\(\): call train\(\) first"):
        what(optimizer)
    assert bits(params) == evaluated
    optimizer.train()
    optimizer.step(drawn(8))
    assert optimizer.t == 4 and optimizer.numbers["count"] == 0.0


def test_who_has_nothing_to_evaluate_says_so() -> None:
    optimizer, _ = stepped(sf.get("adamw"))
    with pytest.raises(ValueError, match="adamw has no entry 'eval': it has no weights to eval"):
        optimizer.eval()
    optimizer, params = stepped(sf.chain("adamw", "ema_weights"), dtypes="state=bf16")
    before = bits(params)
    with pytest.raises(sf.BindError, match=r"would round them: .*held=f32"):
        optimizer.eval()
    assert bits(params) == before
    stepped(sf.chain("adamw", "ema_weights"), dtypes="state=bf16,held=f32")[0].eval()


@pytest.mark.parametrize("spec", ["schedule_free_adamw", "adamw+ema_weights"])
@pytest.mark.parametrize("backend", ["native", "auto"])
def test_checkpoints_know_the_mode(tmp_path: Path, spec: str, backend: str) -> None:
    optimizer, params = stepped(spec, backend=backend)
    trained = [p.copy() for p in params]
    optimizer.eval()
    evaluated = bits(params)
    optimizer.save(tmp_path / "there", params=True)
    snapshot = optimizer.snapshot(params=True)
    others = [np.zeros_like(p) for p in params]
    resumed = sf.Optimizer(others, spec)
    resumed.load(tmp_path / "there", params=True)
    assert bits(others) == evaluated
    with pytest.raises(sf.BindError, match=r"call train\(\) first"):
        resumed.step(drawn(5))
    resumed.train()
    optimizer.train()
    assert bits(others) == bits(params)
    if "ema" in spec:
        assert bits(params) == bits(trained)
    for each in (optimizer, resumed):
        each.step(drawn(5))
    assert bits(others) == bits(params)
    optimizer.restore(snapshot, params=True)
    assert bits(params) == evaluated
    plain = sf.Optimizer(drawn(0), "adamw")
    with pytest.raises(sf.CheckpointError, match="was saved in evaluation, and @adamw has no"):
        plain.load(tmp_path / "there", other_spec=True)


def test_moved_parameters_are_evaluated_where_they_are() -> None:
    optimizer, params = stepped(sf.chain("adamw", "ema_weights"))
    optimizer.eval()
    average = bits([s["ema"] for s in optimizer.state])
    assert bits(params) == average
    optimizer.train()
    optimizer.add_group({"params": [np.ones(3, np.float32)]})
    optimizer.eval()
    optimizer.train()


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C linker")
def test_an_artifact_has_the_entries_that_were_compiled(tmp_path: Path) -> None:
    entries = ["--entry", "step,eval,train"]
    made = CliRunner().invoke(
        app, ["compile", "adamw+ema_weights", "-o", str(tmp_path / "made"), *entries]
    )
    assert made.exit_code == 0, made.output
    optimizer, params = stepped(sf.load(tmp_path / "made"))
    wanted, others = stepped("adamw+ema_weights")
    for each in (optimizer, wanted):
        each.eval()
    assert bits(params) == bits(others) == bits([s["ema"] for s in wanted.state])
    optimizer.train()
    optimizer.step(drawn(5))
