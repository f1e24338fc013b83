"""AdaGC."""

from ..ir.frontend.trace import maximum, minimum, norm, sqrt, step, update, where, zeros
from ..ir.types import STEP, TENSOR
from .blocks import debias, ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2502.11034")
def adagc(
    param, grad, m=zeros, v=zeros, size=zeros[TENSOR], t=step,
    *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8, weight_decay=0.1, beta=0.98,
    lambda_abs=1.0, lambda_rel=1.05, warmup=100.0,
):  # fmt: skip
    """AdamW with gradients clipped to a little more than the norm that each tensor's have had.

        in the first steps, while t < warmup:
          g    = grad min(1, lambda_abs / (|grad of all tensors| + eps))
          size <- min(size, |g|),    |g| at first
        later:
          g    = grad min(1, lambda_rel max(size, eps) / max(|grad|, eps))
          size <- beta size + (1 - beta) |g|
        m     <- beta1 m + (1 - beta1) g
        v     <- beta2 v + (1 - beta2) g^2
        param <- (1 - lr weight_decay) param
        param <- param - lr m / (1 - beta1^t) / (sqrt(v / (1 - beta2^t)) + eps)

    State: m and v, the averages of the clipped gradient and of its square; size, the norm that
    it has had, one a tensor; t, the number of this step.
    Deviations: eps keeps the norms from 0.
    Source: Wang et al., "AdaGC: improving training stability for LLM pretraining", 2025.
    """
    length, warm = norm(grad, TENSOR), t < warmup
    absolute = minimum(1.0, lambda_abs / (norm(grad, STEP) + eps))
    relative = minimum(1.0, lambda_rel * maximum(size, eps) / maximum(length, eps))
    ratio = where(warm, absolute, relative)
    least = where(t == 1.0, ratio * length, minimum(size, ratio * length))
    size = where(warm, least, ema(size, ratio * length, beta))
    m = ema(m, ratio * grad, beta1)
    v = ema(v, (ratio * grad) ** 2, beta2)
    direction = debias(m, beta1, t) / (sqrt(debias(v, beta2, t)) + eps)
    param = (1.0 - lr * weight_decay) * param - lr * direction
    return update(param=param, m=m, v=v, size=size)
