"""Steps that ranks do not finish: torn, or taken again; overflows of one rank's gradient."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from stepfuse.ir.errors import BindError
from stepfuse.ranks.here import SingleRank
from stepfuse.ranks.protocol import RanksError
from stepfuse.ranks.sharded import Sharded
from stepfuse.ranks.threads import ThreadRanks, on_threads

from tests.ranks.losses import COUNT, SHAPES, alone, gradients, kept, lost, on_all
from tests.ranks.replicas import arrays
from tests.support.oracles.numeric import same_bits

CLIPPED = "check_finite+clip_by_global_norm(max_norm=0.5)+adamw"


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


@pytest.mark.parametrize("phase", ["the exchange", "the gather of", "the gather of parameters"])
def test_what_rounding_loses_is_as_it_was_where_a_step_is_taken_again(phase: str) -> None:
    options: dict[str, Any] = {"wire": "sign", "feedback": True}
    ranks = lost(CLIPPED, phase, **options)

    def again(mine: Any) -> None:
        mine[0].rejoin(mine[3])
        if mine[0].steps == 1:  # where parameters alone had not come, the step is done
            mine[0].step(gradients(mine[3].rank, 1))

    def without_loss(view: ThreadRanks) -> list[Any]:
        params = [a.copy() for a in arrays(0, SHAPES)]
        made = Sharded(params, CLIPPED, ranks=view, threads=1, **options)
        for step in range(3):
            made.step(gradients(view.rank, step))
        return params

    on_all(ranks, again)
    on_all(ranks, lambda mine: mine[0].step(gradients(mine[3].rank, 2)))
    expected = on_threads(COUNT, without_loss, 10)[0]
    assert all(same_bits(f, w) for r in ranks for f, w in zip(r[1], expected, strict=True))


def test_parameters_that_did_not_come_are_brought_by_a_rejoin() -> None:
    ranks = lost("lamb", "the gather of parameters")
    on_all(ranks, lambda mine: mine[0].rejoin(mine[3]))
    expected = alone("lamb", 2)
    for made, params, _, _ in ranks:
        assert made.steps == 2 and all(map(same_bits, params, expected))


@pytest.mark.parametrize(("spec", "gathers"), [("lamb", 1), ("adafactor", 2), ("nero", 1)])
def test_a_repeatable_step_is_taken_again_whatever_gather_was_the_last(
    spec: str, gathers: int
) -> None:
    ranks = lost(spec, "the gather of", passed=gathers - 1, repeatable=True)
    assert "may be taken again" in ranks[0][0].explain()
    assert "of them for stores that come last" in ranks[0][0].explain()
    assert all(all(map(same_bits, kept(m, p), before)) for m, p, before, _ in ranks)

    def again(mine: Any) -> None:
        mine[0].rejoin(mine[3])
        mine[0].step(gradients(mine[3].rank, 1))

    on_all(ranks, again)
    expected = alone(spec, 2)
    assert all(same_bits(f, w) for r in ranks for f, w in zip(r[1], expected, strict=True))


def test_repeatable_refuses_codes_of_blocks_beside_rows() -> None:
    def work(view: ThreadRanks) -> str:
        with pytest.raises(BindError) as caught:
            params = [np.zeros((512, 300), np.float32)]
            Sharded(params, "adamp", ranks=view, repeatable=True, dtypes="state=linear8")
        return str(caught.value)

    said = on_threads(2, work, 10)
    assert said[0] == said[1]
    assert " is not repeatable: sf_sweep_1 of " in said[0] and "%m" in said[0]


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
