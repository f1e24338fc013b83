"""The interpreter: the meaning of a graph, over NumPy arrays. Slow, obvious, the oracle.

A typed graph is evaluated to the bit of its dtypes. A graph that still has `real` values
is evaluated in f64: the numerical oracle of the declared equations; it takes arrays of any
float dtype, whatever its roles declare.

Values are arrays of the tensor's shape under the graph's view, [outer, inner, rows, cols],
with length 1 along the axes they do not vary over; a block view pads its last row with zeros. Under
other views a value of blocks stands at all elements of its block.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Any

import numpy as np

from . import semantics
from .arrays import Array
from .conditions import matches
from .graph import Graph, Node, Operand, Spec, Update
from .matrices.values import matrix_value
from .ops import OF, OPS, ROLE, algebra_of, term_operands
from .reductions import Reduction, fold_down, fold_list
from .roles import RoleKind
from .tensor_view import axes_of, seen, shape_under, store_seen
from .types import ELEM, F64, GROUP, REAL, ROW, TENSOR, Const, Domain, DType, join

Tensors = Sequence[dict[str, Array]]
Numbers = dict[str, Any]
Evaluation = Generator[tuple[Node, list[Any]], Any, list[list[Any]]]


def run(
    graphs: Sequence[Graph] | Spec,
    tensors: Tensors,
    hypers: Sequence[Mapping[str, float]] | Mapping[str, float],
    numbers: Numbers,
    groups: Sequence[int] | None = None,
    labels: Sequence[str] | None = None,
    chosen: Sequence[int] | None = None,
) -> None:
    """Runs one entry over all tensors and stores the updates in place.

    `graphs` are the variants; each tensor takes the first whose `when` holds, or the one that
    `chosen` says. `tensors` has a dict of role name to array each (16-bit floats as bit patterns),
    `hypers` the hyper-parameters of each group, `numbers` the states of domain step and group,
    `labels` what conditions on `label` see.
    """
    for environment in environments(graphs, tensors, hypers, numbers, groups, labels, chosen):
        environment.store()


def environments(
    graphs: Sequence[Graph] | Spec,
    tensors: Tensors,
    hypers: Sequence[Mapping[str, float]] | Mapping[str, float],
    numbers: Numbers,
    groups: Sequence[int] | None = None,
    labels: Sequence[str] | None = None,
    chosen: Sequence[int] | None = None,
) -> list[Environment]:
    """The values of one entry over all tensors, variant by variant; nothing is stored yet.

    The arguments are those of `run`.
    """
    if isinstance(graphs, Spec):
        graphs = graphs.variants()
    settings = [hypers] if isinstance(hypers, Mapping) else list(hypers)
    owner = list(groups) if groups is not None else [0] * len(tensors)
    named = labels or [""] * len(tensors)
    if chosen is None:
        chosen = [_choose(graphs, t, label) for t, label in zip(tensors, named, strict=True)]
    found: list[Environment] = []
    for number, graph in enumerate(graphs):
        members = [i for i, n in enumerate(chosen) if n == number]
        found.append(Environment(graph, members, tensors, settings, numbers, owner))
    with np.errstate(all="ignore"):
        _in_lockstep([(one, one.evaluate()) for one in found], owner)
    return found


def evaluate(graph: Graph, tensor: dict[str, Array], hypers: Mapping[str, float]) -> list[Any]:
    """All values of a graph over one tensor, by node number."""
    state = Environment(graph, [0], [tensor], [hypers], dict(tensor), [0], every=True)
    with np.errstate(all="ignore"):
        _in_lockstep([(state, state.evaluate())], [0])
    return [v[0] for v in state.values]


def _choose(graphs: Sequence[Graph], tensor: Mapping[str, Array], label: str) -> int:
    shape = _anchor(tensor).shape
    for number, graph in enumerate(graphs):
        if matches(graph.when, shape, label):
            return number
    raise ValueError(f"no variant of {graphs[0].name} takes a tensor of shape {shape}")


def _anchor(tensor: Mapping[str, Array]) -> Array:
    return tensor["param"] if "param" in tensor else tensor["grad"]


def _check_view(graph: Graph) -> None:
    if not graph.view.is_chosen and any(n.type.domain.needs_view for n in graph.nodes):
        raise ValueError(f"@{graph.name} varies along axes; choose its view before running it")


def _in_lockstep(evaluations: list[tuple[Environment, Any]], owner: list[int]) -> None:
    """Advances all variants together; each reduction above the tensor folds over all.

    Raises ValueError where they do not take the same ones, in one order (V16).
    """
    pending = [(state, run, next(run, None)) for state, run in evaluations]
    while any(request is not None for *_, request in pending):
        asked = [request for *_, request in pending if request is not None]
        node = asked[0][0]
        if len(asked) < len(pending) or not all(_is_same_sum(each, node) for each, _ in asked):
            raise ValueError("the variants do not take the same reductions to step and group (V16)")
        parts: list[Any] = [None] * len(owner)
        for (state, *_), (_, values) in zip(pending, asked, strict=True):
            for member, value in zip(state.members, values, strict=True):
                parts[member] = value
        total = _fold_tensors(node, parts, owner)
        advanced = []
        for state, running, _ in pending:
            try:
                advanced.append((state, running, running.send(total)))
            except StopIteration:
                advanced.append((state, running, None))
        pending = advanced


def _is_same_sum(a: Node, b: Node) -> bool:
    return a.op == b.op and a.type.domain == b.type.domain


def _fold_tensors(node: Node, parts: list[Any], owner: list[int]) -> Any:
    row = algebra_of(node.op)
    if node.type.domain == GROUP:
        count = max(owner, default=0) + 1
        return [
            fold_list(row, np.array([p for p, o in zip(parts, owner, strict=True) if o == g]))
            for g in range(count)
        ]
    return fold_list(row, np.array(parts))


class Environment:
    """One variant over the tensors that take it, `members`, and the values that they lead to.

    `values[node][k]` is a node's value for the k-th member, as an array under the view; a dead
    node has no entries.
    """

    def __init__(
        self,
        graph: Graph,
        members: list[int],
        tensors: Tensors,
        hypers: Sequence[Mapping[str, float]],
        numbers: Numbers,
        owner: list[int],
        every: bool = False,
    ) -> None:
        self.graph, self.members, self.numbers = graph, members, numbers
        self.all_tensors, self.tensors = tensors, [tensors[i] for i in members]
        self.hypers, self.owner = hypers, [owner[i] for i in members]
        self.firsts = {group: self.owner.index(group) for group in self.owner}
        _check_view(graph)
        self.shapes = [shape_under(graph.view, _anchor(t).shape) for t in self.tensors]
        self.declared = not graph.is_typed
        self.wanted = frozenset(range(len(graph.nodes))) if every else frozenset(graph.live())
        self.values: list[list[Any]] = []

    def evaluate(self) -> Evaluation:
        """Yields at each reduction above the tensor; expects its total to be sent."""
        for index, node in enumerate(self.graph.nodes):
            if index not in self.wanted:
                self.values.append([])
                continue
            shared = OPS[node.op].is_reduction and node.type.domain <= GROUP
            if not shared:
                self.values.append(self._of_each(node))
                continue
            source = self._source(node)
            members = range(len(self.members))
            total = yield node, [self._partial(node, source, k) for k in members]
            if node.op == "mean":
                counts = yield node, [self._cells(source, k) for k in members]
                total = np.divide(total, counts)
            per_group = node.type.domain == GROUP
            self.values.append([total[g] if per_group else total for g in self.owner])
        return self.values

    def _of_each(self, node: Node) -> list[Any]:
        """A node for each member; a number of the step or of a group is computed once for each."""
        if not node.type.domain <= GROUP:
            return self._node(node, range(len(self.members)))
        made = self._node(node, [*self.firsts.values()])
        known = dict(zip(self.firsts, made, strict=True))
        return [known[group] for group in self.owner]

    def store(self) -> None:
        """Writes the updates whose guards hold."""
        with np.errstate(all="ignore"):
            for change in self.graph.updates:
                for k, tensor in enumerate(self.tensors):
                    if not change.forward and self.holds(change.guard, k):
                        self._store(change, tensor, k)

    def holds(self, guard: int | None, k: int) -> bool:
        """True if an update with this guard is stored for a member."""
        return guard is None or bool(np.all(self.values[guard][k]))

    def _store(self, change: Update, tensor: dict[str, Array], k: int) -> None:
        role = self.graph.role(change.role)
        new, domain = self.stored(change, k), role.type.domain
        if domain <= GROUP:
            self._store_number(change.role, domain, new, k)
        else:
            store_seen(tensor[change.role], new, domain, self.shapes[k])

    def stored(self, change: Update, k: int) -> Any:
        """Return the value that an update stores for a member, in the dtype of its role."""
        return self._rounded(change.value, k, self.graph.role(change.role).type.dtype)

    def _rounded(self, value: Operand, k: int, target: DType) -> Any:
        """Return the value to store; before legalisation it is rounded to 16 bits here."""
        kind = self.graph.type_of(value)
        if kind is None or kind.dtype == target:
            return self._operand(value, k, target)
        new = self._operand(value, k, REAL)
        return semantics.cast(new, target, F64) if target.is_pattern else new

    # -- one node over some of the members; what all have in common is looked up once

    def _node(self, node: Node, members: Sequence[int]) -> list[Any]:
        row = OPS[node.op]
        if row.meaning is None:
            return [self._of_one(node, k) for k in members]
        taken_as_made = row.rule in ("select", "arith", "integer", "broadcast")
        dtype = node.type.dtype if taken_as_made else self._kind(node)
        columns = [self._column(a, members, dtype) for a in node.args]
        if node.op == "cast":
            return [semantics.cast(value, node.type.dtype, dtype) for value in columns[0]]
        settings = node.settings if row.attrs else {}
        return [row.meaning(*args, **settings) for args in zip(*columns, strict=True)]

    def _of_one(self, node: Node, k: int) -> Any:
        """A node that is more than a function of its operands' cells, for one member."""
        row = OPS[node.op]
        if node.op == "read":
            return self._read(node, k)
        if row.is_leaf:
            return self._leaf(node, k)
        if row.is_of_matrices:
            return self._of_matrices(node, k)
        if row.is_reduction:
            return self._reduced(node, self._source(node), k)
        assert node.op == "uniform", node.op
        raise ValueError("uniform has a meaning only once it is expanded to integer ops")

    def _of_matrices(self, node: Node, k: int) -> Any:
        args = [np.asarray(self._operand(a, k, node.type.dtype)) for a in node.args]
        domains = [self.graph.domain_of(a) or TENSOR for a in node.args]
        return matrix_value(node, args, domains, self.shapes[k])

    def _column(self, operand: Operand, members: Sequence[int], dtype: Any) -> list[Any]:
        """An operand for each of the members."""
        if isinstance(operand, Const):
            return [semantics.cell(operand.value, dtype)] * len(members)
        source = self.graph.nodes[operand].type.dtype
        if dtype is REAL and source.is_float and source is not REAL:
            return [self._operand(operand, k, dtype) for k in members]
        values = self.values[operand]
        return [values[k] for k in members]

    def _reduced(self, node: Node, source: Domain, k: int) -> Any:
        folded = self._partial(node, source, k, node.type.domain)
        to_tensor = node.op == "mean" and node.type.domain == TENSOR
        return folded / self._cells(source, k) if to_tensor else folded

    def _operand(self, operand: Operand, k: int, dtype: Any) -> Any:
        if isinstance(operand, Const):
            return semantics.cell(operand.value, dtype)
        value = self.values[operand][k]
        source = self.graph.nodes[operand].type.dtype
        if dtype is REAL and source.is_float and source is not REAL:  # reads of a declared graph
            is_bits = np.asarray(value).dtype.kind == "u"
            return semantics.cast(value, F64, source if is_bits else REAL)
        return value

    def _kind(self, node: Node) -> DType:
        """The dtype that a node's operands are taken in."""
        first = next((t.dtype for t in map(self.graph.type_of, node.args) if t), node.type.dtype)
        return REAL if self.declared and first.is_float else first

    def _read(self, node: Node, k: int) -> Any:
        role, domain = self.graph.role(node[ROLE]), node.type.domain
        if role.kind in (RoleKind.HYPER, RoleKind.STATIC) and domain <= GROUP:
            given = self.hypers[self.owner[k]].get(role.name, role.default)
            return np.asarray(given, role.type.dtype.numpy)
        if domain <= GROUP:
            value = self.numbers[role.name]
            return np.asarray(value[self.owner[k]] if domain == GROUP else value)
        array = self.tensors[k][role.name]
        return seen(array, domain, self.shapes[k]).copy()

    def _leaf(self, node: Node, k: int) -> Any:
        shape = self.shapes[k]
        if node.op == "ordinal":
            return np.asarray(self.members[k], np.int32)
        if node.op == "count":
            return np.asarray(float(shape.count(node[OF])))
        numbers = np.arange(shape.batches * shape.rows * shape.cols, dtype=np.int64)
        return numbers.astype(np.int32).reshape(shape.sizes)

    def _partial(self, node: Node, source: Any, k: int, target: Domain = TENSOR) -> Any:
        """The reduction down to `target`, within the tensor."""
        values = self._summands(node, k)
        if source <= TENSOR:
            return values.reshape(())
        row = algebra_of(node.op)
        full = self._without_padding(values, source, row, k)
        if target.block is not None:
            folded = seen(_of_blocks(row, full, target.block), target, self.shapes[k])
        elif source.block is not None:
            folded = np.asarray(fold_list(row, full.reshape(-1)[:: source.block]))
        else:
            folded = fold_down(row, full, axes_of(source), axes_of(target))
        if node.op == "mean" and target != TENSOR:
            return folded / self._cells_in(source, target, k)
        return folded

    def _source(self, node: Node) -> Domain:
        """The domain of a reduction's operands."""
        return join(*(self.graph.nodes[v].type.domain for v in node.values))

    def _cells(self, domain: Domain, k: int) -> np.float64:
        """The number of cells, as NumPy's number, since the mean of nothing is NaN."""
        return np.float64(self.shapes[k].count(domain))

    def _cells_in(self, source: Domain, target: Domain, k: int) -> Any:
        """The cells of the source for each cell of the target; the last block may be short."""
        shape = self.shapes[k]
        if source == ELEM and target.block is not None:
            first = target.block * np.arange(shape.count(target), dtype=np.float64)
            return seen(np.minimum(shape.numel - first, target.block), target, shape)
        if source == ELEM and target == ROW and self.graph.view.block:
            first = shape.cols * np.arange(shape.rows, dtype=np.float64)
            return np.minimum(shape.numel - first, shape.cols).reshape(1, 1, -1, 1)
        return self._cells(source, k) / self._cells(target, k)

    def _summands(self, node: Node, k: int) -> Array:
        kind = self._kind(node)
        args = [np.asarray(self._operand(a, k, kind)) for a in node.args]
        row = algebra_of(node.op)
        if OPS[node.op].rule == "reduce_bool":
            return np.asarray(args[0], np.bool_)
        if not row.term:
            return args[0]
        if row.combine.accumulator is not None:
            args = [np.asarray(a, row.combine.accumulator.numpy) for a in args]
        meaning = OPS[row.term].meaning
        assert meaning is not None, row.term
        return np.asarray(meaning(*term_operands(node.op, args)))

    def _without_padding(self, values: Array, source: Domain, row: Reduction, k: int) -> Array:
        """A block view's short last row contributes what the reduction of nothing gives."""
        shape = self.shapes[k]
        values = np.array(np.broadcast_to(values, shape.lengths(source)))
        if source == ELEM and shape.rows * shape.cols * shape.batches != shape.numel:
            values.reshape(-1)[shape.numel :] = row.neutral
        return values

    def _store_number(self, name: str, domain: Domain, new: Any, k: int) -> None:
        if domain == GROUP:
            self.numbers[name][self.owner[k]] = new
        else:
            self.numbers[name] = np.asarray(new)[()]


def _of_blocks(row: Reduction, values: Array, length: int) -> Array:
    """The fold of each block of the flattened elements; the last one may be short."""
    flat = values.reshape(-1)
    count = -(-flat.size // length)
    padded = np.full(count * length, row.neutral, flat.dtype)
    padded[: flat.size] = flat
    return np.asarray(fold_list(row, padded.reshape(count, length)))
