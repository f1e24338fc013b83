"""Gradients before the optimizer: added up, turned, filtered, with noise, cleared."""

from math import pi

from ...ir.frontend.trace import (
    as_stored,
    aux,
    cos,
    forward,
    log,
    norm,
    sqrt,
    uniform,
    update,
    update_always,
    where,
    zeros,
)
from ...ir.types import STEP, TENSOR, UNIT
from ..blocks import ema
from ..declare import optimizer


@optimizer
def accumulate(grad, total=zeros, count=zeros[STEP], *, mean=True):
    """Adds up the gradients of several small batches, the last of which is the step's.

        entry accumulate:  total <- total + grad,  count <- count + 1
        entry step:        grad  -> (total + grad) / (count + 1) with mean, else total + grad
                           total <- 0,  count <- 0

    State: total, the sum of the gradients so far; count, how many there are.
    Deviations: none.
    Source: what training loops do with loss / k and one step for k calls of backward.
    """
    total = total + grad
    mixed = where(mean, total / (count + 1.0), total)
    return forward(grad=mixed) | update(total=0.0, count=0.0)


@accumulate.entry("accumulate")
def add(grad, total=zeros, count=zeros[STEP]):
    """One small batch."""
    return update(total=total + grad, count=count + 1.0)


@optimizer
def zero_grad(grad):
    """Clears the gradients, also of a step that is skipped.

        grad <- 0

    State: none.
    Deviations: none.
    Source: torch.optim.Optimizer.zero_grad, which drops or clears them apart from the step.
    """
    return update_always(grad=0.0)


@optimizer
def maximize(grad):
    """Turns the gradient around, so that the optimizer behind it maximises.

        grad -> -grad

    State: none.
    Deviations: none.
    Source: the flag `maximize` of torch.optim's classes.
    """
    return forward(grad=-grad)


@optimizer(when="rank >= 2", paper="https://arxiv.org/abs/2004.01461")
def centralize(grad):
    """Removes from the gradient of each output unit its mean.

        grad -> grad - mean(grad) over all axes but the first;  grad for rank below 2

    State: none.
    Deviations: none.
    Source: Yong et al., "Gradient centralization", ECCV 2020.
    """
    return forward(grad=grad - grad.mean(UNIT))


@centralize.variant("rank < 2")
def unchanged(grad):
    """A vector has nothing to average over."""
    return forward(grad=grad)


@optimizer(paper="https://arxiv.org/abs/2501.04697")
def orthogonal_gradient(param, grad):
    """Takes out of the gradient its part along the weights, and keeps its length.

        o    = grad - (param . grad) / (param . param + 1e-30) param
        grad -> o |grad| / (|o| + 1e-30)

    State: none.
    Deviations: none; the products are each tensor's own, as in the authors' code.
    Source: Prieto et al., "Grokking at the edge of numerical stability", ICLR 2025.
    """
    share = param.dot(grad, TENSOR) / (param.sumsq(TENSOR) + 1e-30)
    across = grad - share * param
    return forward(grad=across * (norm(grad, TENSOR) / (norm(across, TENSOR) + 1e-30)))


_FAR = 2654435769.0  # 2^32 over the golden ratio: keys of other seeds are some million steps away


@optimizer(paper="https://arxiv.org/abs/1511.06807")
def gradient_noise(grad, drawn=zeros[STEP], *, variance=0.3, gamma=0.55, seed=0.0):
    """Adds normal noise to the gradient, ever less of it.

        drawn <- drawn + 1
        u, w  = uniform numbers in [0, 1) of each element, other ones at every step
        grad  -> grad + sqrt(variance / drawn^gamma) sqrt(-2 log(1 - u)) cos(2 pi w)

    State: drawn, how many times there was noise; it is a part of the random numbers' keys.
    Deviations: none; the normal numbers are Box and Muller's.
    Source: Neelakantan et al., "Adding gradient noise improves learning for deep networks", 2015.
    """
    drawn = drawn + 1.0
    key = _FAR * seed + 2.0 * drawn
    radius = sqrt(-2.0 * log(1.0 - uniform(key, grad)))
    normal = radius * cos(2.0 * pi * uniform(key + 1.0, grad))
    return forward(grad=grad + sqrt(variance / drawn**gamma) * normal) | update(drawn=drawn)


@optimizer(paper="https://arxiv.org/abs/2405.20233")
def grokfast(grad, slow=zeros, *, alpha=0.98, strength=2.0):
    """Strengthens the part of the gradient that changes slowly.

        slow <- alpha slow + (1 - alpha) grad
        grad -> grad + strength slow

    State: slow, the average of the gradient.
    Deviations: the average starts at zero; the authors' code starts it at the first gradient.
    Source: Lee et al., "Grokfast: accelerated grokking by amplifying slow gradients", 2024.
    """
    slow = ema(slow, grad, alpha)
    return forward(grad=grad + strength * slow) | update(slow=slow)


@optimizer(paper="https://arxiv.org/abs/1901.09847")
def error_feedback(grad, residual=zeros, sent=zeros):
    """Rounds gradients to the format of the state `sent`, and adds its errors to the next.

        total = grad + residual
        grad -> as_stored(total, sent)
        residual <- total - as_stored(total, sent)

    State: residual; sent, the total as it is stored, say sent=linear8 in dtypes: in f32 nothing is
    lost, and the gradient stays as it is.
    Deviations: the format is any; the paper's has one sign an element and one scale a tensor.
    Source: Karimireddy et al., "Error Feedback Fixes SignSGD", ICML 2019, algorithm 2.
    """
    total = grad + residual
    read = as_stored(total, sent)
    return update(sent=total, residual=total - read) | forward(grad=read)


@optimizer(paper="https://arxiv.org/abs/1609.08326")
def delay_compensated(param, grad, stale=aux, *, lam=0.04):
    """Corrects a gradient that was taken at parameters which have moved since.

        grad -> grad + lam grad grad (param - stale)

    State: none; stale, an extra input, has the parameters that the gradient was taken at. The
    squares stand for the diagonal of the Hessian.
    Deviations: lam is constant, as in the authors' DC-ASGD-c; DC-ASGD-a divides it by the root of
    an average of the squares.
    Source: Zheng et al., "Asynchronous stochastic gradient descent with delay compensation", 2017.
    """
    return forward(grad=grad + lam * grad * grad * (param - stale))
