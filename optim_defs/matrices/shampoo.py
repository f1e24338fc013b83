"""Shampoo."""

from ...ir.frontend.trace import (
    add_diag,
    eigh,
    isfinite,
    lower,
    maximum,
    norm,
    sign,
    sqrt,
    static,
    step,
    update,
    where,
    zeros,
)
from ...ir.roles import Range
from ...ir.types import BATCH, GRAM_ROW, TENSOR
from ..blocks import ema, ema_of_square
from .sides import FILTERS, LARGE, LEFT, MAX_DIM, RIGHT, SMALL, TALL, WIDE, for_two_sides

GRAFT = static(1, within=Range(1.0, 4.0))


def _graft(number, grad, v, beta2, eps):
    """Another optimizer's step, and its sum or average of squares."""
    if number == 1:
        return grad, v
    if number == 4:
        return sign(grad), v
    v = v + grad * grad if number == 2 else ema_of_square(v, grad, beta2)
    return grad / (sqrt(v) + eps), v


def _moved(param, grad, direction, m, m_graft, v, t, hypers, to=BATCH):
    """The parameter, its momenta and squares after a step along a direction, or along the graft."""
    lr, beta1, beta2, eps, weight_decay, start, nesterov, graft = hypers
    other, v = _graft(graft, grad, v, beta2, eps)
    direction = other if direction is None else direction
    own = direction * (norm(other, to) / (norm(direction, to) + 1e-16)) + weight_decay * param
    other = other + weight_decay * param
    m, m_graft, is_on = beta1 * m + own, beta1 * m_graft + other, t > start
    u = where(is_on, m, m_graft)
    u = where(nesterov, beta1 * u + where(is_on, own, other), u)
    return {"param": param - lr * u, "m": m, "m_graft": m_graft, "v": v}


def _average(s, product, beta2, matrix_eps, t):
    """The average of the products, which begins at a small multiple of I."""
    return add_diag(ema(lower(s), product, beta2), where(t == 1.0, beta2 * matrix_eps, 0.0))


def _root(s, old, matrix_eps, power):
    """s to a power -1/p, where it has one, and whether it has."""
    w, vectors = eigh(s)
    of_rows = s.domain == GRAM_ROW
    w = maximum(w, 0.0) + matrix_eps * w.max(BATCH)
    half = w ** (0.5 * power)
    x = vectors * (half.T if of_rows else half)
    there = isfinite(w).all(BATCH) & (w.min(BATCH) > 0.0)
    return where(there, x @ x.T, old), there


@for_two_sides(paper="https://arxiv.org/abs/2002.09018")
def shampoo(
    param, grad, m=zeros, m_graft=zeros, v=zeros, left=LEFT, right=RIGHT, left_root=LEFT,
    right_root=RIGHT, known=zeros[BATCH], t=step,
    *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-10, matrix_eps=1e-6, weight_decay=0.0, start=5.0,
    frequency=20, nesterov=True, graft=GRAFT, max_dim=MAX_DIM,
):  # fmt: skip
    """The gradient between roots of two matrices, as long as the step of another optimizer.

        left  <- beta2 left  + (1 - beta2) grad grad^T        both begin at matrix_eps I
        right <- beta2 right + (1 - beta2) grad^T grad
        d     = left_root grad right_root
        a     = grad, or what AdaGrad, RMSProp or sign(grad) steps by: graft is 1, 2, 3 or 4
        d     = d |a| / (|d| + 1e-16)
        m     <- beta1 m + d + weight_decay param        m_graft likewise, of a
        u     = beta1 m + d + weight_decay param         with nesterov, else m
        param <- param - lr u                            of a and m_graft up to step `start`
        refresh, before steps 1, 1 + frequency, ..., of left and right as these steps store them:
          left_root  <- (left  + matrix_eps max_eigenvalue(left)  I)^(-1/4)
          right_root <- (right + matrix_eps max_eigenvalue(right) I)^(-1/4)

    State: m and m_graft, the momenta; v, AdaGrad's sum or RMSProp's average of squares; left and
    right, the averages of the products; left_root and right_root; known, 1 where there are roots:
    I stands for them till then; t, the number of this step.
    Deviations: roots are taken of eigenvalues, where the authors' code has a coupled Newton
    iteration, and the largest one is exact. A matrix with a side above max_dim has the other one's
    root alone, of power -1/2; without either, and a vector, steps along a. A tensor of rank 3
    is a batch of matrices, and filters are one, whatever max_dim is: there are no blocks.
    frequency is 1 in the authors' code. Where there is no new root, the old one stays. Gupta et
    al., "Shampoo", ICML 2018, have sums in the place of averages, and no graft.
    Source: Anil et al., "Scalable second order optimization for deep learning", 2020.
    Code: google-research/google-research 01aac34019 scalable_shampoo/optax/distributed_shampoo.py
    """
    hypers = lr, beta1, beta2, eps, weight_decay, start, nesterov, graft
    d = where(known > 0.0, left_root @ grad @ right_root, grad)
    stores = _moved(param, grad, d, m, m_graft, v, t, hypers)
    left = _average(left, grad @ grad.T, beta2, matrix_eps, t)
    right = _average(right, grad.T @ grad, beta2, matrix_eps, t)
    return update(**stores, left=left, right=right)


@shampoo.variant(WIDE)
def left_alone(
    param, grad, m=zeros, m_graft=zeros, v=zeros, left=LEFT, left_root=LEFT, known=zeros[BATCH],
    t=step,
    *, lr, beta1, beta2, eps, matrix_eps, weight_decay, start, nesterov, graft,
):  # fmt: skip
    """Many columns: they have no matrix."""
    hypers = lr, beta1, beta2, eps, weight_decay, start, nesterov, graft
    d = where(known > 0.0, left_root @ grad, grad)
    stores = _moved(param, grad, d, m, m_graft, v, t, hypers)
    return update(**stores, left=_average(left, grad @ grad.T, beta2, matrix_eps, t))


@shampoo.variant(TALL)
def right_alone(
    param, grad, m=zeros, m_graft=zeros, v=zeros, right=RIGHT, right_root=RIGHT,
    known=zeros[BATCH], t=step,
    *, lr, beta1, beta2, eps, matrix_eps, weight_decay, start, nesterov, graft,
):  # fmt: skip
    """Many rows: they have no matrix."""
    hypers = lr, beta1, beta2, eps, weight_decay, start, nesterov, graft
    d = where(known > 0.0, grad @ right_root, grad)
    stores = _moved(param, grad, d, m, m_graft, v, t, hypers)
    return update(**stores, right=_average(right, grad.T @ grad, beta2, matrix_eps, t))


@shampoo.variant("rank < 2")
@shampoo.variant(LARGE)
def graft_alone(
    param, grad, m=zeros, m_graft=zeros, v=zeros, t=step,
    *, lr, beta1, beta2, eps, weight_decay, start, nesterov, graft,
):  # fmt: skip
    """The step that others are as long as."""
    hypers = lr, beta1, beta2, eps, weight_decay, start, nesterov, graft
    return update(**_moved(param, grad, None, m, m_graft, v, t, hypers, TENSOR))


@shampoo.entry("refresh", SMALL, every="frequency", order="before", first=1)
@shampoo.entry("refresh", *FILTERS)
def both(
    grad, left=LEFT, right=RIGHT, left_root=LEFT, right_root=RIGHT, known=zeros[BATCH], t=step,
    *, beta2, matrix_eps,
):  # fmt: skip
    """Both roots."""
    left = _average(left, grad @ grad.T, beta2, matrix_eps, t)
    right = _average(right, grad.T @ grad, beta2, matrix_eps, t)
    left_root, left_there = _root(left, left_root, matrix_eps, -0.25)
    right_root, right_there = _root(right, right_root, matrix_eps, -0.25)
    known = where(left_there & right_there, 1.0, known)
    return update(left_root=left_root, right_root=right_root, known=known)


@shampoo.entry("refresh", WIDE)
def of_rows(
    grad, left=LEFT, left_root=LEFT, known=zeros[BATCH], t=step, *, beta2, matrix_eps
):  # fmt: skip
    """The root of the rows alone."""
    left = _average(left, grad @ grad.T, beta2, matrix_eps, t)
    left_root, there = _root(left, left_root, matrix_eps, -0.5)
    return update(left_root=left_root, known=where(there, 1.0, known))


@shampoo.entry("refresh", TALL)
def of_columns(
    grad, right=RIGHT, right_root=RIGHT, known=zeros[BATCH], t=step, *, beta2, matrix_eps
):  # fmt: skip
    """The root of the columns alone."""
    right = _average(right, grad.T @ grad, beta2, matrix_eps, t)
    right_root, there = _root(right, right_root, matrix_eps, -0.5)
    return update(right_root=right_root, known=where(there, 1.0, known))
