"""Rprop."""

from ..ir.frontend.trace import maximum, minimum, update, where, zeros
from .declare import optimizer


def _sign(a):
    return where(a > 0.0, 1.0, where(a < 0.0, -1.0, 0.0))


@optimizer(paper="https://doi.org/10.1109/ICNN.1993.298623")
def rprop(
    param, grad, prev=zeros, step_size=zeros,
    *, lr=1e-2, etaminus=0.5, etaplus=1.2, step_size_min=1e-6, step_size_max=50.0,
    weight_decay=0.0,
):  # fmt: skip
    """Resilient propagation: only signs count; steps grow until the sign changes.

        g         = grad + weight_decay param
        step_size <- lr                                              where it is 0, at the start
        s         = sign(g) sign(prev)
        f         = etaplus where s > 0, etaminus where s < 0, else 1
        step_size <- min(max(f step_size, step_size_min), step_size_max)
        g         = 0 where s < 0
        param     <- param - sign(g) step_size
        prev      <- g

    State: prev, the last gradient, 0 after a change of sign; step_size, the step of each element.
    sign(NaN) = 0, as in torch: such an element stands still.
    Deviations: a step that went too far is not taken back; weight_decay, an L2 penalty, is
    MindSpore's addition; torch multiplies g and prev, a product that vanishes below 1e-45.
    Source: Riedmiller & Braun, "The RPROP algorithm", ICNN 1993.
    Code: pytorch/pytorch v2.13.0 torch/optim/rprop.py
    """
    grad = grad + weight_decay * param
    product = _sign(grad) * _sign(prev)  # a product of tiny gradients would vanish in f32
    factor = where(product > 0.0, etaplus, where(product < 0.0, etaminus, 1.0))
    step_size = where(step_size == 0.0, lr, step_size) * factor
    step_size = minimum(maximum(step_size, step_size_min), step_size_max)
    grad = where(product < 0.0, 0.0, grad)
    return update(param=param - _sign(grad) * step_size, prev=grad, step_size=step_size)
