"""The formulas that optimizers share, over traced values."""

from __future__ import annotations

from numbers import Real

from ..ir.frontend.functions import check_traced
from ..ir.frontend.trace import Scalar, Value, count, floor, fma, maximum, norm, sqrt, where
from ..ir.types import ELEM, TENSOR, UNIT, Domain

# By rank: what remains of a tensor that is reduced along its first axis.
OF_THE_FIRST_AXIS = {rank: Domain(2, frozenset(range(1, rank))) for rank in (3, 4)}


def ema(average: Value, sample: Value, beta: Value | Scalar) -> Value:
    """The moving average: beta average + (1 - beta) sample."""
    check_traced(average, "ema: average", sample, beta)
    if not isinstance(sample, Real):
        check_traced(sample, "ema: sample", average)
    return beta * average + (1.0 - beta) * sample


def ema_of_square(average: Value, sample: Value, beta: Value | Scalar) -> Value:
    """The moving average of squares, beta average + ((1 - beta) sample) sample, as torch rounds it.

    The square is weighted before it is taken: it is finite where a plain square overflows.
    """
    check_traced(average, "ema_of_square: average", sample, beta)
    check_traced(sample, "ema_of_square: sample", average)
    return fma((1.0 - beta) * sample, sample, beta * average)


def debias(average: Value, beta: Value | Scalar, t: Value) -> Value:
    """A moving average that started at zero, corrected: average / (1 - beta^t).

    The reciprocal is taken once a step, in f64: a division per element would cost more than
    all the rest of Adam in cache, and be no more accurate.
    """
    check_traced(average, "debias: average", t)
    if not isinstance(t, Real):
        check_traced(t, "debias: t", average)
    return average * (1.0 / (1.0 - beta**t))


def adam_rate(lr: Value | Scalar, beta1: Value | Scalar, beta2: Value | Scalar, t: Value) -> Value:
    """Adam's learning rate with both corrections in it: lr sqrt(1 - beta2^t) / (1 - beta1^t)."""
    return lr * sqrt(1.0 - beta2**t) / (1.0 - beta1**t)


def rms(a: Value, to: Domain) -> Value:
    """The root of the mean square."""
    check_traced(a, "rms")
    return sqrt((a * a).mean(to))


def trust_ratio(param_norm: Value, update_norm: Value) -> Value:
    """|param| / |update|, and 1 where either is zero."""
    check_traced(param_norm, "trust_ratio: param_norm", update_norm)
    check_traced(update_norm, "trust_ratio: update_norm", param_norm)
    return where((param_norm > 0.0) & (update_norm > 0.0), param_norm / update_norm, 1.0)


def quotient(a: Value | Scalar, b: Value) -> Value:
    """a / b, and 0 where b is not above 0."""
    return where(b > 0.0, a / b, 0.0)


def is_turn(t: Value, every: Value | Scalar) -> Value:
    """True at every so many-th step: t is a multiple of `every`, a whole number."""
    return t - every * floor(t / every) < 0.5


def decayed(
    param: Value,
    grad: Value,
    lr: Value | Scalar,
    weight_decay: Value | Scalar,
    decoupled: Value | bool,
) -> tuple[Value, Value]:
    """Parameter and gradient after weight decay: an L2 penalty, or decoupled from the gradient."""
    return (
        where(decoupled, (1.0 - lr * weight_decay) * param, param),
        where(decoupled, grad, grad + weight_decay * param),
    )


def averaging_share(
    t: Value,
    rate: Value,
    largest: Value,
    total: Value,
    r: Value | Scalar,
    weight_lr_power: Value | Scalar,
) -> tuple[Value, Value, Value]:
    """Schedule-free averaging: the largest rate, the sum of weights, this step's share of it."""
    largest = maximum(largest, rate)
    weight = t**r * largest**weight_lr_power
    total = total + weight
    return largest, total, where(total > 0.0, weight / total, 0.0)


def schedule_free_step(
    param: Value,
    z: Value,
    direction: Value,
    rate: Value,
    beta: Value | Scalar,
    share: Value,
) -> tuple[Value, Value]:
    """Parameter and z after a schedule-free step: the average takes in z, z moves."""
    moved = (1.0 - share) * param + share * z - rate * (1.0 - beta * (1.0 - share)) * direction
    return moved, z - rate * direction


def where_averaged(param: Value, z: Value, beta: Value | Scalar) -> Value:
    """Schedule-free: the average x, of the parameter that is y = beta x + (1 - beta) z."""
    return param + (1.0 - 1.0 / beta) * (z - param)


def where_trained(param: Value, z: Value, beta: Value | Scalar) -> Value:
    """Schedule-free: y = beta x + (1 - beta) z, of the parameter that is the average x."""
    return param + (1.0 - beta) * (z - param)


def unless_radial(
    param: Value,
    grad: Value,
    move: Value,
    delta: Value | Scalar,
    wd_ratio: Value | Scalar,
    eps: Value | Scalar,
) -> tuple[Value, Value]:
    """A move without its part along the weights, and the share of decay that is left to them.

    Both are unchanged where the gradient is not across the weights: where the cosine between
    them is at least delta / sqrt(elements), in some unit and in the whole tensor.
    """

    def cosine(to: Domain) -> Value:
        lengths = maximum(norm(grad, to), eps) * maximum(norm(param, to), eps)
        return abs(grad.dot(param, to)) / lengths

    def turned(to: Domain) -> Value:
        return move - param * (param.dot(move, to) / (norm(param, to) + eps) ** 2)

    units = cosine(UNIT).max(TENSOR) < delta / sqrt(count(ELEM) / count(UNIT))
    whole = cosine(TENSOR) < delta / sqrt(count(ELEM))
    move = where(units, turned(UNIT), where(whole, turned(TENSOR), move))
    return move, where(units | whole, wd_ratio, 1.0)


def accelerated(
    param: Value,
    x: Value,
    grad: Value,
    h: Value,
    t: Value,
    lips: Value | Scalar,
    strength: Value | Scalar,
) -> tuple[Value, Value]:
    """A2Grad's parameter and slow copy, after a step whose size falls as h grows."""
    move = grad / (2.0 * lips / t + strength * h)
    before, share = 2.0 / (t + 1.0), 2.0 / (t + 2.0)
    x = x - move
    return (1.0 - share) * (param - before * move) + share * x, x
