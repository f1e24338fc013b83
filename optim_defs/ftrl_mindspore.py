"""FTRL as MindSpore has it."""

from ..ir.trace import maximum, optimizer, sign, update, zeros


@optimizer(paper="https://doi.org/10.1145/2487575.2488200")
def ftrl_mindspore(
    param, grad, total=zeros, z=zeros,
    *, lr=1e-3, initial_accumulator_value=0.1, lr_power=-0.5, l1=0.0, l2=0.0, weight_decay=0.0,
):  # fmt: skip
    """MindSpore's and TensorFlow's FTRL.

        g     = grad + weight_decay param
        n     = total + initial_accumulator_value,  k = n + g^2
        total <- total + g^2
        z     <- z + g - (k^-lr_power - n^-lr_power) / lr param
        param <- -sign(z) max(|z| - l1, 0) / (k^-lr_power / lr + 2 l2)

    State: total, the sum of the squared gradients, without the initial value; z, the gradients'
    sum, adjusted.
    Deviations: the squares start above zero in the place of beta; the rate falls with any power
    of them; l2 counts twice; weight_decay is an L2 penalty on the gradient.
    Source: McMahan et al., KDD 2013; mindspore.nn.FTRL.
    """
    grad = grad + weight_decay * param
    square = grad * grad
    before = total + initial_accumulator_value
    after = (before + square) ** (-lr_power)
    z = z + grad - (after - before ** (-lr_power)) / lr * param
    shrunk = -sign(z) * maximum(abs(z) - l1, 0.0)
    return update(param=shrunk / (after / lr + 2.0 * l2), total=total + square, z=z)
