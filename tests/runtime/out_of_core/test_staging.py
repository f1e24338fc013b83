"""Parameters in another memory: the bits of the step in memory, the order of transfers, errors."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
import stepfuse
from stepfuse import BindError
from stepfuse.offload import ExternalArray, FileMemory

from tests.support.inputs.mindspore import settings_of, spec_of

Array = np.ndarray[Any, np.dtype[Any]]
ROOT = Path(__file__).parents[3]
DIMS = [(3,), (5, 7), (0,), (70, 1100), (4097,), (3, 2, 9), (), (2, 70_000), (33_000,)]
LONG = (64, 66_000)  # rows that are cut into rectangles
STAGING = 1 << 20


def _normal(rng: np.random.Generator, dims: Sequence[tuple[int, ...]]) -> list[Array]:
    return [rng.standard_normal(d).astype(np.float32) for d in dims]


def _in_file(path: Path, arrays: Sequence[Array]) -> list[ExternalArray]:
    """The arrays in a file, one after the other, at odd places."""
    path.write_bytes(b"abc" + b"".join(a.tobytes() for a in arrays))
    memory, at, found = FileMemory(path), 3, list[ExternalArray]()
    for array in arrays:
        found.append(ExternalArray(memory, array.shape, array.dtype, at))
        at += array.nbytes
    return found


def _same(here: Sequence[Any], there: Sequence[Any]) -> bool:
    return all(a.tobytes() == b.load().tobytes() for a, b in zip(here, there, strict=True))


CHAIN = "unscale+check_finite+clip_by_global_norm+adamw+zero_grad"


@pytest.mark.parametrize(
    ("text", "staging", "options"),
    [
        ("sgd", STAGING, {}),
        ("adamw", STAGING, {"threads": 2}),
        (CHAIN, STAGING, {"threads": 2}),
        ("lamb", STAGING, {}),
        ("sgd", STAGING, {"backend": "numba"}),
        ("centralize+momentum", STAGING, {}),
        ("adafactor", 80 << 20, {}),  # rows of 66,000 are worked on 64 at a time
        ("adamw", STAGING, {"dtypes": "param=bf16,grad=bf16,state=linear8"}),
    ],
)
def test_a_step_elsewhere_is_the_step_in_memory(
    tmp_path: Path, text: str, staging: int, options: dict[str, Any]
) -> None:
    """Bit for bit: parameters, gradients that are stored to, states, numbers."""
    rng = np.random.default_rng(0)
    dims = [*DIMS, LONG] if staging > STAGING else DIMS
    kind = ml_dtypes.bfloat16 if "bf16" in options.get("dtypes", "") else np.float32
    params = [p.astype(kind) for p in _normal(rng, dims)]
    there = _in_file(tmp_path / "params", params)
    spec = stepfuse.chain(*text.split("+"))

    def groups(members: Sequence[Any]) -> list[dict[str, Any]]:
        return [{"params": members[:4]}, {"params": [("odd", m) for m in members[4:]], "lr": 0.02}]

    ours = stepfuse.Optimizer(groups(params), spec, **options)
    other = stepfuse.Optimizer(groups(there), spec, staging=staging, **options)
    for step in range(3):
        grads: list[Any] = [g.astype(kind) for g in _normal(rng, dims)]
        away = _in_file(tmp_path / f"grads{step}", grads)
        given: list[Any] = [away[n] if n % 2 else g.copy() for n, g in enumerate(grads)]
        if step == 1:
            grads[3] = given[3] = None
        ours.step(grads)
        other.step(given)
        assert _same(params, there)
        for grad, one in zip(grads, given, strict=True):
            loaded = one.load() if isinstance(one, ExternalArray) else one
            assert grad is None or loaded.tobytes() == grad.tobytes()
    for mine, others in zip(ours.state, other.state, strict=True):
        assert {k: v.tobytes() for k, v in mine.items()} == {
            k: v.tobytes() for k, v in others.items()
        }
    assert ours.t == other.t == 3
    assert str(ours.numbers) == str(other.numbers)


def test_some_may_be_elsewhere_and_groups_may_join(tmp_path: Path) -> None:
    rng = np.random.default_rng(1)
    params = _normal(rng, [(40, 30), (7,), (300, 200)])
    there = _in_file(tmp_path / "params", params)
    near = params[1].copy()
    ours = stepfuse.Optimizer(params[:2], "adamw")
    other = stepfuse.Optimizer([there[0], near], "adamw", staging=STAGING)
    grads = _normal(rng, [p.shape for p in params])
    ours.step(grads[:2])
    other.step(grads[:2])
    ours.add_group({"params": params[2:], "lr": 0.5})
    other.add_group({"params": there[2:], "lr": 0.5})
    for _ in range(2):
        ours.step(grads)
        other.step(grads)
    assert _same(params[::2], there[::2]) and near.tobytes() == params[1].tobytes()
    assert other.peak_bytes == ours.peak_bytes + STAGING
    staged = f"2 of 3 parameters are elsewhere, staged through {STAGING} bytes"
    assert other.explain() == f"{ours.explain()}\n  {staged}"


@pytest.mark.parametrize("elsewhere", [False, True])
def test_states_may_be_in_a_mapped_file(tmp_path: Path, elsewhere: bool) -> None:
    rng = np.random.default_rng(2)
    (param,), gradients = _normal(rng, [(50, 40)]), _normal(rng, [(50, 40)] * 3)
    mapped = {
        name: np.memmap(tmp_path / name, np.float32, "w+", shape=(50, 40)) for name in ("m", "v")
    }
    plain = param.copy()
    there = _in_file(tmp_path / "param", [param])
    ours = stepfuse.Optimizer([plain], "adamw")
    other: stepfuse.Optimizer = (
        stepfuse.Optimizer(there, "adamw", staging=STAGING, states=[mapped])
        if elsewhere
        else stepfuse.Optimizer([param], "adamw", states=[mapped])
    )
    for grad in gradients:
        ours.step([grad])
        other.step([grad])
    assert (there[0].load() if elsewhere else param).tobytes() == plain.tobytes()
    for name, state in mapped.items():
        state.flush()
        assert (tmp_path / name).read_bytes() == ours.state[0][name].tobytes()
    assert other.peak_bytes < param.nbytes + 2 * STAGING


class Logged:
    """A memory in an array that notes its traffic, and fails when told to."""

    def __init__(self, data: Array) -> None:
        self.data = data.reshape(-1).view(np.uint8)
        self.log: list[tuple[str, int, int]] = []
        self.fails_at = -1

    @property
    def size(self) -> int:
        return self.data.size

    def read(self, start: int, into: Array) -> None:
        self._note("read", start, into.size)
        into[:] = self.data[start : start + into.size]

    def write(self, start: int, data: Array) -> None:
        self._note("write", start, data.size)
        self.data[start : start + data.size] = data

    def _note(self, what: str, start: int, size: int) -> None:
        if len(self.log) == self.fails_at:
            raise OSError("the memory is gone")
        self.log.append((what, start, size))


def test_one_half_is_moved_while_the_other_is_worked_on() -> None:
    """Every byte is read and written once a sweep, a window ahead and a window behind."""
    param = np.ones(5 * 32768, np.float32)
    memory = Logged(param)
    there = ExternalArray(memory, param.shape, param.dtype)
    window = 32768 * 4
    opt = stepfuse.Optimizer([there], "sgd", staging=4 * window, lr=0.5)
    opt.step([np.ones_like(param)])
    order = "read 0, read 1, write 0, read 2, write 1, read 3, write 2, read 4, write 3, write 4"
    assert ", ".join(f"{what} {start // window}" for what, start, _ in memory.log) == order
    assert {size for _, _, size in memory.log} == {window}
    assert (param == 0.5).all()


def test_a_sweep_that_stores_no_parameter_writes_none() -> None:
    """The norm of the gradients takes a sweep of its own, over gradients here."""
    param = np.ones(5 * 32768, np.float32)
    memory = Logged(param)
    there = ExternalArray(memory, param.shape, param.dtype)
    spec = stepfuse.chain("clip_by_global_norm", "sgd")
    stepfuse.Optimizer([there], spec, staging=1 << 22).step([np.ones_like(param)])
    assert [what for what, _, _ in memory.log] == ["read", "write"]


@pytest.mark.parametrize("fails_at", range(10))
def test_an_error_of_the_memory_passes_through(fails_at: int) -> None:
    """And the step can be taken again, once parameters and states are restored, not before."""
    param, grad = np.ones(5 * 32768, np.float32), np.full(5 * 32768, 2.0, np.float32)
    memory = Logged(param)
    opt = stepfuse.Optimizer(
        [ExternalArray(memory, param.shape, param.dtype)], "sgd", staging=4 * 32768 * 4, lr=0.25
    )
    before = opt.snapshot()
    memory.fails_at = fails_at
    with pytest.raises(OSError, match="the memory is gone"):
        opt.step([grad])
    assert opt.steps == 0
    memory.fails_at = -1
    with pytest.raises(stepfuse.BindError, match="step 1 was interrupted"):
        opt.step([grad])
    param[:] = 1.0
    opt.restore(before)
    opt.step([grad])
    assert (param == 0.5).all() and opt.steps == 1


def test_a_gradient_elsewhere_that_changes_is_looked_at_anew(tmp_path: Path) -> None:
    """Another memory is read; another shape or dtype is refused, and nothing changes."""
    param = _in_file(tmp_path / "param", [np.zeros((4, 3), np.float32)])
    opt = stepfuse.Optimizer([("w", param[0])], "sgd", lr=1.0)
    grads = [np.full((4, 3), n, np.float32) for n in (1.0, 2.0)]
    first, second = _in_file(tmp_path / "grads", grads)
    opt.step([first])
    opt.step([first])
    opt.step([second])
    assert (param[0].load() == -4.0).all()
    for other, message in (
        (np.ones((3, 4), np.float32), r"expected shape \(4, 3\).*got \(3, 4\)"),
        (np.ones((4, 3), np.int32), "expected dtype float32, got int32"),
        (np.ones((4, 3), np.float64), "expected dtype float32, got float64"),
    ):
        (there,) = _in_file(tmp_path / "other", [other])
        for given in (there, other):
            with pytest.raises(stepfuse.BindError, match=rf"tensor 0 \(w\), %grad: {message}"):
                opt.step([given])
    assert opt.steps == 3 and (param[0].load() == -4.0).all()
    opt.step([first])
    assert (param[0].load() == -5.0).all()


def test_mindspores_recorded_offload_replays(tmp_path: Path) -> None:
    golden = ROOT / "tests" / "data" / "golden"
    facts = json.loads((golden / "manifest.json").read_text())["cases"]["adamoffload_default"]
    recorded = np.load(golden / facts["file"])
    order, spec = facts["param_order"], spec_of(facts)
    there = _in_file(tmp_path / "params", [recorded[f"p0/{n}"] for n in order])
    groups = [
        {
            "params": [p],
            **{k: v for k, v in settings_of(facts, spec, n, 0).items() if v is not False},
        }
        for p, n in zip(there, order, strict=True)
    ]
    opt = stepfuse.Optimizer(groups, spec, staging=4096)
    scale = np.float32(facts["kw"]["loss_scale"])
    for k in range(facts["steps"]):
        opt.step([recorded[f"g{k}/{n}"] / scale for n in order])
        for param, name in zip(there, order, strict=True):
            np.testing.assert_allclose(
                param.load(), recorded[f"p{k + 1}/{name}"], **facts["suggested_tolerance"]
            )


# ------------------------------------------------------------------ what is refused


def _there(count: int = 8, start: int = 0) -> ExternalArray:
    return ExternalArray(Logged(np.ones(16, np.float32)), (count,), np.dtype(np.float32), start)


def test_what_cannot_be_elsewhere() -> None:
    with pytest.raises(BindError, match=r"float32 \(8,\) takes the bytes 36 to 68 of .* has 64"):
        _there(start=36)
    with pytest.raises(BindError, match="takes the bytes -4"):
        _there(start=-4)
    for staging in (0, 1.5, True):
        with pytest.raises(ValueError, match="staging: expected a number of bytes"):
            stepfuse.Optimizer([_there()], "sgd", staging=staging)  # type: ignore[arg-type]
    with pytest.raises(BindError, match=r"tensor 0 \(w\): .* takes 128 bytes, .* at least 256"):
        stepfuse.Optimizer([("w", _there())], "sgd", staging=64)
    with pytest.raises(ValueError, match="the reference backend works on whole arrays"):
        stepfuse.Optimizer([_there()], "sgd", backend="reference")
    one = _there()
    second = ExternalArray(one.memory, (4,), one.dtype, 28)
    with pytest.raises(BindError, match="tensor 1, %param overlaps tensor 0, %param"):
        stepfuse.Optimizer([one, second], "sgd")
    with pytest.raises(BindError, match="tensor 0, %param: expected dtype float32, got int64"):
        stepfuse.Optimizer([ExternalArray(one.memory, (8,), np.dtype(np.int64))], "sgd")


def test_what_cannot_be_done_elsewhere(tmp_path: Path) -> None:
    one = _there()
    opt = stepfuse.Optimizer([one], "sgd")
    with pytest.raises(BindError, match="tensor 0: a row-sparse gradient needs its parameter"):
        opt.step([stepfuse.RowSparse(np.array([1]), np.ones(1, np.float32))])
    with pytest.raises(BindError, match=r"tensor 0, %grad: expected shape \(8,\)"):
        opt.step([ExternalArray(one.memory, (4,), one.dtype, 32)])
    with pytest.raises(BindError, match="tensor 0, %grad overlaps tensor 0, %param"):
        opt.step([ExternalArray(one.memory, (8,), one.dtype, 16)])
    with pytest.raises(ValueError, match="the parameters are elsewhere"):
        opt.save(tmp_path / "checkpoint", params=True)
    with pytest.raises(ValueError, match="the parameters are elsewhere"):
        opt.restore(opt.snapshot(), params=True)
    summing = stepfuse.Optimizer([one], stepfuse.chain("accumulate", "sgd"))
    with pytest.raises(ValueError, match="not accumulated for parameters that are elsewhere"):
        summing.accumulate([np.ones(8, np.float32)])
    with pytest.raises(BindError, match="tensor 1: %ema starts as a copy of the parameter"):
        stepfuse.Optimizer([np.ones(3, np.float32), one], stepfuse.chain("sgd", "ema_weights"))
    near = stepfuse.Optimizer([np.ones(8, np.float32)], "sgd")
    with pytest.raises(BindError, match=r"gradients are elsewhere, .* staging=16 << 20"):
        near.step([one])
    assert (one.load() == 1.0).all()


def test_where_gradients_overflow() -> None:
    one = _there()
    opt = stepfuse.Optimizer([one], stepfuse.chain("check_finite", "sgd"))
    grad = np.ones(8, np.float32)
    grad[5] = np.inf
    opt.step([grad])
    assert "inf at [5]" in str(opt.overflow()) and (one.load() == 1.0).all()
    opt.step([ExternalArray(Logged(grad), (8,), one.dtype)])
    with pytest.raises(ValueError, match="the gradients are elsewhere"):
        opt.overflow()
    assert (one.load() == 1.0).all()


def test_a_copy_may_be_given(tmp_path: Path) -> None:
    param, grad = np.full(8, 3.0, np.float32), np.ones(8, np.float32)
    spec = stepfuse.chain("sgd", "ema_weights")
    there = ExternalArray(Logged(param.copy()), (8,), param.dtype)
    given = {"ema": param.copy()}
    other = stepfuse.Optimizer([there], spec, states=[given], lr=0.5)
    ours = stepfuse.Optimizer([param], spec, lr=0.5)
    for opt in (ours, other):
        opt.step([grad])
    assert given["ema"].tobytes() == ours.state[0]["ema"].tobytes()
    other.save(tmp_path / "checkpoint")
    before = given["ema"].copy()
    other.step([grad])
    other.load(tmp_path / "checkpoint")
    assert given["ema"].tobytes() == before.tobytes() and other.steps == 1
