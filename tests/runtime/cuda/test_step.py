"""Steps over a stub of a GPU: the CPU's bits, what is launched, and what comes from the host."""

from __future__ import annotations

import shutil
from functools import partial
from typing import Any

import numpy as np
import pytest
import stepfuse

from tests.backends.cuda_driver import Driver
from tests.support.devices.on_gpu import entries, settle, there, uploads
from tests.support.inputs.normal import normal_arrays
from tests.support.oracles.numeric import same_bits

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")

SHAPES = [(5,), (40, 30), (33, 7)]
WHOLE = "unscale+check_finite+clip_by_global_norm+adamw+ema_weights+zero_grad"
CASES = [
    ("adamw", ""),
    ("lamb", ""),
    (WHOLE, ""),
    ("adafactor", ""),  # two variants, which share numbers
    pytest.param("adamw", "state=linear8(128)", id="adamw-8bit"),
]


drawn = partial(normal_arrays, SHAPES)


class Run:
    """An optimizer of two groups over the CPU's arrays, or over the GPU's."""

    def __init__(self, spec: str, backend: str, **options: Any) -> None:
        self.params, self.kept = drawn(0), list[Any]()
        self.wrap = there if backend.startswith("cuda") else list
        given = self.wrap(self.params)
        groups = [{"params": given[:2]}, {"params": given[2:], "lr": 0.01}]
        self.made = stepfuse.Optimizer(groups, spec, backend=backend, **options)

    def step(self, grads: list[Any]) -> None:
        self.kept.append(grads)  # until what was put into the stream is done
        self.made.step(self.wrap(grads))

    def left(self) -> list[Any]:
        """Parameters, states, numbers."""
        states = [a for mine in self.made.state for a in mine.values()]
        return [*map(np.asarray, states), *self.made.numbers.values(), *self.params]


def six_steps(run: Run, skips: bool) -> None:
    """A changed rate, a tensor and a group without gradients, a step that is skipped."""
    run.step(drawn(1))
    run.made.groups[0]["lr"] = 0.3
    run.step(drawn(2))
    third = drawn(3)
    if skips:
        third[1][3] = np.inf
    run.step(third)
    run.step([None, *drawn(4)[1:]])
    run.step([*drawn(5)[:2], None])
    run.made.groups[1]["lr"] = 0.02
    run.step(drawn(6))


@pytest.mark.parametrize(("spec", "dtypes"), CASES)
def test_steps_have_the_bits_of_the_cpu(spec: str, dtypes: str, gpu: Driver) -> None:
    here, other = Run(spec, "native", dtypes=dtypes), Run(spec, "cuda:0", dtypes=dtypes)
    for run in (here, other):
        six_steps(run, "check_finite" in spec)
    pairs = list(zip(here.left(), other.left(), strict=True))
    assert len(pairs) > 6 and [n for n, (a, b) in enumerate(pairs) if not same_bits(a, b)] == []
    assert here.made.steps == other.made.steps == 6


# ------------------------------------------------------------------ what is launched


def test_a_step_is_its_launches_on_the_callers_stream(gpu: Driver) -> None:
    stream = [77]
    run = Run("adamw", "cuda:0", stream=lambda: stream[0])
    grads, n = run.wrap(drawn(1)), len(SHAPES)
    gpu.log.clear()
    run.made.step(grads)
    assert entries(gpu) == ["segment_0", "sweep_0"]
    launches = [e for e in gpu.log if e[0] == "launch"]
    assert [(grid, block, on) for _, _, grid, block, on in launches] == [
        (1, 256, 77), (n, 256, 77),
    ]  # fmt: skip
    gpu.log.clear()
    stream[0] = 78  # another stream waits for the one of before
    run.made.step(grads)
    assert [(e[0], e[-1]) for e in gpu.log] == [("wait", 78), *[("launch", 78)] * 2]
    run.step([*drawn(5)[:2], None])  # no number of a group's is updated
    assert entries(gpu)[-2:] == ["segment_0", "sweep_0"]
    Run("asgd", "cuda:0").step([*drawn(5)[:2], None])  # a group without gradients keeps its own
    assert entries(gpu)[-1] == "sf_move" and entries(gpu).count("sf_move") == 2


def test_a_grid_has_as_many_blocks_as_the_device_holds(gpu: Driver) -> None:
    """Four multiprocessors hold three blocks each, which take forty tensors in turns."""
    params, grads = ([np.full(n + 1, v, np.float32) for n in range(40)] for v in (1.0, 0.5))
    optimizer = stepfuse.Optimizer(there(params), "sgd", backend="cuda:0", lr=0.5)
    gpu.log.clear()
    optimizer.step(there(grads))
    settle(gpu)
    assert [e[2] for e in gpu.log if e[0] == "launch" and "sweep" in e[1]] == [12]
    assert all((p == 0.75).all() for p in params)


def test_nothing_is_uploaded_that_has_not_changed(gpu: Driver) -> None:
    run = Run("adamw", "cuda:0")
    arrays = drawn(1)
    grads = run.wrap(arrays)
    for _ in range(3):
        run.made.step(grads)
    asked = [g.asked for g in grads]
    gpu.log.clear()
    run.made.step(grads)
    run.made.step(grads)
    assert {e[0] for e in gpu.log} == {"launch"}
    assert [g.asked for g in grads] == asked  # by identity, then: nothing is asked
    run.made.step(run.wrap(arrays))  # others, at the same addresses
    assert uploads(gpu) == []
    other = drawn(2)
    run.made.step(run.wrap([other[0], *arrays[1:]]))
    assert [e[0] for e in uploads(gpu)] == ["up"]
    gpu.log.clear()
    run.made.groups[1]["lr"] = 0.5
    run.made.step(grads)
    assert [e[0] for e in gpu.log if e[0] != "launch"] == ["cells", "up"]  # rates, addresses
    gpu.log.clear()
    run.made.groups[1]["lr"] = 0.25
    run.made.step(grads)
    assert [e[:2] for e in gpu.log if e[0] != "launch"] == [("cells", 2)]


def test_numbers_of_a_tensor_stay_on_the_device(gpu: Driver) -> None:
    """Whatever gradients are missing; a checkpoint between has those of all tensors."""
    runs = [Run("novograd", backend) for backend in ("native", "cuda:0")]
    for run in runs:
        for number, missing in enumerate([(), (0,), (2,), (0,), (), (1, 2), (0,)]):
            if number == 3:
                gpu.log.clear()  # tables of all but the last ones are there
            grads = [None if n in missing else g for n, g in enumerate(drawn(number))]
            run.step(grads)
            if number == 4:
                waits = [e for e in gpu.log if e[0] in ("down", "synchronize")]
                assert waits == []
        saved = run.made.snapshot()
        run.step(drawn(8))
        run.made.restore(saved)
        run.step([None, *drawn(9)[1:]])
        run.step(drawn(10))
    assert all(same_bits(a, b) for a, b in zip(*(run.left() for run in runs), strict=True))
    run = runs[1]
    gpu.capture(0)
    with pytest.raises(stepfuse.DeviceError, match="gradients of other tensors than the last one"):
        run.step([None, *drawn(9)[1:]])
    assert gpu.captured() == []
    run.step(drawn(10))


def test_a_graph_keeps_the_numbers_of_its_tensors(gpu: Driver) -> None:
    """A step over other tensors would take them away from it, so it is refused before it begins."""
    run, plain = Run("novograd", "cuda:0"), Run("adamw", "cuda:0")
    for each in (run, plain):
        grads = each.wrap(drawn(0))
        each.made.step(grads)
        gpu.capture(0)
        each.made.step(grads)
        gpu.captured()
        each.kept.append(grads)
    before = run.left()
    with pytest.raises(stepfuse.BindError, match=r"^%\w+ is a number of each tensor's own"):
        run.step([None, *drawn(1)[1:]])
    assert all(same_bits(a, b) for a, b in zip(before, run.left(), strict=True))
    run.made.step(run.kept[0])
    plain.step([None, *drawn(1)[1:]])  # which has no such numbers


def test_rates_of_many_steps_do_not_overtake_each_other(gpu: Driver) -> None:
    """None of the steps is done before the last one is asked for."""
    here, other = Run("adamw", "native"), Run("adamw", "cuda:0")
    for run in (here, other):
        grads = run.wrap(drawn(1))
        run.kept.append(grads)
        for step in range(9):
            run.made.groups[0]["lr"] = 0.1 * step
            run.made.step(grads)
    assert all(same_bits(a, b) for a, b in zip(here.left(), other.left(), strict=True))


def test_a_rate_of_its_own_for_each_step(gpu: Driver) -> None:
    rates = [0.1, 0.2, 0.05]
    here, other = (Run("adamw", b, lr=rates) for b in ("native", "cuda:0"))
    for run in (here, other):
        for step in range(3):
            run.step(drawn(step))
    assert all(same_bits(a, b) for a, b in zip(here.left(), other.left(), strict=True))


def test_each_launch_is_waited_for_if_asked(gpu: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STEPFUSE_CUDA_SYNC", "1")
    run = Run("adamw", "cuda:0")
    gpu.log.clear()
    run.made.step(run.wrap(drawn(1)))
    assert [e[0] for e in gpu.log if e[0] != "up"] == ["launch", "synchronize"] * 2


# ------------------------------------------------------------------ graphs


def test_replays_are_steps(gpu: Driver) -> None:
    """A schedule advances by itself; a rate that is set goes up at once."""
    here, other = Run("adamw", "native"), Run("adamw", "cuda:0", stream=5)
    arrays = drawn(1)
    here.kept, other.kept = here.wrap(arrays), other.wrap(arrays)
    for run in (here, other):
        run.made.step(run.kept)
    gpu.capture(5)
    other.made.step(other.kept)
    graph = gpu.captured()
    settle(gpu)
    assert len(graph) == 3  # the last one counts
    for number in range(4):
        for run in (here, other):
            run.made.groups[0]["lr"] = 0.1 * number
        for array, value in zip(arrays, drawn(number), strict=True):
            array[...] = value
        here.made.step(here.kept)
        settle(gpu)
        gpu.replay(graph)
    assert all(same_bits(a, b) for a, b in zip(here.left(), other.left(), strict=True))
    assert other.made.numbers["t"] == other.made.steps == 5


def test_a_captured_step_changes_nothing_on_the_host(gpu: Driver) -> None:
    run = Run("adamw", "cuda:0", stream=5)
    grads, others = run.wrap(drawn(1)), run.wrap(drawn(2))
    gpu.capture(5)
    with pytest.raises(stepfuse.BindError, match=r"%grad and 2 more: .*run one over them first"):
        run.made.step(grads)  # the first one
    gpu.captured()
    run.made.step(grads)
    gpu.capture(5)
    with pytest.raises(stepfuse.BindError, match=r"tensor 0, %grad and 2 more: .*outside the capt"):
        run.made.step(others)
    run.made.groups[0]["lr"] = 0.5
    with pytest.raises(stepfuse.BindError, match="'lr' was changed since the last step"):
        run.made.step(grads)
    with pytest.raises(stepfuse.DeviceError, match=r"reading numbers .* capture begins"):
        _ = run.made.numbers
    assert gpu.captured() == []
    run.made.step(grads)
    gpu.capture(5)
    run.made.step(grads)
    assert len(gpu.captured()) == 3
    with pytest.raises(stepfuse.BindError, match="a captured graph reads it where it was"):
        run.made.step(others)
    run.made.step(grads)
    assert run.made.numbers["t"] == run.made.steps == 3  # one was recorded, and not replayed
