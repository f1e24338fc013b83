"""Optimizers that exist twice: in another library, to be captured, and registered here.

`why` says what the original does that ours does not, where the captured step takes more bytes or
sweeps for it, or about twice the operations.
"""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from typing import Any

Options = tuple[tuple[str, Any], ...]


@dataclass(frozen=True, slots=True)
class Pair:
    """An optimizer of ours, and one of another library with the same rule."""

    ours: str
    module: str
    name: str
    given: Options = ()  # to the original
    set: Options = ()  # of ours
    why: str = ""

    @property
    def original(self) -> Any:
        """The class or factory."""
        return getattr(importlib.import_module(self.module), self.name)

    @property
    def options(self) -> dict[str, Any]:
        """The original's options, by name."""
        return dict(self.given)

    @property
    def statics(self) -> dict[str, Any]:
        """Ours."""
        return dict(self.set)

    @property
    def title(self) -> str:
        """What it is called in tables."""
        options = ", ".join(f"{k}={v}" for k, v in self.given if k != "learning_rate")
        return f"{self.module.split('.')[0]} {self.name}" + (f"({options})" if options else "")


def _torch(ours: str, name: str, same: tuple[str, ...] = (), why: str = "", **options: Any) -> Pair:
    flags = tuple((flag, True) for flag in same)
    return Pair(ours, "torch.optim", name, (*options.items(), *flags), flags, why)


def _other(ours: str, name: str, *, why: str = "", **options: Any) -> Pair:
    return Pair(ours, "pytorch_optimizer", name, tuple(options.items()), why=why)


def _optax(ours: str, name: str = "", *, contrib: bool = False) -> Pair:
    rate = () if ours in ("cocob", "prodigy") else (("learning_rate", 1e-3),)
    return Pair(ours, "optax.contrib" if contrib else "optax", name or ours, rate)


_L2, _DECOUPLED = {"weight_decouple": False}, {"weight_decouple": True}
_ALL_ALIKE = (("optimize_1d", True),)
_POWER = "has its exponent as an option: a power, where ours takes a root"
_SWAPS = "swaps its moments by the number of the step"
_NORMED = "divides the parameter by its norm before it sums, which takes a sweep more"

TORCH: tuple[Pair, ...] = (
    _torch("sgd", "SGD", lr=1e-3),
    _torch("momentum", "SGD", lr=1e-3, momentum=0.9),
    _torch("momentum", "SGD", lr=1e-3, momentum=0.9, same=("nesterov",)),
    _torch("adam", "Adam"),
    _torch("adam", "Adam", same=("amsgrad",)),
    _torch("adamw", "AdamW"),
    _torch("adamw", "AdamW", same=("amsgrad",)),
    _torch("nadam", "NAdam"),
    _torch("radam", "RAdam"),
    _torch("adagrad", "Adagrad"),
    _torch("adadelta", "Adadelta"),
    _torch("adamax", "Adamax"),
    _torch("asgd", "ASGD", why="chooses between a copy and an average"),
    _torch("rmsprop", "RMSprop"),
    _torch("rmsprop_momentum", "RMSprop", momentum=0.9),
    _torch("rmsprop_momentum", "RMSprop", momentum=0.9, same=("centered",)),
    _torch("rprop", "Rprop"),
    _torch("adafactor", "Adafactor"),
)

PYTORCH_OPTIMIZER: tuple[Pair, ...] = (
    _other("a2grad_exp", "A2Grad", variant="exp"),
    _other("a2grad_inc", "A2Grad", variant="inc"),
    _other("a2grad_uni", "A2Grad", variant="uni"),
    _other("accsgd", "AccSGD"),
    _other("adabelief", "AdaBelief", **_DECOUPLED),
    _other("adabound", "AdaBound", **_L2),
    _other("adagc", "AdaGC"),
    _other("adai", "Adai", why=_POWER),
    _other("adamc", "AdamC"),
    _other("adamg", "AdamG"),
    _other("adamod", "AdaMod", **_DECOUPLED),
    _other("adamp", "AdamP", why=_NORMED),
    _other("adams", "AdamS"),
    _other("adan", "Adan", **_L2),
    _other("adanorm", "AdaNorm"),
    _other("adapnm", "AdaPNM", **_DECOUPLED, why=_SWAPS),
    _other("adasmooth", "AdaSmooth", why="keeps the last parameter, where ours adds up its moves"),
    _other("adatam", "AdaTAM"),
    _other("ademamix", "AdEMAMix", **_DECOUPLED),
    _other("adopt", "ADOPT", **_L2),
    _other("aggmo", "AggMo", **_L2),
    _other("aida", "Aida", why="projects arrays twice, where ours computes with their products"),
    _other("amos", "Amos", momentum=0.9),
    _other("ano", "Ano"),
    _other("apollo_dqn", "ApolloDQN"),
    _other("avagrad", "AvaGrad"),
    _other("bcos", "BCOS", mode="m"),
    _other("came", "CAME"),
    _other("diffgrad", "DiffGrad", **_L2),
    _other("dualadam", "DualAdam"),
    _other("exadam", "EXAdam"),
    _other("focus", "FOCUS"),
    _other("fromage", "Fromage"),
    _other("ftrl", "FTRL", beta=1.0, why=_POWER),
    _other("grams", "Grams"),
    _other("gravity", "Gravity", alpha=0.0),
    _other("grokfast_adamw", "GrokFastAdamW"),
    _other("kate", "Kate"),
    _other("lamb", "Lamb"),
    _other("laprop", "LaProp"),
    _other("lion", "Lion", **_DECOUPLED),
    _other("madgrad", "MADGRAD", why="computes its first parameter beside, for momentum 0"),
    Pair("mars", "pytorch_optimizer", "MARS", _ALL_ALIKE, _ALL_ALIKE),
    _other("msvag", "MSVAG"),
    _other("nero", "Nero", why="takes the mean of the units' norms, which is 1 in ours"),
    _other("novograd", "NovoGrad", why="normalises its first gradient otherwise"),
    _other("padam", "PAdam", **_L2),
    _other("pid", "PID", momentum=0.9),
    _other("pnm", "PNM", **_DECOUPLED, why=_SWAPS),
    _other("prodigy", "Prodigy"),
    _other("qhadam", "QHAdam", **_L2),
    _other("qhm", "QHM", **_L2),
    _other("racs", "RACS"),
    _other("rose", "ROSE", why="has a weight decay of its own, which reads param once more"),
    _other("schedule_free_adamw", "ScheduleFreeAdamW"),
    _other("schedule_free_radam", "ScheduleFreeRAdam"),
    _other("schedule_free_sgd", "ScheduleFreeSGD"),
    _other("sgdp", "SGDP", momentum=0.9, why=_NORMED),
    _other("sgdw", "SGDW", momentum=0.9, **_DECOUPLED),
    _other("signsgd", "SignSGD", momentum=0.0, **_DECOUPLED),
    _other("signum", "SignSGD", **_DECOUPLED),
    _other("sm3", "SM3", momentum=0.9),
    _other("stable_adamw", "StableAdamW"),
    _other("tiger", "Tiger", **_DECOUPLED),
    _other("vsgd", "VSGD"),
    _other("yogi", "Yogi"),
)

_ALIASES = (
    "sgd adam adamw adabelief adadelta adagrad adamax adan fromage lamb lion novograd "
    "optimistic_adam radam rmsprop rprop signum sm3 yogi"
)
_CONTRIB = (
    "acprop ademamix adopt cocob dog dowg madgrad prodigy schedule_free_adamw schedule_free_sgd "
    "simplified_ademamix"
)

OPTAX: tuple[Pair, ...] = (
    *(_optax(name) for name in _ALIASES.split(" ")),
    _optax("optimistic_sgd", "optimistic_gradient_descent"),
    _optax("signsgd", "sign_sgd"),
    *(_optax(name, contrib=True) for name in _CONTRIB.split(" ")),
)

PAIRS = (*TORCH, *PYTORCH_OPTIMIZER, *OPTAX)
