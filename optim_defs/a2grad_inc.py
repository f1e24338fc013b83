"""A2Grad-inc."""

from ..ir.frontend.trace import copy_of_param, sqrt, step, update, zeros
from ..ir.types import TENSOR
from .blocks import accelerated, ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1810.00553")
def a2grad_inc(
    param, grad, mean=zeros, x=copy_of_param, v=zeros[TENSOR], t=step,
    *, lr=1.0, lips=10.0, strength=10.0,
):  # fmt: skip
    """A2Grad whose sum of variances gives more weight to later steps.

        mean  <- mean + (grad - mean) / t
        v     <- ((t - 1) / t)^2 v + |grad - mean|^2
        h     = sqrt(v)
        s     = lr grad / (2 lips / t + strength h)
        x     <- x - s
        param <- (1 - b) (param - a s) + b x,    a = 2 / (t + 1), b = 2 / (t + 2)

    State: mean, the mean gradient; x, the slow copy; v, the weighted sum of squared distances
    from mean, one a tensor; t, the number of this step.
    Deviations: h is a tensor's, as in the code that other libraries have it from, not an
    element's; param is where the next gradient is to be taken; strength is the paper's beta; lr
    is an addition. pytorch_optimizer counts the steps from 2, and has sqrt((t + 1) v) for h.
    Source: Deng et al., "Optimal adaptive and accelerated stochastic gradient descent", 2018.
    """
    mean = ema(mean, grad, 1.0 - 1.0 / t)
    v = v * ((t - 1.0) / t) ** 2 + (grad - mean).sumsq(TENSOR)
    param, x = accelerated(param, x, lr * grad, sqrt(v), t, lips, strength)
    return update(param=param, mean=mean, x=x, v=v)
