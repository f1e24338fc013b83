"""RAdam."""

from ..ir.frontend.trace import sqrt, step, update, where, zeros
from .blocks import debias, decayed, ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1908.03265")
def radam(
    param, grad, m=zeros, v=zeros, t=step,
    *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8, weight_decay=0.0,
    decoupled_weight_decay=False,
):  # fmt: skip
    """Adam that normalises only once the average square can be trusted.

        g     = grad + weight_decay param                            or, decoupled, g = grad and
        param <- (1 - lr weight_decay) param
        m     <- beta1 m + (1 - beta1) g
        v     <- beta2 v + (1 - beta2) g^2
        d     = m / (1 - beta1^t)
        last  = 2 / (1 - beta2) - 1
        rho   = last - 2 t beta2^t / (1 - beta2^t)
        r     = sqrt((rho - 4) (rho - 2) last / ((last - 4) (last - 2) rho))
        d     = r sqrt(1 - beta2^t) d / (sqrt(v) + eps)              where rho > 5
        param <- param - lr d

    State: m and v, the averages of the gradient and of its square; t, the number of this step.
    Deviations: the threshold is 5, in the paper 4, eps is added to the uncorrected root, and
    weight_decay is either kind, all as in torch.
    Source: Liu et al., "On the variance of the adaptive learning rate and beyond", ICLR 2020.
    Code: pytorch/pytorch v2.13.0 torch/optim/radam.py
    """
    param, grad = decayed(param, grad, lr, weight_decay, decoupled_weight_decay)
    m = ema(m, grad, beta1)
    v = ema(v, grad * grad, beta2)
    direction = debias(m, beta1, t)
    last, power = 2.0 / (1.0 - beta2) - 1.0, beta2**t
    rho = last - 2.0 * t * power / (1.0 - power)
    trust = (rho - 4.0) * (rho - 2.0) * last / ((last - 4.0) * (last - 2.0) * rho)
    scale = sqrt(trust * (1.0 - power))
    direction = where(rho > 5.0, scale * direction / (sqrt(v) + eps), direction)
    return update(param=param - lr * direction, m=m, v=v)
