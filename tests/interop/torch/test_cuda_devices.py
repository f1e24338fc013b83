"""Optimizers over tensors of several devices, on a stub of GPUs: the bits of the CPU's front."""

from __future__ import annotations

import copy
import shutil

import pytest
import stepfuse
import stepfuse.torch as ours
import torch

from tests.backends.cuda_driver import Driver
from tests.support.devices.on_gpu import stub_gpu  # noqa: F401
from tests.support.devices.torch_gpu import TorchStub, torch_on_stub  # noqa: F401
from tests.support.devices.torch_runs import WHOLE, Run, assert_same, drawn, five_steps

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")


def test_parameters_of_several_devices(cuda: TorchStub, gpu: Driver) -> None:
    gpu.count = 2
    here, there = Run(ours.LAMB, "cpu"), Run(ours.LAMB, "cpu", "cuda:0", "cuda:1")
    for run in (five_steps(here), five_steps(there)):
        run.made.grad_scale, run.made.found_inf = torch.tensor(4.0), torch.tensor(1.0)
        run.step(drawn(8))
        run.made.found_inf = torch.tensor(0.0)
        run.step(drawn(8))
        del run.made.grad_scale, run.made.found_inf
    assert_same(here, there)
    assert gpu.used == {1, 2}  # both contexts
    scaled = [Run(ours.AdamW, *d, lr=0.1) for d in (["cpu"], ["cuda:1", "cuda:0"])]
    for run in scaled:
        for found in (0.0, 2.0, 0.0):
            run.made.grad_scale, run.made.found_inf = (
                torch.tensor(v).to(run.devices[1]) for v in (4.0, found)
            )
            gpu.log.clear()
            run.step(drawn(3))
    assert not [e for e in gpu.log if e[0] == "sync"]
    assert_same(*scaled)
    lines = there.made.explain().splitlines()
    assert [line.rpartition(" ")[2] for line in lines if "backend" in line] == [
        "native", "cuda:0", "cuda:1",
    ]  # fmt: skip
    states = [s["m"].device for s in there.made.state.values()]
    assert [str(d) for d in states] == ["cpu", "cuda:0", "cuda:1"]


@pytest.mark.parametrize("devices", [("cpu", "cuda:0", "cuda:1"), ("cuda:1", "cuda:0", "cuda:0")])
def test_sums_over_all_tensors_are_of_all_devices(
    devices: tuple[str, ...], cuda: TorchStub, gpu: Driver
) -> None:
    gpu.count = 2
    runs = [
        five_steps(Run(ours.Optimizer, *d, spec=WHOLE), overflows=True) for d in (["cpu"], devices)
    ]
    assert_same(*runs)
    for run in runs:
        grads = drawn(6)
        grads[1][3, 2] = torch.inf
        run.step(grads)
        assert str(run.made.overflow()) == "the gradient of tensor 1 is inf at [3, 2]"
    gpu.capture(0)
    with pytest.raises(stepfuse.BindError, match=r"several devices cannot be captured .* the host"):
        runs[1].step(drawn(7))
    assert gpu.captured() == []
    saved = copy.deepcopy(runs[1].made.state_dict())
    other = Run(ours.Optimizer, *reversed(devices), spec=WHOLE)
    for mine, theirs in zip(other.params, runs[0].params, strict=True):
        mine.data.copy_(theirs.detach().to(mine.device))
    other.made.load_state_dict(saved)
    for run in (*runs, other):
        run.step([None, *drawn(7)[1:]])
    assert_same(*runs)
    assert_same(runs[0], other)
    assert "backend cpu" not in runs[1].made.explain()
