"""GaLore with AdamW."""

from ...ir.frontend.trace import step, update, zeros
from ..declare import optimizer
from ..low_rank import (
    OF_COLUMNS,
    OF_ROWS,
    RANK,
    SMALL,
    TALL,
    WIDE,
    adam,
    by_singular_vectors,
    rate,
    unprojected,
)


@optimizer(when=WIDE, paper="https://arxiv.org/abs/2403.03507")
def galore_adamw(
    param, grad, left=OF_ROWS, right=OF_COLUMNS, m_of_columns=OF_COLUMNS, v_of_columns=OF_COLUMNS,
    m_of_rows=OF_ROWS, v_of_rows=OF_ROWS, m=zeros, v=zeros, t=step,
    *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-6, weight_decay=0.0, scale=1.0, update_proj_gap=200,
    correct_bias=True, low_rank=RANK,
):  # fmt: skip
    """AdamW in the space of the gradient's first singular vectors: small moments.

        x     = left^T grad                              where rows < cols; grad right^T else
        m     <- beta1 m + (1 - beta1) x
        v     <- beta2 v + (1 - beta2) x^2
        u     = m / (sqrt(v) + eps)
        rate  = lr sqrt(1 - beta2^t) / (1 - beta1^t)     correct_bias; else lr
        param <- param - rate scale left u               or u right
        param <- (1 - lr weight_decay) param
        refresh, before steps 1, 1 + update_proj_gap, 1 + 2 update_proj_gap, ...:
          left, right <- the first low_rank singular vectors of this step's gradient

    State: left or right, the basis; m and v, the averages of x and of its square, called
    m_of_columns and v_of_columns where they are [low_rank, cols], m_of_rows and v_of_rows where
    they are [rows, low_rank]; t, the number of this step.
    Deviations: singular vectors are eigenvectors of grad grad^T or grad^T grad, the largest cell of
    each positive. A tensor of rank 3 and more is a batch of matrices. A matrix with a side of at
    most low_rank, which the authors' code turns, has AdamW, and so has a vector. Where there is no
    new basis, the old one stays. Other optimizers have the stage galore around them.
    Source: Zhao et al., "GaLore: memory-efficient LLM training by low-rank projection", ICML 2024.
    Code: jiaweizzhao/GaLore 1317b5f7e5 galore_torch/adamw.py
    """
    u, m, v = adam(left.T @ grad, m_of_columns, v_of_columns, beta1, beta2, eps)
    param = param - rate(lr, beta1, beta2, t, correct_bias) * (scale * (left @ u))
    return update(param=(1.0 - lr * weight_decay) * param, m_of_columns=m, v_of_columns=v)


@galore_adamw.variant(TALL)
def tall(
    param, grad, right=OF_COLUMNS, m_of_rows=OF_ROWS, v_of_rows=OF_ROWS, t=step,
    *, lr, beta1, beta2, eps, weight_decay, scale, correct_bias,
):  # fmt: skip
    """At least as many rows as columns."""
    u, m, v = adam(grad @ right.T, m_of_rows, v_of_rows, beta1, beta2, eps)
    param = param - rate(lr, beta1, beta2, t, correct_bias) * (scale * (u @ right))
    return update(param=(1.0 - lr * weight_decay) * param, m_of_rows=m, v_of_rows=v)


for _small in SMALL:
    galore_adamw.variant(_small)(unprojected)

by_singular_vectors(galore_adamw)
