"""From a class of MindSpore's to one spec: the stages before the optimizer, and around it.

decay      g <- g + lambda S w        part of the optimizer, unless gradients are centralised
centralize g <- g - mean(g)           of the parameters labelled so, after the decay
unscale    g <- g / S
lars       around the optimizer, whose decay it takes over
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from ...ir.conditions import matches
from ...ir.graph import Graph, Spec
from ...optim_defs import get
from ...passes.chain.compose import chain

PLAIN, CENTRED = "plain", "centralized"
BOTH = f"{PLAIN}-{CENTRED}"


@dataclass(frozen=True, slots=True)
class Recipe:
    """The registered optimizer behind a class, with its numbers and flags."""

    name: str
    hypers: Mapping[str, float] = field(default_factory=dict[str, float])
    flags: Mapping[str, bool] = field(default_factory=dict[str, bool])
    coupled: bool = True  # its decay is added to the gradient
    scaled: bool = True  # loss_scale divides the gradients
    centralizes: bool = True  # a group may ask for it
    formats: str = ""  # storage of states that differs from the parameter's
    before: tuple[str, ...] = ()  # stages that go first


@dataclass(frozen=True, slots=True)
class Layers:
    """The numbers of LARS around the optimizer."""

    coefficient: float
    epsilon: float
    use_clip: bool


@dataclass(frozen=True, slots=True)
class ComposedStep:
    """A whole step: its spec, the numbers of all groups, its flags, the name of the decay."""

    spec: Spec
    hypers: dict[str, float]
    flags: dict[str, bool]
    decay: str
    decay_scale: float  # what the decay is multiplied by


def label_of(centred: bool, plain: bool) -> str:
    """The label of a parameter's group."""
    return (BOTH if centred else PLAIN) if plain else (CENTRED if centred else "")


def step_of(
    recipe: Recipe, loss_scale: float, forms: Iterable[tuple[tuple[int, ...], str]],
    layers: Layers | None = None,
) -> ComposedStep:  # fmt: skip
    """The step of a class, for parameters of these dims and labels."""
    kinds = list(dict.fromkeys(forms))
    labels = {label for _, label in kinds} & {CENTRED, BOTH}
    scale = loss_scale if recipe.scaled else 1.0
    stages, inner = list(map(get, recipe.before)), get(recipe.name)
    hypers, flags = dict(recipe.hypers), dict(recipe.flags)
    decay, decay_scale = "weight_decay", 1.0
    if scale != 1.0:
        stages.append(get("unscale"))
        hypers["scale"] = scale
    if labels and recipe.coupled and layers is None:
        stages = [get("l2_weight_decay"), _centralize(labels), *stages]
        hypers[f"{recipe.name}_weight_decay"], decay_scale = 0.0, scale
    elif labels:
        inner = chain(_centralize(labels), inner)
    stages.append(inner)
    if layers is not None:
        stages.append(_lars())
        clash = any(role.name == "eps" for role in inner.roles)
        hypers["lars_eps" if clash else "eps"] = layers.epsilon
        hypers |= {"coefficient": layers.coefficient, "weight_decay": 0.0}
        flags["use_clip"], decay = layers.use_clip, "lars_weight_decay"
    spec = _of_use(_unbounded(chain(*stages)), kinds)
    return ComposedStep(spec, hypers, flags, decay, decay_scale)


def _centralize(labels: set[str]) -> Spec:
    """The registered stage, for labelled parameters only."""
    spec = get("centralize")
    matrix, vector = spec.graphs
    wanted = [f'rank >= 2 and label == "{name}"' for name in (CENTRED, BOTH) if name in labels]
    graphs = [matrix.replace(when=when) for when in wanted]
    return dataclasses.replace(spec, graphs=(*graphs, vector.replace(when="")))


def _lars() -> Spec:
    """The registered stage; both labels that say `plain` are left alone."""
    spec = get("lars")
    scaled, plain = spec.graphs
    when = f'label != "{PLAIN}" and label != "{BOTH}"'
    return dataclasses.replace(spec, graphs=(scaled.replace(when=when), plain.replace(when="")))


def _unbounded(spec: Spec) -> Spec:
    """The spec without the ranges of our glossary: MindSpore's constructors have their own.

    Numbers of steps stay whole ones, which an entry by the clock has to have.
    """
    roles = tuple(
        role if role.range and role.range.whole else dataclasses.replace(role, range=None)
        for role in spec.roles
    )
    graphs = tuple(graph.replace(roles=roles) for graph in spec.graphs)
    return dataclasses.replace(spec, graphs=graphs)


def _of_use(spec: Spec, kinds: list[tuple[tuple[int, ...], str]]) -> Spec:
    """The variants that a parameter takes, and those without which a role has no use."""
    graphs = spec.variants()
    taken = {next(n for n, g in enumerate(graphs) if matches(g.when, *kind)) for kind in kinds}
    used = {name for n in taken for name in _roles(graphs[n])}
    for number, graph in enumerate(graphs):
        if not _roles(graph) <= used:
            taken.add(number)
            used |= _roles(graph)
    clocked = spec.variants(spec.clocked.name) if spec.clocked else ()
    return dataclasses.replace(spec, graphs=(*(graphs[n] for n in sorted(taken)), *clocked))


def _roles(graph: Graph) -> set[str]:
    return {*graph.reads, *(update.role for update in graph.updates)}
