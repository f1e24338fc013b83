"""Optimizers with torch's own order of operations and states, where the registered ones differ.

`adam`, `sgd`, `momentum` and `adagrad` round as torch's fused CPU kernels do, with fma where
those have it; a weight decay of 0 leaves the gradient's very bits. `asgd` keeps torch's `mu`.
The equations are those of `stepfuse show adam`, `adamw`, `momentum`, `adagrad`, `asgd`, and, for
`sparse_adam`, of `adam_mindspore`.
"""

# pyright: reportMissingParameterType=false, reportUnknownParameterType=false
# (the signatures are the roles, the bodies the equations)

from __future__ import annotations

from ...ir.frontend.trace import (
    Scalar,
    Value,
    fma,
    for_all,
    forward,
    guard,
    maximum,
    ones,
    optimizer,
    sqrt,
    step,
    update,
    where,
    zeros,
)
from ...ir.roles import FRACTION
from ...ir.types import GROUP

_BETAS = {"beta1": FRACTION, "beta2": FRACTION}  # as torch's constructors check


def lerp(average: Value, sample: Value, weight: Value | Scalar) -> Value:
    """average + weight (sample - average), from the nearer end."""
    difference = sample - average
    far = fma(weight - 1.0, difference, sample)
    return where(weight < 0.5, fma(weight, difference, average), far)


def penalised(param: Value, grad: Value, weight_decay: Value | Scalar) -> Value:
    """The gradient with an L2 penalty."""
    return where(weight_decay == 0.0, grad, fma(weight_decay, param, grad))


@optimizer
def unscale(grad, *, grad_scale=1.0):
    """Divides the gradient by the loss scale, and leaves it divided."""
    grad = grad / grad_scale
    return forward(grad=grad) | update(grad=grad)


@optimizer
def add_gradient(grad, sum_of_grads=zeros):
    """Adds a gradient to the sum of those before it."""
    return update(sum_of_grads=sum_of_grads + grad)


@optimizer
def mean_gradient(grad, sum_of_grads=zeros, *, parts=1.0):
    """The mean of the sum and the last gradient; the sum starts anew."""
    return forward(grad=(sum_of_grads + grad) * (1.0 / parts)) | update(sum_of_grads=0.0)


@optimizer
def store_gradient(grad):
    """Leaves the gradient as it is now in its own memory, for another optimizer's step."""
    return update(grad=grad)


_NONE_FOUND = for_all(0.0)  # of a whole step


@optimizer
def skip_found_inf(grad, *, found_inf=_NONE_FOUND):
    """Changes nothing where a GradScaler has found an infinity, as only the device may know."""
    return guard(found_inf == 0.0)


@optimizer(ranges=_BETAS)
def adam(
    param, grad, m=zeros, v=zeros, vmax=zeros, t=step,
    *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8, weight_decay=0.0,
    amsgrad=False, decoupled_weight_decay=False,
):  # fmt: skip
    """Adam, or AdamW with decoupled_weight_decay."""
    grad = where(decoupled_weight_decay, grad, penalised(param, grad, weight_decay))
    param = where(decoupled_weight_decay, param * (1.0 - lr * weight_decay), param)
    m = lerp(m, grad, 1.0 - beta1)
    v = fma((1.0 - beta2) * grad, grad, v * beta2)
    vmax = where(amsgrad, maximum(vmax, v), vmax)
    typical = sqrt(where(amsgrad, vmax, v)) / sqrt(1.0 - beta2**t) + eps
    param = param + (-(lr / (1.0 - beta1**t))) * m / typical
    return update(param=param, m=m, v=v, vmax=vmax)


@optimizer
def sgd(param, grad, *, lr=1e-3, weight_decay=0.0):
    """SGD without momentum."""
    return update(param=fma(-lr, penalised(param, grad, weight_decay), param))


@optimizer
def momentum(
    param, grad, buf=zeros, t=step,
    *, lr=1e-3, momentum=0.9, dampening=0.0, weight_decay=0.0, nesterov=False,
):  # fmt: skip
    """SGD with momentum."""
    grad = penalised(param, grad, weight_decay)
    buf = where(t == 1.0, grad, fma(1.0 - dampening, grad, momentum * buf))
    direction = where(nesterov, fma(momentum, buf, grad), buf)
    return update(param=fma(-lr, direction, param), buf=buf)


@optimizer
def adagrad(
    param, grad, total=zeros, t=step, *, lr=1e-2, lr_decay=0.0, eps=1e-10, weight_decay=0.0
):  # fmt: skip
    """Adagrad, its initial value in the total."""
    grad = penalised(param, grad, weight_decay)
    total = fma(grad, grad, total)
    rate = lr / (1.0 + (t - 1.0) * lr_decay)
    return update(param=param - rate * grad / (sqrt(total) + eps), total=total)


@optimizer
def sparse_adam(
    param, grad, m=zeros, v=zeros, t=step, *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8
):  # fmt: skip
    """SparseAdam: Adam with eps beside the uncorrected root."""
    m = m + (grad - m) * (1.0 - beta1)
    v = v + (grad * grad - v) * (1.0 - beta2)
    rate = lr * sqrt(1.0 - beta2**t) / (1.0 - beta1**t)
    return update(param=param + (-rate) * (m / (sqrt(v) + eps)), m=m, v=v)


@optimizer
def asgd(
    param, grad, ax=zeros, eta=zeros[GROUP], mu=ones[GROUP], t=step,
    *, lr=1e-2, lambd=1e-4, alpha=0.75, t0=1e6, weight_decay=0.0,
):  # fmt: skip
    """Averaged gradient descent; mu, the average's share, is that of the next step."""
    grad = penalised(param, grad, weight_decay)
    eta = where(t == 1.0, lr, eta)
    param = fma(-eta, grad, (1.0 - lambd * eta) * param)
    ax = where(mu == 1.0, param, ax + mu * (param - ax))
    eta = lr / (1.0 + lambd * lr * t) ** alpha
    return update(param=param, ax=ax, eta=eta, mu=1.0 / maximum(1.0, t - t0))
