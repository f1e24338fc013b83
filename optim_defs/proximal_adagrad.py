"""Adagrad with a proximal step."""

from ..ir.frontend.trace import maximum, sign, sqrt, update, zeros
from .declare import optimizer


@optimizer(paper="https://jmlr.org/papers/v10/duchi09a.html")
def proximal_adagrad(
    param, grad, total=zeros,
    *, lr=1e-3, initial_accumulator_value=0.1, l1=0.0, l2=0.0, weight_decay=0.0,
):  # fmt: skip
    """Adagrad, each step followed by the minimum of an l1 and an l2 penalty near it.

        g     = grad + weight_decay param
        total <- total + g^2
        rate  = lr / sqrt(total + initial_accumulator_value)
        u     = param - rate g
        param <- sign(u) max(|u| - rate l1, 0) / (1 + rate l2)

    State: total, the sum of the squared gradients, without the initial value.
    Deviations: the penalties are scaled by the rate of each element, as in mindspore.nn's kernels;
    weight_decay is an L2 penalty on the gradient.
    Source: Duchi & Singer, "Online and batch learning using forward backward splitting", 2009.
    Code: mindspore-ai/mindspore v2.10.0 mindspore/python/mindspore/nn/optim/proximal_ada_grad.py
    """
    grad = grad + weight_decay * param
    total = total + grad * grad
    rate = lr / sqrt(total + initial_accumulator_value)
    moved = param - rate * grad
    shrunk = sign(moved) * maximum(abs(moved) - rate * l1, 0.0)
    return update(param=shrunk / (1.0 + rate * l2), total=total)
