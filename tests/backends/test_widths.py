"""Every width of rows from 1 to 40: native code agrees with the interpreter, at each CPU level."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import stepfuse
from stepfuse.ir.frontend.trace import maximum, minimum, optimizer, update, where, zeros
from stepfuse.ir.graph import Spec
from stepfuse.ir.types import BATCH, COL, ROW, UNIT
from stepfuse.tools.cli import app
from typer.testing import CliRunner

from tests.support.inputs.normal import many_magnitudes
from tests.support.oracles.numeric import same_bits

WIDTHS = range(1, 41)
SHAPES = [
    *((rows, width) for width in WIDTHS for rows in (5, 61 + 7 * width)),
    *((3, rows, width) for width in (1, 2, 3, 7, 16, 17) for rows in (3, 70)),
    (7, 5, 3, 3), (64, 2, 1, 1), (60, 3, 1, 9), (2, 300, 2, 1), (3, 7, 1), (3, 0, 2),
    (40_000, 1), (2, 9_000, 3), (13_000, 3),
]  # fmt: skip


@optimizer(when="rank >= 2")
def sums(
    param, grad, row=zeros[ROW], col=zeros[COL], batch=zeros[BATCH], dot=zeros[ROW], flag=zeros[COL]
):
    """Sums along rows and columns, of numbers, squares and products, and what they are used for."""
    row = row * 0.5 + grad.sum(ROW)
    col = col * 0.5 + (grad * param).sumsq(COL)
    batch = batch * 0.5 + row.sum(BATCH)
    dot = dot + grad.dot(param, ROW)
    flag = flag + grad.dot(param, COL)
    param = param * (1.0 + row) - col * batch * grad
    return update(param=param, row=row, col=col, batch=batch, dot=dot, flag=flag)


@optimizer(when="rank >= 2")
def extremes(
    param, grad, row=zeros[ROW], col=zeros[COL], low=zeros[ROW], large=zeros[COL], odd=zeros[ROW],
    top=zeros[BATCH], bottom=zeros[BATCH],
):  # fmt: skip
    """Extremes along rows and columns."""
    row = row + grad.max(ROW) + grad.absmax(ROW)
    col = col * 0.5 + grad.min(COL) - (grad * param).max(COL)
    low = minimum(low, grad.min(ROW))
    large = maximum(where((grad > 500.0).any(COL), 1.0, large), grad.absmax(COL))
    odd = where((grad > 500.0).any(ROW), odd + 1.0, 0.5 * odd)
    top = top + row.max(BATCH) - col.absmax(BATCH)
    bottom = where((row > 900.0).any(BATCH), bottom + 1.0, row.min(BATCH))
    param = param - row * col * (large + 1e-3 * top)
    return update(
        param=param, row=row, col=col, low=low, large=large, odd=odd, top=top, bottom=bottom
    )


@optimizer(when="rank >= 2")
def ends(param, grad, top=zeros[ROW], low=zeros[ROW], right=zeros[COL], left=zeros[COL]):
    """The extremes themselves: a zero shows its sign."""
    top, low, right, left = grad.max(ROW), grad.min(ROW), grad.max(COL), grad.min(COL)
    return update(param=param + top, top=top, low=low, right=right, left=left)


@optimizer(when="rank >= 2")
def units(param, grad, unit=zeros[UNIT]):
    """Rows over all axes but the first, in two passes."""
    unit = unit + grad.mean(UNIT)
    return update(param=param - unit * (grad - grad.mean(UNIT)), unit=unit)


def trained(spec: object, threads: int = 1, backend: str | None = "native") -> list[np.ndarray]:
    rng = np.random.default_rng(3)
    params = [many_magnitudes(rng, s) for s in SHAPES]
    chosen = {} if backend is None else {"backend": backend}
    optimizer = stepfuse.Optimizer(params, spec, threads=threads, **chosen)
    for step in range(2):
        grads = [many_magnitudes(rng, s) for s in SHAPES]
        if step == 1:
            grads[9].flat[0], grads[30].flat[-1] = np.nan, np.inf
        optimizer.step(grads)
    return [*params, *(a for s in optimizer.state for a in s.values())]


def check(meaning: list[np.ndarray], found: list[np.ndarray]) -> None:
    wrong = [a.shape for a, b in zip(meaning, found, strict=True) if not same_bits(a, b)]
    assert not wrong
    assert np.mean([np.isfinite(a).mean() for a in meaning if a.size]) > 0.5


# The suite has `adafactor` and one in three; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(3, always=("adafactor",))
@pytest.mark.parametrize("spec", [sums.spec, extremes.spec, units.spec, "adafactor"])
def test_every_width_agrees(spec: Spec | str) -> None:
    meaning = trained(spec, backend="reference")
    check(meaning, trained(spec))
    check(meaning, trained(spec, threads=2))


@pytest.mark.parametrize("dtype", ["f32", "f64"])
def test_extremes_know_nan_and_the_sign_of_zero(dtype: str) -> None:
    """Lists of few values, so that every pair of zeros, infinities, denormals and NaN meets."""
    rng, number = np.random.default_rng(5), np.float32 if dtype == "f32" else np.float64
    tiny = np.finfo(number).smallest_subnormal
    pools = [(0.0, -0.0), (-0.0, -tiny), (tiny, 0.0, -1.0), (np.nan, 1.0), (-np.inf,),
             (np.inf, 2.0), (-np.nan, -np.inf, 3.0), (-1.0, -2.0)]  # fmt: skip
    shapes = ((8, 1), (8, 2), (8, 5), (8, 40), (8, 1100), (3, 8, 17), (70, 3))
    grads = [
        np.moveaxis([rng.choice(pools[k % 8], (*s[:-2], s[-1])) for k in range(s[-2])], 0, -2)
        for s in shapes
    ]
    found: list[list[np.ndarray]] = []
    for backend in ("reference", "native"):
        params = [np.zeros(s, number) for s in shapes]
        chosen = {"dtypes": f"param={dtype},grad={dtype}", "backend": backend}
        optimizer = stepfuse.Optimizer(params, ends.spec, threads=1, **chosen)
        for turn in (grads, [-np.flip(g, -1) for g in grads]):
            optimizer.step([np.ascontiguousarray(g, number) for g in turn])
            found.append([np.array(a) for s in optimizer.state for a in s.values()])
    for meaning, ours in zip(found[:2], found[2:], strict=True):
        assert all(map(same_bits, meaning, ours))
    assert {np.signbit(x) for a in found[0] for x in a.ravel() if x == 0} == {True, False}
    assert any(np.isnan(a).any() for a in found[0])


# The suite has one case in three; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(3)
@pytest.mark.parametrize("target", ["x86-64-v2", "x86-64-v3"])
@pytest.mark.parametrize("name", ["adafactor", "centralize+adamw"])
def test_every_level_agrees(tmp_path: Path, target: str, name: str) -> None:
    arguments = ["compile", name, "-o", str(tmp_path), "--target", target]
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 0, result.output
    chain = stepfuse.chain(*name.split("+"))
    check(trained(chain), trained(stepfuse.load(tmp_path), backend=None))
