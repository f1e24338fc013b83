"""Arrays of a GPU's, the optimizer's other methods over them, and what is refused."""

from __future__ import annotations

import gc
import shutil
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
import stepfuse

from tests.backends.cuda_driver import Driver
from tests.support.devices.on_gpu import Exported, There, settle, there
from tests.support.oracles.numeric import same_bits

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")


def made(*params: Any, spec: Any = "adamw", **options: Any) -> Any:
    return stepfuse.Optimizer(list(params), spec, backend="cuda:0", **options)


def ones(*shape: int, dtype: Any = np.float32) -> Any:
    return np.ones(shape, dtype)


# ------------------------------------------------------------------ arrays


def test_arrays_come_by_dlpack_which_orders_streams(gpu: Driver) -> None:
    here, other, grad = ones(7), ones(7), Exported(ones(7) / 3)
    param = Exported(other)
    optimizer = made(param, stream=9)
    optimizer.step([grad])
    optimizer.step([grad])
    assert param.streams == [9] and grad.streams[0] == 9
    settle(gpu)
    native = stepfuse.Optimizer([here], "adamw")
    native.step([grad.here])
    native.step([grad.here])
    assert same_bits(here, other)
    default = Exported(ones(7))
    made(default)
    assert default.streams == [1]  # DLPack's number of the default stream


def test_an_array_says_in_which_stream_it_is_made(gpu: Driver) -> None:
    for given, waits in ((None, 0), (9, 0), (1, 1), (12, 1)):
        gpu.log.clear()
        made(There(ones(3), stream=given), stream=9)
        assert [e[2] for e in gpu.log if e[0] == "wait"] == [9] * waits


def test_the_second_gpu(gpu: Driver) -> None:
    gpu.count = 2
    param = ones(4)
    optimizer = stepfuse.Optimizer([Exported(param, 1)], "sgd", backend="cuda:1", lr=1.0)
    optimizer.step([Exported(ones(4), 1)])
    settle(gpu)
    assert param.tolist() == [0.0] * 4 and gpu.used == {2}  # its context
    assert str(optimizer).startswith("Optimizer(sgd, backend cuda:1")


def test_sixteen_bits_come_as_what_they_are(gpu: Driver) -> None:
    left: list[Any] = []
    for backend, wrap in (("native", list), ("cuda:0", there)):
        params = [ones(5, 3).astype(ml_dtypes.bfloat16), ones(4).astype(ml_dtypes.bfloat16)]
        grads = [(p * 0.5).astype(p.dtype) for p in params]
        optimizer = stepfuse.Optimizer(
            wrap(params), "adamw", backend=backend, dtypes="param=bf16,grad=bf16", lr=0.1
        )
        optimizer.step(wrap(grads))
        settle(gpu)
        left.append([np.asarray(p).view(np.uint16) for p in params])
    assert all(map(same_bits, *left))


def test_states_are_arrays_there(gpu: Driver) -> None:
    shown = ones(2, 3) * 4
    optimizer = made(There(ones(2, 3)), states=[{"m": There(shown)}])
    m, v = optimizer.state[0]["m"], optimizer.state[0]["v"]
    assert (m.shape, v.dtype, v.nbytes) == ((2, 3), np.float32, 24)
    assert m.__cuda_array_interface__["data"] == (shown.ctypes.data, False)
    assert m.__cuda_array_interface__["stream"] == 1
    v[...] = np.arange(6.0).reshape(2, 3)
    settle(gpu)
    assert np.asarray(v).tolist() == [[0, 1, 2], [3, 4, 5]] and np.asarray(m, np.float64)[0, 0] == 4
    with pytest.raises(TypeError, match=r"a\[\.\.\.\] = other"):
        v[0] = 1.0
    with pytest.raises(ValueError, match="comes to the host as a copy"):
        np.array(v, copy=False)


STRIDED = There(ones(4), strides=(8,))
READ_ONLY = There(ones(4), data=(ones(4).ctypes.data, True))


@pytest.mark.parametrize(
    ("param", "reason"),
    [
        (ones(4), r"tensor 0, %param: expected an array on cuda:0, got a numpy ndarray; copy it"),
        (Exported(ones(4), 1), "expected an array on cuda:0, got one on cuda:1; backend='auto'"),
        (There(ones(4, dtype=np.int64)), r"expected dtype float32, got int64; convert it"),
        (There(ones(4, dtype=np.int32)), "expected dtype float32, got int32; convert it"),
        (STRIDED, r"expected a C-contiguous array, got strides \(2.0,\)"),
        (READ_ONLY, "the array is read-only, and the step stores to it"),
        (There(ones(4), data=(ones(4).ctypes.data + 2, False)), "not aligned to float32"),
    ],
)
def test_an_array_that_does_not_fit(param: Any, reason: str, gpu: Driver) -> None:
    with pytest.raises(stepfuse.BindError, match=reason):
        made(param)
    assert gpu.launched == []


def test_gradients_that_do_not_fit_change_nothing(gpu: Driver) -> None:
    optimizer, grad = made(There(ones(4)), There(ones(3))), ones(3)
    rows = stepfuse.RowSparse(np.array([0]), np.ones((1,), np.float32), (4,))
    for grads, reason in (
        ([There(ones(4)), There(ones(4))], r"tensor 1, %grad: expected shape \(3,\)"),
        ([ones(4), There(grad)], r"tensor 0, %grad: expected an array on cuda:0"),
        ([rows, There(grad)], "row-sparse gradients are stepped on the CPU"),
        ([There(ones(4)), There(grad), None], "expected 2 gradients"),
    ):
        with pytest.raises(stepfuse.BindError, match=reason):
            optimizer.step(grads)
    assert gpu.launched == [] and optimizer.steps == 0


def test_memory_of_two_arrays_is_not_shared(gpu: Driver) -> None:
    array = ones(8)
    with pytest.raises(stepfuse.BindError, match=r"tensor 1, %param overlaps tensor 0, %param"):
        made(There(array[:5]), There(array[4:]))


def test_what_belongs_to_the_other_memory_is_refused(gpu: Driver) -> None:
    with pytest.raises(stepfuse.BindError, match=r"on a GPU; copy it .*backend='cuda:0'"):
        stepfuse.Optimizer([There(ones(3))], "adamw")
    with pytest.raises(ValueError, match="stream: steps on the CPU have none"):
        stepfuse.Optimizer([ones(3)], "adamw", stream=5)
    with pytest.raises(TypeError, match="stream: expected a handle"):
        made(There(ones(3)), stream="main")
    with pytest.raises(ValueError, match="works on whole arrays"):
        made(There(ones(3)), staging=1 << 20)


# ------------------------------------------------------------------ the other methods


def test_a_checkpoint_goes_on_elsewhere(gpu: Driver, tmp_path: Path) -> None:
    """Two steps here, one there, to the bits of three here; and back."""
    grads, whole = [ones(40, 3) * k for k in (1, 2, 3)], ones(40, 3)
    native = stepfuse.Optimizer([whole], "adamw", lr=0.1)
    for grad in grads:
        native.step([grad])
    first, second, third = ones(40, 3), ones(40, 3), ones(40, 3)
    before = made(There(first), lr=0.1)
    before.step([There(grads[0])])
    before.save(tmp_path / "a.sf", params=True)
    then = stepfuse.Optimizer([second], "adamw", lr=9.0)
    then.load(tmp_path / "a.sf", params=True)
    then.step([grads[1]])
    last = made(There(third))
    last.restore(then.snapshot(params=True), params=True)
    last.step([There(grads[2])])
    assert (last.steps, last.numbers["t"], last.groups[0]["lr"]) == (3, 3, 0.1)
    assert same_bits(third, whole)
    assert same_bits(last.state[0]["v"], native.state[0]["v"])


def test_a_group_comes_later_and_gradients_are_accumulated(gpu: Driver) -> None:
    spec = stepfuse.chain("accumulate", "adamw")
    left: list[Any] = []
    for backend, wrap in (("native", list), ("cuda:0", there)):
        arrays = [ones(5), ones(6), ones(3, 2)]
        given, keep = wrap(arrays), [ones(5) / k for k in (3, 5, 7)]
        optimizer = stepfuse.Optimizer(given[:1], spec, backend=backend, lr=0.1)
        optimizer.step(wrap(keep[:1]))
        optimizer.accumulate(wrap(keep[1:2]))
        optimizer.accumulate(wrap(keep[2:]))
        optimizer.step(wrap(keep[:1]))
        optimizer.add_group({"params": given[1:], "lr": 0.5})
        more = wrap([keep[0], ones(6) / 9, ones(3, 2)])
        optimizer.step(more)
        left.append([*arrays, *(np.asarray(a) for s in optimizer.state for a in s.values())])
    assert all(map(same_bits, *left)) and len(left[0]) > 8


@pytest.mark.parametrize("spec", ["adamw", "check_finite+adamw+zero_grad"])
def test_memory_goes_back_with_the_optimizer(spec: str, gpu: Driver) -> None:
    """At once, and not when the collector comes: there may be tens of gigabytes of it."""
    optimizer, grad = made(There(ones(3)), spec=spec), There(ones(3))
    optimizer.step([grad])
    optimizer.step([None])
    settle(gpu)
    assert gpu.memory
    gc.collect()
    gc.disable()
    try:
        del optimizer
        settle(gpu)
        assert gpu.memory == {}
    finally:
        gc.enable()


def test_where_a_gradient_overflowed(gpu: Driver) -> None:
    grad = ones(3, 2)
    grad[1, 1] = np.inf
    optimizer = made(There(ones(3, 2)), spec="check_finite+adamw")
    optimizer.step([There(grad)])
    assert str(optimizer.overflow()) == "the gradient of tensor 0 is inf at [1, 1]"


@pytest.mark.parametrize("dtype", ["", "grad=bf16", "grad=f64"])
def test_where_a_gradient_overflowed_that_the_step_cleared(dtype: str, gpu: Driver) -> None:
    """The one that it is on the CPU, found on the device; that of the last step."""
    kinds = {"grad=bf16": ml_dtypes.bfloat16, "grad=f64": np.float64}
    spec, kind = "check_finite+adamw+zero_grad", kinds.get(dtype, np.float32)
    shapes, found = [(3, 2), (40, 70), (2000,)], list[Any]()
    for backend, wrap in (("native", list), ("cuda:0", there)):
        params = [ones(*s) for s in shapes]
        optimizer = stepfuse.Optimizer(wrap(params), spec, backend=backend, dtypes=dtype)
        assert optimizer.overflow() is None
        for bad in ([], [(1, 2799, np.nan), (2, 1, np.inf)], [(2, 1999, -np.inf)], []):
            grads = [np.ones(s, np.float32).astype(kind) for s in shapes]
            for tensor, place, value in bad:
                grads[tensor].reshape(-1)[place] = value
            optimizer.step([*wrap(grads[:2]), *(wrap(grads[2:]) if bad else [None])])
            found.append(str(optimizer.overflow()))
            assert not any(np.asarray(g, np.float32).any() for g in grads[:2])
    assert found[:4] == found[4:]
    assert found[1:3] == [
        "the gradient of tensor 1 is nan at [39, 69]", "the gradient of tensor 2 is -inf at [1999]",
    ]  # fmt: skip


# ------------------------------------------------------------------ GPUs, drivers, failures


@pytest.mark.parametrize(
    ("driver", "backend", "reason"),
    [
        ({"version": 11080}, "cuda:0", r"of CUDA 11\.8, and the PTX for cuda:0 needs .* 12\.0"),
        ({"capability": (7, 0)}, "cuda:0", r"\(Emulated 0\) is sm_70, older than sm_75"),
        ({}, "cuda:sm_90", r"is sm_80, older than sm_90, .* as backend='cuda:0' does"),
        ({"capability": (10, 0)}, "cuda:sm_100", r"12\.4, and .* CUDA 12\.7 or newer: update"),
        ({}, "cuda:1", "cuda:1: this process sees 1 GPUs, from cuda:0 on"),
        ({"count": 0}, "cuda:0", "CUDA_ERROR_NO_DEVICE"),
    ],
)
def test_what_cannot_run_is_said_at_once(
    driver: Any, backend: str, reason: str, gpu: Driver
) -> None:
    for name, value in driver.items():
        setattr(gpu, name, value)
    with pytest.raises(stepfuse.DeviceError, match=reason):
        stepfuse.Optimizer([There(ones(3))], "sgd", backend=backend)
    assert gpu.launched == [] and gpu.memory == {}


def test_a_newer_gpu_takes_what_its_driver_knows(gpu: Driver) -> None:
    gpu.capability = (10, 3)
    assert ".target sm_90" in stepfuse.compile("sgd", backend="cuda:0").source()
    gpu.version = 12070
    assert ".target sm_90" in stepfuse.compile("sgd", backend="cuda:0").source()  # it is kept


def test_a_launch_that_fails_is_named(gpu: Driver) -> None:
    optimizer, grad = made(There(ones(3))), There(ones(3))
    gpu.fails["cuLaunchKernelEx"] = 701
    with pytest.raises(stepfuse.DeviceError) as error:
        optimizer.step([grad])
    assert error.match(
        r"CUresult 701 \(cuLaunchKernelEx, launching sf_segment_0, grid 1 x 256 threads, of @adamw "
        r"on cuda:0\)"
    )
    with pytest.raises(stepfuse.BindError, match="step 1 was interrupted, and arrays are half"):
        optimizer.step([grad])


def test_a_kernel_that_fails_leaves_nothing_to_go_on_with(gpu: Driver) -> None:
    optimizer, grad = made(There(ones(3))), There(ones(3))
    gpu.fault = 700  # of what runs from here on
    optimizer.step([grad])  # which only a later call notices
    for _ in range(2):
        with pytest.raises(stepfuse.DeviceError, match=r"ILLEGAL_ADDRESS .*end it") as error:
            _ = optimizer.numbers
        assert error.value.is_sticky


@pytest.mark.parametrize("is_current", [False, True])
def test_what_failed_is_named_where_each_launch_is_waited_for(
    is_current: bool, gpu: Driver, monkeypatch: Any
) -> None:
    monkeypatch.setenv("STEPFUSE_CUDA_SYNC", "1")
    optimizer, grad = made(There(ones(3))), There(ones(3))
    gpu.contexts += [1] * is_current
    gpu.fault = 716
    said = (
        r"^CUDA_ERROR_MISALIGNED_ADDRESS \(cuStreamSynchronize, launching sf_segment_0, grid 1 x "
        r"256 threads, of @adamw on cuda:0\): .*refuses everything else .*: end it"
    )
    with pytest.raises(stepfuse.DeviceError, match=said) as error:
        optimizer.step([grad])
    assert error.value.is_sticky
