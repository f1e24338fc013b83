"""Adagrad with D-Adaptation."""

from ..ir.frontend.trace import copy_of_param, maximum, sqrt, update, zeros
from ..ir.types import GROUP, STEP
from .blocks import ema, quotient
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2301.07733")
def dadapt_adagrad(
    param, grad, v=zeros, s=zeros, start=copy_of_param,
    distance=zeros[GROUP], won=zeros[GROUP], length=zeros[GROUP], spent=zeros[GROUP],
    *, lr=1.0, momentum=0.0, eps=0.0, d0=1e-6, weight_decay=0.0,
):  # fmt: skip
    """Adagrad whose learning rate is the distance to the optimum, estimated from below.

        d        = max(distance, d0)
        g        = grad + weight_decay param
        v        <- v + g^2
        a        = sqrt(v + 1e-6) + eps
        s        <- s + lr d g
        spent    <- spent + (lr d)^2 sum(g^2 / a)
        won      <- sum(s^2 / a),  length <- sum(|s|)
        distance <- max(d, (won - spent) / length)
        param    <- momentum param + (1 - momentum) (start - s / a)

    State: v, the sum of the squared gradients; s, that of the scaled gradients; start, the first
    parameters; distance, the estimate, won and length, the sizes of s, and spent, the weighted
    squares of all moves, each one a group. The sums are those of all tensors together; won and
    length take in what changes, so that a tensor without gradient counts as it did.
    Deviations: weight_decay, an L2 penalty, momentum and 1e-6 are the authors' code's; its
    growth_rate is left out.
    Source: Defazio & Mishchenko, "Learning-rate-free learning by D-Adaptation", ICML 2023.
    Code: facebookresearch/dadaptation c984980213 dadaptation/dadapt_adagrad.py
    """
    d = maximum(distance, d0)
    rate = lr * d
    grad = grad + weight_decay * param
    before, size = s * s / (sqrt(v + 1e-6) + eps), abs(s)
    v = v + grad * grad
    a = sqrt(v + 1e-6) + eps
    s = s + rate * grad
    won = won + (s * s / a - before).sum(STEP)
    length = length + (abs(s) - size).sum(STEP)
    spent = spent + rate * rate * (grad * grad / a).sum(STEP)
    distance = maximum(d, quotient(won - spent, length))
    param = ema(param, start - s / a, momentum)
    numbers = {"distance": distance, "won": won, "length": length, "spent": spent}
    return update(param=param, v=v, s=s, start=start, **numbers)
