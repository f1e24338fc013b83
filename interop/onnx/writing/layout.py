"""The axes of a parameter that a domain has, once the rank is known.

A value is an ONNX tensor of the parameter's rank, of length 1 along the axes that it does not vary
over. One number is of rank 0, and blocks are a vector. Stored states have no axes of length 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ....ir.tensor_view import View
from ....ir.types import ELEM, ROW, VIEW_AXES, Domain


@dataclass(frozen=True, slots=True)
class Layout:
    """A parameter of `rank` axes under the view of a graph."""

    view: View
    rank: int
    declared: Mapping[Domain, Domain] = field(default_factory=dict[Domain, Domain])

    def declared_as(self, domain: Domain) -> Domain:
        """Return the declared domain of a domain of the view."""
        return self.declared.get(domain, domain)

    def axes(self, domain: Domain) -> tuple[int, ...]:
        """The axes that a domain varies over, counted from the front; of blocks, none."""
        if domain == ELEM:
            return tuple(range(self.rank))
        limits = self.view.borders_at(self.rank)
        if self.block(domain) or limits is None:
            return ()
        parts = zip((0, *limits), (*limits, self.rank), strict=True)
        spans = (range(low, high) for low, high in parts)
        named: dict[str | int, range] = dict(zip(VIEW_AXES, spans, strict=True))
        return tuple(sorted(i for axis in domain.axes for i in named[axis]))

    def block(self, domain: Domain) -> int | None:
        """The length of the blocks that a domain's values belong to."""
        return self.view.block or None if domain == ROW else domain.block

    def absent(self, domain: Domain) -> tuple[int, ...]:
        """The axes along which a value that varies over some has length 1."""
        present = self.axes(domain)
        return tuple(i for i in range(self.rank) if i not in present)
