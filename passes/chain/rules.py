"""Makes one spec of several, each for the parameters that a rule takes.

    rules(("rank >= 2", lion), ("*", adamw))
    -->  rule lion "rank >= 2"   rule adamw "*"   hyper %lion_lr = 0.0001   hyper %adamw_lr = 0.001
         step when rule == "lion" { ... }         step when rule == "adamw" { ... }

1. Statics get their defaults: specs that differ in them have other graphs.
2. Roles of one name that agree in all are one role; others are called after their rule as well.
3. So are numbers of the step or of groups, unless all rules that update one do it alike.
4. All rules take the same sums over all tensors, for these are sums over those of other rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...ir.builder import Builder
from ...ir.conditions import ALL, Rule, admits_rule
from ...ir.errors import OptionError
from ...ir.graph import Graph, Spec, Update
from ...ir.roles import MODES, ROLE_ORDER, Role
from ...ir.types import GROUP
from ...ir.verifier import shared_reductions, written_out
from ..rewrite.specialise import specialise
from .compose import relinked
from .role_names import with_names


def rules(given: Sequence[tuple[str, Spec, str]]) -> Spec:
    """One spec of (condition, spec, name) rows. Raises OptionError, LowerError, ValueError."""
    if not given:
        raise OptionError("rules: expected (condition, spec) pairs, got none")
    names = own_names([name or spec.name for _, spec, name in given])
    found = tuple(
        Rule(name, when.strip() or ALL) for name, (when, _, _) in zip(names, given, strict=True)
    )
    _check_reached(found)
    return merged(found, [spec for _, spec, _ in given])


def merged(found: tuple[Rule, ...], given: Sequence[Spec]) -> Spec:
    """One spec of a spec for each rule, whose conditions are nobody's to look at here.

    Raises OptionError, LowerError, ValueError.
    """
    names = [rule.name for rule in found]
    specs = [_plain(spec, name) for name, spec in zip(names, given, strict=True)]
    _check_sums(names, specs)
    apart = _told_apart(names, specs)
    roles = _all_roles(apart)
    name = "_or_".join(dict.fromkeys(names))
    graphs = tuple(
        relinked(graph, name, roles, " and ".join(filter(None, (f'rule == "{rule}"', graph.when))))
        for entry in dict.fromkeys(e for spec in apart for e in spec.entries)
        for rule, spec in zip(names, apart, strict=True)
        for graph in _of_entry(spec, entry)
    )
    doc = "; ".join(f"{r.name} where {r.when}" if r.when != ALL else r.name for r in found)
    papers = ", ".join(dict.fromkeys(s.paper for s in specs if s.paper))
    return Spec(name, graphs, doc, papers, rules=found)


def _of_entry(spec: Spec, entry: str) -> tuple[Graph, ...]:
    """The variants of an entry, if there are any; parameters without `eval` stay as they are."""
    if entry in spec.entries:
        return spec.variants(entry)
    if entry not in MODES:
        return ()
    builder = Builder(spec.roles, typed=False, by="rules")
    update = Update("param", builder.read("param"))
    return (builder.finish(Graph(spec.name, (), (), (), entry), (update,), None),)


def spec_of_rule(spec: Spec, rule: str) -> tuple[Spec, dict[str, str]]:
    """The spec of one rule, its roles under their first names; and their names in all."""

    def without(when: str) -> str:
        return " and ".join(t for t in when.split(" and ") if t and not t.startswith("rule "))

    mine = tuple(g.replace(when=without(g.when)) for g in spec.graphs if admits_rule(g.when, rule))
    used = {name for g in mine for name in (*g.reads, *(u.role for u in g.updates))}
    kept = {str(r.default) for r in spec.roles if r.name in used} | used
    roles = tuple(r for r in spec.roles if r.name in kept)
    known = {r.name for r in roles}
    first = {name: name.removeprefix(f"{rule}_") for name in known}
    names = {name: short for name, short in first.items() if short not in known}
    alone = Spec(rule, tuple(g.replace(roles=roles) for g in mine), spec.doc, spec.paper)
    return with_names(alone, names), {names.get(name, name): name for name in known}


def own_names(names: Sequence[str]) -> list[str]:
    """A name for each rule that can begin a role's: `adamw`, `adamw_2`."""
    found: list[str] = []
    for name in names:
        plain = "".join(c if c.isalnum() else "_" for c in name)
        same = sum(other == plain or other.startswith(f"{plain}_") for other in found)
        found.append(f"{plain}_{same + 1}" if plain in found else plain)
    return found


def _check_reached(found: Sequence[Rule]) -> None:
    for number, rule in enumerate(found[:-1]):
        if rule.when == ALL:
            raise OptionError(
                f"rules: {rule.name} takes every parameter, so that "
                f"{', '.join(r.name for r in found[number + 1 :])} behind it can take none: put "
                f"the rule for '{ALL}' last"
            )


def _plain(spec: Spec, rule: str) -> Spec:
    """The spec of a rule, without statics. Raises OptionError for one that is none by itself."""
    if spec.rules:
        raise OptionError(f"rules: {rule} has rules of its own; write them in one list")
    if spec.clocked is not None:
        raise OptionError(
            f"rules: {rule} has the entry {spec.clocked.name}, which runs by the clock of all "
            f"parameters: make an optimizer of its own for those that it takes"
        )
    if not any(u.role == "param" and not u.forward for g in spec.graphs for u in g.updates):
        raise OptionError(
            f"rules: {rule} stores to no parameter: it is a stage; put it before the rules, as "
            f"chain('{spec.name}', rules(...)), or before the optimizer of a rule"
        )
    return replace(spec, graphs=tuple(map(specialise, spec.graphs)))


def _check_sums(names: Sequence[str], specs: Sequence[Spec]) -> None:
    """Case 4. Raises OptionError, naming two rules."""
    first = shared_reductions(specs[0].variants()[0])
    for name, spec in zip(names, specs, strict=True):
        for graph in spec.variants():
            if (found := shared_reductions(graph)) != first:
                raise OptionError(
                    f"rules: a sum over all tensors is one over those of every rule, and "
                    f"{names[0]} takes [{', '.join(first)}], {name} [{', '.join(found)}]: put the "
                    f"stage that takes it before the rules, as "
                    f"chain('clip_by_global_norm', rules(...)), or make two optimizers"
                )


def _told_apart(names: Sequence[str], specs: Sequence[Spec]) -> list[Spec]:
    """The specs with the names of cases 2 and 3."""
    differing = _differing_roles(specs)
    while True:
        found = [
            with_names(
                spec, {r.name: f"{name}_{r.name}" for r in spec.roles if r.name in differing}
            )
            for name, spec in zip(names, specs, strict=True)
        ]
        more = _differing_numbers(specs, found) - differing
        if not more:
            return found
        differing |= more


def _differing_roles(specs: Sequence[Spec]) -> set[str]:
    known: dict[str, set[Role]] = {}
    for spec in specs:
        for role in spec.roles:
            known.setdefault(role.name, set()).add(role)
    return {name for name, found in known.items() if len(found) > 1}


def _differing_numbers(specs: Sequence[Spec], named: Sequence[Spec]) -> set[str]:
    """The numbers of the step or of groups, by their first names, that rules update otherwise."""
    terms: dict[object, int] = {}
    known: dict[tuple[str, str], set[object]] = {}
    for spec, own in zip(specs, named, strict=True):
        first = dict(zip([r.name for r in own.roles], [r.name for r in spec.roles], strict=True))
        numbers = {r.name for r in own.roles if r.type.domain <= GROUP}
        for graph in own.graphs:
            for update, value in zip(graph.updates, written_out(graph, terms), strict=True):
                if update.role in numbers:
                    known.setdefault((first[update.role], graph.entry), set()).add(value)
    return {name for (name, _), values in known.items() if len(values) > 1}


def _all_roles(specs: Sequence[Spec]) -> tuple[Role, ...]:
    found = {role.name: role for spec in specs for role in spec.roles}
    return tuple(sorted(found.values(), key=lambda role: ROLE_ORDER.index(role.kind)))
