"""Groups of a spec with rules: each of torch's groups becomes one for each rule that takes some.

Tensors keep their order within a rule; a group has the numbers of its rule under their first names,
so that schedulers find `lr` in each.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from torch import Tensor

from ...ir.conditions import rule_of
from ...ir.graph import Spec
from ...ir.roles import RoleKind
from .memory.layout import DTYPES

Rules = Mapping[str, tuple[Spec, Mapping[str, str]]]  # each rule's spec, and its roles' names


def by_rule(
    spec: Spec, rules: Rules, given: Mapping[str, Any], group: Mapping[str, Any], number: int
) -> Iterator[dict[str, Any]]:
    """The groups that a group becomes, in the order of the rules.

    `given` has numbers for all groups. Raises BindError where no rule takes a parameter.
    """
    params = group["params"]
    members = [params] if isinstance(params, Tensor) else list(params)
    where = f"group {number}, parameter"
    taken = [_rule(spec, m, group, f"{where} {n}") for n, m in enumerate(members)]
    own = {name for rule in taken for name in rules[rule][1]} | {role.name for role in spec.roles}
    for rule in dict.fromkeys(r.name for r in spec.rules if r.name in taken):
        mine, names = rules[rule]
        numbers = {r.name: r.default for r in mine.of_kind(RoleKind.HYPER)}
        for source in (given, group):
            for name in numbers:
                numbers[name] = source.get(names[name], source.get(name, numbers[name]))
        rest = {k: v for k, v in group.items() if k not in own}
        own_members = [m for m, r in zip(members, taken, strict=True) if r == rule]
        yield {**rest, **numbers, "params": own_members, "rule": rule}


def _rule(spec: Spec, member: Any, group: Mapping[str, Any], where: str) -> str:
    name, param = member if isinstance(member, tuple) else ("", member)
    dtype = DTYPES.get(param.dtype, str(param.dtype))
    return rule_of(spec.rules, name, tuple(param.shape), group.get("label", ""), dtype, where)
