"""A2Grad-uni."""

from ..ir.frontend.trace import copy_of_param, sqrt, step, update, where, zeros
from ..ir.types import TENSOR
from .blocks import accelerated, ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1810.00553")
def a2grad_uni(
    param, grad, mean=zeros, x=copy_of_param, v=zeros, v1=zeros[TENSOR], t=step,
    *, lr=1.0, lips=10.0, strength=10.0, by_tensor=False,
):  # fmt: skip
    """A2Grad: accelerated gradient, its steps shortened by the gradients' variance so far.

        mean  <- mean + (grad - mean) / t
        d2    = |grad - mean|^2 if by_tensor else (grad - mean)^2
        v     <- v + d2
        h     = sqrt(v)
        s     = lr grad / (2 lips / t + strength h)
        x     <- x - s
        param <- (1 - b) (param - a s) + b x,    a = 2 / (t + 1), b = 2 / (t + 2)

    State: mean, the mean gradient; x, the slow copy; v, the sum of squared distances from
    mean, and v1, that of a tensor's, kept only with by_tensor; t, the number of this step.
    Deviations: param is where the next gradient is to be taken; strength is the paper's beta; lr
    is an addition, and so is by_tensor, torch_optimizer's rule, where h is a tensor's.
    Source: Deng et al., "Optimal adaptive and accelerated stochastic gradient descent", 2018.
    Code: none; arXiv:1810.00553, A2Grad-uni.
    """
    mean = ema(mean, grad, 1.0 - 1.0 / t)
    away = grad - mean
    square = away.sumsq(TENSOR)
    v = where(by_tensor, v, v + away * away)
    v1 = where(by_tensor, v1 + square, v1)
    h = sqrt(where(by_tensor, v1, v))
    param, x = accelerated(param, x, lr * grad, h, t, lips, strength)
    return update(param=param, mean=mean, x=x, v=v, v1=v1)
