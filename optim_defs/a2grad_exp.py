"""A2Grad-exp."""

from ..ir.frontend.trace import copy_of_param, maximum, sqrt, step, update, where, zeros
from ..ir.types import TENSOR
from .blocks import accelerated, ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1810.00553")
def a2grad_exp(
    param, grad, mean=zeros, x=copy_of_param, r=zeros, v=zeros,
    r1=zeros[TENSOR], v1=zeros[TENSOR], t=step,
    *, lr=1.0, lips=10.0, strength=10.0, rho=0.5, by_tensor=False,
):  # fmt: skip
    """A2Grad with a moving average of the variances, whose largest value counts.

        mean  <- mean + (grad - mean) / t
        d2    = |grad - mean|^2 if by_tensor else (grad - mean)^2
        r     <- rho r + (1 - rho) d2
        v     <- max(v, r)
        h     = sqrt(t v)
        s     = lr grad / (2 lips / t + strength h)
        x     <- x - s
        param <- (1 - b) (param - a s) + b x,    a = 2 / (t + 1), b = 2 / (t + 2)

    State: mean, the mean gradient; x, the slow copy; r, the average squared distance from
    mean, and v, the largest r; r1 and v1, those of a tensor's, kept only with by_tensor; t, the
    number of this step.
    Deviations: param is where the next gradient is to be taken; strength is the paper's beta; lr
    is an addition, and so is by_tensor, torch_optimizer's rule, where h is a tensor's.
    Source: Deng et al., "Optimal adaptive and accelerated stochastic gradient descent", 2018.
    Code: none; arXiv:1810.00553, A2Grad-exp.
    """
    mean = ema(mean, grad, 1.0 - 1.0 / t)
    away = grad - mean
    square = away.sumsq(TENSOR)
    r = where(by_tensor, r, ema(r, away * away, rho))
    r1 = where(by_tensor, ema(r1, square, rho), r1)
    v = where(by_tensor, v, maximum(v, r))
    v1 = where(by_tensor, maximum(v1, r1), v1)
    h = sqrt(t * where(by_tensor, v1, v))
    param, x = accelerated(param, x, lr * grad, h, t, lips, strength)
    return update(param=param, mean=mean, x=x, r=r, v=v, r1=r1, v1=v1)
