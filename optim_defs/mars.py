"""MARS."""

from ..ir.frontend.trace import maximum, norm, sqrt, step, update, zeros
from ..ir.types import TENSOR
from .blocks import debias, ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2411.10438")
def mars(
    param, grad, m=zeros, v=zeros, previous=zeros, t=step,
    *, lr=3e-3, beta1=0.95, beta2=0.99, eps=1e-8, strength=0.025, weight_decay=0.0,
):  # fmt: skip
    """AdamW on gradients corrected by their change, which lessens their variance.

        c        = grad + strength beta1 / (1 - beta1) (grad - previous)
        c        = c / max(1, |c|)
        previous <- grad
        m        <- beta1 m + (1 - beta1) c
        v        <- beta2 v + (1 - beta2) c^2
        d        = m / (1 - beta1^t) sqrt(1 - beta2^t) / (sqrt(v) + eps)
        param    <- (1 - lr weight_decay) param - lr d

    State: previous, the gradient of the step before; m and v, the averages of c and of its
    square; t, the number of this step.
    Deviations: previous is of the step before's data, the paper's approximate form; vectors are
    no exception; eps is added to the uncorrected root; strength is the paper's gamma.
    Source: Yuan et al., "MARS: unleashing the power of variance reduction", ICML 2025.
    """
    corrected = grad + strength * beta1 / (1.0 - beta1) * (grad - previous)
    corrected = corrected * (1.0 / maximum(1.0, norm(corrected, TENSOR)))
    m = ema(m, corrected, beta1)
    v = ema(v, corrected * corrected, beta2)
    direction = debias(m, beta1, t) * sqrt(1.0 - beta2**t) / (sqrt(v) + eps)
    param = (1.0 - lr * weight_decay) * param - lr * direction
    return update(param=param, m=m, v=v, previous=grad)
