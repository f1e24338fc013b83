"""MindSpore's thor over layers that are described, with covariances that are given."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from ..cell import Cell
from ..checks import NON_NEGATIVE, POSITIVE, flag, real, real_or_int, single, whole
from ..groups import GroupMember
from ..named_states import NamedState, Number
from ..recipe import Recipe
from ..tensor import Array, Parameter, Tensor
from .optimizer import Optimizer
from .thor_layers import ThorLayer, layers_of

_ROLES = ("left_cov", "right_cov", "left_positions", "right_positions", "counts")


class Thor(Optimizer):
    """The optimizer that `nn.thor` makes; `stepfuse show thor` has the equations."""

    _states = (NamedState("moments", "moments.{}", "m"),)
    _numbers = (
        Number("momentum", "momentum", lambda optimizer, _: optimizer.momentum_value),
        Number("cov_step", "cov_step", lambda _, t: t),
    )

    def __init__(
        self, net: Cell, learning_rate: Tensor, damping: Array, weight_decay: float,
        loss_scale: float, decay_filter: Callable[[Parameter], bool], split_indices: list[int],
        recipe: Recipe,
    ) -> None:  # fmt: skip
        super().__init__(learning_rate, net.trainable_params(), weight_decay, loss_scale)
        self._members = tuple(
            replace(m, decayed=bool(decay_filter(m.param))) for m in self._members
        )
        self.decay_flags = tuple(m.decayed for m in self._members)
        self.momentum_value, self.frequency = recipe.hypers["momentum"], recipe.hypers["frequency"]
        self.split_indices = split_indices
        self._layers, self._damping = layers_of(net), damping
        self._compile(recipe)

    @property
    def thor(self) -> bool:
        """True if the next step refreshes the inverses, and is given covariances."""
        return self._fused.t % self.frequency == 0

    def construct(self, gradients: Sequence[Any]) -> bool:
        """Takes a step with one gradient for each of `parameters`, in that order.

        Raises TypeError, ValueError and RuntimeError; then no parameter or state has changed.
        """
        damping, is_due = self._damping_now(), self.thor
        for number in range(len(self._groups)):
            self._fused.set(number, "damping", damping)
        super().construct(gradients)
        for layer in self._layers if is_due else ():
            layer.used()
        return True

    def _inputs(self) -> dict[str, list[Any]] | None:
        if not self.thor:
            return None
        given: dict[int, ThorLayer] = {}
        for layer in (each for each in self._layers if each.is_refreshed):
            if not layer.given:
                raise ValueError(
                    f"thor: step {self._fused.t} refreshes the inverses, and {layer.weight.name} "
                    f"was given no covariances since the last refresh; call its layer's "
                    f"give(matrix_a, matrix_g) before it"
                )
            given[id(layer.weight)] = layer
        every = [given[id(p)].given if id(p) in given else {} for p in self.parameters]
        return {role: [found.get(role) for found in every] for role in _ROLES}

    def _label(self, member: GroupMember, plain: bool) -> str:
        for layer in self._layers:
            own = layer.kind if layer.kind in ("embedding", "layer_norm") else ""
            if member.param is layer.weight or (member.param is layer.bias and own == "layer_norm"):
                return own
        return "plain"

    def _damping_now(self) -> float:
        step = self._fused.t
        if step >= self._damping.size:
            raise RuntimeError(
                f"thor: step {step} is past the end of the {self._damping.size} values of damping; "
                f"give one for every step"
            )
        found = float(self._damping[step])
        if not 0.0 <= found < np.inf:
            raise ValueError(f"thor: damping at step {step} must be 0 or above, got {found}")
        return found


def thor(
    net: Any, learning_rate: Any, damping: Any, momentum: float, weight_decay: Any = 0.0,
    loss_scale: Any = 1.0, batch_size: Any = 32, use_nesterov: bool = False,
    decay_filter: Callable[[Parameter], bool] = lambda x: True, split_indices: Any = None,
    enable_clip_grad: bool = False, frequency: int = 100, *, as_mindspore: bool = False,
) -> Thor:  # fmt: skip
    """THOR over the trainable parameters of a network whose layers are `ThorLayer`s.

    With `as_mindspore` the inverse of an embedding is the product of its root by itself, as in
    MindSpore's code for GPUs. Raises TypeError, ValueError as MindSpore's does.
    """
    where = "thor"
    if not isinstance(net, Cell):
        raise TypeError(f"For '{where}', the 'net' must be a Cell, but got {type(net).__name__}")
    given = single(real(where, "momentum", momentum, NON_NEGATIVE))
    if whole(where, "frequency", frequency) < 2:
        raise ValueError(f"For '{where}', the 'frequency' must be at least 2, but got {frequency}")
    if not isinstance(learning_rate, Tensor):
        raise TypeError(
            f"For '{where}', the 'learning_rate' must be a Tensor, but got {learning_rate!r:.60}"
        )
    rows = damping.asnumpy() if isinstance(damping, Tensor) else None
    if rows is None or rows.ndim != 1:
        raise TypeError(
            f"For '{where}', the 'damping' must be a Tensor of one value a step, but got "
            f"{damping!r:.60}"
        )
    hypers = {
        "momentum": given, "frequency": float(frequency),
        "loss_scale": real_or_int(where, "loss_scale", loss_scale, POSITIVE),
        "batch_size": float(whole(where, "batch_size", batch_size)),
    }  # fmt: skip
    flags = {
        "nesterov": flag(where, "use_nesterov", use_nesterov),
        "clip": flag(where, "enable_clip_grad", enable_clip_grad),
        "literal": flag(where, "as_mindspore", as_mindspore),
    }
    segments = _segments(split_indices, layers_of(net))
    recipe = Recipe("thor", hypers, flags, scaled=False, centralizes=False)
    return Thor(net, learning_rate, rows, weight_decay, loss_scale, decay_filter, segments, recipe)


def _segments(given: Any, layers: list[ThorLayer]) -> list[int]:
    """The last layer of each segment that devices sum at once: of one device nothing is summed.

    Raises TypeError, ValueError.
    """
    last = sum(layer.is_refreshed for layer in layers) - 1
    if given is None:
        return [last]
    if not isinstance(given, list) or not all(type(n) is int for n in given):  # pyright: ignore[reportUnknownVariableType]
        raise TypeError(
            f"For 'thor', the 'split_indices' must be a list of ints, but got {given!r}"
        )
    if sorted(set(given)) != given or given[-1:] != [last]:  # pyright: ignore[reportUnknownArgumentType]
        raise ValueError(
            f"For 'thor', the 'split_indices' must ascend to the last layer, {last}, but got "
            f"{given}"
        )
    return given  # pyright: ignore[reportUnknownVariableType]
