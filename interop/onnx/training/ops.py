"""Training ops, and the rows that a step can be exported as.

`ai.onnx.preview.training` counts steps from 0 in Momentum and Adagrad, from 1 in Adam, whose T = 0
is a step without bias correction. `com.microsoft` counts from 1. Attributes are f32 in both.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ....ir.frontend.trace import Definition
from ....ir.graph import Spec
from .steps import onnx_adagrad, onnx_adam, onnx_momentum, ort_adamw, ort_sgd

PREVIEW, MICROSOFT = "ai.onnx.preview.training", "com.microsoft"


@dataclass(frozen=True, slots=True)
class OptimizerOp:
    """One row: the step of an op, its states in order, its options as statics."""

    step: Definition
    states: tuple[str, ...]
    statics: Callable[[dict[str, Any]], dict[str, bool]] = lambda known: {}
    counts: bool = True


OPTIMIZER_OPS: dict[tuple[str, str], OptimizerOp] = {
    (PREVIEW, "Adam"): OptimizerOp(onnx_adam, ("v", "h")),
    (PREVIEW, "Adagrad"): OptimizerOp(onnx_adagrad, ("h",)),
    (PREVIEW, "Momentum"): OptimizerOp(
        onnx_momentum, ("v",), lambda known: {"nesterov": known["mode"] == "nesterov"}
    ),
    (MICROSOFT, "AdamWOptimizer"): OptimizerOp(
        ort_adamw,
        ("m", "v"),
        lambda known: {
            "decays_last": known.get("adam_mode", 0) == 1,
            "correct_bias": bool(known.get("correct_bias", 1)),
        },
    ),
    (MICROSOFT, "SGDOptimizerV2"): OptimizerOp(ort_sgd, (), counts=False),
}


@dataclass(frozen=True, slots=True)
class Attribute:
    """An attribute by the hyper-parameter that it is; `other` where the spec has none of it."""

    name: str
    hyper: str
    other: float = 0.0
    is_rest: bool = False  # 1 - the hyper-parameter


@dataclass(frozen=True, slots=True)
class TrainingOp:
    """One row: states by the op's names, attributes, and those that are fixed."""

    domain: str
    name: str
    states: tuple[str, ...]
    attributes: tuple[Attribute, ...]
    first: int | None  # T at the first step; None: always 0
    fixed: tuple[tuple[str, int | str], ...] = ()

    @property
    def spec(self) -> Spec:
        """The op's step, with its options."""
        row = OPTIMIZER_OPS[self.domain, self.name]
        return row.step(**row.statics(dict(self.fixed)))

    def numbers(self, hypers: Mapping[str, float]) -> dict[str, float]:
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


_MOMENTS = ("first_order_moments", "second_order_moments")

# The rows by the form of `export` that they are for, in the order in which they are tried.
FORMS: dict[str, tuple[TrainingOp, ...]] = {
    "preview.training": (
        TrainingOp(PREVIEW, "Adam", ("V", "H"), _ADAM, 1),
        TrainingOp(PREVIEW, "Adam", ("V", "H"), _ADAM, None),
        TrainingOp(PREVIEW, "Adagrad", ("H",), _ADAGRAD, 0),
        TrainingOp(PREVIEW, "Momentum", ("V",), _MOMENTUM, 0, (("mode", "standard"),)),
        TrainingOp(PREVIEW, "Momentum", ("V",), _MOMENTUM, 0, (("mode", "nesterov"),)),
    ),
    "ort-training": (
        *(
            TrainingOp(
                MICROSOFT, "AdamWOptimizer", _MOMENTS, _ADAMW, 1,
                (("adam_mode", mode), ("correct_bias", correct)),
            )
            for mode in (0, 1)
            for correct in (1, 0)
        ),
        TrainingOp(MICROSOFT, "SGDOptimizerV2", (), (), 1),
    ),
}  # fmt: skip
