"""SRMM."""

from ..ir.frontend.trace import floor, maximum, step, update, where, zeros
from .blocks import ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2201.01652")
def srmm(
    param, grad, m=zeros, average=zeros, t=step,
    *, lr=1e-2, beta=0.5, memory_length=0.0, proximal=0.0,
):  # fmt: skip
    """Gradient descent between two averages that take in less and less of new values.

        w       = (t + 1)^-beta,    (t mod memory_length + 1)^-beta with a memory_length
        m       <- (1 - w) m + w grad
        average <- (1 - w) average + w param
        rate    = lr / (1 + lr proximal)
        param   <- average + rate proximal (param - average) - rate m

    State: m and average, those of the gradient and of the parameters; t, the number of this
    step.
    Deviations: lr is 1 / ilr and proximal is pr of the authors' code, the averages of which start
    at zero: the first step scales the parameters by 2^-beta. Its L is documented as the length
    after which the averages begin anew, 100 by default; but `t+1 % L` is t + 1 for every L above 1,
    so that there they never do. memory_length is what its documentation says, 0 what it does.
    pytorch_optimizer's begins anew, and adds the step to average too.
    Source: Lyu, "Stochastic regularized majorization-minimization", 2022.
    Code: HanbaekLyu/SRMM d26568c714 src/SRMM.py
    """
    length = maximum(memory_length, 1.0)
    position = where(memory_length > 0.0, t - length * floor(t / length), t)
    kept = 1.0 - (position + 1.0) ** -beta
    m, average = ema(m, grad, kept), ema(average, param, kept)
    rate = lr / (1.0 + lr * proximal)
    return update(
        param=average + rate * proximal * (param - average) - rate * m, m=m, average=average
    )
