"""Shampoo over blocks of a matrix."""

from ...ir.frontend.trace import from_tiles, static, step, to_tiles, update, zeros
from ...ir.roles import Range
from ...ir.types import BATCH, COL, ROW, gram, tiles
from .shampoo import DECAY, GRAFT, averages_of, direction_of, graft_alone, moved, roots_of
from .sides import FILTERS, for_two_sides

_MATRICES = "rank >= 2 and rank < 4"
_LEFT, _RIGHT = (zeros[tiles(gram(side), "block_size")] for side in (ROW, COL))
_KNOWN = zeros[tiles(BATCH, "block_size")]
_BLOCK = static(512, within=Range(1.0, float("inf"), open_high=True))


@for_two_sides(paper="https://arxiv.org/abs/2002.09018", when=_MATRICES)
def block_shampoo(
    param, grad, m=zeros, m_graft=zeros, v=zeros, left=_LEFT, right=_RIGHT, left_root=_LEFT,
    right_root=_RIGHT, known=_KNOWN, t=step,
    *, lr=1e-3, beta1=0.9, beta2=DECAY, eps=1e-10, matrix_eps=1e-6, weight_decay=0.0, start=5.0,
    frequency=20, nesterov=True, is_average=False, decoupled=False, graft=GRAFT, block_size=_BLOCK,
):  # fmt: skip
    """Shampoo, with two matrices for each block of block_size rows and columns.

        x     = the blocks of grad; the last ones have what is left of its rows and columns
        left  <- beta2 left  + (1 - beta2) x x^T         of each block; both begin at matrix_eps I
        right <- beta2 right + (1 - beta2) x^T x         with beta2 = 1 they are sums
        d     = the matrix that has the blocks left_root x right_root
        a, m, m_graft, v, param                          as in `shampoo`, of the whole matrix
        refresh, before steps 1, 1 + frequency, ..., of left and right as these steps store them:
          left_root  <- (left  + matrix_eps max_eigenvalue(left)  I)^(-1/4)
          right_root <- (right + matrix_eps max_eigenvalue(right) I)^(-1/4)

    State: m and m_graft, the momenta; v, AdaGrad's sum or RMSProp's average of squares; left and
    right, the averages of the products, and left_root and right_root, [blocks down, blocks across,
    n, n]; known, 1 for a block that has roots: I stands for them till then; t, the number of this
    step.
    Deviations: those of `shampoo`; the last blocks are filled up with zeros, which changes nothing
    but the rounding of their eigenvalues. A side that is not longer than block_size has one block.
    A tensor of rank 3 is a batch of matrices, and a filter is one of two sides; other axes are not
    merged.
    Source: Anil et al., "Scalable second order optimization for deep learning", 2020.
    Code: google-research/google-research 01aac34019 scalable_shampoo/optax/distributed_shampoo.py
    """
    hypers = (lr, beta1, beta2, eps, weight_decay, start), (nesterov, is_average, decoupled), graft
    x = to_tiles(grad, block_size)
    d = from_tiles(direction_of(x, known, left_root, right_root))
    stores = moved(param, grad, d, m, m_graft, v, t, hypers)
    return update(**stores, **averages_of(x, beta2, matrix_eps, t, left, right))


block_shampoo.variant("rank < 2")(graft_alone)


@block_shampoo.entry("refresh", _MATRICES, every="frequency", order="before", first=1)
@block_shampoo.entry("refresh", *FILTERS)
def refresh(
    grad, left=_LEFT, right=_RIGHT, left_root=_LEFT, right_root=_RIGHT, known=_KNOWN, t=step,
    *, beta2, matrix_eps, block_size,
):  # fmt: skip
    """Both roots of each block."""
    x = to_tiles(grad, block_size)
    averages = averages_of(x, beta2, matrix_eps, t, left, right)
    return roots_of(averages, {"left": left_root, "right": right_root}, known, matrix_eps)
