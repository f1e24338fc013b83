"""TAM."""

from ..ir.frontend.trace import maximum, sqrt, step, update, where, zeros
from ..ir.types import STEP, TENSOR
from .blocks import ema
from .declare import optimizer

_TINY = 1e-8  # the shortest length, as in torch's cosine


@optimizer(paper="https://arxiv.org/abs/2412.18790")
def tam(
    param, grad, m=zeros, s=zeros[TENSOR], t=step,
    *, lr=1e-3, momentum=0.9, decay=0.9, eps=1e-8,
):  # fmt: skip
    """Torque-aware momentum: a gradient at odds with the momentum counts less.

        c     = m . grad / (max(|m|, 1e-8) max(|grad|, 1e-8))
        s     <- decay s + (1 - decay) c,    0 at the first step
        m     <- momentum m + ((1 + s) / 2 + eps) grad,    grad at the first step
        param <- param - lr m

    State: m, the momentum; s, the agreement so far, one a tensor; t, the number of this step. The
    cosine c is that of all tensors together.
    Deviations: m starts as the gradient, as in the authors' code, where the optimizer's name still
    is Adabeta; its L2 penalty and nesterov are left out. pytorch_optimizer's s is of elements.
    Source: Malviya et al., "Torque-aware momentum", 2024.
    Code: pranshu28/nanoGPT 54bdc7cc7c optim_adabeta.py
    """
    lengths = maximum(sqrt(m.sumsq(STEP)), _TINY) * maximum(sqrt(grad.sumsq(STEP)), _TINY)
    s = ema(s, m.dot(grad, STEP) / lengths, decay)
    m = where(t == 1.0, grad, momentum * m + ((1.0 + s) * 0.5 + eps) * grad)
    return update(param=param - lr * m, m=m, s=s)
