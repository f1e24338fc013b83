"""CUDA tensors for a torch without CUDA: each has a tensor of the CPU, whose memory is the stub's.

What torch's kernels would do to them goes into the stub's queue, behind the launches, and is done
when somebody waits; what makes torch wait for the device is recorded as `("sync", name)`. Views are
made at once. There is no backward pass: gradients are set.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
import torch
from stepfuse.interop.torch import internals
from stepfuse.interop.torch.memory import layout
from stepfuse.runtime.memory.array_checks import array_at
from torch import Tensor
from torch.overrides import TorchFunctionMode
from torch.utils._pytree import tree_leaves, tree_map

from tests.backends.cuda_driver import Driver
from tests.support.devices.on_gpu import stub_gpu  # noqa: F401

_READS = ("_local_scalar_dense", "equal", "nonzero", "is_nonzero")  # what the host is to know


class TorchStub:
    """What stands for torch's CUDA: the stub of a driver, and the current stream of each device."""

    def __init__(self, driver: Driver) -> None:
        self.driver, self.streams = driver, dict[int, int]()
        self.refuses = False
        self.held: list[Tensor] = []  # nothing is reused while work in the queue may need it

    def run(self, name: str, device: torch.device, action: Any) -> None:
        """Puts work of torch's into the current stream of a device."""

        def done() -> int:
            with torch.no_grad(), torch._C.DisableTorchFunction():
                action()
            return 0

        self.driver._put(self.streams.get(device.index or 0, 0), done, "torch", name)

    def wait(self, name: str) -> None:
        """The host waits for the device."""
        assert self.driver.capturing is None, f"{name} in a capture"
        if self.refuses:
            raise RuntimeError(f"called a synchronizing CUDA operation: {name}")
        self.driver.log.append(("sync", name))
        assert self.driver.drain() == 0

    @contextmanager
    def stream(self, handle: int, index: int = 0) -> Generator[None]:
        """Another current stream."""
        before = self.streams.get(index, 0)
        self.streams[index] = handle
        yield
        self.streams[index] = before

    # -- what torch.cuda has

    def current_stream(self, device: Any = None) -> Any:
        """The current stream of a device."""
        index = device if isinstance(device, int) else torch.device(device or "cuda:0").index
        return SimpleNamespace(cuda_stream=self.streams.get(index or 0, 0))

    def set_sync_debug_mode(self, mode: str) -> None:
        """Has what waits be an error."""
        self.refuses = mode == "error"

    def synchronize(self) -> None:
        """Waits for all work."""
        assert self.driver.drain() == 0

    @contextmanager
    def graph(self, graph: _Graph) -> Generator[None]:
        """Captures what goes into a stream of its own."""
        with self.stream(7):
            self.driver.capture(7)
            yield
            graph.actions = self.driver.captured()


class _Graph:
    """torch.cuda.CUDAGraph."""

    def __init__(self, stub: TorchStub) -> None:
        self.stub, self.actions = stub, list[Any]()

    def replay(self) -> None:
        """Runs what was captured, behind what is in the queue."""
        for action in self.actions:
            self.stub.driver._put(0, action, "replay")


_stub: list[TorchStub] = []


class CudaTensor(Tensor):
    """A tensor that says it is on a GPU."""

    here: Tensor

    @staticmethod
    def __new__(cls, here: Tensor, device: torch.device) -> CudaTensor:
        made = Tensor._make_wrapper_subclass(
            cls, here.size(), strides=here.stride(), storage_offset=here.storage_offset(),
            dtype=here.dtype, device=device,
        )  # fmt: skip
        made.here = here
        _stub[0].held.append(here)
        return made

    def data_ptr(self) -> int:
        return self.here.data_ptr()

    def __repr__(self, **_: Any) -> str:
        return f"CudaTensor({self.here}, device='{self.device}')"

    def __deepcopy__(self, memo: Any) -> Tensor:
        found = memo[id(self)] = self.detach().clone()
        return found

    @classmethod
    def __torch_dispatch__(
        cls, func: Any, types: Any, args: tuple[Any, ...] = (), kwargs: Any = None
    ) -> Any:
        stub, kwargs, name = _stub[0], dict(kwargs or {}), func._schema.name.split("::")[1]
        device = next(a.device for a in tree_leaves((args, kwargs)) if isinstance(a, CudaTensor))
        target = kwargs.pop("device", None)
        if target is not None and torch.device(target).type == "cpu":
            stub.wait(name)
            return func(*tree_map(_inner, args), **kwargs).clone()
        if target is not None and torch.device(target).index is not None:
            device = torch.device(target)
        alias = [r.alias_info for r in func._schema.returns if r.alias_info is not None]
        if alias and not any(a.is_write for a in alias):
            return tree_map(
                partial(_wrapped, device=device), func(*tree_map(_inner, args), **kwargs)
            )
        if name in _READS:
            stub.wait(name)
            return func(*tree_map(_inner, args), **kwargs)
        if name == "copy_" and not isinstance(args[0], CudaTensor):
            stub.wait("copy to the host")
            return func(*tree_map(_inner, args), **kwargs)
        given = tree_map(_taken, args)
        if any(a.alias_info is not None and a.alias_info.is_write for a in func._schema.arguments):
            stub.run(name, device, partial(func, *given, **kwargs))
            return args[0] if func._schema.returns else None
        made = func(*given, **kwargs)  # for its shape: what it reads may not be there yet
        if not name.startswith("empty"):
            stub.run(name, device, lambda: made.copy_(func(*given, **kwargs)))
        return _wrapped(made, device)


def _inner(value: Any) -> Any:
    return value.here if isinstance(value, CudaTensor) else value


def _taken(value: Any) -> Any:
    """What a kernel reads; of the host's memory it has a copy when the call returns."""
    if isinstance(value, Tensor) and not isinstance(value, CudaTensor):
        return value.clone()
    return _inner(value)


def _wrapped(value: Any, device: torch.device) -> Any:
    return CudaTensor(value, device) if isinstance(value, Tensor) else value


class _Factories(TorchFunctionMode):
    """Has `torch.empty(..., device="cuda:0")`, `tensor.to("cuda")` and the like make them."""

    def __torch_function__(
        self, func: Any, types: Any, args: tuple[Any, ...] = (), kwargs: Any = None
    ) -> Any:
        kwargs = dict(kwargs or {})
        name = getattr(func, "__name__", "")
        place = kwargs.get("device")
        rest = args
        if name in ("to", "cuda", "cpu") and isinstance(args[0], Tensor):
            found = [n for n, a in enumerate(args) if n and isinstance(a, (str, torch.device))]
            if found:
                place, rest = args[found[0]], tuple(a for n, a in enumerate(args) if n != found[0])
            if name != "to":
                place = torch.device(name)
            kwargs.pop("device", None)
            return _moved(rest[0], place, rest[1:], kwargs)
        if name == "as_tensor" and hasattr(args[0], "__cuda_array_interface__"):
            return _over(args[0])
        is_there = any(isinstance(a, CudaTensor) for a in tree_leaves(args))
        if place is not None and torch.device(place).type == "cuda" and not is_there:
            kwargs.pop("device")
            return CudaTensor(func(*args, **kwargs), _numbered(place))
        if not is_there:
            return func(*args, **kwargs)
        with torch.no_grad():  # a graph of backward steps would end the process
            try:
                return func(*args, **kwargs)
            except RuntimeError as error:  # some methods ask CUDA for the device before all else
                if "not linked with support for cuda" not in str(error):
                    raise
                return _without_guard(name, args, kwargs)


def _without_guard(name: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """What a method of torch's does behind its question."""
    if name in ("__float__", "__bool__", "tolist"):
        _stub[0].wait(name)
        return getattr(args[0].here, name)()
    if name == "__getitem__":
        return CudaTensor(args[0].here[args[1]], args[0].device)
    known = {"__invert__": "bitwise_not"}
    return getattr(torch.ops.aten, known.get(name, name))(*args, **kwargs)


def _over(array: Any) -> CudaTensor:
    """A tensor over the memory of an array of the stub's GPU, as torch finds it."""
    fields = array.__cuda_array_interface__
    shape, kind = fields["shape"], np.dtype(fields["typestr"])
    here = torch.from_numpy(array_at(fields["data"][0], shape, kind))
    return CudaTensor(here, torch.device("cuda", _stub[0].driver.device_of(fields["data"][0]) or 0))


def _moved(tensor: Tensor, place: Any, rest: tuple[Any, ...], kwargs: dict[str, Any]) -> Tensor:
    """A tensor on another device; itself where it is there already."""
    target = tensor.device if place is None else _numbered(place)
    if target == tensor.device:
        return Tensor.to(tensor, *rest, **kwargs)
    if isinstance(tensor, CudaTensor):
        _stub[0].wait("to") if target.type == "cpu" else None
    here = _inner(tensor.detach()).to(*rest, **kwargs).clone()
    if target.type == "cpu":
        return here
    if not isinstance(tensor, CudaTensor):
        return CudaTensor(here, target)
    source, made = tensor.here, CudaTensor(here, target)
    _stub[0].run("to", target, lambda: here.copy_(source))
    return made


def _numbered(place: Any) -> torch.device:
    found = torch.device(place)
    return torch.device("cuda", found.index or 0) if found.type == "cuda" else found


@pytest.fixture(name="cuda")
def torch_on_stub(gpu: Driver, monkeypatch: pytest.MonkeyPatch) -> Iterator[TorchStub]:
    """torch with CUDA, over the stub of a driver."""
    with torch_over(gpu, monkeypatch) as stub:
        yield stub
    gpu.lazy = False
    gpu.drain()


@contextmanager
def torch_over(driver: Driver, patch: pytest.MonkeyPatch) -> Generator[TorchStub]:
    """Has torch find CUDA, which is the stub of a driver."""
    stub = TorchStub(driver)
    patch.setattr(internals, "_RAW_STREAM", None)
    patch.setattr(layout, "_ADDRESS", lambda tensor: tensor.data_ptr())
    cuda: dict[str, Any] = {
        "current_stream": stub.current_stream, "device_count": lambda: driver.count,
        "is_available": lambda: True, "CUDAGraph": partial(_Graph, stub), "graph": stub.graph,
        "set_sync_debug_mode": stub.set_sync_debug_mode, "synchronize": stub.synchronize,
    }  # fmt: skip
    for name, function in cuda.items():
        patch.setattr(torch.cuda, name, function)
    _stub[:] = [stub]
    with _Factories():
        yield stub
    _stub.clear()
