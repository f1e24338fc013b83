"""`Sharded` beside one process that has every rank's gradients; what ranks that disagree say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.ir.errors import BindError, OptionError
from stepfuse.ranks.combine import mean_of_ranks, piece
from stepfuse.ranks.here import SingleRank
from stepfuse.ranks.protocol import RanksError
from stepfuse.ranks.sharded import Sharded
from stepfuse.ranks.threads import ThreadRanks, on_threads

from tests.ranks.replicas import Array, arrays
from tests.support.oracles.numeric import same_bits

SHAPES = ((512, 300), (512,), (90_001,), (7,), (200, 333))
CHAIN = sf.chain("check_finite", "clip_by_global_norm(max_norm=0.5)", "adamw(lr=0.01)")
STEPS = 3


def gradients(rank: int, step: int) -> list[Array | None]:
    """A rank's own; in the last step some tensors have none, on all ranks."""
    found: list[Array | None] = [g.copy() for g in arrays(1000 * (rank + 1) + step, SHAPES)]
    return [None if step == STEPS - 1 and n in (1, 2) else g for n, g in enumerate(found)]


def alone(spec: Any, count: int) -> list[Array]:
    """One process with all pieces."""
    params = [a.copy() for a in arrays(0, SHAPES)]
    made = sf.Optimizer(params, sf.chain(mean_of_ranks(count), spec), threads=1)
    for step in range(STEPS):
        pieces = {piece(r): gradients(r, step) for r in range(count)}
        made.step(pieces.pop("grad"), aux=pieces)
    return params


def shared(view: ThreadRanks, spec: Any, **options: Any) -> list[Array]:
    params = [a.copy() for a in arrays(0, SHAPES)]
    made = Sharded(params, spec, ranks=view, threads=1, **options)
    for step in range(STEPS):
        made.step(gradients(view.rank, step))
    return params


@pytest.mark.parametrize(("spec", "count"), [(CHAIN, 2), (CHAIN, 3), (sf.get("lamb"), 4)])
def test_sharded_steps_have_the_bits_of_one_process(spec: Any, count: int) -> None:
    expected = alone(spec, count)
    for found in on_threads(count, lambda view: shared(view, spec), 60):
        assert all(map(same_bits, found, expected))


def test_the_engines_sum_is_near_the_trees() -> None:
    expected = alone(sf.get("sgd"), 3)
    found = on_threads(3, lambda view: shared(view, sf.get("sgd"), order="engine"), 60)
    for mine in found:
        assert all(map(same_bits, mine, found[0]))
        for got, wanted in zip(mine, expected, strict=True):
            np.testing.assert_allclose(got, wanted, rtol=1e-6, atol=1e-6)


def test_one_rank_alone_steps_as_an_optimizer() -> None:
    params, others = ([a.copy() for a in arrays(0, SHAPES)] for _ in range(2))
    made, plain = Sharded(params, "lamb", ranks=SingleRank()), sf.Optimizer(others, "lamb")
    for step in range(STEPS):
        made.step(gradients(0, step))
        plain.step(gradients(0, step))
    assert all(map(same_bits, params, others))
    assert made._stepper.calls[0].__class__ is plain._stepper.calls[0].__class__  # one native call


def test_the_mean_is_a_balanced_tree() -> None:
    """Of 5 ranks ((0 + 1) + (2 + 3)) + 4, in f32 to the bit."""
    given = [a[0] for a in (arrays(r, ((1000,),)) for r in range(5))]
    param = np.zeros(1000, np.float32)
    made = sf.Optimizer([param], sf.chain(mean_of_ranks(5), "sgd(lr=1.0)"))
    made.step([given[0]], aux={piece(r): [given[r]] for r in range(1, 5)})
    total = ((given[0] + given[1]) + (given[2] + given[3])) + given[4]
    assert same_bits(-param, total / np.float32(5))


def named(rank: int, **changed: Any) -> dict[str, Any]:
    own: dict[str, Any] = {
        "params": [("w", np.zeros((3, 3), np.float32))],
        "spec": "sgd",
        "lr": 0.5,
    }
    return own | (changed if rank == 1 else {})


DISAGREEMENTS: tuple[tuple[Callable[[int], dict[str, Any]], str], ...] = (
    (lambda r: named(r, params=[("w", np.zeros((3, 4), np.float32))]),
     "ranks disagree on the shape of tensor 0 (w): (3, 4) on rank 1, (3, 3) on rank 0"),
    (lambda r: named(r, params=[("v", np.zeros((3, 3), np.float32))]),
     "ranks disagree on the name of tensor 0: 'v' on rank 1, 'w' on rank 0"),
    (lambda r: named(r, lr=0.25), "ranks disagree on lr of group 0: 0.25 on rank 1, 0.5 on rank 0"),
    (lambda r: named(r, repeatable=True),
     "ranks disagree on repeatable: True on rank 1, False on rank 0"),
    (lambda r: named(r, spec="sgdd"),
     ("ranks disagree on the arguments: no optimizer or stage is called 'sgdd'; did you mean sgd "
      "or vsgd or sgdw? on rank 1, they fit on rank 0")),
)  # fmt: skip


@pytest.mark.parametrize(("make", "said"), DISAGREEMENTS)
def test_ranks_that_disagree_are_refused_alike(
    make: Callable[[int], dict[str, Any]], said: str
) -> None:
    def work(view: ThreadRanks) -> str:
        options = make(view.rank)
        ((_, param),) = options["params"]
        with pytest.raises(BindError) as caught:
            made = Sharded(options.pop("params"), options.pop("spec"), ranks=view, **options)
            made.step([np.ones(param.shape, np.float32)])
        assert not param.any()
        return str(caught.value)

    assert on_threads(3, work, 10) == [said] * 3


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"table": None}, "no hyper-parameter 'table'"),
        ({"repeatable": "no"}, "repeatable: expected True or False, got 'no'"),
        ({"ranks": 3}, r"ranks: expected ranks, such as TorchRanks\(group\) .*, got 3"),
    ],
)
def test_options_that_are_none(options: dict[str, Any], said: str) -> None:
    with pytest.raises((TypeError, OptionError), match=said):
        Sharded([np.zeros(3, np.float32)], "sgd", **options)


def test_gradients_that_do_not_fit_on_one_rank_are_refused_on_all() -> None:
    def work(view: ThreadRanks) -> list[str]:
        param = np.zeros((3, 3), np.float32)
        made = Sharded([param], "sgd", ranks=view)
        said: list[str] = []
        for grad in (None, np.ones((3, 4 if view.rank else 3), np.float32)):
            with pytest.raises(BindError) as caught:
                made.step([grad if view.rank else np.ones((3, 3), np.float32)])
            said.append(str(caught.value))
        made.step([np.ones((3, 3), np.float32)])
        assert param.all()
        return said

    first, second = on_threads(2, work, 10)
    assert first == second
    assert first[0] == "ranks disagree on the gradient of tensor 0: none on rank 1, one on rank 0"
    assert "on rank 1, they fit on rank 0" in first[1] and "(3, 4)" in first[1]


def test_a_step_whose_parameters_did_not_come_is_torn() -> None:
    """Rank 1 takes part in all but the last verb of the second step."""

    def work(view: ThreadRanks) -> str:
        made = Sharded([np.zeros(70_000, np.float32)], "sgd", ranks=view)
        grads = [np.ones(70_000, np.float32)]
        made.step(grads)
        if view.rank:
            made.bring_params = lambda: None
            made.step(grads)
            return ""
        with pytest.raises(RanksError) as caught:
            made.step(grads)
        with pytest.raises(BindError, match="the gather of parameters of step 2"):
            made.step(grads)
        return str(caught.value)

    said = on_threads(2, work, 0.5)[0]
    assert said == "rank 0 of 2, the gather of parameters: rank 1 did not come within 0.5 s"


def test_an_entry_by_the_clock_keeps_its_owners_where_arrays_have_moved() -> None:
    def stepped(make: Callable[..., Any], **options: Any) -> list[Array]:
        params = [a.copy() for a in arrays(0, ((12, 20), (30, 10)))]
        made = make(params, "shampoo", lr=0.01, threads=1, **options)
        for step in range(3):
            made.step([g.copy() for g in arrays(step + 1, ((12, 20), (30, 10)))])
            for param in params:
                shape = param.shape
                param.resize((5000, 100), refcheck=False)
                param.resize(shape, refcheck=False)
        return params

    expected = stepped(sf.Optimizer)
    for found in on_threads(2, lambda view: stepped(Sharded, ranks=view), 60):
        assert all(map(same_bits, found, expected))
