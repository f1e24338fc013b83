"""What C programs make of narrow floats, when a state starts as a copy in another dtype."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest
from stepfuse.backends import aot
from stepfuse.ir import semantics
from stepfuse.ir.types import F64, PATTERNS, DType

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")
HEADERS = Path(str(aot.__file__)).parent
# Not asked for here.
SIZES = (
    "CHUNK",
    "ROW_LEAF",
    "COLUMN_LEAF",
    "LIST_LEAF",
    "WHOLE",
    "LONG_ROW",
    "MANY",
    "SCRATCH",
    "OWN",
)
SOURCE = """
#include "common.h"
#include "tables.h"
void widen(const void *cells, int64_t count, int bytes, int exponent, double *found) {
    for (int64_t i = 0; i < count; i++) found[i] = stepfuse_widened(cells, i, bytes, exponent);
}
void narrow(void *cells, int64_t count, int bytes, int exponent, const double *values) {
    for (int64_t i = 0; i < count; i++) stepfuse_narrow(cells, i, bytes, exponent, values[i]);
}
"""


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    folder = tmp_path_factory.mktemp("c")
    (folder / "narrow.c").write_text(SOURCE)
    options = ["-std=c99", "-O1", "-shared", "-fPIC", f"-I{HEADERS}", "-o", folder / "narrow.so"]
    sizes = [f"-DSTEPFUSE_{name}=1" for name in SIZES]
    subprocess.run(["cc", *options, *sizes, folder / "narrow.c"], check=True)
    return ctypes.CDLL(str(folder / "narrow.so"))


def pointer(array: np.ndarray) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.ctypes.data)


def patterns(dtype: DType) -> np.ndarray:
    return np.arange(1 << 8 * dtype.bytes, dtype=dtype.numpy)


@pytest.mark.parametrize("dtype", PATTERNS)
def test_every_pattern_is_widened(dtype: DType, library: ctypes.CDLL) -> None:
    given = patterns(dtype)
    with np.errstate(all="ignore"):  # signalling NaN
        found, wanted = np.zeros(given.size), semantics.cast(given, F64, dtype)
    count = ctypes.c_int64(given.size)
    library.widen(pointer(given), count, dtype.bytes, dtype.exponent, pointer(found))
    known = ~np.isnan(wanted)
    assert np.isnan(found[~known]).all()
    assert np.array_equal(found[known].view(np.int64), wanted[known].view(np.int64))


@pytest.mark.parametrize("dtype", PATTERNS)
def test_numbers_are_rounded_to_the_nearest_and_ties_to_even(
    dtype: DType, library: ctypes.CDLL
) -> None:
    with np.errstate(all="ignore"):
        known = semantics.cast(patterns(dtype), F64, dtype)
        ties = (known[:-1] + known[1:]) / 2
        near = [x * (1 + gap) for x in (known, ties) for gap in (0.0, 2.0**-12, -(2.0**-30))]
        bits = np.random.default_rng(0).integers(0, 2**64, 100_000, np.uint64)
        values = np.concatenate([*near, bits.view(np.float64)])
        wanted = semantics.cast(values, dtype, F64)
    found = np.zeros(values.size, dtype.numpy)
    count = ctypes.c_int64(values.size)
    library.narrow(pointer(found), count, dtype.bytes, dtype.exponent, pointer(values))
    assert np.array_equal(found, wanted)
