"""SPlus."""

from ...ir.frontend.trace import diag, eigh, isfinite, lower, sign, step, update, where, zeros
from ...ir.types import BATCH
from ..blocks import ema
from .eigenbases import turn, turn_back
from .sides import FILTERS, LARGE, LEFT, MAX_DIM, RIGHT, SMALL, TALL, WIDE, for_two_sides


def _moved(param, u, rate, weight_decay):
    return (1.0 - rate * weight_decay) * (param - rate * u)


def _along_signs(m, left_basis, right_basis, known):
    """The signs of m in the bases, turned back; its own signs till there are bases."""
    signs = sign(turn(m, left_basis, right_basis))
    return where(known > 0.0, turn_back(signs, left_basis, right_basis), sign(m))


def _basis(s, old):
    """The eigenvectors of s, where it has them, and whether it has."""
    _, vectors = eigh(s)
    there = isfinite(diag(vectors)).all(BATCH)
    return where(there, vectors, old), there


@for_two_sides(paper="https://arxiv.org/abs/2506.07254")
def splus(
    param, grad, m=zeros, left=LEFT, right=RIGHT, left_basis=LEFT, right_basis=RIGHT,
    known=zeros[BATCH], t=step,
    *, lr=0.1, beta1=0.9, beta2=0.999, weight_decay=0.01, nonstandard_constant=1e-3, frequency=100,
    max_rows=MAX_DIM, max_cols=MAX_DIM,
):  # fmt: skip
    """The signs of the momentum in the eigenvectors of two matrices.

        m     <- beta1 m + (1 - beta1) grad
        u     = Q_L sign(Q_L^T m Q_R) Q_R^T        with Q_L = left_basis, Q_R = right_basis
        rate  = 2 lr / (rows + cols)
        param <- (1 - rate weight_decay) (param - rate u)
        left  <- beta2 left  + (1 - beta2) grad grad^T
        right <- beta2 right + (1 - beta2) grad^T grad
        refresh, behind steps 1, 1 + frequency, 1 + 2 frequency, ...:
          Q_L, Q_R <- the eigenvectors of left, of right

    State: m, the average gradient; left and right, the averages of the products; left_basis and
    right_basis; known, 1 where there are bases: I stands for them till then; t, the number of this
    step.
    Deviations: the authors' refreshes are behind step 1 and the multiples of frequency, and 1e-30
    is on the diagonals. More than max_rows rows, or max_cols columns, have no basis, and the
    tensor, as a vector, has the rate lr nonstandard_constant. A tensor of rank 3 is a batch of
    matrices, and filters are one of two sides. The average of the weights is the stage
    `ema_weights`. Where there is no new basis, the old one stays.
    Source: Frans et al., "A stable whitening optimizer for efficient neural network training".
    Code: kvfrans/splus d96bd16bc6 torch/splus.py
    """
    m = ema(m, grad, beta1)
    u = _along_signs(m, left_basis, right_basis, known)
    param = _moved(param, u, lr * 2.0 / (param.rows + param.cols), weight_decay)
    left, right = ema(lower(left), grad @ grad.T, beta2), ema(lower(right), grad.T @ grad, beta2)
    return update(param=param, m=m, left=left, right=right)


@splus.variant(WIDE)
def left_alone(
    param, grad, m=zeros, left=LEFT, left_basis=LEFT, known=zeros[BATCH], t=step,
    *, lr, beta1, beta2, weight_decay, nonstandard_constant,
):  # fmt: skip
    """Many columns: they have no basis."""
    m = ema(m, grad, beta1)
    u = _along_signs(m, left_basis, None, known)
    param = _moved(param, u, lr * nonstandard_constant, weight_decay)
    return update(param=param, m=m, left=ema(lower(left), grad @ grad.T, beta2))


@splus.variant(TALL)
def right_alone(
    param, grad, m=zeros, right=RIGHT, right_basis=RIGHT, known=zeros[BATCH], t=step,
    *, lr, beta1, beta2, weight_decay, nonstandard_constant,
):  # fmt: skip
    """Many rows: they have no basis."""
    m = ema(m, grad, beta1)
    u = _along_signs(m, None, right_basis, known)
    param = _moved(param, u, lr * nonstandard_constant, weight_decay)
    return update(param=param, m=m, right=ema(lower(right), grad.T @ grad, beta2))


@splus.variant("rank < 2")
@splus.variant(LARGE)
def neither(
    param, grad, m=zeros, t=step, *, lr, beta1, weight_decay, nonstandard_constant
):  # fmt: skip
    """The signs of the momentum as it is."""
    m = ema(m, grad, beta1)
    return update(param=_moved(param, sign(m), lr * nonstandard_constant, weight_decay), m=m)


@splus.entry("refresh", SMALL, every="frequency", order="after", first=1)
@splus.entry("refresh", *FILTERS)
def both(left=LEFT, right=RIGHT, left_basis=LEFT, right_basis=RIGHT, known=zeros[BATCH]):
    """Both bases."""
    left_basis, left_there = _basis(left, left_basis)
    right_basis, right_there = _basis(right, right_basis)
    known = where(left_there & right_there, 1.0, known)
    return update(left_basis=left_basis, right_basis=right_basis, known=known)


@splus.entry("refresh", WIDE)
def of_rows(left=LEFT, left_basis=LEFT, known=zeros[BATCH]):
    """The basis of rows alone."""
    left_basis, there = _basis(left, left_basis)
    return update(left_basis=left_basis, known=where(there, 1.0, known))


@splus.entry("refresh", TALL)
def of_columns(right=RIGHT, right_basis=RIGHT, known=zeros[BATCH]):
    """The basis of columns alone."""
    right_basis, there = _basis(right, right_basis)
    return update(right_basis=right_basis, known=where(there, 1.0, known))
