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
    step,
    tril,
    uniform,
    update,
    where,
    zeros,
)  # fmt: skip
from ...ir.types import BATCH, COL, GRAM_ROW, ROW, TENSOR
from ..blocks import debias, ema, rms
from .sides import FILTERS, LEFT, RIGHT, for_two_sides

_FAR = 2654435769.0  # 2^32 over the golden ratio: keys of other seeds are some million steps away
_TINY = 1.1754943508222875e-38  # the least normal number of f32
_MATRICES = "rank >= 2 and rank < 4"


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


def _moved(param, u, lr, weight_decay, to):
    u = u * minimum(1.1 / (rms(u, to) + 1e-12), 1.0)
    return param - lr * (u + weight_decay * param)


@for_two_sides(paper="https://arxiv.org/abs/2211.04422", when=_MATRICES)
def psgd_kron(
    param, grad, m=zeros, left=LEFT, right=RIGHT, left_product=LEFT, right_product=RIGHT,
    known=zeros[BATCH], diagonal=ones, t=step,
    *, lr=3e-4, momentum=0.9, weight_decay=0.0, precond_lr=0.1, noise_share=0.00034526698300124393,
    seed=0.0, frequency=10,
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
    right_product R R^T; known, 1 where there are factors: I stands for them till then; diagonal,
    the factor of a vector, cell by cell; t, the number of this step.
    Deviations: the noise is in the refresh alone, where a sum in place leaves it in the step of the
    authors' code. Of equally long columns the norm |S| has the sum, where the code has the first.
    Factors, upper triangular in the code, are balanced at each refresh, which leaves the step as it
    is; a refresh is by the clock, where the code has a schedule. A tensor of rank 3 is a batch
    of matrices, filters are one; no side is diagonal. Where a new factor is not finite, the old
    ones stay. Li's own lixilinx/psgd_torch has neither noise nor the limit of the rms.
    Source: Li, "Preconditioned stochastic gradient descent", IEEE TNNLS 2018.
    Code: evanatyourservice/kron_torch 884427c32b kron_torch/kron.py
    """
    m = ema(m, grad, momentum)
    u = debias(m, momentum, t)
    u = where(known > 0.0, left_product @ u @ right_product, u)
    return update(param=_moved(param, u, lr, weight_decay, BATCH), m=m)


@psgd_kron.variant("rank < 2")
def vectors(param, grad, m=zeros, diagonal=ones, t=step, *, lr, momentum):
    """A factor for each cell, and no decay."""
    m = ema(m, grad, momentum)
    u = diagonal * diagonal * debias(m, momentum, t)
    return update(param=_moved(param, u, lr, 0.0, TENSOR), m=m)


@psgd_kron.entry("refresh", _MATRICES, every="frequency", order="before")
@psgd_kron.entry("refresh", *FILTERS)
def factors(
    grad, m=zeros, left=LEFT, right=RIGHT, left_product=LEFT, right_product=RIGHT,
    known=zeros[BATCH], t=step, *, momentum, precond_lr, noise_share, seed,
):  # fmt: skip
    """Both factors."""
    first = where(known > 0.0, 0.0, 1.0)
    p, q = add_diag(left, first), add_diag(right, first)
    noise = normal(seed, t, grad)
    g = _pair(debias(ema(m, grad, momentum), momentum, t), noise, noise_share, BATCH)
    a = p.T @ g @ q
    b = inverse_lower(p) @ noise @ inverse_lower(q).T
    p, q = (
        _fitted(p, a @ a.T, b @ b.T, precond_lr),
        _fitted(q, a.T @ a, b.T @ b, precond_lr),
    )
    ratio = sqrt(q.absmax(BATCH) / p.absmax(BATCH))
    p, q = p * ratio, q / ratio
    there = isfinite(p.absmax(BATCH)) & isfinite(q.absmax(BATCH))
    return update(
        left=where(there, p, left),
        right=where(there, q, right),
        left_product=where(there, p @ p.T, left_product),
        right_product=where(there, q @ q.T, right_product),
        known=where(there, 1.0, known),
    )


@psgd_kron.entry("refresh", "rank < 2")
def cells(
    grad, m=zeros, diagonal=ones, t=step, *, momentum, precond_lr, noise_share, seed
):  # fmt: skip
    """The factor of each cell."""
    noise = normal(seed, t, grad)
    g = _pair(debias(ema(m, grad, momentum), momentum, t), noise, noise_share, TENSOR)
    a, b = diagonal * g, noise / diagonal
    a, b = a * a, b * b
    rate = precond_lr / maximum((a + b).absmax(TENSOR), _TINY)
    new = diagonal - rate * (a - b) * diagonal
    return update(diagonal=where(isfinite(new.absmax(TENSOR)), new, diagonal))
