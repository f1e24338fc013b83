"""FAdam."""

from ..ir.frontend.trace import maximum, step, update, where, zeros
from ..ir.types import TENSOR
from .blocks import ema, rms
from .declare import optimizer


def _clipped(a, threshold):
    return a * (1.0 / maximum(1.0, rms(a, TENSOR) / threshold))


@optimizer(paper="https://arxiv.org/abs/2405.12807")
def fadam(
    param, grad, m=zeros, f=zeros, t=step,
    *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8, relative_eps=1e-2, partial=0.5,
    threshold=1.0, weight_decay=0.1,
):  # fmt: skip
    """Adam as natural gradient descent: gradient and decay are divided by the Fisher information.

        k     = beta2 (1 - beta2^(t - 1)) / (1 - beta2^t)
        f     <- k f + (1 - k) grad^2
        e     = min(eps, relative_eps rms(grad)),    eps where rms(grad) is 0
        base  = f^partial + e^(2 partial)
        u     = grad / base,     divided by max(1, rms(u) / threshold)
        w     = param / base,    divided by max(1, rms(w) / threshold)
        m     <- beta1 m + (1 - beta1) u
        param <- param - lr (m + weight_decay w)

    State: f, the diagonal of the Fisher information; m, the average of the natural gradient; t,
    the number of this step.
    Deviations: none known. The step does not shrink with the gradient, and f is a square: in f32
    gradients below 1e-16 lose theirs, and the step its digits (by up to 2 lr); `dtypes="f=f64"`
    or a loss scale that is left on the gradients keeps them.
    Source: Hwang, "FAdam: Adam is a natural gradient optimizer", 2024.
    Code: none; the paper's algorithm 1.
    """
    before = beta2 ** (t - 1.0)
    f = ema(f, grad * grad, beta2 * (1.0 - before) / (1.0 - beta2 * before))
    size = rms(grad, TENSOR)
    relative = relative_eps * size
    floor = where((size > 0.0) & (relative < eps), relative, eps)
    base = f**partial + floor ** (2.0 * partial)
    m = ema(m, _clipped(grad / base, threshold), beta1)
    direction = m + weight_decay * _clipped(param / base, threshold)
    return update(param=param - lr * direction, m=m, f=f)
