"""Groups that come later on ranks: dealt behind the others, with the bits of one process."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.ir.errors import BindError
from stepfuse.ranks.sharded import Sharded
from stepfuse.ranks.threads import ThreadRanks, on_threads

from tests.ranks.replicas import Array
from tests.ranks.test_verbs import SHAPES, params_of, step
from tests.support.oracles.numeric import same_bits

MORE = ((300, 400), (5,), (50_000,))


def grown(make: Any, spec: str, folder: Any, **options: Any) -> list[Array]:
    """A group comes between steps; what is saved then is loaded into what began with it."""
    params, later = params_of(), params_of(seed=3, shapes=MORE)
    made = make(params, spec, threads=1, **options)
    step(made, 0)
    owners = made.spans.owners.copy() if options else None
    made.add_group({"params": later, "lr": 0.03})
    if owners is not None:
        assert same_bits(made.spans.owners[: len(owners)], owners)
    step(made, 2, shapes=(*SHAPES, *MORE))
    made.save(folder, params=True)
    anew = [params_of(seed=5), params_of(seed=6, shapes=MORE)]
    groups = [{"params": anew[0]}, {"params": anew[1], "lr": 0.5}]
    loaded = make(groups, spec, threads=1, **options)
    loaded.load(folder, params=True)
    for one in (made, loaded):
        step(one, 4, shapes=(*SHAPES, *MORE))
    loaded.eval()
    assert all(map(same_bits, [*anew[0], *anew[1]], [*params, *later])) is False
    loaded.train()
    assert all(map(same_bits, [*anew[0], *anew[1]], [*params, *later]))
    return [*params, *later]


@pytest.mark.parametrize("spec", ["lamb+ema_weights", "check_finite+adafactor+ema_weights"])
def test_a_group_that_comes_later_is_dealt_too(spec: str, tmp_path: Path) -> None:
    expected = grown(sf.Optimizer, spec, tmp_path / "alone")
    for count in (2, 4):
        folder = tmp_path / str(count)
        for found in on_threads(count, lambda v, f=folder: grown(Sharded, spec, f, ranks=v), 60):
            assert all(map(same_bits, found, expected))


def test_groups_that_ranks_do_not_share_are_refused_alike() -> None:
    def work(view: ThreadRanks) -> list[str]:
        params = params_of()
        made, said = Sharded(params, "adamw", ranks=view, threads=1), []
        odd = view.rank == 1
        for group in (
            {"params": [np.zeros(7 if odd else 8, np.float32)]},
            {"params": [np.zeros(7, np.float32)], "lr": 0.5 if odd else 0.25},
            {"params": [params[0] if odd else np.zeros((512, 300), np.float32)]},
        ):
            with pytest.raises(BindError) as caught:
                made.add_group(group)
            said.append(str(caught.value))
        step(made, 0)
        assert len(made.groups) == 1
        return said

    first, other = on_threads(2, work, 10)
    assert first == other
    assert "overlaps tensor 0" in first[2] and "on rank 1, it fits on rank 0" in first[2]
    assert first[0] == (
        "ranks disagree on the shape of tensor 0 of the group: (7,) on rank 1, (8,) on rank 0"
    )
    assert first[1] == "ranks disagree on lr of the group: 0.5 on rank 1, 0.25 on rank 0"


def test_a_group_that_would_not_be_repeatable_is_refused() -> None:
    def work(view: ThreadRanks) -> str:
        how = {"repeatable": True, "dtypes": "state=linear8", "threads": 1}
        params = params_of(shapes=((9_000,),))
        made = Sharded(params, "adamp", ranks=view, **how)
        with pytest.raises(BindError, match="adamp is not repeatable: sf_sweep_1 of") as caught:
            made.add_group({"params": params_of(shapes=((512, 300),))})
        step(made, 0, shapes=((9_000,),))
        return str(caught.value)

    first, second = on_threads(2, work, 10)
    assert first == second
