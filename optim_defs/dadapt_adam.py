"""Adam with D-Adaptation."""

from ..ir.frontend.trace import maximum, sqrt, update, zeros
from ..ir.types import GROUP, STEP
from .blocks import ema, quotient
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2301.07733")
def dadapt_adam(
    param, grad, m=zeros, v=zeros, s=zeros, distance=zeros[GROUP], gain=zeros[GROUP],
    *, lr=1.0, beta1=0.9, beta2=0.999, eps=1e-8, d0=1e-6, weight_decay=0.0,
):  # fmt: skip
    """Adam whose learning rate is the distance to the optimum, estimated from below.

        d        = max(distance, d0)
        b        = sqrt(beta2)
        gain     <- b gain + (1 - b) lr d (grad . s / (sqrt(v) + eps))
        m        <- beta1 m + (1 - beta1) lr d grad
        v        <- beta2 v + (1 - beta2) grad^2
        s        <- b s + (1 - b) lr d grad
        distance <- max(d, gain / ((1 - b) |s|_1))
        param    <- (1 - lr d weight_decay) param - m / (sqrt(v) + eps)

    State: m and v, the averages of the scaled gradient and of the gradient's square; s, a slower
    average of the scaled gradient; distance, the estimate, and gain, its numerator, each one a
    group. The product and the norm are those of all tensors together.
    Deviations: weight_decay, decoupled, is an option of the authors' code's; its growth_rate,
    layer_scale and correction of m and v are left out.
    Source: Defazio & Mishchenko, "Learning-rate-free learning by D-Adaptation", ICML 2023.
    Code: facebookresearch/dadaptation c984980213 dadaptation/dadapt_adam.py
    """
    d, beta3 = maximum(distance, d0), sqrt(beta2)
    rate = lr * d
    gain = ema(gain, rate * grad.dot(s / (sqrt(v) + eps), STEP), beta3)
    m = ema(m, rate * grad, beta1)
    v = ema(v, grad * grad, beta2)
    s = ema(s, rate * grad, beta3)
    distance = maximum(d, quotient(gain, (1.0 - beta3) * abs(s).sum(STEP)))
    param = (1.0 - rate * weight_decay) * param - m / (sqrt(v) + eps)
    return update(param=param, m=m, v=v, s=s, distance=distance, gain=gain)
