"""Decoupled weight decay."""

from ...ir.frontend.trace import inner, update
from ..declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1711.05101")
def decoupled_weight_decay(param, grad, *, lr, weight_decay=1e-2):
    """Wraps an optimizer: the parameters shrink beside its step, by its learning rate's measure.

        param <- inner(param, grad) - lr weight_decay param

    State: none of its own; lr is the wrapped optimizer's.
    Deviations: the decay is multiplied by lr, as in torch; the paper has a schedule for both.
    Source: Loshchilov & Hutter, "Decoupled weight decay regularization", ICLR 2019.
    """
    return update(param=inner(param, grad) - lr * weight_decay * param)
