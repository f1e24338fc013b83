"""Gradients that travel rounded, beside one process that rounds each rank's by NumPy."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
import stepfuse as sf
from stepfuse.ir.errors import BindError, StepfuseError
from stepfuse.ranks.combine import mean_of_ranks, piece
from stepfuse.ranks.here import SingleRank
from stepfuse.ranks.sharded import Sharded
from stepfuse.ranks.threads import ThreadRanks, on_threads

from tests.ranks.replicas import Array, arrays
from tests.support.oracles.numeric import same_bits

SHAPES = ((512, 300), (512,), (90_001,), (7,), (200, 333), (0,))
MATRICES = ((96, 400), (64, 64), (513, 70))
STEPS = 3
BLOCK = 256


def to_bf16(x: Array) -> Array:
    return x.astype(ml_dtypes.bfloat16).astype(np.float32)


def by_blocks(x: Array, block: int, decoded: Callable[[Array, Array], Array]) -> Array:
    """What is read of blocks, of which `decoded` has the magnitudes in f64."""
    rows = np.zeros((-(-x.size // block), block), np.float32)
    rows.reshape(-1)[: x.size] = x.reshape(-1)
    return decoded(rows, np.abs(rows).astype(np.float64)).reshape(-1)[: x.size].reshape(x.shape)


def to_steps(x: Array, most: int = 127) -> Array:
    """rint(x * (most / scale)) / most * scale, block by block."""

    def decoded(rows: Array, sizes: Array) -> Array:
        scales = np.maximum(sizes.max(1, initial=0.0), 2.0**-120)[:, None]
        codes = np.rint(rows * (most / scales).astype(np.float32))
        return codes * np.float32(1 / most) * scales.astype(np.float32)

    return by_blocks(x, BLOCK, decoded)


def to_signs(x: Array) -> Array:
    """The mean magnitude of a block, of which the last may be short, with x's sign."""

    def decoded(rows: Array, sizes: Array) -> Array:
        counts = np.minimum(x.size - 1024 * np.arange(len(rows)), 1024)
        scales = np.maximum(sizes.sum(1) / counts, 2.0**-120).astype(np.float32)[:, None]
        return np.where(rows < 0, -scales, scales)

    return by_blocks(x, 1024, decoded)


def to_largest(x: Array) -> Array:
    """The ten largest of 1024, sorted by a magnitude of 13 bits in its fraction, else 0."""

    def decoded(rows: Array, _: Array) -> Array:
        sizes = (np.abs(rows).view(np.uint32) >> 10).astype(np.int64)
        places = np.argsort(-sizes, axis=1, kind="stable")[:, :10]
        found = np.zeros_like(rows)
        np.put_along_axis(found, places, np.take_along_axis(rows, places, 1), 1)
        return found

    return by_blocks(x, 1024, decoded)


ROUNDINGS: dict[str, Callable[[Array], Array]] = {"bf16": to_bf16, "linear8": to_steps}
OF_FEWER_BITS: dict[str, Callable[[Array], Array]] = {
    "linear4": partial(to_steps, most=7),
    "ternary": partial(to_steps, most=1),
    "sign": to_signs,
    "topk": to_largest,
}


def gradients(shapes: Any, rank: int, step: int) -> list[Array | None]:
    """Of many magnitudes; in the last step one is there on no rank."""
    found = [
        g * np.float32(10.0 ** (n - 3)) for n, g in enumerate(arrays(50 * rank + step, shapes))
    ]
    return [None if step == STEPS - 1 and n == 1 else g for n, g in enumerate(found)]


def alone(
    spec: Any, shapes: Any, count: int, wire: str, feedback: bool = False, **options: Any
) -> list[Array]:
    """One process, which has a residual for each piece."""
    rounded = (ROUNDINGS | OF_FEWER_BITS)[wire]
    params = [a.copy() for a in arrays(0, shapes)]
    made = sf.Optimizer(params, sf.chain(mean_of_ranks(count), spec), threads=1, **options)
    lost = [[np.zeros(s, np.float32) for s in shapes] for _ in range(count)]
    for step in range(STEPS):
        pieces: dict[str, Any] = {piece(r): gradients(shapes, r, step) for r in range(count)}
        for residuals, given in zip(lost, pieces.values(), strict=True):
            for n, grad in enumerate(given):
                if grad is not None:
                    total = grad + residuals[n] if feedback else grad
                    given[n] = rounded(total)
                    residuals[n] = total - given[n]
        made.step(pieces.pop("grad"), aux=pieces)
    return params


def shared(view: Any, name: str, shapes: Any, wire: str, **options: Any) -> list[Array]:
    params = [a.copy() for a in arrays(0, shapes)]
    made = Sharded(params, name, ranks=view, wire=wire, threads=1, **options)
    for step in range(STEPS):
        made.step(gradients(shapes, view.rank, step))
    return params


CLIPPED = "check_finite+clip_by_global_norm(max_norm=0.5)+adamw(lr=0.01)"
CASES: tuple[tuple[str, str, int, dict[str, Any]], ...] = (
    (CLIPPED, "bf16", 2, {}),
    (CLIPPED, "linear8", 3, {}),
    ("adafactor", "linear8", 3, {}),  # rows, over whose ends blocks go on
    ("lamb", "linear8", 2, {"dtypes": "state=linear8(128)"}),
    ("muon(ns_steps=1)", "bf16", 2, {}),
    ("shampoo(lr=0.01)", "linear8", 2, {}),
    (CLIPPED, "linear8", 3, {"feedback": True}),
    ("lamb", "bf16", 2, {"feedback": True}),
    ("adafactor", "linear4", 2, {"feedback": True}),
    (CLIPPED, "ternary", 2, {"feedback": True}),
    (CLIPPED, "sign", 3, {"feedback": True}),
    (CLIPPED, "topk", 3, {"feedback": True}),
    ("adafactor", "topk", 2, {}),
)


@pytest.mark.parametrize(("name", "wire", "count", "options"), CASES)
def test_a_wire_has_the_bits_of_one_process_that_rounds(
    name: str, wire: str, count: int, options: dict[str, Any]
) -> None:
    shapes = MATRICES if "muon" in name or "shampoo" in name else SHAPES
    expected = alone(sf.as_spec(name), shapes, count, wire, **options)
    for found in on_threads(count, lambda view: shared(view, name, shapes, wire, **options), 60):
        assert all(map(same_bits, found, expected))


@pytest.mark.parametrize("wire", ROUNDINGS)
@pytest.mark.parametrize("value", [np.nan, np.inf, -np.inf])
def test_what_is_not_finite_on_one_rank_is_seen_by_all(wire: str, value: float) -> None:
    def work(view: ThreadRanks) -> tuple[int, bool, str]:
        params = [a.copy() for a in arrays(0, SHAPES)]
        before = [p.copy() for p in params]
        made = Sharded(params, CLIPPED, ranks=view, wire=wire, threads=1)
        grads = [g.copy() for g in arrays(view.rank, SHAPES)]
        if view.rank:
            grads[2][90_000] = value  # in the last block, which is a short one
        made.step(grads)
        return made.t, all(map(same_bits, params, before)), str(made.overflow())

    said = f"the gradient of tensor 2 is {value} at [90000] on rank 1"
    assert on_threads(2, work, 10) == [(0, True, said)] * 2


def test_encoding_with_feedback_is_one_sweep_of_thirteen_bytes() -> None:
    def work(view: ThreadRanks) -> str:
        made = Sharded(
            [np.ones(5000, np.float32)], "sgd", ranks=view, wire="linear8", feedback=True
        )
        made.step([np.ones(5000, np.float32)])
        return made.explain()

    said = (
        "and what that loses is added to the next\nencoding: 1 sweep, 13 bytes/param, which is the"
    )
    assert all(said in text for text in on_threads(2, work, 30))


@pytest.mark.parametrize("wire", ["linear8", "sign", "topk"])
def test_what_is_not_finite_is_not_added_to_later_gradients(wire: str) -> None:
    """A step that `check_finite` skips, and another: what is kept of the first is finite."""
    grads = [arrays(9, SHAPES), arrays(10, SHAPES)]

    def work(view: ThreadRanks) -> list[Array]:
        params = [a.copy() for a in arrays(0, SHAPES)]
        made = Sharded(params, CLIPPED, ranks=view, wire=wire, feedback=True, threads=1)
        bad = [g.copy() for g in grads[view.rank]]
        bad[0][0] = np.inf if view.rank else 1.0
        made.step(bad)
        assert made.t == 0
        made.step(grads[view.rank])
        assert made.t == 1
        return params

    for found in on_threads(2, work, 30):
        assert all(np.isfinite(p).all() for p in found)


def test_residuals_are_forgotten_by_a_load(tmp_path: Path) -> None:
    """What one has begun with is what one goes on with, however many steps lie between."""

    def work(view: ThreadRanks) -> list[Array]:
        params = [a.copy() for a in arrays(0, SHAPES)]
        made = Sharded(params, CLIPPED, ranks=view, wire="sign", feedback=True, threads=1)
        made.save(tmp_path / "run", params=True)
        found = []
        for _ in range(2):
            for step in range(2):
                made.step(gradients(SHAPES, view.rank, step))
            found.append([p.copy() for p in params])
            made.load(tmp_path / "run", params=True)
        assert all(map(same_bits, *found))
        return found[0]

    first, second = on_threads(2, work, 30)
    assert all(map(same_bits, first, second))


def test_what_a_wire_makes_infinite_is_counted_and_said() -> None:
    """All scales but bf16's: what is too large for that is found when one asks."""

    def work(view: ThreadRanks, wire: str) -> tuple[int, str]:
        params = [a.copy() for a in arrays(0, SHAPES)]
        made = Sharded(params, CLIPPED, ranks=view, wire=wire, threads=1)
        grads = [g.copy() for g in arrays(view.rank, SHAPES)]
        grads[2][[5, 90_000][view.rank :]] = np.float32(3.4e38)
        grads[1][0] = np.float32(3.396e38)  # is rounded to the largest
        made.step(grads)
        return made.t, str(made.overflow())

    value = float(np.float32(3.4e38))
    said = f"the gradient of tensor 2 is {value} at [5] on rank 0, one of 3 that are too large for"
    for skipped, text in on_threads(2, lambda view: work(view, "bf16"), 10):
        assert skipped == 0 and said in text
    assert on_threads(2, lambda view: work(view, "linear8"), 10)[0][1] == "None"


def test_a_checkpoint_knows_nothing_of_the_wire(tmp_path: Path) -> None:
    def work(view: ThreadRanks) -> list[Array]:
        params = [a.copy() for a in arrays(0, SHAPES)]
        made = Sharded(params, CLIPPED, ranks=view, wire="linear8", threads=1)
        made.step(gradients(SHAPES, 0, 0))
        made.save(tmp_path / "run", params=True)
        assert "\ngradients travel rounded to linear8, 1.016 bytes an element" in made.explain()
        return params

    expected, _ = on_threads(2, work, 30)
    params = [a.copy() for a in arrays(1, SHAPES)]
    made = sf.Optimizer(params, CLIPPED, threads=1)
    made.load(tmp_path / "run", params=True)
    assert made.t == 1 and all(map(same_bits, params, expected))


def test_gradients_of_bf16_travel_as_they_are() -> None:
    narrow = ml_dtypes.bfloat16

    def work(view: ThreadRanks) -> Array:
        param = np.ones(3001, np.float32)
        made = Sharded([param], "sgd(lr=1.0)", ranks=view, threads=1, dtypes="grad=bf16")
        made.step([np.full(3001, 2.0 + view.rank, narrow)])
        return param

    for found in on_threads(2, work, 30):
        assert np.unique(found).tolist() == [-1.5]


REFUSALS: tuple[tuple[dict[str, Any], str], ...] = (
    (
        {"wire": "f16"},
        "'linear8', 'linear4', 'ternary', 'sign' or 'topk', got 'f16'",
    ),
    (
        {"wire": None},
        "'linear8', 'linear4', 'ternary', 'sign' or 'topk', got None",
    ),
    ({"wire": "bf16", "order": "engine"}, "order='engine' has the engine sum what travels, and it"),
    ({"feedback": True}, "rounds nothing: give a wire of 'bf16', 'linear8', "),
    ({"wire": "bf16", "feedback": 1}, "feedback: expected True or False, got 1"),
    ({"dtypes": "grad=linear8"}, "ranks encode gradients by themselves; give gradients of f32"),
    ({"wire": "bf16", "dtypes": "grad=bf16"}, "its gradient is bf16, and wire='bf16' would"),
    (
        {"params": [np.zeros(3, ml_dtypes.bfloat16)]},
        "is bf16, and ranks would take one of f32; say",
    ),
)


@pytest.mark.parametrize(("options", "said"), REFUSALS)
def test_a_wire_that_there_is_not_is_refused(options: dict[str, Any], said: str) -> None:
    known: dict[str, Any] = {"params": [np.zeros(3, np.float32)], "spec": "sgd"}

    def work(view: ThreadRanks) -> str:
        with pytest.raises(StepfuseError) as caught:
            Sharded(**(known | (options if view.rank else {})), ranks=view)
        return str(caught.value)

    first, second = on_threads(2, work, 10)
    assert said in first and said in second
    if {"wire", "feedback"} & {*options}:  # of one rank too
        with pytest.raises(StepfuseError, match=r"wire|feedback"):
            Sharded(**(known | options), ranks=SingleRank())


def test_ranks_that_disagree_on_the_wire_are_refused_alike() -> None:
    def work(view: ThreadRanks) -> str:
        wire = "bf16" if view.rank else "linear8"
        with pytest.raises(BindError) as caught:
            Sharded([np.zeros(3, np.float32)], "sgd", ranks=view, wire=wire)
        return str(caught.value)

    said = "ranks disagree on the wire: bf16 on rank 1, linear8 on rank 0"
    assert on_threads(2, work, 10) == [said] * 2
