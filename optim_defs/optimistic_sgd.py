"""Optimistic gradient descent."""

from ..ir.frontend.trace import step, update, where, zeros
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1711.00141")
def optimistic_sgd(param, grad, previous=zeros, t=step, *, lr=1e-2, strength=1.0):
    """Gradient descent that expects the gradient to change once more as it just did.

        change   = grad - previous,  0 at the first step
        param    <- param - lr (grad + strength change)
        previous <- grad

    State: previous, the last step's gradient; t, the number of this step.
    Deviations: none; the paper's strength is 1.
    Source: Daskalakis et al., "Training GANs with optimism", ICLR 2018.
    """
    change = where(t == 1.0, 0.0, grad - previous)
    return update(param=param - lr * (grad + strength * change), previous=grad)
