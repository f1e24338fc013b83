"""Gradients that are late: beside the papers' formulas in f64, and replayed to the bit."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.ir.errors import BindError, OptionError
from stepfuse.ranks.delayed import Arrival, Server, VirtualClock, Worker, replay
from stepfuse.ranks.delayed.of_ranks import RankServer, serve
from stepfuse.ranks.delayed.shared_arrays import SharedArrays
from stepfuse.ranks.protocol import RanksError
from stepfuse.ranks.threads import ThreadRanks, on_threads

from tests.ranks.replicas import Array, Shape, arrays
from tests.support.oracles.numeric import same_bits

SHAPES: tuple[Shape, ...] = ((30, 20), (1500,), (), (0,))
COMPENSATED = "delay_compensated(lam=0.5)+adamw"
MODES: tuple[tuple[str, dict[str, Any]], ...] = (
    (COMPENSATED, {}),
    ("momentum", {"by_staleness": True}),
    ("clip_by_global_norm(max_norm=1.0)+adamw", {"backup": 1}),
)


def work(worker: int, number: int, params: Sequence[Array]) -> list[Array]:
    """Gradients that depend on who gives them, when, and at what."""
    noise = arrays(100 * worker + number, SHAPES)
    return [np.array(0.5 * p + g, p.dtype) for p, g in zip(params, noise, strict=True)]


def server_of(spec: str, workers: int = 3, **options: Any) -> tuple[Server, list[Array]]:
    params = [a.copy() for a in arrays(0, SHAPES)]
    return Server(params, spec, workers, threads=1, lr=0.05, **options), params


# ------------------------------------------------------------------ the formulas


class Formula:
    """SGD by gradients that are late, in f64: what each worker has read, and who is awaited."""

    def __init__(self, lam: float = 0.0, by_staleness: bool = False, needed: int = 0) -> None:
        self.params = [a.astype(np.float64) for a in arrays(0, SHAPES)]
        self.lam, self.by_staleness, self.needed = lam, by_staleness, needed
        self.history = [self.params]
        self.taken: dict[int, list[Array]] = {}

    def arrive(self, worker: int, version: int, number: int) -> None:
        old, late = self.history[version], len(self.history) - 1 - version
        grads = work(worker, number, old)
        if self.needed:
            if late:
                return
            self.taken[worker] = grads
            if len(self.taken) < self.needed:
                return
            every = [self.taken[n] for n in sorted(self.taken)]
            grads = [np.mean(g, axis=0) for g in zip(*every, strict=True)]
            self.taken = {}
        rate = 0.05 / max(1, late) if self.by_staleness else 0.05
        each = zip(self.params, grads, old, strict=True)
        self.params = [p - rate * (g + self.lam * g * g * (p - o)) for p, g, o in each]
        self.history.append(self.params)


@pytest.mark.parametrize(
    ("spec", "options", "formula"),
    [
        ("delay_compensated(lam=0.5)+sgd", {}, Formula(lam=0.5)),
        ("sgd", {"by_staleness": True}, Formula(by_staleness=True)),
        ("delay_compensated+sgd", {"by_staleness": True}, Formula(0.04, by_staleness=True)),
        ("sgd", {"backup": 1}, Formula(needed=3)),
        ("sgd", {"backup": 3}, Formula(needed=1)),
    ],
)
def test_steps_are_the_papers(spec: str, options: Any, formula: Formula) -> None:
    server, params = server_of(spec, 4, **options)
    VirtualClock([1.0, 0.7, 1.0, 2.5], spread=0.3, seed=1).run(server, work, 40)
    numbers = [0] * 4
    for worker, version in server.arrivals:
        formula.arrive(worker, version, numbers[worker])
        numbers[worker] += 1
    assert server.version == len(formula.history) - 1 > 8
    for found, wanted in zip(params, formula.params, strict=True):
        np.testing.assert_allclose(found, wanted, rtol=2e-5, atol=2e-6)


def test_a_compensated_step_of_adamw_is_one_sweep_of_32_bytes() -> None:
    optimizer = server_of(COMPENSATED)[0].optimizer
    assert optimizer.bytes_per_param == 32
    assert "1 sweep" in optimizer.explain()


# ------------------------------------------------------------------ the clock


def test_equal_workers_are_late_by_the_number_of_the_others() -> None:
    server, _ = server_of("sgd", 9)
    clock = VirtualClock([2.0] * 9)
    clock.run(server, work, 36)
    late = [at - version for at, (_, version) in enumerate(server.arrivals)]
    assert late[9:] == [8] * 27 and late[:9] == [*range(9)]
    assert [worker for worker, _ in server.arrivals] == [*range(9)] * 4
    assert clock.now == 8.0


def test_backup_workers_do_not_wait_for_the_slowest() -> None:
    seconds = {}
    for backup in (0, 1):
        server, _ = server_of("sgd", 4, backup=backup)
        clock = VirtualClock([1.0, 1.0, 1.0, 7.0])
        clock.run(server, work, 28)
        seconds[backup] = clock.now / server.version
    assert seconds[0] == 7.0 and seconds[1] < 1.2


# ------------------------------------------------------------------ replays


def by_ranks(
    spec: str, steps: int, ranks: Any, at: int = 0, **options: Any
) -> tuple[Server, list[Array]] | None:
    """What the server, of the rank `at`, has when all workers have left."""
    if ranks.rank != at:
        there = RankServer(ranks, at)
        Worker(there, there.number, timeout=10).run(work, steps)
        there.leave()
        return None
    server, params = server_of(spec, ranks.count - 1, **options)
    serve(server, ranks)
    return server, params


def is_replayed(
    spec: str, workers: int, schedule: Sequence[Arrival], params: Sequence[Array], **options: Any
) -> bool:
    """Whether one thread has the same bits by the schedule."""
    again, found = server_of(spec, workers, **options)
    replay(again, schedule, work)
    return again.arrivals == schedule and all(map(same_bits, found, params))


@pytest.mark.parametrize(("spec", "options"), MODES)
def test_what_threads_did_is_replayed_to_the_bit(spec: str, options: dict[str, Any]) -> None:
    (done, *_) = on_threads(4, lambda ranks: by_ranks(spec, 24, ranks, **options), 10)
    assert done is not None
    server, params = done
    assert server.version >= 24 and {a.worker for a in server.arrivals} == {0, 1, 2}
    assert is_replayed(spec, 3, server.arrivals, params, **options)


@pytest.mark.parametrize(("spec", "options"), MODES)
def test_what_the_clock_did_is_replayed_to_the_bit(spec: str, options: dict[str, Any]) -> None:
    server, params = server_of(spec, **options)
    VirtualClock([1.0, 1.3, 3.0], spread=0.5, seed=7).run(server, work, 40)
    assert is_replayed(spec, 3, server.arrivals, params, **options)
    other, _ = server_of(spec, **options)
    VirtualClock([1.0, 1.3, 3.0], spread=0.5, seed=8).run(other, work, 40)
    assert other.arrivals != server.arrivals


# ------------------------------------------------------------------ what is refused


@pytest.mark.parametrize(
    ("spec", "workers", "options", "error", "message"),
    [
        ("sgd", 0, {}, ValueError, "workers: expected 1 or more, got 0"),
        ("sgd", 3, {"backup": -1}, ValueError, "backup: expected 0 to 2 of 3 workers, got -1"),
        ("sgd", "3", {}, ValueError, "workers: expected 1 or more, got '3'"),
        ("sgd", 3, {"backup": 0.5}, ValueError, "backup: expected 0 to 2 of 3 workers, got 0.5"),
        ("sgd", 3, {"by_staleness": "no"}, OptionError, "by_staleness: expected True or False"),
        ("sgd", 3, {"pieces": 2}, TypeError, "no hyper-parameter 'pieces'"),
        ("sgd", 3, {"backup": 3}, ValueError, "got 3: the others make a step"),
        (COMPENSATED, 3, {"backup": 1}, OptionError, "no delay to compensate"),
        (
            "prodigy+lr:cosine_decay",
            3,
            {"by_staleness": True},
            OptionError,
            "'lr', and .* has none",
        ),
        ("thor", 3, {}, OptionError, "reads the extra inputs"),
    ],
)
def test_a_server_that_cannot_be(
    spec: str, workers: int, options: Any, error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        Server(arrays(0, ((8, 8),)), spec, workers, **options)


def test_what_does_not_fit_moves_nothing() -> None:
    server, params = server_of(COMPENSATED)
    good = work(0, 0, params)
    for worker, grads, message in (
        (0, good, "worker 0 gives gradients and has not pulled"),
        (3, good, "no worker 3: they are 0 to 2"),
        (-1, good, "no worker -1"),
        (1, good[:-1], "expected 4 gradients, .* got 3"),
        (1, [good[1], *good[1:]], r"tensor 0, %grad: expected shape \(30, 20\)"),
        (1, [None] * len(good), "worker 1: expected a gradient of one parameter at least"),
    ):
        server.pull(1)
        with pytest.raises((BindError, ValueError), match=message):
            server.push(worker, grads)
    more = np.ones(5, np.float32)
    server.optimizer.add_group({"params": [more]})
    with pytest.raises(BindError, match=r"%stale: expected a list of 5 arrays"):
        server.push(1, [*good, more.copy()])
    good.append(more.copy())
    assert server.version == 0 and not server.arrivals
    assert all(map(same_bits, params, arrays(0, SHAPES)))
    server.pull(1)
    assert server.push(1, good)


def test_the_rate_is_as_it_was_where_a_step_is_refused() -> None:
    server, _ = server_of("sgd", by_staleness=True)
    for worker in (0, 1, 2):
        server.pull(worker)
    for worker in (0, 1, 2):
        server.push(worker, work(worker, 0, arrays(0, SHAPES)))
    assert server.optimizer.groups[0]["lr"] == 0.05
    server.optimizer.groups[0]["lr"] = lambda step: 0.1
    with pytest.raises(OptionError, match="a list or function for it: give a number"):
        server.push(0, work(0, 1, arrays(0, SHAPES)))
    assert server.version == 3


@pytest.mark.parametrize(
    ("schedule", "message"),
    [
        ([(0, 0), (3, 0)], "arrival 1 is of worker 3: the server has 0 to 2"),
        ([(0, 0), (1, 2)], r"arrival 1 is of worker 1 at version 2: it can have read 0 to 1"),
        ([(0, 0), (0, 1), (0, 0)], "arrival 2 is of worker 0 at version 0: .* 1 to 2"),
    ],
)
def test_a_schedule_that_cannot_have_been(schedule: Any, message: str) -> None:
    server, params = server_of("sgd")
    with pytest.raises(ValueError, match=message):
        replay(server, [Arrival(*one) for one in schedule], work)
    assert server.version == 0 and all(map(same_bits, params, arrays(0, SHAPES)))


@pytest.mark.parametrize(
    ("seconds", "options", "message"),
    [
        ([], {}, "a positive number a worker"),
        ([1.0, 0.0, 1.0], {}, "a positive number"),
        (3.0, {}, "a positive number a worker, got 3.0"),
        ([1.0] * 3, {"spread": "much"}, "spread: expected 0 or more, got 'much'"),
        ([1.0] * 3, {"spread": -1.0}, "spread: expected 0 or more, got -1.0"),
        ([1.0, 1.0], {}, "the clock has 2 workers, the server 3"),
    ],
)
def test_a_clock_that_cannot_be(seconds: Any, options: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        VirtualClock(seconds, **options).run(server_of("sgd")[0], work, 1)


def test_workers_over_ranks_are_told_what_is_wrong_and_go_on() -> None:
    def job(ranks: ThreadRanks) -> list[str]:
        if not ranks.rank:
            server, _ = server_of("sgd", 2)
            serve(server, ranks)
            return [str(server.version)]
        there, said = RankServer(ranks), list[str]()
        params = [*(there.pull(there.number) or ((), ()))[1]]
        for grads in ([params[1], *params[1:]], params[:2]):
            with pytest.raises(BindError) as caught:
                there.push(there.number, grads)
            said.append(str(caught.value))
        with pytest.raises(ValueError, match=r"rank [12] is worker [01], not 7"):
            there.pull(7)
        there.push(there.number, [None, *params[1:]])
        there.leave()
        return said

    found = on_threads(3, job, 10)
    assert found[0] == ["2"]
    assert found[1] == found[2] and "expected shape (30, 20)" in found[1][0]
    assert found[1][1] == "expected 4 arrays, got 2"


def test_a_server_of_another_number_of_workers_is_refused() -> None:
    view = ThreadRanks.of(3)[0]
    with pytest.raises(BindError, match="3 ranks are a server and 2 workers; the server was made"):
        serve(server_of("sgd", 5)[0], view)


def test_a_server_that_is_gone_is_named_within_the_time_out() -> None:
    def job(ranks: ThreadRanks) -> str:
        if not ranks.rank:
            server, _ = server_of("sgd", 2)
            ranks.receive_any(np.zeros(2, np.int64), "the first request")
            ranks.leave("it was ended")
            return str(server.version)
        with pytest.raises(RanksError) as caught:
            RankServer(ranks)
        return str(caught.value)

    begin = time.monotonic()
    _, first, second = on_threads(3, job, 5)
    assert time.monotonic() - begin < 5
    for worker, said in enumerate((first, second)):
        assert said.startswith(f"worker {worker}: the server, rank 0, is gone: ")


def test_a_worker_that_is_gone_is_named() -> None:
    def job(ranks: ThreadRanks) -> str:
        if ranks.rank:
            RankServer(ranks)
            return ""
        with pytest.raises(RanksError) as caught:
            serve(server_of("sgd", 1)[0], ranks)
        return str(caught.value)

    found = on_threads(2, job, 0.2)
    assert found[0] == (
        "rank 0 of 2, waiting for workers (rank 1): rank 1 did not come within 0.2 s"
    )


def test_a_worker_does_not_wait_for_ever_for_a_mean() -> None:
    server, _ = server_of("sgd", 3, backup=1)
    worker = Worker(server, 0, timeout=0.01)
    grads = work(0, 0, worker.pull().params)
    worker.push(grads)
    with pytest.raises(BindError, match="worker 0 has given its gradients of version 0"):
        worker.push(grads)
    with pytest.raises(RanksError, match=r"worker 0 has waited 0.01 s for the next version"):
        worker.pull()


def stepped(shared: SharedArrays) -> None:
    optimizer = sf.Optimizer(shared.arrays, "momentum", threads=1, lr=0.5)
    for _ in range(3):
        optimizer.step([np.ones_like(a) for a in shared.arrays])


def test_another_process_steps_the_same_memory() -> None:
    shared = SharedArrays([*arrays(0, SHAPES)])
    assert all(a.ctypes.data % 64 == 0 for a in shared.arrays if a.size)
    child = multiprocessing.get_context("spawn").Process(target=stepped, args=(shared,))
    child.start()
    child.join(60)
    expected = SharedArrays([*arrays(0, SHAPES)])
    stepped(expected)
    assert child.exitcode == 0
    assert all(map(same_bits, shared.arrays, expected.arrays))
    with pytest.raises(BindError, match="expected a list of NumPy arrays to share, got 3"):
        SharedArrays(3)  # pyright: ignore[reportArgumentType]


def test_parameters_of_16_bits_travel() -> None:
    import ml_dtypes

    def job(ranks: ThreadRanks) -> Any:
        if ranks.rank:
            there = RankServer(ranks)
            (param,) = (there.pull(0) or ((), ()))[1]
            assert param.dtype == ml_dtypes.bfloat16 and not param.flags.writeable
            there.push(0, [param.astype(np.float32)])
            there.leave()
            return None
        params = [np.ones(9, ml_dtypes.bfloat16)]
        serve(Server(params, "sgd", 1, dtypes="param=bf16", lr=0.5, threads=1), ranks)
        return params[0]

    found = on_threads(2, job, 10)[0]
    assert same_bits(found, np.full(9, 0.5, ml_dtypes.bfloat16))
