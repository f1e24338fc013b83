"""Adagrad as MindSpore has it."""

from ..ir.frontend.trace import sqrt, update, where, zeros
from .declare import optimizer


@optimizer(paper="https://jmlr.org/papers/v12/duchi11a.html")
def adagrad_mindspore(
    param, grad, total=zeros,
    *, lr=1e-3, initial_accumulator_value=0.1, weight_decay=0.0, update_slots=True,
):  # fmt: skip
    """MindSpore's Adagrad: the squares start above zero, and there is no eps.

        g     = grad + weight_decay param
        total <- total + g^2                                         update_slots
        param <- param - lr g / sqrt(total + initial_accumulator_value)

    State: total, the sum of the squared gradients, without the initial value.
    Deviations: no eps, so a start at 0 gives NaN where the gradient is 0; the sum can be frozen;
    weight_decay is an L2 penalty.
    Source: Duchi et al., JMLR 2011; mindspore.nn.Adagrad.
    Code: mindspore-ai/mindspore v2.10.0 mindspore/python/mindspore/nn/optim/ada_grad.py
    """
    grad = grad + weight_decay * param
    total = where(update_slots, total + grad * grad, total)
    typical = sqrt(total + initial_accumulator_value)
    return update(param=param - lr * grad / typical, total=total)
