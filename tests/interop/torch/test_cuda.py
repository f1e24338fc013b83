"""Optimizers over CUDA tensors, on a stub of a GPU: the CPU front's bits, and what a step does."""

from __future__ import annotations

import copy
import shutil
from functools import partial
from typing import Any

import pytest
import stepfuse
import stepfuse.torch as ours
import torch
from stepfuse.interop.torch.micro_batches import MeanOfGradients
from torch.nn import Parameter

from tests.backends.cuda_driver import Driver
from tests.support.devices.on_gpu import entries
from tests.support.devices.torch_gpu import TorchStub, stub_gpu, torch_on_stub  # noqa: F401
from tests.support.devices.torch_runs import WHOLE, Run, assert_same, drawn, five_steps

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")

CASES = [
    ("AdamW", {}), ("SGD", {"momentum": 0.9}), ("LAMB", {}), ("NAdam", {}), ("RMSprop", {}),
    ("Prodigy", {}), ("Adafactor", {}),
]  # fmt: skip


# The suite has `Adafactor` and one in three; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(3, always=("Adafactor",))
@pytest.mark.parametrize(("name", "options"), CASES)
def test_steps_have_the_bits_of_the_cpu(name: str, options: Any, cuda: TorchStub) -> None:
    runs = [five_steps(Run(getattr(ours, name), d, lr=0.01, **options)) for d in ("cpu", "cuda:0")]
    assert_same(*runs)
    states = [v for s in runs[1].made.state.values() for v in s.values()]
    kept = [v for s in runs[0].made.state.values() for v in s.values()]
    assert all(v.is_cuda for v in states)
    assert [(v.dtype, v.shape) for v in states] == [(v.dtype, v.shape) for v in kept]


def test_codes_have_the_bits_of_the_cpu(cuda: TorchStub) -> None:
    """And what was saved is loaded as it was; numbers become codes on the device, and back."""
    spec = stepfuse.compile("adamw", dtypes="state=linear8")
    small: Any = [(5,), (2, 3), ()]
    runs = [Run(ours.Optimizer, d, spec=spec, shapes=small) for d in ("cpu", "cuda:0")]
    for number in (1, 2):
        for run in runs:
            run.step(drawn(number, small))
    assert_same(*runs)
    made = runs[1].made
    assert {v.dtype for s in made.state.values() for k, v in s.items() if k == "m"} == {torch.int8}
    again = Run(ours.Optimizer, "cuda:0", spec=spec, shapes=small).made
    again.load_state_dict(made.state_dict())
    kept = [v for s in made.state.values() for v in s.values()]
    for one, other in zip(kept, (v for s in again.state.values() for v in s.values()), strict=True):
        assert one.dtype == other.dtype
        assert torch.equal(one.cpu(), other.cpu())
    numbers = runs[0].made.state_dict(decoded=True)
    for one in (runs[0].made, again):
        one.load_state_dict(numbers)
    for state, other in zip(runs[0].made.state.values(), again.state.values(), strict=True):
        assert all(torch.equal(v.cpu(), state[k]) for k, v in other.items())
        assert all(v.is_cuda for k, v in other.items() if k != "step")
    back = again.state_dict(decoded=True)["state"]
    assert all(torch.equal(s[k], back[n][k].cpu()) for n, s in numbers["state"].items() for k in s)


@pytest.mark.parametrize("name", ["AdamW", "SGD"])
def test_steps_have_the_bits_of_torch_fused(name: str, cuda: TorchStub) -> None:
    """At sizes that its vectors divide."""
    options = {"lr": 0.01, "weight_decay": 0.1} | ({"momentum": 0.9} if name == "SGD" else {})
    left: list[Any] = []
    for made, device in ((getattr(torch.optim, name), "cpu"), (getattr(ours, name), "cuda:0")):
        params = [Parameter(p.to(device)) for p in drawn(0, [(48,), (16, 5)])]
        optimizer = made(params, fused=True, **options)
        for step in range(3):
            for param, grad in zip(params, drawn(step, [(48,), (16, 5)]), strict=True):
                param.grad = grad.to(device)
            optimizer.step()
        saved = [v for s in optimizer.state_dict()["state"].values() for v in s.values()]
        left.append([v.detach().cpu() for v in (*params, *saved)])
    assert all(torch.equal(a, b) for a, b in zip(*left, strict=True))


def test_a_whole_step(cuda: TorchStub, gpu: Driver) -> None:
    """Skipped on the device; the parameters' average and the cleared gradients are there."""
    runs = [
        five_steps(Run(ours.Optimizer, d, spec=WHOLE), overflows=True) for d in ("cpu", "cuda:0")
    ]
    assert_same(*runs)
    grads = [p.grad for p in runs[1].params]
    assert all(g is None or g.cpu().count_nonzero() == 0 for g in grads)
    for run in runs:  # what a step has found that cleared its gradients
        assert run.made.overflow() is None
        grads = drawn(6)
        grads[2][1, 2] = -torch.inf
        run.step(grads)
        assert all(p.grad.cpu().count_nonzero() == 0 for p in run.params)
        assert str(run.made.overflow()) == "the gradient of tensor 2 is -inf at [1, 2]"
    entries_of_search = [e for e in entries(gpu) if e == "sf_search"]
    assert len(entries_of_search) == 6


def test_tensors_of_all_kinds(cuda: TorchStub) -> None:
    """Sixteen bits, transposed, with gaps, complex; a single element."""
    left: list[Any] = []
    for device in ("cpu", "cuda:0"):
        whole, rows = (t.to(device) for t in drawn(0, [(6, 9), (6, 9)]))
        params = [whole.t(), rows[:, ::2], *(t.to(device) for t in drawn(1, [(1, 1), (5, 3)]))]
        params += [torch.ones(7, 3).bfloat16().to(device), torch.ones(5).cfloat().to(device)]
        made = ours.AdamW([Parameter(p) for p in params], lr=0.1)
        for step in range(3):
            for param in made.param_groups[0]["params"]:
                grad = drawn(step, [tuple(param.shape)])[0].to(param.dtype)
                param.grad = grad.to(device)
            made.step()
        left.append([p.detach().cpu() for p in made.param_groups[0]["params"]])
    assert all(torch.equal(a, b) for a, b in zip(*left, strict=True))


@stepfuse.optimizer
def noisy(param: Any, grad: Any, noise: Any = stepfuse.aux, *, lr: float = 0.1) -> Any:
    """Adds noise of the user's."""
    return stepfuse.update(param=param - lr * (grad + noise))


def test_what_goes_through_other_doors(cuda: TorchStub) -> None:
    """Extra inputs, the mean of several gradients, a class that was captured."""
    runs = [Run(ours.Optimizer, d, spec=noisy) for d in ("cpu", "cuda:0")]
    for run in runs:
        run.set_grads(drawn(1))
        run.made.step(aux={"noise": [t.to(run.devices[0]) for t in drawn(2)]})
    assert_same(*runs)
    runs = [Run(ours.AdamW, d, lr=0.01) for d in ("cpu", "cuda:0")]
    for run in runs:
        mean = MeanOfGradients(run.made, 2)
        for step in range(2):
            run.set_grads(drawn(step))
            mean.add()
            run.set_grads(drawn(step + 5))
            mean.step()
    assert_same(*runs)
    made = partial(ours.Captured, cls=torch.optim.AdamW, lr=0.01)
    assert_same(*(five_steps(Run(made, d)) for d in ("cpu", "cuda:0")))


# ------------------------------------------------------------------ what a step does


def test_a_step_is_launches_and_copies_in_torchs_stream(cuda: TorchStub, gpu: Driver) -> None:
    run = Run(ours.AdamW, "cuda:0", lr=0.01)
    for step in range(3):
        run.step(drawn(step))
    run.set_grads(drawn(4))
    gpu.log.clear()
    run.made.param_groups[0]["lr"] = 0.5
    with cuda.stream(8):
        run.made.step()
    done = [(e[0], e[-1]) for e in gpu.log]
    step = [("launch", 8)] * 3
    # The new stream waits; the rate; counts in; addresses; the step; counts out.
    assert done == [
        ("wait", 8), ("cells", 8), ("launch", 8), ("up", 8), *step, ("launch", 8),
    ]  # fmt: skip
    assert entries(gpu)[-5:] == ["sf_move", "segment_0", "segment_1", "sweep_0", "sf_move"]
    assert gpu.memory == {}  # all that is on the device is torch's


def test_numbers_that_are_tensors_come_with_one_launch(cuda: TorchStub, gpu: Driver) -> None:
    """A rate for each group, the loss scale, what was found: beside the counts, in one table."""
    run = Run(ours.AdamW, "cuda:0", lr=0.01, capturable=True)
    for number, group in enumerate(run.made.param_groups):
        group["lr"] = torch.tensor(0.1 + number, dtype=[torch.float32, torch.float64][number])
        group["lr"] = group["lr"].to("cuda:0")
    run.made.grad_scale, run.made.found_inf = (torch.tensor(v).to("cuda:0") for v in (2.0, 0.0))
    for step in range(3):
        run.set_grads(drawn(step))
        gpu.log.clear()
        run.made.step()
    assert [e[0] for e in gpu.log] == ["launch", "up"] + ["launch"] * 4
    gpu.log.clear()
    run.made.step()
    assert [e[0] for e in gpu.log] == ["launch"] * 5
    run.made.param_groups[0]["lr"] = torch.tensor(0.5, dtype=torch.float16).to("cuda:0")
    gpu.log.clear()
    run.made.step()
    assert [e[0] for e in gpu.log] == ["up", "launch", "torch", *["launch"] * 4]


def test_no_step_waits(cuda: TorchStub, gpu: Driver) -> None:
    """Not with missing gradients either, nor with numbers that steps change."""
    for name in ("AdamW", "RMSprop", "Prodigy"):
        run = five_steps(Run(getattr(ours, name), "cuda:0", lr=0.01))
        grads = [[*drawn(5)[:2], None], drawn(6), [None, *drawn(7)[1:]]]
        gpu.log.clear()
        for number, given in enumerate(grads):
            run.made.param_groups[1]["lr"] = 0.1 * number
            run.step(given)
        assert {e[0] for e in gpu.log} <= {"launch", "torch", "up", "cells", "copy"}


def test_a_rate_that_is_a_tensor_of_the_gpu(cuda: TorchStub, gpu: Driver) -> None:
    here, there = Run(ours.Adam, "cpu", lr=0.1), Run(ours.Adam, "cuda:0", lr=0.1, capturable=True)
    rate = torch.tensor(0.1).to("cuda:0")
    there.made.param_groups[0]["lr"] = rate
    for step, value in enumerate((0.1, 0.2, 0.05)):
        here.made.param_groups[0]["lr"] = float(torch.tensor(value))
        rate.fill_(value)
        if step == 2:
            gpu.log.clear()
        here.step(drawn(step))
        there.step(drawn(step))
    assert not [e for e in gpu.log if e[0] in ("sync", "synchronize", "down")]
    for run in (here, there):
        run.made.param_groups[0]["lr"] = 0.4  # and a number again
        run.step(drawn(4))
    assert all(torch.equal(a, b) for a, b in zip(here.left(), there.left(), strict=True))


# ------------------------------------------------------------------ graphs


def test_replays_are_steps(cuda: TorchStub, gpu: Driver) -> None:
    """Rates and counts are on the device; gradients may be others than those of before."""
    here = Run(ours.AdamW, "cpu", lr=0.01)
    there = Run(ours.AdamW, "cuda:0", lr=torch.tensor(0.01).to("cuda:0"), capturable=True)
    there.made.param_groups[1]["lr"] = 0.02
    for run in (here, there):
        run.step(drawn(1))
    there.set_grads(drawn(2))
    grads = [p.grad for p in there.params]
    with cuda.stream(5):
        gpu.capture(5)
        there.made.step()
        graph = gpu.captured()
        there.set_grads([g * 2 for g in drawn(3)])
        there.made.step()  # others, and not in the graph
    here.step([g * 2 for g in drawn(3)])
    for number in range(2, 102):
        for grad, value in zip(grads, drawn(number % 7), strict=True):
            assert grad is not None
            grad.copy_(value)
        there.made.param_groups[0]["lr"].fill_(0.001 * number)
        here.made.param_groups[0]["lr"] = float(torch.tensor(0.001 * number))
        here.step(drawn(number % 7))
        assert gpu.drain() == 0
        gpu.replay(graph)
    there.step(drawn(9))
    here.step(drawn(9))
    assert all(torch.equal(a, b) for a, b in zip(here.left(), there.left(), strict=True))
    assert there.made.state[there.params[0]]["step"].item() == 103.0


def test_what_cannot_be_captured(cuda: TorchStub, gpu: Driver) -> None:
    run, other = (Run(ours.AdamW, "cuda:0", lr=0.01, capturable=c) for c in (True, False))
    other.step(drawn(1))
    run.set_grads(drawn(1))
    with cuda.stream(5):
        gpu.capture(5)
        with pytest.raises(RuntimeError, match="AdamW but param_groups' capturable is False"):
            other.made.step()
        with pytest.raises(stepfuse.DeviceError, match="before the capture begins"):
            run.made.step()
        gpu.captured()
        run.made.step()
        gpu.capture(5)
        run.made.param_groups[0]["lr"] = 0.5
        with pytest.raises(stepfuse.BindError, match="'lr' was changed since the last step"):
            run.made.step()
        assert gpu.captured() == []
    run.made.step()  # nothing is torn
    other.made.step()


# ------------------------------------------------------------------ scalers


@pytest.mark.parametrize("name", ["AdamW", "RMSprop"])
@pytest.mark.parametrize("clips", [False, True])
def test_a_scaler_skips_on_the_device(name: str, clips: bool, cuda: TorchStub, gpu: Driver) -> None:
    runs = [Run(getattr(ours, name), d, lr=0.01) for d in ("cpu", "cuda:0")]
    scalers = [
        torch.amp.GradScaler(d, init_scale=256.0, growth_interval=2) for d in ("cpu", "cuda")
    ]
    for run, scaler in zip(runs, scalers, strict=True):
        scaler.scale(torch.ones(()).to(run.devices[0]))
        for step in range(5):
            grads = [g * 256.0 for g in drawn(step)]
            if step in (0, 3):
                grads[1][7, 7] = torch.inf
            run.set_grads(grads)
            if clips:
                scaler.unscale_(run.made)
            gpu.log.clear()
            scaler.step(run.made)
            if step > 1:
                assert not [e for e in gpu.log if e[0] in ("sync", "synchronize", "down")]
            scaler.update()
        assert scaler.is_enabled()
    assert scalers[0].get_scale() == scalers[1].get_scale()
    there = {n: s["step"].item() for n, s in enumerate(runs[1].made.state.values())}
    assert there == {0: 3.0, 1: 3.0, 2: 3.0}
    assert_same(*runs)
    grads = [[p.grad.cpu() for p in run.params if p.grad is not None] for run in runs]
    assert all(torch.equal(a, b) for a, b in zip(*grads, strict=True))


# ------------------------------------------------------------------ devices


@pytest.mark.parametrize("name", ["AdamW", "Prodigy"])
def test_checkpoints_go_on_elsewhere(name: str, cuda: TorchStub) -> None:
    whole = Run(getattr(ours, name), "cpu", lr=0.01)
    for step in range(4):
        whole.step(drawn(step))
    for first, second in (("cpu", "cuda:0"), ("cuda:0", "cpu")):
        begun, rest = (Run(getattr(ours, name), d, lr=0.01) for d in (first, second))
        for step in range(2):
            begun.step(drawn(step))
        for a, b in zip(rest.params, begun.params, strict=True):
            a.data.copy_(b.detach().cpu() if second == "cpu" else b.detach().to(second))
        rest.made.load_state_dict(copy.deepcopy(begun.made.state_dict()))
        for step in range(2, 4):
            rest.step(drawn(step))
        assert_same(whole, rest)


def test_a_model_moves_after_its_optimizer_was_made(cuda: TorchStub) -> None:
    here, there = Run(ours.AdamW, "cpu", lr=0.01), Run(ours.AdamW, "cpu", lr=0.01)
    for step, device in enumerate(("cpu", "cuda:0", "cuda:0", "cpu")):
        there.devices = (device,) * 3
        for param in there.params:
            param.grad = None
            torch.utils.swap_tensors(param, Parameter(param.detach().to(device)))
        here.step(drawn(step))
        there.step(drawn(step))
    assert_same(here, there)


def test_groups_and_gradients_come_and_go(cuda: TorchStub) -> None:
    runs = [Run(ours.AdamW, d, lr=0.01) for d in ("cpu", "cuda:0")]
    for run in runs:
        run.step(drawn(1))
        more = Parameter(torch.ones(4, 4).to(run.devices[0]))
        run.made.add_param_group({"params": [more], "lr": 0.5})
        run.params.append(more)
        run.devices = (*run.devices, run.devices[0])
        run.step([*drawn(2), torch.full((4, 4), 2.0)])
        run.made.zero_grad(set_to_none=False)
        assert run.made.step(lambda: 7.0) == 7.0  # of zeros
        run.made.zero_grad()
        run.made.step()  # of nothing
    assert_same(*runs)


def test_what_is_refused(cuda: TorchStub, gpu: Driver) -> None:
    run = Run(ours.SGD, "cuda:0", lr=0.1)
    with pytest.raises(ValueError, match=r"capturable=True .* move the parameters to a GPU first"):
        Run(ours.AdamW, "cpu", capturable=True)
    with pytest.raises(RuntimeError, match="`fused` and `foreach` cannot be `True` together"):
        Run(ours.AdamW, "cuda:0", fused=True, foreach=True)
    with pytest.raises(ValueError, match="lr as a Tensor is not supported"):
        Run(ours.AdamW, "cuda:0", lr=torch.tensor(0.1).to("cuda:0"), foreach=True)
    gpu.count = 0
    with pytest.raises(stepfuse.DeviceError, match="NO_DEVICE"):
        run.step(drawn(1))
    assert len(run.made.state) == 0 and gpu.launched == []
