"""`LocalSteps` among replicas of torchft, whose lighthouse runs here; the mean in f64."""

# pyright: reportMissingImports=false
from __future__ import annotations

import copy
import threading
from collections.abc import Callable
from datetime import timedelta
from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest
import stepfuse.torch as ours
import torch
from stepfuse.ir.errors import OptionError
from stepfuse.ranks.here import SingleRank
from torch.distributed import TCPStore

pytestmark = [
    pytest.mark.skipif(not find_spec("torchft"), reason="needs the extra `torchft`"),
    pytest.mark.filterwarnings("ignore:The 'warn' method:DeprecationWarning"),  # torchft's logs
    pytest.mark.filterwarnings("ignore:The given buffer is not writable:UserWarning"),
]
SECONDS = timedelta(seconds=10)
_SEED = torch.nn.Linear(40, 30)
EVERY = 3


class Replicas:
    """Some replicas, each a thread with a manager of its own, under one lighthouse."""

    def __init__(self, least: int) -> None:
        from torchft._torchft import LighthouseServer

        self.lighthouse = LighthouseServer(bind="[::]:0", min_replicas=least, join_timeout_ms=100)
        self.least, self.stores = least, list[TCPStore]()

    def manager(self, replica: int, **options: Any) -> Any:
        from torchft.manager import Manager
        from torchft.process_group import ProcessGroupGloo

        store = TCPStore("localhost", 0, is_master=True, wait_for_workers=False)
        self.stores.append(store)  # others connect to it
        known: dict[str, Any] = {
            "load_state_dict": None, "state_dict": None, "use_async_quorum": False,
            "rank": 0, "world_size": 1, "store_addr": "localhost", "store_port": store.port,
            "lighthouse_addr": self.lighthouse.address(), "replica_id": f"replica{replica}",
            "hostname": "localhost", "port": 0, "init_sync": False, "timeout": SECONDS,
            "quorum_timeout": SECONDS, "connect_timeout": SECONDS,
        }  # fmt: skip
        return Manager(pg=ProcessGroupGloo(), min_replica_size=self.least, **(known | options))

    def run(self, work: Callable[[int], Any], count: int) -> list[Any]:
        found: list[Any] = [None] * count
        errors: list[BaseException] = []

        def on(replica: int) -> None:
            try:
                found[replica] = work(replica)
            except BaseException as error:
                errors.append(error)

        threads = [threading.Thread(target=on, args=(n,), daemon=True) for n in range(count)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(30)
        self.lighthouse.shutdown()
        if errors:
            raise errors[0]
        return found


def gradient(replica: int, step: int) -> torch.Tensor:
    drawn = torch.Generator().manual_seed(10 * step + replica)
    return torch.randn(30, 40, generator=drawn)


def step(optimizer: Any, net: torch.nn.Linear, replica: int, number: int) -> None:
    net.weight.grad, net.bias.grad = gradient(replica, number), torch.zeros(30)
    optimizer.step()


def test_replicas_take_the_outer_step_by_the_mean_that_the_manager_takes() -> None:
    replicas = Replicas(2)

    def work(replica: int) -> np.ndarray[Any, Any]:
        net, manager = copy.deepcopy(_SEED), replicas.manager(replica)
        made = ours.LocalSteps(net, "sgd", every=EVERY, manager=manager, lr=0.1)
        for number in range(2 * EVERY):
            step(made, net, replica, number)
        assert manager.current_step() == 2 and made.fragments[0].steps == 2
        manager.shutdown(wait=False)
        return net.weight.detach().numpy()

    anchor = _SEED.weight.detach().double().numpy()
    momentum = np.zeros_like(anchor)
    for number in range(0, 2 * EVERY, EVERY):
        steps = [
            sum(gradient(r, n).double() for n in range(number, number + EVERY)) for r in range(2)
        ]
        delta = 0.1 * np.mean([one.numpy() for one in steps], axis=0)
        momentum = 0.9 * momentum + delta
        anchor = anchor - 0.7 * (delta + 0.9 * momentum)
    for found in replicas.run(work, 2):
        np.testing.assert_allclose(found, anchor, rtol=1e-5, atol=1e-5)


def test_a_replica_steps_as_torchfts_own_diloco_does() -> None:
    """SGD with Nesterov's momentum as its outer optimizer; the mean is of one replica."""
    replicas, others = Replicas(1), Replicas(1)

    def work(replica: int) -> None:
        from torchft.local_sgd import DiLoCo

        net, twin = copy.deepcopy(_SEED), copy.deepcopy(_SEED)
        managers = [one.manager(0) for one in (replicas, others)]
        made = ours.LocalSteps(net, "sgd", every=EVERY, manager=managers[0], lr=0.1)
        theirs = torch.optim.SGD(twin.parameters(), lr=0.1)
        outer = torch.optim.SGD(twin.parameters(), lr=0.7, momentum=0.9, nesterov=True)
        for number in range(3 * EVERY):
            step(made, net, 0, number)
        managers[0].shutdown(wait=False)
        with DiLoCo(managers[1], [twin], theirs, outer, sync_every=EVERY):
            for number in range(3 * EVERY):
                step(theirs, twin, 0, number)
        managers[1].shutdown(wait=False)
        torch.testing.assert_close(net.weight, twin.weight, rtol=1e-5, atol=1e-6)

    replicas.run(work, 1)
    others.lighthouse.shutdown()


def test_what_is_not_committed_is_undone() -> None:
    replicas = Replicas(1)

    def work(replica: int) -> None:
        net, manager = copy.deepcopy(_SEED), replicas.manager(replica)
        made = ours.LocalSteps(net, "sgd", every=EVERY, manager=manager, lr=0.1)
        for number in range(EVERY):
            if number == EVERY - 1:
                manager.report_error(RuntimeError("a wire was cut"))
                manager.start_quorum, kept = lambda: None, manager.start_quorum
                kept()
                manager.report_error(RuntimeError("a wire was cut"))
            step(made, net, replica, number)
        del manager.start_quorum
        assert torch.equal(net.weight, _SEED.weight) and made.fragments[0].steps == 0
        for number in range(EVERY):
            step(made, net, replica, number)
        assert not torch.equal(net.weight, _SEED.weight) and made.fragments[0].steps == 1
        manager.shutdown(wait=False)

    replicas.run(work, 1)


def test_a_replica_that_joins_heals_from_the_others() -> None:
    replicas, has_stepped = Replicas(1), threading.Event()

    def work(replica: int) -> list[np.ndarray[Any, Any]]:
        net = copy.deepcopy(_SEED) if replica == 0 else torch.nn.Linear(40, 30)
        if replica:
            assert has_stepped.wait(20)
        manager = replicas.manager(replica)
        made = ours.LocalSteps(net, "adamw", every=EVERY, manager=manager, lr=0.01)
        number = 0
        while manager.current_step() < 6:
            step(made, net, 0, number)
            number += 1
            if manager.current_step() == 2 and replica == 0:
                has_stepped.set()
                threading.Event().wait(0.5)  # until the other is at its first meeting
        manager.shutdown(wait=False)
        state = made.fragments[0].state[0]
        return [net.weight.detach().numpy(), *(np.array(state[n]) for n in ("anchor", "buf"))]

    first, second = replicas.run(work, 2)
    for found, other in zip(first, second, strict=True):
        np.testing.assert_array_equal(found, other)


def test_what_a_manager_cannot_be_is_refused() -> None:
    for options, said in (
        ({"manager": object()}, "expected a torchft.Manager, got <object"),
        ({"manager": object(), "ranks": SingleRank()}, "takes the place of ranks"),
    ):
        with pytest.raises(OptionError, match=said):
            ours.LocalSteps(copy.deepcopy(_SEED), "sgd", every=2, **options)
