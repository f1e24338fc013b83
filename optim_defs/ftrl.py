"""Follow the regularised leader, proximal."""

from ..ir.frontend.trace import maximum, sign, sqrt, update, zeros
from .declare import optimizer


@optimizer(paper="https://doi.org/10.1145/2487575.2488200")
def ftrl(
    param, grad, total=zeros, z=zeros, *, lr=1e-3, eps=1.0, l1=0.0, l2=0.0
):  # fmt: skip
    """FTRL-Proximal: online learning that leaves exact zeros.

        z     <- z + lr grad - (sqrt(total + grad^2) - sqrt(total)) param
        total <- total + grad^2
        param <- -sign(z) max(|z| - lr l1, 0) / (eps + sqrt(total) + lr l2)

    State: total, the sum of the squared gradients; z, lr times the adjusted sum of gradients.
    Deviations: lr and eps are the paper's alpha and beta; its z is z / lr, which would lose
    digits. The first step replaces the parameter, whatever it was.
    Source: McMahan et al., "Ad click prediction: a view from the trenches", KDD 2013.
    Code: none; algorithm 1 of the paper.
    """
    summed = total + grad * grad
    root = sqrt(summed)
    z = z + lr * grad - (root - sqrt(total)) * param
    shrunk = -sign(z) * maximum(abs(z) - lr * l1, 0.0)
    return update(param=shrunk / (eps + root + lr * l2), total=summed, z=z)
