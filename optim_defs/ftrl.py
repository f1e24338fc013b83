"""Follow the regularised leader, proximal."""

from ..ir.trace import maximum, optimizer, sign, sqrt, update, zeros


@optimizer(paper="https://doi.org/10.1145/2487575.2488200")
def ftrl(
    param, grad, total=zeros, z=zeros, *, lr=1e-3, eps=1.0, l1=0.0, l2=0.0
):  # fmt: skip
    """FTRL-Proximal: online learning that leaves exact zeros.

        sigma = (sqrt(total + grad^2) - sqrt(total)) / lr
        total <- total + grad^2
        z     <- z + grad - sigma param
        param <- -sign(z) max(|z| - l1, 0) / ((eps + sqrt(total)) / lr + l2)

    State: total, the sum of the squared gradients; z, the gradients' sum, adjusted.
    Deviations: none; lr and eps are the paper's alpha and beta. The first step replaces the
    parameter, whatever it was.
    Source: McMahan et al., "Ad click prediction: a view from the trenches", KDD 2013.
    """
    summed = total + grad * grad
    root = sqrt(summed)
    z = z + grad - (root - sqrt(total)) / lr * param
    shrunk = -sign(z) * maximum(abs(z) - l1, 0.0)
    return update(param=shrunk / ((eps + root) / lr + l2), total=summed, z=z)
