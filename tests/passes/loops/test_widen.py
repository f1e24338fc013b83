"""Loops over 16 bits alone: rounding, element numbers and tails at every CPU level."""

from __future__ import annotations

from pathlib import Path

import ml_dtypes
import numpy as np
import pytest
import stepfuse
from stepfuse.tools.cli import app
from typer.testing import CliRunner

JOIN = """optimizer @join {
param %param : bf16 elem
grad %grad : bf16 elem
state %number = 0.0 : bf16 elem
state %root = 0.0 : bf16 elem
step {
%0 = cast %param : f32 elem
%1 = bits %0 : i32 elem
%2 = cast %grad : f32 elem
%3 = bits %2 : i32 elem
%4 = lshr %3, 16 : i32 elem
%5 = ior %1, %4 : i32 elem
%6 = from_bits %5 : f32 elem
%7 = cast %6 : bf16 elem
%8 = index : i32 elem
%9 = i2f %8 : f32 elem
%10 = cast %9 : bf16 elem
%11 = sqrt %6 : f32 elem
%12 = div 1.0, %11 : f32 elem
%13 = cast %12 : bf16 elem
update %param = %7
update %number = %10
update %root = %13
}
}
"""
LENGTHS = (1, 2, 15, 16, 17, 31, 32, 33, 47, 48, 63, 64, 65, 97, 200_000)
ENGINES = ("native", "x86-64-v2", "x86-64-v3", "x86-64-v4")


def program(engine: str, directory: Path) -> stepfuse.Compilation:
    if engine == "native":
        return stepfuse.compile(stepfuse.parse(JOIN))
    path = directory / "join.sf"
    path.write_text(JOIN)
    arguments = ["compile", str(path), "-o", str(directory), "--target", engine]
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 0, result.output
    return stepfuse.load(directory)


def halves(rng: np.random.Generator, length: int) -> np.ndarray:
    """Numbers whose low half is a tie, beside one, or any; NaN and tiny ones among them."""
    found = rng.integers(0, 1 << 16, length).astype(np.uint16)
    near = rng.choice(np.array([0, 1, 0x7FFF, 0x8000, 0x8001, 0xFFFF], np.uint16), length)
    return np.where(rng.random(length) < 0.7, near, found)


def rounded(values: np.ndarray) -> np.ndarray:
    """The patterns of the nearest bf16, NaN the canonical one."""
    with np.errstate(invalid="ignore"):
        near = values.astype(ml_dtypes.bfloat16).view(np.uint16)
    return np.where(np.isnan(values), np.uint16(0x7FC0), near)


@pytest.mark.parametrize("engine", ENGINES)
def test_pairs_are_rounded_as_single_elements(engine: str, tmp_path: Path) -> None:
    rng = np.random.default_rng(5)
    high = [rng.integers(0, 1 << 16, n + 1).astype(np.uint16)[1:] for n in LENGTHS]
    for array in high:  # infinities, NaN, numbers too small to be normal
        array[::5] = rng.choice(np.array([0x7F80, 0xFF80, 0x7F, 0x8001, 0x7FFF], np.uint16))
    low = [halves(rng, n) for n in LENGTHS]
    wide = [
        (h.astype(np.uint32) << 16 | x).view(np.float32) for h, x in zip(high, low, strict=True)
    ]
    params = [h.view(ml_dtypes.bfloat16) for h in high]
    optimizer = stepfuse.Optimizer(params, program(engine, tmp_path), threads=2)
    optimizer.step([x.view(ml_dtypes.bfloat16) for x in low])
    for values, param, state in zip(wide, high, optimizer.state, strict=True):
        with np.errstate(all="ignore"):
            root = np.float32(1.0) / np.sqrt(values)
        numbers = np.arange(len(values), dtype=np.float32)
        assert np.array_equal(param, rounded(values))
        assert np.array_equal(state["number"].view(np.uint16), rounded(numbers))
        assert np.array_equal(state["root"].view(np.uint16), rounded(root))


def test_sixteen_bits_alone_are_taken_in_pairs() -> None:
    texts = {
        dtypes: stepfuse.compile("lion", dtypes=dtypes).source()
        for dtypes in ("param=bf16,grad=bf16,state=bf16", "param=bf16,grad=bf16,state=f32")
    }
    pairs, single = ("store <16 x i32>" in text for text in texts.values())
    assert pairs and not single
