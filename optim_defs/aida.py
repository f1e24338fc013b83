"""Aida."""

from ..ir.frontend.trace import sqrt, step, update, zeros
from ..ir.types import TENSOR
from .blocks import debias, ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2203.13273")
def aida(
    param, grad, m=zeros, v=zeros, t=step,
    *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8, eps1=1e-20,
):  # fmt: skip
    """AdaBelief whose surprise is measured between projections of gradient and momentum.

        m     <- beta1 m + (1 - beta1) grad
        a, b  = 1, 1;  then twice, at once:
          a     = a (a grad . b m) / (|a grad|^2 + eps1)
          b     = b (a grad . b m) / (|b m|^2 + eps1)
        v     <- beta2 v + (1 - beta2) (b m - a grad)^2 + eps
        param <- param - lr m / (1 - beta1^t) / sqrt(v / (1 - beta2^t))

    State: m, the average gradient; v, the average squared residual; t, the number of this step.
    Deviations: the paper's K is 2 and its xi eps1; eps is added to v at each step, as in the
    authors' code, whose weight_decay is left out.
    Source: Zhang et al., "On suppressing range of adaptive stepsizes of Adam", 2022.
    Code: guoqiang-zhang-x/Aida-Optimizer a0f8978fe3 imgClassification_cifar10/optimizers/Aida.py
    """
    m = ema(m, grad, beta1)
    gg, mm, gm = grad.sumsq(TENSOR), m.sumsq(TENSOR), grad.dot(m, TENSOR)
    a, b = 1.0, 1.0
    for _ in range(2):
        both = a * b * gm
        a, b = a * both / (a * a * gg + eps1), b * both / (b * b * mm + eps1)
    v = ema(v, (b * m - a * grad) ** 2, beta2) + eps
    direction = debias(m, beta1, t) / sqrt(debias(v, beta2, t))
    return update(param=param - lr * direction, m=m, v=v)
