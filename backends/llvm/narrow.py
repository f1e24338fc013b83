"""Narrow rows of a kernel as LLVM IR: sixteen lanes across the ends of rows.

Rows of few columns are taken in tiles of about a thousand elements, as if a tile were one row:
no row has a tail, and no masked store stands in the way of the next row's loads. What varies
along rows or columns is spread out before, in buffers on the stack; what is reduced is put in
such buffers, and folded afterwards:

    a row        is folded by itself, from its first sixteen terms on
    a column     is a chain over the rows of its leaf, beside the other columns; cells past a
                 tile's end hold what a reduction starts from, since the last row is read too far
"""

from __future__ import annotations

from functools import partial

from ...ir.lowered.program import Kernel, Place, Program, Reduce
from ...ir.semantics import COLUMN_LEAF, LANES
from ...ir.types import BATCH, F64
from .elements import Elements
from .lanes import first_lanes, load_lanes, store_lanes
from .ops import load, splat, store
from .reduce import accumulate, as_f64, cell_bytes, cell_type, combine, fold_lanes, start
from .text import scalar_type

TILE = COLUMN_LEAF * LANES  # elements: a leaf of the widest narrow matrix
_FEW = 8  # columns: of rows so narrow each has code of its own


def widest(kernel: Kernel) -> int:
    """From how many columns on rows are not narrow: a tile must hold leaves of 64 rows."""
    return LANES if any(r.along == "col" for r in kernel.reduces) else TILE // LANES


def is_narrow(program: Program, kernel: Kernel) -> bool:
    """Whether a kernel has a narrow form: it may be given rows, and minds where they end."""
    has_rows = program.graph.view in ("matrix", "first")
    return has_rows and bool(kernel.rows or kernel.cols or kernel.reduces)


def narrow_nest(work: Elements) -> None:
    """Tile after tile of the rectangle, which holds whole rows."""
    _Narrow(work).nest()


class _Narrow:
    def __init__(self, work: Elements) -> None:
        self.work, self.frame = work, work.frame
        self.fn, self.sizes, self.arrays = work.fn, work.frame.sizes, work.frame.arrays
        reduces = work.kernel.reduces
        self.along = [r for r in reduces if r.along == "row"]
        self.across = [r for r in reduces if r.along == "col"]
        fn, size = self.fn, TILE + LANES
        self.terms = {r.node: fn.alloca(self._cell(r), size) for r in reduces}
        spread = [(v, self.frame.program.place(v)) for v in (*work.rows, *work.cols)]
        self.places = dict(spread)
        self.spread = {v: fn.alloca(_memory(p), size) for v, p in spread}

    def nest(self) -> None:
        """Tiles hold whole leaves of columns, and no parts of two batch entries."""
        fn, rows = self.fn, self.sizes["rows"]
        self.leaf_rows, span = "1", "%rows"
        if self.across:
            self.leaf_rows = self.frame.smaller(rows, str(COLUMN_LEAF))
            long = fn.let(f"icmp sgt i64 {rows}, {COLUMN_LEAF}")
            span = fn.let(f"select i1 {long}, i64 {rows}, i64 %rows")
        self.leaf = fn.let(f"mul i64 {self.leaf_rows}, %cols")
        leaves = fn.let(f"udiv i64 {TILE}, {self.leaf}")
        tall = fn.let(f"mul i64 {leaves}, {self.leaf_rows}")
        end = fn.let("add i64 %row, %rows")
        with fn.loop("%row", end, span) as (begin, _, _):
            stop = self.frame.smaller(fn.let(f"add i64 {begin}, {span}"), end)
            with fn.loop(begin, stop, tall) as (first, _, _):
                left = fn.let(f"sub i64 {stop}, {first}")
                self._tile(first, self.frame.smaller(left, tall))

    def _tile(self, first: str, rows: str) -> None:
        fn = self.fn
        begin, count = fn.let(f"mul i64 {first}, %cols"), fn.let(f"mul i64 {rows}, %cols")
        found = self._spread(first, rows)
        full = fn.let(f"and i64 {count}, {-LANES}")
        with fn.loop("0", full, LANES) as (index, _, _):
            self._block(begin, index, None, found)
        with fn.loop(full, count, LANES) as (index, _, _):
            mask = first_lanes(fn, fn.let(f"sub i64 {count}, {index}"))
            self._block(begin, index, mask, found)
        for reduce in self.work.kernel.reduces:
            self._put(reduce, start(*self.frame.kind(reduce), LANES), count)
        if self.along:
            self._fold_rows(first, rows)
        for reduce in self.across:
            self._fold_columns(reduce, first, rows)

    def _block(self, begin: str, index: str, mask: str | None, spread: dict[int, str]) -> None:
        fn = self.fn
        found = {
            value: load_lanes(fn, self.places[value].dtype, base, index, mask)
            for value, base in spread.items()
        }

        def take(reduce: Reduce, args: list[str]) -> None:
            kind = self.frame.kind(reduce)
            term = accumulate(fn, *kind, LANES, start(*kind, LANES), args)
            self._put(reduce, term, index)

        self.work.block(fn.let(f"add i64 {begin}, {index}"), mask, found.__getitem__, take)

    def _put(self, reduce: Reduce, term: str, index: str) -> None:
        """Terms, side by side with the elements that they are of."""
        fn, kind = self.fn, self.frame.kind(reduce)
        at = self._at(reduce, index)
        fn.do(f"store {cell_type(*kind, LANES)} {term}, ptr {at}, align {cell_bytes(*kind)}")

    def _cell(self, reduce: Reduce) -> str:
        return cell_type(*self.frame.kind(reduce), 1)

    # -- what varies along rows or columns, spread over the elements

    def _spread(self, first: str, rows: str) -> dict[int, str]:
        """Where each row and column value lies, one cell an element."""
        fn, found, work = self.fn, dict(self.spread), self.work
        if work.rows:
            one = fn.let("icmp eq i64 %cols, 1")
            plain = all(self.places[v].domain != BATCH for v in work.rows)
            count = fn.let(f"select i1 {one}, i64 0, i64 {rows}") if plain else rows
            self._over_rows(first, count, work.rows)
            for value in work.rows:
                if self.places[value].domain != BATCH:  # rows of one column lie so already
                    found[value] = self._own(value, one, first)
        if work.cols:  # and so do the columns of batch entries of one row
            single = fn.let(f"icmp eq i64 {self.sizes['rows']}, 1")
            fresh = fn.let(f"icmp eq i64 {first}, %row")
            several = fn.let(f"icmp sgt i64 {self.sizes['batches']}, 1")
            wanted = fn.let(f"or i1 {fresh}, {several}")
            wanted = fn.let(f"and i1 {wanted}, {fn.let(f'xor i1 {single}, true')}")
            fn.when(wanted, lambda: self._over_rows(first, rows, work.cols))
            begin = fn.let(f"mul i64 {first}, %cols")
            found |= {value: self._own(value, single, begin) for value in work.cols}
        return found

    def _own(self, value: int, spread: str, first: str) -> str:
        """A vector from its cell `first` on where it is `spread` already, or its buffer."""
        fn, place = self.fn, self.places[value]
        base, cell = self.arrays[place], _memory(place)
        own = fn.let(f"getelementptr inbounds {cell}, ptr {base}, i64 {first}")
        return fn.let(f"select i1 {spread}, ptr {own}, ptr {self.spread[value]}")

    def _over_rows(self, first: str, rows: str, values: list[int]) -> None:
        """Writes each row's cells; what is written too far, the next row writes over."""
        fn = self.fn
        with self.frame.rows(first, "0", rows) as (row, batch, _):
            start = fn.let(f"mul i64 {row}, %cols")
            place_of = self.frame.program.place
            places = {v: place_of(v) for v in values}
            splats = {
                v: self._of_row(p, first, row, batch)
                for v, p in places.items()
                if v in self.work.rows
            }
            cells = fn.let(f"mul i64 {batch}, %cols")
            with fn.loop("0", "%cols", LANES) as (column, _, _):
                at = fn.let(f"add i64 {start}, {column}")
                mask = first_lanes(fn, fn.let(f"sub i64 %cols, {column}"))
                cell = fn.let(f"add i64 {cells}, {column}")
                for value, place in places.items():
                    base = self.arrays[place]
                    lanes = splats.get(value) or load_lanes(fn, place.dtype, base, cell, mask)
                    store_lanes(fn, place.dtype, lanes, self.spread[value], at, None)

    def _of_row(self, place: Place, first: str, row: str, batch: str) -> str:
        fn, base = self.fn, self.arrays[place]
        cell = batch if place.domain == BATCH else fn.let(f"add i64 {first}, {row}")
        return splat(fn, place.dtype, LANES, load(fn, place.dtype, 1, base, cell))

    # -- reductions of a tile

    def _fold_rows(self, first: str, rows: str) -> None:
        """Row after row, a vector at a time; rows of one column are their own sums."""
        fn = self.fn
        one = fn.let("icmp eq i64 %cols, 1")
        for reduce in self.along:
            fn.when(one, partial(self._keep, reduce, first, rows))
        for count in range(2, _FEW + 1):
            exactly = fn.let(f"icmp eq i64 %cols, {count}")
            fn.when(exactly, partial(self._fold_few, count, first, rows))
        many = fn.let(f"icmp sgt i64 %cols, {_FEW}")
        several = fn.let(f"select i1 {many}, i64 {rows}, i64 0")
        mask = first_lanes(fn, "%cols")
        with fn.loop("0", several, 1) as (row, _, _):
            index = fn.let(f"mul i64 {row}, %cols")
            cell = fn.let(f"add i64 {first}, {row}")
            totals = {str(r.node): self._inside(r, index, mask) for r in self.along}
            if not self.across:  # then there may be more than sixteen columns
                totals = self._further(index, totals)
            for reduce in self.along:
                total = fold_lanes(fn, *self.frame.kind(reduce), totals[str(reduce.node)])
                store(fn, F64, 1, total, self.arrays[reduce.partial], cell)

    def _further(self, index: str, totals: dict[str, str]) -> dict[str, str]:
        """The lanes' totals with the columns from the seventeenth on."""
        fn = self.fn
        carried = {
            str(r.node): (cell_type(*self.frame.kind(r), LANES), totals[str(r.node)])
            for r in self.along
        }
        with fn.loop(str(LANES), "%cols", LANES, carried) as (column, now, after):
            rest = first_lanes(fn, fn.let(f"sub i64 %cols, {column}"))
            at = fn.let(f"add i64 {index}, {column}")
            for reduce in self.along:
                key, more = str(reduce.node), self._inside(reduce, at, rest)
                after[key] = combine(fn, *self.frame.kind(reduce), LANES, now[key], more)
        return after

    def _inside(self, reduce: Reduce, index: str, mask: str) -> str:
        """Sixteen neighbouring terms, outside the mask what a reduction starts from."""
        kind = self.frame.kind(reduce)
        wide = cell_type(*kind, LANES)
        choice = f"{wide} {self._term(reduce, index)}, {wide} {start(*kind, LANES)}"
        return self.fn.let(f"select <{LANES} x i1> {mask}, {choice}")

    def _fold_few(self, count: int, first: str, rows: str) -> None:
        """Rows of a few columns, one number at a time: fewer instructions than in lanes."""
        fn = self.fn
        with fn.loop("0", rows, 1) as (row, _, _):
            begin, cell = fn.let(f"mul i64 {row}, {count}"), fn.let(f"add i64 {first}, {row}")
            for reduce in self.along:
                kind = self.frame.kind(reduce)
                places = (fn.let(f"add i64 {begin}, {k}") for k in range(count))
                terms = [self._term(reduce, place, 1) for place in places]
                half = LANES // 2
                while half:  # as the lanes are folded
                    for k, term in enumerate(terms[half:]):
                        terms[k] = combine(fn, *kind, 1, terms[k], term)
                    terms, half = terms[:half], half // 2
                total = as_f64(fn, *kind, terms[0])
                store(fn, F64, 1, total, self.arrays[reduce.partial], cell)

    def _at(self, reduce: Reduce, index: str) -> str:
        base, cell = self.terms[reduce.node], self._cell(reduce)
        return self.fn.let(f"getelementptr inbounds {cell}, ptr {base}, i64 {index}")

    def _keep(self, reduce: Reduce, first: str, count: str) -> None:
        """What is reduced alone is its own reduction: the terms, from a cell on."""
        fn = self.fn
        with fn.loop("0", count, LANES) as (index, _, _):
            cell = fn.let(f"add i64 {first}, {index}")
            mask = first_lanes(fn, fn.let(f"sub i64 {count}, {index}"))
            found = as_f64(fn, *self.frame.kind(reduce), self._term(reduce, index), LANES)
            store_lanes(fn, F64, found, self.arrays[reduce.partial], cell, mask)

    def _term(self, reduce: Reduce, index: str, lanes: int = LANES) -> str:
        """Neighbouring terms."""
        kind, at = self.frame.kind(reduce), self._at(reduce, index)
        wide, size = cell_type(*kind, lanes), cell_bytes(*kind)
        return self.fn.let(f"load {wide}, ptr {at}, align {size}")

    def _fold_columns(self, reduce: Reduce, first: str, rows: str) -> None:
        """Leaf after leaf: its columns side by side, row after row; single rows as they are."""
        fn, sizes = self.fn, self.sizes
        batch = fn.let(f"udiv i64 {first}, {sizes['rows']}")
        inside = fn.let(f"urem i64 {first}, {sizes['rows']}")
        above = fn.let(f"mul i64 {batch}, {sizes['column_leaves']}")
        leaf = fn.let(f"add i64 {above}, {fn.let(f'udiv i64 {inside}, {COLUMN_LEAF}')}")
        cells = fn.let(f"mul i64 {leaf}, %cols")
        single = fn.let(f"icmp eq i64 {self.leaf_rows}, 1")
        count = fn.let(f"mul i64 {rows}, %cols")
        fn.when(single, lambda: self._keep(reduce, cells, count))
        several = fn.let(f"select i1 {single}, i64 0, i64 {rows}")
        one = fn.let("icmp eq i64 %cols, 1")
        for lanes, count in ((1, f"i64 {several}, i64 0"), (LANES, f"i64 0, i64 {several}")):
            self._leaves(reduce, cells, fn.let(f"select i1 {one}, {count}"), lanes)

    def _leaves(self, reduce: Reduce, cells: str, rows: str, lanes: int) -> None:
        """The leaves of some rows; in the lanes past the columns is what comes after them."""
        fn, kind, array = self.fn, self.frame.kind(reduce), self.arrays[reduce.partial]
        wide, mask = cell_type(*kind, lanes), first_lanes(fn, "%cols")
        with fn.loop("0", rows, self.leaf_rows, {"cell": ("i64", cells)}) as (top, leaf, after):
            count = self.frame.smaller(fn.let(f"sub i64 {rows}, {top}"), self.leaf_rows)
            begin = fn.let(f"mul i64 {top}, %cols")
            carried = {"at": ("i64", begin), "total": (wide, start(*kind, lanes))}
            with fn.loop("0", count, 1, carried) as (_, now, following):
                term = self._term(reduce, now["at"], lanes)
                following["total"] = combine(fn, *kind, lanes, now["total"], term)
                following["at"] = fn.let(f"add i64 {now['at']}, %cols")
            total = as_f64(fn, *kind, following["total"], lanes)
            if lanes == 1:
                store(fn, F64, 1, total, array, leaf["cell"])
            else:
                store_lanes(fn, F64, total, array, leaf["cell"], mask)
            after["cell"] = fn.let(f"add i64 {leaf['cell']}, %cols")


def _memory(place: Place) -> str:
    """How a cell of a vector lies in memory."""
    return "i8" if place.dtype.name == "bool" else scalar_type(place.dtype)
