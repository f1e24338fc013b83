"""Lookahead."""

from ...ir.frontend.trace import copy_of_param, inner, step, update, where
from ..blocks import is_turn
from ..declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1907.08610")
def lookahead(param, grad, slow=copy_of_param, t=step, *, every=5.0, alpha=0.5):
    """Wraps an optimizer: every few steps, its weights fall back to a slow average of themselves.

        fast  = inner(param, grad)
        slow  <- slow + alpha (fast - slow)         where t is a multiple of `every`
        param <- slow there, else fast

    State: slow, the average, which starts as the parameters; t, the number of this step.
    Deviations: none.
    Source: Zhang et al., "Lookahead optimizer: k steps forward, 1 step back", NeurIPS 2019.
    """
    fast = inner(param, grad)
    turns = is_turn(t, every)
    slow = where(turns, slow + alpha * (fast - slow), slow)
    return update(param=where(turns, slow, fast), slow=slow)
