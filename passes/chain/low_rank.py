"""The optimizer that a stage wraps, rewritten for a gradient of low rank.

    inner(param, grad, basis, scale)        basis: low(row, k), whose columns rows are projected to,
                                            or low(k, col), whose rows columns are projected to

1. The optimizer's gradient is basis' grad, or grad basis', of low(k, col) or low(row, k). Its
   states of elements are of that space, under names of their own.
2. Terms of the parameter are added to the gradient before a state takes the sum, as a decay
   by L2: it is projected like the gradient.
3. Anywhere else low-rank values are projected back where they are added to the parameter, or to
   its results: scale basis v, or scale v basis.
4. Any other op that takes both is refused by name, as is one that looks at single elements.

    chain(adamw, galore):  update %param = (1 - lr weight_decay) %param - lr scale %left @ u
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ...ir.builder import Builder, again, mapped_args
from ...ir.errors import OptionError
from ...ir.graph import Graph, Node, Operand, Spec, Update
from ...ir.ops import OF
from ...ir.roles import Role, RoleKind
from ...ir.tensor_view import chosen_size
from ...ir.types import COL, ELEM, ROW, Const, Domain, low
from .role_names import with_names

PROJECTED = "inner_low"
_BASIS = 2  # its place among the operands


def with_low_states(stages: list[Spec]) -> list[Spec]:
    """The stages; one that is projected has, beside its states of elements, low-rank ones."""
    found = list(stages)
    for index, stage in enumerate(stages):
        spaces = dict.fromkeys(map(_space_of, filter(None, map(_projecting, stage.graphs))))
        if index and spaces:
            wrapped = stages[index - 1]
            made = [_low(r, s) for s in spaces for r in wrapped.roles if _is_projected(r)]
            found[index - 1] = wrapped.with_roles((*wrapped.roles, *made))
    return found


def low_graph(graph: Graph, space: Domain) -> Graph:
    """A graph over low-rank states in the place of its states of elements (case 1)."""
    for role in filter(_is_projected, graph.roles):
        if isinstance(role.default, str) and role.name in graph.reads:
            raise OptionError(
                f"{graph.name} begins %{role.name} as a copy of %{role.default}, which has no "
                f"low-rank form; project an optimizer whose states begin at numbers",
                role.origin,
            )
    names = {r.name: _low_name(r.name, space) for r in graph.roles if _is_projected(r)}
    others = tuple(r for r in graph.roles if r.name not in names.values())
    (renamed,) = with_names(Spec(graph.name, (graph.replace(roles=others),)), names).graphs
    return renamed


def _projecting(graph: Graph) -> Domain | None:
    """The domain of the basis that a stage projects by; None where it does not."""
    found = (n for n in graph.nodes if n.op == PROJECTED)
    return next((graph.nodes[n.values[_BASIS]].type.domain for n in found), None)


def _space_of(basis: Domain) -> Domain:
    """The space of gradients that are projected by a basis."""
    size = chosen_size(basis)[1]
    return low(size, COL) if basis > ROW else low(ROW, size)


def _is_projected(role: Role) -> bool:
    return role.kind == RoleKind.STATE and role.type.domain == ELEM


def _low(role: Role, space: Domain) -> Role:
    kind = replace(role.type, domain=space)
    return replace(role, name=_low_name(role.name, space), type=kind)


def _low_name(name: str, space: Domain) -> str:
    return f"{name}_of_{'columns' if space > COL else 'rows'}"


@dataclass(frozen=True, slots=True)
class LowSpace:
    """A basis and a scale, as values of the chain that is built."""

    builder: Builder
    stage: str  # its name
    basis: int
    scale: Operand

    @property
    def space(self) -> Domain:
        """The space of projected gradients."""
        return _space_of(self._domain(self.basis))

    def down(self, value: int) -> int:
        """Elements, projected."""
        pair = (self.basis, value) if self.space > COL else (value, self.basis)
        return self.builder.emit("matmul", *pair, domain=self.space)

    def up(self, value: int) -> int:
        """Low-rank values, projected back."""
        pair = (self.basis, value) if self.space > COL else (value, self.basis)
        return self.builder.emit("mul", self.scale, self.builder.emit("matmul", *pair, domain=ELEM))

    def made(self, graph: Graph, index: int, mapped: Sequence[Operand]) -> Operand:
        """A node of the wrapped graph, over its operands as they are now (cases 2 to 4)."""
        node = graph.nodes[index]
        try:
            args = tuple(a if isinstance(a, Const) else mapped[a] for a in node.args)
            if not any(self._domain(a).is_low for a in args if isinstance(a, int)):
                args = mapped_args(self.builder, graph, node, mapped)
            return again(self.builder, graph, node, self._met(graph, index, args))
        except OptionError:
            raise
        except TypeError as error:
            raise self._refused(graph, node, f"has no low-rank form ({error})") from None

    def _met(self, graph: Graph, index: int, args: tuple[Operand, ...]) -> tuple[Operand, ...]:
        """The operands of a node of the wrapped graph, in one space (cases 2 to 4)."""
        node, values = graph.nodes[index], [a for a in args if isinstance(a, int)]
        domains = {v: self._domain(v) for v in values}
        lows = {v for v, d in domains.items() if d.is_low}
        if node.op in ("count", "index", "uniform") and node.attrs.get(OF.name, ELEM) == ELEM:
            raise self._refused(graph, node, "goes by the elements of the tensor")
        elements = {
            v for v, d in domains.items() if d == ELEM or (d.needs_view and not d <= self.space)
        }
        if not lows or not elements:
            return args
        if node.op not in ("add", "sub") or any(domains[v] != ELEM for v in elements):
            raise self._refused(
                graph, node, f"takes the {node.op} of the parameter and of a moment"
            )
        to_low = _reaches_states(graph, index)
        move = self.down if to_low else self.up
        moved = elements if to_low else lows
        return tuple(move(a) if isinstance(a, int) and a in moved else a for a in args)

    def check(self, graph: Graph, change: Update, value: Operand) -> None:
        """Refuses an update of another space than its role (OptionError)."""
        role = next(r for r in self.builder.roles.values() if r.name == change.role)
        if not isinstance(value, Const) and not self._domain(value) <= role.type.domain:
            node = graph.nodes[change.value] if isinstance(change.value, int) else graph.nodes[0]
            raise self._refused(graph, node, f"stores {self._domain(value)} to %{change.role}")

    def _domain(self, value: int) -> Domain:
        return self.builder.nodes[value].type.domain

    def _refused(self, graph: Graph, node: Node, why: str) -> OptionError:
        return OptionError(
            f"{self.stage} projects {graph.name}, which {why}: its states and steps have to be "
            f"computed cell by cell of the gradient, and the parameter is added alone, as in adamw",
            node.origin,
        )


def _reaches_states(graph: Graph, value: int) -> bool:
    """True if a state of elements is made of a value."""
    users, stack, found = graph.users(), [value], set[int]()
    while stack:
        at = stack.pop()
        if at not in found:
            found.add(at)
            stack += users[at]
    stored = (u for u in graph.updates if u.role != "param" and not u.forward)
    return any(u.value in found and _is_projected(graph.role(u.role)) for u in stored)
