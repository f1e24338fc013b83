"""Grokfast with AdamW."""

from ..ir.frontend.trace import maximum, sqrt, step, update, where, zeros
from .blocks import debias, ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2405.20233")
def grokfast_adamw(
    param, grad, m=zeros, v=zeros, slow=zeros, t=step,
    *, lr=1e-4, beta1=0.9, beta2=0.99, eps=1e-8, weight_decay=0.0, alpha=0.98, strength=2.0,
    start=0.0,
):  # fmt: skip
    """AdamW on gradients of which the slowly changing part is strengthened.

        slow  <- grad where t <= start + 1, else alpha slow + (1 - alpha) grad
        g     = grad + strength slow where t > start, else grad
        m     <- beta1 m + (1 - beta1) g
        v     <- beta2 v + (1 - beta2) g^2
        rate  = lr / (1 + strength)
        d     = m / (1 - beta1^t) / max(sqrt(v / (1 - beta2^t)), eps)
        param <- (1 - rate weight_decay) param - rate d

    State: slow, the average of the gradient, which starts as the first after
    `start`; m and v, the averages
    of the strengthened gradient and of its square; t, the number of this step.
    Deviations: the rate is divided by 1 + strength, and eps is a floor, as in the authors' code;
    the stage grokfast before adamw does neither. weight_decay counts with the rate, in their
    code with the rate over its first.
    Source: Lee et al., "Grokfast: accelerated grokking by amplifying slow gradients", 2024.
    Code: lucidrains/grokfast-pytorch eadb5d7ceb grokfast_pytorch/grokfast.py
    """
    slow = where(t > maximum(start, 0.0) + 1.0, ema(slow, grad, alpha), grad)
    grad = where(t > start, grad + strength * slow, grad)
    m = ema(m, grad, beta1)
    v = ema(v, grad * grad, beta2)
    rate = lr / (1.0 + strength)
    direction = debias(m, beta1, t) / maximum(sqrt(debias(v, beta2, t)), eps)
    param = (1.0 - rate * weight_decay) * param - rate * direction
    return update(param=param, m=m, v=v, slow=slow)
