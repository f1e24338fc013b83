"""The cells of one parameter: sizes, indices, and how values lie along its axes and blocks.

A value is an ONNX tensor of the parameter's rank, of length 1 along the axes that it does not vary
over. One number is of rank 0, and blocks are a vector. Stored states have no axes of length 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

from ....ir.tensor_view import View
from ....ir.types import ELEM, F64, I32, ROW, VIEW_AXES, Domain, DType
from .nodes import Nodes


@dataclass(frozen=True, slots=True)
class Cells:
    """A parameter's cells; `anchor` is a value of its shape."""

    nodes: Nodes
    layout: Layout
    anchor: str

    def as_seen(self, stored: str, domain: Domain) -> str:
        """A stored array as a value: of length 1 along the axes that it has not."""
        absent = self.layout.absent(domain)
        if not self.layout.axes(domain) or not absent:
            return stored
        return self.nodes.emit("Unsqueeze", stored, self.nodes.integers(*absent))

    def as_stored(self, value: str, known: Domain | None, domain: Domain) -> str:
        """A value of a domain `known` (None: a number) as an array of a role of `domain`."""
        if self.layout.block(domain) is not None:
            return value if known == domain else self.expanded(value, domain)
        if known is not None and self.layout.block(known) is not None:
            value = self.at_elements(value, known)
        if not self.layout.axes(domain):
            return value
        if known is None or self.layout.axes(known) != self.layout.axes(domain):
            value = self.expanded(value, domain)
        absent = self.layout.absent(domain)
        return self.nodes.emit("Squeeze", value, self.nodes.integers(*absent)) if absent else value

    def expanded(self, value: str, domain: Domain) -> str:
        """The value in each cell of a domain."""
        n = self.nodes
        if self.layout.block(domain) is not None:
            return self.nodes.emit("Expand", value, self._blocks(domain))
        axes = self.layout.axes(domain)
        if not axes:
            return value
        shape = n.emit("Shape", self.anchor)
        if self.layout.absent(domain):
            kept = n.array(np.array([i in axes for i in range(self.layout.rank)]))
            shape = n.emit("Where", kept, shape, n.integers(*[1] * self.layout.rank))
        return n.emit("Expand", value, shape)

    def count(self, domain: Domain) -> str:
        """Return the number of cells of a domain, as f64."""
        n = self.nodes
        if self.layout.block(domain) is not None:
            return n.cast(n.emit("Squeeze", self._blocks(domain)), F64)
        axes = self.layout.axes(domain)
        if len(axes) == self.layout.rank:
            return n.cast(n.emit("Size", self.anchor), F64)
        sizes = n.emit("Gather", n.emit("Shape", self.anchor), n.integers(*axes), axis=0)
        return n.cast(n.emit("ReduceProd", sizes, keepdims=0), F64)

    def index(self) -> str:
        """Each element's position in the flattened parameter, as i32."""
        n = self.nodes
        numbers = n.emit("Range", n.scalar(0), n.emit("Size", self.anchor), n.scalar(1))
        shaped = n.emit("Reshape", numbers, n.emit("Shape", self.anchor), allowzero=1)
        return n.cast(shaped, I32)

    # -- blocks: a vector, in which the last may be of fewer elements

    def at_elements(self, value: str, domain: Domain) -> str:
        """A value of blocks at each of their elements; any other as it is."""
        length = self.layout.block(domain)
        if length is None:
            return value
        n = self.nodes
        column = n.emit("Unsqueeze", value, n.integers(1))
        sizes = n.emit("Concat", self._blocks(domain), n.integers(length), axis=0)
        flat = n.emit("Reshape", n.emit("Expand", column, sizes), n.integers(-1))
        flat = n.emit("Slice", flat, n.integers(0), self._numel(), n.integers(0))
        return n.emit("Reshape", flat, n.emit("Shape", self.anchor), allowzero=1)

    def before_reduction(
        self, args: tuple[str, ...], source: Domain, target: Domain, neutral: float | bool,
        dtype: DType,
    ) -> tuple[tuple[str, ...], tuple[int, ...] | None]:  # fmt: skip
        """The operands to reduce, and over which axes (None: all)."""
        length = self.layout.block(target)
        if length is not None:
            return tuple(self._in_rows(a, target, length, neutral, dtype) for a in args), (1,)
        kept = self.layout.axes(target)
        if not kept:
            return args, None
        return args, tuple(i for i in self.layout.axes(source) if i not in kept)

    def after_reduction(self, found: str, target: Domain) -> str:
        """The result as a value: one of blocks is a vector."""
        if self.layout.block(target) is None:
            return found
        return self.nodes.emit("Squeeze", found, self.nodes.integers(1))

    def _in_rows(
        self, value: str, domain: Domain, length: int, neutral: float | bool, dtype: DType
    ) -> str:
        """Elements as rows of one block each; padding of the last one changes nothing."""
        n = self.nodes
        whole = n.emit("Mul", self._blocks(domain), n.integers(length))
        lacking = n.emit("Concat", n.integers(0), n.emit("Sub", whole, self._numel()), axis=0)
        flat = n.emit("Reshape", self._at_all(value), n.integers(-1))
        padded = n.emit("Pad", flat, lacking, n.number(neutral, dtype))
        sizes = n.emit("Concat", self._blocks(domain), n.integers(length), axis=0)
        return n.emit("Reshape", padded, sizes, allowzero=1)

    def _at_all(self, value: str) -> str:
        return self.nodes.emit("Expand", value, self.nodes.emit("Shape", self.anchor))

    def _numel(self) -> str:
        return self.nodes.emit("Unsqueeze", self.nodes.emit("Size", self.anchor),
                               self.nodes.integers(0))  # fmt: skip

    def _blocks(self, domain: Domain) -> str:
        """Return the number of blocks, as a vector of one int64."""
        length, n = self.layout.block(domain) or 1, self.nodes
        more = n.emit("Add", self._numel(), n.integers(length - 1))
        return n.emit("Div", more, n.integers(length))


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
