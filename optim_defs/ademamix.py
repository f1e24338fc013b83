"""AdEMAMix."""

from ..ir.frontend.trace import exp, log, maximum, minimum, sqrt, step, update, where, zeros
from .blocks import debias, ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2409.03137")
def ademamix(
    param, grad, m=zeros, slow=zeros, v=zeros, t=step,
    *, lr=1e-3, beta1=0.9, beta2=0.999, beta3=0.9999, alpha=5.0, eps=1e-8, weight_decay=0.0,
    warmup=0.0,
):  # fmt: skip
    """Adam with a second average of the gradient, which remembers thousands of steps.

        s     = min(1, t / warmup),  1 without warmup
        l     = ln(beta1 + 1e-8) and k = ln(beta3 + 1e-8)
        b     = exp(l k / ((1 - s) k + s l)),  at most beta3; beta3 from t = warmup on
        param <- (1 - lr weight_decay) param
        m     <- beta1 m + (1 - beta1) grad
        slow  <- b slow + (1 - b) grad
        v     <- beta2 v + (1 - beta2) grad^2
        param <- param - lr (m / (1 - beta1^t) + s alpha slow) / (sqrt(v / (1 - beta2^t)) + eps)

    State: m and slow, the averages of the gradient, and v, that of its square; t, the number of
    this step.
    Deviations: one warmup for alpha and for beta3, as in the paper's experiments; 1e-8 is
    the authors' code's.
    Source: Pagliardini et al., "The AdEMAMix optimizer: better, faster, older", ICLR 2025.
    Code: apple/ml-ademamix e7327151bb pytorch/ademamix.py
    """
    share = minimum(1.0, t / maximum(1.0, warmup))
    log1, log3 = log(beta1 + 1e-8), log(beta3 + 1e-8)
    early = exp(log1 * log3 / ((1.0 - share) * log3 + share * log1))
    decay = where(share < 1.0, minimum(early, beta3), beta3)
    param = (1.0 - lr * weight_decay) * param
    m = ema(m, grad, beta1)
    slow = ema(slow, grad, decay)
    v = ema(v, grad * grad, beta2)
    direction = debias(m, beta1, t) + share * alpha * slow
    param = param - lr * (direction / (sqrt(debias(v, beta2, t)) + eps))
    return update(param=param, m=m, slow=slow, v=v)
