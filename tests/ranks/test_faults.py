"""Steps that ranks do not finish: torn, or taken again; overflows of one rank's gradient."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.ir.errors import BindError
from stepfuse.ranks.alone import SingleRank
from stepfuse.ranks.mean_of_ranks import mean_of_ranks, piece
from stepfuse.ranks.protocol import RanksError
from stepfuse.ranks.sharded import Sharded
from stepfuse.ranks.threads import ThreadRanks, on_threads

from tests.numeric import same_bits
from tests.ranks.replicas import Array, arrays

SHAPES = ((512, 300), (512,), (90_001,), (7,), (200, 333))
CLIPPED = "check_finite+clip_by_global_norm(max_norm=0.5)+adamw"
COUNT = 3


class Losing:
    """Ranks whose verbs of one phase fail on this rank, and so on all."""

    def __init__(self, ranks: ThreadRanks, phase: str) -> None:
        self._ranks, self._phase = ranks, phase

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._ranks, name)
        return found if not callable(found) else self._losing(found)

    def _losing(self, verb: Callable[..., Any]) -> Callable[..., Any]:
        def call(*given: Any) -> Any:
            if given[-1].startswith(self._phase) and self._ranks.rank == 1:
                self._ranks.leave()
                raise RanksError("rank 1 is lost")
            return verb(*given)

        return call


def gradients(rank: int, step: int) -> list[Array]:
    return [g.copy() for g in arrays(1000 * (rank + 1) + step, SHAPES)]


def alone(spec: str, steps: int) -> list[Array]:
    params = [a.copy() for a in arrays(0, SHAPES)]
    made = sf.Optimizer(params, sf.chain(mean_of_ranks(COUNT), sf.as_spec(spec)), threads=1)
    for step in range(steps):
        pieces = {piece(r): gradients(r, step) for r in range(COUNT)}
        made.step(pieces.pop("grad"), aux=pieces)
    return params


def lost(
    spec: str, phase: str, began: Callable[[Sharded, ThreadRanks], None] = lambda *_: None
) -> list[tuple[Sharded, list[Array], list[Array], ThreadRanks]]:
    """Three ranks that lose one in the second step; what they had before it, where they `began`."""
    anew = ThreadRanks.of(COUNT, 10)

    def work(view: ThreadRanks) -> Any:
        params = [a.copy() for a in arrays(0, SHAPES)]
        made = Sharded(params, spec, ranks=view, threads=1)
        made.step(gradients(view.rank, 0))
        began(made, view)
        before = kept(made, params)
        made.rejoin(Losing(view, phase))  # pyright: ignore[reportArgumentType]
        with pytest.raises(RanksError):
            made.step(gradients(view.rank, 1))
        return made, params, before, anew[view.rank]

    return on_threads(COUNT, work, 10)


def kept(made: Sharded, params: list[Array]) -> list[Array]:
    """Parameters, states and numbers as they are."""
    states = [np.array(a) for mine in made.state for a in mine.values()]
    return [*(p.copy() for p in params), *states, *map(np.asarray, made.numbers.values())]


def on_all(ranks: list[Any], work: Callable[[Any], Any]) -> list[Any]:
    return on_threads(COUNT, lambda view: work(ranks[view.rank]), 10)


@pytest.mark.parametrize("spec", [CLIPPED, "lamb", "adai", "dog", "adamw", "tam"])
def test_a_step_that_stored_nothing_is_taken_again_and_others_are_torn(spec: str) -> None:
    """What `explain` says is what a step leaves that loses a rank in its last gather."""
    ranks = lost(spec, "the gather of" if spec != "adamw" else "the exchange")
    is_torn = "is torn" in ranks[0][0].explain()
    assert is_torn == (spec in ("lamb", "adai"))
    moved = [not all(map(same_bits, kept(m, p), before)) for m, p, before, _ in ranks]
    assert any(moved) == is_torn

    def again(mine: Any) -> None:
        made, _, _, anew = mine
        if not is_torn:
            with pytest.raises(RanksError, match="rejoin"):
                made.step(gradients(anew.rank, 1))
        made.rejoin(anew)
        made.step(gradients(anew.rank, 1))

    if is_torn:
        with pytest.raises(BindError, match="step 2"):
            on_all(ranks, again)
        return
    on_all(ranks, again)
    expected = alone(spec, 2)
    assert all(same_bits(f, w) for r in ranks for f, w in zip(r[1], expected, strict=True))


def test_parameters_that_did_not_come_are_brought_by_a_rejoin() -> None:
    ranks = lost("lamb", "the gather of parameters")
    on_all(ranks, lambda mine: mine[0].rejoin(mine[3]))
    expected = alone("lamb", 2)
    for made, params, _, _ in ranks:
        assert made.steps == 2 and all(map(same_bits, params, expected))


def test_repeatable_refuses_a_spec_whose_steps_are_torn() -> None:
    def work(view: ThreadRanks) -> str:
        given = [np.zeros((512, 300), np.float32)], "lamb"
        Sharded(given[0], CLIPPED, ranks=view, repeatable=True)
        with pytest.raises(BindError) as caught:
            Sharded(*given, ranks=view, repeatable=True)
        return str(caught.value)

    said = on_threads(2, work, 10)
    assert said[0].startswith("lamb is not repeatable: sf_sweep_0 of ") and "%m" in said[0]


def test_an_overflow_on_one_rank_is_skipped_and_named_by_all() -> None:
    def work(view: ThreadRanks) -> tuple[str, int, bool]:
        params = [a.copy() for a in arrays(0, SHAPES)]
        names = [(f"w{n}", p) for n, p in enumerate(params)]
        made = Sharded(names, CLIPPED, ranks=view, threads=1)
        made.step(gradients(view.rank, 0))
        assert made.overflow() is None
        before, grads = [p.copy() for p in params], gradients(view.rank, 1)
        if view.rank == 2:
            grads[0][500, 299] = np.nan
        if view.rank == 1:
            grads[0][501, 0] = np.inf
        made.step(grads)
        return str(made.overflow()), made.t, all(map(same_bits, params, before))

    said = "the gradient of tensor 0 (w0) is nan at [500, 299] on rank 2"
    assert on_threads(COUNT, work, 10) == [(said, 1, True)] * COUNT


def test_backends_without_tables_are_refused() -> None:
    with pytest.raises(BindError, match="backend reference"):
        Sharded([np.zeros(3, np.float32)], "sgd", ranks=SingleRank(), backend="reference")
