"""Every key of `boost_config_dict`: its default, and its possible values."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .adaptive_sum import check_halving
from .errors import BoostError, BoostTypeError, number, one_of, unknown, whole
from .freeze_rules import freeze_kind

Check = Callable[[str, Any], Any]

AUTO, MANUAL, ALL, NONE = "auto", "manual", "enable_all", "disable_all"
MODES = (AUTO, MANUAL, ALL, NONE)
SWITCHES = (
    "less_bn", "grad_freeze", "adasum", "grad_accumulation", "dim_reduce", "loss_scale_group",
)  # fmt: skip


def _flag(name: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise BoostTypeError(f"{name}: expected True or False, got {value!r}")
    return value


def _word(known: Sequence[str]) -> Check:
    return lambda name, value: one_of(name, value, known)


def _number(fits: Callable[[float], bool], which: str, more: str = "") -> Check:
    def check(name: str, value: Any) -> float:
        if not fits(number(name, value)):
            raise BoostError(f"{name}: expected a number {which}, got {value}{more}")
        return float(value)

    return check


_positive = _number(lambda value: value > 0.0, "above 0")
_scale = _number(lambda value: value >= 1.0, "from 1")
_share = _number(lambda value: 0.0 <= value < 1.0, "from 0 and below 1")
_full_steps = _number(
    lambda value: 0.0 <= value < 1.0, "from 0 and below 1",
    "; it is the share of steps that train everything",
)  # fmt: skip


def _splits(name: str, value: Any) -> tuple[int, ...] | None:
    if value is None:
        return None
    if not isinstance(value, list | tuple):
        raise BoostTypeError(
            f"{name}: expected a list of the parameters' numbers at which a group starts, as "
            f"[50, 100], got {value!r} ({type(value).__name__})"
        )
    given: list[Any] = list(value)  # type: ignore[arg-type]
    found = [whole(f"{name}[{n}]", one) for n, one in enumerate(given)]
    if not found or found != sorted(set(found)):
        raise BoostError(f"{name}: expected ints that grow, as [50, 100], got {value!r}")
    return tuple(found)


def _power_of_two(name: str, value: Any) -> int:
    found = whole(name, value)
    check_halving(found, name)
    return found


def _groups(name: str, value: Any) -> tuple[tuple[str, ...], ...] | None:
    """Names of modules; a group of one may be its name alone."""
    if value is None:
        return None
    given: list[Any] = list(value) if isinstance(value, list | tuple) else []  # type: ignore[arg-type]
    lists = [[one] if isinstance(one, str) else one for one in given]
    if not lists or not all(
        isinstance(one, list | tuple) and one and all(isinstance(name, str) for name in one)  # type: ignore[arg-type]
        for one in lists
    ):
        raise BoostTypeError(
            f"{name}: expected a list with the names of the modules of each group, in the order of "
            f"execution, as [['stem', 'stages.0'], ['stages.1'], ['head']], got {value!r}"
        )
    return tuple(tuple(one) for one in lists)


def _path(name: str, value: Any) -> str | None:
    if value is not None and not isinstance(value, str | Path):
        raise BoostTypeError(f"{name}: expected a path or None, got {value!r}")
    return None if value is None else str(value)


def _seed(name: str, value: Any) -> int | None:
    return None if value is None else whole(name, value, 0)


STORES = ("shared", "per_group")  # of the states of frozen training: one, or one for each group


@dataclass(frozen=True, slots=True)
class Setting:
    """A key's default and check."""

    default: Any
    check: Check


_ON: dict[str, Setting] = {name: Setting(None, _flag) for name in SWITCHES}

SETTINGS: dict[str, dict[str, Setting]] = {
    "boost": {"mode": Setting(AUTO, _word(MODES)), **_ON},
    "common": {
        "gradient_split_groups": Setting(None, _splits),  # None: two halves
        "device_number": Setting(8, _power_of_two),
    },
    "less_bn": {"fn_flag": Setting(True, _flag), "gc_flag": Setting(True, _flag)},
    "grad_freeze": {
        "param_groups": Setting(10, whole),
        "freeze_type": Setting(1, freeze_kind),
        "freeze_p": Setting(0.7, _full_steps),
        "total_steps": Setting(65536, whole),
        "seed": Setting(None, _seed),  # ours: a sequence of its own, not the global generator's
        "store": Setting("shared", _word(STORES)),  # ours
    },
    "adasum": {},
    "grad_accumulation": {"grad_accumulation_step": Setting(1, whole)},
    "dim_reduce": {
        "rho": Setting(0.55, _positive),
        "gamma": Setting(0.9, _share),
        "alpha": Setting(0.001, _positive),
        "sigma": Setting(0.4, _positive),
        "n_components": Setting(32, whole),
        "pca_mat_path": Setting(None, _path),
        "weight_load_dir": Setting(None, _path),
        "timeout": Setting(1800, _positive),
    },
    "loss_scale_group": {  # ours: MindSpore's manager is given both by hand
        "init_loss_scale": Setting(4096.0, _scale),
        "groups": Setting(None, _groups),  # None: each child of the network that has parameters
    },
}

Settings = Mapping[str, Mapping[str, Any]]


def settings_of(config: Any, only: frozenset[str] | None = None) -> Settings:
    """All settings, those that are given checked. Raises BoostError, BoostTypeError.

    With `only`, sections beside them are neither read nor checked, as in MindSpore.
    """
    if config == "" or config is None:
        config = {}
    if not isinstance(config, Mapping):
        raise BoostTypeError(
            f"boost_config_dict: expected a dict of dicts, as "
            f"{{'boost': {{'mode': 'manual'}}}}, or '', got {config!r}"
        )
    given: Mapping[Any, Any] = config  # type: ignore[assignment]
    for section in given:
        if section not in SETTINGS and only is None:
            raise unknown("boost_config_dict: the section", section, SETTINGS)
    return {
        section: _section(
            section, given.get(section, {}) if only is None or section in only else {}
        )
        for section in SETTINGS
    }


def _section(section: str, given: Any) -> dict[str, Any]:
    known = SETTINGS[section]
    if not isinstance(given, Mapping):
        raise BoostTypeError(f"boost_config_dict['{section}']: expected a dict, got {given!r}")
    entries: Mapping[Any, Any] = given  # type: ignore[assignment]
    for key in entries:
        if key not in known:
            raise unknown(f"boost_config_dict['{section}']: the key", key, known or ["no keys"])
    checked = {key: known[key].check(f"{section}.{key}", value) for key, value in entries.items()}
    return {**{key: setting.default for key, setting in known.items()}, **checked}
