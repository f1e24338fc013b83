"""The names that the roles of a chain's stages have in the chain (case 5 of `compose`)."""

from __future__ import annotations

import itertools
from dataclasses import replace

from ...ir.clocks.clock import EntryClock
from ...ir.errors import OptionError
from ...ir.graph import Spec
from ...ir.roles import Role, RoleKind
from ...ir.types import STEP

SHARED = ("param", "grad", "shadow", "aux")  # kinds of roles that all stages have in common


def renamed_stages(stages: tuple[Spec, ...]) -> list[Spec]:
    """The stages, their roles under the names that they have in the chain. Raises OptionError."""
    seen: dict[str, Role] = {}
    latest: dict[str, str] = {}  # what a name has become in the stage that had it last
    done: list[Spec] = []
    for stage in stages:
        names: dict[str, str] = {}
        wraps = any(graph.wraps for graph in stage.graphs)
        for role in stage.roles:
            clash = role.name in seen and role.kind not in SHARED
            if wraps and role.kind in (RoleKind.HYPER, RoleKind.STATE) and role.default is None:
                if not clash:
                    raise OptionError(f"what {stage.name} wraps has no {role.name}", role.origin)
                names[role.name] = latest[role.name]
            elif clash and not (_is_counter(role) and _is_counter(seen[role.name])):
                names[role.name] = _unused(f"{stage.name}_{role.name}", seen)
            latest[role.name] = names.get(role.name, role.name)
            seen.setdefault(latest[role.name], role)
        done.append(with_names(stage, names))
    return done


def _unused(name: str, seen: dict[str, Role]) -> str:
    """The name, with the first number that makes it new."""
    numbered = (f"{name}_{number}" for number in itertools.count(2))
    return name if name not in seen else next(n for n in numbered if n not in seen)


def _is_counter(role: Role) -> bool:
    return role.name == "t" and role.kind == RoleKind.STATE and role.type.domain == STEP


def with_names(spec: Spec, names: dict[str, str]) -> Spec:
    """The spec with roles under other names."""
    if not names:
        return spec
    graphs = tuple(
        g.replace(
            roles=tuple(
                replace(
                    r, name=names.get(r.name, r.name), default=names.get(str(r.default), r.default)
                )
                for r in g.roles
            ),
            nodes=tuple(
                replace(n, attrs=n.attrs.changed(str, lambda r: names.get(r, r))) for n in g.nodes
            ),
            updates=tuple(replace(u, role=names.get(u.role, u.role)) for u in g.updates),
            clock=_with_name(g.clock, names),
        )
        for g in spec.graphs
    )
    return replace(spec, graphs=graphs)


def _with_name(clock: EntryClock | None, names: dict[str, str]) -> EntryClock | None:
    return clock and replace(clock, every=names.get(str(clock.every), clock.every))
