"""0/1 Adam over ranks beside its authors' code, in f64; what it keeps and refuses."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from stepfuse.ir.errors import BindError, StepfuseError
from stepfuse.ranks.here import SingleRank
from stepfuse.ranks.local.zero_one_adam import ZeroOneAdam
from stepfuse.ranks.onebit_adam import OneBitAdam
from stepfuse.ranks.protocol import RanksError
from stepfuse.ranks.threads import ThreadRanks, on_threads

from tests.ranks.replicas import Array
from tests.ranks.test_onebit_adam import HYPERS, SHAPES, arrays, gradients, signs
from tests.support.oracles.numeric import same_bits

WHEN = {
    "var_freeze_step": 7,  # the variance in steps 1, 2, 4 and 6
    "var_update_scaler": 2,
    "local_step_scaler": 3,  # ranks meet in 8, 9, 10, then in 12, 15, 18
    "local_step_clipper": 3,
}
STEPS, ALONE = 18, 14


class Reduced:
    """DeepSpeed's `compressed_allreduce` of one tensor, of all workers."""

    def __init__(self, count: int, shape: tuple[int, ...]) -> None:
        self.lost, self.lost_by_server = [np.zeros(shape) for _ in range(count)], np.zeros(shape)

    def __call__(self, given: list[Array]) -> Array:
        totals = [x + lost for x, lost in zip(given, self.lost, strict=True)]
        self.lost = [total - signs(total) for total in totals]
        mean = sum(map(signs, totals)) / len(given) + self.lost_by_server
        self.lost_by_server = mean - signs(mean)
        return signs(mean)


def authors(count: int) -> list[Array]:
    """zoadam.py's step, without its first call, of all workers, in f64."""
    lr, b1, b2, eps, decay = HYPERS.values()
    found: list[Array] = []
    for n, start in enumerate(arrays(0, SHAPES)):
        x = [start.astype(np.float64) for _ in range(count)]
        m, u = ([np.zeros(start.shape) for _ in range(count)] for _ in range(2))
        v, reduced, lrs = np.zeros(start.shape), Reduced(count, start.shape), 0.0
        var_interval, var_counter, local_interval, local_counter = 1, 0, 1, 0
        for step in range(1, STEPS + 1):
            g = [gradients(rank, step)[n].astype(np.float64) for rank in range(count)]
            frozen = step > WHEN["var_freeze_step"]
            if step == WHEN["var_freeze_step"] + 1:
                reduced = Reduced(count, start.shape)
            if not frozen and step % var_interval == 0:
                g = [sum(g) / count] * count
                v = b2 * v + (1 - b2) * g[0] ** 2
                var_counter += 1
                if var_counter == WHEN["var_update_scaler"]:
                    var_counter, var_interval = 0, 2 * var_interval
            elif not frozen:
                g = [reduced(g)] * count
            m = [b1 * a + (1 - b1) * b for a, b in zip(m, g, strict=True)]
            moved = [lr * (a / (np.sqrt(v) + eps) + decay * b) for a, b in zip(m, x, strict=True)]
            x = [a - b for a, b in zip(x, moved, strict=True)]
            if not frozen:
                continue
            lrs, u = lrs + lr, [a + b for a, b in zip(u, moved, strict=True)]
            if step % local_interval == 0:
                x = [a + b for a, b in zip(x, u, strict=True)]
                mean = reduced([a * (np.sqrt(v) + eps) for a in u])
                m = [mean / lrs] * count
                x = [a - mean / (np.sqrt(v) + eps) for a in x]
                u, lrs = [np.zeros(start.shape)] * count, 0.0
            local_counter += 1
            if local_counter == WHEN["local_step_scaler"]:
                local_counter = 0
                local_interval = min(WHEN["local_step_clipper"], 2 * local_interval)
        found.append(x[0])
    return found


def made(view: ThreadRanks, **options: Any) -> tuple[ZeroOneAdam, list[Array]]:
    params = [a.copy() for a in arrays(0, SHAPES)]
    return ZeroOneAdam(params, ranks=view, threads=1, **{**HYPERS, **WHEN, **options}), params


@pytest.mark.parametrize("count", [1, 2, 3])
def test_equals_the_authors_code(count: int) -> None:
    def work(view: ThreadRanks) -> tuple[list[Array], list[Array]]:
        optimizer, params = made(view)
        between: list[Array] = []
        for step in range(1, STEPS + 1):
            optimizer.step(gradients(view.rank, step))
            if step == ALONE:
                between = [p.copy() for p in params]
        assert optimizer.steps == STEPS and "in one step of 3; signs" in optimizer.explain()
        return params, between

    every = on_threads(count, work, 60)
    (wanted, alone), *others = every
    for params, between in others:
        assert all(map(same_bits, params, wanted))
        assert not same_bits(between[0], alone[0])
    for found, own in zip(wanted, authors(count), strict=True):
        np.testing.assert_allclose(found, own, rtol=1e-4, atol=2e-6)


@pytest.mark.parametrize("at", [5, 7, ALONE])
@pytest.mark.parametrize("is_file", [True, False])
def test_goes_on_from_what_was_kept(tmp_path: Path, at: int, is_file: bool) -> None:
    """Also from between two meetings; what was lost begins anew, on all that load."""

    def work(view: ThreadRanks) -> list[list[Array]]:
        optimizer, params = made(view)
        for step in range(1, at + 1):
            optimizer.step(gradients(view.rank, step))
        optimizer.save(tmp_path / "run", params=True)
        kept = optimizer.snapshot(params=True)
        found: list[list[Array]] = []
        other, others = made(view)
        for one, own in ((optimizer, params), (other, others)):
            if is_file:
                one.load(tmp_path / "run", params=True)
            else:
                one.restore(kept, params=True)
            for step in range(at + 1, STEPS + 1):
                one.step(gradients(view.rank, step))
            found.append([p.copy() for p in own])
        return found

    (a, b), (c, d) = on_threads(2, work, 60)
    assert all(same_bits(x, y) for other in (b, c, d) for x, y in zip(a, other, strict=True))


@pytest.mark.parametrize("at", [0, 2, 7, ALONE])
def test_what_does_not_fit_is_refused_and_nothing_moves(at: int) -> None:
    """On all ranks alike in steps in which they meet, else on the one whose gradients they are."""

    def work(view: ThreadRanks) -> list[str]:
        optimizer, params = made(view)
        for step in range(1, at + 1):
            optimizer.step(gradients(view.rank, step))
        kept = [*params, *(a for own in optimizer.state for a in own.values())]
        before, said = [a.copy() for a in kept], list[str]()
        grads: list[Any] = gradients(view.rank, 0)
        for wrong in ([None, *grads[1:]], [grads[0].astype(np.float64), *grads[1:]]):
            with pytest.raises(BindError) as caught:
                optimizer.step(wrong if view.rank else grads)
            said.append(str(caught.value))
        optimizer.groups[0]["lr"] = 0.5 if view.rank else 0.25
        with pytest.raises(BindError) as caught:
            optimizer.step(grads)
        said.append(str(caught.value))
        assert all(map(same_bits, kept, before)) and optimizer.steps == at
        return said

    words = "its gradient is missing", "expected dtype float32", "ranks disagree on lr"
    for first, second, part in zip(*on_threads(2, work, 60), words, strict=True):
        assert part in first and part in second


def test_arguments_are_refused_on_all_ranks_and_alone_where_ranks_do_not_meet() -> None:
    def work(view: ThreadRanks) -> list[str]:
        said: list[str] = []
        for name in WHEN:
            for number in (0, 9):
                with pytest.raises(StepfuseError, match=name) as refusal:
                    made(view, **({name: number} if view.rank else {}))
                said.append(str(refusal.value))
        optimizer, params = made(view)
        for step in range(1, 13):
            optimizer.step(gradients(view.rank, step))
        before = [p.copy() for p in params]
        with pytest.raises(BindError, match="its gradient is missing"):
            optimizer.step([None, *gradients(view.rank, 13)[1:]])
        optimizer.groups[0]["lr"] = 0.0
        with pytest.raises(BindError, match="lr: the sum"):
            optimizer.step(gradients(view.rank, 13))
        assert all(map(same_bits, params, before)) and optimizer.steps == 12
        return said

    on_threads(2, work, 60)


def test_ranks_that_fail_where_they_meet_go_on_from_what_was_kept() -> None:
    def work(view: ThreadRanks) -> list[list[Array]]:
        def fails(*_: Any) -> Any:
            raise RanksError("the network is gone")

        optimizer, params = made(view)
        for step in range(1, ALONE + 1):
            optimizer.step(gradients(view.rank, step))
        kept, found = optimizer.snapshot(params=True), list[list[Array]]()
        optimizer.restore(kept, params=True)
        for is_lost in (False, True):
            if is_lost:
                optimizer.restore(kept, params=True)
                with pytest.MonkeyPatch.context() as patch:
                    patch.setattr(view, "exchange", fails)
                    with pytest.raises(RanksError, match="is gone"):
                        optimizer.step(gradients(view.rank, ALONE + 1))
                with pytest.raises(BindError, match="half changed"):
                    optimizer.step(gradients(view.rank, ALONE + 1))
                optimizer.restore(kept, params=True)
            for step in range(ALONE + 1, STEPS + 1):
                optimizer.step(gradients(view.rank, step))
            found.append([p.copy() for p in params])
        return found

    for whole, lost in on_threads(2, work, 60):
        assert all(map(same_bits, whole, lost))


@pytest.mark.parametrize("kind", [OneBitAdam, ZeroOneAdam])
def test_rates_by_step_are_read_in_every_phase(kind: type[OneBitAdam | ZeroOneAdam]) -> None:
    when: dict[str, Any] = {"freeze_step": 3} if kind is OneBitAdam else {**WHEN}
    found: list[list[Array]] = []
    for is_given in (True, False):
        params = [a.copy() for a in arrays(0, SHAPES)]
        lr: Any = (lambda t: 0.1 / (1 + t)) if is_given else 0.1
        optimizer = kind(params, ranks=SingleRank(), threads=1, lr=lr, **when)
        for step in range(13):
            if not is_given:
                optimizer.groups[0]["lr"] = 0.1 / (1 + step)
            optimizer.step(gradients(0, step))
        found.append(params)
    assert all(map(same_bits, *found))
