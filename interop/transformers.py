"""The optimizers that the Trainer knows by name, stepped by stepfuse.

    Trainer(model, args, optimizer_cls_and_kwargs=optimizer("adamw_8bit", args), ...)

Names, and the use of the Trainer's arguments, are those of transformers 5.24
(`trainer_optimizer.py`); nothing of transformers is imported.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

import torch

from ..ir.errors import OptionError, did_you_mean
from . import torch as front

__all__ = ["optimizer"]

Options = dict[str, Any]


@dataclass(frozen=True, slots=True)
class _Name:
    """An `optim=` name: its class of `stepfuse.torch`, which of the Trainer's arguments it takes,
    and the codec of its states."""

    shown: str
    numbers: tuple[str, ...] = ()  # of ("betas", "eps", "weight_decay", "warmup_steps")
    text: Mapping[str, Callable[[str], Any]] = field(default_factory=dict[str, Any])  # optim_args
    fixed: Mapping[str, Any] = field(default_factory=dict[str, Any])
    codec: str = ""


def _flag(text: str) -> bool:
    return text.lower() in ("true", "1", "yes")


def _bits(kind: _Name) -> _Name:
    return replace(kind, codec="dynamic8")


def _floats(names: str) -> dict[str, Callable[[str], Any]]:
    return dict.fromkeys(names.split(), float)


_ADAM = ("betas", "eps")
_FREE = _floats("weight_lr_power r")
_ADAMW, _LION = _Name("AdamW", _ADAM), _Name("Lion", ("betas",))
_ADEMAMIX = _Name("AdEMAMix", _ADAM, _floats("beta1 beta2 beta3 alpha eps t_alpha t_beta3"))
_RMSPROP = _Name("RMSprop", text={**_floats("momentum alpha eps weight_decay"), "centered": _flag})
_ADAMW_8, _LION_8, _ADEMAMIX_8 = map(_bits, (_ADAMW, _LION, _ADEMAMIX))

NAMES: dict[str, _Name] = {
    "adamw_torch": _ADAMW,
    "adamw_torch_fused": _ADAMW,
    "adamw_torch_xla": _ADAMW,
    "adamw_torch_npu_fused": _ADAMW,
    "adafactor": _Name(
        "AdafactorMindSpore",
        fixed={"scale_parameter": False, "relative_step": False, "first_moment": False},
    ),
    "adamw_torch_8bit": _Name("AdamW", _ADAM, {"block_size": int}, codec="dynamic8"),
    "adamw_torch_4bit": _Name("AdamW", _ADAM, {"block_size": int}, codec="dynamic4"),
    "ademamix": _ADEMAMIX,
    "ademamix_8bit": _ADEMAMIX_8,
    "paged_ademamix_32bit": _ADEMAMIX,
    "paged_ademamix_8bit": _ADEMAMIX_8,
    "sgd": _Name("SGD", text={**_floats("momentum dampening weight_decay"), "nesterov": _flag}),
    "adagrad": _Name("Adagrad", text=_floats("lr_decay weight_decay eps")),
    "adamw_bnb_8bit": _ADAMW_8,
    "adamw_8bit": _ADAMW_8,
    "paged_adamw_32bit": _ADAMW,
    "paged_adamw_8bit": _ADAMW_8,
    "lion_32bit": _LION,
    "lion_8bit": _LION_8,
    "paged_lion_32bit": _LION,
    "paged_lion_8bit": _LION_8,
    "rmsprop": _RMSPROP,
    "rmsprop_bnb": _RMSPROP,
    "rmsprop_bnb_32bit": _RMSPROP,
    "rmsprop_bnb_8bit": _bits(_RMSPROP),
    "lomo": _Name("LOMO"),
    "adalomo": _Name("AdaLomo"),
    "grokadamw": _Name(
        "GrokAdamW",
        text=_floats("alpha_init lamb gamma grokking_signal_decay_rate gradient_clipping"),
    ),
    "schedule_free_adamw": _Name(
        "ScheduleFreeAdamW", (*_ADAM, "weight_decay", "warmup_steps"), _FREE
    ),
    "schedule_free_radam": _Name("ScheduleFreeRAdam", (*_ADAM, "weight_decay"), _FREE),
    "schedule_free_sgd": _Name("ScheduleFreeSGD", ("weight_decay", "warmup_steps"), _FREE),
    "stable_adamw": _Name("StableAdamW", (*_ADAM, "weight_decay")),
}  # fmt: skip

_LOW_RANK = "it projects gradients on the largest singular vectors, which no spec here does"
REFUSED: dict[str, str] = {
    "adamw_anyprecision": "write (stepfuse.torch.AdamW, {'dtypes': "
    "'m=f32,v=bf16', ...}) with the dtypes of momentum and variance",
    **dict.fromkeys(
        ("galore_adamw", "galore_adamw_8bit", "galore_adafactor", "galore_adamw_layerwise",
         "galore_adamw_8bit_layerwise", "galore_adafactor_layerwise"), _LOW_RANK,
    ),
    **dict.fromkeys(
        ("apollo_adamw", "apollo_adamw_layerwise"),
        "it scales gradients by their random projections, which no spec here does",
    ),
}  # fmt: skip


def optimizer(
    name: str, args: Any = None, **options: Any
) -> tuple[type[torch.optim.Optimizer], Options]:
    """A class and its arguments, for the Trainer's `optimizer_cls_and_kwargs`.

    `args` are the TrainingArguments, of which lr, betas, eps, weight_decay, warmup_steps and
    optim_args are taken as the Trainer does; `options` stand above them. Numbers that neither has
    are the optimizer's own. Raises OptionError, a ValueError.
    """
    name = str(getattr(name, "value", name))
    if name not in NAMES:
        raise OptionError(f"optim '{name}' is not here: {REFUSED.get(name) or _near(name)}")
    known = NAMES[name]
    found = {**known.fixed, **({} if args is None else _of_trainer(name, known, args)), **options}
    if known.shown == "AdEMAMix":
        found = _warmed(name, found)
    made = getattr(front, known.shown)
    if name == "grokadamw":
        made = _by_layer(made)
    return made, _coded(known.codec, found) if known.codec else found


@cache
def _by_layer(made: Any) -> type[Any]:
    """A class that makes a group of each tensor, with its number in the group as `layer`."""

    def init(self: Any, params: Iterable[Any], **options: Any) -> None:
        given = list(params)
        groups = given if isinstance(given[0], Mapping) else [{"params": given}]
        split = [
            {**group, "params": [param], "layer": float(number)}
            for group in groups
            for number, param in enumerate(group["params"])
        ]
        made.__init__(self, split, **options)

    return type(made.__name__, (made,), {"__init__": init, "__doc__": made.__doc__})


def _near(name: str) -> str:
    return did_you_mean(name, NAMES, f"there are {', '.join(NAMES)}")


def _of_trainer(name: str, known: _Name, args: Any) -> Options:
    """The arguments that the Trainer passes. Raises OptionError for optim_args that are unknown."""
    found: Options = {"lr": args.learning_rate}
    numbers = {
        "betas": (args.adam_beta1, args.adam_beta2),
        "eps": args.adam_epsilon,
        "weight_decay": args.weight_decay,
        "warmup_steps": args.warmup_steps,
    }
    found |= {key: numbers[key] for key in known.numbers}
    for pair in filter(None, (args.optim_args or "").replace(" ", "").split(",")):
        key, _, text = pair.partition("=")
        if key not in known.text:
            has = ", ".join(known.text) or "none"
            raise OptionError(f"optim '{name}': no optim_args '{key}'; it has {has}")
        found[key] = known.text[key](text)
    return found


def _warmed(name: str, options: Options) -> Options:
    """AdEMAMix's arguments: three betas, and one number of steps for both schedules."""
    found = dict(options)
    first, second, *third = found.pop("betas", (0.9, 0.999))
    given = (found.pop("beta1", first), found.pop("beta2", second))
    found["betas"] = (*given, found.pop("beta3", third[0] if third else 0.9999))
    steps = {found.pop(key, 0.0) for key in ("t_alpha", "t_beta3")}
    if len(steps) > 1:
        raise OptionError(f"optim '{name}': t_alpha and t_beta3 are one number here; got {steps}")
    return found | ({"warmup": steps.pop()} if steps != {0.0} else {})


def _coded(codec: str, options: Options) -> Options:
    """The arguments of a class whose states are in codes."""
    rest = {key: value for key, value in options.items() if key != "block_size"}
    return {"dtypes": f"state={codec}({options.get('block_size', 256)})", **rest}
