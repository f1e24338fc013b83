"""A spec stepped by one process, and by ranks that are threads: what each leaves, to the bit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import numpy as np
import stepfuse as sf
from stepfuse.ir.roles import must_be_given
from stepfuse.ranks.rank_optimizer import RankOptimizer
from stepfuse.ranks.threads import ThreadRanks, on_threads

from tests.support.oracles.numeric import same_bits

Array = np.ndarray[Any, np.dtype[Any]]
Shape = tuple[int, ...]

# Cut ones, whole ones, one of one element, none; rows that cuts meet, long rows, odd numbers.
SHAPES: tuple[Shape, ...] = (
    (512, 300), (512,), (600, 256), (200, 333), (1,), (4000,), (90_001,), (70_000, 1), (40, 2000),
    (0,), (3, 33_000), (40, 30, 64),
)  # fmt: skip
_DUE = 3  # steps between those in which thor takes extra inputs
MATRICES: tuple[Shape, ...] = ((96, 400), (300, 128), (64, 64), (513, 70))


@cache
def arrays(seed: int, shapes: Sequence[Shape]) -> tuple[Array, ...]:
    """Normal numbers, the same for all who ask."""
    generator = np.random.default_rng(seed)
    return tuple(generator.standard_normal(s).astype(np.float32) for s in shapes)


def optimizer(
    spec: Any, shapes: Sequence[Shape], ranks: ThreadRanks | None = None, **options: Any
) -> tuple[Any, list[Array]]:
    """An optimizer over arrays of its own, on a rank or by itself."""
    params = [a.copy() for a in arrays(0, shapes)]
    named = sf.as_spec(spec) if isinstance(spec, str) else spec
    given = {r.name: 0.5 for r in named.of_kind("hyper") if must_be_given(r)} | options
    if spec == "thor":
        given["frequency"] = _DUE
    if ranks is None:
        given.pop("repeatable", None)
        return sf.Optimizer(params, spec, threads=1, **given), params
    return RankOptimizer(params, spec, ranks, threads=1, **given), params


def stepped(
    spec: Any, shapes: Sequence[Shape], steps: int, ranks: ThreadRanks | None, **options: Any
) -> tuple[Any, list[Array]]:
    """The optimizer behind some steps."""
    found, params = optimizer(spec, shapes, ranks, **options)
    for step in range(steps):
        found.step([3 * g for g in arrays(step + 1, shapes)], _extra(spec, shapes, step))
        if ranks is not None:
            found.bring_params()
    return found, params


def _extra(spec: Any, shapes: Sequence[Shape], step: int) -> dict[str, list[Array]] | None:
    """The covariances of each matrix's rows and columns, in steps in which they are taken."""
    if spec != "thor" or step % _DUE:
        return None
    random = arrays(1000 + step, shapes)
    return {"left_cov": [a @ a.T for a in random], "right_cov": [a.T @ a for a in random]}


def difference(
    spec: Any, count: int, shapes: Sequence[Shape] = SHAPES, steps: int = 3, **options: Any
) -> str:
    """What differs first on some rank from one process; nothing where all is equal."""
    alone, expected = stepped(spec, shapes, steps, None, **options)

    def work(view: ThreadRanks) -> str:
        mine, params = stepped(spec, shapes, steps, view, **options)
        return next(_differing(alone, expected, mine, params, view.rank), "")

    found = on_threads(count, work, timeout=60)
    return next((f"rank {rank}: {said}" for rank, said in enumerate(found) if said), "")


def _differing(
    alone: Any, expected: Sequence[Array], mine: Any, params: Sequence[Array], rank: int
) -> Iterator[str]:
    for n, (found, wanted) in enumerate(zip(params, expected, strict=True)):
        if not same_bits(found, wanted):
            yield f"parameter {n} of shape {wanted.shape}"
    for name, wanted in alone.numbers.items():
        if not same_bits(np.asarray(mine.numbers[name]), np.asarray(wanted)):
            yield f"number {name}"
    states, theirs = mine.state, alone.state
    for span in mine.spans.of(rank):
        kept = mine._storage.tensors.layout_of(span.tensor).kept
        by_name = {state.role.name: state for state in kept}
        for name, wanted in theirs[span.tensor].items():
            found, wanted = np.asarray(states[span.tensor][name]), np.asarray(wanted)
            part, first = None, 0
            if name in by_name:
                part = mine._storage.part(span.tensor, by_name[name].place.domain)
                first = by_name[name].first
            low, high = part or (0, wanted.size)
            own = found.reshape(-1)[low - first : high - first]
            if not same_bits(own, wanted.reshape(-1)[low:high]):
                yield f"state {name} of tensor {span.tensor}"
