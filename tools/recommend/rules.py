"""The decision tables of `stepfuse recommend`: a condition, a suggestion, its reason and source.

A condition is read as "all of these": words of the need (`prefer="memory"`) and flags. In RULES
the first row that holds is the answer; of STAGES and MISSING every row that holds is used; of
STORAGE, from the most accurate to the smallest, the first that fits; of FRUGAL, in this order,
where the answer does not fit in any storage.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

TASKS = ("vision", "language", "recommendation", "reinforcement", "gan")
PREFERENCES = ("speed", "accuracy", "memory")
LARGE = 1e9  # parameters from which a model is called large

Condition = Mapping[str, str | bool]


@dataclass(frozen=True, slots=True)
class SuggestionRule:
    """One row: where the condition holds, the spec is suggested for this reason."""

    spec: str
    reason: str
    source: str
    when: Condition = field(default_factory=lambda: MappingProxyType({}))

    @property
    def condition(self) -> str:
        """The condition in words."""
        shown = (n.replace("_", "-") if v is True else f"{n} {v}" for n, v in self.when.items())
        return ", ".join(shown) or "otherwise"


@dataclass(frozen=True, slots=True)
class FormatRow:
    """One row of formats, by role kind; blocks are slower than f32, and wider than most rows."""

    formats: Mapping[str, str]
    reason: str
    in_blocks: bool = False


RULES: tuple[SuggestionRule, ...] = (
    SuggestionRule(
        "ftrl(l1=1)",
        "Weights of rare features become exact zeros, which are not served.",
        "McMahan et al., KDD 2013",
        {"sparse": True, "task": "recommendation", "prefer": "memory"},
    ),
    SuggestionRule(
        "adagrad",
        "Rare features keep large steps; embeddings of recommenders are trained so.",
        "Duchi et al., JMLR 2011; Naumov et al., DLRM, 2019",
        {"sparse": True, "task": "recommendation"},
    ),
    SuggestionRule(
        "adam_mindspore",
        "Steps the listed rows alone: the rule of LazyAdam and SparseAdam.",
        "mindspore.nn.LazyAdam; torch.optim.SparseAdam",
        {"sparse": True},
    ),
    SuggestionRule(
        "dog",
        "Finds the length of the step by itself, with one state: the start.",
        "Ivgi et al., ICML 2023",
        {"untuned": True, "prefer": "memory"},
    ),
    SuggestionRule(
        "prodigy",
        "Estimates the learning rate of Adam while it trains: leave lr at 1.",
        "Mishchenko & Defazio, ICML 2024",
        {"untuned": True},
    ),
    SuggestionRule(
        "momentum+lars",
        "Batches of thousands of images keep their accuracy.",
        "You et al., 2017",
        {"large_batch": True, "task": "vision"},
    ),
    SuggestionRule(
        "lamb",
        "Batches of tens of thousands of sequences keep their accuracy.",
        "You et al., ICLR 2020",
        {"large_batch": True},
    ),
    SuggestionRule(
        "adam(beta1=0.5)",
        "Two networks against each other oscillate with more momentum.",
        "Radford et al., DCGAN, ICLR 2016",
        {"task": "gan"},
    ),
    SuggestionRule(
        "adam(eps=1e-5)",
        "The usual setting of policy gradients.",
        "Huang et al., The 37 implementation details of PPO, 2022",
        {"task": "reinforcement"},
    ),
    SuggestionRule(
        "momentum(nesterov=true)",
        "Tuned, it generalises at least as well as adaptive rules.",
        "Wilson et al., NIPS 2017",
        {"task": "vision", "prefer": "accuracy"},
    ),
    SuggestionRule(
        "momentum",
        "One state, and few bytes: convolutional networks need no more.",
        "He et al., CVPR 2016",
        {"task": "vision", "prefer": "memory"},
    ),
    SuggestionRule(
        "adafactor",
        "Its second moment is a row and a column of each matrix.",
        "Shazeer & Stern, ICML 2018",
        {"task": "language", "prefer": "memory"},
    ),
    SuggestionRule(
        "lion",
        "One state instead of Adam's two.",
        "Chen et al., NeurIPS 2023",
        {"prefer": "memory"},
    ),
    SuggestionRule(
        "lion",
        "One state and a sign: fewer bytes a step than Adam's.",
        "Chen et al., NeurIPS 2023",
        {"prefer": "speed"},
    ),
    SuggestionRule(
        "stable_adamw",
        "Large models have loss spikes; clipping each tensor's update ends them.",
        "Wortsman et al., NeurIPS 2023",
        {"task": "language", "model": "large"},
    ),
    SuggestionRule(
        "adamw+ema_weights",
        "The average of the weights is more accurate than the last ones.",
        "Polyak & Juditsky, 1992; Izmailov et al., UAI 2018",
        {"prefer": "accuracy"},
    ),
    SuggestionRule(
        "adamw",
        "With its defaults it is hard to beat, whatever the task.",
        "Schmidt et al., Descending through a crowded valley, ICML 2021",
    ),
)

STAGES: tuple[SuggestionRule, ...] = (
    SuggestionRule(
        "clip_by_global_norm",
        "Recurrent and attention layers have rare, very large gradients.",
        "Pascanu et al., ICML 2013",
        {"task": "language"},
    ),
    SuggestionRule(
        "clip_by_global_norm(0.5)",
        "The usual setting of policy gradients.",
        "Huang et al., The 37 implementation details of PPO, 2022",
        {"task": "reinforcement"},
    ),
)

MISSING: tuple[SuggestionRule, ...] = (
    SuggestionRule(
        "THOR", "Each layer's curvature, refreshed ever more seldom: fewer epochs.",
        "Chen et al., AAAI 2021", {"second_order": True, "task": "vision"},
    ),
    SuggestionRule(
        "Shampoo", "Won AlgoPerf's competition where hyper-parameters may be tuned.",
        "Gupta et al., ICML 2018; Kasimbeg et al., ICLR 2025", {"second_order": True},
    ),
)  # fmt: skip

FRUGAL: tuple[SuggestionRule, ...] = (
    SuggestionRule("lion", "One state.", "Chen et al., NeurIPS 2023"),
    SuggestionRule(
        "adafactor", "A row and a column of state for each matrix.", "Shazeer & Stern, ICML 2018"
    ),
    SuggestionRule("sgd", "No state.", "Robbins & Monro, 1951"),
)

STORAGE: tuple[FormatRow, ...] = (
    FormatRow({}, "all in f32"),
    FormatRow({"state": "bf16"}, "states in bf16"),
    FormatRow(
        {"state": "dynamic8(256)"}, "states in 8 bits, by blocks with a scale", in_blocks=True
    ),
    FormatRow(
        {"param": "bf16_split", "grad": "bf16", "state": "bf16"},
        "a bf16 parameter with its missing bits beside it: the update is in f32",
    ),
    FormatRow(
        {"param": "bf16_stochastic", "grad": "bf16", "state": "bf16"},
        "bf16, rounded at random so that small updates are not lost",
    ),
    FormatRow(
        {"param": "bf16_stochastic", "grad": "bf16", "state": "dynamic8(256)"},
        "bf16, rounded at random, and states in 8 bits", in_blocks=True,
    ),
)  # fmt: skip
