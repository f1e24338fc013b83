"""AdaGC."""

from ..ir.frontend.trace import minimum, norm, sqrt, step, update, where, zeros
from ..ir.types import STEP, TENSOR
from .blocks import debias, ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2502.11034")
def adagc(
    param, grad, m=zeros, v=zeros, size=zeros[TENSOR], t=step,
    *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8, weight_decay=0.1, beta=0.99,
    lambda_abs=1.0, lambda_rel=1.04, warmup=100.0, norm_eps=1e-6,
):  # fmt: skip
    """AdamW with gradients clipped to a little more than the norm that each tensor's have had.

        in the first steps, while t <= warmup:
          g    = grad min(1, lambda_abs / (|grad of all tensors| + norm_eps))
          size <- min(size, |g|),    |g| at first
        later, where |grad| > lambda_rel size > 0:
          g    = grad lambda_rel size / (|grad| + norm_eps)
          size <- beta size + (1 - beta) lambda_rel size
        later, else:
          g    = grad
          size <- beta size + (1 - beta) |grad|
        m     <- beta1 m + (1 - beta1) g
        v     <- beta2 v + (1 - beta2) g^2
        param <- (1 - lr weight_decay) param
        param <- param - lr m / (1 - beta1^t) / (sqrt(v / (1 - beta2^t)) + eps)

    State: m and v, the averages of the clipped gradient and of its square; size, the norm that
    it has had, one a tensor; t, the number of this step.
    Deviations: a size of 0 clips nothing; in the authors' code such a tensor stands still for
    ever. lambda_rel and beta are that code's, 1.05 and 0.98 in the paper.
    Source: Wang et al., "AdaGC: improving training stability for LLM pretraining", 2025.
    Code: lishuai-97/AdaGC 32c249fa36 megatron-gpt2.patch
    """
    length, warm, bound = norm(grad, TENSOR), t <= warmup, lambda_rel * size
    absolute = minimum(1.0, lambda_abs / (norm(grad, STEP) + norm_eps))
    over = (length > bound) & (size > 0.0)
    ratio = where(warm, absolute, where(over, bound / (length + norm_eps), 1.0))
    least = where(t == 1.0, ratio * length, minimum(size, ratio * length))
    size = where(warm, least, ema(size, where(over, bound, length), beta))
    m = ema(m, ratio * grad, beta1)
    v = ema(v, (ratio * grad) ** 2, beta2)
    direction = debias(m, beta1, t) / (sqrt(debias(v, beta2, t)) + eps)
    param = (1.0 - lr * weight_decay) * param - lr * direction
    return update(param=param, m=m, v=v, size=size)
