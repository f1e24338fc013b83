"""Steps on torch's own threads: the same bits; on the pool's where those are not to be had."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import stepfuse.torch as ours
import torch
from stepfuse.backends.native.team import SYMBOLS
from stepfuse.interop.torch.engines import openmp_team
from torch.nn import Parameter

from tests.support.processes.forked import run_python

torch_team = openmp_team.torch_team_of(threading.get_ident())
pytestmark = pytest.mark.skipif(torch_team is None, reason="this torch has no OpenMP that is known")


@pytest.fixture(autouse=True)
def threads_as_before() -> Iterator[None]:
    threads = torch.get_num_threads()
    yield
    torch.set_num_threads(threads)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many threads each step on a team had; steps of any size do."""
    found: list[int] = []
    plain = openmp_team.TorchTeam.run

    def counted(self: openmp_team.TorchTeam, walk: Any, threads: int) -> None:
        found.append(threads)
        self._rest = 0  # late or not, which the load decides
        plain(self, walk, threads)
        self._rest = 0

    assert torch_team is not None
    torch_team._rest = 0  # steps of other tests may have found a late thread
    monkeypatch.setattr(openmp_team, "FROM", 1)
    monkeypatch.setattr(openmp_team.TorchTeam, "run", counted)
    return found


def train(name: str, threads: list[int]) -> list[torch.Tensor]:
    """Steps of some threads each over a few tensors of several chunks."""
    torch.manual_seed(0)
    params = [Parameter(torch.randn(size)) for size in ((300, 400), (7,), (90_000,), (64, 33))]
    optimizer = getattr(ours, name)(params, lr=0.01)
    for number, count in enumerate(threads):
        torch.set_num_threads(count)
        torch.manual_seed(number)
        for param in params:
            param.grad = torch.randn(param.shape)
        optimizer.step()
    states = [v for p in params for v in optimizer.state[p].values()]
    return [p.detach().clone() for p in params] + states


@pytest.mark.parametrize("name", ["AdamW", "Adafactor", "LAMB"])
def test_any_team_gives_the_same_bits(name: str, asked: list[int]) -> None:
    """And the number of threads is asked at each step."""
    alone = train(name, [1] * 6)
    assert asked == []
    several = train(name, [2, 2, 3, 1, 4, 2])
    assert asked == [2, 2, 3, 4, 2]
    for one, other in zip(alone, several, strict=True):
        assert torch.equal(one, other)


def test_another_thread_takes_the_pool(asked: list[int]) -> None:
    """Its first parallel region would make it a team of its own."""
    torch.set_num_threads(2)
    param = Parameter(torch.ones(100_000))
    optimizer = ours.SGD([param], lr=1.0)
    param.grad = torch.ones(100_000)
    thread = threading.Thread(target=optimizer.step)
    thread.start()
    thread.join()
    assert asked == []
    optimizer.step()
    assert asked == [2] and torch.equal(param, torch.full((100_000,), -1.0))


CHILD = """
import os, signal, torch, stepfuse.torch
from stepfuse.interop.torch.engines import openmp_team
openmp_team.FROM = 1
torch.set_num_threads(2)
param = torch.nn.Parameter(torch.ones(1 << 20))
optimizer = stepfuse.torch.SGD([param], lr=1.0)
param.grad = torch.ones(1 << 20)
for _ in range(3):
    optimizer.step()
torch_team = optimizer._engines[0][0].stepper.calls[0]._team
assert torch_team._good + torch_team._pause
child = os.fork()
if child == 0:
    signal.alarm(60)  # a region there would wait for workers that do not exist
    for _ in range(3):
        torch_team._rest = 0  # were threads late or not
        optimizer.step()
    os._exit(0 if (param.detach().numpy() == -5.0).all() else 1)
assert os.waitpid(child, 0)[1] == 0
optimizer.step()
assert (param.detach().numpy() == -3.0).all()
print("done")
"""


def test_a_forked_child_takes_the_pool(tmp_path: Path) -> None:
    ran = run_python(["-c", CHILD], tmp_path, os.environ, timeout=200)
    assert ran.stdout == "done\n", ran.stderr


class Scripted:
    """A team that is late when it is told to be."""

    def __init__(self, late: list[bool]) -> None:
        self.late, self.runner, self.steps = late, 0, list[int]()

    def of(self, threads: int) -> int:
        return threads

    def was_late(self) -> bool:
        return self.late.pop(0) if self.late else False


class Walk:
    most = 1 << 30

    def __init__(self) -> None:
        self.took: list[str] = []

    def on_team(self, *_: int) -> None:
        self.took.append("team")

    def on_pool(self, _: int) -> None:
        self.took.append("pool")


def taken(late: list[bool], steps: int) -> list[tuple[str, int]]:
    """Who took the steps, in runs."""
    torch.set_num_threads(2)
    made = openmp_team.TorchTeam({name: 0 for name in SYMBOLS}, threading.get_ident())
    made.team = Scripted(late)  # type: ignore[assignment]
    walk, runs = Walk(), list[tuple[str, int]]()
    step = openmp_team.TeamStep(walk, made)
    for _ in range(steps):
        step()
    for who in walk.took:
        count = runs.pop()[1] if runs and runs[-1][0] == who else 0
        runs.append((who, count + 1))
    return runs


def test_after_late_threads_the_pool_takes_some_steps() -> None:
    """Twice as many each time; as few as at first after as many good steps."""
    assert taken([False, True], 100) == [("team", 2), ("pool", 64), ("team", 34)]
    found = taken([True] * 4, 700)
    assert found[:7:2] == [("team", 1)] * 4
    assert found[1::2] == [("pool", 64), ("pool", 128), ("pool", 256), ("pool", 248)]
    again = taken([True] + [False] * 64 + [True], 300)
    assert again == [("team", 1), ("pool", 64), ("team", 65), ("pool", 64), ("team", 106)]
    assert max(n for who, n in taken([True] * 20, 20_000) if who == "pool") == openmp_team.LAST


def test_without_a_known_library_the_pool_takes_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openmp_team, "torch_team_of", lambda _: None)
    param = Parameter(torch.ones(100_000))
    optimizer = ours.SGD([param], lr=1.0)
    param.grad = torch.ones(100_000)
    optimizer.step()
    assert torch.equal(param, torch.zeros(100_000))
    assert not isinstance(optimizer._engines[0][0].stepper.calls[0], openmp_team.TeamStep)


def test_torch_keeps_its_floating_point_mode(asked: list[int]) -> None:
    """Flushed denormals do not reach the step, and are flushed again after it."""
    torch.set_num_threads(2)
    made: list[torch.Tensor] = []
    for flush in (False, True):
        if not torch.set_flush_denormal(flush):
            pytest.skip("this processor does not flush denormals")
        try:
            param = Parameter(torch.full((100_000,), 3e-38))
            optimizer = ours.SGD([param], lr=1.0)
            param.grad = torch.full((100_000,), 2.9e-38)
            optimizer.step()
            tiny = torch.full((4,), 1e-38) * torch.full((4,), 0.1)
            assert (float(tiny[0]) == 0.0) is flush
        finally:
            torch.set_flush_denormal(False)
        made.append(param.detach())
    assert float(made[0][0]) > 0.0 and torch.equal(*made)
    assert len(asked) == 2
