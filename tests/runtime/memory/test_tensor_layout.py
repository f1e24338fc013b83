"""Chunk tables: they cover each tensor once, in the shapes that the kernels rely on."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from stepfuse.compiler import lower_to_loops
from stepfuse.ir.lowered.launches import ChunkKind
from stepfuse.ir.tensor_view import FIRST, FLAT, MATRIX, Shape, View, shape_under
from stepfuse.optim_defs import get
from stepfuse.passes.lower.gpu_chunks import gpu_sizes
from stepfuse.passes.lower.variants import linked
from stepfuse.passes.pipeline import policy_pipeline
from stepfuse.runtime.memory.tensor_layout import HOST_SIZES, TARGET, ChunkSizes, chunks_of, kind_of

DIMS = st.lists(st.one_of(st.integers(0, 5), st.integers(60, 130)), min_size=2, max_size=4)
LONG = st.tuples(st.integers(1, 140), st.sampled_from([513, 4097, 65536, 65537, 70000]))
VIEWS = st.sampled_from([FLAT, FIRST, MATRIX, *(View(block=k) for k in (7, 1024, 70000))])

SIZES = st.sampled_from(
    [HOST_SIZES, ChunkSizes(8192, 3072, 8192, 65536), ChunkSizes(1024, 1024, 1024, 1024)]
)


@settings(max_examples=60, deadline=None)
@given(view=VIEWS, dims=st.one_of(DIMS.map(tuple), LONG), by_columns=st.booleans(), sizes=SIZES)
def test_chunks_partition_the_elements(
    view: View, dims: tuple[int, ...], by_columns: bool, sizes: ChunkSizes
) -> None:
    shape = shape_under(view, dims)
    by_columns = by_columns and view == MATRIX
    table = chunks_of(3, view, shape, by_columns, sizes)
    hits = np.zeros(shape.batches * shape.rows * shape.cols, np.int8)
    cells = hits.reshape(shape.batches * shape.rows, shape.cols)
    for tensor, row, rows, col, cols, kind in table.tolist():
        assert tensor == 3 and kind == kind_of(view, shape, sizes)
        assert rows > 0 and cols > 0 and col % 1024 == 0
        cells[row : row + rows, col : col + cols] += 1
        if by_columns:
            _check_column_leaves(shape, row, rows)
        if kind != ChunkKind.RECTANGLE:
            assert (col, cols) == (0, shape.cols)
    assert (hits[: shape.numel] == 1).all()
    assert len(table) == 0 if shape.numel == 0 else kind_of(view, shape, sizes) in table[:, -1]


def _check_column_leaves(shape: Shape, row: int, rows: int) -> None:
    """No chunk splits 64 rows of a batch entry, nor crosses from one part of one to another."""
    start, end = row % shape.rows, row % shape.rows + rows
    whole = start == 0 and rows % shape.rows == 0
    assert whole or (start % 64 == 0 and (end % 64 == 0 or end == shape.rows) and end <= shape.rows)


@pytest.mark.parametrize(
    ("view", "dims", "kind", "first"),
    [
        (FLAT, (TARGET,), ChunkKind.TENSOR, (0, 1, 0, TARGET)),
        (FLAT, (TARGET + 1,), ChunkKind.RECTANGLE, (0, 1, 0, TARGET)),
        (MATRIX, (1000, 1000), ChunkKind.ROWS, (0, 32, 0, 1000)),
        (MATRIX, (2, 65536), ChunkKind.ROWS, (0, 1, 0, 65536)),
        (MATRIX, (2, 65537), ChunkKind.RECTANGLE, (0, 1, 0, TARGET)),
        (View(block=256), (1 << 20,), ChunkKind.ROWS, (0, 128, 0, 256)),
    ],
)
def test_kinds(view: View, dims: tuple[int, ...], kind: int, first: tuple[int, ...]) -> None:
    table = chunks_of(0, view, shape_under(view, dims), by_columns=False)
    assert tuple(table[0].tolist()) == (0, *first, kind)


@pytest.mark.parametrize(
    ("dims", "rows"),
    [((1000, 1000), 64), ((4096, 100), 320), ((50, 30, 100), 300), ((3, 70, 2100), 64)],
)
def test_chunks_of_columns_hold_whole_leaves(dims: tuple[int, ...], rows: int) -> None:
    table = chunks_of(0, MATRIX, shape_under(MATRIX, dims), by_columns=True)
    assert table[0, 2] == rows


@pytest.mark.parametrize(
    ("name", "dtypes", "most", "whole", "large"),
    [
        ("adamw", "", 8192, 8192, 8192),
        ("lamb", "", 8192, 3072, 65536),  # one block does both sweeps of a small tensor: 16 bytes
        ("adamw", "state=linear8", 8192, 8192, 8192),  # a warp holds a block between its passes
    ],
)
def test_what_a_gpu_reads_twice_stays_in_its_cache(
    name: str, dtypes: str, most: int, whole: int, large: int
) -> None:
    pipeline = policy_pipeline("strict", dtypes)
    graph, *_ = linked(get(name).variants(), pipeline)
    program = lower_to_loops(graph, pipeline, "sm_90")[1].program
    assert gpu_sizes(program) == ChunkSizes(most, whole, 8192, large)


def test_a_gpu_has_chunks_of_columns_for_all_multiprocessors() -> None:
    (graph, _) = linked(get("adafactor").variants(), policy_pipeline("strict", ""))
    sizes = gpu_sizes(lower_to_loops(graph, policy_pipeline("strict", ""), "sm_90")[1].program)
    table = chunks_of(0, MATRIX, shape_under(MATRIX, (4096, 4096)), by_columns=True, sizes=sizes)
    assert len(table) == 256 >= 132
    assert table[1].tolist() == [0, 0, 64, 1024, 1024, ChunkKind.RECTANGLE]


@pytest.mark.parametrize(("numel", "cells"), [((1 << 24) - 1, 8192), (1 << 24, 65536)])
def test_a_large_tensor_has_larger_chunks(numel: int, cells: int) -> None:
    sizes = ChunkSizes(8192, 3072, 8192, 65536)
    table = chunks_of(0, FLAT, shape_under(FLAT, (numel,)), by_columns=False, sizes=sizes)
    assert table[0, 4] == cells
