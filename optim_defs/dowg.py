"""DoWG."""

from ..ir.frontend.trace import copy_of_param, maximum, sqrt, update, zeros
from ..ir.types import GROUP, STEP
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2305.16284")
def dowg(
    param, grad, start=copy_of_param, farthest=zeros[STEP], total=zeros[GROUP],
    *, lr=1.0, eps=1e-4,
):  # fmt: skip
    """Distance over weighted gradients: DoG whose late gradients, taken from afar, weigh more.

        farthest <- max(farthest, |param - start|^2)
        r2       = max(farthest, eps)
        total    <- total + r2 |grad|^2
        param    <- param - lr r2 / (sqrt(total) + eps) grad

    State: start, the first parameters; farthest, the largest squared distance from them; total,
    the sum of the weighted squared gradients, one a group. The norms are those of all tensors
    together.
    Deviations: eps is added to the denominator and stands for the first squared distance, as in
    the authors' code; lr is an addition.
    Source: Khaled et al., "DoWG unleashed", NeurIPS 2023.
    Code: rka97/dowg e4dbe02c7c dowg/dowg.py
    """
    farthest = maximum(farthest, (param - start).sumsq(STEP))
    square = maximum(farthest, eps)
    total = total + square * grad.sumsq(STEP)
    param = param - lr * square / (sqrt(total) + eps) * grad
    return update(param=param, farthest=farthest, total=total, start=start)
