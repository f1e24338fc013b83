"""Schedule-free RAdam."""

from ..ir.frontend.trace import copy_of_param, hyper, sqrt, step, update, where, zeros
from ..ir.roles import OPEN_FRACTION
from ..ir.types import GROUP
from .blocks import averaging_share, debias, ema, schedule_free_step, where_averaged, where_trained
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2405.15682")
def schedule_free_radam(
    param, grad, z=copy_of_param, v=zeros, largest=zeros[GROUP], total=zeros[GROUP], t=step,
    *, lr=2.5e-3, beta1=hyper(0.9, within=OPEN_FRACTION), beta2=0.999, eps=1e-8,
    weight_decay=0.0, r=0.0,
    weight_lr_power=2.0, silent_sgd_phase=True,
):  # fmt: skip
    """Schedule-free AdamW that waits, without a warm-up, until the average square is trusted.

        last    = 2 / (1 - beta2) - 1
        rho     = last - 2 t beta2^t / (1 - beta2^t)
        trust   = (rho - 4) (rho - 2) last / ((last - 4) (last - 2) rho)
        rate    = lr sqrt(trust) where rho > 4, else lr, or 0 with silent_sgd_phase
        largest <- max(largest, rate)
        w       = t^r largest^weight_lr_power
        total   <- total + w
        c       = w / total,    0 where total is 0
        v       <- beta2 v + (1 - beta2) grad^2
        d       = grad / (sqrt(v / (1 - beta2^t)) + eps) where rho > 4, else grad
        d       = d + weight_decay param
        param   <- (1 - c) param + c z - rate (1 - beta1 (1 - c)) d
        z       <- z - rate d

    State: z, which starts as the parameters; v, the average of the gradient's square; largest,
    the largest rate so far, and total, the sum of all weights, one a group; t, the number of
    this step. The weights to evaluate are (param - (1 - beta1) z) / beta1.
    Deviations: the rule is the authors' code's; their paper has no RAdam.
    Source: Defazio et al., "The road less scheduled", NeurIPS 2024.
    Code: facebookresearch/schedule_free 70785b53e7 schedulefree/radam_schedulefree.py
    """
    last, power = 2.0 / (1.0 - beta2) - 1.0, beta2**t
    rho = last - 2.0 * t * power / (1.0 - power)
    trust = (rho - 4.0) * (rho - 2.0) * last / ((last - 4.0) * (last - 2.0) * rho)
    rate = where(rho > 4.0, lr * sqrt(trust), where(silent_sgd_phase, 0.0, lr))
    largest, total, share = averaging_share(t, rate, largest, total, r, weight_lr_power)
    v = ema(v, grad * grad, beta2)
    adam = grad / (sqrt(debias(v, beta2, t)) + eps)
    direction = where(rho > 4.0, adam, grad) + weight_decay * param
    param, z = schedule_free_step(param, z, direction, rate, beta1, share)
    return update(param=param, z=z, v=v, largest=largest, total=total)


@schedule_free_radam.entry("eval")
def evaluated(param, z=copy_of_param, *, beta1):
    """The parameters become the weights to evaluate."""
    return update(param=where_averaged(param, z, beta1))


@schedule_free_radam.entry("train")
def trained(param, z=copy_of_param, *, beta1):
    """They become those again that the gradients are taken at."""
    return update(param=where_trained(param, z, beta1))
