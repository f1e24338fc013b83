"""The optimizers among ONNX's ops, and onnxruntime's, as steps: `lr` is R, `t` the count T.

`t` is the count that this step reads, as the op's own operand: torch's first step has 1 where it
is Adam, 0 where it is Adagrad or Momentum. An attribute is a hyper-parameter of its name, an
option a static. Equations: onnx's `defs/training/defs.cc`; onnxruntime's `adamw.h` and `sgd.h`.
"""

# pyright: reportMissingParameterType=false, reportUnknownParameterType=false
# (the signatures are the roles, the bodies the equations)

from __future__ import annotations

from ....ir.frontend.trace import maximum, optimizer, scalar, sqrt, update, where, zeros
from ....ir.roles import NON_NEGATIVE
from ....optim_defs.blocks import adam_rate, debias, ema

_FROM_0, _FROM_1 = scalar(0.0, NON_NEGATIVE), scalar(1.0, NON_NEGATIVE)


@optimizer
def onnx_adam(
    param, grad, v=zeros, h=zeros, t=_FROM_0,
    *, lr=1e-3, alpha=0.9, beta=0.999, epsilon=1e-6, norm_coefficient=0.0,
    norm_coefficient_post=0.0,
):  # fmt: skip
    """ONNX's Adam: epsilon beside the root of the uncorrected average, decay behind the step.

        g     = grad + norm_coefficient param
        v     <- alpha v + (1 - alpha) g
        h     <- beta h + (1 - beta) g^2
        r     = lr sqrt(1 - beta^t) / (1 - alpha^t) if t > 0, else lr
        param <- (1 - norm_coefficient_post) (param - r v / (sqrt(h) + epsilon))

    State: v and h, the averages of the gradient and of its square; t, the count.
    Source: `ai.onnx.preview.training` Adam, version 1.
    """
    grad = grad + norm_coefficient * param
    v = ema(v, grad, alpha)
    h = ema(h, grad * grad, beta)
    rate = where(t > 0.0, adam_rate(lr, alpha, beta, maximum(t, 1.0)), lr)
    param = (1.0 - norm_coefficient_post) * (param - rate * (v / (sqrt(h) + epsilon)))
    return update(param=param, v=v, h=h, t=t + 1.0)


@optimizer
def onnx_adagrad(
    param, grad, h=zeros, t=_FROM_0,
    *, lr=1e-2, decay_factor=0.0, epsilon=1e-6, norm_coefficient=0.0,
):  # fmt: skip
    """ONNX's Adagrad, which is torch's with t counted from 0.

        g     = grad + norm_coefficient param
        h     <- h + g^2
        param <- param - lr / (1 + t decay_factor) g / (sqrt(h) + epsilon)

    State: h, the sum of squares; t, the count.
    Source: `ai.onnx.preview.training` Adagrad, version 1.
    """
    grad = grad + norm_coefficient * param
    h = h + grad * grad
    rate = lr / (1.0 + t * decay_factor)
    return update(param=param - rate * (grad / (sqrt(h) + epsilon)), h=h, t=t + 1.0)


@optimizer
def onnx_momentum(
    param, grad, v=zeros, t=_FROM_0,
    *, lr=1e-3, alpha=0.9, beta=1.0, norm_coefficient=0.0, nesterov=False,
):  # fmt: skip
    """ONNX's Momentum, which is torch's SGD with t counted from 0 and beta = 1 - dampening.

        g     = grad + norm_coefficient param
        v     <- alpha v + g                              t = 0
        v     <- alpha v + beta g                         t > 0
        param <- param - lr v                             standard
        param <- param - lr (g + alpha v)                 nesterov

    State: v, the momentum; t, the count.
    Source: `ai.onnx.preview.training` Momentum, version 1.
    """
    grad = grad + norm_coefficient * param
    v = alpha * v + where(t > 0.0, beta, 1.0) * grad
    return update(param=param - lr * where(nesterov, grad + alpha * v, v), v=v, t=t + 1.0)


@optimizer
def ort_adamw(
    param, grad, m=zeros, v=zeros, t=_FROM_1,
    *, lr=1e-3, alpha=0.9, beta=0.999, epsilon=1e-8, weight_decay=1e-2, decays_last=False,
    correct_bias=True,
):  # fmt: skip
    """onnxruntime's AdamWOptimizer: torch's AdamW in mode 0, Hugging Face's in mode 1.

        m     <- alpha m + (1 - alpha) grad
        v     <- beta v + (1 - beta) grad^2
        a, b  = 1 - alpha^t, 1 - beta^t if correct_bias, else 1, 1
        param <- (1 - lr weight_decay) param - lr (m / a) / (sqrt(v / b) + epsilon)       mode 0
        param <- (1 - lr weight_decay) (param - lr sqrt(b) / a m / (sqrt(v) + epsilon))   mode 1

    State: m and v, the averages of the gradient and of its square; t, the count from 1.
    Source: `com.microsoft` AdamWOptimizer, version 1; decays_last is adam_mode = 1.
    """
    m = ema(m, grad, alpha)
    v = ema(v, grad * grad, beta)
    kept = 1.0 - lr * weight_decay
    mean = where(correct_bias, debias(m, alpha, t), m)
    typical = sqrt(where(correct_bias, debias(v, beta, t), v)) + epsilon
    first = kept * param - lr * (mean / typical)
    rate = where(correct_bias, adam_rate(lr, alpha, beta, t), lr)
    last = kept * (param - rate * (m / (sqrt(v) + epsilon)))
    return update(param=where(decays_last, last, first), m=m, v=v, t=t + 1.0)


@optimizer
def ort_sgd(param, grad, *, lr=1e-3):
    """onnxruntime's SGDOptimizerV2.

        param <- param - lr grad

    State: none.
    Source: `com.microsoft` SGDOptimizerV2, version 1.
    """
    return update(param=param - lr * grad)
