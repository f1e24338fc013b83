"""`stepfuse recommend --boost`: savings of Boost's tricks on a network, and the settings."""

from __future__ import annotations

import json
from typing import Any

from ...boost.settings import SWITCHES
from ..bench.contest import Timing
from ..records.record import Record, record_text
from .boost_subject import subject_of
from .boost_trials import PARTS, PLAIN, STEPS, BoostTrials, trials

_LESS_MEMORY = 0.95  # of the plain step's: recommended for memory
_NOT_SLOWER = 1.02

_MEASURED = "a ResNet-18 of 8 channels on digits of 32x32, 12 epochs, 5 seeds (make demo-boost)"
RISKS = {
    "less_bn": (
        "the network is another one, whose early training is slower with a normalised head: after "
        "2 epochs of a ResNet-18 of 16 channels on digits, one seed, O1 was 40 points behind. "
        "Literature: Zhang, Dauphin and Ma 2019 (Fixup, arXiv 1901.09321) train residual networks "
        "without any norms by another initialisation and more regularisation; their code states "
        "24.0 % of errors for ResNet-50 on ImageNet, with Mixup"
    ),
    "grad_freeze": (
        "early layers are trained in fewer steps. Literature: Brock et al. 2017 (FreezeOut, arXiv "
        "1706.04983) report up to 20 % less time on CIFAR, for 3 % of accuracy with DenseNets and "
        "for none with ResNets, and nothing saved with VGGs"
    ),
    "grad_accumulation": (
        f"a step is by the mean of {PARTS} batches, {PARTS} times fewer steps an epoch: the "
        "learning rate has to fit. Literature: Goyal et al. 2017 (arXiv 1706.02677) keep "
        "ImageNet's accuracy up to batches of 8192 by a rate in proportion and a warm-up; not "
        "measured by us"
    ),
    "O1": (
        f"less_bn and grad_freeze together, {_MEASURED}: 98.1 % beside 97.2 %; seed by seed 0.3 "
        "points behind, from 1.1 behind to 2.5 ahead"
    ),
    "O2": (
        "as O1 on one rank; AdaSum over several has not been trained to an accuracy by us. "
        "Literature: Maleki et al. 2020 (arXiv 2006.02924) keep ResNet-50's accuracy with 64K "
        "examples to a step of Momentum-SGD"
    ),
}
_OFFERED = ("less_bn", "grad_freeze")  # the batch that a step is of remains what it is


class BoostTrial(Record):
    """A trick, or a level's set, on the network."""

    name: str
    milliseconds: float  # of one training step
    ratio: float  # to the plain step's, the median of the rounds
    low: float  # the 10th and 90th percentile of the ratio
    high: float
    kept: int  # bytes for backward
    kept_ratio: float  # to the plain step's; 1 where that keeps none
    recommended: bool
    risk: str


class LeftTrick(Record):
    """A trick that does not apply, and why."""

    name: str
    why: str


class BoostRecord(Record):
    """The record of `stepfuse recommend --boost FILE.py:NETWORK --json`."""

    level: str
    steps: int  # of a turn
    rounds: int
    trials: tuple[BoostTrial, ...]  # the plain step first
    left_out: tuple[LeftTrick, ...]
    boost_config: dict[str, Any]  # as AutoBoost takes it


def recommend_boost(
    text: str, shape: str, level: str, rounds: int, seconds: float, as_json: bool
) -> str:
    """The measured table, or its JSON. Raises WrongUsage, InvalidProgram."""
    found = boost_record(trials(subject_of(text, shape), level, rounds, seconds))
    return record_text(found) if as_json else boost_text(found)


def boost_record(found: BoostTrials) -> BoostRecord:
    """Return the measurements, and the switches that they recommend."""
    plain = found.kept[PLAIN]
    tried = tuple(_trial(t, found.kept[t.name], plain) for t in found.timings)
    good = {one.name for one in tried if one.recommended}
    switches = {name: name in good for name in SWITCHES}
    return BoostRecord(
        level=found.level, steps=STEPS, rounds=found.timings[0].rounds, trials=tried,
        left_out=tuple(LeftTrick(name, why) for name, why in found.reasons.items()),
        boost_config={"boost": {"mode": "manual", **switches}},
    )  # fmt: skip


def _trial(timing: Timing, kept: int, plain: int) -> BoostTrial:
    """Recommended: faster in nine rounds of ten, or less memory and no slower."""
    share = kept / plain if plain else 1.0
    lesser = share <= _LESS_MEMORY and timing.ratio <= _NOT_SLOWER
    good = timing.name in _OFFERED and (timing.high < 1.0 or lesser)
    return BoostTrial(
        name=timing.name, milliseconds=timing.milliseconds / STEPS, ratio=timing.ratio,
        low=timing.low, high=timing.high, kept=kept, kept_ratio=share, recommended=good,
        risk=RISKS.get(timing.name, ""),
    )  # fmt: skip


def boost_text(found: BoostRecord) -> str:
    """The table, the tricks that do not apply, the risks, and the settings."""
    lines = [
        f"medians of {found.rounds} rounds of {found.steps} training steps each; in parentheses "
        f"10 % to 90 % of the rounds",
        f"{'':18}{'ms a step':>10}  {'time saved':24}{'MB for backward':>16}  saved",
    ]
    for one in found.trials:
        lines.append(_line(one))
    lines += [f"{one.name}: does not apply: {one.why}" for one in found.left_out]
    lines += ["", *(f"{one.name}: {one.risk}" for one in found.trials if one.risk)]
    on = [name for name, is_on in found.boost_config["boost"].items() if is_on is True]
    said = f"recommended: {', '.join(on)}" if on else "recommended: none of them saves enough here"
    return "\n".join([*lines, "", said, f"boost_config: {json.dumps(found.boost_config)}"]) + "\n"


def _line(one: BoostTrial) -> str:
    head = f"{one.name:18}{one.milliseconds:10.3g}  "
    if one.name == PLAIN:
        return f"{head}{'':24}{one.kept / 1e6:16.2f}"
    spread = f"{1 - one.ratio:.1%} ({1 - one.high:.1%} to {1 - one.low:.1%})"
    return f"{head}{spread:24}{one.kept / 1e6:16.2f}  {1 - one.kept_ratio:.1%}"
