"""Gradient accumulation."""

from ...ir.frontend.trace import forward, update, where, zeros
from ...ir.types import STEP
from ..declare import optimizer


@optimizer
def accumulate(grad, total=zeros, count=zeros[STEP], *, mean=True):
    """Adds up the gradients of several small batches, the last of which is the step's.

        entry accumulate:  total <- total + grad,  count <- count + 1
        entry step:        grad  -> (total + grad) / (count + 1) with mean, else total + grad
                           total <- 0,  count <- 0

    State: total, the sum of the gradients so far; count, how many there are.
    Deviations: none.
    Source: what training loops do with loss / k and one step for k calls of backward.
    """
    total = total + grad
    mixed = where(mean, total / (count + 1.0), total)
    return forward(grad=mixed) | update(total=0.0, count=0.0)


@accumulate.entry("accumulate")
def add(grad, total=zeros, count=zeros[STEP]):
    """One small batch."""
    return update(total=total + grad, count=count + 1.0)
