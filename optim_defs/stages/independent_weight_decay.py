"""Independent weight decay."""

from ...ir.frontend.trace import inner, update
from ..declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2309.14322")
def independent_weight_decay(param, grad, *, weight_decay=1e-4):
    """Wraps an optimizer: the parameters shrink beside its step, whatever the learning rate is.

        param <- inner(param, grad) - weight_decay param

    State: none of its own.
    Deviations: no schedule is applied to the decay; give weight_decay one.
    Source: Wortsman et al., "Small-scale proxies for training instabilities", ICLR 2024.
    """
    return update(param=inner(param, grad) - weight_decay * param)
