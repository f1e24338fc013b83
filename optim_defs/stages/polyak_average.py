"""The uniform average of the weights."""

from ...ir.frontend.trace import copy_of_param, maximum, step, update, zeros
from ..declare import optimizer


@optimizer(paper="https://doi.org/10.1137/0330046")
def polyak_average(param, average=copy_of_param, t=step, *, start=0.0):
    """Keeps the mean of all updated parameters after the step `start`.

        average <- average + (param - average) / max(1, t - start)

    State: average, which is the parameters themselves up to the step after `start`; t, the
    number of this step. In evaluation alone: held, the parameters.
    Deviations: none.
    Source: Polyak & Juditsky, "Acceleration of stochastic approximation by averaging", 1992.
    """
    return update(average=average + (param - average) / maximum(1.0, t - start))


@polyak_average.entry("eval")
def evaluated(param, average=copy_of_param, held=zeros):
    """The average takes the place of the parameters, which are held."""
    return update(held=param, param=average)


@polyak_average.entry("train")
def trained(param, held=zeros):
    """The parameters that were held come back."""
    return update(param=held)
