"""Stochastic weight averaging."""

from ...ir.frontend.trace import copy_of_param, step, update, where, zeros
from ..blocks import is_turn
from ..declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1803.05407")
def swa(param, average=copy_of_param, t=step, *, start=0.0, every=1.0):
    """Keeps the mean of the parameters at every few steps, once training has come far enough.

        n       = (t - start) / every                   the models so far
        average <- average + (param - average) / n      where n is whole and above 0

    State: average, which starts as the parameters; t, the number of this step. In evaluation
    alone: held, the parameters.
    Deviations: none; batch statistics are the network's business.
    Source: Izmailov et al., "Averaging weights leads to wider optima", UAI 2018.
    """
    models = (t - start) / every
    joins = (t > start) & is_turn(t - start, every)
    return update(average=where(joins, average + (param - average) / models, average))


@swa.entry("eval")
def evaluated(param, average=copy_of_param, held=zeros):
    """The average takes the place of the parameters, which are held."""
    return update(held=param, param=average)


@swa.entry("train")
def trained(param, held=zeros):
    """The parameters that were held come back."""
    return update(param=held)
