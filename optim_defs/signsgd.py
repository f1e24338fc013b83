"""signSGD."""

from ..ir.frontend.trace import sign, update
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1802.04434")
def signsgd(param, grad, *, lr=1e-4, weight_decay=0.0):
    """Every element moves by lr, against the sign of its gradient.

        param <- (1 - lr weight_decay) param - lr sign(grad)

    State: none.
    Deviations: weight_decay, decoupled, is wd_lh of the authors' code in MXNet.
    Source: Bernstein et al., "signSGD: compressed optimisation", ICML 2018.
    Code: apache/mxnet 2ff1ad4af8 python/mxnet/optimizer/signum.py
    """
    return update(param=(1.0 - lr * weight_decay) * param - lr * sign(grad))
