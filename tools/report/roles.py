"""The roles of a spec, as they are declared and as a variant stores them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...ir.roles import Role
from ..records.plain import plain


def roles_data(roles: Iterable[Role]) -> list[dict[str, Any]]:
    """A row for each role, in order."""
    return [
        {
            "name": role.name,
            "kind": str(role.kind),
            "type": str(role.type),
            "default": plain(role.default),
            "range": str(role.range or ""),
            "like": str(role.like or ""),
        }
        for role in roles
    ]
