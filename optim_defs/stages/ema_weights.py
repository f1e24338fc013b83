"""An average of the weights."""

from ...ir.frontend.trace import copy_of_param, update, zeros
from .. import blocks
from ..declare import optimizer


@optimizer(paper="https://doi.org/10.1137/0330046")
def ema_weights(param, ema=copy_of_param, *, decay=0.999):
    """Keeps a moving average of the updated parameters.

        ema <- decay ema + (1 - decay) param

    State: ema, the average; it starts as the parameters. In evaluation alone: held, these.
    Deviations: the paper's average is uniform.
    Source: Polyak & Juditsky, "Acceleration of stochastic approximation by averaging", 1992.
    """
    return update(ema=blocks.ema(ema, param, decay))


@ema_weights.entry("eval")
def evaluated(param, ema=copy_of_param, held=zeros):
    """The average takes the place of the parameters, which are held."""
    return update(held=param, param=ema)


@ema_weights.entry("train")
def trained(param, held=zeros):
    """The parameters that were held come back."""
    return update(param=held)
