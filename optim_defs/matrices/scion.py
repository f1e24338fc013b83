"""Scion."""

from ...ir.frontend.trace import norm, sign, sqrt, update, where, zeros
from ...ir.types import BATCH, TENSOR
from ..blocks import rms
from .newton_schulz import QUINTIC, STEPS, for_matrices, newton_schulz


def _moved(param, direction, lr, radius, unconstrained):
    """The parameter after a step along a direction, and towards zero if it is constrained."""
    return where(unconstrained, param, (1.0 - lr) * param) - lr * radius * direction


@for_matrices(paper="https://arxiv.org/abs/2502.07529")
def scion(
    param, grad, m=zeros,
    *, lr=1e-3, alpha=1.0, radius=1.0, ns_coefficients=QUINTIC, ns_steps=STEPS,
    unconstrained=False, by_sign=False,
):  # fmt: skip
    """Steps of a given size in the norm that suits a layer: spectral, of signs, or the mean square.

        m     <- (1 - alpha) m + alpha grad
        d     = sqrt(rows / cols) newton_schulz(m / (|m| + 1e-7))
        d     = sign(m) / cols    with by_sign, as of the last layer
        d     = m / (sqrt(mean(m^2)) + 1e-8)    of a vector
        param <- (1 - lr) param - lr radius d    or param - lr radius d, if it is unconstrained

    State: m, the average gradient.
    Deviations: the momentum of the authors' code is alpha here, its scale is radius, and its norm
    Auto is what each rank has. Filters are one matrix: radius / sqrt(height width) is what its norm
    SpectralConv steps by. A tensor of rank 3 is a batch of matrices. ColNorm and RowNorm are left
    out.
    Source: Pethick et al., "Training deep learning models with norm-constrained LMOs", ICML 2025.
    Code: LIONS-EPFL/scion f58a393e01 scion.py
    """
    m = m + alpha * (grad - m)
    x = newton_schulz(m / (norm(m, BATCH) + 1e-7), [ns_coefficients] * ns_steps)
    d = where(by_sign, sign(m) / param.cols, sqrt(param.rows / param.cols) * x)
    return update(param=_moved(param, d, lr, radius, unconstrained), m=m)


@scion.variant("rank < 2")
def vectors(
    param, grad, m=zeros, *, lr, alpha, radius, ns_coefficients, ns_steps, unconstrained, by_sign
):  # fmt: skip
    """A vector has the mean square for its norm."""
    m = m + alpha * (grad - m)
    d = m / (rms(m, TENSOR) + 1e-8)
    return update(param=_moved(param, d, lr, radius, unconstrained), m=m)
