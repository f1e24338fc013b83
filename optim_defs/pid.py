"""PID."""

from ..ir.frontend.trace import step, update, where, zeros
from .blocks import ema
from .declare import optimizer


@optimizer(paper="http://www4.comp.polyu.edu.hk/~cslzhang/paper/CVPR18_PID.pdf")
def pid(
    param, grad, previous=zeros, i=zeros, d=zeros, t=step,
    *, lr=1e-3, momentum=0.9, dampening=0.0, integral=5.0, derivative=10.0, weight_decay=0.0,
):  # fmt: skip
    """A controller's three terms: the gradient, its past and its change.

        g        = grad + weight_decay param
        i        <- momentum i + (1 - dampening) g,     undamped at t = 1: i <- g
        d        <- momentum d + (1 - momentum) (g - previous),    the change being 0 at t = 1
        previous <- g
        param    <- param - lr (g + integral i + derivative d)

    State: previous, the gradient of the step before; i and d, the averages of the gradient and
    of its change; t, the number of this step.
    Deviations: dampening, which the first step has none of, and the weight of i, besides lr, are
    the authors' code's; that code takes the second gradient's change from 0, here it is the
    paper's. pytorch_optimizer dampens the first step too.
    Source: An et al., "A PID controller approach for stochastic optimization", CVPR 2018.
    Code: tensorboy/PIDOptimizer d13af8fd8b pid.py
    """
    grad = grad + weight_decay * param
    i = momentum * i + where(t > 1.0, 1.0 - dampening, 1.0) * grad
    d = ema(d, where(t > 1.0, grad - previous, 0.0), momentum)
    param = param - lr * (grad + integral * i + derivative * d)
    return update(param=param, previous=grad, i=i, d=d)
