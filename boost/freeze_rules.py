"""The parameters that each step of GradientFreeze trains: groups, and their sequence.

Group 0 is all parameters; a later group is a shorter tail of them, in front of which all is
frozen.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from .errors import BoostError, BoostTypeError, number, whole

CONTINUOUS, INTERVAL = 0, 1
_AT_LEAST = 3  # parameters to a chunk, which ends before the next weight
_LONGER = 1.01  # than the steps that were asked for


def freeze_indices(
    freeze_type: int, groups: int, p: float, total_steps: int, seed: int | None = None
) -> list[int]:
    """The group that each step trains: int(1.01 total_steps) steps; type 0 has whole periods.

        type 0  z zeros and 1 .. n-1, again and again;  z = floor(p (n-1) / (1-p)), n = groups
        type 1  0; then j in 1 .. n-1 with P(j) = (n-j) / (n(n-1)/2) where the share of such
                steps so far is below 1-p, else 0

    `p` is the share of steps that train everything. Type 1 draws from NumPy's legacy generator:
    with a `seed` as after np.random.seed(seed), else from the global one, which moves on.
    Raises BoostError, BoostTypeError.
    Source: MindSpore's boost.GradientFreeze.
    """
    check_freeze(freeze_type, groups, p, total_steps, "groups")
    length = int(total_steps * _LONGER)
    if groups <= 1:
        return [0] * length
    if freeze_type == CONTINUOUS:
        period = [0] * int(p * (groups - 1) // (1 - p)) + [*range(1, groups)]
        return period * math.ceil(length / len(period))
    return _interval(groups, p, length, seed)


def _interval(groups: int, p: float, length: int, seed: int | None) -> list[int]:
    is_frozen = [False]
    frozen = 0
    while len(is_frozen) < length:
        is_frozen.append(frozen / len(is_frozen) < 1 - p)
        frozen += is_frozen[-1]
    # one draw of np.random.choice is one number of the generator: all of them at once
    if seed is not None and whole("seed", seed, 0) >= 2**32:
        raise BoostError(f"seed: expected an int below 2**32, which NumPy takes, got {seed}")
    generator: Any = np.random if seed is None else np.random.RandomState(seed)
    weights = [j / sum(range(1, groups)) for j in range(1, groups)]
    cumulated = np.cumsum(weights)
    drawn = np.searchsorted(
        cumulated / cumulated[-1], generator.random_sample(frozen), side="right"
    )
    picked = iter((groups - 1 - drawn).tolist())
    return [next(picked) if one else 0 for one in is_frozen]


def freeze_kind(name: str, value: Any) -> int:
    """One of the two kinds of sequences. Raises BoostError."""
    if isinstance(value, bool) or value not in (CONTINUOUS, INTERVAL):
        raise BoostError(
            f"{name}: expected 0 (frozen steps in a row) or 1 (in between), got {value!r}"
        )
    return int(value)


def check_freeze(
    freeze_type: Any, groups: Any, p: Any, total_steps: Any, called: str = "param_groups"
) -> None:
    """Refuse arguments that make no sequence (BoostError, BoostTypeError).

    `called` is the name of the argument that is the number of groups.
    """
    freeze_kind("freeze_type", freeze_type)
    whole(called, groups)
    whole("total_steps", total_steps)
    if not 0.0 <= number("freeze_p", p) < 1.0:
        raise BoostError(
            f"freeze_p: expected a number from 0 and below 1, the share of steps that train "
            f"everything, got {p}; to freeze nothing, leave grad_freeze out"
        )


def tails(names: Sequence[str], groups: int) -> tuple[int, ...]:
    """Return the start of each group: group i trains the parameters names[tails[i]:].

    Parameters are in chunks of at least three; a chunk ends before a name with neither `bn` nor
    `bias` in it. Group i starts at chunk i (chunks // groups). Raises BoostError without names.
    """
    if not names:
        raise BoostError("GradientFreeze: the network has no parameter that requires a gradient")
    starts, size = [0], 0
    for index, name in enumerate(names):
        if size >= _AT_LEAST and "bn" not in name and "bias" not in name:
            starts.append(index)
            size = 0
        size += 1
    stride = len(starts) // groups
    return tuple(starts[stride * group] for group in range(groups))


def check_strategy(strategy: Any, groups: int) -> tuple[int, ...] | None:
    """A sequence of groups that a user gives; None for all of it in order of need.

    Raises BoostError, BoostTypeError.
    """
    if strategy is None:
        return None
    array: Any = np.asarray(strategy) if not isinstance(strategy, list | tuple) else None
    if array is not None:
        if array.ndim != 1 or array.dtype != np.int32:
            raise BoostTypeError(
                f"train_strategy: expected a list or tuple of ints, or a 1-D int32 array, got "
                f"{strategy!r}"
            )
        strategy = array.tolist()
    for n, index in enumerate(strategy):
        if whole(f"train_strategy[{n}]", index, 0) >= groups:
            raise BoostError(
                f"train_strategy[{n}]: expected a group from 0 to {groups - 1}, got {index}"
            )
    if not strategy:
        raise BoostError("train_strategy: expected at least one group, got an empty sequence")
    return tuple(strategy)
