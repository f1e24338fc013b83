"""`Sharded` beside one process that has every rank's gradients; what it refuses."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
import stepfuse.torch as ours
import torch
from stepfuse.ir.errors import OptionError
from stepfuse.ranks.combine import mean_of_ranks, piece
from stepfuse.ranks.here import SingleRank
from stepfuse.ranks.threads import ThreadRanks, on_threads
from torch import Tensor
from torch.distributed.tensor import distribute_tensor, init_device_mesh
from torch.nn.parallel import DistributedDataParallel

from tests.ranks.step.test_wire import OF_FEWER_BITS, ROUNDINGS
from tests.ranks.test_engines import EXAMPLES, on_gloo
from tests.support.processes.process_group import (
    group_of_one,  # noqa: F401
    one_thread,  # noqa: F401
)

SPEC = sf.chain("clip_by_global_norm(max_norm=0.5)", "adamw(lr=0.01)")
STEPS = 4
_SEED = torch.nn.Sequential(
    torch.nn.Linear(300, 512), torch.nn.GELU(), torch.nn.Linear(512, 70), torch.nn.Linear(70, 3)
)


def model() -> torch.nn.Sequential:
    return copy.deepcopy(_SEED)


def groups(net: torch.nn.Sequential) -> list[dict[str, Any]]:
    last = list(net[3].parameters())
    rest = [p for p in net.parameters() if all(p is not one for one in last)]
    return [{"params": rest}, {"params": last, "weight_decay": 0.5}]


def images(rank: int, step: int) -> Tensor:
    return torch.randn(8, 300, generator=torch.Generator().manual_seed(10 * step + rank))


def backward(net: torch.nn.Sequential, rank: int, step: int) -> None:
    """A rank's gradients; in the third step the last layer has none."""
    (net[:3] if step == 2 else net)(images(rank, step)).square().mean().backward()


def trained(net: torch.nn.Sequential, optimizer: Any, rank: int) -> list[Tensor]:
    schedule = torch.optim.lr_scheduler.ExponentialLR(optimizer, 0.5)
    for step in range(STEPS):
        optimizer.zero_grad()
        backward(net, rank, step)
        optimizer.step()
        schedule.step()
    return [p.detach() for p in net.parameters()]


def by_one_process(count: int, wire: str = "f32", feedback: bool = False) -> list[Tensor]:
    """Arrays stepped by all pieces, rounded; `grad` is one of them, the mean is in the spec.

    With `feedback` what rounding loses is added to the next one of the same rank.
    """
    rounded = (ROUNDINGS | OF_FEWER_BITS).get(wire, np.copy)
    net = model()
    own = groups(net)
    params = [p for group in own for p in group["params"]]
    arrays = [{**g, "params": [p.detach().numpy() for p in g["params"]]} for g in own]
    optimizer = sf.Optimizer(arrays, sf.chain(mean_of_ranks(count), SPEC))
    lost: dict[tuple[int, int], Any] = {}
    for step in range(STEPS):
        pieces: dict[str, Any] = {}
        for rank in range(count):
            net.zero_grad()
            backward(net, rank, step)
            pieces[piece(rank)] = own = []
            for n, grad in enumerate(p.grad for p in params):
                total = None if grad is None else grad.numpy() + lost.get((rank, n), np.float32(0))
                own.append(None if total is None else rounded(total))
                if feedback and total is not None:
                    lost[rank, n] = total - own[-1]
        optimizer.step(pieces.pop("grad"), aux=pieces)
        for group in optimizer.groups:
            group["lr"] = group["lr"] * 0.5
    return [p.detach() for p in net.parameters()]


def test_buckets_of_any_size_have_the_bits_of_one_process() -> None:
    expected = by_one_process(3)
    small = {"bucket": 1000}
    for options in (
        small,
        {"bucket": 25 << 20},
        small | {"overlap": True},
        small | {"free_gradients": True},
        {"free_gradients": True, "overlap": True},
    ):

        def work(view: ThreadRanks, options: Any = options) -> list[Tensor]:
            net = model()
            if view.rank:
                torch.nn.init.zeros_(net[0].weight)  # rank 0's are taken
            return trained(net, ours.Sharded(groups(net), SPEC, view, **options), view.rank)

        for found in on_threads(3, work, 30):
            assert all(map(torch.equal, found, expected))


@pytest.mark.parametrize(
    ("wire", "feedback"), [*((w, False) for w in ROUNDINGS), ("sign", True), ("topk", True)]
)
def test_buckets_that_are_rounded_have_the_bits_of_one_process_that_rounds(
    wire: str, feedback: bool
) -> None:
    expected = by_one_process(3, wire, feedback)

    def work(view: ThreadRanks) -> list[Tensor]:
        net = model()
        made = ours.Sharded(groups(net), SPEC, view, wire, 1000, wire == "bf16", feedback=feedback)
        assert f"travel rounded to {wire}, " in made.explain()
        return trained(net, made, view.rank)

    for found in on_threads(3, work, 30):
        assert all(map(torch.equal, found, expected))


def test_gloo_has_the_bits_of_one_process(tmp_path: Path) -> None:
    program = f"""
import runpy, sys
sys.argv = ["sharded.py", "--epochs", "1", "--out", {str(tmp_path)!r}]
sys.path.insert(0, {str(EXAMPLES)!r})
runpy.run_path({str(EXAMPLES / "sharded.py")!r}, run_name="__main__")
"""
    (code, said), (other, _) = on_gloo(2, program)
    assert (code, other) == (0, 0), said
    assert "11 steps: one process has the same bits" in said
    assert "rank 0 of 2 owns 83456 of 167178 elements" in said
    assert (tmp_path / "sharded.png").exists()


def test_passes_add_up_without_syncing_and_states_are_saved(tmp_path: Path) -> None:
    def work(view: ThreadRanks) -> list[list[Tensor]]:
        found: list[list[Tensor]] = []
        for together in (False, True):
            net = model()
            made = ours.Sharded(net, SPEC, view, bucket=1000)
            if together:
                made.load(tmp_path / "first", params=True)
                assert made.param_groups[0]["lr"] == 0.25
            with made.no_sync():
                backward(net, view.rank, 0)
            backward(net, view.rank, 1)
            if not together:
                made.param_groups[0]["lr"] = 0.25
                made.step()
                made.save(tmp_path / "first", params=True)
            made.zero_grad()  # what has left, and was not stepped, is given up by all
            backward(net, view.rank, 3)
            made.step()
            found.append([p.detach() for p in net.parameters()])
        return found

    (first, again), (other, _) = on_threads(2, work, 30)
    assert all(map(torch.equal, first, again)) and all(map(torch.equal, first, other))


def test_ranks_save_between_backward_and_step_whatever_gradients_each_has(tmp_path: Path) -> None:
    def work(view: ThreadRanks) -> list[Tensor]:
        net = model()
        made = ours.Sharded(net, SPEC, view, bucket=1000)
        (net if view.rank else net[:3])(images(view.rank, 0)).square().mean().backward()
        made.save(tmp_path / "saved", params=True)
        made.load_state_dict(made.state_dict(full=True))
        with pytest.raises(sf.BindError, match=r"\(3.weight\): one on rank 1, none on rank 0"):
            made.step()
        with pytest.raises(sf.BindError, match="its gradient comes when its bucket has left"):
            backward(net, view.rank, 2)
            made.save(tmp_path / "saved", params=True)
            backward(net, view.rank, 0)  # also of the last layer
        made.zero_grad()
        made.load(tmp_path / "saved", params=True)
        return trained(net, made, view.rank)

    found = on_threads(2, work, 30)
    assert all(map(torch.equal, *found))


def changed_grad(net: Any, rank: int) -> None:
    torch.nn.utils.clip_grad_norm_(net.parameters(), 1e-3)


def changed_memory(net: Any, rank: int) -> None:
    if rank:
        net[0].bias.data = torch.zeros(512)


def lost_grad(net: Any, rank: int) -> None:
    net[0].bias.grad = None if rank else net[0].bias.grad


def unscaled_grad(net: Any, rank: int) -> None:
    scaler = torch.amp.GradScaler("cpu", init_scale=2.0)
    scaler.scale(torch.ones(1))
    scaler.unscale_(torch.optim.SGD(net.parameters()))


CHANGES = (
    (unscaled_grad, "its gradient has changed since backward"),
    (changed_grad, "its gradient has changed since backward"),
    (changed_memory, "has been given other memory since Sharded was made of it"),
    (lost_grad, "its gradient has changed since backward"),
)


@pytest.mark.parametrize(("change", "said"), CHANGES)
def test_a_step_that_does_not_fit_is_refused_on_all_ranks(change: Any, said: str) -> None:
    def work(view: ThreadRanks) -> str:
        net = model()
        made = ours.Sharded(net, SPEC, view, bucket=1)
        backward(net, view.rank, 0)
        change(net, view.rank)
        before = [p.detach().clone() for p in net.parameters()]
        with pytest.raises(sf.BindError, match=said) as caught:
            made.step()
        assert all(map(torch.equal, net.parameters(), before))
        return str(caught.value)

    first, second = on_threads(2, work, 30)
    assert first == second


@pytest.mark.parametrize(
    ("spec", "said"), [("muon", "no variant of"), ("thor(lr=0.1)", "takes no extra inputs so far")]
)
def test_who_is_refused_keeps_parameters_of_its_own(spec: str, said: str) -> None:
    def work(view: ThreadRanks) -> None:
        net = model()
        torch.nn.init.constant_(net[3].weight, view.rank)
        before = [p.detach().clone() for p in net.parameters()]
        with pytest.raises(sf.BindError, match=said):
            ours.Sharded(net, spec, view)
        assert all(map(torch.equal, net.parameters(), before))

    on_threads(2, work, 30)


def test_a_second_pass_before_the_step_is_refused() -> None:
    def work(view: ThreadRanks) -> None:
        net = model()
        made = ours.Sharded(net, SPEC, view)
        backward(net, view.rank, 0)
        with pytest.raises(sf.BindError, match="all passes but the last in"):
            backward(net, view.rank, 0)
        made.zero_grad()
        backward(net, view.rank, 0)
        made.step()

    on_threads(2, work, 30)


def made_of(params: Any, **options: Any) -> Any:
    return lambda: ours.Sharded(params, SPEC, SingleRank(), **options)


def param(*shape: int, **options: Any) -> torch.nn.Parameter:
    return torch.nn.Parameter(torch.ones(shape, **options))


def tied() -> list[torch.nn.Parameter]:
    first = param(4)
    return [first, torch.nn.Parameter(first.data)]


class Own(torch.nn.Parameter):
    """Of somebody's own."""


def of_compiled() -> Any:
    net = torch.nn.Linear(3, 3)
    net.compile(backend="eager")
    return made_of(net, overlap=True)()


REFUSALS: tuple[tuple[Any, type[Exception], str], ...] = (
    (
        made_of([param(3)], wire="f16"),
        OptionError,
        "wire: expected 'f32', 'bf16', 'linear8', 'linear4', 'ternary', 'sign' or 'topk'",
    ),
    (made_of([param(3)], bucket=0), OptionError, "a number of bytes above 0"),
    (made_of([param(3)], wire="bf16", free_gradients=True), OptionError, "leave one of the two"),
    (made_of([param(3)], overlap=1), OptionError, "overlap: expected True or False, got 1"),
    (made_of([Own(torch.ones(3))], overlap=True), sf.BindError, "is a Own, which cannot say"),
    (of_compiled, sf.BindError, "Linear is compiled, and its code reads"),
    (made_of([param(3)], order="engine"), OptionError, "not of the one for torch"),
    (made_of([param(3)], micro_batches=2), OptionError, "not of the one for torch"),
    (made_of([param(3)], frees=True), TypeError, "Sharded has no option 'frees'"),
    (made_of([param(3)], repeatable=1), OptionError, "repeatable: expected True or False, got 1"),
    (made_of([param(3)], lr=lambda step: step), TypeError, "use a scheduler of"),
    (made_of([{"params": [param(3)], "lr": "x"}]), TypeError, "lr: expected a number, got 'x'"),
    (made_of([param(3)], rate=1.0), TypeError, "no hyper-parameter 'rate'"),
    (made_of([param(3, dtype=torch.bfloat16)]), sf.BindError, "tensor of float32, got"),
    (made_of([param(3, device="meta")]), sf.BindError, "parameter 0 of group 0: expected a"),
    (lambda: ours.Sharded([param(3)], sf.compile(SPEC)), TypeError, "compiled already"),
    (made_of(tied()), sf.BindError, "share memory; tied parameters are to be one"),
    (made_of(torch.nn.GELU()), sf.BindError, "no parameter that requires gradients"),
)


@pytest.mark.parametrize(("make", "kind", "said"), REFUSALS)
def test_what_cannot_be_shared_is_refused(make: Any, kind: type[Exception], said: str) -> None:
    with pytest.raises(kind, match=said):
        make()


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::FutureWarning")
def test_what_torch_shares_already_is_refused(alone: None) -> None:
    net = model()
    wrapped = DistributedDataParallel(net)
    for params in (wrapped, net, net.parameters()):
        with pytest.raises(sf.BindError, match="without DistributedDataParallel"):
            ours.Sharded(params, SPEC)
    mesh = init_device_mesh("cpu", (1,))
    shard = torch.nn.Parameter(distribute_tensor(torch.ones(4, 4), mesh))
    with pytest.raises(sf.BindError, match="is a DTensor, which is sharded already"):
        ours.Sharded([shard], SPEC)
