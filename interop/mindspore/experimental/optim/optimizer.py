"""MindSpore's experimental optimizers: groups of numbers, as torch has them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from .....ir.roles import FRACTION, NON_NEGATIVE
from ...checks import Flag, checked, pair, real_or_int, single
from ...engine import ParameterEngine
from ...gradients import Gradients
from ...groups import listed, members_of, refuse_repeated_names
from ...named_states import Holder, NamedState, Number
from ...recipe import Recipe, step_of
from ...tensor import Parameter, ParameterTuple, Tensor

_AVERAGES = (
    NamedState("exp_avg", "exp_avg.{}", "m"),
    NamedState("exp_avg_sq", "exp_avg_sq.{}", "v"),
)
_COUNT = Number("step_t", "step_t", lambda _, t: t)


class Optimizer(Holder):
    """The base class: groups are dicts, a number that one lacks is in `defaults`.

    Raises TypeError, ValueError, KeyError, and BindError for parameters whose memory cannot be
    stepped in place.
    """

    rates_are = "numbers are the groups': assign to optimizer.param_groups[0]['lr'], in each group"

    def __init__(
        self, params: Any, spec: str, defaults: Mapping[str, Any], flags: Mapping[str, bool],
        before: tuple[str, ...] = (),
    ) -> None:  # fmt: skip
        self.defaults = dict(defaults)
        self.param_groups = [self._group(g) for g in _groups(type(self).__name__, params)]
        self._hypers()  # checked before anything is compiled
        found: list[Parameter] = [p for group in self.param_groups for p in group["params"]]
        refuse_repeated_names(type(self).__name__, found)
        self.parameters = ParameterTuple(found)
        self._gradients = Gradients(type(self).__name__, self.parameters)
        owners = [n for n, g in enumerate(self.param_groups) for _ in g["params"]]
        recipe = Recipe(spec, {}, flags, before=before)
        step = step_of(recipe, 1.0, [(p.shape, "") for p in found])
        self._engine = ParameterEngine(step, found, owners, [""] * len(self.param_groups))

    def construct(self, gradients: Sequence[Any]) -> bool:
        """Takes a step with one gradient for each of `parameters`, in that order.

        Raises TypeError, ValueError; then no parameter or state has changed.
        """
        grads = self._gradients.take(gradients)
        for index, numbers in enumerate(self._hypers()):
            for name, value in numbers.items():
                self._fused.set(index, name, value)
        self._fused.step(grads)
        return True

    def _extra(self) -> dict[str, Any]:
        return {"rates": [float(group["lr"]) for group in self.param_groups]}

    def _restore(self, extra: dict[str, Any]) -> None:
        rates = extra["rates"]
        if len(rates) == len(self.param_groups):  # else the groups are others, with their own
            for group, rate in zip(self.param_groups, rates, strict=True):
                group["lr"] = Parameter(np.asarray(rate, np.float32), "learning_rate")

    def _group(self, given: Mapping[str, Any]) -> dict[str, Any]:
        where = type(self).__name__
        unknown = [name for name in given if name != "params" and name not in self.defaults]
        if unknown or "params" not in given:
            raise KeyError(
                f"For '{where}', a group has 'params' and perhaps {', '.join(self.defaults)}; "
                f"got {', '.join(map(repr, given))}"
            )
        group = {**self.defaults, **given, "params": members_of(where, given["params"])}
        rate = real_or_int(where, "lr", _number(group["lr"]), NON_NEGATIVE)
        group["lr"] = Parameter(np.asarray(rate, np.float32), "learning_rate")
        return group

    def _hypers(self) -> list[dict[str, float]]:
        """The numbers of each group, as they are now. Raises TypeError, ValueError."""
        where, found = type(self).__name__, list[dict[str, float]]()
        for group in self.param_groups:
            first, second = pair(where, "betas", group["betas"], (tuple, list))
            numbers = {
                "beta1": real_or_int(where, "betas[0]", first, FRACTION),
                "beta2": real_or_int(where, "betas[1]", second, FRACTION),
            }
            for name in group.keys() - {"params", "betas"}:
                numbers[name] = real_or_int(where, name, _number(group[name]), NON_NEGATIVE)
            found.append({name: single(value) for name, value in numbers.items()})
        return found


def _groups(where: str, params: Any) -> list[Mapping[str, Any]]:
    given = listed(where, params, "parameters")
    if all(isinstance(item, Mapping) for item in given):
        return given
    return [{"params": given}]


def _number(value: Any) -> Any:
    return float(value) if isinstance(value, Tensor) and value.size == 1 else value


class AdamW(Optimizer):
    """Adam with decoupled weight decay; `stepfuse show adamw` has the equations."""

    _states = (*_AVERAGES, NamedState("max_exp_avg_sq", "max_exp_avg_sq.{}", "vmax", whole=True))
    _numbers = (Number("state_step", "state_step", lambda _, t: t),)

    @checked
    def __init__(
        self, params: Any, lr: Any = 1e-3, betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-8, weight_decay: float = 1e-2, amsgrad: Flag = False, *,
        maximize: Flag = False,
    ) -> None:  # fmt: skip
        before = ("maximize",) if maximize else ()
        defaults = {"lr": lr, "betas": betas, "eps": eps, "weight_decay": weight_decay}
        super().__init__(params, "adamw", defaults, {"amsgrad": amsgrad}, before)


class NAdam(Optimizer):
    """Adam with Nesterov's momentum; `stepfuse show nadam` has the equations."""

    _states = (*_AVERAGES, NamedState("mu_product", "mu_product_{}", "product"))
    _numbers = (_COUNT,)

    def __init__(
        self, params: Any, lr: Any = 2e-3, betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-8, weight_decay: float = 0.0, momentum_decay: float = 4e-3,
    ) -> None:  # fmt: skip
        defaults = {"lr": lr, "betas": betas, "eps": eps, "weight_decay": weight_decay}
        super().__init__(params, "nadam", {**defaults, "momentum_decay": momentum_decay}, {})


class RAdam(Optimizer):
    """Adam that waits for its average square; `stepfuse show radam` has the equations."""

    _states = _AVERAGES
    _numbers = (_COUNT,)

    def __init__(
        self, params: Any, lr: Any = 1e-3, betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-8, weight_decay: float = 0.0,
    ) -> None:  # fmt: skip
        defaults = {"lr": lr, "betas": betas, "eps": eps, "weight_decay": weight_decay}
        super().__init__(params, "radam", defaults, {})
