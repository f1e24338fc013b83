"""The training ops that a step can be exported as: one row an op, with its equations in f64.

`ai.onnx.preview.training` counts steps from 0 in Momentum and Adagrad, from 1 in Adam, whose T = 0
is a step without bias correction. `com.microsoft` counts from 1. Attributes are f32 in both.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]
Numbers = Mapping[str, float]
# (x, g, states, rate, t, attributes) -> x and states; t counts steps from 1.
Equations = Callable[[Array, Array, list[Array], float, int, Numbers], tuple[Array, list[Array]]]
PREVIEW, MICROSOFT = "ai.onnx.preview.training", "com.microsoft"


@dataclass(frozen=True, slots=True)
class Attribute:
    """An attribute by the hyper-parameter that it is; `other` where the spec has none of it."""

    name: str
    hyper: str
    other: float = 0.0
    is_rest: bool = False  # 1 - the hyper-parameter


@dataclass(frozen=True, slots=True)
class TrainingOp:
    """One row: states by the op's names, the step that it calls T, fixed attributes, equations."""

    domain: str
    name: str
    states: tuple[str, ...]
    attributes: tuple[Attribute, ...]
    equations: Equations
    first: int | None  # what T is at the first step; None: always 0
    fixed: tuple[tuple[str, int | str], ...] = ()

    def numbers(self, hypers: Numbers) -> dict[str, float]:
        """The attributes that hyper-parameters are."""
        found: dict[str, float] = {}
        for attribute in self.attributes:
            value = hypers.get(attribute.hyper, attribute.other)
            known = attribute.hyper in hypers
            found[attribute.name] = 1.0 - value if attribute.is_rest and known else value
        return found

    def __str__(self) -> str:
        count = () if self.first is not None else (("T", 0),)
        fixed = ", ".join(f"{key}={value}" for key, value in (*self.fixed, *count))
        return f"{self.name}({fixed})" if fixed else self.name


def _adam(correct: bool) -> Equations:
    def equations(
        x: Array, g: Array, states: list[Array], rate: float, t: int, a: Numbers
    ) -> tuple[Array, list[Array]]:
        g = a["norm_coefficient"] * x + g
        v = a["alpha"] * states[0] + (1 - a["alpha"]) * g
        h = a["beta"] * states[1] + (1 - a["beta"]) * g * g
        r = rate * np.sqrt(1 - a["beta"] ** t) / (1 - a["alpha"] ** t) if correct else rate
        return x - r * v / (np.sqrt(h) + a["epsilon"]), [v, h]

    return equations


def _adagrad(
    x: Array, g: Array, states: list[Array], rate: float, t: int, a: Numbers
) -> tuple[Array, list[Array]]:
    g = a["norm_coefficient"] * x + g
    h = states[0] + g * g
    r = rate / (1 + (t - 1) * a["decay_factor"])
    return x - r * g / (np.sqrt(h) + a["epsilon"]), [h]


def _momentum(nesterov: bool) -> Equations:
    def equations(
        x: Array, g: Array, states: list[Array], rate: float, t: int, a: Numbers
    ) -> tuple[Array, list[Array]]:
        g = a["norm_coefficient"] * x + g
        v = a["alpha"] * states[0] + (a["beta"] if t > 1 else 1.0) * g
        return x - rate * (g + a["alpha"] * v if nesterov else v), [v]

    return equations


def _adamw(mode: int, correct: bool) -> Equations:
    """Mode 0 is torch's: decay first, epsilon behind the correction. Mode 1 is Hugging Face's."""

    def equations(
        x: Array, g: Array, states: list[Array], rate: float, t: int, a: Numbers
    ) -> tuple[Array, list[Array]]:
        m = a["alpha"] * states[0] + (1 - a["alpha"]) * g
        v = a["beta"] * states[1] + (1 - a["beta"]) * g * g
        first, second = (1 - a["alpha"] ** t, 1 - a["beta"] ** t) if correct else (1.0, 1.0)
        decay = 1 - rate * a["weight_decay"]
        if mode == 0:
            return decay * x - rate * (m / first) / (np.sqrt(v / second) + a["epsilon"]), [m, v]
        step = rate * np.sqrt(second) / first
        return decay * (x - step * m / (np.sqrt(v) + a["epsilon"])), [m, v]

    return equations


def _sgd(
    x: Array, g: Array, states: list[Array], rate: float, t: int, a: Numbers
) -> tuple[Array, list[Array]]:
    return x - rate * g, []


_ADAM = (
    Attribute("alpha", "beta1"), Attribute("beta", "beta2"), Attribute("epsilon", "eps"),
    Attribute("norm_coefficient", "weight_decay"),
)  # fmt: skip
_ADAGRAD = (
    Attribute("decay_factor", "lr_decay"), Attribute("epsilon", "eps"),
    Attribute("norm_coefficient", "weight_decay"),
)  # fmt: skip
_MOMENTUM = (
    Attribute("alpha", "momentum"), Attribute("beta", "dampening", 1.0, is_rest=True),
    Attribute("norm_coefficient", "weight_decay"),
)  # fmt: skip
_ADAMW = (*_ADAM[:3], Attribute("weight_decay", "weight_decay"))


def _modes() -> tuple[TrainingOp, ...]:
    states = ("first_order_moments", "second_order_moments")
    return tuple(
        TrainingOp(
            MICROSOFT,
            "AdamWOptimizer",
            states,
            _ADAMW,
            _adamw(mode, bool(correct)),
            1,
            (("adam_mode", mode), ("correct_bias", correct)),
        )
        for mode in (0, 1)
        for correct in (1, 0)
    )


# The rows by the form of `export` that they are for, in the order in which they are tried.
FORMS: dict[str, tuple[TrainingOp, ...]] = {
    "preview.training": (
        TrainingOp(PREVIEW, "Adam", ("V", "H"), _ADAM, _adam(True), 1),
        TrainingOp(PREVIEW, "Adam", ("V", "H"), _ADAM, _adam(False), None),
        TrainingOp(PREVIEW, "Adagrad", ("H",), _ADAGRAD, _adagrad, 0),
        TrainingOp(
            PREVIEW, "Momentum", ("V",), _MOMENTUM, _momentum(False), 0, (("mode", "standard"),)
        ),
        TrainingOp(
            PREVIEW, "Momentum", ("V",), _MOMENTUM, _momentum(True), 0, (("mode", "nesterov"),)
        ),
    ),
    "ort-training": (*_modes(), TrainingOp(MICROSOFT, "SGDOptimizerV2", (), (), _sgd, 1)),
}
