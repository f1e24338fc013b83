"""Shampoo."""

from functools import reduce
from operator import and_

from ...ir.frontend.trace import (
    add_diag,
    eigh,
    hyper,
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
from ..blocks import ema_of_square
from .sides import FILTERS, LARGE, LEFT, MAX_DIM, RIGHT, SMALL, TALL, WIDE, for_two_sides

DECAY = hyper(0.999, within=Range(0.0, 1.0))
GRAFT = static(1, within=Range(0.0, 4.0))


def _graft(number, grad, v, beta2, eps):
    """Another optimizer's step, and its sum or average of squares."""
    if number < 2:
        return grad, v
    if number == 4:
        return sign(grad), v
    v = v + grad * grad if number == 2 else ema_of_square(v, grad, beta2)
    return grad / (sqrt(v) + eps), v


def moved(param, grad, direction, m, m_graft, v, t, hypers, to=BATCH):
    """The parameter, its momenta and squares after a step along a direction, or along the graft."""
    (lr, beta1, beta2, eps, weight_decay, start), (nesterov, is_average, decoupled), graft = hypers
    other, v = _graft(graft, grad, v, beta2, eps)
    own = other if direction is None else direction
    if direction is not None and graft:
        own = own * (norm(other, to) / (norm(own, to) + 1e-16))
    decay, weight = where(decoupled, 0.0, weight_decay), where(is_average, 1.0 - beta1, 1.0)
    own, other = own + decay * param, other + decay * param
    m, m_graft, is_on = beta1 * m + weight * own, beta1 * m_graft + weight * other, t > start
    u = where(is_on, m, m_graft)
    u = where(nesterov, beta1 * u + weight * where(is_on, own, other), u)
    param = (1.0 - where(decoupled, lr * weight_decay, 0.0)) * param
    return {"param": param - lr * u, "m": m, "m_graft": m_graft, "v": v}


def direction_of(grad, known, left_root=None, right_root=None):
    """The gradient between the roots of the sides that have one."""
    d = grad if left_root is None else left_root @ grad
    d = d if right_root is None else d @ right_root
    return where(known > 0.0, d, grad)


def averages_of(grad, beta2, matrix_eps, t, left=None, right=None):
    """The averages of the products, of the sides that have one; sums where beta2 is 1.

    They begin at a small multiple of I.
    """
    found, weight = {}, where(beta2 == 1.0, 1.0, 1.0 - beta2)
    first = where(t == 1.0, beta2 * matrix_eps, 0.0)
    if left is not None:
        found["left"] = add_diag(beta2 * lower(left) + weight * (grad @ grad.T), first)
    if right is not None:
        found["right"] = add_diag(beta2 * lower(right) + weight * (grad.T @ grad), first)
    return found


def _root(s, old, matrix_eps, power):
    """s to a power -1/p, where it has one, and whether it has."""
    w, vectors = eigh(s)
    of_rows = s.domain.of_tensor == GRAM_ROW
    w = maximum(w, 0.0) + matrix_eps * w.max(BATCH)
    half = w ** (0.5 * power)
    x = vectors * (half.T if of_rows else half)
    there = isfinite(w).all(BATCH) & (w.min(BATCH) > 0.0)
    return where(there, x @ x.T, old), there


def roots_of(averages, old, known, matrix_eps):
    """The roots of such averages, where they have one."""
    power = -0.5 / len(averages)
    roots = {side: _root(s, old[side], matrix_eps, power) for side, s in averages.items()}
    there = reduce(and_, (is_there for _, is_there in roots.values()))
    found = {f"{side}_root": root for side, (root, _) in roots.items()}
    return update(**found, known=where(there, 1.0, known))


@for_two_sides(paper="https://arxiv.org/abs/2002.09018")
def shampoo(
    param, grad, m=zeros, m_graft=zeros, v=zeros, left=LEFT, right=RIGHT, left_root=LEFT,
    right_root=RIGHT, known=zeros[BATCH], t=step,
    *, lr=1e-3, beta1=0.9, beta2=DECAY, eps=1e-10, matrix_eps=1e-6, weight_decay=0.0, start=5.0,
    frequency=20, nesterov=True, is_average=False, decoupled=False, graft=GRAFT, max_rows=MAX_DIM,
    max_cols=MAX_DIM,
):  # fmt: skip
    """The gradient between roots of two matrices, as long as the step of another optimizer.

        left  <- beta2 left  + (1 - beta2) grad grad^T        both begin at matrix_eps I
        right <- beta2 right + (1 - beta2) grad^T grad        with beta2 = 1 they are sums
        d     = left_root grad right_root
        a     = grad, or what AdaGrad, RMSProp or sign(grad) steps by: graft is 1, 2, 3 or 4
        d     = d |a| / (|d| + 1e-16)                    a = grad, and d as it is, with graft 0
        w     = 1 - beta1 with is_average, else 1
        m     <- beta1 m + w (d + weight_decay param)    m_graft likewise, of a
        u     = beta1 m + w (d + weight_decay param)     with nesterov, else m
        param <- param - lr u                            of a and m_graft up to step `start`
        param <- (1 - lr weight_decay) param before that, with decoupled, and no decay in m and u
        refresh, before steps 1, 1 + frequency, ..., of left and right as these steps store them:
          left_root  <- (left  + matrix_eps max_eigenvalue(left)  I)^(-1/4)
          right_root <- (right + matrix_eps max_eigenvalue(right) I)^(-1/4)

    State: m and m_graft, the momenta; v, AdaGrad's sum or RMSProp's average of squares; left and
    right, the averages of the products; left_root and right_root; known, 1 where there are roots:
    I stands for them till then; t, the number of this step.
    Deviations: roots are taken of eigenvalues, where the authors' code has a coupled Newton
    iteration, and the largest one is exact. More than max_rows rows, or max_cols columns, have no
    matrix; then the other side's root has the power -1/2, and without either, as of a vector,
    steps are along a. A tensor of rank 3 is a batch of matrices, and filters are one of two sides:
    block_shampoo has blocks. frequency is 1 in the authors' code. Where there is no new root, the
    old one stays. Gupta et al., "Shampoo", ICML 2018, have sums and no graft: beta2 = 1, graft 0.
    Source: Anil et al., "Scalable second order optimization for deep learning", 2020.
    Code: google-research/google-research 01aac34019 scalable_shampoo/optax/distributed_shampoo.py
    """
    hypers = (lr, beta1, beta2, eps, weight_decay, start), (nesterov, is_average, decoupled), graft
    d = direction_of(grad, known, left_root, right_root)
    stores = moved(param, grad, d, m, m_graft, v, t, hypers)
    return update(**stores, **averages_of(grad, beta2, matrix_eps, t, left, right))


@shampoo.variant(WIDE)
def left_alone(
    param, grad, m=zeros, m_graft=zeros, v=zeros, left=LEFT, left_root=LEFT, known=zeros[BATCH],
    t=step,
    *, lr, beta1, beta2, eps, matrix_eps, weight_decay, start, nesterov, is_average, decoupled,
    graft,
):  # fmt: skip
    """Many columns: they have no matrix."""
    hypers = (lr, beta1, beta2, eps, weight_decay, start), (nesterov, is_average, decoupled), graft
    d = direction_of(grad, known, left_root)
    stores = moved(param, grad, d, m, m_graft, v, t, hypers)
    return update(**stores, **averages_of(grad, beta2, matrix_eps, t, left))


@shampoo.variant(TALL)
def right_alone(
    param, grad, m=zeros, m_graft=zeros, v=zeros, right=RIGHT, right_root=RIGHT,
    known=zeros[BATCH], t=step,
    *, lr, beta1, beta2, eps, matrix_eps, weight_decay, start, nesterov, is_average, decoupled,
    graft,
):  # fmt: skip
    """Many rows: they have no matrix."""
    hypers = (lr, beta1, beta2, eps, weight_decay, start), (nesterov, is_average, decoupled), graft
    d = direction_of(grad, known, None, right_root)
    stores = moved(param, grad, d, m, m_graft, v, t, hypers)
    return update(**stores, **averages_of(grad, beta2, matrix_eps, t, None, right))


@shampoo.variant("rank < 2")
@shampoo.variant(LARGE)
def graft_alone(
    param, grad, m=zeros, m_graft=zeros, v=zeros, t=step,
    *, lr, beta1, beta2, eps, weight_decay, start, nesterov, is_average, decoupled, graft,
):  # fmt: skip
    """The step that others are as long as."""
    hypers = (lr, beta1, beta2, eps, weight_decay, start), (nesterov, is_average, decoupled), graft
    return update(**moved(param, grad, None, m, m_graft, v, t, hypers, TENSOR))


@shampoo.entry("refresh", SMALL, every="frequency", order="before", first=1)
@shampoo.entry("refresh", *FILTERS)
def both(
    grad, left=LEFT, right=RIGHT, left_root=LEFT, right_root=RIGHT, known=zeros[BATCH], t=step,
    *, beta2, matrix_eps,
):  # fmt: skip
    """Both roots."""
    averages = averages_of(grad, beta2, matrix_eps, t, left, right)
    return roots_of(averages, {"left": left_root, "right": right_root}, known, matrix_eps)


@shampoo.entry("refresh", WIDE)
def of_rows(
    grad, left=LEFT, left_root=LEFT, known=zeros[BATCH], t=step, *, beta2, matrix_eps
):  # fmt: skip
    """The root of the rows alone."""
    averages = averages_of(grad, beta2, matrix_eps, t, left)
    return roots_of(averages, {"left": left_root}, known, matrix_eps)


@shampoo.entry("refresh", TALL)
def of_columns(
    grad, right=RIGHT, right_root=RIGHT, known=zeros[BATCH], t=step, *, beta2, matrix_eps
):  # fmt: skip
    """The root of the columns alone."""
    averages = averages_of(grad, beta2, matrix_eps, t, None, right)
    return roots_of(averages, {"right": right_root}, known, matrix_eps)
