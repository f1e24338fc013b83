"""Schedule-free AdamW."""

from ..ir.frontend.trace import copy_of_param, hyper, maximum, minimum, sqrt, step, update, zeros
from ..ir.roles import OPEN_FRACTION
from ..ir.types import GROUP
from .blocks import averaging_share, debias, ema, schedule_free_step, where_averaged, where_trained
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2405.15682")
def schedule_free_adamw(
    param, grad, z=copy_of_param, v=zeros, largest=zeros[GROUP], total=zeros[GROUP], t=step,
    *, lr=2.5e-3, beta1=hyper(0.9, within=OPEN_FRACTION), beta2=0.999, eps=1e-8,
    weight_decay=0.0, r=0.0,
    weight_lr_power=2.0, warmup=0.0,
):  # fmt: skip
    """Adam without a first moment moves z; the parameters are near the average of all z.

        rate    = lr min(1, t / warmup)
        largest <- max(largest, rate)
        w       = t^r largest^weight_lr_power
        total   <- total + w
        c       = w / total,    0 where total is 0
        v       <- beta2 v + (1 - beta2) grad^2
        d       = grad / (sqrt(v / (1 - beta2^t)) + eps) + weight_decay param
        param   <- (1 - c) param + c z - rate (1 - beta1 (1 - c)) d
        z       <- z - rate d

    State: z, which starts as the parameters; v, the average of the gradient's square; largest,
    the largest rate so far, and total, the sum of all weights, one a group; t, the number of
    this step. The weights to evaluate are (param - (1 - beta1) z) / beta1.
    Deviations: the power of the largest rate is that of the authors' code, whose decay at z
    and inner momentum are left out.
    Source: Defazio et al., "The road less scheduled", NeurIPS 2024.
    Code: facebookresearch/schedule_free 70785b53e7 schedulefree/adamw_schedulefree.py
    """
    rate = lr * minimum(1.0, t / maximum(warmup, 1.0))
    largest, total, share = averaging_share(t, rate, largest, total, r, weight_lr_power)
    v = ema(v, grad * grad, beta2)
    direction = grad / (sqrt(debias(v, beta2, t)) + eps) + weight_decay * param
    param, z = schedule_free_step(param, z, direction, rate, beta1, share)
    return update(param=param, z=z, v=v, largest=largest, total=total)


@schedule_free_adamw.entry("eval")
def evaluated(param, z=copy_of_param, *, beta1):
    """The parameters become the weights to evaluate."""
    return update(param=where_averaged(param, z, beta1))


@schedule_free_adamw.entry("train")
def trained(param, z=copy_of_param, *, beta1):
    """They become those again that the gradients are taken at."""
    return update(param=where_trained(param, z, beta1))
