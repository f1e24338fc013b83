"""Indices past 2^31 in PTX: three tiles of such a tensor, as the campaign has them."""

from __future__ import annotations

import shutil

import numpy as np
import pytest

from tests.campaigns.cuda_sparse import COUNT, differs, wrong_in

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")


@pytest.mark.parametrize(("spec", "dtypes"), [("adamw", "state=linear8(1024)"), ("sgd", "")])
def test_the_first_the_middle_and_the_last_tile(spec: str, dtypes: str) -> None:
    assert COUNT > 2**31
    assert wrong_in(spec, dtypes) == ""


def test_a_wrong_tile_and_a_store_beside_it_are_seen() -> None:
    found, tile = np.zeros(4096, np.float32), slice(1024, 2048)
    found[tile] = 1.0
    expected = np.ones(1024, np.float32)
    assert differs(found, expected, tile, 4096) == ""
    found[2048] = 1.0
    assert differs(found, expected, tile, 4096) == "has changed beside elements 1024 to 2048"
    found[2047] = 0.5
    assert differs(found, expected, tile, 4096) == "differs in elements 1024 to 2048"
    scales = np.ones(4, np.float32)  # one for each block of 1024
    assert differs(scales, np.ones(1, np.float32), tile, 4096) == ""
    scales[1] = 2.0
    assert "differs" in differs(scales, np.ones(1, np.float32), tile, 4096)
