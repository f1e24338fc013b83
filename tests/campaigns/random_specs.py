"""Random specs over the whole type system: what a person, a chain or a codec might write.

A spec has variants with bodies of their own, statics, guards, numbers and states of every
domain, and either declared values (`real`) or values that have a dtype at every domain. What
the variants share is made by one random stream, so that they reduce to the step alike (V16).
Most specs are compiled; some ask for what is refused, as axes that no view holds at once.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

from stepfuse.ir.builder import Builder
from stepfuse.ir.graph import Graph, Operand, Spec, Update
from stepfuse.ir.roles import Range, Role
from stepfuse.ir.types import (
    BATCH,
    BF16,
    BOOL,
    COL,
    ELEM,
    F16,
    F32,
    F64,
    GROUP,
    ROW,
    STEP,
    TENSOR,
    UNIT,
    Const,
    Domain,
    DType,
    Type,
    axis,
    block,
)

from tests.campaigns.random_values import Values

# The low domains that bodies speak of; the last mixes what views hold together rarely.
FAMILIES: dict[str, tuple[Domain, ...]] = {
    "flat": (TENSOR,),
    "unit": (TENSOR, UNIT),
    "block": (TENSOR, block(4)),
    "matrix": (TENSOR, BATCH, ROW, COL),
    "axes": (TENSOR, axis(0), axis(1)),
    "both": (TENSOR, UNIT, ROW, COL),
    "mixed": (TENSOR, UNIT, ROW, axis(1), block(4)),
}
_WEIGHTS = {"flat": 3, "unit": 2, "block": 2, "matrix": 6, "axes": 1, "both": 1, "mixed": 0.2}
_RANKED = {"unit": "rank >= 2", "matrix": "rank >= 2", "axes": "rank == 2", "both": "rank == 2"}
SHARED = ("sum", "sumsq", "max", "absmax", "min", "mean", "prod")


@dataclass(frozen=True, slots=True)
class Plan:
    """What all bodies of a spec have in common."""

    typed: bool
    roles: tuple[Role, ...]
    shared: tuple[tuple[str, Domain, str], ...]  # op, domain, the state that keeps the result
    variants: tuple[tuple[str, str], ...]  # condition, family
    size: int
    stream: int  # the seed of the scalars, the same in every body
    arms: bool  # one guard for a part of what is stored a tensor, none for the rest


def random_spec(rng: random.Random, small: bool = False) -> Spec:
    """A spec that `verify` accepts; a small one has few values beside what it stores.

    Some have a second entry over the same roles.
    """
    plan = _plan(rng, small)
    entries = ["step", "refresh"] if rng.random() < 0.06 else ["step"]
    graphs = [
        _Body(rng, plan, when, family).graph(entry)
        for entry in entries
        for when, family in plan.variants
    ]
    return _tidy(Spec("random", tuple(graphs)))


def random_stage(rng: random.Random) -> Spec:
    """A stage for the front of a chain: it forwards a gradient, and may hold the rest back."""
    plan = _plan(rng, small=True)
    guarded = rng.random() < 0.5
    graphs = (_Body(rng, plan, when, family).stage(guarded) for when, family in plan.variants)
    return _tidy(Spec("stage", tuple(graphs)))


def _tidy(spec: Spec) -> Spec:
    """Without roles that no body stores though it must: states that no family can speak of."""
    stored = {u.role for g in spec.graphs for u in g.updates}
    used = {r for g in spec.graphs for r in g.reads} | stored
    kept = tuple(
        r
        for r in spec.roles
        if r.kind in ("param", "grad", "hyper", "static") or (r.name in stored and r.name in used)
    )
    return Spec(spec.name, tuple(g.replace(roles=kept) for g in spec.graphs))


# ------------------------------------------------------------------ roles and variants


def _plan(rng: random.Random, small: bool) -> Plan:
    variants = _variants(rng)
    domains = sorted({d for _, family in variants for d in FAMILIES[family]}, key=str)
    shared = tuple(
        (rng.choice(SHARED), rng.choice((STEP, STEP, GROUP)), f"seen{n}")
        for n in range(rng.choice((0, 0, 1, 1, 2)))
    )
    typed = rng.random() < 0.4
    roles = _roles(rng, domains, shared)
    size = rng.choice((1, 2, 3, 5) if small else (2, 4, 6, 8, 12, 16))
    arms = rng.random() < 0.15
    return Plan(typed, roles, shared, variants, size, rng.randrange(1 << 30), arms)


def _variants(rng: random.Random) -> tuple[tuple[str, str], ...]:
    family = rng.choices(list(_WEIGHTS), list(_WEIGHTS.values()))[0]
    condition = _RANKED.get(family, "")
    other = rng.choice(("flat", "flat", "block"))
    if condition == "rank >= 2":
        return ((condition, family), ("rank < 2", other))
    if condition:
        more = rng.choice(("matrix", "unit"))
        return ((condition, family), ("rank >= 3", more), ("rank < 2", other))
    if rng.random() < 0.25:
        term = rng.choice(("numel < 20", 'label == "a"', "rank != 1"))
        opposite = {"numel < 20": "numel >= 20", "rank != 1": "rank == 1"}.get(term, "")
        return ((term, family), (opposite or 'label != "a"', other))
    return (("", family),)


def _roles(
    rng: random.Random, domains: Sequence[Domain], shared: Sequence[tuple[str, Domain, str]]
) -> tuple[Role, ...]:
    narrow = rng.choice((0.0, 0.0, 0.3, 0.6))

    def dtype() -> DType:
        return rng.choice((BF16, F16)) if rng.random() < narrow else F32

    wide = F64 if rng.random() < 0.08 else None
    found = [
        Role("param", "param", Type(wide or dtype(), ELEM)),
        Role("grad", "grad", Type(wide or dtype(), ELEM)),
    ]
    for name in ("m", "v", "e")[: rng.choice((0, 1, 1, 2, 3))]:
        start: float | str = rng.choice((0.0, 0.0, 1.0, 0.1, "param"))
        found.append(Role(name, "state", Type(wide or dtype(), ELEM), start))
    for domain in domains:
        if rng.random() < 0.35:
            kind = F64 if domain == TENSOR else rng.choice((F32, F32, F32, F64, dtype()))
            kind = F32 if domain == TENSOR and rng.random() < 0.02 else kind
            name = "s_" + "".join(c for c in str(domain) if c.isalnum())
            found.append(Role(name, "state", Type(kind, domain), rng.choice((0.0, 1.0))))
    found += [Role(name, "state", Type(F64, domain), 0.5) for _, domain, name in shared]
    found.append(Role("t", "state", Type(F64, STEP), 0.0))
    if rng.random() < 0.1:
        domain = rng.choice((STEP, GROUP, TENSOR))
        found.append(Role("known", "state", Type(BOOL, domain), 0.0))
    if rng.random() < 0.2:
        found.append(Role("k", "state", Type(F64, GROUP), 2.0))
    if rng.random() < 0.2:
        found.append(Role("copy", "shadow", Type(rng.choice((BF16, F16, F32)), ELEM)))
    found.append(Role("lr", "hyper", Type(F64, GROUP), 0.1, Range(0.0, 1.0)))
    if rng.random() < 0.3:
        found.append(Role("scale", "hyper", Type(F64, STEP), 2.0))
    if rng.random() < 0.35:
        found.append(Role("flag", "static", Type(BOOL, STEP), rng.random() < 0.5))
    return tuple(found)


# ------------------------------------------------------------------ one body


class _Body:
    """A graph in the making: what is shared first, then elements, reductions, updates."""

    def __init__(self, rng: random.Random, plan: Plan, when: str, family: str) -> None:
        self.rng, self.plan, self.when = rng, plan, when
        self.common = random.Random(plan.stream)
        self.domains = FAMILIES[family]
        self.builder = Builder(plan.roles, typed=plan.typed)
        mine = [r for r in plan.roles if self._fits(r) and r.kind != "shadow"]
        reads = {r.name: self.builder.read(r.name) for r in mine}
        numbers = [v for name, v in reads.items() if self._role(name).type.domain <= GROUP]
        self.scalars = Values(self.builder, self.common, (), numbers)
        self.values = Values(self.builder, rng, self.domains, list(reads.values()))

    def _fits(self, role: Role) -> bool:
        domain = role.type.domain
        return domain <= GROUP or domain == ELEM or domain in self.domains

    def _role(self, name: str) -> Role:
        return self.builder.roles[name]

    def graph(self, entry: str = "step") -> Graph:
        """The finished graph; its updates come last."""
        updates = self._updates()
        template = Graph("random", self.plan.roles, (), (), entry, self.when)
        return self.builder.finish(template, tuple(_one_copy(updates, self.builder)), None)

    def stage(self, guarded: bool) -> Graph:
        """The graph as a stage: no parameter is stored, and the gradient is forwarded."""
        updates = [u for u in self._updates() if u.role not in ("param", "grad")]
        if guarded:
            updates = [replace(u, always=u.always or self._is_apart(u)) for u in updates]
        value = self._as(self.values, self.values.for_role(ELEM), F32)
        found = [*_one_copy(updates, self.builder), Update("grad", value, forward=True)]
        guard = self.scalars.guard(STEP) if guarded else None
        template = Graph("stage", self.plan.roles, (), (), when=self.when)
        return self.builder.finish(template, tuple(found), guard)

    def _updates(self) -> list[Update]:
        plan, first = self.plan, self.rng.randint(0, self.plan.size)
        self._scalars(self.common.randint(0, 2))
        self._grow(first)
        kept: dict[str, int] = {}
        for op, domain, name in plan.shared:
            kept[name] = self._shared(op, domain)
            self.values.add(kept[name])
            self.scalars.add(kept[name])
        self._scalars(self.common.randint(0, 2))
        self._grow(plan.size - first)
        updates = [u for role in plan.roles for u in self._update(role, kept)]
        return self._in_two_arms(updates) if plan.arms else updates

    def _in_two_arms(self, updates: list[Update]) -> list[Update]:
        """With one guard where half of them have it: their loops get a version without."""
        guard = self.scalars.guard(STEP)
        return [
            replace(u, guard=guard if self._is_apart(u) else None)
            if self._role(u.role).type.domain > GROUP
            else u
            for u in updates
        ]

    def _is_apart(self, update: Update) -> bool:
        """One of two of what is stored a tensor; numbers are stored alike in all bodies."""
        return self._role(update.role).type.domain > GROUP and self.rng.random() < 0.5

    def _grow(self, steps: int) -> None:
        for _ in range(steps):
            self.values.grow()

    def _scalars(self, steps: int) -> None:
        for _ in range(steps):
            new = self.scalars.grow()
            if new is not None:
                self.values.add(new)

    def _shared(self, op: str, domain: Domain) -> int:
        """A reduction over all tensors, of something that only this body has."""
        source = self.values.float_of(lambda d: d.scope == 2)
        return self.builder.emit(op, self.values.tame(source), domain=domain)

    # -- updates

    def _update(self, role: Role, kept: dict[str, int]) -> list[Update]:
        if role.kind in ("hyper", "static") or not self._fits(role):
            return []
        number = role.type.domain <= GROUP
        rng, pool = (self.common, self.scalars) if number else (self.rng, self.values)
        if role.kind == "grad" and rng.random() < 0.6:
            return []
        guard = pool.guard(role.type.domain) if rng.random() < 0.3 else None
        if role.type.dtype is BOOL:
            flag = pool.guard(role.type.domain)
            if flag is None:
                return []
            is_read = self.builder.nodes[flag].op == "read"
            flag = self.builder.emit("not", flag) if is_read and number else flag
            return [Update(role.name, flag, guard)]
        if role.name in kept:
            value: Operand = self._as(pool, kept[role.name], role.type.dtype)
        elif rng.random() < 0.06:
            value = Const(rng.choice((0.0, 1.0)))
        else:
            value = pool.for_role(role.type.domain)
            value = self._as(pool, self._own(value) if number else value, role.type.dtype)
        return [Update(role.name, value, guard, always=rng.random() < 0.05)]

    def _as(self, pool: Values, value: int, dtype: DType) -> int:
        """In a typed graph mostly the role's dtype; else legalisation has to see to it."""
        if self.plan.typed and pool.rng.random() < 0.95:
            return pool.cast(value, dtype)
        return value

    def _own(self, value: int) -> int:
        """A number that is no copy of another: those are thinned out, body by body."""
        is_read = self.builder.nodes[value].op == "read"
        return self.builder.emit("mul", value, Const(0.5)) if is_read else value


def _one_copy(updates: list[Update], builder: Builder) -> list[Update]:
    """At most one update copies a role: a text has no swap."""
    found: list[Update] = []
    copied = False
    for update in updates:
        is_copy = isinstance(update.value, int) and builder.nodes[update.value].op == "read"
        zero = Update(update.role, Const(0.0), update.guard, update.always)
        found.append(zero if is_copy and copied else update)
        copied = copied or is_copy
    return found
