"""Gradient clipping, element by element."""

from ...ir.frontend.trace import forward, maximum, minimum
from ..declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1211.5063")
def clip_by_value(grad, *, max_value=1.0):
    """Cuts every element of the gradient to the interval between -max_value and max_value.

        grad -> min(max(grad, -max_value), max_value)

    State: none.
    Deviations: the paper scales the gradient; this is torch's clip_grad_value_.
    Source: Pascanu et al., "On the difficulty of training recurrent networks", ICML 2013.
    """
    return forward(grad=minimum(maximum(grad, -max_value), max_value))
