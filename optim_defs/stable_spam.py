"""Stable-SPAM."""

from ..ir.frontend.trace import floor, norm, sqrt, step, update, where, zeros
from ..ir.types import TENSOR
from .blocks import debias, ema, is_turn
from .declare import optimizer


def _clipped(grad, largest, typical):
    """The gradient with its outliers scaled to the tensor's typical largest magnitude."""
    return where(abs(grad) > typical, grad * (typical / largest), grad)


@optimizer(paper="https://arxiv.org/abs/2502.17055")
def stable_spam(
    param, grad, m=zeros, v=zeros, top=zeros[TENSOR], mean=zeros[TENSOR], square=zeros[TENSOR],
    t=step, *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8, weight_decay=0.0, gamma1=0.7,
    gamma2=0.9, theta=0.999, every=1000.0,
):  # fmt: skip
    """Adam with spikes clipped, gradients of a steady norm, and moments that start anew.

        k      = t,  (t - 1) mod every + 2 where t > every;  n = 1 where every divides t, else k
        top    <- theta top + (1 - theta) max|grad|
        c      = top / (1 - theta^k)
        g      = c grad / max|grad|    where |grad| > c, else grad
        mean   <- gamma1 mean + (1 - gamma1) |g|
        square <- gamma2 square + (1 - gamma2) |g|^2
        g      = g / |g| mean / (1 - gamma1^k) / (sqrt(square / (1 - gamma2^k)) + eps)
        m      <- beta1 m + (1 - beta1) g
        v      <- beta2 v + (1 - beta2) g^2
        d      = m / (1 - beta1^n) / (sqrt(v / (1 - beta2^n)) + eps)
        param  <- (1 - lr weight_decay) param - lr d
        m, v   <- 0, 0    where every divides t

    State: m and v, the averages of g and of its square; top, the average largest gradient; mean
    and square, the averages of |g| and of its square, one a tensor; t, the number of this step.
    Deviations: as in the authors' code, the moments of the step that resets them are used once
    more, as if it were the first, and afterwards top, mean and square, which are not reset, are
    divided as if they were. Its schedule of beta1 and gamma1, and its amsgrad, are left out.
    Source: Huang et al., "Stable-SPAM: how to train in 4-bit more stably than 16-bit Adam", 2025.
    Code: TianjinYellow/StableSPAM 6a66da1ea7 galore_torch/stablespam.py
    """
    largest, turns, before = grad.absmax(TENSOR), is_turn(t, every), t - 1.0
    k = where(t > every, before - every * floor(before / every) + 2.0, t)
    n = where(turns, 1.0, k)
    top = ema(top, largest, theta)
    grad = _clipped(grad, largest, debias(top, theta, k))
    length = norm(grad, TENSOR)
    mean, square = ema(mean, length, gamma1), ema(square, length * length, gamma2)
    steady = debias(mean, gamma1, k) / (sqrt(debias(square, gamma2, k)) + eps)
    grad = where(length > 0.0, grad * (steady / length), grad)
    m, v = ema(m, grad, beta1), ema(v, grad * grad, beta2)
    move = lr * (debias(m, beta1, n) / (sqrt(debias(v, beta2, n)) + eps))
    m, v = where(turns, 0.0, m), where(turns, 0.0, v)
    param = (1.0 - lr * weight_decay) * param - move
    return update(param=param, m=m, v=v, top=top, mean=mean, square=square)
