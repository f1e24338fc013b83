"""Steps of ranks that are threads: the bits of one process, whatever the number of ranks."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.ir.errors import BindError
from stepfuse.ir.lowered.launches import Units
from stepfuse.ranks.protocol import RanksError
from stepfuse.ranks.threads import ThreadRanks, on_threads
from stepfuse.runtime.launch.launcher import calls_of

from tests.ranks.replicas import MATRICES, SHAPES, difference, optimizer

CHAIN = sf.chain("unscale", "check_finite", "clip_by_global_norm", "adamw", "ema_weights")
# No gather, one of rows, of rows and columns, of sums over all tensors, blocks, random draws.
SPECS: tuple[tuple[Any, int, dict[str, Any]], ...] = (
    ("adamw", 4, {}),
    ("adamw", 3, {"dtypes": "state=linear8"}),
    ("lamb", 7, {}),
    ("came", 3, {}),
    ("prodigy", 2, {}),
    (CHAIN, 3, {"lr": 0.01}),
    (sf.chain("gradient_noise", "sgd"), 3, {}),
)


@pytest.mark.parametrize(("spec", "count", "options"), SPECS)
def test_ranks_leave_the_bits_of_one_process(
    spec: Any, count: int, options: dict[str, Any]
) -> None:
    assert difference(spec, count, **options) == ""


def test_matrices_are_dealt_whole() -> None:
    assert difference("muon", 3, MATRICES, lr=0.01) == ""


def test_more_ranks_than_tensors() -> None:
    assert difference(sf.chain("clip_by_global_norm", "sgd"), 4, ((5,), (0,), (3, 3))) == ""


def test_a_rank_that_does_not_come_is_named() -> None:
    def work(view: ThreadRanks) -> str:
        made, _ = optimizer("lamb", SHAPES[:3], view)
        if view.rank == 1:
            return ""
        with pytest.raises(RanksError) as caught:
            made.step([np.ones(s, np.float32) for s in SHAPES[:3]])
        with pytest.raises(BindError, match="step 1"):  # it is torn
            made.step([np.ones(s, np.float32) for s in SHAPES[:3]])
        return str(caught.value)

    said = on_threads(2, work, timeout=0.2)[0]
    assert said == ("rank 0 of 2, the gather of 2 lists of lamb: rank 1 did not come within 0.2 s")


def test_gathers_of_several_programs_are_one_exchange() -> None:
    def work(view: ThreadRanks) -> int:
        made, _ = optimizer(sf.chain("clip_by_global_norm", "adafactor"), SHAPES[:4], view)
        programs = (p.launches for p in made._storage.programs)
        each = [sum(x.over == Units.RANKS for x in launches) for launches in programs]
        assert max(each) < sum(each)
        calls = calls_of(made._stepper.binding.tables, made._storage.launches)
        return sum(c.over == Units.RANKS for c in calls) - max(each)

    assert on_threads(2, work) == [0, 0]


def test_one_process_has_no_gathers() -> None:
    made, _ = optimizer("lamb", SHAPES[:3])
    assert any(x.over == Units.RANKS for p in made._storage.programs for x in p.launches)
    assert all(launch.over != Units.RANKS for _, launch in made._storage.launches)
