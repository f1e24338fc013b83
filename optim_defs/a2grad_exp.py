"""A2Grad-exp."""

from ..ir.frontend.trace import copy_of_param, maximum, sqrt, step, update, zeros
from ..ir.types import TENSOR
from .blocks import accelerated, ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1810.00553")
def a2grad_exp(
    param, grad, mean=zeros, x=copy_of_param, r=zeros[TENSOR], v=zeros[TENSOR], t=step,
    *, lr=1.0, lips=10.0, strength=10.0, rho=0.5,
):  # fmt: skip
    """A2Grad with a moving average of the variances, whose largest value counts.

        mean  <- mean + (grad - mean) / t
        r     <- rho r + (1 - rho) |grad - mean|^2
        v     <- max(v, r)
        h     = sqrt(t v)
        s     = lr grad / (2 lips / t + strength h)
        x     <- x - s
        param <- (1 - b) (param - a s) + b x,    a = 2 / (t + 1), b = 2 / (t + 2)

    State: mean, the mean gradient; x, the slow copy; r, the average squared distance from mean, and
    v, the largest r, one a tensor; t, the number of this step.
    Deviations: h is a tensor's, as in the code that other libraries have it from, not an
    element's; param is where the next gradient is to be taken; strength is the paper's beta; lr
    is an addition. pytorch_optimizer counts the steps from 2.
    Source: Deng et al., "Optimal adaptive and accelerated stochastic gradient descent", 2018.
    """
    mean = ema(mean, grad, 1.0 - 1.0 / t)
    r = ema(r, (grad - mean).sumsq(TENSOR), rho)
    v = maximum(v, r)
    param, x = accelerated(param, x, lr * grad, sqrt(t * v), t, lips, strength)
    return update(param=param, mean=mean, x=x, r=r, v=v)
