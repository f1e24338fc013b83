"""Low-rank bases of a gradient, and Adam in their space."""

from ..ir.frontend.trace import diag, eigh, eye, isfinite, sqrt, static, step, update, where, zeros
from ..ir.roles import Range
from ..ir.types import BATCH, COL, ROW, low
from .blocks import ema

RANK = static(128, within=Range(1.0, float("inf")))
# Of rows and of columns: the bases [rows, low_rank], [low_rank, cols], and the moments beside.
OF_ROWS, OF_COLUMNS = zeros[low(ROW, "low_rank")], zeros[low("low_rank", COL)]
# The shorter side is projected, the columns of a square matrix; none of at most low_rank cells.
WIDE = "rank >= 2 and rows < cols and rows > low_rank"
TALL = "rank >= 2 and rows >= cols and cols > low_rank"
SMALL = (
    "rank < 2",
    "rank >= 2 and rows < cols and rows <= low_rank",
    "rank >= 2 and rows >= cols and cols <= low_rank",
)


def by_singular_vectors(definition):
    """Gives an optimizer its entry by the clock: the bases are the gradient's singular vectors."""
    clock = {"every": "update_proj_gap", "order": "before", "first": 1}
    definition.entry("refresh", WIDE, **clock)(_of_rows)
    definition.entry("refresh", TALL)(_of_columns)


def _of_rows(grad, left=OF_ROWS):
    """The first left singular vectors, as many as a basis has columns; the old where none are."""
    _, vectors = eigh(-(grad @ grad.T))
    there = isfinite(diag(vectors)).all(BATCH)
    return update(left=where(there, vectors @ eye(left.domain), left))


def _of_columns(grad, right=OF_COLUMNS):
    """The first right singular vectors, as many as a basis has rows; the old where none are."""
    _, vectors = eigh(-(grad.T @ grad))
    there = isfinite(diag(vectors)).all(BATCH)
    return update(right=where(there, eye(right.domain) @ vectors.T, right))


def adam(x, m, v, beta1, beta2, eps):
    """The direction of Adam without its correction, and the moments."""
    m, v = ema(m, x, beta1), ema(v, x * x, beta2)
    return m / (sqrt(v) + eps), m, v


def rate(lr, beta1, beta2, t, correct_bias):
    """The learning rate with Adam's correction, as the first paper has it in short."""
    return where(correct_bias, lr * sqrt(1.0 - beta2**t) / (1.0 - beta1**t), lr)


def unprojected(
    param, grad, m=zeros, v=zeros, t=step, *, lr, beta1, beta2, eps, weight_decay, correct_bias
):  # fmt: skip
    """AdamW, of gradients that are not projected."""
    u, m, v = adam(grad, m, v, beta1, beta2, eps)
    param = param - rate(lr, beta1, beta2, t, correct_bias) * u
    return update(param=(1.0 - lr * weight_decay) * param, m=m, v=v)
