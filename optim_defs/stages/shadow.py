"""A second copy of the parameters, in a narrower dtype."""

from ...ir.frontend.trace import shadow_copy, update
from ..declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1710.03740")
def shadow(param, shadow=shadow_copy):
    """Rounds the updated parameters to the copy that the network computes with.

        shadow <- param

    State: shadow, the copy, bf16 unless another dtype is chosen.
    Deviations: none.
    Source: Micikevicius et al., "Mixed precision training", ICLR 2018.
    """
    return update(shadow=param)
