"""Readers of operators: rows by name and by the version since which they hold."""

from __future__ import annotations

from collections.abc import Mapping

from ...graphs import main_domain
from ..call import Handler, Row
from .control import CONTROL
from .elementwise import ELEMENTWISE
from .functions import FUNCTIONS
from .ours import our_row
from .reduce import PRODUCTS, REDUCE
from .shape import SHAPE

TABLES: dict[str, Mapping[str, Row]] = {
    "": {**ELEMENTWISE, **FUNCTIONS, **REDUCE, **SHAPE, **PRODUCTS, **CONTROL},
}


def handler_of(domain: str, op: str, version: int) -> Handler | None:
    """The newest row that is not newer than a version; None where there is none."""
    ours = our_row(domain, op)
    if ours is not None:
        return ours
    row = TABLES.get(main_domain(domain), {}).get(op, {})
    since = [number for number in row if number <= version]
    return row[max(since)] if since else None
