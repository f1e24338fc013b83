"""Numbers of a captured spec, each where its original keeps it: with the parameter or the group.

A capture finds the least domain that holds a number's updates: a count of steps is one for the
step. An original that keeps it in each parameter's state counts that parameter's steps alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from ....ir.builder import Builder, rewrite
from ....ir.errors import CaptureError, VerifyError
from ....ir.graph import Node, Operand, Spec
from ....ir.roles import RoleKind
from ....ir.signatures.typing_rules import RuleError
from ....ir.types import GROUP, STEP, TENSOR, Domain, Type
from ....ir.verifier import verify

_DOMAINS: Mapping[str, Domain] = {"state": TENSOR, "group": GROUP, "shared": STEP, "self": STEP}


def where_kept(spec: Spec, homes: Mapping[str, str]) -> Spec:
    """The spec with its numbers where these homes say. Raises CaptureError."""
    wanted = {
        r.name: _DOMAINS[homes[r.name]]
        for r in spec.of_kind(RoleKind.STATE)
        if r.type.domain <= TENSOR
    }
    for role in spec.of_kind(RoleKind.STATE):
        if role.name in wanted and wanted[role.name] < role.type.domain:
            raise CaptureError(
                f"'{role.name}' is kept once for a whole {wanted[role.name]}, and what the step "
                f"stores there is that of each {role.type.domain}",
                remedy="keep it in the parameter's state",
            )
    roles = tuple(
        replace(r, type=Type(r.type.dtype, wanted[r.name])) if r.name in wanted else r
        for r in spec.roles
    )
    try:
        graphs = [
            rewrite(g, _same, roles, by="where-kept").replace(roles=roles) for g in spec.graphs
        ]
        found = replace(spec, graphs=tuple(graphs))
        verify(found)
    except (RuleError, VerifyError) as error:
        raise CaptureError(
            f"a number of the group or the step follows from a parameter's own: {error}",
            remedy="keep both in the parameter's state",
        ) from error
    return found


def _same(builder: Builder, node: Node, args: tuple[Operand, ...]) -> None:
    """Keeps every node; its type is inferred anew."""
