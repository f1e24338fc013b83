"""Simplification of nested selects: inside a side of a select its condition is known.

%n = sqrt %s : real tensor                   a norm that is taken again where it is not small,
%c = le %n, 0.0 : bool tensor                of values that would be replaced if it were
%x = select %c, 1.0, %param : real elem
%q = sumsq %x : real tensor         -->      %q = sumsq %param : real tensor
%r = sqrt %q : real tensor
%f = select %c, 0.0, %r : real tensor
"""

from __future__ import annotations

from dataclasses import replace

from ....ir.builder import Builder, rewrite
from ....ir.graph import Graph, Node, Operand
from ....ir.ops import OPS
from ....ir.types import Const


def with_known_sides(graph: Graph) -> Graph:
    """The graph whose selects know the conditions around them; the same object if nothing is new.

    The values are the same to the bit. Nodes that other values need too are computed twice.
    """
    return rewrite(graph, _visit)


def _visit(builder: Builder, node: Node, args: tuple[Operand, ...]) -> Operand | None:
    if node.op != "select" or isinstance(args[0], Const):
        return None
    sides = tuple(_KnownSide(builder, args[0], side).of(args[2 - side]) for side in (True, False))
    if sides == args[1:]:
        return None
    return builder.append(replace(node, args=(args[0], *sides), origin=builder.origin))


class _KnownSide:
    """Values where a condition is known."""

    def __init__(self, builder: Builder, condition: int, holds: bool) -> None:
        self.builder, self.condition, self.holds = builder, condition, holds
        self.known: dict[int, Operand] = {}

    def of(self, operand: Operand) -> Operand:
        """The value, of the same domain."""
        if isinstance(operand, Const):
            return operand
        if operand not in self.known:
            found = self._found(operand, self.builder.nodes[operand])
            self.known[operand] = found if self._is_alike(found, operand) else operand
        return self.known[operand]

    def _found(self, number: int, node: Node) -> Operand:
        if node.op == "select" and node.args[0] == self.condition:
            return self.of(node.args[2 - self.holds])
        where = self.builder.nodes[self.condition].type.domain
        if OPS[node.op].is_reduction and not where <= node.type.domain:
            return number  # the condition differs from cell to cell of what is reduced
        args = tuple(map(self.of, node.args))
        return number if args == node.args else self.builder.append(replace(node, args=args))

    def _is_alike(self, found: Operand, operand: int) -> bool:
        """True if a value may take the place of another: a role's stands for a `real`."""
        new, old = self.builder.type_of(found), self.builder.nodes[operand].type
        if new is None or new.domain != old.domain:
            return False
        return new.dtype == old.dtype or (new.dtype.is_float and old.dtype.is_float)
