"""Arrays of other libraries: the same memory, or a clear refusal."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse
import torch
from stepfuse import BindError

from tests.support.inputs.normal import normal_arrays

DIMS = [(3,), (7, 5), (0,), ()]


class Shared:
    """A NumPy array as another library hands it over."""

    def __init__(self, array: Any, device: int = 1) -> None:
        self.array, self.device = array, device
        self.shape, self.dtype = array.shape, array.dtype

    def __dlpack__(self, **options: Any) -> Any:
        return self.array.__dlpack__(**options)

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.device, 0


class Interface:
    """An object that has NumPy's array interface only."""

    def __init__(self, array: Any) -> None:
        self.__array_interface__ = array.__array_interface__
        self.array, self.shape = array, array.shape


drawn = partial(normal_arrays, DIMS)


@pytest.mark.parametrize("kind", [torch.from_numpy, Shared, Interface])
def test_steps_are_those_of_numpy_in_the_same_memory(kind: Any) -> None:
    params, others = drawn(0), drawn(0)
    m, v = [np.zeros_like(p) for p in params], [np.zeros_like(p) for p in params]
    states = [{"m": kind(a), "v": b} for a, b in zip(m, v, strict=True)]
    ours = stepfuse.Optimizer(list(map(kind, params)), "adam", states=states)
    same = stepfuse.Optimizer(others, "adam")
    for seed in (1, 2):
        grads = drawn(seed)
        ours.step([None if n == 1 else kind(g) for n, g in enumerate(grads)])
        same.step([None if n == 1 else g for n, g in enumerate(grads)])
    assert [p.tobytes() for p in params] == [p.tobytes() for p in others]
    assert [a.tobytes() for a in m] == [s["m"].tobytes() for s in same.state]


def test_a_gradient_is_looked_at_anew_each_step() -> None:
    """torch may give the same tensor other memory."""
    param, grad = np.zeros(3, np.float32), torch.ones(3)
    ours = stepfuse.Optimizer([param], "sgd", lr=1.0)
    grads = [grad]
    ours.step(grads)
    grad.data = torch.full((3,), 4.0)
    ours.step(grads)
    assert param.tolist() == [-5.0] * 3


def test_bfloat16_is_shared_as_bits() -> None:
    param, grad = torch.ones(5, dtype=torch.bfloat16), torch.full((5,), 2.0, dtype=torch.bfloat16)
    ours = stepfuse.Optimizer([param], "sgd", dtypes="param=bf16,grad=bf16", lr=0.25)
    ours.step([grad])
    assert param.tolist() == [0.5] * 5
    half = torch.ones(2, dtype=torch.float16)
    stepfuse.Optimizer([half], "sgd", dtypes="param=f16", lr=0.25).step([torch.ones(2)])
    assert half.tolist() == [0.75] * 2
    with pytest.raises(BindError, match=r"expected f16, got bfloat16; .*dtypes='param=bf16'"):
        stepfuse.Optimizer([param], "sgd", dtypes="param=f16")


class OnDevice(Shared):
    """An array of a GPU."""

    def __init__(self, array: Any) -> None:
        super().__init__(array, device=2)


def _read_only(array: Any) -> Any:
    array.setflags(write=False)
    return Shared(array)


@pytest.mark.parametrize(
    ("spoil", "match"),
    [
        (OnDevice, "expected memory of the CPU, got a .* OnDevice on DLPack's device 2; copy"),
        (lambda a: torch.nn.Parameter(torch.from_numpy(a)), "torch Parameter that cannot be sha"),
        (lambda a: torch.empty(3, device="meta"), "torch Tensor that cannot be shared: Unknown de"),
        (lambda a: torch.empty(3, dtype=torch.float8_e5m2), "expected f32, got dtype torch.float8"),
        (lambda a: torch.from_numpy(a).int(), "expected dtype float32, got int32; convert"),
        (lambda a: torch.ones(6)[::2], "expected a C-contiguous array"),
        (_read_only, "the array is read-only"),
    ],
)
def test_what_cannot_be_stepped_is_refused(spoil: Any, match: str) -> None:
    with pytest.raises(BindError, match=f"^tensor 0 \\(w\\), %param: .*{match}"):
        stepfuse.Optimizer([("w", spoil(np.ones(3, np.float32)))], "sgd")


def test_a_read_only_gradient_will_do() -> None:
    param = np.zeros(3, np.float32)
    stepfuse.Optimizer([param], "sgd", lr=1.0).step([_read_only(np.ones(3, np.float32))])
    assert param.tolist() == [-1.0] * 3


def test_checkpoints_and_groups_of_foreign_parameters(tmp_path: Path) -> None:
    tensors = [torch.ones(3), torch.ones(2)]
    ours = stepfuse.Optimizer(tensors[:1], "lion")
    ours.add_group({"params": tensors[1:]})
    ours.step([torch.ones(3), torch.ones(2)])
    ours.save(tmp_path / "x", params=True)
    others = [torch.zeros(3), torch.zeros(2)]
    stepfuse.Optimizer(others, "lion").load(tmp_path / "x", params=True)
    assert [o.tolist() for o in others] == [t.tolist() for t in tensors]


def test_a_number_is_no_parameter_but_may_be_a_gradient() -> None:
    with pytest.raises(stepfuse.BindError, match="tensor 0, %param: expected an array, got the"):
        stepfuse.Optimizer([np.float32(1.0)], "sgd", lr=0.5)
    param = np.ones((), np.float32)
    stepfuse.Optimizer([param], "sgd", lr=0.5).step([np.float32(1.0)])
    assert float(param) == 0.5
