"""SOAP."""

from ...ir.frontend.trace import lower, sqrt, step, update, where, zeros
from ..blocks import adam_rate, ema, ema_of_square
from .eigenbases import followed, turn, turn_back
from .sides import FILTERS, LARGE, LEFT, MAX_DIM, RIGHT, SMALL, TALL, WIDE, for_two_sides


def _adam(param, grad, m, v, t, bases, hypers):
    """The parameter after a step of Adam in the bases, and the averages; nothing at step 1."""
    lr, beta1, beta2, eps, weight_decay, correct_bias = hypers
    g = turn(grad, *bases)
    m, v = where(t > 1.0, ema(m, g, beta1), m), where(t > 1.0, ema_of_square(v, g, beta2), v)
    rate = where(correct_bias, adam_rate(lr, beta1, beta2, t - 1.0), lr)
    moved = (1.0 - lr * weight_decay) * (param - rate * turn_back(m / (sqrt(v) + eps), *bases))
    return {"param": where(t > 1.0, moved, param), "m": m, "v": v}


@for_two_sides(paper="https://arxiv.org/abs/2409.11321")
def soap(
    param, grad, m=zeros, v=zeros, left=LEFT, right=RIGHT, left_basis=LEFT, right_basis=RIGHT,
    t=step,
    *, lr=3e-3, beta1=0.95, beta2=0.95, shampoo_beta=0.95, eps=1e-8, weight_decay=0.01,
    frequency=10, correct_bias=True, max_rows=MAX_DIM, max_cols=MAX_DIM,
):  # fmt: skip
    """Adam in the eigenvectors of Shampoo's two matrices, which are followed every few steps.

        left  <- b left  + (1 - b) grad grad^T        b = shampoo_beta
        right <- b right + (1 - b) grad^T grad
        from step 2 on, with Q_L = left_basis, Q_R = right_basis, s = t - 1:
          g     = Q_L^T grad Q_R
          m     <- beta1 m + (1 - beta1) g
          v     <- beta2 v + (1 - beta2) g^2
          rate  = lr sqrt(1 - beta2^s) / (1 - beta1^s)        lr, without correct_bias
          param <- param - rate Q_L (m / (sqrt(v) + eps)) Q_R^T
          param <- (1 - lr weight_decay) param
        refresh, behind steps 1, 1 + frequency, 1 + 2 frequency, ...:
          Q_L   <- qr(left Q_L), columns by diag(Q_L^T left Q_L), the largest first
          Q_R   <- qr(right Q_R), likewise; at first both are eigenvectors
          m     <- m in the new bases; v has its rows and columns in the new order

    State: m and v, the averages in the bases; left and right, the averages of the products;
    left_basis and right_basis; t, the number of this step.
    Deviations: a tensor of rank 3 is a batch of matrices, and filters are one of two sides;
    merge_dims, precondition_1d and normalize_grads are left out. More than max_rows rows, or
    max_cols columns, have no basis, and a vector has Adam, as in the authors' code. Where there is
    no new basis, the old one stays. A tensor without a gradient at step 1 waits for the next
    refresh.
    Source: Vyas et al., "SOAP: improving and stabilizing Shampoo using Adam", ICLR 2025.
    Code: nikhilvyas/SOAP a1e553530f soap.py
    """
    bases = left_basis, right_basis
    stores = _adam(param, grad, m, v, t, bases, (lr, beta1, beta2, eps, weight_decay, correct_bias))
    left, right = (
        ema(lower(left), grad @ grad.T, shampoo_beta),
        ema(lower(right), grad.T @ grad, shampoo_beta),
    )
    return update(**stores, left=left, right=right)


@soap.variant(WIDE)
def left_alone(
    param, grad, m=zeros, v=zeros, left=LEFT, left_basis=LEFT, t=step,
    *, lr, beta1, beta2, shampoo_beta, eps, weight_decay, correct_bias,
):  # fmt: skip
    """Many columns: they have no basis."""
    bases = left_basis, None
    stores = _adam(param, grad, m, v, t, bases, (lr, beta1, beta2, eps, weight_decay, correct_bias))
    return update(**stores, left=ema(lower(left), grad @ grad.T, shampoo_beta))


@soap.variant(TALL)
def right_alone(
    param, grad, m=zeros, v=zeros, right=RIGHT, right_basis=RIGHT, t=step,
    *, lr, beta1, beta2, shampoo_beta, eps, weight_decay, correct_bias,
):  # fmt: skip
    """Many rows: they have no basis."""
    bases = None, right_basis
    stores = _adam(param, grad, m, v, t, bases, (lr, beta1, beta2, eps, weight_decay, correct_bias))
    return update(**stores, right=ema(lower(right), grad.T @ grad, shampoo_beta))


@soap.variant("rank < 2")
@soap.variant(LARGE)
def neither(
    param, grad, m=zeros, v=zeros, t=step,
    *, lr, beta1, beta2, eps, weight_decay, correct_bias,
):  # fmt: skip
    """Adam, which begins at step 2 as well."""
    hypers = lr, beta1, beta2, eps, weight_decay, correct_bias
    return update(**_adam(param, grad, m, v, t, (None, None), hypers))


@soap.entry("refresh", SMALL, every="frequency", order="after", first=1)
@soap.entry("refresh", *FILTERS)
def both(m=zeros, v=zeros, left=LEFT, right=RIGHT, left_basis=LEFT, right_basis=RIGHT):
    """The new bases, and the averages in them."""
    m = turn_back(m, left_basis, right_basis)
    left_basis, rows = followed(left, left_basis)
    right_basis, cols = followed(right, right_basis)
    m, v = turn(m, left_basis, right_basis), turn(v, rows, cols)
    return update(m=m, v=v, left_basis=left_basis, right_basis=right_basis)


@soap.entry("refresh", WIDE)
def of_rows(m=zeros, v=zeros, left=LEFT, left_basis=LEFT):
    """The new basis of rows alone."""
    m = turn_back(m, left_basis, None)
    left_basis, rows = followed(left, left_basis)
    return update(m=turn(m, left_basis, None), v=turn(v, rows, None), left_basis=left_basis)


@soap.entry("refresh", TALL)
def of_columns(m=zeros, v=zeros, right=RIGHT, right_basis=RIGHT):
    """The new basis of columns alone."""
    m = turn_back(m, None, right_basis)
    right_basis, cols = followed(right, right_basis)
    return update(m=turn(m, None, right_basis), v=turn(v, None, cols), right_basis=right_basis)
