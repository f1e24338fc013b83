"""SGD-SaI."""

from ..ir.frontend.trace import count, maximum, norm, sqrt, update, where, zeros
from ..ir.types import ELEM, TENSOR
from .blocks import ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2412.11768")
def sgd_sai(
    param, grad, m=zeros, snr=zeros[TENSOR],
    *, lr=1e-2, momentum=0.9, eps=1e-8, weight_decay=1e-2,
):  # fmt: skip
    """Momentum with a factor for each tensor: its first gradient's ratio of signal to noise.

        sigma = sqrt(sum((grad - mean(grad))^2) / (n - 1))
        snr   <- |grad| / (sigma + eps)                              at the first gradient alone
        m     <- momentum m + (1 - momentum) grad,                   grad at the first gradient
        param <- (1 - lr weight_decay) param - lr snr m

    State: m, the average of the gradient; snr, the ratio, one a tensor, 0 until it is taken. n is
    the number of the tensor's elements.
    Deviations: where sigma is 0, as of one element, snr is |grad|: the authors' code divides by
    eps there, and the first step is a hundred million times too long. A tensor without a gradient
    at the first step, or with one of zeros, has its ratio taken later; theirs is an error, or
    stands still for ever.
    Source: Xu et al., "No more Adam: learning rate scaling at initialization", 2024.
    Code: AnonymousAlethiometer/SGD_SaI e21308038d sgd_sai/sgd_sai.py
    """
    length, away = norm(grad, TENSOR), grad - grad.mean(TENSOR)
    sigma = norm(away, TENSOR) / sqrt(maximum(count(ELEM) - 1.0, 1.0))
    first = snr == 0.0
    snr = where(first, where(sigma > 0.0, length / (sigma + eps), length), snr)
    m = where(first, grad, ema(m, grad, momentum))
    return update(param=(1.0 - lr * weight_decay) * param - lr * snr * m, m=m, snr=snr)
