"""On a GPU, `pytest -m gpu`: steps captured and replayed, in two streams, gone on with on the CPU.

Skipped, with the reason, where there is no driver. Arrays are made through the driver alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from ctypes import byref, c_uint64
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse
from stepfuse.runtime.cuda.space import DeviceArray, DeviceSpace

from tests.campaigns.device_trial import Guarded
from tests.support.oracles.numeric import same_bits

pytestmark = pytest.mark.gpu

SHAPES = [(n,) for n in (0, 1, 7, 33, 1025, 40_003)] + [
    (), (33, 31), (7, 1), (1, 9), (0, 5), (3, 4, 2, 2), (5, 3000), (70, 1100), (2, 65, 40),
    (1, 70_000), (513, 513),
]  # fmt: skip
WHOLE = "unscale+check_finite+clip_by_global_norm+adamw+ema_weights+zero_grad"
SPECS = [("adamw", ""), ("lamb", ""), (WHOLE, ""), ("adafactor", ""),
         ("adamw", "state=linear8(128)")]  # fmt: skip


def drawn(seed: int, shapes: Sequence[tuple[int, ...]] = SHAPES) -> list[Any]:
    rng = np.random.default_rng(seed)
    scales = [10.0 ** rng.integers(-6, 4, s) for s in shapes]
    return [
        np.asarray(rng.standard_normal(s) * x, np.float32)
        for s, x in zip(shapes, scales, strict=True)
    ]


def there(space: DeviceSpace, arrays: Sequence[Any], shift: int = 0) -> list[DeviceArray]:
    """Copies on the GPU, `shift` elements behind a multiple of 16 bytes."""
    guarded = Guarded(shift, space)
    return [guarded.place(array) for array in arrays]


Wrap = Callable[[Sequence[Any]], list[Any]]


def trajectory(spec: str, dtypes: str, backend: str, wrap: Wrap, **options: Any) -> list[Any]:
    """What is left of five steps: a changed rate, a skipped step, tensors without gradients."""
    params = wrap(drawn(0))
    groups = [{"params": params[:9]}, {"params": params[9:], "lr": 0.01}]
    made = stepfuse.Optimizer(groups, spec, backend=backend, dtypes=dtypes, **options)
    for step in range(1, 6):
        grads: list[Any] = drawn(step)
        if step == 3:
            grads[5][77] = np.inf
        made.groups[0]["lr"] = 0.1 / step
        if step == 4:
            made.step([None if n % 4 == 1 else g for n, g in enumerate(wrap(grads))])
        else:
            made.step(wrap(grads))
    states = [a for mine in made.state for a in mine.values()]
    return [np.array(a) for a in (*params, *states, *made.numbers.values())]


@pytest.mark.parametrize("shift", [0, 1])
@pytest.mark.parametrize(("spec", "dtypes"), SPECS)
def test_the_bits_of_the_cpu(spec: str, dtypes: str, shift: int, space: DeviceSpace) -> None:
    expected = trajectory(spec, dtypes, "native", list)
    kept: list[Any] = []

    def wrap(arrays: Sequence[Any]) -> list[Any]:
        kept.append(there(space, arrays, shift))
        return list(kept[-1])

    found = trajectory(spec, dtypes, "cuda:0", wrap, stream=space.stream)
    pairs = enumerate(zip(expected, found, strict=True))
    assert [n for n, (a, b) in pairs if not same_bits(a, b)] == []


@pytest.mark.parametrize("spec", ["adamw", WHOLE])
def test_a_replay_is_a_step(spec: str, space: DeviceSpace) -> None:
    """A schedule advances while a graph is replayed a hundred times; one step is skipped."""
    shapes, rate = [(1025,), (33, 31)], stepfuse.schedules.cosine_decay(max=0.1, steps=200)
    here, grads = drawn(0, shapes), drawn(1, shapes)
    native = stepfuse.Optimizer(here, spec, lr=rate)
    mine, theirs = there(space, drawn(0, shapes)), there(space, grads)
    made = stepfuse.Optimizer(mine, spec, backend="cuda:0", stream=space.stream, lr=rate)
    made.step(theirs)
    stream, graph, ready = space.stream(), c_uint64(), c_uint64()
    with space.device.current() as cuda:
        cuda.do("cuStreamBeginCapture_v2", "capturing", c_uint64(stream), 0)
        made.step(theirs)
        cuda.do("cuStreamEndCapture", "capturing", c_uint64(stream), byref(graph))
        cuda.do("cuGraphInstantiateWithFlags", "capturing", byref(ready), graph, c_uint64(0))
    native.step([g.copy() for g in grads])
    for number in range(100):
        fresh = drawn(number, shapes)
        if number == 40 and spec == WHOLE:
            fresh[1][3, 3] = np.inf
        for array, values in zip(theirs, fresh, strict=True):
            array[...] = values
        with space.device.current() as cuda:
            cuda.do("cuGraphLaunch", "replaying", ready, c_uint64(stream))
        native.step(fresh)
    assert made.steps == native.steps
    assert made.numbers == native.numbers
    assert all(same_bits(a, np.asarray(b)) for a, b in zip(here, mine, strict=True))


@pytest.mark.parametrize(("spec", "dtypes"), SPECS)
def test_a_checkpoint_goes_on_on_the_cpu(
    spec: str, dtypes: str, space: DeviceSpace, tmp_path: Path
) -> None:
    """Three steps on the GPU and three on the CPU are six on the CPU; and the other way round."""
    params: list[Any] = drawn(0)
    alone = stepfuse.Optimizer(params, spec, dtypes=dtypes)
    for seed in range(6):
        alone.step(drawn(seed))
    there_first, here_first = there(space, drawn(0)), drawn(0)
    options = {"backend": "cuda:0", "stream": space.stream, "dtypes": dtypes}
    _three_steps(stepfuse.Optimizer(there_first, spec, **options), 0, tmp_path / "a", space)
    _three_steps(stepfuse.Optimizer(here_first, spec, dtypes=dtypes), 0, tmp_path / "b", None)
    here_last, there_last = list(map(np.array, there_first)), there(space, here_first)
    for name, made, where in (
        ("a", stepfuse.Optimizer(here_last, spec, dtypes=dtypes), None),
        ("b", stepfuse.Optimizer(there_last, spec, **options), space),
    ):
        made.load(tmp_path / name)
        _three_steps(made, 3, tmp_path / f"{name} end", where)
        assert made.numbers == alone.numbers and made.steps == alone.steps
    for expected, *found in zip(params, here_last, there_last, strict=True):
        assert all(same_bits(expected, np.asarray(f)) for f in found)


def _three_steps(made: Any, first: int, file: Path, space: DeviceSpace | None) -> None:
    for seed in range(first, first + 3):
        grads = drawn(seed)
        made.step(grads if space is None else there(space, grads))
    made.save(file)


def test_two_optimizers_on_one_device(space: DeviceSpace) -> None:
    """Turn by turn on one stream, over arrays of their own; neither sees the other."""
    for names in (("adamw", "lamb"), ("adafactor", "adamw")):
        params, expected = [there(space, drawn(n)) for n in range(2)], [drawn(n) for n in range(2)]
        made = [
            stepfuse.Optimizer(p, name, backend="cuda:0", stream=space.stream)
            for p, name in zip(params, names, strict=True)
        ]
        alone = [stepfuse.Optimizer(p, name) for p, name in zip(expected, names, strict=True)]
        for seed in range(3):
            for one, two in zip(made, alone, strict=True):
                one.step(there(space, drawn(seed)))
                two.step(drawn(seed))
        for mine, theirs in zip(params, expected, strict=True):
            assert all(same_bits(np.asarray(a), b) for a, b in zip(mine, theirs, strict=True))


def test_two_streams_at_once(device: Any) -> None:
    """Two optimizers, a stream each, whose steps overlap."""
    spaces: list[DeviceSpace] = []
    for _ in range(2):
        with device.current() as cuda:
            spaces.append(DeviceSpace(device, cuda.new_stream()))
    params = [there(s, drawn(0)) for s in spaces]
    grads = [there(s, drawn(1)) for s in spaces]
    options = [{"backend": "cuda:0", "stream": s.stream} for s in spaces]
    made = [stepfuse.Optimizer(p, "lamb", **o) for p, o in zip(params, options, strict=True)]
    for _ in range(10):
        for optimizer, mine in zip(made, grads, strict=True):
            optimizer.step(mine)
    left = [list(map(np.asarray, p)) for p in params]
    assert all(same_bits(a, b) for a, b in zip(*left, strict=True))
