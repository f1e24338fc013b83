"""Apollo, the diagonal quasi-Newton method."""

from ..ir.frontend.trace import maximum, sqrt, step, update, where, zeros
from ..ir.types import TENSOR
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2009.13586")
def apollo_dqn(
    param, grad, m=zeros, h=zeros, d=zeros, t=step,
    *, lr=1e-2, init_lr=1e-5, beta=0.9, eps=1e-4, weight_decay=0.0, warmup=500.0, belief=False,
):  # fmt: skip
    """Quasi-Newton: the curvature along the last step corrects a diagonal estimate of it.

        g     = grad if belief else grad + weight_decay param
        rate  = lr,    init_lr + (lr - init_lr) (t - 1) / warmup     while t - 1 < warmup
        alpha = (1 - beta) / (1 - beta^t)
        y     = g - m
        m     <- m + alpha y
        n     = |d|_4 + e,    e = eps if belief else 100 eps
        u     = d / n
        h     <- h - (alpha sum(y u) / n + sum(h u^2)) u^2
        b     = max(|h|, max|y|) + eps / alpha if belief, else max(|h|, 0.01)
        d     <- m / b + weight_decay param if belief, else m / b
        param <- param - rate d

    State: m, the average gradient; h, the estimate of the curvature; d, the last direction; t,
    the number of this step.
    Deviations: as in the authors' code, max|y| and sums are a tensor's, lr warms up inside, and
    the decay is an L2 penalty, or decoupled with belief; its stable decay is left out.
    Source: Ma, "Apollo: an adaptive parameter-wise diagonal quasi-Newton method", 2020.
    Code: XuezheMax/apollo 7adf28f6af optim/apollo.py
    """
    grad = where(belief, grad, grad + weight_decay * param)
    before = t - 1.0
    rate = where(before < warmup, init_lr + (lr - init_lr) * before / warmup, lr)
    alpha = (1.0 - beta) / (1.0 - beta**t)
    y = grad - m
    m = m + alpha * y
    length = sqrt(sqrt((d * d).sumsq(TENSOR))) + where(belief, eps, 100.0 * eps)
    u = d / length
    change = alpha * y.dot(u, TENSOR) / length + h.dot(u * u, TENSOR)
    h = h - change * (u * u)
    least, more = where(belief, y.absmax(TENSOR), 0.01), where(belief, eps / alpha, 0.0)
    d = m / (maximum(abs(h), least) + more)
    d = where(belief, d + weight_decay * param, d)
    return update(param=param - rate * d, m=m, h=h, d=d)
