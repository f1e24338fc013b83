"""GPUs bring each other parts of sums in their streams: in any order that waits allow, captured."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
import stepfuse
from stepfuse.runtime.cuda import device as devices

from tests.backends.cuda_streams import StreamsApart
from tests.support.devices.on_gpu import Exported, drawn
from tests.support.oracles.numeric import same_bits

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")

STREAMS = {"cuda:0": 5, "cuda:1": 6, "cuda:2": 7}
HOMES = [2, 0, 1, 0, 1]
CLIPPED = "clip_by_global_norm(max_norm=0.1)+adamw"  # one gather; prodigy has two


@pytest.fixture(name="gpus")
def three_gpus(monkeypatch: pytest.MonkeyPatch) -> Iterator[StreamsApart]:
    stub = StreamsApart(count=3)
    monkeypatch.setattr(devices, "_here", devices.Devices(lambda: stub))
    yield stub
    stub.drain()


class Trial:
    """The same optimizer over the CPU, and over GPUs, whose gradients stay where they are."""

    def __init__(self, gpus: StreamsApart, spec: str, **options: Any) -> None:
        self.gpus, self.here, self.there = gpus, drawn(0), drawn(0)
        self.grads = [np.zeros_like(a) for a in self.there]
        homes = options.pop("homes", HOMES)
        self.given = self._put(self.grads, homes)
        streams = {f"cuda:{n}": STREAMS[f"cuda:{n}"] for n in homes if n is not None}
        self.native = stepfuse.Optimizer(self.here, spec, **options)
        self.made = stepfuse.Optimizer(
            self._put(self.there, homes), spec, backend="auto", stream=streams, **options
        )

    def _put(self, arrays: list[Any], homes: list[int | None]) -> list[Any]:
        pairs = zip(arrays, homes, strict=True)
        return [a if n is None else Exported(a, n) for a, n in pairs]

    def set_grads(self, number: int, missing: tuple[int, ...] = ()) -> list[Any]:
        """Of the CPU's; those of the GPUs are written in place, when nobody reads them."""
        assert self.gpus.drain() == 0
        for mine, new in zip(self.grads, drawn(number), strict=True):
            mine[...] = new
        return [None if n in missing else g for n, g in enumerate(drawn(number))]

    def step(self, number: int, missing: tuple[int, ...] = ()) -> None:
        self.native.step(self.set_grads(number, missing))
        self.made.step([None if n in missing else g for n, g in enumerate(self.given)])

    def check(self) -> None:
        assert self.gpus.drain() == 0
        found = zip(self.here, self.there, strict=True)
        assert [n for n, (a, b) in enumerate(found) if not same_bits(a, b)] == []
        assert self.native.steps == self.made.steps
        for name, numbers in self.native.numbers.items():
            assert same_bits(numbers, self.made.numbers[name]), name


def waits(gpus: StreamsApart) -> list[Any]:
    return [e for e in gpus.log if e[0] in ("synchronize", "down")]


@pytest.mark.parametrize("spec", [CLIPPED, "prodigy", "check_finite+lamb+zero_grad"])
def test_no_gather_waits_for_the_host(spec: str, gpus: StreamsApart) -> None:
    trial = Trial(gpus, spec)
    for number, missing in enumerate(((), (0,), (1, 3), ())):
        trial.step(number, missing)
    assert gpus.drain() == 0
    grads = [g.copy() for g in trial.grads]
    gpus.log.clear()
    for _ in range(2):  # the list of the second is not written before all have read the first
        trial.native.step(grads)
        trial.made.step(trial.given)
    assert waits(gpus) == []
    trial.check()
    assert trial.made.explain().endswith("over the devices, in their streams, and no host waits")


@pytest.mark.parametrize("homes", [[0, None, 1, 0, 1], [None, 2, 1, 0, None]])
def test_the_cpu_waits_for_the_gpus_and_they_for_it(
    homes: list[int | None], gpus: StreamsApart
) -> None:
    for spec in (CLIPPED, "prodigy"):
        trial = Trial(gpus, spec, homes=homes)
        for number, missing in enumerate(((), (), (0,), (2, 3), (4,))):
            trial.step(number, missing)
        trial.check()
        assert "gathered over the devices, the CPU waits for the GPUs" in trial.made.explain()


@pytest.mark.parametrize("origin", [5, 6, 7])
@pytest.mark.parametrize("spec", [CLIPPED, "prodigy", "adamw"])
def test_replays_are_steps_of_all(spec: str, origin: int, gpus: StreamsApart) -> None:
    """Whichever stream is captured; a step between is not in the graph."""
    trial = Trial(gpus, spec)
    trial.step(1)
    trial.set_grads(2)
    gpus.log.clear()
    gpus.capture(origin)
    trial.made.step(trial.given)
    graph = gpus.captured()
    assert waits(gpus) == [] and trial.made.steps == 1
    for number in range(3, 8):
        trial.native.step(trial.set_grads(number))
        gpus.replay(graph)
        if number == 5:
            trial.step(9)
    trial.check()
    assert trial.made.steps == 7


def test_what_cannot_be_captured_is_said(gpus: StreamsApart) -> None:
    trial = Trial(gpus, CLIPPED)
    trial.set_grads(1)
    gpus.capture(6)
    with pytest.raises(stepfuse.BindError, match="needs the arrays of the step before"):
        trial.made.step(trial.given)
    assert gpus.captured() == []
    trial.step(1)
    gpus.capture(6)
    trial.made.groups[0]["lr"] = 0.5
    with pytest.raises(stepfuse.BindError, match="'lr' was changed since the last step"):
        trial.made.step(trial.given)
    assert gpus.captured() == []
    trial.native.groups[0]["lr"] = 0.5
    trial.step(2)
    trial.check()
