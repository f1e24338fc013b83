"""Learning rates as lists, one number a step: MindSpore's `dynamic_lr` functions.

With e = floor(i / step_per_epoch), the epoch of step i, counted from 0, the number at i is
a function of e: it changes from epoch to epoch, not from step to step.

    >>> exponential_decay_lr(0.1, 0.5, total_step=5, step_per_epoch=2, decay_epoch=1)
    [0.1, 0.1, 0.05, 0.05, 0.025]
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence


def piecewise_constant_lr(milestone: Sequence[int], learning_rates: Sequence[float]) -> list[float]:
    """learning_rates[j] for i from milestone[j - 1], at first 0, to before milestone[j].

    Raises TypeError, ValueError; also where milestones fall or there are not as many as rates.
    """
    for name, values in (("milestone", milestone), ("learning_rates", learning_rates)):
        if not isinstance(values, (list, tuple)):
            raise TypeError(f"'{name}' expects a list or a tuple, got {values!r}")
    if len(milestone) != len(learning_rates):
        raise ValueError(
            f"expected as many milestones as learning_rates, got {len(milestone)} and "
            f"{len(learning_rates)}"
        )
    found: list[float] = []
    for index, (end, rate) in enumerate(zip(milestone, learning_rates, strict=True)):
        _check_whole(f"milestone[{index}]", end)
        _check_float(f"learning_rates[{index}]", rate)
        if end < len(found):
            raise ValueError(f"milestone[{index}] is {end}, below the one before, {len(found)}")
        found += [rate] * (end - len(found))
    return found


def exponential_decay_lr(
    learning_rate: float,
    decay_rate: float,
    total_step: int,
    step_per_epoch: int,
    decay_epoch: int,
    is_stair: bool = False,
) -> list[float]:
    """learning_rate decay_rate^(e / decay_epoch); is_stair: floor(e / decay_epoch).

    Raises TypeError, ValueError.
    """
    _check_decay(learning_rate, decay_rate, decay_epoch, is_stair)

    def rate(epoch: int) -> float:
        return learning_rate * decay_rate ** _share(epoch, decay_epoch, is_stair)

    return _by_epoch(rate, total_step, step_per_epoch)


def natural_exp_decay_lr(
    learning_rate: float,
    decay_rate: float,
    total_step: int,
    step_per_epoch: int,
    decay_epoch: int,
    is_stair: bool = False,
) -> list[float]:
    """learning_rate exp(-decay_rate e); is_stair: e as floor(e / decay_epoch) decay_epoch.

    Without is_stair, decay_epoch has no effect. Raises TypeError, ValueError.
    """
    _check_decay(learning_rate, decay_rate, decay_epoch, is_stair)

    def rate(epoch: int) -> float:
        since = epoch // decay_epoch * decay_epoch if is_stair else epoch
        return learning_rate * math.exp(-decay_rate * since)

    return _by_epoch(rate, total_step, step_per_epoch)


def inverse_decay_lr(
    learning_rate: float,
    decay_rate: float,
    total_step: int,
    step_per_epoch: int,
    decay_epoch: int,
    is_stair: bool = False,
) -> list[float]:
    """learning_rate / (1 + decay_rate e / decay_epoch); is_stair: floor(e / decay_epoch).

    Raises TypeError, ValueError.
    """
    _check_decay(learning_rate, decay_rate, decay_epoch, is_stair)

    def rate(epoch: int) -> float:
        return learning_rate / (1.0 + decay_rate * _share(epoch, decay_epoch, is_stair))

    return _by_epoch(rate, total_step, step_per_epoch)


def cosine_decay_lr(
    min_lr: float, max_lr: float, total_step: int, step_per_epoch: int, decay_epoch: int
) -> list[float]:
    """min_lr + (max_lr - min_lr) (1 + cos(pi min(e, decay_epoch) / decay_epoch)) / 2.

    Raises TypeError, ValueError.
    """
    _check_float("min_lr", min_lr, least=0.0)
    _check_float("max_lr", max_lr, above=0.0)
    _check_whole("decay_epoch", decay_epoch)
    if min_lr >= max_lr:
        raise ValueError(f"'min_lr' must be below 'max_lr', got {min_lr} and {max_lr}")
    half = 0.5 * (max_lr - min_lr)

    def rate(epoch: int) -> float:
        angle = math.pi * min(epoch, decay_epoch) / decay_epoch
        return min_lr + half * (1.0 + math.cos(angle))

    return _by_epoch(rate, total_step, step_per_epoch)


def polynomial_decay_lr(
    learning_rate: float,
    end_learning_rate: float,
    total_step: int,
    step_per_epoch: int,
    decay_epoch: int,
    power: float,
    update_decay_epoch: bool = False,
) -> list[float]:
    """(learning_rate - end_learning_rate) (1 - x / y)^power + end_learning_rate.

    x = min(e, decay_epoch) and y = decay_epoch; update_decay_epoch: x = e and
    y = decay_epoch max(ceil(e / decay_epoch), 1). Raises TypeError, ValueError.
    """
    _check_float("learning_rate", learning_rate, above=0.0)
    _check_float("end_learning_rate", end_learning_rate, least=0.0)
    _check_float("power", power, above=0.0)
    _check_whole("decay_epoch", decay_epoch)
    _check_bool("update_decay_epoch", update_decay_epoch)

    def rate(epoch: int) -> float:
        x, y = min(epoch, decay_epoch), decay_epoch
        if update_decay_epoch:
            x, y = epoch, decay_epoch * max(math.ceil(epoch / decay_epoch), 1)
        return (learning_rate - end_learning_rate) * (1.0 - x / y) ** power + end_learning_rate

    return _by_epoch(rate, total_step, step_per_epoch)


def warmup_lr(
    learning_rate: float, total_step: int, step_per_epoch: int, warmup_epoch: int
) -> list[float]:
    """learning_rate min(e, warmup_epoch) / warmup_epoch. Raises TypeError, ValueError."""
    _check_float("learning_rate", learning_rate, least=0.0)
    _check_whole("warmup_epoch", warmup_epoch)

    def rate(epoch: int) -> float:
        return learning_rate * min(epoch, warmup_epoch) / warmup_epoch

    return _by_epoch(rate, total_step, step_per_epoch)


def _by_epoch(rate: Callable[[int], float], total_step: int, step_per_epoch: int) -> list[float]:
    _check_whole("total_step", total_step)
    _check_whole("step_per_epoch", step_per_epoch)
    return [rate(i // step_per_epoch) for i in range(total_step)]


def _share(epoch: int, decay_epoch: int, is_stair: bool) -> float:
    """Of the epochs of one decay, how many have gone."""
    return epoch // decay_epoch if is_stair else epoch / decay_epoch


def _check_decay(
    learning_rate: object, decay_rate: object, decay_epoch: object, is_stair: object
) -> None:
    _check_float("learning_rate", learning_rate, above=0.0)
    _check_float("decay_rate", decay_rate, above=0.0)
    _check_whole("decay_epoch", decay_epoch)
    _check_bool("is_stair", is_stair)


def _check_whole(name: str, value: object) -> None:
    """Refuse a value that is no int above 0, as True is none (TypeError, ValueError)."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"'{name}' expects an int, got {value!r}")
    if value <= 0:
        raise ValueError(f"'{name}' must be above 0, got {value}")


def _check_float(
    name: str, value: object, above: float = -math.inf, least: float = -math.inf
) -> None:
    """Refuse a value that is no finite float in a range, as an int is none (likewise)."""
    if not isinstance(value, float):
        raise TypeError(f"'{name}' expects a float, got {value!r}")
    if not math.isfinite(value):
        raise ValueError(f"'{name}' must be finite, got {value}")
    if value <= above or value < least:
        bound = "must be above" if value <= above else "must not be below"
        raise ValueError(f"'{name}' {bound} 0, got {value}")


def _check_bool(name: str, value: object) -> None:
    if not isinstance(value, bool):
        raise TypeError(f"'{name}' is True or False, got {value!r}")
