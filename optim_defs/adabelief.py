"""AdaBelief."""

from ..ir.frontend.trace import sqrt, step, update, zeros
from .blocks import debias, ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2010.07468")
def adabelief(
    param, grad, m=zeros, v=zeros, t=step,
    *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-16, weight_decay=0.0,
):  # fmt: skip
    """Adam with steps that are long where the gradient is what its average foretold.

        param <- (1 - lr weight_decay) param
        m     <- beta1 m + (1 - beta1) grad
        v     <- beta2 v + (1 - beta2) (grad - m)^2 + eps
        param <- param - lr m / (1 - beta1^t) / (sqrt(v / (1 - beta2^t)) + eps)

    State: m, the average of the gradient; v, that of its squared distance from m, the paper's s;
    t, the number of this step.
    Deviations: weight_decay and the small eps are the authors' code's; eps is added to v at each
    step, as in both.
    Source: Zhuang et al., "AdaBelief optimizer: adapting stepsizes by the belief", NeurIPS 2020.
    Code: juntang-zhuang/Adabelief-Optimizer e0ed01dfd8
        pypi_packages/adabelief_pytorch0.2.0/adabelief_pytorch/AdaBelief.py
    """
    param = (1.0 - lr * weight_decay) * param
    m = ema(m, grad, beta1)
    surprise = grad - m
    v = ema(v, surprise * surprise, beta2) + eps
    typical = sqrt(debias(v, beta2, t))
    param = param - lr * (debias(m, beta1, t) / (typical + eps))
    return update(param=param, m=m, v=v)
