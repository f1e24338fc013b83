"""AdamW with subset norms."""

from ..ir.frontend.trace import sqrt, step, update, where, zeros
from ..ir.types import COL, ROW
from .blocks import debias, ema
from .declare import optimizer


def _moved(param, m, second, t, lr, beta1, beta2, eps, weight_decay):
    """The parameter after the step and the decay."""
    direction = debias(m, beta1, t) * (sqrt(1.0 - beta2**t) / (sqrt(second) + eps))
    return (1.0 - lr * weight_decay) * (param - lr * direction)


@optimizer(when="rank >= 2", paper="https://arxiv.org/abs/2411.07120")
def adamw_sn(
    param, grad, m=zeros, row=zeros[ROW], col=zeros[COL], t=step,
    *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-6, weight_decay=0.0,
):  # fmt: skip
    """AdamW with one second moment for each row: the average squared norm of its gradient.

        m     <- beta1 m + (1 - beta1) grad
        row   <- beta2 row + (1 - beta2) sum(grad^2)                 each row
        col   <- beta2 col + (1 - beta2) sum(grad^2)                 each column
        v     = row,    col of a matrix with more columns than rows
        param <- param - lr m / (1 - beta1^t) sqrt(1 - beta2^t) / (sqrt(v) + eps)
        param <- (1 - lr weight_decay) param

    State: m, the average gradient; row and col, the second moments; t, the number of this step;
    v, the second moments of the elements of a tensor of rank below 2.
    Deviations: as in the authors' code, eps is added to the uncorrected root, and the decay comes
    last. Here a tensor of rank above 2 is a batch of matrices, and row and col are both kept, where
    that code keeps the one that it uses.
    Source: Nguyen & Nguyen, "Subset-norm and subspace-momentum", ICML 2025.
    Code: timmytonga/sn-sm a4c1a4a5f2 adamw_sn.py
    """
    m = ema(m, grad, beta1)
    row = ema(row, grad.sumsq(ROW), beta2)
    col = ema(col, grad.sumsq(COL), beta2)
    second = where(param.rows >= param.cols, row, col)
    param = _moved(param, m, second, t, lr, beta1, beta2, eps, weight_decay)
    return update(param=param, m=m, row=row, col=col)


@adamw_sn.variant("rank < 2")
def elements(
    param, grad, m=zeros, v=zeros, t=step, *, lr, beta1, beta2, eps, weight_decay
):  # fmt: skip
    """The authors give subset norms to matrices alone."""
    m = ema(m, grad, beta1)
    v = ema(v, grad * grad, beta2)
    param = _moved(param, m, v, t, lr, beta1, beta2, eps, weight_decay)
    return update(param=param, m=m, v=v)
