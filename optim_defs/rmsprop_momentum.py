"""RMSprop with momentum."""

from ..ir.frontend.trace import fma, sqrt, update, where, zeros
from .blocks import ema, ema_of_square
from .declare import optimizer


@optimizer(paper="https://www.cs.toronto.edu/~hinton/coursera/lecture6/lec6.pdf")
def rmsprop_momentum(
    param, grad, v=zeros, mean=zeros, buf=zeros,
    *, lr=1e-2, alpha=0.99, eps=1e-8, weight_decay=0.0, momentum=0.9, centered=False,
):  # fmt: skip
    """RMSprop, its steps gathered in a momentum buffer; torch's with a momentum above 0.

        g     = grad + weight_decay param
        v     <- alpha v + (1 - alpha) g^2
        mean  <- alpha mean + (1 - alpha) g                          centered
        s     = v - mean^2 if centered else v
        buf   <- momentum buf + g / (sqrt(s) + eps)
        param <- param - lr buf

    State: v, the average square of the gradient; mean, its average, kept only if centered; buf,
    the momentum buffer.
    Deviations: weight_decay, an L2 penalty, and eps outside the root are torch's.
    Source: Hinton, lecture 6e; centered: Graves, arXiv:1308.0850.
    Code: pytorch/pytorch v2.13.0 torch/optim/rmsprop.py
    """
    grad = grad + weight_decay * param
    v = ema_of_square(v, grad, alpha)
    mean = where(centered, ema(mean, grad, alpha), mean)
    variance = where(centered, fma(-mean, mean, v), v)  # as torch: finite where mean^2 is not
    buf = momentum * buf + grad / (sqrt(variance) + eps)
    return update(param=param - lr * buf, v=v, mean=mean, buf=buf)
