"""Orthogonal gradients."""

from ...ir.frontend.trace import forward, norm
from ...ir.types import TENSOR
from ..declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2501.04697")
def orthogonal_gradient(param, grad):
    """Takes out of the gradient its part along the weights, and keeps its length.

        o    = grad - (param . grad) / (param . param + 1e-30) param
        grad -> o |grad| / (|o| + 1e-30)

    State: none.
    Deviations: none; the products are each tensor's own, as in the authors' code.
    Source: Prieto et al., "Grokking at the edge of numerical stability", ICLR 2025.
    """
    share = param.dot(grad, TENSOR) / (param.sumsq(TENSOR) + 1e-30)
    across = grad - share * param
    return forward(grad=across * (norm(grad, TENSOR) / (norm(across, TENSOR) + 1e-30)))
