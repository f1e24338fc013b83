"""What ranks do beside steps, and what one process would: snapshots, evaluation,
small batches.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.ir.errors import BindError, StepfuseError
from stepfuse.ranks.combine import mean_of_ranks, piece
from stepfuse.ranks.protocol import RanksError
from stepfuse.ranks.rank_optimizer import RankOptimizer
from stepfuse.ranks.sharded import Sharded
from stepfuse.ranks.threads import ThreadRanks, on_threads

from tests.ranks.losses import COUNT, Losing, lost, on_all
from tests.ranks.replicas import Array, arrays
from tests.support.oracles.numeric import same_bits

SHAPES = ((512, 300), (512,), (90_001,), (7,), (200, 333), ())
SPECS = (
    ("check_finite+clip_by_global_norm(max_norm=0.5)+lamb", ""),
    ("adafactor", ""),
    ("adamw", "param=bf16_split,state=linear8(128)"),
)


def params_of(dtypes: str = "", seed: int = 0, shapes: Any = SHAPES) -> list[Array]:
    import ml_dtypes

    kind = ml_dtypes.bfloat16 if "bf16" in dtypes else np.float32
    return [a.astype(kind) for a in arrays(seed, shapes)]


def step(made: Any, first: int, count: int = 2, shapes: Any = SHAPES) -> None:
    """Steps by the same gradients on every rank, whose mean they are for two and four."""
    for number in range(first, first + count):
        made.step([g.copy() for g in arrays(100 + number, shapes)])


# ------------------------------------------------------------------ snapshots


@pytest.mark.parametrize(("spec", "dtypes"), SPECS)
def test_ranks_go_back_to_a_snapshot_and_on_to_the_bit(spec: str, dtypes: str) -> None:
    expected = params_of(dtypes)
    step(sf.Optimizer(expected, spec, dtypes=dtypes, threads=1), 0, 4)

    def work(view: ThreadRanks) -> list[Array]:
        params = params_of(dtypes)
        made = Sharded(params, spec, ranks=view, dtypes=dtypes, threads=1)
        step(made, 0)
        kept = made.snapshot(params=True)
        step(made, 7)
        for param in params:
            param[...] = 0
        made.restore(kept, params=True)
        assert made.steps == 2
        step(made, 2)
        return params

    for count in (1, 2, 4):
        for found in on_threads(count, work, 60):
            assert all(map(same_bits, found, expected))


def test_a_rank_keeps_its_own_cells() -> None:
    def work(view: ThreadRanks) -> int:
        made = Sharded(params_of(), "adamw", ranks=view, threads=1)
        step(made, 0)
        return sum(t.cells.nbytes for t in made.snapshot(params=True).saved.entries.values())

    whole = 12 * sum(int(np.prod(shape)) for shape in SHAPES)
    assert max(on_threads(3, work, 60)) < whole / 3 + 3 * 4096 + 100


def test_a_torn_step_is_undone_by_a_snapshot() -> None:
    kept: dict[int, Any] = {}

    def began(made: Sharded, view: ThreadRanks) -> None:
        kept[view.rank] = made.snapshot(params=True)

    def again(mine: Any) -> list[Array]:
        made, params, before, anew = mine
        made.rejoin(anew)
        with pytest.raises(BindError, match="step 2"):
            made.step(before)
        made.restore(kept[anew.rank], params=True)
        assert all(map(same_bits, params, before))
        return params

    on_all(lost("lamb", "the gather of", began), again)


def test_snapshots_that_do_not_belong_together_are_refused_alike() -> None:
    taken: dict[tuple[int, int], list[Any]] = {}

    def take(view: ThreadRanks) -> None:
        made = Sharded(params_of(), "adamw", ranks=view, threads=1)
        step(made, 0, 1)
        taken[view.count, view.rank] = [made.snapshot(), made.snapshot()]

    def give(view: ThreadRanks) -> list[str]:
        made, said = Sharded(params_of(), "adamw", ranks=view, threads=1), []
        for snapshot in (taken[2, 0][0], taken[3, view.rank][view.rank == 1]):
            with pytest.raises(StepfuseError) as caught:
                made.restore(snapshot)
            said.append(str(caught.value))
        assert made.steps == 0
        step(made, 0, 1)
        return said

    on_threads(2, take, 60)
    on_threads(3, take, 60)
    (first, other), *rest = on_threads(3, give, 60)
    assert "a snapshot that rank 0 of 3 took, got one of rank 0 of 2" in first
    assert other.startswith("ranks disagree on the snapshot: ")
    assert all(mine[1] == other for mine in rest)
    with pytest.raises(TypeError, match=r"got RankSnapshot\(@adamw, rank 0 of 2"):
        sf.Optimizer(params_of(), "adamw").restore(taken[2, 0][0])


def test_parameters_that_did_not_come_with_a_snapshot_come_with_a_rejoin() -> None:
    anew = ThreadRanks.of(COUNT, 10)

    def work(view: ThreadRanks) -> Any:
        params = params_of()
        made = Sharded(params, "adamw", ranks=view, threads=1)
        step(made, 0, 1)
        before, kept = [p.copy() for p in params], made.snapshot(params=True)
        step(made, 1, 1)
        made.rejoin(Losing(view, "the gather of parameters"))  # pyright: ignore[reportArgumentType]
        with pytest.raises(RanksError):
            made.restore(kept, params=True)
        return made, params, before, anew[view.rank]

    def again(mine: Any) -> None:
        made, params, before, ranks = mine
        with pytest.raises(RanksError, match="rejoin"):
            made.snapshot()
        made.rejoin(ranks)
        assert made.steps == 1 and all(map(same_bits, params, before))

    on_all(on_threads(COUNT, work, 10), again)


# ------------------------------------------------------------------ evaluation


def evaluated(make: Any, spec: str, folder: Any, **options: Any) -> list[list[Array]]:
    """Parameters in evaluation, in training again, behind a step, behind a load."""
    params, seen = params_of(), []
    made = make(params, spec, threads=1, **options)
    for action in (
        lambda: (step(made, 0), made.eval()),
        lambda: made.save(folder, params=True),
        made.train,
        lambda: step(made, 2),
        lambda: made.load(folder, params=True),
        lambda: (made.train(), step(made, 2)),
    ):
        action()
        seen.append([p.copy() for p in params])
    return seen


@pytest.mark.parametrize("spec", ["clip_by_global_norm+adamw+ema_weights", "schedule_free_adamw"])
def test_evaluation_has_the_bits_of_one_process(spec: str, tmp_path: Path) -> None:
    expected = evaluated(sf.Optimizer, spec, tmp_path / "alone")
    for count in (2, 4):
        folder = tmp_path / str(count)
        for seen in on_threads(
            count, lambda view, f=folder: evaluated(Sharded, spec, f, ranks=view), 60
        ):
            for found, wanted in zip(seen, expected, strict=True):
                assert all(map(same_bits, found, wanted))


def test_a_rank_that_is_lost_in_evaluation() -> None:
    """Own spans have changed, the others' come with a rejoin; steps wait for `train`."""
    anew = ThreadRanks.of(COUNT, 10)
    expected = params_of()
    alone = sf.Optimizer(expected, "adamw+ema_weights", threads=1)
    step(alone, 0)
    alone.eval()

    def work(view: ThreadRanks) -> Any:
        params = params_of()
        made = RankOptimizer(params, "adamw+ema_weights", view, threads=1)
        for number in range(2):
            made.step([g.copy() for g in arrays(100 + number, SHAPES)])
            made.bring_params()
        made.rejoin(Losing(view, "the gather of parameters"))  # pyright: ignore[reportArgumentType]
        with pytest.raises(RanksError):
            made.eval()
        return made, params, anew[view.rank]

    def again(mine: Any) -> None:
        made, params, ranks = mine
        made.rejoin(ranks)
        assert all(map(same_bits, params, expected))
        made.eval()  # nothing: they are
        with pytest.raises(BindError, match="call train"):
            made.step([g.copy() for g in arrays(1, SHAPES)])
        made.train()
        assert all(map(same_bits, params, expected)) is False

    on_all(on_threads(COUNT, work, 10), again)


def test_ranks_of_which_one_evaluates_are_refused_alike() -> None:
    def work(view: ThreadRanks) -> str:
        made = Sharded(params_of(), "adamw+ema_weights", ranks=view, threads=1)
        step(made, 0, 1)
        made.eval()
        if view.rank:
            made._held = None
        with pytest.raises(BindError) as caught:
            made.train()
        return str(caught.value)

    said = "ranks disagree on the weights: trained on rank 1, to evaluate on rank 0"
    assert on_threads(2, work, 10) == [said] * 2


# ------------------------------------------------------------------ small batches


def batch(rank: int, number: int) -> list[Array | None]:
    """A rank's own gradients; a tensor has none in every third batch, on all ranks."""
    found: list[Array | None] = [g.copy() for g in arrays(50 + 7 * number + rank, SHAPES)]
    if number % 3 == 1:
        found[1] = None
    return found


def test_small_batches_travel_rounded() -> None:
    """Gradients that bf16 has: the same bits."""

    def work(view: ThreadRanks, wire: str) -> list[Array]:
        params = params_of()
        made = Sharded(params, "accumulate+adafactor", ranks=view, wire=wire, threads=1)
        for number in range(2):
            grads = [np.round(4 * g) for g in arrays(number + view.rank, SHAPES)]
            (made.step if number else made.accumulate)(grads)
        return params

    for wire in ("bf16", "linear8"):
        found, other = on_threads(2, lambda view, w=wire: work(view, w), 60)
        assert all(map(same_bits, found, other))
    expected, _ = on_threads(2, lambda view: work(view, "f32"), 60)
    found, _ = on_threads(2, lambda view: work(view, "bf16"), 60)
    assert all(map(same_bits, found, expected))


@pytest.mark.parametrize(
    "spec", ["check_finite+accumulate+adamw", "clip_by_global_norm+accumulate+adafactor"]
)
def test_small_batches_of_ranks_add_up_as_those_of_one_process(spec: str) -> None:
    """Two steps of three; the mean over ranks of each is added up."""

    def alone(count: int) -> list[Array]:
        params = params_of()
        made = sf.Optimizer(params, sf.chain(mean_of_ranks(count), sf.as_spec(spec)), threads=1)
        for number in range(6):
            pieces = {piece(r): batch(r, number) for r in range(count)}
            grads = pieces.pop("grad")
            (made.accumulate if number % 3 else made.step)(grads, aux=pieces)
        made.step(batch(0, 8), aux={piece(r): batch(r, 8) for r in range(1, count)})
        return params

    def work(view: ThreadRanks) -> list[Array]:
        params = params_of()
        made = Sharded(params, spec, ranks=view, threads=1)
        for number in range(6):
            (made.accumulate if number % 3 else made.step)(batch(view.rank, number))
        made.step(batch(view.rank, 8))
        return params

    for count in (2, 3):
        expected = alone(count)
        for found in on_threads(count, work, 60):
            assert all(map(same_bits, found, expected))


@pytest.mark.parametrize("phase", ["the exchange", "small batch 2"])
def test_a_small_batch_that_loses_a_rank_is_given_again(phase: str) -> None:
    anew = ThreadRanks.of(COUNT, 10)

    def work(view: ThreadRanks, phase: str = phase) -> Any:
        params = params_of()
        made = Sharded(params, "accumulate+adamw", ranks=view, threads=1)
        made.accumulate(batch(view.rank, 0))
        made.rejoin(Losing(view, phase))  # pyright: ignore[reportArgumentType]
        with pytest.raises(RanksError):
            made.accumulate(batch(view.rank, 2))
        return made, params, anew[view.rank]

    def again(mine: Any) -> list[Array]:
        made, params, ranks = mine
        made.rejoin(ranks)
        made.accumulate(batch(ranks.rank, 2))
        made.step(batch(ranks.rank, 5))
        return params

    def whole(view: ThreadRanks) -> list[Array]:
        params = params_of()
        made = Sharded(params, "accumulate+adamw", ranks=view, threads=1)
        for number in (0, 2):
            made.accumulate(batch(view.rank, number))
        made.step(batch(view.rank, 5))
        return params

    expected = on_threads(COUNT, whole, 60)[0]
    for found in on_all(on_threads(COUNT, work, 10), again):
        assert all(map(same_bits, found, expected))


def test_ranks_that_have_added_up_otherwise_are_torn_or_refused_alike() -> None:
    def work(view: ThreadRanks, anew: list[ThreadRanks]) -> list[str]:
        made, said = Sharded(params_of(), "accumulate+adamw", ranks=view, threads=1), []
        with pytest.raises(BindError) as caught:
            made.accumulate(batch(0, view.rank))
        said.append(str(caught.value))
        made.accumulate(batch(0, 0))
        with pytest.raises(BindError) as caught:
            made.step(batch(0, 1))
        said.append(str(caught.value))
        made._added = 0, 1 + view.rank  # as where a rank is lost behind the exchange
        made.rejoin(anew[view.rank])
        with pytest.raises(BindError) as caught:
            made.step(batch(0, 0))
        return [*said, str(caught.value)]

    anew = ThreadRanks.of(2, 10)
    (first, second, third), other = on_threads(2, lambda view: work(view, anew), 10)
    assert other == [first, second, third]
    assert first.startswith("ranks disagree on the gradient of tensor 1: none on rank 1, one on")
    assert "its gradients have been accumulated" in second and "half changed" in third
