"""GrokAdamW."""

from ..ir.frontend.trace import exp, minimum, norm, sqrt, step, update, zeros
from ..ir.types import TENSOR
from .blocks import adam_rate, ema
from .declare import optimizer


@optimizer(paper="https://github.com/cognitivecomputations/grokadamw")
def grokadamw(
    param, grad, m=zeros, v=zeros, slow=zeros, t=step,
    *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8, weight_decay=1e-2, alpha=0.98, strength=2.0,
    gamma=0.1, layer=0.0, signal=0.0, signal_fall=0.1, max_norm=1.0,
):  # fmt: skip
    """AdamW on gradients whose slow part is amplified, the less, the further validation lags.

        g     = grad min(1, max_norm / (|grad| + 1e-6))
        a     = alpha exp(-signal_fall signal)
        slow  <- a slow + (1 - a) g
        g     = g + strength slow
        b     = beta1 (1 - gamma)^layer
        m     <- b m + (1 - b) g
        v     <- beta2 v + (1 - beta2) g^2
        param <- (1 - lr weight_decay) param
        param <- param - lr sqrt(1 - beta2^t) / (1 - beta1^t) m / (sqrt(v) + eps)

    State: m and v, the averages of g and of its square; slow, that of the clipped gradient; t,
    the number of this step.
    Deviations: layer and signal are given: layer by groups, where the authors' code counts the
    tensors of a group from 0, and signal before a step, where theirs is computed, as
    max(0, eval loss - train loss) / max(eval loss, train loss) for one; strength is their lamb,
    signal_fall their grokking_signal_decay_rate, max_norm their gradient_clipping.
    Source: Hartford, "GrokAdamW", 2024.
    Code: cognitivecomputations/grokadamw 9f5a9cdeda grokadamw/grokadamw.py
    """
    grad = grad * minimum(1.0, max_norm / (norm(grad, TENSOR) + 1e-6))
    slow = ema(slow, grad, alpha * exp(-signal_fall * signal))
    grad = grad + strength * slow
    m = ema(m, grad, beta1 * (1.0 - gamma) ** layer)
    v = ema(v, grad * grad, beta2)
    move = adam_rate(lr, beta1, beta2, t) * (m / (sqrt(v) + eps))
    return update(param=(1.0 - lr * weight_decay) * param - move, m=m, v=v, slow=slow)
