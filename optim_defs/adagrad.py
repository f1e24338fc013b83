"""Adagrad."""

from ..ir.trace import optimizer, sqrt, step, update, zeros


@optimizer(paper="https://jmlr.org/papers/v12/duchi11a.html")
def adagrad(
    param, grad, total=zeros, t=step, *, lr=1e-2, lr_decay=0.0, eps=1e-10, weight_decay=0.0
):
    """Adagrad: the learning rate of each element falls with the squares it has seen.

        g     = grad + weight_decay param
        total <- total + g^2
        param <- param - lr / (1 + (t - 1) lr_decay) g / (sqrt(total) + eps)

    State: total, the sum of the squared gradients; t, the number of this step.
    Deviations: lr_decay and weight_decay, an L2 penalty, are torch's additions.
    Source: Duchi et al., "Adaptive subgradient methods", JMLR 2011.
    """
    grad = grad + weight_decay * param
    total = total + grad * grad
    rate = lr / (1.0 + (t - 1.0) * lr_decay)
    return update(param=param - rate * grad / (sqrt(total) + eps), total=total)
