"""Gradients, cleared."""

from ...ir.frontend.trace import update_always
from ..declare import optimizer


@optimizer
def zero_grad(grad):
    """Clears the gradients, also of a step that is skipped.

        grad <- 0

    State: none.
    Deviations: none.
    Source: torch.optim.Optimizer.zero_grad, which drops or clears them apart from the step.
    """
    return update_always(grad=0.0)
