"""MARS."""

from ..ir.frontend.trace import maximum, norm, sqrt, step, update, where, zeros
from ..ir.types import TENSOR
from .blocks import debias, ema
from .declare import optimizer


def _corrected(grad, previous, strength, beta1):
    """The gradient with its change, at a norm of at most 1."""
    c = grad + strength * beta1 / (1.0 - beta1) * (grad - previous)
    return c * (1.0 / maximum(1.0, norm(c, TENSOR)))


def _adamw(param, grad, m, v, t, lr, beta1, beta2, eps, weight_decay):
    """AdamW's step, and its moments."""
    m = ema(m, grad, beta1)
    v = ema(v, grad * grad, beta2)
    direction = debias(m, beta1, t) / (sqrt(debias(v, beta2, t)) + eps)
    return (1.0 - lr * weight_decay) * param - lr * direction, m, v


@optimizer(when="rank == 2", paper="https://arxiv.org/abs/2411.10438")
def mars(
    param, grad, m=zeros, v=zeros, previous=zeros, t=step,
    *, lr=3e-3, beta1=0.95, beta2=0.99, eps=1e-8, strength=0.025, weight_decay=0.0,
    optimize_1d=False, lr_1d_factor=1.0, beta1_1d=0.9, beta2_1d=0.95, weight_decay_1d=0.1,
):  # fmt: skip
    """AdamW on gradients corrected by their change, which lessens their variance.

        c        = grad + strength beta1 / (1 - beta1) (grad - previous)
        c        = c / max(1, |c|)
        previous <- grad
        m        <- beta1 m + (1 - beta1) c
        v        <- beta2 v + (1 - beta2) c^2
        d        = m / (1 - beta1^t) / (sqrt(v / (1 - beta2^t)) + eps)
        param    <- (1 - lr weight_decay) param - lr d
        c = grad, with lr lr_1d_factor, beta1_1d, beta2_1d and weight_decay_1d, where rank is not 2

    State: previous, the gradient of the step before, of matrices alone without optimize_1d, with
    which all tensors are as matrices; m and v, the averages of c and of its square; t, the number
    of this step.
    Deviations: previous is of the step before's data, the paper's approximate form and the authors'
    code's default; strength is the paper's gamma; of the code's kinds this is mars-adamw.
    Source: Yuan et al., "MARS: unleashing the power of variance reduction", ICML 2025.
    Code: AGI-Arena/MARS 4831e28eba MARS/optimizers/mars.py
    """
    c = _corrected(grad, previous, strength, beta1)
    param, m, v = _adamw(param, c, m, v, t, lr, beta1, beta2, eps, weight_decay)
    return update(param=param, m=m, v=v, previous=grad)


@mars.variant("rank != 2")
def others(
    param, grad, m=zeros, v=zeros, previous=zeros, t=step,
    *, lr, beta1, beta2, eps, strength, weight_decay, optimize_1d, lr_1d_factor, beta1_1d,
    beta2_1d, weight_decay_1d,
):  # fmt: skip
    """AdamW with hyper-parameters of its own."""
    c = where(optimize_1d, _corrected(grad, previous, strength, beta1), grad)
    rate = where(optimize_1d, lr, lr * lr_1d_factor)
    beta1, beta2 = where(optimize_1d, beta1, beta1_1d), where(optimize_1d, beta2, beta2_1d)
    decay = where(optimize_1d, weight_decay, weight_decay_1d)
    param, m, v = _adamw(param, c, m, v, t, rate, beta1, beta2, eps, decay)
    return update(param=param, m=m, v=v, previous=where(optimize_1d, grad, previous))
