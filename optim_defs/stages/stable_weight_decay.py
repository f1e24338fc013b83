"""Stable weight decay."""

from ...ir.frontend.trace import inner, sqrt, step, update, updated, wrapped
from ...ir.types import STEP
from ..blocks import debias, quotient
from ..declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2011.11152")
def stable_weight_decay(
    param, grad, v=wrapped, t=step, *, lr, beta2, weight_decay=1e-2
):  # fmt: skip
    """Wraps an optimizer with a second moment v: large gradients on the whole, little decay.

        w     = v / (1 - beta2^t)                                after the wrapped step
        decay = lr weight_decay / sqrt(mean(w)),                 0 where that is 0
        param <- inner(param, grad) - decay param

    State: none of its own; v, lr and beta2 are the wrapped optimizer's, t is the number of this
    step. The mean is that of all tensors together.
    Deviations: where all gradients have been 0, nothing decays; the authors' code divides by 0.
    Source: Xie et al., "On the overlooked pitfalls of weight decay", NeurIPS 2023.
    """
    moved = inner(param, grad)
    typical = sqrt(debias(updated(v).mean(STEP), beta2, t))
    return update(param=moved - quotient(lr * weight_decay, typical) * param)
