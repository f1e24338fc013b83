"""Cautious updates."""

from ...ir.frontend.trace import inner, maximum, update, where
from ...ir.types import TENSOR
from ..declare import optimizer


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
