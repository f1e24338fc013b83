"""Schedule-free SGD."""

from ..ir.frontend.trace import copy_of_param, maximum, minimum, step, update, zeros
from ..ir.types import GROUP
from .blocks import averaging_share, schedule_free_step, where_averaged, where_trained
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2405.15682")
def schedule_free_sgd(
    param, grad, z=copy_of_param, largest=zeros[GROUP], total=zeros[GROUP], t=step,
    *, lr=1.0, beta=0.9, weight_decay=0.0, r=0.0, weight_lr_power=2.0, warmup=0.0,
):  # fmt: skip
    """Gradient descent on z, and an average of all z whose weights follow the learning rate.

        rate    = lr min(1, t / warmup)
        largest <- max(largest, rate)
        w       = t^r largest^weight_lr_power
        total   <- total + w
        c       = w / total,    0 where total is 0
        g       = grad + weight_decay param
        param   <- (1 - c) param + c z - rate (1 - beta (1 - c)) g
        z       <- z - rate g

    State: z, where plain gradient descent stands; it starts as the parameters; largest, the
    largest rate so far, and total, the sum of all weights, one a group; t, the number of this
    step. The weights to evaluate are (param - (1 - beta) z) / beta.
    Deviations: r, the power of the largest rate and the warm-up are those of the authors' code.
    Source: Defazio et al., "The road less scheduled", NeurIPS 2024.
    Code: facebookresearch/schedule_free 70785b53e7 schedulefree/sgd_schedulefree.py
    """
    rate = lr * minimum(1.0, t / maximum(warmup, 1.0))
    largest, total, share = averaging_share(t, rate, largest, total, r, weight_lr_power)
    grad = grad + weight_decay * param
    param, z = schedule_free_step(param, z, grad, rate, beta, share)
    return update(param=param, z=z, largest=largest, total=total)


@schedule_free_sgd.entry("eval")
def evaluated(param, z=copy_of_param, *, beta):
    """The parameters become the weights to evaluate."""
    return update(param=where_averaged(param, z, beta))


@schedule_free_sgd.entry("train")
def trained(param, z=copy_of_param, *, beta):
    """They become those again that the gradients are taken at."""
    return update(param=where_trained(param, z, beta))
