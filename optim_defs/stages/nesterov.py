"""Nesterov's look ahead."""

from ...ir.frontend.trace import forward, updated, wrapped
from ..declare import optimizer


@optimizer(paper="https://openreview.net/forum?id=OM0jvwB8jIp57ZJjtNEZ")
def nesterov(m=wrapped, *, momentum=0.9):
    """Wraps an optimizer with a first moment m: it steps by the m that the next step would see.

        m' = m + momentum (m - m before)        in the rest of the wrapped step; m itself is kept

    State: none of its own; m is the wrapped optimizer's. Where that is m <- b m + c grad and
    momentum is b, m' is b m + c grad once more.
    Deviations: Dozat's schedule of momentum is left out.
    Source: Dozat, "Incorporating Nesterov momentum into Adam", ICLR 2016 workshop.
    """
    new = updated(m)
    return forward(m=new + momentum * (new - m))
