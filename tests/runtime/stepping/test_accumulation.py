"""Gradients of small batches added up before a step, against sums in NumPy and torch's loops."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.tools.cli import app
from typer.testing import CliRunner

from tests.support.inputs.programs import KINDS
from tests.support.oracles.numeric import same_arrays
from tests.support.oracles.proof import Comparison

Array = np.ndarray[Any, np.dtype[Any]]

SHAPES = [(6, 5), (7,), (), (0, 3), (3, 2, 4)]


def arrays(rng: np.random.Generator, scale: float = 1.0) -> list[Array]:
    return [np.array(scale * rng.normal(size=s), np.float32) for s in SHAPES]


def copies(given: list[Array]) -> list[Array]:
    return [a.copy() for a in given]


@pytest.mark.parametrize("count", [1, 2, 3, 7])
@pytest.mark.parametrize("mean", [True, False])
@pytest.mark.parametrize("backend", ["native", "reference"])
def test_it_is_the_step_of_the_sum_or_mean(count: int, mean: bool, backend: str) -> None:
    """To the bit: sums in f32 in the order of the batches, one division."""
    rng = np.random.default_rng(count)
    params = arrays(rng)
    plain = copies(params)
    spec = sf.chain(sf.get("accumulate")(mean=mean), "adamw")
    ours = sf.Optimizer(params, spec, backend=backend)
    theirs = sf.Optimizer(plain, "adamw", backend=backend)
    for _ in range(3):
        batches = [arrays(rng) for _ in range(count)]
        for batch in batches[:-1]:
            ours.accumulate(batch)
        ours.step(batches[-1])
        sums = [np.zeros(s, np.float32) for s in SHAPES]
        for batch in batches:
            sums = [np.array(t + g) for t, g in zip(sums, batch, strict=True)]
        if mean:
            sums = [np.array(t / np.float32(count), np.float32) for t in sums]
        theirs.step(sums)
        assert same_arrays(params, plain)
    assert ours.t == 3 and ours.numbers["count"] == 0.0
    assert all((state["total"] == 0.0).all() for state in ours.state)


@pytest.mark.parametrize("name", [n for n in KINDS if n not in ("adam", "adamw", "sgd")])
def test_every_kind_of_optimizer_takes_the_mean(name: str) -> None:
    """With states along rows and columns, numbers of a tensor, variants by rank."""
    rng = np.random.default_rng(6)
    params = [np.array(rng.normal(size=s), np.float32) for s in SHAPES if 0 not in s]
    plain = copies(params)
    ours = sf.Optimizer(params, sf.chain("accumulate", name))
    theirs = sf.Optimizer(plain, name)
    for _ in range(2):
        first, second = ([np.array(rng.normal(size=p.shape), np.float32) for p in params]
                         for _ in range(2))  # fmt: skip
        ours.accumulate(first)
        ours.step(second)
        pairs = zip(first, second, strict=True)
        theirs.step([np.array((a + b) / np.float32(2)) for a, b in pairs])
        assert same_arrays(params, plain)


def test_it_is_torchs_loop() -> None:
    """Backward k times, each of loss / k with k a power of two; then one step."""
    torch = pytest.importorskip("torch")
    rng = np.random.default_rng(1)
    param = rng.normal(size=(16, 8)).astype(np.float32)
    theirs = torch.nn.Parameter(torch.tensor(param))
    optimizer = torch.optim.SGD([theirs], lr=0.125)
    ours = sf.Optimizer([param], sf.chain("accumulate", "sgd"), lr=0.125)
    seen = Comparison("accumulate+sgd", "the loop around torch.optim.SGD", [param], "f32")
    for _ in range(3):
        for number in range(4):
            data = rng.normal(size=(16, 8)).astype(np.float32)
            (0.25 * (theirs * torch.tensor(data)).sum()).backward()
            ours.step([data]) if number == 3 else ours.accumulate([data])
        optimizer.step()
        optimizer.zero_grad()
        np.testing.assert_array_equal(param, theirs.detach().numpy())
        seen.see(0, param, theirs.detach())


def test_the_step_stays_one_launch() -> None:
    spec = sf.chain("accumulate", "unscale", "check_finite", "clip_by_global_norm", "adamw")
    optimizer = sf.Optimizer([np.ones(100, np.float32)], spec)
    # grad and total are read twice, for the norm and for the update; total is cleared
    assert optimizer.bytes_per_param == 28 + 4 + 8 + 4


def test_what_stands_before_runs_for_each_batch() -> None:
    """A clip of each batch, a clip of the mean: where the stage stands says which."""
    params = [np.zeros(2, np.float32), np.zeros(2, np.float32)]
    batches = [np.array([3.0, 4.0], np.float32), np.array([0.0, -1.0], np.float32)]
    moved: list[list[float]] = []
    for stages, param in (
        (("clip_by_value", "accumulate", "sgd"), params[0]),
        (("accumulate", "clip_by_value", "sgd"), params[1]),
    ):
        optimizer = sf.Optimizer([param], sf.chain(*stages), lr=1.0)
        optimizer.accumulate(batches[:1])
        optimizer.step(batches[1:])
        moved.append(param.tolist())
    assert moved == [[-0.5, 0.0], [-1.0, -1.0]]


def test_numbers_and_hypers_are_the_steps() -> None:
    """A hyper-parameter that the entry reads, set late, by a list, per group."""
    params = [np.zeros(1, np.float32), np.zeros(1, np.float32)]
    groups = [{"params": params[:1]}, {"params": params[1:], "scale": [4.0, 8.0]}]
    optimizer = sf.Optimizer(groups, sf.chain("unscale", "accumulate", "sgd"), lr=1.0, scale=2.0)
    ones = [np.full(1, 8.0, np.float32)] * 2
    for _ in range(2):
        optimizer.accumulate(ones)
        optimizer.step(ones)
    assert [float(p[0]) for p in params] == [-8.0, -3.0]
    optimizer.groups[0]["scale"] = 8.0
    optimizer.groups[1]["scale"] = 1.0
    optimizer.accumulate(ones)
    assert optimizer.numbers["count"] == 1.0
    assert [s["total"].tolist() for s in optimizer.state] == [[1.0], [8.0]]


def test_states_of_the_stages_before_move_on() -> None:
    """grokfast's average is of the batches; gradient_noise's count is shared with the step."""
    spec = sf.chain("gradient_noise", "grokfast", "accumulate", "sgd")
    optimizer = sf.Optimizer([np.zeros(5, np.float32)], spec)
    grad = np.ones(5, np.float32)
    for _ in range(2):
        optimizer.accumulate([grad])
        optimizer.accumulate([grad])
        optimizer.step([grad])
    assert optimizer.numbers["drawn"] == 6.0


def test_an_overflow_is_cleared_and_the_step_skipped() -> None:
    param = np.ones(3, np.float32)
    spec = sf.chain("accumulate", "dynamic_loss_scale", "sgd")
    optimizer = sf.Optimizer([param], spec, scale=8.0)
    bad, good = np.array([1, np.inf, 1], np.float32), np.ones(3, np.float32)
    optimizer.accumulate([bad])
    optimizer.step([good])
    assert (param == 1.0).all() and optimizer.numbers["scale"] == 4.0
    assert (optimizer.state[0]["total"] == 0.0).all() and optimizer.numbers["count"] == 0.0
    optimizer.step([good])
    assert (param < 1.0).all()


def test_variants_and_missing_gradients() -> None:
    """Matrices and vectors take other variants; a tensor without gradients is left alone."""
    rng = np.random.default_rng(4)
    params = [rng.normal(size=s).astype(np.float32) for s in ((4, 3), (5,), (2, 2))]
    plain = copies(params)
    ours = sf.Optimizer(params, sf.chain("accumulate", "adafactor"))
    theirs = sf.Optimizer(plain, "adafactor")
    for _ in range(2):
        batches = [[rng.normal(size=p.shape).astype(np.float32) for p in params] for _ in "ab"]
        ours.accumulate([batches[0][0], None, None])
        ours.accumulate([batches[0][0], batches[0][1], None])
        ours.step([*batches[1][:2], None])
        first = (batches[0][0] + batches[0][0] + batches[1][0]) / np.float32(3)
        second = (batches[0][1] + batches[1][1]) / np.float32(3)
        theirs.step([first, second, None])
        assert same_arrays(params, plain)


def test_accumulated_gradients_are_not_left_behind() -> None:
    params = [("a", np.ones(2, np.float32)), ("b", np.ones(2, np.float32))]
    optimizer = sf.Optimizer(params, sf.chain("accumulate", "sgd"), lr=1.0)
    grad = np.ones(2, np.float32)
    optimizer.accumulate([grad, grad])
    with pytest.raises(sf.BindError, match=r"tensor 1 \(b\): its gradients have been accumulated"):
        optimizer.step([grad, None])
    assert (params[0][1] == 1.0).all() and optimizer.steps == 0
    optimizer.step([grad, np.zeros(2, np.float32)])
    assert (params[0][1] == 0.0).all() and (params[1][1] == 0.5).all()
    optimizer.step([grad, None])


def test_a_group_that_joins_and_a_checkpoint_between_batches(tmp_path: Path) -> None:
    params = [np.zeros(2, np.float32), np.zeros(3, np.float32)]
    optimizer = sf.Optimizer(params[:1], sf.chain("accumulate", "sgd"), lr=1.0)
    grads = [np.full(2, 2.0, np.float32), np.full(3, 4.0, np.float32)]
    optimizer.accumulate(grads[:1])
    optimizer.add_group({"params": params[1:]})
    optimizer.accumulate(grads)
    optimizer.save(tmp_path / "between.safetensors", params=True)
    optimizer.step(grads)
    after = copies(params)
    optimizer.load(tmp_path / "between.safetensors", params=True)
    assert optimizer.numbers["count"] == 2.0
    optimizer.step(grads)
    assert same_arrays(after, params) and after[0].tolist() == [-2.0] * 2
    np.testing.assert_allclose(after[1], -8.0 / 3.0, rtol=1e-6)


def test_narrow_sums() -> None:
    """The sum is a state: it is stored as asked for."""
    spec = sf.chain("accumulate", "sgd")
    param = np.zeros(64, np.float32)
    optimizer = sf.Optimizer([param], spec, lr=1.0, dtypes="grad=f16,total=bf16")
    grad = np.arange(64, dtype=np.float16)
    optimizer.accumulate([grad])
    optimizer.step([grad])
    np.testing.assert_array_equal(param, -np.arange(64, dtype=np.float32))


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (lambda o: o.accumulate([]), sf.BindError, "expected 1 gradients"),
        (lambda o: o.accumulate([np.ones(2)]), sf.BindError, "expected dtype float32"),
        (lambda o: o.accumulate([sf.RowSparse(np.array([0]), np.ones((1, 2), np.float32))]),
         sf.BindError, "got a row-sparse one"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_refused(call: Any, error: type[Exception], message: str) -> None:
    optimizer = sf.Optimizer([np.ones(2, np.float32)], sf.chain("accumulate", "sgd"))
    optimizer.accumulate([np.ones(2, np.float32)])
    with pytest.raises(error, match=message):
        call(optimizer)
    assert optimizer.numbers["count"] == 1.0
    assert (optimizer.state[0]["total"] == 1.0).all()


def test_other_chains_have_no_such_entry() -> None:
    optimizer = sf.Optimizer([np.ones(2, np.float32)], "sgd")
    with pytest.raises(ValueError, match="put the stage accumulate before the optimizer, as in"):
        optimizer.accumulate([np.ones(2, np.float32)])
    with pytest.raises(ValueError, match=r"put it before sgd: chain\('accumulate', 'sgd'\)"):
        sf.chain("sgd", "accumulate")


def test_the_text_has_both_entries() -> None:
    spec = sf.scheduled(sf.chain("unscale", "accumulate", "adamw"), lr=sf.schedules.warm_up)
    assert spec.entries == ("step", "accumulate")
    assert sf.parse(sf.to_text(spec)) == spec
    sf.verify(spec)


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C linker")
def test_an_artifact_accumulates(tmp_path: Path) -> None:
    arguments = ["compile", "accumulate+sgd(0.5)", "-o", str(tmp_path / "built")]
    done = CliRunner().invoke(app, [*arguments, "--entry", "step,accumulate"])
    assert done.exit_code == 0, done.output
    param = np.zeros(4, np.float32)
    optimizer = sf.Optimizer([param], sf.load(tmp_path / "built"))
    optimizer.accumulate([np.ones(4, np.float32)])
    optimizer.step([np.full(4, 3.0, np.float32)])
    assert (param == -1.0).all()
