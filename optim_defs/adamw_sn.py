"""AdamW with subset norms."""

from ..ir.frontend.trace import sqrt, step, update, zeros
from ..ir.types import ROW, TENSOR
from .blocks import debias, ema
from .declare import optimizer


def _moved(param, m, second, t, lr, beta1, beta2, eps, weight_decay):
    """The parameter after the step and the decay."""
    direction = debias(m, beta1, t) * (sqrt(1.0 - beta2**t) / (sqrt(second) + eps))
    return (1.0 - lr * weight_decay) * (param - lr * direction)


@optimizer(when="rank >= 2", paper="https://arxiv.org/abs/2411.07120")
def adamw_sn(
    param, grad, m=zeros, row=zeros[ROW], t=step,
    *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8, weight_decay=0.0,
):  # fmt: skip
    """AdamW with one second moment for each row: the average squared norm of its gradient.

        m     <- beta1 m + (1 - beta1) grad
        row   <- beta2 row + (1 - beta2) sum(grad^2)                 each row
        param <- param - lr m / (1 - beta1^t) sqrt(1 - beta2^t) / (sqrt(row) + eps)
        param <- (1 - lr weight_decay) param

    State: m, the average gradient; row, the second moments; t, the number of this step; v, the
    only second moment of a tensor of rank below 2.
    Deviations: the subsets are rows, of any length; eps is added to the uncorrected root, and
    the decay comes last.
    Source: Nguyen & Nguyen, "Subset-norm and subspace-momentum", ICML 2025.
    """
    m = ema(m, grad, beta1)
    row = ema(row, grad.sumsq(ROW), beta2)
    param = _moved(param, m, row, t, lr, beta1, beta2, eps, weight_decay)
    return update(param=param, m=m, row=row)


@adamw_sn.variant("rank < 2")
def whole(
    param, grad, m=zeros, v=zeros[TENSOR], t=step, *, lr, beta1, beta2, eps, weight_decay
):  # fmt: skip
    """A vector is one subset."""
    m = ema(m, grad, beta1)
    v = ema(v, grad.sumsq(TENSOR), beta2)
    param = _moved(param, m, v, t, lr, beta1, beta2, eps, weight_decay)
    return update(param=param, m=m, v=v)
