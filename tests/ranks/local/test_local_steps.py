"""Ranks that step by themselves and meet: beside the equations in f64, and means to the bit."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.ir.errors import BindError, CheckpointError, OptionError
from stepfuse.ranks.combine import mean
from stepfuse.ranks.here import SingleRank
from stepfuse.ranks.local.local_steps import LocalSteps
from stepfuse.ranks.protocol import RanksError
from stepfuse.ranks.threads import ThreadRanks, on_threads

from tests.ranks.replicas import Array, arrays
from tests.support.oracles.numeric import same_bits

SHAPES = ((60, 50), (1,), (5000,), (7,))
OUTER = "momentum(lr=0.7, momentum=0.9, nesterov=True)"


def gradients(rank: int, step: int) -> list[Array]:
    return [g.copy() for g in arrays(100 * (rank + 1) + step, SHAPES)]


def start(rank: int = 0) -> list[Array]:
    return [p.copy() for p in arrays(rank, SHAPES)]


def trained(view: Any, steps: int, spec: str = "sgd(lr=0.01)", **options: Any) -> list[Array]:
    params = start()
    made = LocalSteps(params, spec, ranks=view, threads=1, **options)
    for step in range(steps):
        made.step(gradients(view.rank, step))
    return params


def by_the_equations(count: int, steps: int, every: int, firsts: list[int]) -> list[list[Array]]:
    """SGD with DiLoCo's outer step in f64; `firsts` has where each tensor is first averaged."""
    every_rank = [[p.astype(np.float64) for p in start()] for _ in range(count)]
    anchors = [p.copy() for p in every_rank[0]]
    momenta = [np.zeros_like(p) for p in anchors]
    for step in range(steps):
        for rank, params in enumerate(every_rank):
            for param, grad in zip(params, gradients(rank, step), strict=True):
                param -= 0.01 * grad
        for n, first in enumerate(firsts):
            if step + 1 >= first and (step + 1 - first) % every == 0:
                delta = anchors[n] - np.mean([params[n] for params in every_rank], axis=0)
                momenta[n] = 0.9 * momenta[n] + delta
                anchors[n] = anchors[n] - 0.7 * (delta + 0.9 * momenta[n])
                for params in every_rank:
                    params[n][...] = anchors[n]
    return every_rank


@pytest.mark.parametrize(
    ("count", "fragments", "firsts"), [(3, 1, [4] * 4), (2, 2, [2, 2, 4, 4]), (1, 1, [4] * 4)]
)
def test_diloco_is_its_equations(count: int, fragments: int, firsts: list[int]) -> None:
    wanted = by_the_equations(count, 9, 4, firsts)
    found = on_threads(count, lambda view: trained(view, 9, every=4, fragments=fragments))
    for mine, theirs in zip(found, wanted, strict=True):
        for got, expected in zip(mine, theirs, strict=True):
            np.testing.assert_allclose(got, expected, rtol=1e-5, atol=1e-6)


def test_ranks_that_meet_each_step_have_the_mean_of_their_parameters_to_the_bit() -> None:
    """By averaging; with an outer step of rate 1 too, where the differences are exact."""
    count, params = 3, start()
    for step in range(4):
        own = [[p.copy() for p in params] for _ in range(count)]
        for rank, mine in enumerate(own):
            sf.Optimizer(mine, "sgd(lr=0.01)", threads=1).step(gradients(rank, step))
        for param, *pieces in zip(params, *own, strict=True):
            mean(pieces, param)
    for found in on_threads(count, lambda view: trained(view, 4, every=1, outer=None)):
        assert all(map(same_bits, found, params))
    for found in on_threads(count, lambda view: trained(view, 4, every=1, outer="sgd(lr=1.0)")):
        for got, expected in zip(found, params, strict=True):
            np.testing.assert_allclose(got, expected, rtol=0, atol=3e-7)


def test_with_exact_numbers_it_is_the_step_by_the_mean_of_gradients() -> None:
    def work(view: ThreadRanks, make: Any, **options: Any) -> Array:
        param = np.full(5000, 8.0, np.float32)
        made = make([param], "sgd(lr=0.25)", ranks=view, **options)
        for step in range(5):
            made.step([np.full(5000, float(view.rank - step), np.float32)])
        return param

    outer = "momentum(lr=1.0, momentum=0.0)"
    shared = on_threads(4, lambda view: work(view, sf.Sharded))
    for options in ({"outer": None}, {"outer": outer}):
        found = on_threads(4, lambda view, o=options: work(view, LocalSteps, every=1, **o))
        assert all(map(same_bits, found, shared))


def test_an_outer_step_is_one_sweep() -> None:
    made = LocalSteps(start(), "adamw", every=50, ranks=SingleRank(), fragments=4)
    said = made.explain()
    assert "1 sweep, 24 bytes/param, which is the least there can be" in said
    assert "every 50 steps, 4 fragments behind steps 12, 25, 37, 50" in said
    alone = LocalSteps(start(), "adamw", every=50, outer=None, ranks=SingleRank())
    assert "1 sweep, 8 bytes/param" in alone.explain()


def test_a_checkpoint_goes_on_to_the_bit(tmp_path: Path) -> None:
    def work(view: ThreadRanks, stops: bool) -> list[Array]:
        params = start()
        options: dict[str, Any] = {"every": 3, "fragments": 2, "ranks": view}
        made = LocalSteps(params, "adamw", **options)
        for step in range(8):
            if stops and step == 4:
                made.save(tmp_path, params=True, extra={"epoch": 2})
                params = start(5)
                made = LocalSteps(params, "adamw", **options)
                assert made.load(tmp_path, params=True) == {"epoch": 2}
            if stops and step == 6:
                kept = made.snapshot(params=True)
                made.step(gradients(7, 7))
                made.restore(kept, params=True)
            made.step(gradients(view.rank, step))
        return params

    for found, wanted in zip(
        on_threads(2, lambda view: work(view, True)),
        on_threads(2, lambda view: work(view, False)),
        strict=True,
    ):
        assert all(map(same_bits, found, wanted))
    assert len(list(tmp_path.iterdir())) == 2  # the last save, and its name
    with pytest.raises(CheckpointError, match="was saved by 2 ranks"):
        LocalSteps(start(), "adamw", every=3, fragments=2, ranks=SingleRank()).load(tmp_path)


def test_what_ranks_cannot_go_on_from_moves_nothing(tmp_path: Path) -> None:
    fits: dict[str, Any] = {"every": 3, "fragments": 2}
    refused: tuple[tuple[dict[str, Any], str], ...] = (
        ({"every": 4}, "saved with every=3, and is loaded with every=4"),
        ({"fragments": 1}, "saved with fragments=2, and is loaded with fragments=1"),
        ({"outer": None}, "it was saved by another spec"),
        ({}, "fragment1"),
    )

    def work(view: ThreadRanks) -> None:
        made = LocalSteps(start(), "momentum", ranks=view, **fits)
        made.step(gradients(view.rank, 0))
        made.save(tmp_path, params=True)
        kept = made.snapshot(params=True)
        for options, said in refused:
            params = start()
            other = LocalSteps(params, "momentum", ranks=view, **{**fits, **options})
            other.step(gradients(view.rank, 1))
            if not options and view.rank == 0:
                shutil.rmtree(next(tmp_path.glob("*/fragment1")))
            before = [p.copy() for p in params], [s["buf"].copy() for s in other.state]
            with pytest.raises((BindError, CheckpointError, OSError), match=said):
                other.load(tmp_path, params=True)
            if options:
                with pytest.raises((BindError, CheckpointError), match=said):
                    other.restore(kept, params=True)
            assert other.steps == 1 and all(map(same_bits, params, before[0]))
            assert all(map(same_bits, [s["buf"] for s in other.state], before[1]))
            other.step(gradients(view.rank, 2))

    on_threads(2, work, 10)


def test_what_a_lost_rank_left_undone_is_done_behind_rejoin() -> None:
    others = ThreadRanks.of(2, 10)

    def work(view: ThreadRanks) -> list[Array]:
        params = start()
        made = LocalSteps(params, "sgd(lr=0.01)", every=2, ranks=view)
        made.step(gradients(view.rank, 0))
        if view.rank == 0:
            said = "rank 0 of 2, outer step 1 of fragment 0: rank 1 did not come within 0.2 s"
            with pytest.raises(RanksError, match=said):
                made.step(gradients(0, 1))
            with pytest.raises(RanksError, match="rejoin"):
                made.step(gradients(0, 2))
            made.rejoin(others[0])
        else:
            made.rejoin(others[1])
            made.step(gradients(1, 1))
        made.step(gradients(view.rank, 2))
        return params

    wanted = on_threads(2, lambda view: trained(view, 3, every=2))
    for found, expected in zip(on_threads(2, work, 0.2), wanted, strict=True):
        assert all(map(same_bits, found, expected))


def test_no_step_is_taken_while_parameters_of_a_meeting_have_not_come() -> None:
    """Rank 1 takes part in all but the last verb of the first meeting."""
    others = ThreadRanks.of(2, 10)

    def work(view: ThreadRanks) -> list[Array]:
        params = start()
        made = LocalSteps(params, "sgd(lr=0.01)", every=2, ranks=view)
        made.step(gradients(view.rank, 0))
        (fragment,) = made.fragments
        if view.rank == 1:
            bring, fragment.bring_params = fragment.bring_params, lambda: None
            made.step(gradients(1, 1))
            fragment.bring_params = bring
            fragment._lacks_params = True
            fragment.step_lock.begin("the gather of parameters")
        else:
            with pytest.raises(RanksError, match="the gather of parameters: rank 1 did not come"):
                made.step(gradients(0, 1))
            before = [p.copy() for p in params]
            with pytest.raises(RanksError, match="rejoin"):
                made.step(gradients(0, 2))
            assert all(map(same_bits, params, before))
        made.rejoin(others[view.rank])
        made.step(gradients(view.rank, 2))
        return params

    wanted = on_threads(2, lambda view: trained(view, 3, every=2))
    for found, expected in zip(on_threads(2, work, 0.2), wanted, strict=True):
        assert all(map(same_bits, found, expected))


def test_what_cannot_be_is_refused_on_all_ranks() -> None:
    def work(view: ThreadRanks) -> list[str]:
        said: list[str] = []
        for options in (
            {"every": 0}, {"every": 2.5}, {"every": 2, "fragments": 5}, {"every": 2 + view.rank},
            {"every": 2, "outer": f"sgd(lr={1 + view.rank}.0)"},
            {"every": 2, "outer": "muon"}, {"every": 2, "outer": "momo"},
            {"every": 2, "lr": "much" if view.rank else 0.1},
        ):  # fmt: skip
            params = start(view.rank)
            with pytest.raises((OptionError, BindError, TypeError)) as caught:
                LocalSteps(params, "sgd", ranks=view, **options)
            assert all(map(same_bits, params, start(view.rank)))
            said.append(str(caught.value))
        return said

    first, second = on_threads(2, work, 10)
    assert first[:7] == second[:7]
    assert first[0] == "every: expected a whole number from 1 on, got 0"
    assert first[2] == "fragments: expected at most 4, one for each tensor, got 5"
    assert first[3] == "ranks disagree on every: 3 on rank 1, 2 on rank 0"
    assert first[4].startswith("ranks disagree on ")
    assert first[5].startswith("tensor ") and "no variant of" in first[5]
    assert first[6].startswith("outer: momo reads loss, and an outer step has parameters alone")
    assert "ranks disagree on the arguments" in first[7] and "lr" in second[7]


def test_ranks_begin_with_the_first_ones_parameters() -> None:
    def work(view: ThreadRanks) -> list[Array]:
        params = start(view.rank)
        LocalSteps(params, "sgd", every=2, ranks=view)
        return params

    assert all(all(map(same_bits, found, start())) for found in on_threads(3, work))
