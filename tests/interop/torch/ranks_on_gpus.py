"""What a rank with a GPU does, of the stub or a real one, started by torchrun.

torchrun --nproc-per-node 2 -m tests.interop.torch.ranks_on_gpus stub
torchrun --nproc-per-node 2 -m tests.interop.torch.ranks_on_gpus gpu nccl

    gloo      its messages pass through the host, which waits
    nccl      they stand in the stream; what the host says goes by gloo, or (`alone`) there too

`InStream` has gloo do what nccl does: verbs of a GPU's buffers are work of the stream, which the
host does not wait for. There is no backward pass over the stub: gradients are set.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse
import stepfuse.torch as ours
import torch
from stepfuse.ranks.combine import mean_of_ranks, piece
from stepfuse.ranks.of_torch import TorchRanks
from stepfuse.runtime.cuda import device as devices
from torch import Tensor, distributed

from tests.backends.cuda_driver import Driver
from tests.support.devices.torch_gpu import TorchStub, torch_over

SHAPES = [(130, 130), (5,), (40, 30), (9000,)]
SPECS = ["clip_by_global_norm(max_norm=0.5)+adamw", "lamb", "adafactor"]
STEPS = 3
LIMIT = timedelta(seconds=60)


class InStream(TorchRanks):
    """Verbs of a GPU's buffers stand in its stream; `moves_host`: of others gloo's do as ever.

    A GPU goes on while its host waits for another. The stub does not, so before a verb of hosts its
    stream is brought to its end: others may have come to what it has yet to begin.
    """

    def __init__(self, stub: TorchStub, group: Any, *, moves_host: bool = True) -> None:
        super().__init__()
        self.in_stream, self._stub, self._beside = True, stub, group
        self.moves_host = moves_host

    def _paired(self, moves: Sequence[tuple[Any, Any, int]]) -> Sequence[Any]:
        if not moves or not moves[0][1].is_cuda:
            assert self._stub.driver.drain() == 0
            return super()._paired(moves)
        call = distributed.P2POp
        found = [call(verb, tensor.here, rank, self._beside) for verb, tensor, rank in moves]
        device = moves[0][1].device
        self._stub.run("nccl", device, partial(_done, distributed.batch_isend_irecv, found))
        return ()

    def broadcast(self, buffer: Any, source: int, phase: str) -> Any:
        whole = self._moved(buffer, back := [])
        if not whole.is_cuda:
            assert self._stub.driver.drain() == 0
            return super().broadcast(buffer, source, phase)
        call = partial(distributed.broadcast, whole.here, source, self._beside)
        self._stub.run("nccl", whole.device, call)
        return self._work(lambda: _Done(), phase, whole, back)


class _Done:
    def wait(self, *_: Any) -> None:
        """It is in the stream."""


def _done(call: Any, found: Any) -> None:
    for work in call(found):
        work.wait()


def drawn(seed: int) -> list[Tensor]:
    source = torch.Generator().manual_seed(seed)
    return [torch.randn(s, generator=source) for s in SHAPES]


def grads_of(rank: int, step: int) -> list[Any]:
    """In the second step a parameter has no gradient."""
    found: list[Any] = drawn(1 + 10 * step + rank)
    if step == 1:
        found[2] = None
    return found


def groups(params: Sequence[Any]) -> list[dict[str, Any]]:
    return [{"params": [*params[:2]]}, {"params": [*params[2:]], "lr": 0.02}]


class OneProcess:
    """Arrays stepped by all ranks' gradients; the mean is in the spec."""

    def __init__(self, spec: str, count: int) -> None:
        self.arrays, self.count = [t.numpy() for t in drawn(0)], count
        whole = stepfuse.chain(mean_of_ranks(count), spec)
        self.made = stepfuse.Optimizer(groups(self.arrays), whole)

    def step(self, step: int) -> None:
        found = {
            piece(r): [None if g is None else g.numpy() for g in grads_of(r, step)]
            for r in range(self.count)
        }
        self.made.step(found.pop("grad"), aux=found)


class OnGpu:
    """A rank's parameters, and what steps them."""

    def __init__(self, spec: str, ranks: TorchRanks, **options: Any) -> None:
        begun = drawn(0) if ranks.rank == 0 else [torch.zeros(s) for s in SHAPES]
        self.device = device_of(ranks)
        self.params = [torch.nn.Parameter(p.to(self.device)) for p in begun]
        self.rank = ranks.rank
        self.made = ours.Sharded(groups(self.params), spec, ranks, bucket=40_000, **options)

    def set_grads(self, step: int) -> None:
        for param, grad in zip(self.params, grads_of(self.rank, step), strict=True):
            param.grad = None if grad is None else grad.to(self.device)

    def step(self, step: int) -> None:
        self.set_grads(step)
        self.made.step()

    def check(self, one: OneProcess) -> None:
        for n, (mine, wanted) in enumerate(zip(self.params, one.arrays, strict=True)):
            assert np.array_equal(mine.detach().cpu().numpy(), wanted), n
        for name, numbers in one.made.numbers.items():
            assert np.array_equal(self.made.numbers[name], numbers), name


def device_of(ranks: TorchRanks) -> str:
    """A GPU for each rank, as many as there are; the stub has one in each process."""
    return f"cuda:{ranks.rank % torch.cuda.device_count()}"


def trial(spec: str, ranks: TorchRanks, waits: Callable[[], bool] | None = None) -> None:
    """Steps, and a checkpoint that one process and other ranks load.

    `waits` says whether the host has waited since it was asked last.
    """
    one, mine = OneProcess(spec, ranks.count), OnGpu(spec, ranks)
    for step in range(STEPS):
        one.step(step)
        mine.set_grads(step)
        begun = waits and waits()
        mine.made.step()
    assert waits is None or begun is None or waits() != (ranks.in_stream and ranks.moves_host)
    mine.check(one)
    how = "stand in the stream" if ranks.in_stream else "pass through the host, which waits"
    said = mine.made.explain()
    assert f"messages and gathers of {mine.device} {how}" in said, said
    assert f"torn, until a checkpoint is loaded: a step on {mine.device} counts itself" in said
    checkpoints(spec, one, mine, ranks)


def checkpoints(spec: str, one: OneProcess, mine: OnGpu, ranks: TorchRanks) -> None:
    """Saved by all, loaded by all and by one process; state dicts too."""
    folder = [tempfile.mkdtemp() if ranks.rank == 0 else ""]
    distributed.broadcast_object_list(folder, device=torch.device("cpu"))
    mine.made.save(Path(folder[0]) / "saved", params=True)
    others = OneProcess(spec, ranks.count), OnGpu(spec, ranks), OnGpu(spec, ranks)
    alone, again, by_dict = others
    alone.made.load(Path(folder[0]) / "saved", params=True, other_spec=True)
    again.made.load(Path(folder[0]) / "saved", params=True)
    by_dict.made.load_state_dict(mine.made.state_dict(full=True))
    for theirs, param in zip(by_dict.params, mine.params, strict=True):
        theirs.data.copy_(param.detach())
    for each in (one, mine, *others):
        each.step(7)
    assert all(map(np.array_equal, one.arrays, alone.arrays))
    for each in (mine, again, by_dict):
        each.check(one)


def captured(ranks: TorchRanks) -> None:
    """A step that is captured is one at each replay; one that is no replay may come between."""
    one, mine = OneProcess(SPECS[0], ranks.count), OnGpu(SPECS[0], ranks)
    for step in (0, 2):
        one.step(step)
        mine.step(step)
    mine.set_grads(3)
    kept = [p.grad for p in mine.params]
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        mine.made.step()
    for step in (4, 5, 6):
        for grad, new in zip(kept, grads_of(ranks.rank, step), strict=True):
            grad.copy_(new)
        graph.replay()
        one.step(step)
        if step == 5:
            one.step(8)
            mine.step(8)
    mine.check(one)


def refusals(ranks: TorchRanks, gpu: Driver, stub: TorchStub) -> None:
    """Said on every rank alike, before anything moves."""
    for options, said in (
        ({"wire": "bf16"}, "gradients travel as they are so far"),
        ({"overlap": True}, "stands behind the step in the stream anyway"),
        ({"free_gradients": True}, "gradients stay so far"),
        ({"repeatable": True}, "a step that has begun has counted itself"),
        ({"combine": "adasum"}, "the mean of gradients is taken so far"),
    ):
        with pytest.raises(stepfuse.BindError, match=f"parameters are on cuda:0, where .*{said}"):
            OnGpu(SPECS[0], ranks, **options)
    mine = OnGpu(SPECS[0], ranks)
    mine.step(0)
    mine.set_grads(2)
    mine.made.grad_scale, mine.made.found_inf = torch.tensor(2.0), torch.tensor(0.0)
    with pytest.raises(stepfuse.BindError, match="a GradScaler divides gradients on cuda:0"):
        mine.made.step()
    del mine.made.grad_scale, mine.made.found_inf
    if ranks.rank:
        mine.made.param_groups[0]["lr"] = 0.5
    with pytest.raises(stepfuse.BindError, match=r"ranks disagree on lr of group 0: 0.5 on rank 1"):
        mine.made.step()
    mine.made.param_groups[0]["lr"] = 0.01
    assert mine.made.numbers["t"] == 1.0
    if not (ranks.in_stream and ranks.moves_host):
        why = "begin it with 'cpu:gloo" if ranks.in_stream else "pass through the host, which no"
        with stub.stream(7):
            gpu.capture(7)
            with pytest.raises(stepfuse.BindError, match=f"on cuda:0 a step is captured, .*{why}"):
                mine.made.step()
            assert gpu.captured() == []
    mine.step(2)
    assert mine.made.numbers["t"] == 2.0
    with pytest.raises(stepfuse.BindError, match="groups are not added to parameters on cuda:0"):
        mine.made.add_param_group({"params": [torch.nn.Parameter(torch.ones(3).to("cuda:0"))]})


def waits_of(gpu: Driver) -> Callable[[], bool]:
    """What says whether the host has waited for the stub since it was asked last."""

    def waited() -> bool:
        found = any(e[0] in ("sync", "synchronize", "down") for e in gpu.log)
        gpu.log.clear()
        return found

    return waited


def over_stub(engines: Sequence[str], specs: Sequence[str]) -> None:
    """Everything, over some engines of the stub."""
    distributed.init_process_group("gloo", timeout=LIMIT)
    gpu = Driver(lazy=True)
    devices._here = devices.Devices(lambda: gpu)
    with pytest.MonkeyPatch.context() as patch, torch_over(gpu, patch) as stub:
        beside = distributed.new_group(backend="gloo", timeout=LIMIT)
        for engine in engines:
            ranks = TorchRanks(timeout=30)
            if engine != "gloo":
                ranks = InStream(stub, beside, moves_host=engine == "nccl")
            for spec in specs:
                trial(spec, ranks, waits_of(gpu))
            refusals(ranks, gpu, stub)
            if engine == "nccl":
                captured(ranks)
            assert gpu.drain() == 0


def over_gpus(engine: str, specs: Sequence[str]) -> None:
    """The same over GPUs; by gloo ranks may share one."""
    backends = {"gloo": "gloo", "nccl": "cpu:gloo,cuda:nccl", "alone": "nccl"}
    torch.cuda.set_device(int(os.environ["RANK"]) % torch.cuda.device_count())
    distributed.init_process_group(backends[engine])
    ranks = TorchRanks(timeout=60)
    for spec in specs:
        trial(spec, ranks)
    if engine == "nccl":
        captured(ranks)


def main(where: str, engines: str = "gloo,nccl,alone", *specs: str) -> None:
    """`where` is stub or gpu; of GPUs one engine at a time."""
    if where == "stub":
        over_stub(engines.split(","), specs or SPECS)
    else:
        over_gpus(engines, specs or SPECS)
    print("the bits of one process")
    distributed.destroy_process_group()


if __name__ == "__main__":
    main(*sys.argv[1:])
