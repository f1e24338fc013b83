"""Extra inputs and losses on ranks: the same on all, or each its own, beside one process."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.ir.errors import BindError, OptionError
from stepfuse.ir.frontend.trace import aux, forward, update, zeros
from stepfuse.ir.types import STEP, TENSOR
from stepfuse.ranks.combine import mean_of_ranks, piece
from stepfuse.ranks.sharded import Sharded
from stepfuse.ranks.threads import ThreadRanks, on_threads

from tests.ranks.replicas import Array, arrays
from tests.support.oracles.numeric import same_bits

SHAPES = ((512, 300), (512,), (90_001,), (7,), (200, 333))


@sf.optimizer
def curved(param, grad, h=zeros, curvature=aux, mask=aux, scale=aux[STEP], weight=aux[TENSOR]):
    """Extra inputs of all kinds: arrays and numbers."""
    h = h + curvature
    return update(param=param - grad * mask * weight * scale * h, h=h)


def tree(pieces: list[Any]) -> Any:
    """The mean of 2 or 3, in their dtype."""
    total = pieces[0] + pieces[1] if len(pieces) == 2 else (pieces[0] + pieces[1]) + pieces[2]
    return total / total.dtype.type(len(pieces))


def own(rank: int, step: int) -> tuple[list[Array | None], dict[str, Any]]:
    """A rank's gradients and inputs; one tensor has no gradient in the second step."""
    found: list[Array | None] = [g.copy() for g in arrays(30 + 5 * step + rank, SHAPES)]
    if step == 1:
        found[2] = None
    return found, {
        "curvature": [c.copy() for c in arrays(80 + 5 * step + rank, SHAPES)],
        "mask": [np.sign(m) for m in arrays(60 + step, SHAPES)],
        "scale": 0.1 * (rank + 1),
        "weight": np.arange(5.0) + step,
    }


MEAN = ("curvature", "scale")


@pytest.mark.parametrize("count", [2, 3])
def test_inputs_have_the_bits_of_one_process(count: int) -> None:
    spec = curved.spec
    params = [a.copy() for a in arrays(0, SHAPES)]
    made = sf.Optimizer(params, sf.chain(mean_of_ranks(count), spec), threads=1)
    for step in range(3):
        every = [own(r, step) for r in range(count)]
        curvature = [tree([e[1]["curvature"][n] for e in every]) for n in range(len(SHAPES))]
        scale = float(tree([np.float64(e[1]["scale"]) for e in every]))
        inputs = {**every[0][1], "curvature": curvature, "scale": scale}
        pieces = {piece(r): every[r][0] for r in range(1, count)}
        made.step(every[0][0], aux=inputs | pieces)

    def work(view: ThreadRanks) -> list[Array]:
        mine = [a.copy() for a in arrays(0, SHAPES)]
        shared = Sharded(mine, curved.spec, ranks=view, mean=MEAN, threads=1)
        for step in range(3):
            shared.step(*own(view.rank, step))
        return mine

    for found in on_threads(count, work, 60):
        assert all(map(same_bits, found, params))


def test_inputs_that_are_to_be_the_same_are_agreed_on() -> None:
    def work(view: ThreadRanks) -> list[str]:
        mine = [a.copy() for a in arrays(0, SHAPES)]
        made, said = Sharded(mine, curved.spec, ranks=view, mean=MEAN, threads=1), []
        for change in ("mask", "weight", "curvature"):
            grads, given = own(view.rank, 0)
            if view.rank == 1:
                given[change][3] = given[change][3] + 1 if change != "curvature" else None
            with pytest.raises(BindError) as caught:
                made.step(grads, given)
            said.append(str(caught.value))
        assert all(map(same_bits, mine, arrays(0, SHAPES))) and made.steps == 0
        made.step(*own(view.rank, 0))
        return said

    (first, *rest), *others = on_threads(3, work, 60)
    assert all(mine == [first, *rest] for mine in others)
    assert first.startswith("ranks disagree on the extra input %mask: ") and "on rank 1" in first
    assert rest[0].startswith("ranks disagree on the extra input %weight: ")
    assert "tensor 3, %curvature: this extra input is missing" in rest[1]


def test_covariances_of_ranks_are_averaged() -> None:
    """thor's, which are no elements: as if one process had their mean."""
    shapes = ((12, 20), (30, 8))

    def given(rank: int) -> tuple[list[Array], dict[str, Any]]:
        random = arrays(40 + rank, shapes)
        sides = [a @ a.T for a in random], [a.T @ a for a in random]
        return list(random), dict(zip(("left_cov", "right_cov"), sides, strict=True))

    params = [a.copy() for a in arrays(0, shapes)]
    made = sf.Optimizer(params, sf.chain(mean_of_ranks(2), "thor(lr=0.1)"), threads=1)
    (first, mine), (second, theirs) = given(0), given(1)
    means = {n: [tree([*pair]) for pair in zip(mine[n], theirs[n], strict=True)] for n in mine}
    made.step(first, means | {piece(1): second})

    def work(view: ThreadRanks) -> list[Array]:
        found, names = [a.copy() for a in arrays(0, shapes)], ("left_cov", "right_cov")
        shared = Sharded(found, "thor(lr=0.1)", ranks=view, mean=names, threads=1)
        shared.step(*given(view.rank))
        return found

    for found in on_threads(2, work, 60):
        assert all(map(same_bits, found, params))


def test_a_loss_is_the_mean_of_the_ranks() -> None:
    params = [a.copy() for a in arrays(0, SHAPES)]
    made = sf.Optimizer(params, sf.chain(mean_of_ranks(2), "momo"), threads=1)
    for step in range(2):
        made.groups[0]["loss"] = (1.5 + step + 0.25) / 2
        made.step(own(0, 0)[0], aux={piece(1): own(1, 0)[0]})

    def work(view: ThreadRanks) -> list[Array]:
        mine = [a.copy() for a in arrays(0, SHAPES)]
        shared = Sharded(mine, "momo", ranks=view, threads=1)
        with pytest.raises(BindError, match="loss"):
            shared.step(own(view.rank, 0)[0])
        for step in range(2):
            shared.groups[0]["loss"] = 0.25 if view.rank else 1.5 + step
            shared.step(own(view.rank, 0)[0])
        return mine

    for found in on_threads(2, work, 60):
        assert all(map(same_bits, found, params))


@sf.optimizer
def masked(grad, mask=aux):
    """A stage with an extra input."""
    return forward(grad=grad * mask)


def test_inputs_of_small_batches_are_averaged_too() -> None:
    params = [a.copy() for a in arrays(0, SHAPES)]
    spec = sf.chain(masked, "accumulate", "adamw")
    made = sf.Optimizer(params, sf.chain(mean_of_ranks(2), spec), threads=1)

    def given(rank: int, number: int) -> tuple[list[Array], list[Array]]:
        return [g.copy() for g in arrays(number + rank, SHAPES)], list(arrays(9 + rank, SHAPES))

    for number in range(2):
        (first, mine), (second, theirs) = given(0, number), given(1, number)
        means = [tree([*pair]) for pair in zip(mine, theirs, strict=True)]
        take = made.step if number else made.accumulate
        take(first, aux={"mask": means, piece(1): second})

    def work(view: ThreadRanks) -> list[Array]:
        found = [a.copy() for a in arrays(0, SHAPES)]
        shared = Sharded(found, spec, ranks=view, mean=("mask",), threads=1)
        for number in range(2):
            grads, mask = given(view.rank, number)
            (shared.step if number else shared.accumulate)(grads, {"mask": mask})
        return found

    for found in on_threads(2, work, 60):
        assert all(map(same_bits, found, params))


def test_names_that_a_spec_has_not_are_refused() -> None:
    with pytest.raises(OptionError, match="adamw has no extra input or hyper-parameter 'hess'"):
        Sharded([np.zeros(3, np.float32)], "adamw", mean=("hess",))
    with pytest.raises(OptionError, match="expected names"):
        Sharded([np.zeros(3, np.float32)], "adamw", mean="lr")
