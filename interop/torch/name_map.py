"""Names of a spec's numbers and states in torch's groups and states.

spec   hyper %beta1        state %m             state %t (one a tensor)
torch  group["betas"][0]   state["exp_avg"]     state["step"]
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import IntFlag
from functools import lru_cache
from typing import Any

import torch

from ...ir.errors import BindError
from ...ir.graph import Spec
from ...ir.roles import RoleKind, must_be_given, with_defaults
from ...ir.types import BATCH, COL, ROW, Domain
from ...optim_defs import definition, get
from ...passes.chain.compose import chain
from ...passes.chain.count_per_tensor import count_per_tensor
from ...runtime.hypers.scalar_slots import first_hyper
from . import specs
from .memory.tensor_tracking import EXACT, LAZY, REFUSED

Group = Mapping[str, Any]
GroupKey = tuple[str, int]  # a key of the group, and an index in its value or WHOLE

SUM = "sum_of_grads"  # the key of the sum of gradients that wait for a step by their mean
WHOLE = -1
OF_DTYPE: GroupKey = ("eps", 0)  # where None stands for a number that the dtype says
HIDDEN = ""  # the key of a number that torch does not keep


class ScalerWork(IntFlag):
    """The work that a step does for a GradScaler."""

    UNSCALE = 1  # divides the gradients by the loss scale
    SKIP = 2  # leaves everything as it is where an infinity was found, on the device


@dataclass(frozen=True, slots=True)
class TorchNames:
    """torch's names for the parts of a spec; parts that are not named keep their own.

    `group_keys` are those of hypers, `keys` those of a parameter's own states, in the order in
    which torch makes them. A *hidden* number is not kept: it is 1 where the parameter has other
    states, and else 0.
    """

    source: Any = None  # the definition, or a registered name
    group_keys: Mapping[str, GroupKey] = field(default_factory=dict[str, GroupKey])
    keys: Mapping[str, str] = field(default_factory=dict[str, str])
    statics: tuple[str, ...] = ()  # options of a group that change the program
    counts: bool = False  # torch counts steps that the spec does not
    keeps_axes: bool = False  # a row's state has the parameter's rank, with lengths of 1
    sparse: str = REFUSED  # what it does with sparse gradients
    wide: bool = False  # a parameter's own numbers are f64, else as torch's
    interpolated: tuple[str, ...] = ()  # states that torch wants in the parameter's dtype

    def shape(self, domain: Domain, dims: tuple[int, ...]) -> tuple[int, ...] | None:
        """torch's shape of a parameter's state, where that is not the domain's own."""
        ones = {ROW: (*dims[:-1], 1), COL: (*dims[:-2], 1, *dims[-1:]), BATCH: (*dims[:-2], 1, 1)}
        return ones.get(domain) if self.keeps_axes else None


@dataclass(frozen=True, eq=False, slots=True)
class TorchBinding:
    """A spec whose steps are counted for each tensor, and torch's names for its parts."""

    spec: Spec
    names: TorchNames
    scaled: int = 0  # what it does for a GradScaler: see `Scaled`
    # Where the spec has the roles of others too: its own in the spec, and by their first names.
    own: Mapping[str, str] = field(default_factory=dict[str, str])

    @property
    def hypers(self) -> tuple[str, ...]:
        """The numbers that a step reads."""
        return tuple(r.name for r in self.spec.of_kind(RoleKind.HYPER))

    def key(self, role: str) -> str:
        """Return the key of a state."""
        name = self.option(role)
        return self.names.keys.get(name, name) if self._declares(role) else self._beside(role)

    def _declares(self, role: str) -> bool:
        return any(r.name == role for r in self.spec.roles)

    def _beside(self, role: str) -> str:
        """Return the key of a part of a coded state: `exp_avg_scale` beside `exp_avg`."""
        stem, underscore, part = role.rpartition("_")
        declared = bool(underscore) and self._declares(stem)
        return f"{self.key(stem)}_{part}" if declared else role

    def option(self, role: str) -> str:
        """Return a group's name of a number that steps change."""
        return self.own.get(role, role)

    def has(self, role: str) -> bool:
        """True if a role of the spec is this binding's, not one of a merged spec's others."""
        return not self.own or role in self.own

    def group_key(self, hyper: str) -> GroupKey:
        """Return the key of a hyper in a group, and its index there."""
        name = self.option(hyper)
        return self.names.group_keys.get(name, (name, WHOLE))

    def read(self, hyper: str, group: Group, dtype: torch.dtype) -> float:
        """A hyper of a group; the spec's default where the group has none, NaN where it has none.

        As the first `eps` of torch's Adafactor, None stands for the smallest difference from 1 of
        the dtype. Raises BindError for None elsewhere.
        """
        return float(self.value(hyper, group, dtype))

    def value(self, hyper: str, group: Group, dtype: torch.dtype) -> Any:
        """Likewise, a tensor as it is: one of a GPU's is not read here."""
        key, index = self.group_key(hyper)
        role = self.spec.role(hyper)
        if key not in group or (group[key] is None and must_be_given(role)):
            return first_hyper(role)
        value = group[key] if index == WHOLE else group[key][index]
        if value is not None:
            return value
        if (key, index) != OF_DTYPE:
            option = key if index == WHOLE else f"{key}[{index}]"
            raise BindError(
                f"option '{option}' of a group: expected a number, got None; set group['{key}'] "
                f"before the step"
            )
        return torch.finfo(dtype).eps


# ------------------------------------------------------------------ torch's own classes

_MOMENTS = {"m": "exp_avg", "v": "exp_avg_sq", "vmax": "max_exp_avg_sq", "t": "step"}
_SQUARES = {"v": "square_avg", "buf": "momentum_buffer", "mean": "grad_avg"}
_BETAS = {"beta1": ("betas", 0), "beta2": ("betas", 1)}
_ETAS = {
    "etaminus": ("etas", 0),
    "etaplus": ("etas", 1),
    "step_size_min": ("step_sizes", 0),
    "step_size_max": ("step_sizes", 1),
}
_FACTORS = {"row": "row_var", "col": "col_var", "v": "variance", "t": "step"}
_DECOUPLED = ("decoupled_weight_decay",)

TORCH = {
    "adam": TorchNames(specs.adam, _BETAS, _MOMENTS, ("amsgrad", *_DECOUPLED), interpolated=("m",)),
    "sgd": TorchNames(specs.sgd, sparse=LAZY),
    "momentum": TorchNames(
        specs.momentum, {}, {"buf": "momentum_buffer", "t": HIDDEN}, ("nesterov",), sparse=EXACT
    ),
    "adagrad": TorchNames(specs.adagrad, {}, {"total": "sum", "t": "step"}, sparse=LAZY),
    "sparse_adam": TorchNames(specs.sparse_adam, _BETAS, _MOMENTS, sparse=LAZY),
    "asgd": TorchNames(specs.asgd, {}, {"t": "step"}),
    "rmsprop": TorchNames(
        "rmsprop", {}, _SQUARES, ("centered",), counts=True, interpolated=("mean",)
    ),
    "rmsprop_momentum": TorchNames(
        "rmsprop_momentum", {}, _SQUARES, ("centered",), counts=True, interpolated=("mean",)
    ),
    "adadelta": TorchNames("adadelta", {}, {"v": "square_avg", "moved": "acc_delta"}, counts=True),
    "adamax": TorchNames(
        "adamax", _BETAS, {"m": "exp_avg", "u": "exp_inf", "t": "step"}, interpolated=("m",)
    ),
    "nadam": TorchNames(
        "nadam", _BETAS, {**_MOMENTS, "product": "mu_product"}, _DECOUPLED, interpolated=("m",)
    ),
    "radam": TorchNames("radam", _BETAS, _MOMENTS, _DECOUPLED, interpolated=("m",)),
    "rprop": TorchNames("rprop", _ETAS, counts=True),
    "adafactor": TorchNames(
        "adafactor",
        {"eps1": ("eps", 0), "eps2": ("eps", 1)},
        _FACTORS,
        keeps_axes=True,
        interpolated=("row", "col", "v"),
    ),
}


def of_torch(kind: str, group: Group, scaled: int) -> TorchBinding:
    """The binding of one of torch's own optimizers, for a group's options."""
    options = tuple(bool(group[name]) for name in TORCH[kind].statics)
    return _of_torch(kind, options, bool(group["maximize"]), scaled)


@lru_cache(256)
def _of_torch(kind: str, options: tuple[bool, ...], maximize: bool, scaled: int) -> TorchBinding:
    names = TORCH[kind]
    spec = get(names.source) if isinstance(names.source, str) else names.source.spec
    statics: dict[str, float | bool] = dict(zip(names.statics, options, strict=True))
    return binding_with(with_defaults(spec, statics), names, maximize, scaled)


_COEFFICIENTS = {f"ns_coefficients_{n}": ("ns_coefficients", n) for n in range(3)}
_MUON = TorchNames(group_keys=_COEFFICIENTS, keys={"m": "momentum_buffer"}, interpolated=("m",))


def of_muon(group: Group, scaled: int) -> TorchBinding:
    """The binding of torch.optim.Muon, for a group's options. Raises ValueError, as torch does."""
    steps, scale = group["ns_steps"], group["adjust_lr_fn"]
    if steps >= 100:
        raise ValueError("Number of steps must be less than 100 for computational efficiency")
    if len(group["ns_coefficients"]) != 3:
        raise ValueError("Coefficients must be a tuple of exactly 3 values")
    if scale not in (None, "original", "match_rms_adamw"):
        raise ValueError(f"Adjust learning rate function {scale} is not supported")
    return _of_muon(steps, bool(group["nesterov"]), scale == "match_rms_adamw", scaled)


@lru_cache(256)
def _of_muon(steps: int, nesterov: bool, match_rms_adamw: bool, scaled: int) -> TorchBinding:
    spec = definition("muon")(ns_steps=steps, nesterov=nesterov, match_rms_adamw=match_rms_adamw)
    return binding_with(spec, _MUON, False, scaled)


# ------------------------------------------------------------------ all others


def plain_names(spec: Spec) -> TorchNames:
    """A spec's own names; the count of steps is called as in all of torch."""
    statics = tuple(r.name for r in spec.of_kind(RoleKind.STATIC))
    return TorchNames(keys={"t": "step"}, statics=statics, sparse=LAZY)


def with_betas(spec: Spec) -> TorchNames:
    """A spec's own names, but that beta1, beta2 and so on are a tuple, as in all of torch.

    So are numbers that the spec has as a tuple, ns_coefficients_0 and so on.
    """
    found: list[str] = []
    hypers = [r.name for r in spec.of_kind(RoleKind.HYPER)]
    while f"beta{len(found) + 1}" in hypers:
        found.append(f"beta{len(found) + 1}")
    group_keys = {name: ("betas", n) for n, name in enumerate(found)} if len(found) > 1 else {}
    for stem, _, index in (name.rpartition("_") for name in hypers):
        if index.isdecimal() and f"{stem}_0" in hypers:
            group_keys[f"{stem}_{index}"] = stem, int(index)
    return replace(plain_names(spec), group_keys=group_keys)


def binding_with(spec: Spec, names: TorchNames, maximize: bool, scaled: int) -> TorchBinding:
    """A spec behind the stages that a group and a scaler ask for."""
    stages = [*for_scaler(scaled), *([get("maximize")] if maximize else [])]
    return TorchBinding(count_per_tensor(chain(*stages, spec)), names, scaled)


def for_scaler(scaled: int) -> list[Spec]:
    """The stages before a spec for the part of a GradScaler that the step does."""
    skip = [specs.skip_found_inf.spec] if scaled & ScalerWork.SKIP else []
    return [*skip, *([specs.unscale.spec] if scaled & ScalerWork.UNSCALE else [])]


@lru_cache(256)
def of_mean(binding: TorchBinding, parts: int) -> TorchBinding:
    """A binding behind the mean of so many gradients."""
    mean = with_defaults(specs.mean_gradient.spec, {"parts": float(parts)})
    return replace(binding, spec=chain(mean, binding.spec))
