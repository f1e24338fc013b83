"""MindSpore's AdamWeightDecay."""

from ..ir.frontend.trace import sqrt, update, zeros
from .blocks import ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1711.05101")
def adam_weight_decay(
    param, grad, m=zeros, v=zeros,
    *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-6, weight_decay=0.0,
):  # fmt: skip
    """AdamW without bias correction, as the first BERT was trained with.

        m     <- beta1 m + (1 - beta1) grad
        v     <- beta2 v + (1 - beta2) grad^2
        param <- param - lr (m / (sqrt(v) + eps) + weight_decay param)

    State: m and v, the averages of the gradient and of its square.
    Deviations: the moments are not corrected for their start at zero, so that the first steps
    are longer than lr; the decay is multiplied by lr.
    Source: Loshchilov & Hutter, ICLR 2019, as in mindspore.nn.AdamWeightDecay.
    Code: mindspore-ai/mindspore v2.10.0 mindspore/python/mindspore/nn/optim/adam.py
    """
    m = ema(m, grad, beta1)
    v = ema(v, grad * grad, beta2)
    direction = m / (sqrt(v) + eps) + weight_decay * param
    return update(param=param - lr * direction, m=m, v=v)
