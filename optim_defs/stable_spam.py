"""Stable-SPAM."""

from ..ir.frontend.trace import floor, norm, sqrt, step, update, where, zeros
from ..ir.types import TENSOR
from .blocks import debias, ema, is_turn
from .declare import optimizer


def _clipped(grad, largest, typical):
    """What stands out of a tensor's gradient, brought back to its typical largest size."""
    return where(abs(grad) > typical, grad * (typical / largest), grad)


@optimizer(paper="https://arxiv.org/abs/2502.17055")
def stable_spam(
    param, grad, m=zeros, v=zeros, top=zeros[TENSOR], mean=zeros[TENSOR], square=zeros[TENSOR],
    t=step, *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8, gamma1=0.7, gamma2=0.9, theta=0.999,
    every=1000.0,
):  # fmt: skip
    """Adam with spikes clipped, gradients of a steady norm, and moments that start anew.

        top    <- theta top + (1 - theta) max|grad|
        c      = top / (1 - theta^t)
        g      = c grad / max|grad|    where |grad| > c, else grad
        mean   <- gamma1 mean + (1 - gamma1) |g|
        square <- gamma2 square + (1 - gamma2) |g|^2
        g      = g / |g| mean / (1 - gamma1^t) / (sqrt(square / (1 - gamma2^t)) + eps)
        m, v   <- 0, 0    where t is a multiple of `every`; n counts the steps since then
        m      <- beta1 m + (1 - beta1) g
        v      <- beta2 v + (1 - beta2) g^2
        param  <- param - lr m / (1 - beta1^n) / (sqrt(v / (1 - beta2^n)) + eps)

    State: m and v, the averages of g and of its square; top, the average largest gradient; mean
    and square, the averages of |g| and of its square, one a tensor; t, the number of this step.
    Deviations: a tensor whose gradient is all 0 stays as it is. beta1 and gamma1 are not
    scheduled.
    Source: Huang et al., "Stable-SPAM: how to train in 4-bit more stably than 16-bit Adam", 2025.
    """
    largest, turns = grad.absmax(TENSOR), is_turn(t, every)
    top = ema(top, largest, theta)
    grad = _clipped(grad, largest, debias(top, theta, t))
    length = norm(grad, TENSOR)
    mean, square = ema(mean, length, gamma1), ema(square, length * length, gamma2)
    steady = debias(mean, gamma1, t) / (sqrt(debias(square, gamma2, t)) + eps)
    grad = grad * (steady / length)
    m = ema(where(turns, 0.0, m), grad, beta1)
    v = ema(where(turns, 0.0, v), grad * grad, beta2)
    n = where(t < every, t, t - every * floor(t / every) + 1.0)
    move = lr * (debias(m, beta1, n) / (sqrt(debias(v, beta2, n)) + eps))
    states = {"m": m, "v": v, "top": top, "mean": mean, "square": square}
    return update(param=param - move, **states).when(length > 0.0)
