"""Cuts a graph at its products: what the sweeps compute, and what passes over matrices do.

A product takes whole matrices, so they lie in memory before it, and its result behind it.

    %x = div %u, %n        : elem           region 0: sweeps store u / n to a temporary, %x
    %s = matmul %x, %x     : gram(row)      pass: s[i, j] = chain
    %q = matmul %s, %s     : gram(row)      pass: c = chain; t[i, j] = b s[i, j] + c q
    %t = b * %s + c * %q   : gram(row)
    %y = matmul %t, %x     : elem           pass: z[i, j] = a x[i, j] + chain
    %z = a * %x + %y       : elem
    update %p = %p - %z                     region 1: sweeps

1. Gram values are *cells*, and so are elements that are made of a product on the way to another, or
   of cells alone: a pass computes them, each of other cells at the same place and of numbers.
2. What a product takes is *kept* in a temporary, and so are cells that sweeps need. A kept value
   stands in the pass of the last product that it is made of; others of its products are kept too.
3. What a pass needs beside kept values is computed again of them, or else kept.
4. All else is of a region. A region's number is how many times elements went through products on
   the way to it; between region n and n + 1 stand the passes of interval n.
5. An update of elements is stored in the region that has its value, or in a later one that still
   loads the old. What a region needs of one before it is computed again, unless it is kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from ...ir.errors import LowerError, called
from ...ir.graph import Graph, reachable
from ...ir.lowered.schedule import element_updates
from ...ir.ops import OPS
from ...ir.types import ELEM, Domain

_BY_CELL = ("arith", "compare", "logic", "select", "twin", "integer", "cast", "predicate")
_ON_DIAGONAL = ("add_diag", "eye", "tril")  # a cell knows where the diagonal is


@dataclass(frozen=True, slots=True)
class CellPass:
    """What a pass computes: `root`s, of a product or of cells alone, in an interval."""

    interval: int
    product: int | None
    roots: tuple[int, ...]
    stores: tuple[int, ...] = ()  # updates of Gram values

    @property
    def key(self) -> tuple[int, bool, int]:
        """Its place among the passes: stores come behind what else an interval has."""
        first = (*self.roots, *self.stores)[0] if self.product is None else self.product
        return self.interval, bool(self.stores), first


@dataclass(frozen=True)
class Cut:
    """A graph with products, and which of its values are whose."""

    graph: Graph
    apart: set[int] = field(default_factory=set[int])  # roots in passes without a product

    # -- cases 1 and 4: cells, and when there is what

    @cached_property
    def live(self) -> set[int]:
        """The values that anything depends on."""
        return self.graph.live()

    @cached_property
    def operands(self) -> set[int]:
        """What products take, as it lies."""
        return {
            self.lying(v)
            for p in self.live
            if self.graph.nodes[p].op == "matmul"
            for v in self.graph.nodes[p].values
        }

    def lying(self, value: int) -> int:
        """The value itself, or what it is the transposed of."""
        node = self.graph.nodes[value]
        return self.lying(node.values[0]) if node.op == "transpose" else value

    @cached_property
    def times(self) -> dict[int, tuple[int, bool]]:
        """For each live value its region, or the interval behind one, and whether it is a cell."""
        feeding = reachable(self.graph, self.operands)
        found: dict[int, tuple[int, bool]] = {}
        for value in sorted(self.live):
            found[value] = self._time(value, found, feeding)
        return found

    def _time(
        self, value: int, known: dict[int, tuple[int, bool]], feeding: set[int]
    ) -> tuple[int, bool]:
        node = self.graph.nodes[value]
        before = [known[v] for v in node.values]
        last = max((n for n, _ in before), default=0)
        if node.op == "read":
            return 0, False
        if node.op == "matmul" or any(d.has_twins for d in self.domains(value)):
            self._check(value)
            return last, True
        cells = max((n for n, is_cell in before if is_cell), default=-1)
        elements = [known[v][1] for v in node.values if self.domain(v) == ELEM]
        is_wanted = value in feeding or all(elements)
        if cells == last and is_wanted and self.is_by_cell(value):
            return last, True
        return max(last, cells + 1), False

    def is_by_cell(self, value: int) -> bool:
        """Whether elements are computed of elements and numbers alone, one by one."""
        node = self.graph.nodes[value]
        domains = [self.graph.nodes[v].type.domain for v in node.values]
        fits = all(d.is_scalar or d == ELEM for d in domains)
        return node.type.domain == ELEM and OPS[node.op].rule in _BY_CELL and fits

    def _check(self, value: int) -> None:
        """Raises LowerError for what no pass computes."""
        graph, node = self.graph, self.graph.nodes[value]
        if node.type.domain.is_matrix and (node.op == "matmul" or self.is_factor(value)):
            return
        fits = all(d.is_scalar or d == node.type.domain for d in self.domains(value))
        is_by_cell = OPS[node.op].rule in _BY_CELL or node.op in _ON_DIAGONAL
        if node.type.domain.is_matrix and is_by_cell and fits:
            return
        raise LowerError(
            f"{called(graph.name, node.origin)}: {node.op} to {node.type.domain} runs on "
            f"backend='reference' only: passes over matrices have products, transposed factors, "
            f"and what is computed cell by cell of one space and of numbers",
            node.origin,
        )

    def is_factor(self, value: int) -> bool:
        """Whether a value is the transpose of another, for products alone."""
        nodes = self.graph.nodes
        users = (u for u in self.graph.users()[value] if u in self.live)
        factors = ("matmul", "transpose")
        is_stored = any(change.value == value for change in self.graph.updates)
        alone = not is_stored and all(nodes[u].op in factors for u in users)
        return nodes[value].op == "transpose" and alone

    def is_cell(self, value: int) -> bool:
        """Whether a pass computes a value."""
        return self.times[value][1]

    def level(self, value: object) -> int:
        """The first region that can use an operand."""
        if not isinstance(value, int):
            return 0
        time, is_cell = self.times[value]
        return time + is_cell

    # -- cases 2 and 3: what is kept, and the passes

    @cached_property
    def passes(self) -> tuple[CellPass, ...]:
        """The passes in their order."""
        kept, found = self.kept, dict[int, list[int]]()
        for root in sorted(v for v in kept if self.is_cell(v)):
            found.setdefault(self._home(root), []).append(root)
        made = [self._pass(home, tuple(roots)) for home, roots in found.items()]
        made += [self._stores(u, made) for u in self.gram_updates]
        return tuple(sorted(made, key=lambda p: p.key))

    @property
    def gram_updates(self) -> list[int]:
        """Updates of Gram values, by their places."""
        graph = self.graph
        return [n for n, u in enumerate(graph.updates) if graph.role(u.role).type.domain.has_twins]

    def _stores(self, place: int, others: list[CellPass]) -> CellPass:
        """A store to a role, behind all that takes what it held."""
        change = self.graph.updates[place]
        old = self.graph.reads.get(change.role)
        last = [p.interval for p in others if not p.stores and old in (*self._reads_of(p),)]
        roots = (change.value,) if isinstance(change.value, int) else ()
        made = [self.times[root][0] for root in roots]
        interval = max(self.level(change.guard), *made, *last, 0)
        return CellPass(interval, None, roots, (place,))

    def _pass(self, home: int, roots: tuple[int, ...]) -> CellPass:
        interval = max(self.times[root][0] for root in roots)
        product = home if self.graph.nodes[home].op == "matmul" else None
        return CellPass(interval, product, roots)

    @cached_property
    def kept(self) -> frozenset[int]:
        """The values in temporaries."""
        found = {v for v in self.operands if self.graph.nodes[v].op != "read"}
        found |= {v for v in self.times if self.is_cell(v) and self._is_wanted(v)}
        while True:
            more = {v for root in found if self.is_cell(root) for v in self._also(root, found)}
            if more <= found:
                return frozenset(found)
            found |= more

    def _is_wanted(self, value: int) -> bool:
        """Whether something that is no cell takes a cell."""
        users = (u for u in self.graph.users()[value] if u in self.live and not self.is_cell(u))
        return any(True for _ in users) or any(u.value == value for u in self.graph.updates)

    def _also(self, root: int, kept: set[int]) -> Iterator[int]:
        """What must be kept for a kept cell: all of its products but the last, and case 3."""
        cone = self.cone(root, kept)
        products = sorted(v for v in cone if self.graph.nodes[v].op == "matmul")
        loads = [v for v in self.loads(cone, root) if self.graph.nodes[v].op != "read"]
        yield from (v for v in loads if v not in kept)
        late = [v for v in loads if self.is_cell(v) and products and v > products[-1]]
        if late or root in self.apart:
            self.apart.add(root)
            yield from (p for p in products if p != root)
        yield from products[:-1]

    def _home(self, root: int) -> int:
        """The product in whose pass a kept cell is computed; itself, if none."""
        cone = self.cone(root, self.kept)
        products = [v for v in cone if self.graph.nodes[v].op == "matmul"]
        return max(products, default=root)

    def cone(self, root: int, kept: frozenset[int] | set[int]) -> set[int]:
        """What a pass computes for a cell: up to products, kept values, reads, and case 3."""
        found, stack = set[int](), [root]
        while stack:
            value = stack.pop()
            if value in found or (value in kept and value != root):
                continue
            if not self.is_cell(value) and not self._is_again(value, kept):
                continue
            found.add(value)
            if self.graph.nodes[value].op != "matmul":
                stack += self.graph.nodes[value].values
        return found

    def _is_again(self, value: int, kept: frozenset[int] | set[int]) -> bool:
        """Case 3: whether elements of a region are made of kept ones by one op."""
        node = self.graph.nodes[value]
        elements = [v for v in node.values if self.domain(v) == ELEM]
        return self.is_by_cell(value) and bool(elements) and kept.issuperset(elements)

    def loads(self, cone: set[int], *roots: int) -> tuple[int, ...]:
        """The matrices that a pass loads cell by cell, for what it computes."""
        taken = {v for n in cone if self.graph.nodes[n].op != "matmul" for v in self.args(n)}
        taken |= {root for root in roots if root not in cone}
        return tuple(sorted(v for v in taken - cone if self.domain(v).is_matrix))

    def args(self, value: int) -> tuple[int, ...]:
        """The operands of a value."""
        return self.graph.nodes[value].values

    def domains(self, value: int) -> list[Domain]:
        """The domains of a value and of its operands."""
        return [self.domain(v) for v in (value, *self.args(value))]

    def domain(self, value: int) -> Domain:
        """The domain of a value."""
        return self.graph.nodes[value].type.domain

    # -- case 5: regions

    @cached_property
    def regions(self) -> int:
        """How many there are."""
        last = max((self.level(v) for v in self.live), default=0)
        return 1 + max(last, *(self.region_of.values() or [0]), 0)

    @cached_property
    def region_of(self) -> dict[int, int]:
        """Where each update of elements is stored, by its place."""
        graph, found = self.graph, dict[int, int]()
        for place in element_updates(graph):
            change = graph.updates[place]
            found[place] = max(self.level(change.value), self.level(change.guard))
        reads = graph.reads
        loaded = {v: p.interval + 1 for p in self.passes for v in self._reads_of(p)}
        while True:
            late = dict(found)
            for place, region in found.items():
                old = reads.get(graph.updates[place].role)
                users = (n for n in found if n != place and old in self.needs(n, found[n]))
                least = max((found[n] for n in users), default=0)
                late[place] = max(region, least, loaded.get(old, 0) if old is not None else 0)
            if late == found:
                return found
            found = late

    def _reads_of(self, one: CellPass) -> Iterator[int]:
        """The roles' values that a pass takes."""
        taken = {v for root in one.roots for v in self.loads(self.cone(root, self.kept), root)}
        if one.product is not None:
            taken |= {self.lying(v) for v in self.args(one.product)}
        yield from (v for v in taken if self.graph.nodes[v].op == "read")

    def needs(self, place: int, region: int) -> set[int]:
        """The element values that an update takes in a region, up to what lies in memory."""
        value = self.graph.updates[place].value
        return self.made_in(region, [value] if isinstance(value, int) else [])

    def made_in(self, region: int, roots: list[int]) -> set[int]:
        """The values that a region computes for some, with those that it loads."""
        found, stack = set[int](), list(roots)
        while stack:
            value = stack.pop()
            if value in found:
                continue
            found.add(value)
            if not self.is_there(value, region):
                stack += self.args(value)
        return found

    def is_there(self, value: int, region: int) -> bool:
        """Whether a region finds a value in memory."""
        node = self.graph.nodes[value]
        time, is_cell = self.times[value]
        if node.op == "read" or is_cell:
            return True
        return time < region and (value in self.kept or node.type.domain != ELEM)
