"""Arrays and optimizers on a stub of a GPU: its memory is this process's, its steps are done late.

A step is put into a queue and done when somebody waits, as on a GPU: `settle` waits.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Sequence
from copy import deepcopy
from functools import partial
from typing import Any

import numpy as np
import pytest
import stepfuse
from stepfuse.runtime.cuda import device as devices

from tests.backends.cuda_driver import Driver
from tests.support.inputs.normal import normal_arrays
from tests.support.oracles.numeric import same_bits

_kept: list[Any] = []  # arrays that steps may still be about, which are done late


class There:
    """A NumPy array as one of a GPU's, by `__cuda_array_interface__`."""

    def __init__(self, array: Any, **fields: Any) -> None:
        self.here, self.fields, self.asked = array, fields, 0
        _kept.append(array)
        self.shape, self.dtype = array.shape, array.dtype

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        self.asked += 1
        found = dict(self.here.__array_interface__)
        if self.here.dtype.name == "bfloat16":
            found["typestr"] = "<u2"
        return found | {"version": 3} | self.fields


class Exported:
    """Likewise, by DLPack: a capsule that says another device."""

    def __init__(self, array: Any, number: int = 0) -> None:
        self.here, self.number = array, number
        _kept.append(array)
        self.shape, self.dtype = array.shape, array.dtype
        self.streams: list[int] = []

    def __dlpack_device__(self) -> tuple[int, int]:
        return 2, self.number

    def __dlpack__(self, stream: int = 0) -> Any:
        self.streams.append(stream)
        capsule = self.here.__dlpack__()
        pointer = ctypes.pythonapi.PyCapsule_GetPointer(ctypes.py_object(capsule), b"dltensor")
        ctypes.c_int32.from_address(pointer + 8).value = 2
        return capsule


def there(arrays: Sequence[Any]) -> list[Any]:
    """Arrays on the GPU; None stays."""
    return [None if a is None else There(a) for a in arrays]


@pytest.fixture(name="gpu")
def stub_gpu(monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    """A lazy stub as this machine's driver."""
    stub = Driver(lazy=True)
    monkeypatch.setattr(devices, "_here", devices.Devices(lambda: stub))
    yield stub
    stub.lazy = False
    stub.drain()
    _kept.clear()


def settle(gpu: Driver) -> None:
    """Waits until all that was put into streams is done."""
    assert gpu.drain() == 0


def entries(gpu: Driver) -> list[str]:
    """What was launched, without the spec's name."""
    return [entry.partition("_program_")[2] or entry for entry in gpu.launched]


def uploads(gpu: Driver) -> list[tuple[Any, ...]]:
    """What has come from the host since the log was cleared."""
    return [e for e in gpu.log if e[0] in ("up", "cells")]


SHAPES = [(5,), (40, 30), (33, 7), (6, 5), (9,)]
HOMES = [0, None, 1, 0, 1]  # the GPUs of these arrays; None is the CPU
STREAMS = {"cuda:0": 5, "cuda:1": 6}


drawn = partial(normal_arrays, SHAPES)


def spread(arrays: list[Any]) -> list[Any]:
    """Each where its tensor is; None and rows stay."""
    pairs = zip(arrays, HOMES, strict=False)
    return [a if n is None or not hasattr(a, "dtype") else Exported(a, n) for a, n in pairs]


class Pair:
    """The same optimizer over the CPU, and over three devices."""

    def __init__(self, gpu: Driver, spec: Any = "adamw", **options: Any) -> None:
        gpu.count, self.gpu, self.kept = 2, gpu, list[Any]()
        self.rates = [r.name for r in stepfuse.compiler.as_spec(spec).of_kind("hyper")]
        self.here, self.there = drawn(0), drawn(0)
        self.native = stepfuse.Optimizer(self._groups(self.here), spec, **options)
        self.made = stepfuse.Optimizer(
            self._groups(spread(self.there)), spec, backend="auto", stream=STREAMS, **options
        )

    def _groups(self, arrays: list[Any]) -> list[dict[str, Any]]:
        rate = next(name for name in self.rates if name.endswith("lr"))
        return [{"params": arrays[:2]}, {"params": arrays[2:], rate: 0.01}]

    def step(self, grads: list[Any]) -> None:
        self.native.step(deepcopy(grads))
        self.kept.append(grads)
        self.made.step(spread(grads))

    def check(self) -> None:
        settle(self.gpu)
        for a, b in zip(self.here, self.there, strict=True):
            assert same_bits(a, b)
        for mine, theirs in zip(self.native.state, self.made.state, strict=True):
            assert list(mine) == list(theirs)
            for name, value in mine.items():
                assert same_bits(np.asarray(value), np.asarray(theirs[name])), name
        assert self.native.steps == self.made.steps
        for name, value in self.native.numbers.items():
            assert same_bits(value, self.made.numbers[name]), name
