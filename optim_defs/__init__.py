"""The optimizers and stages that come with stepfuse, found by name: stages in files of families."""

from __future__ import annotations

import functools
import importlib
import pkgutil
from pathlib import Path
from types import ModuleType

from ..ir.errors import did_you_mean, is_a
from ..ir.frontend.trace import Definition
from ..ir.graph import Spec
from ..ir.verifier import verify

__all__ = [
    "definition",
    "get",
    "learned_names",
    "matrix_names",
    "matrix_stage_names",
    "names",
    "stage_names",
]

_HERE = Path(__file__).parent
_MATRIX_STAGES = ("galore",)
# The stages by the file that they are in.
_STAGES = {
    "averages": "ema_weights lookahead polyak_average schedule_free swa",
    "clips": "adaptive_clip clip_by_block_rms clip_by_global_norm clip_by_last_norm clip_by_norm "
    "clip_by_value",
    "decays": "decoupled_weight_decay independent_weight_decay l2_weight_decay stable_weight_decay",
    "gradients": "accumulate centralize delay_compensated error_feedback gradient_noise grokfast "
    "maximize orthogonal_gradient zero_grad",
    "galore": "galore",
    "scaling": "check_finite dynamic_loss_scale shadow unscale",
    "updates": "amsgrad cautious lars nesterov",
}
_FILES = {name: file for file, names in _STAGES.items() for name in names.split()}
_given: list[Spec] = []  # what `get` has given
# Modules that hold no optimizer.
_SHARED = (
    "blocks",
    "declare",
    "deep_lstm",
    "eigenbases",
    "layers",
    "low_rank",
    "newton_schulz",
    "sides",
)


# Words of class names that are not simply capitalised.
_SPELLED = """
    A2Grad AccSGD ACProp AdaBelief AdaBound AdaGC AdaLomo AdamC AdamG AdaMod AdamP AdamS AdaMuon
    AdamW AdaNorm AdaPNM AdaShift AdaSmooth AdaTAM AdEMAMix ADOPT AggMo AliG ASGD AvaGrad BCOS CAME
    COCOB DAdapt DiffGrad DoG DoWG DQN DualAdam EXAdam FAdam FOCUS FTRL GaLore GrokAdamW KATE LAMB
    LaProp LOMO LOpt LSTM MADGRAD MARS MindSpore MLP MoMo MSVAG NAdam NorMuon NovoGrad PID PNM PSGD
    QHAdam QHM RACS RAdam RMSprop SaI SGD SGDP SGDW SignSGD SM3 SN SOAP SPAM SPlus SRMM TAM VSGD
"""
_ALONE = {"apollo": "APOLLO"}  # as a word of others it is ApolloDQN's
_WORDS = {word.lower(): word for word in _SPELLED.split()}


def names() -> tuple[str, ...]:
    """The registered optimizers, sorted."""
    return _modules(_HERE)


def matrix_names() -> tuple[str, ...]:
    """The registered optimizers that multiply matrices, sorted: not those of `names`."""
    return _modules(_HERE / "matrices")


def learned_names() -> tuple[str, ...]:
    """The registered optimizers that are networks, sorted: not those of `names`."""
    return _modules(_HERE / "learned")


def stage_names() -> tuple[str, ...]:
    """The registered stages of a step, sorted."""
    return tuple(sorted(_FILES.keys() - _MATRIX_STAGES))


def matrix_stage_names() -> tuple[str, ...]:
    """The registered stages that multiply matrices, sorted: not those of `stage_names`."""
    return _MATRIX_STAGES


def class_name(spec: str) -> str:
    """The class name of a registered optimizer, as its paper has it: `ScheduleFreeAdamW`."""
    return _ALONE.get(spec) or "".join(
        _WORDS.get(word, word.capitalize()) for word in spec.split("_")
    )


@functools.cache
def class_names() -> dict[str, str]:
    """The names of all registered optimizers, by their class names."""
    return {class_name(spec): spec for spec in (*names(), *matrix_names(), *learned_names())}


def get(name: str) -> Spec:
    """The optimizer or stage of this name, verified. Raises KeyError, naming the nearest."""
    if not is_a(name, str):
        raise TypeError(
            f"get: expected the name of an optimizer, such as 'adamw', got {name!r:.80}; a spec "
            f"or a definition is used as it is"
        )
    return _registered(name)


@functools.cache
def _registered(name: str) -> Spec:
    spec = definition(name).spec
    verify(spec)
    _given.append(spec)
    return spec


def is_given(spec: Spec) -> bool:
    """True if `get` has given this very spec, so that it is verified."""
    return any(spec is one for one in _given)


def definition(name: str) -> Definition:
    """The function that an optimizer or stage is written as, to be written with other numbers.

    Raises KeyError, naming the nearest.
    """
    return getattr(module_of(name), name)


def module_of(name: str) -> ModuleType:
    """The module that an optimizer or stage is written in. Raises KeyError, naming the nearest."""
    for folder, known in _FOLDERS.items():
        if name in known():
            return importlib.import_module(f"{folder}.{_FILES.get(name, name)}", __name__)
    raise KeyError(_unknown(name))


@functools.cache
def _modules(folder: Path) -> tuple[str, ...]:
    found = (m.name for m in pkgutil.iter_modules([str(folder)]) if not m.ispkg)
    return tuple(sorted(n for n in found if not n.startswith("_") and n not in _SHARED))


def _unknown(name: str) -> str:
    known = [name for found in _FOLDERS.values() for name in found()]
    hint = did_you_mean(name.lower(), known, f"known: {', '.join(known)}")
    return f"no optimizer or stage is called '{name}'; {hint}"


_FOLDERS = {
    "": names, ".matrices": matrix_names, ".learned": learned_names,
    ".stages": lambda: (*stage_names(), *matrix_stage_names()),
}  # fmt: skip
