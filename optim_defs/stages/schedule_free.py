"""Schedule-free averaging."""

from ...ir.frontend.trace import copy_of_param, inner, step, update
from ..blocks import where_averaged, where_trained
from ..declare import optimizer


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
def evaluated(param, z=copy_of_param, *, beta):
    """The parameters become the weights to evaluate."""
    return update(param=where_averaged(param, z, beta))


@schedule_free.entry("train")
def trained(param, z=copy_of_param, *, beta):
    """They become those again that the gradients are taken at."""
    return update(param=where_trained(param, z, beta))
