"""SPAM."""

from math import pi

from ..ir.frontend.trace import cos, floor, sign, sqrt, step, update, where, zeros
from .blocks import adam_rate, ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2501.06842")
def spam(
    param, grad, m=zeros, v=zeros, t=step,
    *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-6, weight_decay=0.0, threshold=5000.0, every=500.0,
    start=20.0, warmup=150.0,
):  # fmt: skip
    """Adam with spikes clipped element by element, and with moments that start anew.

        k     = t mod every
        m, v  = 0, 0                                                 where k = 0
        g     = sign(grad) sqrt(threshold v)     where grad^2 > threshold v, t >= start, k >= start
        g     = grad                                                 elsewhere
        m     <- beta1 m + (1 - beta1) g
        v     <- beta2 v + (1 - beta2) g^2
        s     = 0.99 (1 + cos(pi k / (warmup + 1))) / 2              where k < warmup, t >= every
        s     = 0                                                    elsewhere
        param <- param - lr (1 - s) sqrt(1 - beta2^t) / (1 - beta1^t) m / (sqrt(v) + eps)
        param <- (1 - lr weight_decay) param

    State: m and v, the averages of g and of its square; t, the number of this step.
    Deviations: as in the authors' code, the corrections go on when the moments start anew, and an
    element whose v is still 0 at step `start` is clipped to 0 until they do. Its random masks of
    moments, which are off by default, are left out: they would save no memory, for a state has a
    number of every element.
    Source: Huang et al., "SPAM: spike-aware Adam with momentum reset", ICLR 2025.
    Code: TianjinYellow/SPAM-Optimizer e8185fbe69 galore_torch/SPAM.py
    """
    since = t - every * floor(t / every)
    anew = since < 0.5
    m, v = where(anew, 0.0, m), where(anew, 0.0, v)
    bound = threshold * v
    spikes = (grad * grad > bound) & ((t >= start) & (since >= start))
    grad = where(spikes, sign(grad) * sqrt(bound), grad)
    m, v = ema(m, grad, beta1), ema(v, grad * grad, beta2)
    warm = (t >= every) & (since < warmup)
    small = where(warm, 0.495 * (1.0 + cos(pi * since / (warmup + 1.0))), 0.0)
    move = (1.0 - small) * adam_rate(lr, beta1, beta2, t) * (m / (sqrt(v) + eps))
    return update(param=(1.0 - lr * weight_decay) * (param - move), m=m, v=v)
