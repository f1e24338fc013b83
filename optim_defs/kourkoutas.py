"""Kourkoutas-beta."""

from ..ir.frontend.trace import clip, maximum, norm, ones, sqrt, step, update, where, zeros
from ..ir.types import TENSOR
from .blocks import ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2508.12996")
def kourkoutas(
    param, grad, m=zeros, v=zeros, vmax=zeros, size=zeros[TENSOR], product=ones[TENSOR], t=step,
    *, lr=1e-3, beta1=0.9, beta2_max=0.999, beta2_min=0.9, eps=1e-8, alpha=0.9, spike_eps=1e-8,
    tiny=1e-8, decay=1.0, max_ratio=3.0, warmup=0.0, amsgrad=False, trust_region=False,
    adaptive_tiny=False, corrected=False, exact=False,
):  # fmt: skip
    """Adam with a second moment that a tensor's gradients, when they spike, make forget faster.

        size    <- alpha size + (1 - alpha) |grad|
        r       = |grad| / (size + spike_eps)
        b       = beta2_max - (beta2_max - beta2_min) r / (1 + r)
        b       = (beta2_min + beta2_max) / 2                        where t <= warmup
        m       <- beta1 m + (1 - beta1) grad
        v       <- b v + (1 - b) grad^2
        vmax    <- max(decay vmax, v), the next line's v             amsgrad
        vmax    <- max(vmax, v), the next line's v                   trust_region alone
        product <- b product
        w, u    = v, m
        w, u    = v / (1 - beta2_max^t), m / (1 - beta1^t)           corrected
        w, u    = v / (1 - product), m / (1 - beta1^t)               exact
        e       = eps;    eps + tiny max(1, mean|param|)             adaptive_tiny
        d       = u / (sqrt(w) + e)
        d       = min(max(d, -max_ratio), max_ratio)                 trust_region
        param   <- param - lr d

    State: m and v, the averages of the gradient and of its square; size, that of the gradient's
    norm, one a tensor; vmax, kept with amsgrad or trust_region; product, that of all b so far,
    kept with exact; t, the number of this step.
    Deviations: a layer is a tensor, as in the authors' code where no layer_key_fn is given.
    spike_eps is their tiny_spike, tiny their tiny_denom; amsgrad and trust_region ask for what a
    decay or a max_ratio does there; corrected is their bias_correction "beta2max".
    Source: Kassinos, "Kourkoutas-beta: a sunspike-driven Adam optimizer with desert flair", 2025.
    Code: sck-at-ucy/kbeta 3ee34fc536 src/kbeta/optim/kbeta_softmax.py
    """
    length = norm(grad, TENSOR)
    size = ema(size, length, alpha)
    spike = length / (size + spike_eps)
    agile = beta2_max - (beta2_max - beta2_min) * (spike / (1.0 + spike))
    beta2 = where(t <= warmup, 0.5 * (beta2_min + beta2_max), agile)
    m, v = ema(m, grad, beta1), ema(v, grad * grad, beta2)
    bounded = maximum(where(amsgrad, decay, 1.0) * vmax, v)
    vmax = where(amsgrad, bounded, where(trust_region, bounded, vmax))
    second = where(amsgrad, bounded, where(trust_region, bounded, v))
    product = where(exact, product * beta2, product)
    inverse = where(corrected, 1.0 / (1.0 - beta2_max**t), 1.0)
    second = second * where(exact, 1.0 / (1.0 - product), inverse)
    first = 1.0 / (1.0 - beta1**t)
    first = where(exact, first, where(corrected, first, 1.0)) * m
    least = eps + where(adaptive_tiny, tiny * maximum(1.0, abs(param).mean(TENSOR)), 0.0)
    direction = first / (sqrt(second) + least)
    direction = where(trust_region, clip(direction, -max_ratio, max_ratio), direction)
    return update(param=param - lr * direction, m=m, v=v, vmax=vmax, size=size, product=product)
