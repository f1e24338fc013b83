"""NAdam."""

from ..ir.frontend.trace import ones, sqrt, step, update, zeros
from ..ir.types import GROUP
from .blocks import debias, decayed, ema, ema_of_square
from .declare import optimizer


@optimizer(paper="https://openreview.net/forum?id=OM0jvwB8jIp57ZJjtNEZ")
def nadam(
    param, grad, m=zeros, v=zeros, product=ones[GROUP], t=step,
    *, lr=2e-3, beta1=0.9, beta2=0.999, eps=1e-8, weight_decay=0.0, momentum_decay=4e-3,
    decoupled_weight_decay=False,
):  # fmt: skip
    """Adam with Nesterov's momentum, which starts at half of beta1 and grows.

        g       = grad + weight_decay param                          or, decoupled, g = grad and
        param   <- (1 - lr weight_decay) param
        mu(t)   = beta1 (1 - 0.96^(t momentum_decay) / 2)
        product <- product mu(t)
        m       <- beta1 m + (1 - beta1) g
        v       <- beta2 v + (1 - beta2) g^2
        d       = (1 - mu(t)) / (1 - product) g + mu(t+1) / (1 - product mu(t+1)) m
        param   <- param - lr d / (sqrt(v / (1 - beta2^t)) + eps)

    State: m and v, the averages of the gradient and of its square; product, that of all mu, one
    a group; t, the number of this step.
    Deviations: both kinds of weight_decay are torch's additions.
    Source: Dozat, "Incorporating Nesterov momentum into Adam", ICLR workshop 2016.
    Code: pytorch/pytorch v2.13.0 torch/optim/nadam.py
    """
    param, grad = decayed(param, grad, lr, weight_decay, decoupled_weight_decay)
    mu = beta1 * (1.0 - 0.5 * 0.96 ** (t * momentum_decay))
    following = beta1 * (1.0 - 0.5 * 0.96 ** ((t + 1.0) * momentum_decay))
    product = product * mu
    m = ema(m, grad, beta1)
    v = ema_of_square(v, grad, beta2)
    direction = (1.0 - mu) / (1.0 - product) * grad
    direction = direction + following / (1.0 - product * following) * m
    param = param - lr * direction / (sqrt(debias(v, beta2, t)) + eps)
    return update(param=param, m=m, v=v, product=product)
