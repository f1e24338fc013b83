"""On two GPUs, `pytest -m gpu`: sums over both, in their streams, and captured in one graph.

Skipped, with the reason, where there is no driver, or one GPU alone. Without GPUs:
`python -m tests.gpu.over_stub --apart -k test_gpus`.
"""

from __future__ import annotations

from ctypes import byref, c_uint64
from typing import Any

import numpy as np
import pytest
import stepfuse
from stepfuse.runtime.cuda.device import gpu
from stepfuse.runtime.cuda.space import DeviceArray, DeviceSpace

from tests.campaigns.device_trial import Guarded
from tests.gpu.test_gpu import drawn
from tests.support.oracles.numeric import same_bits

pytestmark = pytest.mark.gpu

SHAPES = [(1025,), (33, 31), (7,), (70, 1100), (513,)]
SPECS = ["clip_by_global_norm(max_norm=0.1)+adamw", "prodigy", "check_finite+lamb+zero_grad"]


@pytest.fixture(name="spaces")
def two_gpus(device: Any) -> list[DeviceSpace]:
    """Two GPUs, each with a stream of its own."""
    if (count := device.driver.device_count()) < 2:
        pytest.skip(f"sums over two GPUs, and this process sees {count}")
    found: list[DeviceSpace] = []
    for one in (device, gpu(1)):
        with one.current() as cuda:
            found.append(DeviceSpace(one, cuda.new_stream()))
    return found


class Both:
    """The same optimizer on the CPU, and over two GPUs and perhaps the CPU."""

    def __init__(self, spec: str, spaces: list[DeviceSpace], *, has_cpu: bool = False) -> None:
        self.places = [*map(Guarded, [0, 0], spaces)]
        self.has_cpu, self.spaces = has_cpu, spaces
        self.here, self.there = drawn(0, SHAPES), self.put(drawn(0, SHAPES))
        self.grads = self.put(drawn(1, SHAPES))
        streams = {str(space): space.stream for space in spaces}
        self.native = stepfuse.Optimizer(self.here, spec)
        self.made = stepfuse.Optimizer(self.there, spec, backend="auto", stream=streams)

    def put(self, arrays: list[Any]) -> list[Any]:
        last = len(arrays) - 1 if self.has_cpu else len(arrays)
        return [a if n == last else self.places[n % 2].place(a) for n, a in enumerate(arrays)]

    def set_grads(self, number: int) -> list[Any]:
        for array, values in zip(self.grads, drawn(number, SHAPES), strict=True):
            array[...] = values
        return drawn(number, SHAPES)

    def check(self) -> None:
        states = [np.asarray(a) for mine in self.native.state for a in mine.values()]
        others = [np.asarray(a) for mine in self.made.state for a in mine.values()]
        pairs = zip([*self.here, *states], [*self.there, *others], strict=True)
        wrong = [n for n, (a, b) in enumerate(pairs) if not same_bits(a, np.asarray(b))]
        assert wrong == [] and self.native.steps == self.made.steps
        assert all(same_bits(v, self.made.numbers[k]) for k, v in self.native.numbers.items())
        assert [guarded.broken() for guarded in self.places] == [0, 0]


@pytest.mark.parametrize("has_cpu", [False, True])
@pytest.mark.parametrize("spec", SPECS)
def test_the_bits_of_the_cpu(spec: str, has_cpu: bool, spaces: list[DeviceSpace]) -> None:
    both = Both(spec, spaces, has_cpu=has_cpu)
    for number in range(1, 6):
        grads = both.set_grads(number)
        if number == 3:
            grads[1] = None
        both.native.step(grads)
        both.made.step([both.grads[n] if g is not None else None for n, g in enumerate(grads)])
    both.check()


@pytest.mark.parametrize("origin", [0, 1])
@pytest.mark.parametrize("spec", SPECS[:2])
def test_a_replay_is_a_step_on_both(spec: str, origin: int, spaces: list[DeviceSpace]) -> None:
    both = Both(spec, spaces)
    both.native.step(both.set_grads(1))
    both.made.step(both.grads)
    space, graph, ready = spaces[origin], c_uint64(), c_uint64()
    stream = c_uint64(space.stream())
    assert all(isinstance(a, DeviceArray) for a in both.there)
    with space.device.current() as cuda:
        cuda.do("cuStreamBeginCapture_v2", "capturing", stream, 0)
        both.made.step(both.grads)
        cuda.do("cuStreamEndCapture", "capturing", stream, byref(graph))
        cuda.do("cuGraphInstantiateWithFlags", "capturing", byref(ready), graph, c_uint64(0))
    for number in range(20):
        both.native.step(both.set_grads(number))
        with space.device.current() as cuda:
            cuda.do("cuGraphLaunch", "replaying", ready, stream)
            cuda.synchronize(space.stream(), "waiting for a replay")
    both.check()
