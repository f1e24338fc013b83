"""The fused Adam operator: Adam's moments without bias correction."""

from ..ir.frontend.trace import sqrt, update, zeros
from .blocks import ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1412.6980")
def fused_adam_op(
    param, grad, moment1=zeros, moment2=zeros, *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8
):
    """The documented graph of the fused Adam operator.

        moment1 <- beta1 moment1 + (1 - beta1) grad
        moment2 <- beta2 moment2 + (1 - beta2) grad^2
        param   <- param - lr moment1 / (sqrt(moment2) + eps)

    State: moment1 and moment2, the averages of the gradient and of its square.
    Deviations: Adam without bias correction, so the first steps are larger.
    Source: Kingma & Ba, "Adam: a method for stochastic optimization", ICLR 2015.
    Code: mindspore-ai/mindspore v2.10.0 mindspore/python/mindspore/nn/optim/adam.py
    """
    moment1 = ema(moment1, grad, beta1)
    moment2 = ema(moment2, grad * grad, beta2)
    param = param - lr * moment1 / (sqrt(moment2) + eps)
    return update(param=param, moment1=moment1, moment2=moment2)
