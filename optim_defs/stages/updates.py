"""Updates: what an optimizer makes is changed, or the state that it is made of."""

from ...ir.frontend.trace import (
    forward,
    inner,
    maximum,
    minimum,
    norm,
    update,
    updated,
    where,
    wrapped,
    zeros,
)
from ...ir.types import TENSOR
from ..declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1904.09237")
def amsgrad(v=wrapped, vmax=zeros):
    """Wraps an optimizer with a second moment v: it divides by the largest v so far.

        vmax <- max(vmax, v)
        v    -> vmax                in the rest of the wrapped step; v itself is kept

    State: vmax, the largest v of each element; v is the wrapped optimizer's.
    Deviations: none; a correction of v's start is applied to vmax, as in torch.
    Source: Reddi et al., "On the convergence of Adam and beyond", ICLR 2018.
    """
    vmax = maximum(vmax, updated(v))
    return forward(v=vmax) | update(vmax=vmax)


@optimizer(paper="https://arxiv.org/abs/2411.16085")
def cautious(param, grad):
    """Wraps an optimizer: what moves against the present gradient's advice stays where it is.

        u     = inner(param, grad) - param
        keep  = 1 where u grad < 0, else 0
        param <- param + u keep / max(mean(keep), 1e-3)

    State: none of its own.
    Deviations: a decay of the wrapped optimizer is a part of u; the floor of the mean is the
    authors' code's.
    Source: Liang et al., "Cautious optimizers: improving training with one line of code", 2024.
    """
    move = inner(param, grad) - param
    keep = where(move * grad < 0.0, 1.0, 0.0)
    return update(param=param + move * (keep / maximum(keep.mean(TENSOR), 1e-3)))


@optimizer(paper="https://openreview.net/forum?id=OM0jvwB8jIp57ZJjtNEZ")
def nesterov(m=wrapped, *, momentum=0.9):
    """Wraps an optimizer with a first moment m: it steps by the m that the next step would see.

        m' = m + momentum (m - m before)        in the rest of the wrapped step; m itself is kept

    State: none of its own; m is the wrapped optimizer's. Where that is m <- b m + c grad and
    momentum is b, m' is b m + c grad once more.
    Deviations: Dozat's schedule of momentum is left out.
    Source: Dozat, "Incorporating Nesterov momentum into Adam", ICLR 2016 workshop.
    """
    new = updated(m)
    return forward(m=new + momentum * (new - m))


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
