"""APOLLO."""

from math import sqrt as root

from ...ir.frontend.trace import eye, maximum, norm, sqrt, static, step, update, where, zeros
from ...ir.roles import Range
from ...ir.types import BATCH, COL, ROW, low
from ..declare import optimizer
from ..low_rank import OF_COLUMNS, OF_ROWS, SMALL, TALL, WIDE, adam, rate, unprojected
from .psgd_kron import normal

_RANK = static(256, within=Range(1.0, float("inf")))


def _ratio(u, x, to, per_tensor):
    """The length of Adam's channels over that of the gradient's, in the low-rank space."""
    whole = norm(u, BATCH) / (norm(x, BATCH) + 1e-8)
    return where(per_tensor, whole, norm(u, to) / (norm(x, to) + 1e-8))


def _moved(param, d, previous, step_size, decay, scale):
    """The parameter after a step along d that is little longer than the last, and its length."""
    length = norm(d, BATCH)
    limit = where(previous > 0.0, maximum(length / (previous + 1e-8), 1.01) / 1.01, 1.0)
    param = param - step_size * (sqrt(scale) * (d / limit))
    return {"param": (1.0 - decay) * param, "previous": length / limit}


@optimizer(when=WIDE, paper="https://arxiv.org/abs/2412.05270")
def apollo(
    param, grad, left=OF_ROWS, right=OF_COLUMNS, m_of_columns=OF_COLUMNS, v_of_columns=OF_COLUMNS,
    m_of_rows=OF_ROWS, v_of_rows=OF_ROWS, m=zeros, v=zeros, previous=zeros[BATCH], t=step,
    *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-6, weight_decay=0.0, scale=1.0, update_proj_gap=200,
    seed=0.0, correct_bias=True, per_tensor=False, low_rank=_RANK,
):  # fmt: skip
    """The gradient, its channels as long as Adam would have them in a random low-rank space.

        x        = left^T grad                              where rows < cols; else grad right^T
        m        <- beta1 m + (1 - beta1) x
        v        <- beta2 v + (1 - beta2) x^2
        u        = m / (sqrt(v) + eps)
        d        = grad |u| / (|x| + 1e-8)                  of columns, else rows; per_tensor of all
        limit    = max(|d| / (previous + 1e-8), 1.01) / 1.01       1 at first
        previous <- |d| / limit
        rate     = lr sqrt(1 - beta2^t) / (1 - beta1^t)          correct_bias; else lr
        param    <- param - rate sqrt(scale) d / limit
        param    <- (1 - lr weight_decay) param
        refresh, before steps 1, 1 + update_proj_gap, 1 + 2 update_proj_gap, ...:
          left, right <- normal numbers / sqrt(low_rank)

    State: left or right, the projection; m and v, the averages of x and of its square, called
    m_of_columns and v_of_columns where they are [low_rank, cols], m_of_rows and v_of_rows where
    they are [rows, low_rank]; previous, the length of the last step before its rate; t, the number
    of this step.
    Deviations: the numbers are of this compiler's generator, others for each tensor. A tensor of
    rank 3 and more is a batch of matrices. A matrix with a side of at most low_rank has Adam, and
    so has a vector. Behind a step along 0 there is no limit. APOLLO-Mini has per_tensor=True,
    low_rank=1 and scale=128.
    Source: Zhu et al., "APOLLO: SGD-like memory, AdamW-level performance", MLSys 2025.
    Code: yao-matrix/APOLLO c0043eaec5 apollo_torch/apollo.py
    """
    x = left.T @ grad
    u, m, v = adam(x, m_of_columns, v_of_columns, beta1, beta2, eps)
    d, decay = grad * _ratio(u, x, COL, per_tensor), lr * weight_decay
    moved = _moved(param, d, previous, rate(lr, beta1, beta2, t, correct_bias), decay, scale)
    return update(m_of_columns=m, v_of_columns=v, **moved)


@apollo.variant(TALL)
def tall(
    param, grad, right=OF_COLUMNS, m_of_rows=OF_ROWS, v_of_rows=OF_ROWS, previous=zeros[BATCH],
    t=step, *, lr, beta1, beta2, eps, weight_decay, scale, correct_bias, per_tensor,
):  # fmt: skip
    """At least as many rows as columns."""
    x = grad @ right.T
    u, m, v = adam(x, m_of_rows, v_of_rows, beta1, beta2, eps)
    d, decay = grad * _ratio(u, x, ROW, per_tensor), lr * weight_decay
    moved = _moved(param, d, previous, rate(lr, beta1, beta2, t, correct_bias), decay, scale)
    return update(m_of_rows=m, v_of_rows=v, **moved)


for _small in SMALL:
    apollo.variant(_small)(unprojected)


@apollo.entry("refresh", WIDE, every="update_proj_gap", order="before", first=1)
def rows(grad, left=OF_ROWS, t=step, *, seed, low_rank=_RANK):
    """The first columns of normal numbers."""
    first = eye(low(low_rank, COL)) / root(low_rank)
    return update(left=normal(seed, t, grad) @ first.T)


@apollo.entry("refresh", TALL)
def columns(grad, right=OF_COLUMNS, t=step, *, seed, low_rank=_RANK):
    """The first rows of normal numbers."""
    first = eye(low(ROW, low_rank)) / root(low_rank)
    return update(right=first.T @ normal(seed, t, grad))
