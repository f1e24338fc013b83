"""An average of the weights."""

from ...ir.frontend.trace import copy_of_param, update
from .. import blocks
from ..declare import optimizer


@optimizer(paper="https://doi.org/10.1137/0330046")
def ema_weights(param, ema=copy_of_param, *, decay=0.999):
    """Keeps a moving average of the updated parameters.

        ema <- decay ema + (1 - decay) param

    State: ema, the average; it starts as the parameters.
    Deviations: the paper's average is uniform.
    Source: Polyak & Juditsky, "Acceleration of stochastic approximation by averaging", 1992.
    """
    return update(ema=blocks.ema(ema, param, decay))
