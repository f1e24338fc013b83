"""Stochastic gradient descent with momentum."""

from ..ir.frontend.trace import step, update, where, zeros
from .declare import optimizer


@optimizer(paper="https://proceedings.mlr.press/v28/sutskever13.html")
def momentum(
    param, grad, buf=zeros, t=step,
    *, lr=1e-3, momentum=0.9, dampening=0.0, weight_decay=0.0, nesterov=False,
):  # fmt: skip
    """Gradient descent with momentum; torch's SGD with a momentum above 0.

        g     = grad + weight_decay param
        buf   <- g                                      at the first step
        buf   <- momentum buf + (1 - dampening) g       later
        param <- param - lr buf                         plain
        param <- param - lr (g + momentum buf)          nesterov

    State: buf, the momentum buffer; t, the number of this step.
    Deviations: the learning rate is outside the buffer, as in torch; in the paper inside.
    Source: Sutskever et al., "On the importance of initialization and momentum", ICML 2013.
    Code: pytorch/pytorch v2.13.0 torch/optim/sgd.py
    """
    grad = grad + weight_decay * param
    buf = where(t == 1.0, grad, momentum * buf + (1.0 - dampening) * grad)
    direction = where(nesterov, grad + momentum * buf, buf)
    return update(param=param - lr * direction, buf=buf)
