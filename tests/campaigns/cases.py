"""The cases of the fuzz by their seeds: random specs, and chains of registered optimizers."""

from __future__ import annotations

import functools
import math
import random

from stepfuse.compiler import as_spec
from stepfuse.ir.graph import Spec
from stepfuse.ir.roles import Range, Role
from stepfuse.ir.text.parser import parse
from stepfuse.ir.text.printer import to_text
from stepfuse.ir.types import ELEM
from stepfuse.optim_defs import get, names, stage_names
from stepfuse.passes.chain.compose import chain

from tests.campaigns.case import Case
from tests.campaigns.random_specs import random_spec, random_stage
from tests.support.inputs.user_stages import USER_STAGES

CHAINS = 0.08  # of all cases: they are larger
STAGES = 0.04  # of all cases: an optimizer behind a random stage
# Whose chains of operations are so long that two vectors are taken at a time.
LONG = ("padam", "madgrad", "diffgrad", "fadam", "adamg")
_STORAGE = (
    "param=bf16", "grad=bf16", "grad=f16", "param=f16,grad=f16", "param=bf16,grad=bf16",
    "param=f64", "grad=f64", "param=bf16_split,grad=bf16", "param=bf16_stochastic(3),grad=bf16",
    "param=bf16_kahan", "param=bf16_kahan,grad=f16",
)  # fmt: skip
_STATES = (
    "state=bf16", "state=f16", "state=f64", "state=linear8(32)", "state=linear8", "state=dynamic8",
    "state=dynamic8(64)", "state=bf16_stochastic", "state=bf16_kahan", "state=bf16_split",
    "state=f8e4m3(64)", "state=f8e5m2",
)  # fmt: skip


def case_of(seed: int, small: bool = False) -> Case:
    """The case of a seed. Raises AssertionError where a spec is not what its text says."""
    rng = random.Random(seed)
    policy = "fast" if rng.random() < 0.1 else "strict"
    if rng.random() < CHAINS and not small:
        text, spec = _chain(rng)
    else:
        spec = _behind_a_stage(rng) if rng.random() < STAGES else random_spec(rng, small)
        text = to_text(spec)
        assert parse(text) == spec, f"seed {seed}: parse(print(spec)) is another spec"
    dtypes = _dtypes(rng, spec) if rng.random() < 0.25 else ""
    return Case(text, policy, dtypes, seed)


def _dtypes(rng: random.Random, spec: Spec) -> str:
    found = [rng.choice(_STORAGE)] if rng.random() < 0.6 else []
    mine = [r for r in spec.of_kind("state") if r.type.domain == ELEM]
    states = [r.name for r in mine]
    flat = not any(r.type.domain.is_vector for r in spec.roles)
    plain = not flat or any(isinstance(r.default, str) for r in mine)
    if states and (rng.random() < 0.6 or not found):
        found.append(rng.choice(_STATES[: 3 if plain and rng.random() < 0.9 else None]))
        if rng.random() < 0.3:
            found.append(f"{rng.choice(states)}={rng.choice(('f32', 'bf16', 'bf16_kahan'))}")
    return ",".join(found)


# ------------------------------------------------------------------ chains


def _behind_a_stage(rng: random.Random) -> Spec:
    """A registered optimizer behind a random stage, or behind one that a user might write.

    The latter stands among registered stages.
    """
    optimizer = get(rng.choice(names() if rng.random() < 0.5 else LONG))
    try:
        if rng.random() < 0.7:
            return chain(random_stage(rng), optimizer)
        stages = [get(name) for name in rng.sample(stages_by_place()[0], rng.choice((0, 1, 2)))]
        stages.insert(rng.randint(0, len(stages)), as_spec(rng.choice(USER_STAGES)))
        last = rng.sample(stages_by_place()[1], rng.choice((0, 1)))
        return chain(*stages, optimizer, *map(get, last))
    except ValueError:  # two guards of one counter of steps, as the chain says
        return optimizer


@functools.cache
def stages_by_place() -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names of the stages that stand before an optimizer, and of those behind it.

    Without those that read extra inputs, which random cases do not give.
    """
    ahead, behind = list[str](), list[str]()
    for name in (n for n in stage_names() if not get(n).of_kind("aux")):
        graphs = get(name).graphs
        wraps = any(g.wraps for g in graphs)
        feeds = any(g.guard is not None or any(u.forward for u in g.updates) for g in graphs)
        (ahead if feeds and not wraps else behind).append(name)
    return tuple(ahead), tuple(behind)


def _chain(rng: random.Random) -> tuple[str, Spec]:
    """A chain as the command line takes it, and its optimizer."""
    ahead, behind = stages_by_place()
    name = rng.choice(names())
    parts = rng.sample(ahead, rng.choice((0, 1, 1, 2)))
    parts += [name, *rng.sample(behind, rng.choice((0, 1, 1, 2)))]
    return "+".join(f"{p}{_settings(rng, get(p))}" for p in parts), get(name)


def _settings(rng: random.Random, spec: Spec) -> str:
    given: list[str] = []
    for role in spec.of_kind("hyper", "static"):
        if rng.random() < 0.25:
            given += [f"{role.name}={text}" for text in _value(rng, role)]
    return f"({', '.join(given)})" if given else ""


def _value(rng: random.Random, role: Role) -> list[str]:
    if role.kind == "static":
        return [str(rng.random() < 0.5).lower()]
    if not isinstance(role.default, float):
        return []
    allowed = role.range or Range()
    ends = [x for x in (allowed.low, allowed.high) if math.isfinite(x)]
    tried = (role.default * rng.choice((0.5, 0.9, 2.0)), *ends, 1.0)
    return [repr(x) for x in tried if x in allowed][:1]
