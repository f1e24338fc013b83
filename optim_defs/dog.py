"""DoG."""

from ..ir.frontend.trace import copy_of_param, maximum, norm, sqrt, update, zeros
from ..ir.types import STEP
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2302.12022")
def dog(
    param, grad, start=copy_of_param, farthest=zeros[STEP], total=zeros[STEP],
    *, lr=1.0, reps_rel=1e-6, eps=1e-8,
):  # fmt: skip
    """Distance over gradients: a step size from how far the parameters have come.

        farthest <- max(farthest, |param - start|)
        total    <- total + |grad|^2
        r        = max(farthest, reps_rel (1 + |start|))
        param    <- param - lr r / sqrt(total + eps) grad

    State: start, the first parameters; farthest, the largest distance from them; total, the sum
    of the squared gradients. The norms are those of all tensors together.
    Deviations: the weights' average, which the paper recommends, is the stage polyak_average.
    Source: Ivgi et al., "DoG is SGD's best friend", ICML 2023.
    """
    farthest = maximum(farthest, norm(param - start, STEP))
    total = total + grad.sumsq(STEP)
    r = maximum(farthest, reps_rel * (1.0 + norm(start, STEP)))
    param = param - lr * r / sqrt(total + eps) * grad
    return update(param=param, farthest=farthest, total=total, start=start)
