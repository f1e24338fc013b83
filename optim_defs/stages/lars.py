"""Layer-wise adaptive rate scaling."""

from ...ir.frontend.trace import inner, minimum, norm, update, where
from ...ir.types import TENSOR
from ..declare import optimizer


@optimizer(when='label != "plain"', paper="https://arxiv.org/abs/1708.03888")
def lars(
    param, grad, *, lr, coefficient=1e-3, eps=1e-5, weight_decay=0.0, use_clip=False
):  # fmt: skip
    """Wraps an optimizer: its gradient gets a length that suits the tensor's.

        c     = coefficient |param| / (|grad| + weight_decay |param| + eps)
        c     = min(c / lr, 1)                                       use_clip
        param <- inner(param, c (grad + weight_decay param))

    State: none of its own; lr is the wrapped optimizer's.
    Deviations: as MindSpore's, around any optimizer, whose own decay is to be 0; eps and
    use_clip are its additions. Groups labelled "plain" pass unchanged and undecayed.
    Source: You et al., "Large batch training of convolutional networks", 2017.
    """
    size = norm(param, TENSOR)
    ratio = coefficient * size / (norm(grad, TENSOR) + weight_decay * size + eps)
    ratio = where(use_clip, minimum(ratio / lr, 1.0), ratio)
    return update(param=inner(param, ratio * (grad + weight_decay * param)))


@lars.variant('label == "plain"')
def plain(param, grad):
    """Biases and norms' scales are often left alone."""
    return update(param=inner(param, grad))
