"""AdaShift."""

from ..ir.frontend.trace import sqrt, update, where, zeros
from ..ir.types import TENSOR
from .blocks import ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1810.00143")
def adashift(
    param, grad, g1=zeros, g2=zeros, g3=zeros, g4=zeros, g5=zeros, g6=zeros, g7=zeros, g8=zeros,
    g9=zeros, g10=zeros, v=zeros[TENSOR], k=zeros[TENSOR],
    *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-10,
):  # fmt: skip
    """Adam whose second moment is a tensor's, of gradients too old to be in the first one.

        v       <- beta2 v + (1 - beta2) max(g10^2)
        k       <- k + 1                                             where v > 0
        g10     <- g9,    g9 <- g8, and so on to    g2 <- g1
        g1      <- grad
        m       = (g1 + beta1 g2 + beta1^2 g3 + ... + beta1^9 g10) / (1 + beta1 + ... + beta1^9)
        param   <- param - lr m / (sqrt(v / (1 - beta2^k)) + eps)    where v > 0

    State: g1, g2, g3, g4, g5, g6, g7, g8, g9 and g10, the last ten gradients, the newest first;
    v, the average of the largest square of the gradient ten steps ago, and k, the number of steps
    in which v was above 0, each one a tensor.
    Deviations: ten gradients are kept, the authors' code's default keep_num; of its functions of
    the square this is its default, the largest of a tensor.
    Source: Zhou et al., "AdaShift: decorrelation and convergence", ICLR 2019.
    Code: QingruZhang/AdaShift_Release a768656ac6 optimizer_all.py
    """
    v = ema(v, (g10 * g10).max(TENSOR), beta2)
    moves = v > 0.0
    k = where(moves, k + 1.0, k)
    kept = (grad, g1, g2, g3, g4, g5, g6, g7, g8, g9)
    m = sum((beta1**i * kept[i] for i in range(1, 10)), grad)
    m = m * (1.0 / sum((beta1**i for i in range(2, 10)), 1.0 + beta1))
    direction = m * where(moves, 1.0 / (sqrt(v / (1.0 - beta2**k)) + eps), 0.0)
    queue = {f"g{i + 1}": value for i, value in enumerate(kept)}
    return update(param=param - lr * direction, v=v, k=k, **queue)
