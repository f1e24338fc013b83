"""L2 weight decay."""

from ...ir.frontend.trace import forward
from ..declare import optimizer


@optimizer(paper="https://doi.org/10.5555/2986916.2987033")
def l2_weight_decay(param, grad, *, weight_decay=1e-2):
    """Adds the gradient of a penalty on the parameters' size.

        grad -> grad + weight_decay param

    State: none.
    Deviations: the factor 2 of the penalty's derivative is part of weight_decay.
    Source: Krogh & Hertz, "A simple weight decay can improve generalization", NIPS 1991.
    """
    return forward(grad=grad + weight_decay * param)
