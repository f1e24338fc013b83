"""PSGD with Kronecker factors."""

from math import pi

from ...ir.frontend.trace import (
    add_diag,
    cos,
    inverse_lower,
    isfinite,
    log,
    maximum,
    minimum,
    ones,
    sqrt,
    static,
    step,
    tril,
    uniform,
    update,
    where,
    zeros,
)  # fmt: skip
from ...ir.types import BATCH, COL, GRAM_ROW, ROW, TENSOR
from ..blocks import debias, ema, rms
from .sides import FILTERS, LARGE, LEFT, RIGHT, SMALL, TALL, WIDE, for_two_sides

_FAR = 2654435769.0  # 2^32 over the golden ratio: keys of other seeds are some million steps away
_TINY = 1.1754943508222875e-38  # the least normal number of f32
_MOST = static(8192)  # as kron_torch's max_size_triangular


def normal(seed, t, like):
    """Normal numbers, others at every step, as Box and Muller draw them."""
    key = _FAR * seed + 2.0 * t
    return sqrt(-2.0 * log(1.0 - uniform(key, like))) * cos(2.0 * pi * uniform(key + 1.0, like))


def _pair(m, noise, noise_share, to):
    """The matrix that a preconditioner is fitted to: the momentum with a little noise."""
    return m + noise_share * abs(m).mean(to) * noise


def _norm_bound(s):
    """A lower bound of the norm of a symmetric matrix, from its longest column."""
    largest = s.absmax(BATCH)
    s = s / where(largest > 0.0, largest, 1.0)
    along = ROW if s.domain == GRAM_ROW else COL
    lengths = (s * s).sum(along)
    x = (s * where(lengths == lengths.max(BATCH), 1.0, 0.0).T).sum(along)
    y = (s * x.T).sum(along)
    z = (s * (y / sqrt(maximum(y.sumsq(BATCH), _TINY))).T).sum(along)
    return largest * sqrt(z.sumsq(BATCH))


def _fitted(factor, a, b, rate):
    """A factor after a step that makes the products of a and b more alike."""
    return factor - factor @ tril((rate / maximum(_norm_bound(a + b), _TINY)) * (a - b))


def _fitted_scale(scale, a, b, rate):
    """A diagonal factor after such a step, from the sums of squares beside its cells."""
    return scale - (rate / maximum((a + b).max(BATCH), _TINY)) * (a - b) * scale


def _balanced(p, q):
    """Both factors, with largest cells that are equal, and whether they are finite."""
    ratio = sqrt(q.absmax(BATCH) / p.absmax(BATCH))
    p, q = p * ratio, q / ratio
    return p, q, isfinite(p.absmax(BATCH)) & isfinite(q.absmax(BATCH))


def _drawn(grad, m, t, momentum, noise_share, seed, to):
    """The matrix that factors are fitted to, and the noise."""
    noise = normal(seed, t, grad)
    return _pair(debias(ema(m, grad, momentum), momentum, t), noise, noise_share, to), noise


def _moved(param, u, lr, weight_decay, to):
    u = u * minimum(1.1 / (rms(u, to) + 1e-12), 1.0)
    return param - lr * (u + weight_decay * param)


@for_two_sides(paper="https://arxiv.org/abs/2211.04422", when=SMALL)
def psgd_kron(
    param, grad, m=zeros, left=LEFT, right=RIGHT, left_product=LEFT, right_product=RIGHT,
    known=zeros[BATCH], t=step,
    *, lr=3e-4, momentum=0.9, weight_decay=0.0, precond_lr=0.1, noise_share=0.00034526698300124393,
    seed=0.0, frequency=10, max_rows=_MOST, max_cols=_MOST,
):  # fmt: skip
    """The momentum times the inverse of what gradients and noise are alike under, in two factors.

        m     <- momentum m + (1 - momentum) grad
        u     = L L^T (m / (1 - momentum^t)) R R^T        with L = left, R = right, first I
        u     = u min(1.1 / (rms(u) + 1e-12), 1)
        param <- param - lr (u + weight_decay param)
        refresh, before steps frequency, 2 frequency, ..., of m as these steps store it:
          V     = normal numbers; g = m / (1 - momentum^t); g = g + noise_share mean(|g|) V
          A     = L^T g R;  B = L^-1 V R^-T
          L     <- L - precond_lr L tril(A A^T - B B^T) / |A A^T + B B^T|
          R     <- R - precond_lr R tril(A^T A - B^T B) / |A^T A + B^T B|
          L, R  = L c, R / c        so that their largest cells are equal

    State: m, the average gradient; left and right, lower triangular; left_product L L^T and
    right_product R R^T; known, 1 where there are factors: I stands for them till then; row_scale
    and col_scale, the diagonal factors of more than max_rows rows and max_cols columns; diagonal,
    that of a vector; t, the number of this step.
    Deviations: the noise is in the refresh alone, where a sum in place leaves it in the step of
    kron_torch. Of equally long columns the norm |S| has the sum, where the code has the first.
    Factors, upper triangular in the code, are balanced at each refresh, which leaves the step as it
    is; a refresh is by the clock, where the code has a schedule. A tensor of rank 3 is a batch
    of matrices, filters are one of two full sides. Where a new factor is not finite, the old ones
    stay. Li's own lixilinx/psgd_torch has neither noise nor the limit of the rms.
    Source: Li, "Preconditioned stochastic gradient descent", IEEE TNNLS 2018.
    Code: evanatyourservice/kron_torch 884427c32b kron_torch/kron.py
    """
    m = ema(m, grad, momentum)
    u = debias(m, momentum, t)
    u = where(known > 0.0, left_product @ u @ right_product, u)
    return update(param=_moved(param, u, lr, weight_decay, BATCH), m=m)


@psgd_kron.variant(WIDE)
def left_alone(
    param, grad, m=zeros, left=LEFT, left_product=LEFT, col_scale=ones.col, known=zeros[BATCH],
    t=step, *, lr, momentum, weight_decay,
):  # fmt: skip
    """Many columns: their factor is diagonal."""
    m = ema(m, grad, momentum)
    u = debias(m, momentum, t)
    u = where(known > 0.0, left_product @ u, u) * (col_scale * col_scale)
    return update(param=_moved(param, u, lr, weight_decay, BATCH), m=m)


@psgd_kron.variant(TALL)
def right_alone(
    param, grad, m=zeros, row_scale=ones.row, right=RIGHT, right_product=RIGHT,
    known=zeros[BATCH], t=step, *, lr, momentum, weight_decay,
):  # fmt: skip
    """Many rows: their factor is diagonal."""
    m = ema(m, grad, momentum)
    u = debias(m, momentum, t)
    u = where(known > 0.0, u @ right_product, u) * (row_scale * row_scale)
    return update(param=_moved(param, u, lr, weight_decay, BATCH), m=m)


@psgd_kron.variant(LARGE)
def neither(
    param, grad, m=zeros, row_scale=ones.row, col_scale=ones.col, t=step,
    *, lr, momentum, weight_decay,
):  # fmt: skip
    """Many rows and columns: both factors are diagonal."""
    m = ema(m, grad, momentum)
    u = debias(m, momentum, t) * (row_scale * row_scale) * (col_scale * col_scale)
    return update(param=_moved(param, u, lr, weight_decay, BATCH), m=m)


@psgd_kron.variant("rank < 2")
def vectors(param, grad, m=zeros, diagonal=ones, t=step, *, lr, momentum):
    """A factor for each cell, and no decay."""
    m = ema(m, grad, momentum)
    u = diagonal * diagonal * debias(m, momentum, t)
    return update(param=_moved(param, u, lr, 0.0, TENSOR), m=m)


@psgd_kron.entry("refresh", SMALL, every="frequency", order="before")
@psgd_kron.entry("refresh", *FILTERS)
def factors(
    grad, m=zeros, left=LEFT, right=RIGHT, left_product=LEFT, right_product=RIGHT,
    known=zeros[BATCH], t=step, *, momentum, precond_lr, noise_share, seed,
):  # fmt: skip
    """Both factors."""
    first = where(known > 0.0, 0.0, 1.0)
    p, q = add_diag(left, first), add_diag(right, first)
    g, noise = _drawn(grad, m, t, momentum, noise_share, seed, BATCH)
    a = p.T @ g @ q
    b = inverse_lower(p) @ noise @ inverse_lower(q).T
    p, q, there = _balanced(
        _fitted(p, a @ a.T, b @ b.T, precond_lr), _fitted(q, a.T @ a, b.T @ b, precond_lr)
    )
    return update(
        left=where(there, p, left),
        right=where(there, q, right),
        left_product=where(there, p @ p.T, left_product),
        right_product=where(there, q @ q.T, right_product),
        known=where(there, 1.0, known),
    )


@psgd_kron.entry("refresh", WIDE)
def of_rows(
    grad, m=zeros, left=LEFT, left_product=LEFT, col_scale=ones.col, known=zeros[BATCH], t=step,
    *, momentum, precond_lr, noise_share, seed,
):  # fmt: skip
    """The preconditioner of the rows, and the diagonal one of the columns."""
    p = add_diag(left, where(known > 0.0, 0.0, 1.0))
    g, noise = _drawn(grad, m, t, momentum, noise_share, seed, BATCH)
    a, b = (p.T @ g) * col_scale, (inverse_lower(p) @ noise) / col_scale
    p, q, there = _balanced(
        _fitted(p, a @ a.T, b @ b.T, precond_lr),
        _fitted_scale(col_scale, (a * a).sum(COL), (b * b).sum(COL), precond_lr),
    )
    return update(
        left=where(there, p, left),
        left_product=where(there, p @ p.T, left_product),
        col_scale=where(there, q, col_scale),
        known=where(there, 1.0, known),
    )


@psgd_kron.entry("refresh", TALL)
def of_columns(
    grad, m=zeros, row_scale=ones.row, right=RIGHT, right_product=RIGHT, known=zeros[BATCH],
    t=step, *, momentum, precond_lr, noise_share, seed,
):  # fmt: skip
    """The preconditioner of the columns, and the diagonal one of the rows."""
    q = add_diag(right, where(known > 0.0, 0.0, 1.0))
    g, noise = _drawn(grad, m, t, momentum, noise_share, seed, BATCH)
    a, b = (g @ q) * row_scale, (noise @ inverse_lower(q).T) / row_scale
    p, q, there = _balanced(
        _fitted_scale(row_scale, (a * a).sum(ROW), (b * b).sum(ROW), precond_lr),
        _fitted(q, a.T @ a, b.T @ b, precond_lr),
    )
    return update(
        row_scale=where(there, p, row_scale),
        right=where(there, q, right),
        right_product=where(there, q @ q.T, right_product),
        known=where(there, 1.0, known),
    )


@psgd_kron.entry("refresh", LARGE)
def scales(
    grad, m=zeros, row_scale=ones.row, col_scale=ones.col, t=step,
    *, momentum, precond_lr, noise_share, seed,
):  # fmt: skip
    """Both diagonal factors."""
    g, noise = _drawn(grad, m, t, momentum, noise_share, seed, BATCH)
    a, b = g * row_scale * col_scale, noise / row_scale / col_scale
    p, q, there = _balanced(
        _fitted_scale(row_scale, (a * a).sum(ROW), (b * b).sum(ROW), precond_lr),
        _fitted_scale(col_scale, (a * a).sum(COL), (b * b).sum(COL), precond_lr),
    )
    return update(row_scale=where(there, p, row_scale), col_scale=where(there, q, col_scale))


@psgd_kron.entry("refresh", "rank < 2")
def cells(
    grad, m=zeros, diagonal=ones, t=step, *, momentum, precond_lr, noise_share, seed
):  # fmt: skip
    """The factor of each cell."""
    g, noise = _drawn(grad, m, t, momentum, noise_share, seed, TENSOR)
    a, b = diagonal * g, noise / diagonal
    a, b = a * a, b * b
    rate = precond_lr / maximum((a + b).absmax(TENSOR), _TINY)
    new = diagonal - rate * (a - b) * diagonal
    return update(diagonal=where(isfinite(new.absmax(TENSOR)), new, diagonal))
