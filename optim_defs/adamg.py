"""AdamG."""

from ..ir.frontend.trace import minimum, rsqrt, sqrt, step, update, zeros
from .blocks import debias, ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2405.04376")
def adamg(
    param, grad, m=zeros, v=zeros, r=zeros, t=step,
    *, lr=1.0, beta1=0.95, beta2=0.999, beta3=0.95, p=0.2, q=0.24, eps=1e-8,
):  # fmt: skip
    """Adam that finds its learning rate in the size of the gradients.

        v     <- beta2 v + (1 - beta2) grad^2
        r     <- beta3 r + (1 - beta3) p v^q
        m     <- beta1 m + (1 - beta1) r grad
        rate  = min(lr, 1 / sqrt(t))
        param <- param - rate m / (1 - beta1^t) / (sqrt(v / (1 - beta2^t)) + eps)

    State: v, the average of the gradient's square; r, of the rate of each element; m, of the
    scaled gradient; t, the number of this step.
    Deviations: none; lr only bounds the rate. The authors' code's weight_decay is left out.
    Source: Pang et al., "Towards stability of parameter-free optimization", 2024.
    Code: mlcommons/algorithms_results_v0.5 abb7bdd355
    AlgoPerf_Team_1/self_tuning/AdamG/submission.py
    """
    v = ema(v, grad * grad, beta2)
    r = ema(r, p * v**q, beta3)
    m = ema(m, r * grad, beta1)
    direction = debias(m, beta1, t) / (sqrt(debias(v, beta2, t)) + eps)
    return update(param=param - minimum(lr, rsqrt(t)) * direction, m=m, v=v, r=r)
