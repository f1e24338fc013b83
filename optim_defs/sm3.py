"""SM3."""

from ..ir.frontend.trace import minimum, rsqrt, update, zeros
from ..ir.types import COL, ROW, axis
from .blocks import ema
from .declare import optimizer


@optimizer(when="rank == 2", paper="https://arxiv.org/abs/1901.11150")
def sm3(
    param, grad, m=zeros, row=zeros[ROW], col=zeros[COL], *, lr=0.1, momentum=0.9, eps=1e-30
):  # fmt: skip
    """Adagrad, its sums of squares bounded by one number for each place of each axis.

        s       = min(bound_0, bound_1, ...) + grad^2
        bound_i <- max(s) over all axes but i
        m       <- momentum m + (1 - momentum) grad / sqrt(s + eps)
        param   <- param - lr m

    State: m, the average step; row and col, the bounds of a matrix; bound0, bound1, bound2 and
    bound3, those of tensors of rank 3 and 4; v, the sums of squares themselves, for tensors of rank
    below 2, where s = v + grad^2.
    Deviations: a tensor of rank above 4 is a batch of matrices, each with bounds of its rows and
    columns; eps in the root is the authors' code's, the paper has 0 / 0 = 0.
    Source: Anil et al., "Memory-efficient adaptive optimization", NeurIPS 2019.
    Code: google-research/google-research 0c1bbe5fc9 sm3/sm3.py
    """
    s = minimum(row, col) + grad * grad
    m = ema(m, grad * rsqrt(s + eps), momentum)
    return update(param=param - lr * m, m=m, row=s.max(ROW), col=s.max(COL))


def _step(param, grad, m, bounds, domains, lr, momentum, eps):
    """The step under the least of some bounds, and those bounds anew along their domains."""
    least, *others = bounds.values()
    for bound in others:
        least = minimum(least, bound)
    s = least + grad * grad
    m = ema(m, grad * rsqrt(s + eps), momentum)
    largest = {name: s.max(domain) for name, domain in zip(bounds, domains, strict=True)}
    return update(param=param - lr * m, m=m, **largest)


@sm3.variant("rank == 3")
def of_three(
    param, grad, m=zeros, bound0=zeros[axis(0)], bound1=zeros[axis(1)], bound2=zeros[axis(2)],
    *, lr, momentum, eps,
):  # fmt: skip
    """A bound for each place of three axes."""
    bounds = {"bound0": bound0, "bound1": bound1, "bound2": bound2}
    return _step(param, grad, m, bounds, map(axis, range(3)), lr, momentum, eps)


@sm3.variant("rank == 4")
def of_four(
    param, grad, m=zeros, bound0=zeros[axis(0)], bound1=zeros[axis(1)], bound2=zeros[axis(2)],
    bound3=zeros[axis(3)], *, lr, momentum, eps,
):  # fmt: skip
    """A bound for each place of four axes."""
    bounds = {"bound0": bound0, "bound1": bound1, "bound2": bound2, "bound3": bound3}
    return _step(param, grad, m, bounds, map(axis, range(4)), lr, momentum, eps)


@sm3.variant("rank > 4")
def of_more(param, grad, m=zeros, row=zeros[ROW], col=zeros[COL], *, lr, momentum, eps):
    """A bound for each row and each column of the last two axes' matrices."""
    return _step(param, grad, m, {"row": row, "col": col}, (ROW, COL), lr, momentum, eps)


@sm3.variant("rank < 2")
def whole(param, grad, m=zeros, v=zeros, *, lr, momentum, eps):
    """The sums of squares are kept whole."""
    v = v + grad * grad
    m = ema(m, grad * rsqrt(v + eps), momentum)
    return update(param=param - lr * m, m=m, v=v)
