"""Averages of the weights, kept beside them or stepped towards."""

from ...ir.frontend.trace import copy_of_param, inner, maximum, step, update, where, zeros
from .. import blocks
from ..blocks import is_turn, where_averaged, where_trained
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
def evaluated_ema(param, ema=copy_of_param, held=zeros):
    """The average takes the place of the parameters, which are held."""
    return update(held=param, param=ema)


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


@polyak_average.entry("eval")
@swa.entry("eval")
def evaluated(param, average=copy_of_param, held=zeros):
    """The average takes the place of the parameters, which are held."""
    return update(held=param, param=average)


@ema_weights.entry("train")
@polyak_average.entry("train")
@swa.entry("train")
def trained(param, held=zeros):
    """The parameters that were held come back."""
    return update(param=held)


@optimizer(paper="https://arxiv.org/abs/2405.15682")
def schedule_free(param, grad, z=copy_of_param, t=step, *, beta=0.9):
    """Wraps an optimizer: it moves z; the parameters are between z and the average of all z.

        x     = (param - (1 - beta) z) / beta
        z     <- inner(z, grad)
        x     = x + (z - x) / t
        param <- beta x + (1 - beta) z

    State: z, where the wrapped optimizer stands; it starts as the parameters; t, the number of
    this step. The weights to evaluate are x, which is recovered from the two.
    Deviations: all steps weigh the same, as with a constant learning rate.
    Source: Defazio et al., "The road less scheduled", NeurIPS 2024.
    """
    x = (param - (1.0 - beta) * z) / beta
    z = inner(z, grad)
    x = x + (z - x) / t
    return update(param=beta * x + (1.0 - beta) * z, z=z)


@schedule_free.entry("eval")
def evaluated_free(param, z=copy_of_param, *, beta):
    """The parameters become the weights to evaluate."""
    return update(param=where_averaged(param, z, beta))


@schedule_free.entry("train")
def trained_free(param, z=copy_of_param, *, beta):
    """They become those again that the gradients are taken at."""
    return update(param=where_trained(param, z, beta))


@optimizer(paper="https://arxiv.org/abs/1907.08610")
def lookahead(param, grad, slow=copy_of_param, t=step, *, every=5.0, alpha=0.5):
    """Wraps an optimizer: every few steps, its weights fall back to a slow average of themselves.

        fast  = inner(param, grad)
        slow  <- slow + alpha (fast - slow)         where t is a multiple of `every`
        param <- slow there, else fast

    State: slow, the average, which starts as the parameters; t, the number of this step.
    Deviations: none.
    Source: Zhang et al., "Lookahead optimizer: k steps forward, 1 step back", NeurIPS 2019.
    """
    fast = inner(param, grad)
    turns = is_turn(t, every)
    slow = where(turns, slow + alpha * (fast - slow), slow)
    return update(param=where(turns, slow, fast), slow=slow)
