"""GaLore around an optimizer."""

from ...ir.frontend.trace import inner, step, update
from ..declare import optimizer
from ..low_rank import (
    OF_COLUMNS,
    OF_ROWS,
    RANK,
    SMALL,
    TALL,
    WIDE,
    by_singular_vectors,
)


@optimizer(when=WIDE, paper="https://arxiv.org/abs/2403.03507")
def galore(
    param, grad, left=OF_ROWS, right=OF_COLUMNS, t=step,
    *, scale=1.0, update_proj_gap=200, low_rank=RANK,
):  # fmt: skip
    """Wraps an optimizer: it steps in the space of the gradient's first singular vectors.

        u     = the wrapped optimizer's step of left^T grad              where rows < cols
        param <- param - scale left u
        u     = the wrapped optimizer's step of grad right^T             else
        param <- param - scale u right
        refresh, before steps 1, 1 + update_proj_gap, 1 + 2 update_proj_gap, ...:
          left, right <- the first low_rank singular vectors of this step's gradient

    State: left or right, the basis; t, the number of this step. The wrapped optimizer's states of
    elements are [low_rank, cols] or [rows, low_rank], under the names m_of_columns, m_of_rows.
    Deviations: singular vectors are eigenvectors of grad grad^T or grad^T grad, the largest cell of
    each positive. A tensor of rank 3 and more is a batch of matrices. A matrix with a side of at
    most low_rank, which the authors' code turns, has the optimizer as it is, and so has a vector.
    A decay that the optimizer adds to the gradient is projected with it; one that it takes off the
    parameter is not. Where there is no new basis, the old one stays.
    Source: Zhao et al., "GaLore: memory-efficient LLM training by low-rank projection", ICML 2024.
    Code: jiaweizzhao/GaLore 1317b5f7e5 galore_torch/galore_projector.py
    """
    return update(param=inner(param, grad, left, scale))


@galore.variant(TALL)
def tall(param, grad, right=OF_COLUMNS, t=step, *, scale):
    """At least as many rows as columns."""
    return update(param=inner(param, grad, right, scale))


def unprojected(param, grad, t=step):
    """The optimizer as it is."""
    return update(param=inner(param, grad))


for _small in SMALL:
    galore.variant(_small)(unprojected)

by_singular_vectors(galore)
