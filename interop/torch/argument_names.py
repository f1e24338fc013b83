"""Arguments of other libraries' optimizers: those that mean the same here, under our names.

    AdaBelief(params, weight_decouple=True)       as its step does anyway
    GrokfastAdamW(params, grokfast_lamb=2.0)      strength=2.0
    AdaBelief(params, rectify=True)               TypeError: a stage does that, or another class

The names are those of pytorch_optimizer, timm, bitsandbytes, transformers and optax.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from ...optim_defs import class_name

Group = dict[str, Any]

# Our options for an argument: a space between the places of a tuple.
_RENAMED: dict[str, dict[str, str]] = {
    "alpha_init": {"grokadamw": "alpha"},
    "betas": {"adai": "beta0 beta2", "adasmooth": "rho1 rho2", "pnm": "beta1 beta0"},
    "clip": {"fadam": "threshold"},
    "clip_threshold": {"adafactor_mindspore": "d", "adalomo": "d", "came": "d"},
    "decay_rate": {
        "adafactor_mindspore": "beta2_decay", "adalomo": "beta2_decay", "adatam": "decay",
    },
    "eps": {"adafactor_mindspore": "eps1 eps2", "adalomo": "eps1 eps2", "came": "eps1 eps2"},
    "eps_2": {"fadam": "relative_eps"},
    "gamma": {"mars": "strength", "racs": "growth"},
    "gradient_clipping": {"grokadamw": "max_norm"},
    "grokfast_alpha": {"grokfast_adamw": "alpha"},
    "grokfast_lamb": {"grokfast_adamw": "strength"},
    "grokking_signal_decay_rate": {"grokadamw": "signal_fall"},
    "lamb": {"grokadamw": "strength"},
    "momentum": {"schedule_free_sgd": "beta", "scion": "alpha"},
    "ns_coeffs": dict.fromkeys(("adamuon", "normuon"), "ns_coefficients"),
    "nus": {"qhadam": "nu1 nu2"},
    "p": {"fadam": "partial"},
    "r": {"adanorm": "decay"},
    "rank": dict.fromkeys(("apollo", "galore_adamw"), "low_rank"),
    "scale": {"scion": "radius"},
    "t_alpha_beta3": {"ademamix": "warmup"},
    "warmup_steps": {"schedule_free_adamw": "warmup", "schedule_free_sgd": "warmup"},
    "xi": {"aida": "eps1"},
}  # fmt: skip

# Words that are an option of ours, on or off.
_CHOSEN: dict[str, dict[str, tuple[str, dict[Any, bool]]]] = {
    "scale_type": {"apollo": ("per_tensor", {"channel": False, "tensor": True})},
}

# The specs whose decay is beside the gradient, and those whose decay passes through the moments.
DECOUPLED = frozenset(
    """
    adabelief adagc adalite adamc adamod adamp adams adamuon ademamix ano came dadapt_adam
    dadapt_lion dualadam exadam grams grokfast_adamw lion mars normuon pnm prodigy rose sgdw
    stable_adamw tiger vsgd
""".split()  # noqa: SIM905
)
COUPLED = frozenset(
    """
    adabound adai adan adasmooth aggmo dadapt_adagrad dadapt_sgd diffgrad madgrad novograd padam
    pid
""".split()  # noqa: SIM905
)

# Tricks that no step here does, the values that ask for none, and what to write for one.
_OFF: dict[str, tuple[tuple[Any, ...], str]] = {
    "ams_bound": ((False,), "stepfuse.torch.Optimizer(params, stepfuse.chain('amsgrad', '{}'))"),
    "caution": ((False,), "stepfuse.torch.Optimizer(params, stepfuse.chain('cautious', '{}'))"),
    "cautious": ((False,), "stepfuse.torch.Optimizer(params, stepfuse.chain('cautious', '{}'))"),
    "fixed_decay": ((False,), "stepfuse.chain('independent_weight_decay', '{}')"),
    "growth_rate": ((math.inf, None), "none does"),
    "is_paged": ((False,), "states are not paged"),
    "kahan_sum": ((False, None), "stepfuse.compile('{}', dtypes='param=bf16_kahan')"),
    "optim_bits": ((32,), "stepfuse.compile('{}', dtypes='state=dynamic8')"),
    "proj": (("random",), "stepfuse.torch.GaLoreAdamW has singular vectors"),
    "proj_quant": ((False,), "bases are not quantised"),
    "proj_type": (("std",), "the shorter side of a matrix is projected, and no other"),
    "projection_type": (("std",), "the shorter side of a matrix is projected, and no other"),
    "rectify": ((False,), "stepfuse.torch.RAdam"),
    "use_gc": ((False,), "stepfuse.torch.Optimizer(params, stepfuse.chain('centralize', '{}'))"),
}
_WITH_TRICKS = ("adapnm", "ranger", "ranger21")  # which have one or the other in their equations
_DECAYS = ("weight_decouple", "decoupled_decay")


def translated(spec: str, options: Mapping[str, Any], known: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments of a registered optimizer under our names. Raises TypeError, ValueError."""
    found: dict[str, Any] = {}
    for name, value in options.items():
        for ours, its in _ours(spec, name, value, known).items():
            if ours in found or (ours != name and ours in options):
                raise TypeError(f"{spec}: '{name}' is '{ours}' here, which is given as well")
            found[ours] = its
    return found


def translated_group(spec: str, group: Mapping[str, Any], known: Mapping[str, Any]) -> Group:
    """A group with other libraries' arguments under our names. Raises TypeError, ValueError."""
    theirs = {n: v for n, v in group.items() if n not in known and _is_theirs(spec, n)}
    rest = {n: v for n, v in group.items() if n not in theirs}
    return {**rest, **translated(spec, theirs, known)}


def _is_theirs(spec: str, name: str) -> bool:
    """True if an argument of another library has a counterpart in a spec."""
    of_spec = (_RENAMED, _CHOSEN)
    return name in _OFF or any(spec in names.get(name, {}) for names in of_spec)


def _ours(spec: str, name: str, value: Any, known: Mapping[str, Any]) -> dict[str, Any]:
    """Return our options for one argument."""
    if name in known:
        return {name: value}
    if name == "learning_rate":
        return {"lr": value}
    if places := _RENAMED.get(name, {}).get(spec, "").split():
        return _placed(spec, name, value, places)
    if spec in _CHOSEN.get(name, {}):
        option, words = _CHOSEN[name][spec]
        if value not in words:
            raise ValueError(f"{spec}: {name} is {' or '.join(map(repr, words))}, got {value!r}")
        return {option: words[value]}
    if name in _DECAYS and (spec in DECOUPLED or spec in COUPLED):
        _check_decay(spec, name, value)
        return {}
    if name in _OFF and spec not in _WITH_TRICKS:
        _check_off(spec, name, value)
        return {}
    elsewhere = name in _RENAMED or name in _OFF or name in _DECAYS
    why = "; what other libraries call so is none of its" if elsewhere else ""
    raise TypeError(f"{class_name(spec)} has no argument '{name}'; it has {', '.join(known)}{why}")


def _placed(spec: str, name: str, value: Any, places: list[str]) -> dict[str, Any]:
    values = (value,) if len(places) == 1 else tuple(value)
    if len(values) != len(places):
        raise ValueError(f"{spec}: '{name}' expects {len(places)} numbers, got {value}")
    return dict(zip(places, values, strict=True))


def _check_decay(spec: str, name: str, value: Any) -> None:
    """Refuses the other kind of weight decay (TypeError)."""
    stage = "l2_weight_decay" if spec in DECOUPLED else "decoupled_weight_decay"
    if bool(value) != (spec in DECOUPLED):
        raise TypeError(
            f"{spec}: {name}={value} is not what its step does; leave weight_decay at 0, and "
            f"write stepfuse.torch.Optimizer(params, stepfuse.chain('{stage}', '{spec}'))"
        )


def _check_off(spec: str, name: str, value: Any) -> None:
    """Refuses a trick that is asked for (TypeError)."""
    without, instead = _OFF[name]
    if value not in without:
        raise TypeError(
            f"{spec}: {name}={value} is not in its step, as {name}={without[0]} says; for it: "
            f"{instead.format(spec)}"
        )
