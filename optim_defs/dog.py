"""DoG."""

from ..ir.frontend.trace import copy_of_param, maximum, norm, sqrt, update, zeros
from ..ir.types import GROUP
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2302.12022")
def dog(
    param, grad, start=copy_of_param, farthest=zeros[GROUP], total=zeros[GROUP],
    *, lr=1.0, reps_rel=1e-6, eps=1e-8,
):  # fmt: skip
    """Distance over gradients: a step size from how far the parameters have come.

        farthest <- max(farthest, |param - start|, reps_rel (1 + |start|))
        total    <- total + |grad|^2
        param    <- param - lr farthest / sqrt(total + eps) grad

    State: start, the first parameters; farthest, the largest distance from them, and total, the
    sum of the squared gradients, each one a group. The norms are those of a group's tensors
    together.
    Deviations: the weights' average, which the paper recommends, is the stage polyak_average;
    the authors' code's weight_decay and init_eta are left out.
    Source: Ivgi et al., "DoG is SGD's best friend", ICML 2023.
    Code: formll/dog 8d45cf569e src/dog/dog.py
    """
    least = reps_rel * (1.0 + norm(start, GROUP))
    farthest = maximum(maximum(farthest, norm(param - start, GROUP)), least)
    total = total + grad.sumsq(GROUP)
    param = param - lr * farthest / sqrt(total + eps) * grad
    return update(param=param, farthest=farthest, total=total, start=start)
