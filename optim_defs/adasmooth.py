"""AdaSmooth."""

from ..ir.frontend.trace import sqrt, update, zeros
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2204.00825")
def adasmooth(
    param, grad, s=zeros, n=zeros, v=zeros,
    *, lr=1e-3, rho1=0.5, rho2=0.99, eps=1e-6, weight_decay=0.0,
):  # fmt: skip
    """RMSprop that remembers less of an element that moves steadily.

        g     = grad + weight_decay param
        c     = (rho2 - rho1) |s| / (n + eps) + 1 - rho2
        v     <- (1 - c^2) v + c^2 g^2
        u     = -lr g / sqrt(v + eps)
        param <- param + u
        s     <- s + u
        n     <- n + |u|

    State: v, the average of the gradient's square; s and n, the sums of all steps and of their
    sizes.
    Deviations: the sums are over all steps, not over an epoch's; eps is also added to n.
    Source: Lu, "AdaSmooth: an adaptive learning rate method based on effective ratio", 2022.
    Code: none; the paper's algorithm 1.
    """
    grad = grad + weight_decay * param
    c = (rho2 - rho1) * (abs(s) / (n + eps)) + (1.0 - rho2)
    v = (1.0 - c * c) * v + (c * c) * (grad * grad)  # 1 - (1 - c^2) would lose c's digits
    move = -(lr * grad / sqrt(v + eps))
    return update(param=param + move, s=s + move, n=n + abs(move), v=v)
