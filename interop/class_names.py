"""Class names of the registered optimizers: each as its paper has it, for all fronts.

    class_name("schedule_free_adamw")  ->  "ScheduleFreeAdamW"

A spec's name is the words of its class name in lower case; `_SPELLED` has the words that are not
simply capitalised.
"""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache

from ..optim_defs import learned_names, matrix_names, names

_SPELLED = """
    A2Grad AccSGD ACProp AdaBelief AdaBound AdaGC AdaLomo AdamC AdamG AdaMod AdamP AdamS AdaMuon
    AdamW AdaNorm AdaPNM AdaShift AdaSmooth AdaTAM AdEMAMix ADOPT AggMo AliG ASGD AvaGrad BCOS CAME
    COCOB DAdapt DiffGrad DoG DoWG DQN DualAdam EXAdam FAdam FOCUS FTRL GaLore GrokAdamW KATE LAMB
    LaProp LOMO LOpt LSTM MADGRAD MARS MindSpore MLP MoMo MSVAG NAdam NorMuon NovoGrad PID PNM PSGD
    QHAdam QHM RACS RAdam RMSprop SaI SGD SGDP SGDW SignSGD SM3 SN SOAP SPAM SPlus SRMM TAM VSGD
"""
_ALONE = {"apollo": "APOLLO"}  # as a word of others it is ApolloDQN's
_WORDS = {word.lower(): word for word in _SPELLED.split()}


def class_name(spec: str) -> str:
    """The class name of a registered optimizer."""
    return _ALONE.get(spec) or "".join(
        _WORDS.get(word, word.capitalize()) for word in spec.split("_")
    )


@cache
def class_names() -> dict[str, str]:
    """The spec names of all registered optimizers, by class name."""
    known = (*names(), *matrix_names(), *learned_names())
    return {class_name(spec): spec for spec in known}


def instead_of(name: str, known: frozenset[str]) -> str:
    """The known name that a wrong one is another spelling of, or those near to it, or ""."""
    lower = {shown.lower(): shown for shown in known}
    found = lower.get(name.replace("_", "").lower())
    near = [lower[n] for n in get_close_matches(name.lower(), lower)]
    return found or " or ".join(near)
