"""NovoGrad."""

from ..ir.frontend.trace import sqrt, update, where, zeros
from ..ir.types import TENSOR
from .blocks import ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1905.11286")
def novograd(
    param, grad, m=zeros, v=zeros[TENSOR],
    *, lr=1e-3, beta1=0.95, beta2=0.98, eps=1e-8, weight_decay=0.0, grad_averaging=False,
):  # fmt: skip
    """Momentum over gradients that are normalised a tensor at a time: one second moment each.

        v     <- beta2 v + (1 - beta2) |grad|^2,    |grad|^2 at first
        d     = grad / (sqrt(v) + eps) + weight_decay param
        m     <- beta1 m + d;    with grad_averaging beta1 m + (1 - beta1) d
        param <- param - lr m

    State: m, the momentum; v, the average squared norm of the gradient, one a tensor.
    Deviations: a tensor is at its first step while its v is 0, as in the authors' code; its amsgrad
    and luc are left out.
    Source: Ginsburg et al., "Stochastic gradient methods with layer-wise adaptive moments", 2019.
    Code: NVIDIA/NeMo a09a33f5e2 nemo/core/optim/novograd.py
    """
    size = grad.sumsq(TENSOR)
    v = where(v == 0.0, size, ema(v, size, beta2))
    direction = grad / (sqrt(v) + eps) + weight_decay * param
    m = beta1 * m + where(grad_averaging, 1.0 - beta1, 1.0) * direction
    return update(param=param - lr * m, m=m, v=v)
