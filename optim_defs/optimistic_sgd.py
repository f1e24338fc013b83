"""Optimistic gradient descent."""

from ..ir.frontend.trace import update, zeros
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1711.00141")
def optimistic_sgd(param, grad, previous=zeros, *, lr=1e-2, strength=1.0):
    """Gradient descent that expects the gradient to change once more as it just did.

        param    <- param - lr (grad + strength (grad - previous))
        previous <- grad

    State: previous, the last step's gradient, 0 at the first.
    Deviations: strength is 1 in the paper and in the authors' code, OMDA of version 1. optax's
    first step has no change.
    Source: Daskalakis et al., "Training GANs with optimism", ICLR 2018.
    Code: vsyrgkanis/optimistic_GAN_training 395ba781d6 script/optimizer.py
    """
    change = grad - previous
    return update(param=param - lr * (grad + strength * change), previous=grad)
