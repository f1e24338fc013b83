"""Cut a graph at its products: into regions of sweeps, and passes over matrices.

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
2. A product's operand is *kept* in a temporary, and so are cells that sweeps need. A kept value
   stands in the pass of the last product that it is made of; others of its products are kept too.
3. Further operands of a pass are computed again of kept values and of roles, or else kept.
   Elements that are made of kept ones, cell by cell, are computed in the pass of the last.
4. All else is of a region. A region's number is how many times elements went through products on
   the way to it; between region n and n + 1 stand the passes of interval n.
5. An update of elements is stored in the region that has its value, or in a later one that still
   loads the old. Values that a region needs of one before it are computed again, unless kept.
6. A factor of a matrix is a pass of its own, and is kept; so is what a transpose, `lower` or
   `diag` takes.
7. Numbers and vectors that are made of Gram values, by `diag` or a reduction, end a *round* of the
   passes of an interval: segments compute them before the next round. Cells that a pass reduces
   need not be kept.
8. A library's routine is a pass of its own too: all its results of one matrix.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from ...ir.lowered.schedule import element_updates, reduced_from
from ...ir.matrices.symmetry import symmetric
from ...ir.matrices.values import FACTORS
from ...ir.ops import OPS
from ...ir.types import ELEM, Domain
from .times import LIBRARY, WHOLE, AvailabilityTime, Times, is_gram


@dataclass(frozen=True, slots=True)
class CellPass:
    """A pass and its `roots`, of a product or of cells alone, in a round of an interval."""

    interval: int
    round: int
    product: int | None  # or a factor
    roots: tuple[int, ...]
    stores: tuple[int, ...] = ()  # updates: of Gram values, or of what a product's pass computes
    reductions: tuple[int, ...] = ()  # of Gram values

    @property
    def key(self) -> tuple[int, int, int, int]:
        """Its place among the passes: a round ends in reductions, then stores."""
        if self.product is not None:
            return self.interval, self.round, 0, self.product
        last = bool(self.reductions) + 2 * bool(self.stores)
        return self.interval, self.round, last, (*self.roots, *self.stores)[0]


@dataclass(frozen=True)
class ProductCut(Times):
    """A graph with products, and which of its values are whose."""

    apart: set[int] = field(default_factory=set[int])  # roots in passes without a product
    direct: frozenset[int] = frozenset()  # updates that the passes of products store

    # -- cases 2 and 3: what is kept, and the passes

    @cached_property
    def passes(self) -> tuple[CellPass, ...]:
        """The passes in their order."""
        kept, found = self.kept, dict[int, list[int]]()
        for root in sorted(v for v in kept if self.is_cell(v)):
            found.setdefault(self._home(root, kept), []).append(root)
        made = [self._pass(home, tuple(roots)) for home, roots in found.items()]
        made += self._reducing()
        made += [self._stores(u, made) for u in self.gram_updates]
        return tuple(sorted(made, key=lambda p: p.key))

    @property
    def gram_updates(self) -> list[int]:
        """Updates of Gram values that have passes of their own, by their places."""
        graph = self.graph
        places = ((n, u) for n, u in enumerate(graph.updates) if n not in self.direct)
        return [n for n, u in places if is_gram(graph.role(u.role).type.domain)]

    def _stores(self, index: int, others: list[CellPass]) -> CellPass:
        """A store to a role, behind all uses of its old value."""
        change = self.graph.updates[index]
        old = self.graph.reads.get(change.role)
        last = [p.key[:2] for p in others if p.key[2] < 2 and old in (*self.reads_of(p),)]
        last += [self.at(v) for v in self.on_diagonals(old)]
        roots = (change.value,) if isinstance(change.value, int) else ()
        made = [self.at(v) for v in (*roots, change.guard) if v is not None]
        return CellPass(*max((*made, *last, (0, 0))), None, roots, (index,))

    def on_diagonals(self, matrix: int | None) -> Iterator[int]:
        """The diagonals of a matrix that segments take."""
        diagonals = (v for v in self.live if self.graph.nodes[v].op == "diag")
        yield from (v for v in diagonals if self.lying(self.args(v)[0]) == matrix)

    def at(self, value: int) -> tuple[int, int]:
        """The interval and the round whose passes can use a value, or compute it."""
        return self.times[value][:2]

    def _pass(self, home: int, roots: tuple[int, ...]) -> CellPass:
        at = max(self.at(root) for root in roots)
        product = home if self.graph.nodes[home].op in WHOLE else None
        stores = (n for n in sorted(self.direct) if self.graph.updates[n].value in roots)
        return CellPass(*at, product, roots, tuple(stores))

    def _reducing(self) -> Iterator[CellPass]:
        """Case 7: the passes that reduce, one for all cells of a space in a round."""
        found: dict[tuple[int, int, Domain], list[int]] = {}
        for value in self.reductions:
            interval, behind = self.at(value)
            space = reduced_from(self.graph, value)
            found.setdefault((interval, behind - 1, space), []).append(value)
        for (interval, number, _), values in found.items():
            roots = dict.fromkeys(v for r in values for v in self.args(r))
            yield CellPass(interval, number, None, tuple(roots), (), tuple(values))

    @cached_property
    def reductions(self) -> list[int]:
        """Those of Gram values, which are taken."""
        return [v for v in sorted(self.live) if self.reduces(v)]

    @cached_property
    def kept(self) -> frozenset[int]:
        """The values in temporaries."""
        found = {v for v in self.operands if self.graph.nodes[v].op != "read"}
        found |= {v for v in self.live if self.graph.nodes[v].op in (*FACTORS, *LIBRARY)}
        found |= {v for v in self.times if self.is_cell(v) and self._is_wanted(v)}
        reduced = {v for r in self.reductions for v in self.args(r)}
        while True:
            more = {v for root in found if self.is_cell(root) for v in self._also(root, found)}
            more |= {v for root in reduced - found for v in self._for_reduction(root, found)}
            more |= {v for root in self._late(found) for v in self._also(root, found)}
            if more <= found:
                return frozenset(found)
            found |= more

    def _is_wanted(self, value: int) -> bool:
        """True if something that is no cell takes a cell."""
        users = (u for u in self.graph.users()[value] if u in self.live and not self.is_cell(u))
        others = (u for u in users if not self.reduces(u))
        is_transposed = self.graph.nodes[value].op == "transpose"
        alone = not is_transposed and any(True for _ in others)
        return alone or any(u.value == value for u in self.graph.updates)

    def _late(self, kept: set[int]) -> list[int]:
        """Cells of a later round than others of the same product, which are computed apart."""
        first: dict[int, tuple[int, int]] = {}
        homes = {root: self._home(root, kept) for root in kept if self.is_cell(root)}
        for root, home in homes.items():
            first[home] = min(first.get(home, self.at(root)), self.at(root))
        late = (r for r, home in homes.items() if self.times[r].round and self.at(r) > first[home])
        found = [root for root in late if root not in self.apart]
        self.apart.update(found)
        return found

    def _for_reduction(self, root: int, kept: set[int]) -> Iterator[int]:
        """The values to keep for a cell that is reduced: those that its pass does not compute."""
        cone = self.cone(root, kept)
        yield from (v for v in cone if self.graph.nodes[v].op in WHOLE)
        yield from self._from_memory(cone, root)

    def _from_memory(self, cone: set[int], root: int) -> Iterator[int]:
        """The loads of a pass that are of no role."""
        loads = (self.lying(v) for v in self.loads(cone, root))
        yield from (v for v in loads if v != root and self.graph.nodes[v].op != "read")

    def _also(self, root: int, kept: set[int]) -> Iterator[int]:
        """The values to keep for a kept cell: all of its products but the last, and case 3."""
        cone = self.cone(root, kept)
        products = sorted(v for v in cone if self.is_product(v))
        loads = [*self._from_memory(cone, root)]
        yield from (v for v in loads if v not in kept)
        late = [v for v in loads if self.is_cell(v) and products and v > products[-1]]
        if late or root in self.apart:
            self.apart.add(root)
            yield from (p for p in products if p != root)
        if root not in self.symmetric:  # whose pass has all cells
            yield from (p for p in products if self.graph.nodes[p].op == "matmul_symmetric")
        yield from products[:-1]

    @cached_property
    def symmetric(self) -> frozenset[int]:
        """The values that are known to be symmetric."""
        return symmetric(self.graph.nodes)

    def _home(self, root: int, kept: frozenset[int] | set[int]) -> int:
        """The product in whose pass a kept cell is computed; itself, if none (case 8)."""
        if self.graph.nodes[root].op in LIBRARY:
            return min(v for v in self.live if self._is_made_with(v, root))
        cone = self.cone(root, kept)
        products = [v for v in cone if self.is_product(v)]
        return max(products) if products else self._home_of_loads(root, cone, kept)

    def _home_of_loads(self, root: int, cone: set[int], kept: frozenset[int] | set[int]) -> int:
        """The product in whose pass the last cell is computed that elements are made of."""
        if root in self.apart or not all(map(self.is_by_cell, cone)):
            return root
        loads = [v for v in self.loads(cone, root) if v != root and self.is_cell(v)]
        home = max((self._home(v, kept) for v in loads), default=root)
        return home if self.is_product(home) and self.at(home) == self.at(root) else root

    def _is_made_with(self, value: int, other: int) -> bool:
        """True if one routine of a library computes both."""
        a, b = self.graph.nodes[value], self.graph.nodes[other]
        return OPS[a.op].routine == OPS[b.op].routine and a.args == b.args

    def cone(self, root: int, kept: frozenset[int] | set[int]) -> set[int]:
        """The values computed for a cell: up to products, kept values, reads, and case 3."""
        found, stack = set[int](), [root]
        while stack:
            value = stack.pop()
            if value in found or (value in kept and value != root):
                continue
            if not self.is_cell(value) and not self._is_again(value, kept):
                continue
            if self.graph.nodes[value].op == "transpose":
                continue
            found.add(value)
            if self.graph.nodes[value].op not in WHOLE:
                stack += self.graph.nodes[value].values
        return found

    def _is_again(self, value: int, kept: frozenset[int] | set[int]) -> bool:
        """Case 3: whether elements of a region are made by one op, of kept ones and of roles."""
        node = self.graph.nodes[value]
        elements = [v for v in node.values if self.domain(v) == ELEM]
        lie = all(v in kept or self.graph.nodes[v].op == "read" for v in elements)
        return self.is_by_cell(value) and bool(elements) and lie

    def loads(self, cone: set[int], *roots: int) -> tuple[int, ...]:
        """The matrices that a pass loads cell by cell."""
        taken = {v for n in cone if self.graph.nodes[n].op not in WHOLE for v in self.args(n)}
        taken |= {root for root in roots if root not in cone}
        return tuple(sorted(v for v in taken - cone if self.domain(v).is_matrix))

    # -- case 5: regions

    @cached_property
    def regions(self) -> int:
        """The number of regions."""
        last = max((self.level(v) for v in self.live), default=0)
        return 1 + max(last, *(self.region_of.values() or [0]), 0)

    @cached_property
    def region_of(self) -> dict[int, int]:
        """The region in which each update of elements is stored, by the update's place."""
        graph, found = self.graph, dict[int, int]()
        for place in (u for u in element_updates(graph) if u not in self.direct):
            change = graph.updates[place]
            found[place] = max(self.level(change.value), self.level(change.guard))
        reads = graph.reads
        loaded = {v: p.interval + 1 for p in self.passes for v in self.reads_of(p)}
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

    def reads_of(self, one: CellPass) -> Iterator[int]:
        """The roles' values that a pass takes."""
        taken = {v for root in one.roots for v in self.loads(self.cone(root, self.kept), root)}
        if one.product is not None:
            taken |= {*self.args(one.product)}
        yield from (v for v in map(self.lying, taken) if self.graph.nodes[v].op == "read")

    def roots_in(self, number: int) -> list[int]:
        """The values that a region leaves: in temporaries, as numbers and vectors, by updates."""
        nodes, own = (
            self.graph.nodes,
            [v for v in self.live if self.times[v] == AvailabilityTime(number)],
        )
        left = (v for v in own if self.domain(v) != ELEM and nodes[v].op != "read")
        stored = (self.graph.updates[p] for p, at in self.region_of.items() if at == number)
        roots = (v for c in stored for v in (c.value, c.guard) if isinstance(v, int))
        return [*(v for v in own if v in self.kept), *left, *roots]

    def needs(self, index: int, region: int) -> set[int]:
        """The element values that an update takes in a region, up to those in memory."""
        value = self.graph.updates[index].value
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
        """True if a region finds a value in memory."""
        node = self.graph.nodes[value]
        when = self.times[value]
        if node.op == "read" or when.is_cell:
            return True
        return when.region < region and (value in self.kept or node.type.domain != ELEM)
