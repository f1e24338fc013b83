"""What the emulator finds that bits do not show: races, barriers for nothing; a GPU's own NaNs."""

from __future__ import annotations

import shutil

import numpy as np
import pytest
from stepfuse.backends import BACKENDS

from tests.backends import cuda_emulator
from tests.backends.cuda_emulator import Compiled, Geometry, compile_text
from tests.campaigns.cuda_barriers import needless

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")

HEAD = (
    ".visible .entry sf_x_one(.param .b64 a, .param .b64 b, .param .b64 c, .param .b64 d)\n{\n"
    ".reg .pred %p<3>;\n.reg .b16 %rs<5>;\n.reg .b32 %r<5>;\n.reg .b64 %rd<5>;\n.reg .b64 %fd<5>;\n"
    "ld.param.b64 %rd1, [a];\nld.param.b64 %rd2, [b];\n"
)


def entry_of(body: str) -> Compiled:
    """An entry (out, given) in PTX."""
    return compile_text(f"{HEAD}{body}\nret;\n}}\n")


def test_no_barrier_of_lamb_is_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BACKENDS, "cuda", "")  # the campaign's stays no longer than this
    tried, found = needless("lamb", shapes=((1100, 3), (40,), (5, 1030), (9,)))
    assert tried >= 4
    assert found == []


def test_no_barrier_of_warps_that_hold_a_block_is_for_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(BACKENDS, "cuda", "")
    assert needless("lion", "state=linear8(512)", ((1100,),)) == (2, [])


def launch(code: Compiled, grid: int, block: int, given: tuple[int, ...] = ()) -> list[int]:
    """Every thread of every block, over some words; what is in the first four."""
    words, inputs = np.zeros(64, np.uint32), np.array(given, np.uint32)
    geometry = cuda_emulator.GEOMETRY
    try:
        cuda_emulator.GEOMETRY = Geometry(grid, block, backwards=False)
        code.call("sf_one", words.ctypes.data, inputs.ctypes.data, 0, 0)
    finally:
        cuda_emulator.GEOMETRY = geometry
    return words[:4].tolist()


def test_what_two_threads_do_to_a_byte_is_named() -> None:
    store = "st.b32 [%rd1], 7;"
    with pytest.raises(RuntimeError, match=r"a race: thread 1 stores .* at 'st.b32 \[%rd1\], 7;'"):
        launch(entry_of(store), 1, 32)
    mine = "cvt.u64.u32 %rd3, %tid.x;\nmad.lo.s64 %rd4, %rd3, 4, %rd1;\nst.b32 [%rd4], 7;"
    launch(entry_of(mine), 1, 32)
    with pytest.raises(RuntimeError, match=r"that another block has stored .*; blocks do not wait"):
        launch(entry_of(mine), 2, 32)
    with pytest.raises(RuntimeError, match=r"stores .* thread 0 has loaded at 'ld.b32 %r1"):
        launch(entry_of(f"ld.b32 %r1, [%rd1+8];\n{mine}"), 1, 32)
    launch(entry_of(f"ld.b32 %r1, [%rd1+8];\nbar.sync 0;\n{mine}"), 1, 32)
    of_warp = entry_of(f"ld.b32 %r1, [%rd1+8];\nbar.warp.sync -1;\n{mine}")
    launch(of_warp, 1, 32)
    with pytest.raises(RuntimeError, match=r"thread 2 stores .* thread [3-6]\d has loaded"):
        launch(of_warp, 1, 64)


def test_neighbouring_bytes_are_each_their_own() -> None:
    bytewise = "cvt.u64.u32 %rd3, %tid.x;\nadd.s64 %rd4, %rd3, %rd1;\nst.b8 [%rd4], 7;"
    launch(entry_of(bytewise), 1, 32)
    with pytest.raises(RuntimeError, match=r"thread 1 stores .* thread 0 has loaded at 'ld"):
        launch(entry_of(f"{bytewise}\nld.b32 %r1, [%rd1];"), 1, 32)


def test_a_nan_is_made_with_one_pattern_and_integers_are_clamped() -> None:
    one = "setp.ne.b32 %p1, %tid.x, 0;\n@%p1 ret;\n"
    body = (
        "ld.b32 %r1, [%rd2];\nadd.rn.f32 %r2, %r1, 0f3F800000;\nst.b32 [%rd1], %r2;\n"
        "cvt.rzi.s32.f32 %r3, %r1;\nst.b32 [%rd1+4], %r3;\n"
        "ld.b32 %r1, [%rd2+4];\ncvt.rzi.s32.f32 %r3, %r1;\nst.b32 [%rd1+8], %r3;\n"
        "ld.b64 %fd1, [%rd2+8];\ncvt.rzi.s32.f64 %r3, %fd1;\nst.b32 [%rd1+12], %r3;"
    )
    found = launch(entry_of(one + body), 1, 32, (0xFFC00001, 0x4F800000, 1, 0xFFF80000))
    assert found == [0x7FFFFFFF, 0, 0x7FFFFFFF, 0x80000000]
