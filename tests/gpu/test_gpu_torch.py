"""On a GPU, `pytest -m gpu`: the optimizers of `stepfuse.torch` over torch's CUDA tensors.

Skipped, with the reason, where torch has no CUDA. `python -m tests.gpu.over_stub -k torch` runs
them over the tests' own driver, but for what has a backward pass.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import pytest

torch = pytest.importorskip("torch", reason="torch is an extra")

from tests.support.devices.torch_runs import WHOLE, Run, assert_same, drawn, five_steps  # noqa: E402 (it imports torch)

pytestmark = pytest.mark.gpu

SHAPES = [(1025,), (), (33, 31), (7,), (3, 4, 2, 2), (70, 1100), (0, 5), (513, 513)]
CASES: list[tuple[str, dict[str, Any]]] = [
    ("AdamW", {}), ("SGD", {"momentum": 0.9}), ("LAMB", {}), ("NAdam", {}), ("RMSprop", {}),
    ("Prodigy", {}), ("Adafactor", {}), ("Lion", {}),
]  # fmt: skip


@pytest.fixture(name="ours", autouse=True)
def torch_front() -> Iterator[Any]:
    """stepfuse.torch, where torch has CUDA."""
    if not torch.cuda.is_available():
        pytest.skip(f"torch {torch.__version__} finds no GPU")
    import stepfuse.torch

    yield stepfuse.torch
    torch.cuda.set_sync_debug_mode("default")


@pytest.mark.parametrize(("name", "options"), CASES)
def test_the_bits_of_the_cpu(name: str, options: Any, ours: Any) -> None:
    made = getattr(ours, name)
    runs = [Run(made, d, shapes=SHAPES, lr=0.01, **options) for d in ("cpu", "cuda:0")]
    for run in runs:
        for step in range(1, 5):
            grads: list[Any] = drawn(step, SHAPES)
            if step == 3:
                grads[2] = None
            run.made.param_groups[0]["lr"] = 0.1 / step
            run.step(grads)
    assert_same(*runs)


def test_a_whole_step(ours: Any) -> None:
    """One is skipped; clipped by a norm over all parameters, averaged, cleared."""
    runs = [Run(ours.Optimizer, d, spec=WHOLE) for d in ("cpu", "cuda:0")]
    assert_same(*(five_steps(run, overflows=True) for run in runs))


@pytest.mark.parametrize("name", ["AdamW", "LAMB"])
def test_a_hundred_replays_are_a_hundred_steps(name: str, ours: Any) -> None:
    """A rate that is a tensor advances; the graph's own gradients are where no step was before."""
    made = getattr(ours, name)
    here = Run(made, "cpu", lr=0.01)
    there = Run(made, "cuda:0", lr=0.01, capturable=True)
    there.made.param_groups[0]["lr"] = rate = torch.tensor(0.01, device="cuda:0")
    for run in (here, there):
        run.step(drawn(1))
    there.set_grads(drawn(2))
    grads = [p.grad for p in there.params]
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        there.made.step()
    for number in range(100):
        rate.fill_(0.001 * number)
        here.made.param_groups[0]["lr"] = float(torch.tensor(0.001 * number))
        for grad, value in zip(grads, drawn(number % 5), strict=True):
            assert grad is not None
            grad.copy_(value)
        graph.replay()
        here.step(drawn(number % 5))
        if number == 50:  # a step between, over others
            for run in (here, there):
                run.step(drawn(9))
    assert all(torch.equal(a, b) for a, b in zip(here.left(), there.left(), strict=True))


def test_no_step_synchronises(ours: Any) -> None:
    """Nor with changed rates, rates that are tensors, missing gradients, a scaler's findings."""
    for name in ("AdamW", "LAMB", "RMSprop", "Prodigy"):
        run = five_steps(Run(getattr(ours, name), "cuda:0", lr=0.01))
        run.made.param_groups[1]["lr"] = torch.tensor(0.1, device="cuda:0")
        findings = [torch.tensor(v, device="cuda:0") for v in (0.0, 1.0)]
        scale = torch.tensor(4.0, device="cuda:0")
        run.made.grad_scale, run.made.found_inf = scale, findings[0]
        for grads in (drawn(1), [None, *drawn(2)[1:]]):  # tables for both
            run.step(grads)
        for number, grads in enumerate((drawn(3), [None, *drawn(4)[1:]], drawn(5))):
            run.set_grads(grads)
            run.made.found_inf = findings[number % 2]
            run.made.param_groups[0]["lr"] = 0.1 * number
            torch.cuda.set_sync_debug_mode("error")
            run.made.step()
            torch.cuda.set_sync_debug_mode("default")


@pytest.mark.parametrize("clips", [False, True])
def test_a_scaler_has_the_cpus_bits(clips: bool, ours: Any) -> None:
    runs = [Run(ours.AdamW, d, lr=0.01) for d in ("cpu", "cuda:0")]
    for run, kind in zip(runs, ("cpu", "cuda"), strict=True):
        scaler = torch.amp.GradScaler(kind, init_scale=256.0, growth_interval=2)
        scaler.scale(torch.ones((), device=run.devices[0]))
        for step in range(6):
            grads = [g * 256.0 for g in drawn(step)]
            if step in (0, 3):
                grads[1][7, 7] = torch.inf
            run.set_grads(grads)
            if clips:
                scaler.unscale_(run.made)
            scaler.step(run.made)
            scaler.update()
    assert_same(*runs)


def test_parameters_of_several_devices(ours: Any) -> None:
    """On the CPU and on all GPUs there are."""
    devices = ["cpu", *(f"cuda:{n}" for n in range(min(2, torch.cuda.device_count())))]
    runs = [Run(ours.LAMB, *d, shapes=SHAPES, lr=0.01) for d in (["cpu"], devices)]
    for run in runs:
        for step in range(3):
            run.step(drawn(step, SHAPES))
    assert_same(*runs)


def test_a_checkpoint_goes_on_elsewhere(ours: Any) -> None:
    whole = Run(ours.AdamW, "cpu", lr=0.01)
    begun, rest = Run(ours.AdamW, "cuda:0", lr=0.01), Run(ours.AdamW, "cpu", lr=0.01)
    for run in (whole, begun):
        run.step(drawn(1))
    for a, b in zip(rest.params, begun.params, strict=True):
        a.data.copy_(b.detach().cpu())
    rest.made.load_state_dict(copy.deepcopy(begun.made.state_dict()))
    for run in (whole, rest):
        run.step(drawn(2))
    assert_same(whole, rest)


def test_an_iteration_is_captured(ours: Any) -> None:
    """As in torch's notes: gradients of the graph's own, made by a backward pass within it."""
    if torch.version.cuda is None:
        pytest.skip("no backward pass over the stub")
    torch.manual_seed(0)
    nets = [torch.nn.Linear(16, 16, device="cuda") for _ in range(2)]
    nets[1].load_state_dict(nets[0].state_dict())
    made = [ours.AdamW(net.parameters(), lr=0.01, capturable=True) for net in nets]
    batch = torch.randn(8, 16, device="cuda")

    def iterate(n: int) -> None:
        made[n].zero_grad(set_to_none=True)
        nets[n](batch).square().mean().backward()
        made[n].step()

    side = torch.cuda.Stream()
    side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side):
        for _ in range(3):
            iterate(0)
    torch.cuda.current_stream().wait_stream(side)
    graph = torch.cuda.CUDAGraph()
    made[0].zero_grad(set_to_none=True)
    with torch.cuda.graph(graph):
        iterate(0)
    for _ in range(20):
        graph.replay()
    for _ in range(23):
        iterate(1)
    for a, b in zip(nets[0].parameters(), nets[1].parameters(), strict=True):
        assert torch.equal(a, b)


def test_a_model_moves(ours: Any) -> None:
    if torch.version.cuda is None:
        pytest.skip("a tensor of the stub's cannot be put into a parameter of the CPU's")
    nets = [torch.nn.Linear(16, 16) for _ in range(2)]
    nets[1].load_state_dict(nets[0].state_dict())
    made = [ours.AdamW(net.parameters(), lr=0.01) for net in nets]
    for device in ("cpu", "cuda", "cpu"):
        nets[1].to(device)
        for net, optimizer in zip(nets, made, strict=True):
            for number, param in enumerate(net.parameters()):
                param.grad = drawn(number, [tuple(param.shape)])[0].to(param.device)
            optimizer.step()
    assert all(
        torch.equal(a, b) for a, b in zip(nets[0].parameters(), nets[1].parameters(), strict=True)
    )
