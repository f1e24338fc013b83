"""On a GPU, `pytest -m gpu`: the CPU's bits, at odd sizes, in two streams, captured and replayed.

Skipped, with the reason, where there is no driver. Arrays are made through the driver alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from ctypes import byref, c_uint64
from typing import Any

import numpy as np
import pytest
import stepfuse
from stepfuse.runtime.cuda.device import gpu
from stepfuse.runtime.cuda.errors import DeviceError
from stepfuse.runtime.cuda.space import DeviceArray, DeviceSpace

from tests.numeric import same_bits

pytestmark = pytest.mark.gpu

SHAPES = [(n,) for n in (0, 1, 7, 33, 1025, 40_003)] + [
    (), (33, 31), (7, 1), (1, 9), (0, 5), (3, 4, 2, 2), (5, 3000), (70, 1100), (2, 65, 40),
    (1, 70_000), (513, 513),
]  # fmt: skip
WHOLE = "unscale+check_finite+clip_by_global_norm+adamw+ema_weights+zero_grad"
SPECS = [("adamw", ""), ("lamb", ""), (WHOLE, ""), ("adafactor", ""),
         ("adamw", "state=linear8(128)")]  # fmt: skip


@pytest.fixture(scope="module", name="device")
def first_gpu() -> Any:
    """The first GPU, or a skip that says why there is none."""
    try:
        return gpu(0)
    except DeviceError as error:
        pytest.skip(str(error))


@pytest.fixture(name="space")
def memory(device: Any) -> Iterator[DeviceSpace]:
    """Its memory, with a stream of its own."""
    with device.current() as cuda:
        stream = cuda.new_stream()
    space = DeviceSpace(device, stream)
    yield space
    with device.current() as cuda:
        cuda.synchronize(stream, "ending a test")


def drawn(seed: int, shapes: Sequence[tuple[int, ...]] = SHAPES) -> list[Any]:
    rng = np.random.default_rng(seed)
    scales = [10.0 ** rng.integers(-6, 4, s) for s in shapes]
    return [
        np.asarray(rng.standard_normal(s) * x, np.float32)
        for s, x in zip(shapes, scales, strict=True)
    ]


def there(space: DeviceSpace, arrays: Sequence[Any], shift: int = 0) -> list[DeviceArray]:
    """Copies on the GPU, `shift` elements behind a multiple of 256 bytes, between guards."""
    found: list[DeviceArray] = []
    for array in arrays:
        pool = space.pool(array.nbytes + 256)
        made = pool.view(4 * shift, array.size, array.dtype).reshape(array.shape)
        made[...] = array
        found.append(made)
    return found


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


def test_a_replay_is_a_step(space: DeviceSpace) -> None:
    """A schedule advances while a graph is replayed; a hundred replays are a hundred steps."""
    shapes = [(1025,), (33, 31)]
    rate = stepfuse.schedules.cosine_decay(max=0.1, steps=200)
    here, grads = drawn(0, shapes), drawn(1, shapes)
    native = stepfuse.Optimizer(here, "adamw", lr=rate)
    mine, theirs = there(space, drawn(0, shapes)), there(space, grads)
    made = stepfuse.Optimizer(mine, "adamw", backend="cuda:0", stream=space.stream, lr=rate)
    made.step(theirs)
    stream, graph, ready = space.stream(), c_uint64(), c_uint64()
    with space.device.current() as cuda:
        cuda.do("cuStreamBeginCapture_v2", "capturing", c_uint64(stream), 0)
        made.step(theirs)
        cuda.do("cuStreamEndCapture", "capturing", c_uint64(stream), byref(graph))
        cuda.do("cuGraphInstantiateWithFlags", "capturing", byref(ready), graph, c_uint64(0))
        for _ in range(100):
            cuda.do("cuGraphLaunch", "replaying", ready, c_uint64(stream))
        cuda.synchronize(stream, "replaying")
    for _ in range(101):
        native.step(grads)
    assert made.steps == native.steps
    assert made.numbers == native.numbers
    assert all(same_bits(a, np.asarray(b)) for a, b in zip(here, mine, strict=True))


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
