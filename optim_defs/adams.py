"""AdamS."""

from ..ir.frontend.trace import sqrt, step, update, zeros
from ..ir.types import STEP
from .blocks import debias, ema, quotient
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2011.11152")
def adams(
    param, grad, m=zeros, v=zeros, t=step,
    *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8, weight_decay=1e-4,
):  # fmt: skip
    """Adam with stable weight decay: the decay is divided by the mean size of all gradients.

        m     <- beta1 m + (1 - beta1) grad
        v     <- beta2 v + (1 - beta2) grad^2
        w     = v / (1 - beta2^t)
        decay = lr weight_decay / sqrt(mean(w)),    0 where that is 0
        param <- (1 - decay) param - lr m / (1 - beta1^t) / (sqrt(w) + eps)

    State: m and v, the averages of the gradient and of its square; t, the number of this step.
    The mean is that of all tensors together.
    Deviations: where all gradients have been 0, nothing decays; the authors' code divides by 0.
    Its amsgrad is left out.
    Source: Xie et al., "On the overlooked pitfalls of weight decay", NeurIPS 2023.
    Code: zeke-xie/stable-weight-decay-regularization e0abb1d66e swd_optim/adams.py
    """
    m = ema(m, grad, beta1)
    v = ema(v, grad * grad, beta2)
    decay = quotient(lr * weight_decay, sqrt(debias(v.mean(STEP), beta2, t)))
    direction = debias(m, beta1, t) / (sqrt(debias(v, beta2, t)) + eps)
    return update(param=(1.0 - decay) * param - lr * direction, m=m, v=v)
