"""The learned optimizer with Adafactor's features."""

from collections.abc import Callable, Sequence
from typing import Any

from ...ir.frontend.trace import Definition, exp, maximum, rsqrt, step, tanh, update, zeros
from ...ir.frontend.tracer import current
from ...ir.types import BATCH, COL, ROW, TENSOR
from ..blocks import ema
from ..declare import optimizer
from .layers import dense, relu

_TIMES = (1.0, 3.0, 10.0, 30.0, 100.0, 300.0, 1e3, 3e3, 1e4, 3e4, 1e5)
_INPUTS, _WIDTH = 28 + len(_TIMES), 4


def _matrix(rows: int, cols: int, cells: dict[tuple[int, int], float]) -> tuple[float, ...]:
    """A matrix row by row, zero but for some cells."""
    return tuple(cells.get((i, j), 0.0) for i in range(rows) for j in range(cols))


# What is not trained goes along input 25, m0 f0: its positive part less its negative one.
_W0 = _matrix(_INPUTS, _WIDTH, {(25, 0): 1.0, (25, 1): -1.0})
_W1 = _matrix(_WIDTH, _WIDTH, {(0, 0): 1.0, (1, 1): 1.0})
_W2 = _matrix(_WIDTH, 2, {(0, 0): 1.0, (1, 0): -1.0})
_B, _B2 = (0.0,) * _WIDTH, (0.0,) * 2


def _root(x: Any) -> Any:
    """1 / sqrt(x), of at least a little."""
    return rsqrt(maximum(x, 1e-9))


def _emas(averages: Sequence[Any], sample: Any, decays: Sequence[Any]) -> list[Any]:
    return [ema(a, sample, b) for a, b in zip(averages, decays, strict=True)]


def _is_tall() -> bool:
    tracer = current()
    return tracer is not None and "rows > cols" in tracer.when


def _step(
    param: Any, grad: Any, m: Any, v: Any, factored: Any, t: Any, mult: Any, weights: Any
) -> Any:
    """The network's update. `factored` are grad f, inputs between, m f."""
    w0, b0, w1, b1, w2, b2 = weights
    root = rsqrt(v + 1e-6)
    inputs = [grad, param, *m, v, *(a * root for a in m), root, *factored]
    sizes = [rsqrt((x * x).mean(TENSOR) + 1e-5) for x in inputs]  # each rms is 1, nearly
    times = [tanh((t - 1.0) / s - 1.0) for s in _TIMES]
    width = len(b0)
    own = [w * sizes[n // width] for n, w in enumerate(w0[: width * len(inputs)])]
    h = relu(dense([*inputs, *times], [*own, *w0[len(own) :]], b0))
    direction, magnitude = dense(relu(dense(h, w1, b1)), w2, b2)
    step_mult, exp_mult = mult
    return direction * exp(magnitude * exp_mult) * step_mult


def _of_matrix(grad: Any, m: Sequence[Any], first: Sequence[Any], second: Sequence[Any]) -> Any:
    """The inputs from averages of squares by row and column; `first` of the shorter side."""
    roots = [
        _root(a / (a.mean(BATCH) + 1e-9)) * _root(b) for a, b in zip(first, second, strict=True)
    ]
    sides = (*first, *second)
    return [
        *(grad * f for f in roots), *sides, *(rsqrt(a + 1e-8) for a in sides),
        *(a * f for a, f in zip(m, roots, strict=True)),
    ]  # fmt: skip


def _wide_and_tall(function: Callable[..., Any]) -> Definition:
    """Declares an optimizer whose body asks which side of a matrix is the shorter."""
    paper = "https://arxiv.org/abs/2203.11860"
    made: Definition = optimizer(when="rank >= 2 and rows <= cols", paper=paper)(function)
    made.variant("rank >= 2 and rows > cols")(function)
    return made


@_wide_and_tall
def adafac_mlp_lopt(
    param, grad, m0=zeros, m1=zeros, m2=zeros, v=zeros, row0=zeros[ROW], row1=zeros[ROW],
    row2=zeros[ROW], col0=zeros[COL], col1=zeros[COL], col2=zeros[COL], t=step,
    *, step_mult=1e-3, exp_mult=1e-3, momentum_decays=(0.9, 0.99, 0.999), rms_decay=0.999,
    adafactor_decays=(0.9, 0.99, 0.999), w0=_W0, b0=_B, w1=_W1, b1=_B, w2=_W2, b2=_B2,
):  # fmt: skip
    """Steps that a small network computes for each element, from what Adam and Adafactor keep.

        m     <- a m + (1 - a) grad                             for each a of momentum_decays
        v     <- rms_decay v + (1 - rms_decay) grad^2
        row   <- c row + (1 - c) mean(grad^2 + 1e-30)           for each c of adafactor_decays
        col   <- likewise, of each column
        f     = 1 / sqrt(row / (mean(row) + 1e-9)) / sqrt(col)  with 1e-9 for what is below
        r(x)  = 1 / sqrt(x + 1e-8)
        u     = 1 / sqrt(v + 1e-6)
        x     = grad, param, m, v, m u, u, grad f, row, col, r(row), r(col), m f
        x     = x / sqrt(mean(x^2) + 1e-5)                      each over the tensor
        s     = tanh((t - 1) / T - 1)                           for T of 1, 3, 10, ... 100000
        h     = max(b1 + w1 max(b0 + w0 (x, s), 0), 0)
        d, e  = b2 + w2 h
        param <- param - step_mult d exp(exp_mult e)

    State: m0, m1 and m2, the average gradients; v, the average squared gradient; row0, row1, row2
    and col0, col1, col2, the factors of three more such averages; v0, v1 and v2, those averages
    themselves, for tensors of rank below 2; t, the number of this step.
    Deviations: rows and columns are the last two axes, theirs are the two longest; row is the
    longer side's mean, as theirs: columns change places with rows where there are more rows.
    For rank below 2 row and col are v0 to v2, f is 1 / sqrt(v0 + 1e-9) beside grad and
    1 / sqrt(v0 + 1e-6) beside m. w0 to w2 are matrices (inputs, outputs), row by row. The
    decays are numbers in [0, 1]; theirs are stored as log(1 - decay) / 10 beside the start's.
    Weights are trained beforehand; by default d is m0 f0, of root mean square 1.
    Source: Metz et al., "Practical tradeoffs ... in learned optimizers", CoLLAs 2022.
    Code: google/learned_optimization 32186aa46a
        learned_optimization/learned_optimizers/adafac_mlp_lopt.py
    """
    m, v = _emas((m0, m1, m2), grad, momentum_decays), ema(v, grad * grad, rms_decay)
    square = grad * grad + 1e-30
    rows = _emas((row0, row1, row2), square.mean(ROW), adafactor_decays)
    cols = _emas((col0, col1, col2), square.mean(COL), adafactor_decays)
    sides = (cols, rows) if _is_tall() else (rows, cols)
    mult, weights = (step_mult, exp_mult), (w0, b0, w1, b1, w2, b2)
    moved = _step(param, grad, m, v, _of_matrix(grad, m, *sides), t, mult, weights)
    return update(
        param=param - moved, m0=m[0], m1=m[1], m2=m[2], v=v, row0=rows[0], row1=rows[1],
        row2=rows[2], col0=cols[0], col1=cols[1], col2=cols[2],
    )  # fmt: skip


@adafac_mlp_lopt.variant("rank < 2")
def unfactored(
    param, grad, m0=zeros, m1=zeros, m2=zeros, v=zeros, v0=zeros, v1=zeros, v2=zeros, t=step,
    *, step_mult, exp_mult, momentum_decays, rms_decay, adafactor_decays, w0, b0, w1, b1, w2, b2,
):  # fmt: skip
    """The averages of squares are kept whole."""
    m, v = _emas((m0, m1, m2), grad, momentum_decays), ema(v, grad * grad, rms_decay)
    squares = _emas((v0, v1, v2), grad * grad + 1e-30, adafactor_decays)
    roots = [rsqrt(a + 1e-8) for a in squares]
    others = [a * rsqrt(b + 1e-6) for a, b in zip(m, squares, strict=True)]
    factored = [*(grad * _root(a + 1e-9) for a in squares), *squares, *squares, *roots, *roots]
    mult, weights = (step_mult, exp_mult), (w0, b0, w1, b1, w2, b2)
    moved = _step(param, grad, m, v, [*factored, *others], t, mult, weights)
    return update(
        param=param - moved, m0=m[0], m1=m[1], m2=m[2], v=v,
        v0=squares[0], v1=squares[1], v2=squares[2],
    )  # fmt: skip
