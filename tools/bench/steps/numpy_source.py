"""A graph as NumPy code in the manner people write it: whole-array calls, in place where they can.

One function computes the numbers of the step once, another runs over one tensor. Element results
go into the role that they update, once nothing reads its old values any more, else into scratch
arrays that are used again. A reduction over all tensors is a `yield`: the tensor's contribution
goes out, the total comes back.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ....ir.errors import WrongUsage
from ....ir.graph import Graph, Node, Operand
from ....ir.ops import OF, OPS, ROLE
from ....ir.types import BATCH, COL, ELEM, GROUP, ROW, TENSOR, Const, Domain, join

# The NumPy function of an op; several where the op takes several calls on one array.
CALLS: dict[str, str] = {
    "add": "np.add", "sub": "np.subtract", "mul": "np.multiply", "div": "np.divide",
    "sqrt": "np.sqrt", "neg": "np.negative", "abs": "np.abs", "copysign": "np.copysign",
    "rint": "np.rint", "floor": "np.floor", "minimum": "np.minimum", "maximum": "np.maximum",
    "sign": "np.sign", "exp": "np.exp", "log": "np.log", "sin": "np.sin", "cos": "np.cos",
    "tanh": "np.tanh", "cbrt": "np.cbrt", "pow": "np.power", "expm1": "np.expm1",
    "log1p": "np.log1p", "atan": "np.arctan", "atan2": "np.arctan2",
}  # fmt: skip
TESTS: dict[str, str] = {
    "lt": "np.less", "le": "np.less_equal", "eq": "np.equal", "ne": "np.not_equal",
    "and": "np.logical_and", "or": "np.logical_or", "not": "np.logical_not",
    "isfinite": "np.isfinite",
}  # fmt: skip
SCALARS: dict[str, str] = {
    "add": "({} + {})", "sub": "({} - {})", "mul": "({} * {})", "div": "({} / {})",
    "lt": "({} < {})", "le": "({} <= {})", "eq": "({} == {})", "ne": "({} != {})",
    "select": "({1} if {0} else {2})", "sigmoid": "(1.0 / (1.0 + np.exp(-{})))",
    "rsqrt": "(1.0 / np.sqrt({}))", "fma": "({} * {} + {})",
}  # fmt: skip
FOLDS: dict[str, str] = {
    "sum": "np.sum({0}{axes})", "mean": "np.mean({0}{axes})", "max": "np.max({0}{axes})",
    "min": "np.min({0}{axes})", "absmax": "np.max(np.abs({0}){axes})", "any": "np.any({0}{axes})",
    "all": "np.all({0}{axes})", "sumsq": "np.sum(np.square({0}){axes})",
    "dot": "np.sum(np.multiply({0}, {1}){axes})",
}  # fmt: skip
WHOLE = {"sumsq": "np.vdot({0}, {0})", "dot": "np.vdot({0}, {1})"}  # no array in between
TOTALS = {"max": "max", "min": "min", "absmax": "max", "any": "any", "all": "all"}
_KEPT = {ELEM: (0, 1, 2), ROW: (0, 1), COL: (0, 2), BATCH: (0,)}


@dataclass(slots=True)
class NumpySource:
    """The code, and its functions' arguments: `numbers` of the step, `roles` and scratch arrays."""

    text: str
    numbers: tuple[str, ...]  # hypers and states of step and group, in the order of `scalars`
    roles: tuple[str, ...]
    scratch: int
    totals: tuple[str, ...]  # how each yielded contribution is put together
    stored: tuple[str, ...]  # the numbers that `tensor` returns


def numpy_source(graph: Graph) -> NumpySource:
    """The code of one variant, its statics settled and its view chosen. Raises WrongUsage."""
    return _Writer(graph).source()


@dataclass(slots=True)
class _Writer:
    graph: Graph
    lines: list[str] = field(default_factory=list[str])
    names: dict[int, str] = field(default_factory=dict[int, str])
    free: list[str] = field(default_factory=list[str])
    scratch: int = 0
    totals: list[str] = field(default_factory=list[str])
    written: set[str] = field(default_factory=set[str])

    def source(self) -> NumpySource:
        nodes = self.graph.nodes
        early = _of_the_step(self.graph)
        for number in sorted(early):
            self._scalar(number, nodes[number])
        head, self.lines = self.lines, []
        for number, node in enumerate(nodes):
            if number not in early:
                self._node(number, node)
                self._release(number)
        stored = self._updates()
        used = {n[ROLE] for n in nodes if n.op == "read"} | {u.role for u in self.graph.updates}
        known = [r for r in self.graph.roles if r.name in used]
        numbers = tuple(r.name for r in known if r.type.domain <= GROUP)
        roles = tuple(r.name for r in known if not r.type.domain <= GROUP)
        shared = [f"v{n}" for n in sorted(early)]
        buffers = [f"b{n}" for n in range(self.scratch)]
        text = "\n".join(
            [
                f"def scalars({', '.join(numbers)}):",
                *(f"    {line}" for line in head),
                f"    return ({''.join(f'{name}, ' for name in shared)})",
                "",
                f"def tensor({', '.join(('ordinal', *roles, *buffers, *shared))}):",
                *(f"    {line}" for line in self.lines),
                "",
            ]
        )
        return NumpySource(text, numbers, roles, self.scratch, tuple(self.totals), stored)

    # -- one node

    def _node(self, number: int, node: Node) -> None:
        if OPS[node.op].is_reduction:
            self._reduction(number, node)
        elif node.op == "read" and not node.type.domain <= GROUP:
            self._check_dtype(node[ROLE])
            self.names[number] = node[ROLE] if node.type.domain != TENSOR else f"{node[ROLE]}[0]"
        elif node.op == "index":
            self._line(number, "np.arange(param.size).reshape(param.shape)")
        elif node.type.domain <= TENSOR:
            self._scalar(number, node)
        elif node.op == "select":
            self._line(number, f"np.where({', '.join(self._args(node))})")
        elif node.op in TESTS:
            self._line(number, f"{TESTS[node.op]}({', '.join(self._args(node))})")
        else:
            self._arithmetic(number, node)

    def _arithmetic(self, number: int, node: Node) -> None:
        """Into an array that is there already, where the result has all elements."""
        args = self._args(node)
        if node.type.domain != ELEM:
            self._line(number, self._expression(node, args))
            return
        out = self._target(number, node)
        if node.op in ("sigmoid", "rsqrt"):
            self.lines += _SEVERAL[node.op].format(x=args[0], out=out).splitlines()
        elif node.op == "fma":
            self.lines.append(f"np.add(np.multiply({args[0]}, {args[1]}), {args[2]}, out={out})")
        elif node.op == "cast":
            self.lines.append(f"{out}[...] = {args[0]}")
        else:
            self.lines.append(f"{self._call(node)}({', '.join(args)}, out={out})")
        self.names[number] = out

    def _reduction(self, number: int, node: Node) -> None:
        if node.op not in FOLDS:
            raise WrongUsage(f"numpy cannot run @{self.graph.name}: it has no {node.op} here")
        source = join(*(self._domain(a) for a in node.args))
        args = self._args(node)
        if node.type.domain <= TENSOR:
            whole = "" if source <= TENSOR else WHOLE.get(node.op, FOLDS[node.op])
            folded = whole.format(*args, axes="") if whole else _alone(node.op, args)
        else:
            gone = tuple(a for a in _KEPT[source] if a not in _KEPT[node.type.domain])
            folded = FOLDS[node.op].format(*args, axes=f", axis={gone}, keepdims=True")
        if node.type.domain <= GROUP:
            self.totals.append(TOTALS.get(node.op, "sum"))
            folded = f"yield {folded}"
            if node.op == "mean":
                self.totals.append("sum")
                cells = f"np.size({args[0]})"
                folded = f"(yield np.sum({args[0]})) / (yield {cells})"
        self._line(number, folded)

    def _scalar(self, number: int, node: Node) -> None:
        """A number, in f64."""
        if node.op == "read":
            self._line(number, f"np.float64({node[ROLE]})")
        elif node.op == "count":
            self._line(number, _count(node[OF]))
        elif node.op == "ordinal":
            self.names[number] = "ordinal"
        else:
            self._line(number, self._expression(node, [self._operand(a) for a in node.args]))

    def _expression(self, node: Node, args: list[str]) -> str:
        known = SCALARS.get(node.op)
        if known is not None:
            return known.format(*args)
        if node.op == "cast":
            return args[0]
        return f"{TESTS.get(node.op) or self._call(node)}({', '.join(args)})"

    def _call(self, node: Node) -> str:
        if node.op not in CALLS:
            raise WrongUsage(f"numpy cannot run @{self.graph.name}: it has no {node.op}")
        return CALLS[node.op]

    def _check_dtype(self, role: str) -> None:
        if self.graph.role(role).type.dtype.is_pattern:
            raise WrongUsage(f"numpy has no narrow floats to read %{role} of @{self.graph.name} in")

    def _line(self, number: int, text: str) -> None:
        self.names[number] = f"v{number}"
        self.lines.append(f"v{number} = {text}")

    # -- operands and arrays

    def _args(self, node: Node) -> list[str]:
        """A number beside an array is Python's, which leaves the array its dtype."""
        wrap = not node.type.domain <= TENSOR
        return [
            f"float({self._operand(a)})"
            if wrap and not isinstance(a, Const) and self._domain(a) <= TENSOR
            and self.graph.nodes[a].type.dtype.is_float
            else self._operand(a)
            for a in node.args
        ]  # fmt: skip

    def _operand(self, operand: Operand) -> str:
        if isinstance(operand, Const):
            text = repr(operand.value)
            return f"np.float64('{text}')" if text in ("inf", "-inf", "nan") else text
        return self.names[operand]

    def _domain(self, operand: Operand) -> Domain:
        found = self.graph.type_of(operand)
        return found.domain if found else GROUP

    def _target(self, number: int, node: Node) -> str:
        for update in self.graph.updates:
            role = self.graph.role(update.role)
            if update.value == number and update.guard is None and role.type.domain == ELEM:
                reads = {
                    n for n, other in enumerate(self.graph.nodes)
                    if other.op == "read" and other[ROLE] == update.role
                }  # fmt: skip
                fresh = update.role not in self.written
                if fresh and role.type.dtype.is_float and not self._used_after(number, reads):
                    self.written.add(update.role)
                    return update.role
        for a in node.values:
            name = self.names[a]
            if name.startswith("b") and name[1:].isdigit() and not self._alive(number, name):
                return name
        if not self.free:
            self.free.append(f"b{self.scratch}")
            self.scratch += 1
        return self.free.pop()

    def _alive(self, number: int, name: str) -> bool:
        return self._used_after(number, {n for n, held in self.names.items() if held == name})

    def _used_after(self, number: int, values: set[int]) -> bool:
        later = (n for n in range(number + 1, len(self.graph.nodes)))
        ends = {v for u in self.graph.updates for v in (u.value, u.guard) if isinstance(v, int)}
        return bool(ends & values) or any(values & set(self.graph.nodes[n].values) for n in later)

    def _release(self, number: int) -> None:
        """Scratch arrays that nothing reads from here on."""
        for name in {n for n in self.names.values() if n.startswith("b") and n[1:].isdigit()}:
            if name not in self.free and not self._alive(number, name):
                self.free.append(name)

    # -- stores

    def _updates(self) -> tuple[str, ...]:
        """Statements of updates that are not in place yet; numbers are returned."""
        stored: list[str] = []
        results: list[str] = []
        for update in self.graph.updates:
            role, value = self.graph.role(update.role), self._operand(update.value)
            under = f"if {self.names[update.guard]}: " if update.guard is not None else ""
            if update.forward or value == role.name:
                continue
            if role.type.domain <= GROUP:
                stored.append(role.name)
                results.append(f"{value} if {self.names[update.guard]} else None"
                               if update.guard is not None else value)  # fmt: skip
            else:
                dtype = role.type.dtype
                rounded = f"{dtype}({value})" if dtype.is_pattern else value
                self.lines.append(f"{under}{role.name}[...] = {rounded}")
        self.lines.append(f"return ({''.join(f'{r}, ' for r in results)})")
        return tuple(stored)


_SEVERAL = {
    "sigmoid": "np.negative({x}, out={out})\nnp.exp({out}, out={out})\n"
    "np.add({out}, 1.0, out={out})\nnp.divide(1.0, {out}, out={out})",
    "rsqrt": "np.sqrt({x}, out={out})\nnp.divide(1.0, {out}, out={out})",
}


def _of_the_step(graph: Graph) -> set[int]:
    """The values that are the same for all tensors and wait for no reduction."""
    found: set[int] = set()
    for number, node in enumerate(graph.nodes):
        plain = not OPS[node.op].is_reduction and node.op not in ("count", "ordinal")
        if plain and node.type.domain <= GROUP and found.issuperset(node.values):
            found.add(number)
    return found


def _alone(op: str, args: list[str]) -> str:
    """A reduction of one value."""
    known = {"sumsq": "{0} * {0}", "dot": "{0} * {1}", "absmax": "abs({0})"}
    return known.get(op, "{0}").format(*args)


def _count(domain: Domain) -> str:
    sizes = {ELEM: "param.size", ROW: "param.size // param.shape[-1]", TENSOR: "1",
             COL: "param.size // param.shape[-2]", BATCH: "param.shape[0]"}  # fmt: skip
    return f"np.float64({sizes[domain]})"
