"""Ranks of which one fails in some verb: what all had before that step, and what is right then."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.ranks.combine import mean_of_ranks, piece
from stepfuse.ranks.protocol import RanksError
from stepfuse.ranks.sharded import Sharded
from stepfuse.ranks.threads import ThreadRanks, on_threads

from tests.ranks.replicas import Array, Shape, arrays

SHAPES: tuple[Shape, ...] = ((512, 300), (512,), (90_001,), (7,), (200, 333))
COUNT = 3


class Losing:
    """Ranks whose verbs of one phase fail on this rank, behind some that do not, and so on all."""

    def __init__(self, ranks: ThreadRanks, phase: str, passed: int = 0) -> None:
        self._ranks, self._phase, self._left = ranks, phase, passed

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._ranks, name)
        return found if not callable(found) else self._losing(found)

    def _losing(self, verb: Callable[..., Any]) -> Callable[..., Any]:
        def call(*given: Any) -> Any:
            if given[-1].startswith(self._phase) and self._ranks.rank == 1:
                self._left -= 1
                if self._left < 0:
                    self._ranks.leave()
                    raise RanksError("rank 1 is lost")
            return verb(*given)

        return call


def gradients(rank: int, step: int, shapes: Sequence[Shape] = SHAPES) -> list[Array]:
    """Those of a rank in a step."""
    return [g.copy() for g in arrays(1000 * (rank + 1) + step, shapes)]


def alone(spec: str, steps: int, shapes: Sequence[Shape] = SHAPES, **options: Any) -> list[Array]:
    """The parameters behind some steps of one process that has all ranks' gradients."""
    params = [a.copy() for a in arrays(0, shapes)]
    chained = sf.chain(mean_of_ranks(COUNT), sf.as_spec(spec))
    made = sf.Optimizer(params, chained, threads=1, **options)
    for step in range(steps):
        pieces = {piece(r): gradients(r, step, shapes) for r in range(COUNT)}
        made.step(pieces.pop("grad"), aux=pieces)
    return params


def lost(
    spec: str,
    phase: str,
    began: Callable[[Sharded, ThreadRanks], None] = lambda *_: None,
    passed: int = 0,
    shapes: Sequence[Shape] = SHAPES,
    **options: Any,
) -> list[tuple[Sharded, list[Array], list[Array], ThreadRanks]]:
    """Three ranks that lose one in the second step; what they had before it, where they `began`."""
    anew = ThreadRanks.of(COUNT, 10)

    def work(view: ThreadRanks) -> Any:
        params = [a.copy() for a in arrays(0, shapes)]
        made = Sharded(params, spec, ranks=view, threads=1, **options)
        made.step(gradients(view.rank, 0, shapes))
        began(made, view)
        before = kept(made, params)
        made.rejoin(Losing(view, phase, passed))  # pyright: ignore[reportArgumentType]
        with pytest.raises(RanksError):
            made.step(gradients(view.rank, 1, shapes))
        return made, params, before, anew[view.rank]

    return on_threads(COUNT, work, 10)


def kept(made: Sharded, params: list[Array]) -> list[Array]:
    """Parameters, states and numbers as they are."""
    states = [np.array(a) for mine in made.state for a in mine.values()]
    return [*(p.copy() for p in params), *states, *map(np.asarray, made.numbers.values())]


def on_all(ranks: list[Any], work: Callable[[Any], Any]) -> list[Any]:
    """What is done on all ranks together."""
    return on_threads(COUNT, lambda view: work(ranks[view.rank]), 10)
