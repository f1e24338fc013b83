"""FTRL as MindSpore has it."""

from ..ir.frontend.trace import maximum, sign, sqrt, update, where, zeros
from .declare import optimizer


@optimizer(paper="https://doi.org/10.1145/2487575.2488200")
def ftrl_mindspore(
    param, grad, total=zeros, z=zeros,
    *, lr=1e-3, initial_accumulator_value=0.1, lr_power=-0.5, l1=0.0, l2=0.0, weight_decay=0.0,
    any_power=False,
):  # fmt: skip
    """MindSpore's and TensorFlow's FTRL.

        g     = grad + weight_decay param
        f(x)  = x^-lr_power if any_power else sqrt(x)
        n     = total + initial_accumulator_value
        z     <- z + lr g - (f(n + g^2) - f(n)) param
        total <- total + g^2
        param <- -sign(z) max(|z| - lr l1, 0) / (f(n + g^2) + 2 lr l2)

    State: total, the sum of the squared gradients, without the initial value; z, lr times the
    adjusted sum of gradients.
    Deviations: the squares start above zero in the place of beta; the rate may fall with any
    power of them, at the cost of two powers an element; l2 counts twice; weight_decay is an L2
    penalty on the gradient. MindSpore's z is z / lr, which would lose digits.
    Source: McMahan et al., KDD 2013; mindspore.nn.FTRL.
    Code: mindspore-ai/mindspore v2.10.0 mindspore/python/mindspore/nn/optim/ftrl.py
    """
    grad = grad + weight_decay * param
    square = grad * grad
    before = total + initial_accumulator_value
    after = before + square
    before = where(any_power, before**-lr_power, sqrt(before))
    after = where(any_power, after**-lr_power, sqrt(after))
    z = z + lr * grad - (after - before) * param
    shrunk = -sign(z) * maximum(abs(z) - lr * l1, 0.0)
    return update(param=shrunk / (after + 2.0 * lr * l2), total=total + square, z=z)
