"""SGDW."""

from ..ir.frontend.trace import update, zeros
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1711.05101")
def sgdw(param, grad, m=zeros, *, lr=1e-3, momentum=0.9, weight_decay=1e-2):
    """Momentum with a weight decay that does not pass through it.

        m     <- momentum m + grad
        param <- (1 - lr weight_decay) param - lr m

    State: m, the momentum buffer.
    Deviations: lr multiplies m, as in the authors' code, in the paper it is inside; the decay is
    multiplied by lr, where both have a schedule for it.
    Source: Loshchilov & Hutter, "Decoupled weight decay regularization", ICLR 2019.
    Code: loshchil/AdamW-and-SGDW 0ae5185b3c UPDATETORCHFILES/sgd.lua
    """
    m = momentum * m + grad
    return update(param=(1.0 - lr * weight_decay) * param - lr * m, m=m)
