"""LOMO."""

from ..ir.frontend.trace import update
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2306.09782")
def lomo(param, grad, *, lr=1e-3, weight_decay=0.0):
    """SGD with a decay apart from the gradient: a step without any state.

        param <- (1 - lr weight_decay) param - lr grad

    State: none.
    Deviations: the authors' code steps inside the backward pass, a tensor as soon as its gradient
    is there; the rule is the same. Its clipping of values and of the norm, for which it has a
    backward pass of its own, are the stages clip_by_value and clip_by_global_norm.
    Source: Lv et al., "Full parameter fine-tuning for LLMs with limited resources", ACL 2024.
    Code: OpenLMLab/LOMO 45d4bac16c lomo_optim/lomo.py
    """
    return update(param=(1.0 - lr * weight_decay) * param - lr * grad)
