"""Signum."""

from ..ir.frontend.trace import sign, update, zeros
from .blocks import ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1802.04434")
def signum(param, grad, m=zeros, *, lr=1e-4, beta=0.9, weight_decay=0.0):
    """signSGD with momentum: every element moves by lr, against the sign of m.

        m     <- beta m + (1 - beta) grad
        param <- (1 - lr weight_decay) param - lr sign(m)

    State: m, the average of the gradient.
    Deviations: weight_decay, decoupled, is wd_lh of the authors' code in MXNet, whose wd, an L2
    penalty, is left out.
    Source: Bernstein et al., "signSGD: compressed optimisation", ICML 2018, algorithm 2.
    Code: apache/mxnet 2ff1ad4af8 python/mxnet/optimizer/signum.py
    """
    m = ema(m, grad, beta)
    return update(param=(1.0 - lr * weight_decay) * param - lr * sign(m), m=m)
