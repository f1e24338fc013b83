"""RMSprop as MindSpore has it."""

from ..ir.frontend.trace import ones, sqrt, update, where, zeros
from .blocks import ema
from .declare import optimizer


@optimizer(paper="https://www.cs.toronto.edu/~hinton/coursera/lecture6/lec6.pdf")
def rmsprop_mindspore(
    param, grad, v=ones, mean=zeros, buf=zeros,
    *, lr=0.1, alpha=0.9, eps=1e-10, weight_decay=0.0, momentum=0.0, centered=False,
):  # fmt: skip
    """MindSpore's and TensorFlow's RMSprop.

        g     = grad + weight_decay param
        v     <- alpha v + (1 - alpha) g^2
        mean  <- alpha mean + (1 - alpha) g                          centered
        s     = v - mean^2 if centered else v
        buf   <- momentum buf + lr g / sqrt(s + eps)
        param <- param - buf

    State: v, the average square of the gradient, which starts at one; mean, its average, kept
    only if centered; buf, the momentum buffer, kept at any momentum.
    Deviations: v starts at 1, eps is inside the root, and lr inside the buffer, so that a new
    lr does not rescale the steps gathered before; weight_decay is an L2 penalty.
    Source: Hinton, lecture 6e; centered: Graves, arXiv:1308.0850; mindspore.nn.RMSProp.
    Code: mindspore-ai/mindspore v2.10.0 mindspore/python/mindspore/nn/optim/rmsprop.py
    """
    grad = grad + weight_decay * param
    v = ema(v, grad * grad, alpha)
    mean = where(centered, ema(mean, grad, alpha), mean)
    variance = where(centered, v - mean * mean, v)
    buf = momentum * buf + lr * grad / sqrt(variance + eps)
    return update(param=param - buf, v=v, mean=mean, buf=buf)
