"""The memory of a rank: its own spans of states and temporaries, counted where it is allocated."""

from __future__ import annotations

import threading
import tracemalloc
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.ranks.rank_optimizer import RankOptimizer
from stepfuse.ranks.spans.cuts import cuts_of
from stepfuse.ranks.threads import ThreadRanks, on_threads

from tests.ranks.replicas import Array, difference

SHAPES = ((700, 1024), (512, 300), (90_001,), (200, 333), (4000,), (40, 2000))
MATRICES = ((256, 400), (300, 128), (128, 128), (200, 100))
KEPT = 1 << 16  # bytes of an optimizer's tables and slots
_TURN = threading.Lock()


def made(spec: str, shapes: Any, view: ThreadRanks | None = None, **options: Any) -> Any:
    params = [np.ones(shape, np.float32) for shape in shapes]
    if view is None:
        return sf.Optimizer(params, spec, threads=1, lr=0.01, **options)
    return RankOptimizer(params, spec, view, threads=1, lr=0.01, **options)


def state_bytes(optimizer: Any) -> int:
    """Of all states that are arrays."""
    return sum(a.nbytes for s in optimizer.state for a in s.values() if isinstance(a, np.ndarray))


def one_cut(optimizer: Any) -> int:
    """The most elements between two places where a tensor may be cut."""
    tensors = optimizer._storage.tensors
    found = 0
    for n, size in enumerate(tensors.numel.tolist()):
        form = tensors.layout_of(n)
        places = [0, *cuts_of(tensors.program_of(n), form).tolist(), size]
        found = max(found, *(b - a for a, b in pairwise(places)))
    return found


def vector_bytes(optimizer: Any) -> int:
    """Of states of rows and columns, which every rank has whole."""
    storage = optimizer._storage
    forms = [storage.tensors.layout_of(n) for n in range(len(storage.tensors))]
    kept = [s for form in forms for s in form.kept if s.place.kind == "vector"]
    return sum(state.count * state.place.dtype.bytes for state in kept)


@pytest.mark.parametrize(
    ("spec", "shapes", "bytes_", "options"),
    [
        ("adamw", SHAPES, 8, {}),
        ("lamb", SHAPES, 8, {}),
        ("adamw", SHAPES, 2, {"dtypes": "state=linear8"}),
        ("adafactor", SHAPES, 4, {}),
        ("muon", MATRICES, 4, {}),
    ],
)
def test_a_rank_has_states_of_its_spans(
    spec: str, shapes: Any, bytes_: int, options: dict[str, Any]
) -> None:
    """States a rank: whole / ranks + one cut; `bytes_` an element, and vectors of rows and columns.

    What was allocated for all, temporaries too, is at most so much more as vectors take.
    """
    alone = made(spec, shapes, **options)
    numel, vectors = int(alone._storage.tensors.numel.sum()), vector_bytes(alone)

    def work(view: ThreadRanks) -> tuple[int, int, int]:
        with _TURN:
            tracemalloc.start()
            found = made(spec, shapes, view, **options)
            traced = tracemalloc.take_snapshot().filter_traces([of_arrays])
            tracemalloc.stop()
        arrays = sum(trace.size for trace in traced.traces) - 4 * numel
        return state_bytes(found), found.peak_bytes, arrays

    of_arrays = tracemalloc.DomainFilter(True, np.lib.tracemalloc_domain)
    for count in (2, 3):
        most = bytes_ * (numel // count + one_cut(alone)) + vectors
        every = on_threads(count, work)
        for held, pools, traced in every:
            assert held <= most
            assert held <= pools <= traced  # also temporaries, tables
            if spec != "muon":  # whose temporaries are matrices
                assert traced <= most + KEPT + alone.peak_bytes - state_bytes(alone)
        assert sum(held for held, *_ in every) <= state_bytes(alone) + (count - 1) * vectors


def test_temporaries_of_matrices_are_at_their_owner() -> None:
    pools = on_threads(4, lambda view: made("muon", MATRICES, view).peak_bytes)
    assert max(pools) < 0.6 * sum(pools) and sum(pools) < 1.1 * made("muon", MATRICES).peak_bytes


def test_states_are_shown_as_the_cells_of_own_spans() -> None:
    """Whole where a rank owns the tensor, in a line where it owns a part."""
    ones = [np.ones(shape, np.float32) for shape in ((600, 400), (5,))]

    def work(view: ThreadRanks) -> list[tuple[int, ...]]:
        optimizer = RankOptimizer([a.copy() for a in ones], "adamw", view, threads=1)
        optimizer.step([a.copy() for a in ones])
        shapes = [s["m"].shape for s in optimizer.state]
        for span in optimizer.spans.of(view.rank):
            values: Array = np.asarray(optimizer.state[span.tensor]["m"])
            assert values.size == span.count and (values == np.float32(0.1)).all()
        return shapes

    first, second = on_threads(2, work)
    assert first == [(119_808,), (0,)] and second == [(120_192,), (5,)]


def test_copies_of_parameters_begin_as_own_cells() -> None:
    assert difference(sf.chain("adamw", "ema_weights"), 3, ((300, 700), (512,)), lr=0.01) == ""
