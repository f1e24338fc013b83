"""COCOB."""

from ..ir.frontend.trace import copy_of_param, maximum, update, zeros
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1705.07795")
def cocob(
    param, grad, start=copy_of_param, wealth=zeros, total=zeros, size=zeros, largest=zeros,
    *, lr=1.0, alpha=100.0, eps=1e-8,
):  # fmt: skip
    """Coin betting: each element bets on its gradients' sign; lr may stay 1.

        g       = lr grad
        largest <- max(largest, |g|, eps)
        size    <- size + |g|
        wealth  <- max(wealth - g (param - start), 0)
        total   <- total - g
        bet     = total / (largest max(size + largest, alpha largest))
        param   <- start + bet (largest + wealth)

    State: start, the first parameters; wealth, what has been won; total, the sum of the negative
    gradients, and size, that of their magnitudes; largest, the largest magnitude.
    Deviations: largest starts from eps, 1e-8 as in the authors' code; the paper has none. lr is
    optax's addition.
    Source: Orabona & Tommasi, "Training deep networks without learning rates", NIPS 2017.
    Code: bremen79/cocob 98e8b46296 optimizer/cocob_optimizer.py
    """
    grad = lr * grad
    largest = maximum(maximum(largest, abs(grad)), eps)
    size = size + abs(grad)
    wealth = maximum(wealth - grad * (param - start), 0.0)
    total = total - grad
    bet = total / (largest * maximum(size + largest, alpha * largest))
    param = start + bet * (largest + wealth)
    return update(param=param, wealth=wealth, total=total, size=size, largest=largest, start=start)
