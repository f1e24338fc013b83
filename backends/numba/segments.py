"""A segment as Numba source: its runs, what it leaves for other tensors, its commits."""

from __future__ import annotations

from ...ir.errors import LowerError
from ...ir.graph import Graph
from ...ir.lowered.program import Program, Run, Segment, Store
from ...ir.ops import OPS
from ...ir.semantics import LEAF
from ...ir.text.printer import update_text, value_names
from ...ir.types import BATCH, BOOL, COL, GROUP, ROW, STEP, TENSOR, Const, Domain
from .ops import FOLDS, Fold
from .text import Function, variables_of

PARAMETERS = {"rows": "context, tensor, first_row, last_row", "tensor": "context, tensor"}


def segment_source(program: Program, segment: Segment) -> str:
    """The function of one segment: over rows of a tensor, over a tensor, or once."""
    return _Segment(program, segment).source()


class _Segment:
    def __init__(self, program: Program, segment: Segment) -> None:
        self.program, self.segment, self.graph = program, segment, program.graph
        self.fn = Function(program, variables_of(program))

    def source(self) -> str:
        for run in self.segment.runs:
            self._run(run)
        for value in self.segment.writes_shared:
            self._write_shared(value)
        for commit in self.segment.commits:
            self._commit(commit)
        head = f"{self.segment.name}({PARAMETERS.get(self.segment.scope, 'context')})"
        scope = {"rows": "Over rows of one tensor", "tensor": "Over one tensor"}
        doc = f"{scope.get(self.segment.scope, 'Once')}: numbers and vectors between sweeps."
        return self.fn.text("compiled", head, doc)

    # -- runs

    def _run(self, run: Run) -> None:
        fn = self.fn
        fn.line()
        fn.line(f"# {run.domain} values")
        self._enter(run.domain)
        outer = [v for v in self._operands(run) if self._domain(v).is_scalar]
        is_loop = run.domain not in (STEP, TENSOR)
        for value in outer:
            if not (is_loop and self._domain(value) == run.domain):
                fn.line(f"{fn.variables[value]} = {fn.load(value)}")
        if not is_loop:
            self._nodes(run)
            return
        with fn.block(self._head(run.domain)):
            for value in self._operands(run):
                if value not in outer or self._domain(value) == run.domain:
                    fn.line(f"{fn.variables[value]} = {fn.load(value)}")
            self._nodes(run)

    def _enter(self, domain: Domain) -> None:
        """What the loop over a domain calls the cell that it stands at."""
        letters = {GROUP: "group", BATCH: "b", ROW: "r", COL: "j"}
        self.fn.cell = {domain: letters[domain]} if domain in letters else {}

    def _head(self, domain: Domain) -> str:
        if domain == GROUP:
            return f"for group in range({self.fn.context('group_count')}):"
        if self.segment.scope == "rows" and domain == ROW:
            return "for r in range(first_row, last_row):"
        return f"for {self.fn.cell[domain]} in range({self.fn.count(domain)}):"

    def _operands(self, run: Run) -> list[int]:
        """The values from elsewhere that the nodes use, but for what reductions fold."""
        wanted: set[int] = set()
        for value in run.nodes:
            node = self.graph.nodes[value]
            if value in self.program.partials or value in self.segment.folds_shared:
                continue
            found = [v for v in node.values if v not in run.nodes]
            wanted |= {v for v in found if self._domain(v) <= run.domain}
        return sorted(wanted)

    def _nodes(self, run: Run) -> None:
        fn = self.fn
        for value in run.nodes:
            if OPS[self.graph.nodes[value].op].is_reduction:
                self._reduction(value, run)
            else:
                fn.compute(value)
            if value in self.program.places:
                fn.store(self.program.places[value], fn.variables[value])

    # -- reductions

    def _reduction(self, value: int, run: Run) -> None:
        fn, node = self.fn, self.graph.nodes[value]
        fn.line(fn.comment(value))
        if value in self.program.partials:
            folded = self._finished(value)
        elif value in self.segment.folds_shared:
            folded = self._over_tensors(value, run.domain)
        else:
            folded = self._over_vector(value, run.domain)
        is_bool = node.type.dtype is BOOL
        fn.line(f"{fn.variables[value]} = {folded}{' != D(0.0)' if is_bool else ''}")

    def _finished(self, value: int) -> str:
        """An element reduction: the list of the leaves that kernels left."""
        fn, place = self.fn, self.program.partials[value]
        array, row = fn.tensor_array(place), self._row(value)
        if place.domain == COL:
            cols, leaves = fn.column("cols"), fn.column("column_leaves")
            at = f"{fn.index(BATCH)} * {leaves} * {cols} + j % {cols}"
            return f"{row.list}({array}, {at}, {cols}, {leaves})"
        leaves = fn.column("leaves")
        at = f"r * {leaves}" if place.domain == ROW else "W(0)"
        return f"{row.list}({array}, {at}, W(1), {leaves})"

    def _over_vector(self, value: int, target: Domain) -> str:
        """A reduction of vectors: leaves of terms, then the list of leaves."""
        fn, node, row = self.fn, self.graph.nodes[value], self._row(value)
        source = _source(self.graph, value)
        first, count = self._fibre(source, target)
        terms, scratch = fn.define("terms", "terms_of_leaf()"), self._scratch()
        fn.line(f"count = {count}")
        with fn.block(f"for first in range(W(0), count, W({LEAF})):"):
            fn.line(f"last = min(first + W({LEAF}), count)")
            with fn.block("for k in range(first, last):"):
                outside = fn.cell
                inner = {BATCH: "b"} if target == BATCH else {}
                fn.cell = {source: f"{first} + k" if first else "k", **inner}
                for operand in dict.fromkeys(node.values):
                    if self._domain(operand).is_vector:
                        fn.line(f"{fn.variables[operand]} = {fn.load(operand)}")
                fn.line(f"{terms}[k - first] = {row.term.format(*fn.operands(node))}")
                fn.cell = outside
            leaf = f"{row.leaf}({terms}, W(0), W(1), last - first)"
            fn.line(f"{scratch}[first // W({LEAF})] = {leaf}")
        return f"{row.list}({scratch}, W(0), W(1), (count + W({LEAF - 1})) // W({LEAF}))"

    def _fibre(self, source: Domain, target: Domain) -> tuple[str, str]:
        """The first cell of what is folded to one cell of the target, and how many there are."""
        if target == BATCH:
            length = self.fn.column("rows" if source == ROW else "cols")
            return f"b * {length}", length
        return "", self.fn.count(source)

    def _over_tensors(self, value: int, target: Domain) -> str:
        """A reduction above the tensor: what each tensor left, in the order of the table."""
        fn, row = self.fn, self._row(value)
        shared, scratch, total = self._shared(), self._scratch(), fn.context("all_tensors")
        found = f"{shared}[W({self.program.shared[value]}) * {total} + k]"
        first, end = self._members(total) if target == GROUP else ("W(0)", total)
        fn.line("count = W(0)")
        with fn.block(f"for k in range({first}, {end}):"):
            fn.line(f"{scratch}[count] = {found}")
            fn.line("count += W(1)")
        folded = f"{row.list}({scratch}, W(0), W(1), count)"
        is_ordered = row.list != row.leaf  # then one cell is a leaf too: the sum of -0.0 is 0.0
        return row.pair.format(row.neutral, folded) if is_ordered else folded

    def _members(self, total: str) -> tuple[str, str]:
        """The first tensor of the group and the first after it: tensors are numbered by group."""
        fn = self.fn
        owners = fn.context_array("owners", total, "W")
        for name, group in (("first", "group"), ("last", "group + W(1)")):
            fn.line(f"{name}, stop = W(0), {total}")
            with fn.block(f"while {name} < stop:"):
                fn.line(f"k = ({name} + stop) // W(2)")
                with fn.block(f"if {owners}[k] < {group}:"):
                    fn.line(f"{name} = k + W(1)")
                with fn.block("else:"):
                    fn.line("stop = k")
        return "first", "last"

    def _write_shared(self, value: int) -> None:
        fn, node = self.fn, self.graph.nodes[value]
        self.fn.cell = {}
        fn.line()
        fn.line(f"{fn.comment(value)}, the part of this tensor")
        for operand in dict.fromkeys(node.values):
            fn.line(f"{fn.variables[operand]} = {fn.load(operand)}")
        term = self._row(value).term.format(*fn.operands(node))
        at = f"W({self.program.shared[value]}) * {fn.context('all_tensors')}"
        fn.line(f"{self._shared()}[{at} + {fn.column('ordinal')}] = {term}")

    def _shared(self) -> str:
        total = self.fn.context("all_tensors")
        return self.fn.context_array("shared", f"W({len(self.program.shared)}) * {total}")

    def _scratch(self) -> str:
        fn = self.fn
        if self.segment.scope == "step":
            return fn.context_array("scratch", f"{fn.context('all_tensors')} + W(16)")
        longest = " + ".join(fn.count(d) for d in (ROW, COL))
        size = f"({longest}) // W({LEAF}) + W(1)"
        return fn.define("scratch_array", f"array({fn.column('scratch')}, {size}, D)")

    def _row(self, value: int) -> Fold:
        return FOLDS[self.graph.nodes[value].op]

    # -- commits

    def _commit(self, commit: Store) -> None:
        fn, place = self.fn, commit.place
        self._enter(place.domain)
        change = self.graph.updates[commit.update]
        fn.line()
        fn.line(f"# {update_text(change, value_names(self.graph))}")
        if place.kind in ("step", "tensor"):
            self._store(commit)
            return
        with fn.block(self._head(place.domain)):
            self._store(commit)

    def _store(self, commit: Store) -> None:
        fn, place = self.fn, commit.place
        if isinstance(commit.value, Const):
            text = fn.operand(commit.value, place.dtype)
        else:
            text = fn.load(commit.value)
        if commit.guard is None:
            fn.store(place, text)
            return
        with fn.block(f"if {fn.load(commit.guard)}:"):
            fn.store(place, text)

    def _domain(self, value: int) -> Domain:
        return self.graph.nodes[value].type.domain


def _source(graph: Graph, value: int) -> Domain:
    """The vector domain that a reduction folds. Raises LowerError for any other."""
    node = graph.nodes[value]
    found = [d for d in map(graph.domain_of, node.args) if d is not None and d.is_vector]
    if not found:
        raise LowerError(f"{node.op} to {node.type.domain} folds no vector and no list of tensors")
    return next(d for d in found if all(other <= d for other in found))
