"""Delay-compensated gradients."""

from ...ir.frontend.trace import aux, forward
from ..declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1609.08326")
def delay_compensated(param, grad, stale=aux, *, lam=0.04):
    """Corrects a gradient that was taken at parameters which have moved since.

        grad -> grad + lam grad grad (param - stale)

    State: none; stale, an extra input, has the parameters that the gradient was taken at. The
    squares stand for the diagonal of the Hessian.
    Deviations: lam is constant, as in the authors' DC-ASGD-c; DC-ASGD-a divides it by the root of
    an average of the squares.
    Source: Zheng et al., "Asynchronous stochastic gradient descent with delay compensation", 2017.
    """
    return forward(grad=grad + lam * grad * grad * (param - stale))
