"""SGD with D-Adaptation."""

from ..ir.frontend.trace import copy_of_param, maximum, norm, update, where, zeros
from ..ir.types import GROUP, STEP
from .blocks import ema, quotient
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2301.07733")
def dadapt_sgd(
    param, grad, s=zeros, start=copy_of_param,
    distance=zeros[GROUP], gain=zeros[GROUP], first=zeros[STEP],
    *, lr=1.0, momentum=0.9, d0=1e-6, weight_decay=0.0,
):  # fmt: skip
    """Averaged descent whose learning rate is the distance to the optimum, estimated from below.

        first    <- |grad|                                  at the first step with a gradient
        d        = max(distance, d0)
        rate     = lr d / first
        g        = grad + weight_decay param
        gain     <- gain + rate (g . s)
        s        <- s + rate g
        distance <- max(d, 2 gain / |s|)
        param    <- momentum param + (1 - momentum) (start - s)

    State: s, the sum of all moves; start, the first parameters; distance, the estimate, and
    gain, its numerator, each one a group; first, the length of the first gradient. The product
    and the norms are those of all tensors together.
    Deviations: weight_decay, an L2 penalty, and momentum are the authors' code's; its
    growth_rate is left out.
    Source: Defazio & Mishchenko, "Learning-rate-free learning by D-Adaptation", ICML 2023.
    Code: facebookresearch/dadaptation c984980213 dadaptation/dadapt_sgd.py
    """
    first = where(first > 0.0, first, norm(grad, STEP))
    d = maximum(distance, d0)
    rate = quotient(lr * d, first)
    grad = grad + weight_decay * param
    gain = gain + rate * grad.dot(s, STEP)
    s = s + rate * grad
    distance = maximum(d, quotient(2.0 * gain, norm(s, STEP)))
    param = ema(param, start - s, momentum)
    return update(param=param, s=s, distance=distance, gain=gain, first=first, start=start)
