"""AMSGrad."""

from ...ir.frontend.trace import forward, maximum, update, updated, wrapped, zeros
from ..declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1904.09237")
def amsgrad(v=wrapped, vmax=zeros):
    """Wraps an optimizer with a second moment v: it divides by the largest v so far.

        vmax <- max(vmax, v)
        v    -> vmax                in the rest of the wrapped step; v itself is kept

    State: vmax, the largest v of each element; v is the wrapped optimizer's.
    Deviations: none; a correction of v's start is applied to vmax, as in torch.
    Source: Reddi et al., "On the convergence of Adam and beyond", ICLR 2018.
    """
    vmax = maximum(vmax, updated(v))
    return forward(v=vmax) | update(vmax=vmax)
