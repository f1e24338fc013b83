"""A mean over micro-batches is the same, to the bit, however many ranks share them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.ir.errors import BindError, OptionError
from stepfuse.ranks.combine import mean_of_ranks, piece
from stepfuse.ranks.here import SingleRank
from stepfuse.ranks.protocol import Ranks, RanksError
from stepfuse.ranks.sharded import Sharded
from stepfuse.ranks.threads import ThreadRanks, on_threads

from tests.ranks.losses import Losing
from tests.ranks.replicas import Array, arrays
from tests.support.oracles.numeric import same_bits

SHAPES = ((512, 300), (512,), (70_001,), (7,))
CLIPPED = "clip_by_global_norm(max_norm=0.5)+adamw(lr=0.01)"
STEPS = 3


def gradients(step: int, batch: int) -> list[Array | None]:
    """Of one micro-batch of all; in the last step a tensor has none."""
    found: list[Array | None] = [g.copy() for g in arrays(100 * step + batch, SHAPES)]
    return [None if step == STEPS - 1 and n == 1 else g for n, g in enumerate(found)]


def start() -> list[Array]:
    return [a.copy() for a in arrays(0, SHAPES)]


def one_program(spec: str, count: int) -> list[Array]:
    """All micro-batches as pieces of one program."""
    params = start()
    made = sf.Optimizer(params, sf.chain(mean_of_ranks(count), spec), threads=1)
    for step in range(STEPS):
        pieces = {piece(n): gradients(step, n) for n in range(count)}
        made.step(pieces.pop("grad"), aux=pieces)
    return params


def give(made: Sharded, rank: int, each: int, step: int) -> None:
    """A step of this rank's micro-batches, in one array that each overwrites."""
    rooms = [np.empty(s, np.float32) for s in SHAPES]
    for batch in range(each):
        drawn = gradients(step, rank * each + batch)
        for room, grad in zip(rooms, drawn, strict=True):
            room[...] = np.nan if grad is None else grad
        given = [None if g is None else r for r, g in zip(rooms, drawn, strict=True)]
        (made.step if batch == each - 1 else made.accumulate)(given)


def on_ranks(spec: str, ranks: int, each: int, steps: range, path: Path, **options: Any) -> Any:
    """Parameters on all ranks; saved behind the steps, or loaded before where they begin late."""

    def work(view: Ranks) -> list[Array]:
        params = start()
        made = Sharded(params, spec, ranks=view, micro_batches=each, threads=1, **options)
        if steps.start:
            made.load(path, params=True)
        for step in steps:
            give(made, view.rank, each, step)
        if steps.stop < STEPS:
            made.save(path, params=True)
        return params

    return [work(SingleRank())] if ranks == 1 else on_threads(ranks, work, 60)


@pytest.mark.parametrize(
    ("spec", "ranks", "each"),
    [
        (CLIPPED, 1, 4), (CLIPPED, 2, 2), (CLIPPED, 4, 1), (CLIPPED, 3, 2), (CLIPPED, 1, 8),
        ("lamb", 1, 4), ("lamb", 2, 2), ("lamb", 4, 1),
    ],
)  # fmt: skip
def test_a_mean_is_the_same_however_many_share_it(
    spec: str, ranks: int, each: int, tmp_path: Path
) -> None:
    expected = one_program(spec, ranks * each)
    for found in on_ranks(spec, ranks, each, range(STEPS), tmp_path / "c"):
        assert all(map(same_bits, found, expected))


def test_a_checkpoint_goes_on_with_other_shares(tmp_path: Path) -> None:
    expected, path = one_program("lamb", 4), tmp_path / "c"
    on_ranks("lamb", 2, 2, range(1), path)
    on_ranks("lamb", 1, 4, range(1, 2), path)
    for found in on_ranks("lamb", 4, 1, range(2, STEPS), path):
        assert all(map(same_bits, found, expected))


@pytest.mark.parametrize("options", [{"order": "engine"}, {"wire": "bf16"}])
def test_other_sums_are_near(options: Any, tmp_path: Path) -> None:
    (expected,) = on_ranks("sgd", 1, 4, range(STEPS), tmp_path / "c", lr=1.0)
    for found in on_ranks("sgd", 2, 2, range(STEPS), tmp_path / "c", lr=1.0, **options):
        for got, wanted in zip(found, expected, strict=True):
            np.testing.assert_allclose(got, wanted, rtol=1e-2, atol=3e-2)


def test_numbers_of_batches_are_refused_before_anything_moves() -> None:
    def work(view: ThreadRanks) -> list[str]:
        param, grad = np.zeros((3, 3), np.float32), [np.ones((3, 3), np.float32)]
        made = Sharded([param], "sgd", ranks=view, micro_batches=4, lr=1.0)
        said: list[str] = []
        for more in (1, view.rank):  # too few on both; three on rank 1 alone
            for _ in range(more):
                made.accumulate(grad)
            with pytest.raises(BindError) as caught:
                made.step(grad)
            said.append(str(caught.value))
        for _ in range(2 - view.rank):
            made.accumulate(grad)
        with pytest.raises(BindError, match="this is number 4, by accumulate"):
            made.accumulate(grad)
        with pytest.raises(BindError, match="3 of 4 micro-batches are added up"):
            made.snapshot()
        assert not param.any()
        made.step(grad)
        assert (param == -1).all()
        return said

    first, second = on_threads(2, work, 10)
    assert first == second
    assert first[0].startswith("expected 4 micro-batches before a step is done, 3 by accumulate")
    assert "number 3, by step on rank 1" in first[1] and "number 2, by step on rank 0" in first[1]


def test_what_does_not_fit_is_refused() -> None:
    params = [np.zeros(9, np.float32), np.zeros(4, np.float32)]
    for wrong in (3, 0, True, 2.0):
        with pytest.raises(OptionError, match="micro_batches: expected a power of two"):
            Sharded(params, "sgd", ranks=SingleRank(), micro_batches=wrong, lr=1.0)
    with pytest.raises(BindError, match="has the stage accumulate"):
        Sharded(params, "accumulate+adamw", ranks=SingleRank(), micro_batches=2)
    with pytest.raises(BindError, match="micro_batches=2 would take one of f32"):
        Sharded(params, "sgd", ranks=SingleRank(), micro_batches=2, lr=1.0, dtypes="grad=bf16")
    made = Sharded(params, "sgd", ranks=SingleRank(), micro_batches=2, lr=1.0)
    grads = [np.ones(9, np.float32), np.ones(4, np.float32)]
    made.accumulate(grads)
    with pytest.raises(BindError, match="tensor 1 has no gradient in micro-batch 2"):
        made.step([grads[0], None])
    made.step(grads)
    assert all((p == -1).all() for p in params)


def test_an_overflow_in_an_earlier_batch_is_found() -> None:
    param, grad = np.zeros(9, np.float32), np.ones(9, np.float32)
    made = Sharded([param], "check_finite+sgd", ranks=SingleRank(), micro_batches=2, lr=1.0)
    made.accumulate([np.where(np.arange(9) == 5, np.float32(np.inf), grad)])
    made.step([grad])
    found = made.overflow()
    assert found is not None and found.index == (5,) and not param.any()


def test_micro_batches_are_given_anew_behind_a_rejoin() -> None:
    anew = ThreadRanks.of(2, 10)

    def work(view: ThreadRanks) -> tuple[Sharded, list[Array]]:
        losing: Any = Losing(view, "the exchange")
        params = start()
        made = Sharded(params, CLIPPED, ranks=losing, micro_batches=2, threads=1)
        with pytest.raises(RanksError):
            give(made, view.rank, 2, 0)
        return made, params

    ranks = on_threads(2, work, 10)

    def again(view: ThreadRanks) -> None:
        made = ranks[view.rank][0]
        made.rejoin(anew[view.rank])
        for step in range(STEPS):
            give(made, view.rank, 2, step)

    on_threads(2, again, 10)
    expected = one_program(CLIPPED, 4)
    assert all(all(map(same_bits, params, expected)) for _, params in ranks)
