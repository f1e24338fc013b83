"""Makes precision explicit: every value gets a dtype, and every rounding becomes a node.

1. Values of elements and Gram values are computed in f32, or in f64 if a role of elements is
   stored in f64; so are the diagonals and products of these.
2. Values of smaller domains are computed in f64.
3. An operand of another dtype is cast where it is used.
4. An update of a role that is stored in a narrower dtype is cast first: `m` and `cast m` differ.
5. A role that is to be stored in a codec (`passes/storage/formats.py`) is f32 until `encode`.
6. mean becomes sum / count, and all becomes not any not. The last block of a tensor may be short,
   so that the cells of blocks are counted by their indices.
7. logsumexp becomes top + log(sum(exp(x - top))), where top is max(x), or 0 if that is not finite:
   two passes over the cells.
8. as_stored becomes a cast to the dtype of its role and back, or, where that is no narrower, what
   it is of; in a codec it stays until `encode`.

    %0 = mul %lr, %grad : real elem      -->      %0 = cast %lr : f32 group
    update %m = %0   (m: bf16)                    %1 = mul %0, %grad : f32 elem
                                                  %2 = cast %1 : bf16 elem
                                                  update %m = %2
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from ...ir.builder import Builder
from ...ir.errors import FormatError, OptionError
from ...ir.graph import Graph, Node, Operand, Update
from ...ir.ops import LIKE, OPS, ROLE
from ...ir.roles import Role
from ...ir.signatures.typing_rules import WIDTH_TWIN, RuleError, infer
from ...ir.types import ELEM, F32, F64, GROUP, ROW, Const, Domain, DType, join
from .formats import RequestedCodec, Storage, near, parse_storage, stored_as

_KEEPABLE = frozenset(("all", "mean"))


@dataclass(frozen=True, slots=True)
class LegaliseOptions:
    """`dtypes`: storage by role name or kind, as `param=bf16,grad=bf16`.

    `keep`: declared reductions that stay, for a target that has them, as `mean+all`.
    """

    dtypes: str = ""
    keep: str = ""

    @property
    def kept(self) -> frozenset[str]:
        """The reductions to keep. Raises OptionError for one that has no kept form."""
        names = frozenset(filter(None, self.keep.split("+")))
        if names - _KEEPABLE:
            raise OptionError(
                f"keep={self.keep}: legalise keeps {' and '.join(sorted(_KEEPABLE))} only"
            )
        return names


def legalise(graph: Graph, options: LegaliseOptions | None = None) -> Graph:
    """The typed graph. Raises FormatError when `dtypes` names no role or kind, OptionError."""
    if not (options and options.dtypes) and _is_legal(graph):
        return graph
    options = options or LegaliseOptions()
    storage = parse_storage(options.dtypes)
    roles = roles_stored(graph, storage)
    coded = {r.name for r in graph.roles if isinstance(stored_as(r, storage), RequestedCodec)}
    return _Legaliser(graph, roles, options.kept, coded).run()


def _is_legal(graph: Graph) -> bool:
    """True where every value has a dtype that its op computes in, and every update its role's."""
    declared = any(OPS[n.op].lowered_by == "legalise" for n in graph.nodes)
    fits = all(
        found is None or found.dtype == graph.role(u.role).type.dtype
        for u in graph.updates
        for found in (graph.type_of(u.value),)
    )
    typed = graph.is_typed and not declared
    return typed and fits and all(_computes(graph, n) for n in graph.nodes)


def _computes(graph: Graph, node: Node) -> bool:
    """True if a node's operands have dtypes that its op takes: no comparison of 16-bit floats."""
    try:
        return infer(node.op, tuple(map(graph.type_of, node.args)), node.type, True) == node.type
    except RuleError:
        return False


def roles_stored(graph: Graph, storage: Storage) -> tuple[Role, ...]:
    """The roles in the dtypes asked for; a number is f64, though it be declared as several.

    Raises FormatError for a name that is no role or kind.
    """
    known = {r.name for r in graph.roles} | {r.kind for r in graph.roles}
    for name in storage:
        if name not in known:
            names = sorted(map(str, known))
            message = f"dtype of '{name}': no such role or kind; known: {', '.join(names)}"
            raise FormatError(f"{message}{near(name, names)}")
    done: list[Role] = []
    for role in graph.roles:
        asked = None if role.type.domain.is_scalar else stored_as(role, storage)
        dtype = F32 if isinstance(asked, RequestedCodec) else asked
        type_ = replace(role.type, dtype=dtype) if dtype else role.type
        done.append(replace(role, type=type_))
    return tuple(done)


class _Legaliser:
    def __init__(
        self, graph: Graph, roles: tuple[Role, ...], kept: frozenset[str], coded: Collection[str]
    ) -> None:
        self.graph, self.stays, self.coded = graph, kept, coded
        self.builder = Builder(roles, typed=True, by="legalise")
        wide = any(r.type.dtype is F64 for r in roles if r.type.domain == ELEM)
        self.element = F64 if wide else F32
        self.casts: dict[tuple[int, DType], int] = {}
        self.mapped: list[Operand] = []

    def run(self) -> Graph:
        for node in self.graph.nodes:
            self.builder.at(node.origin)
            self.mapped.append(self.kept(node, self.node(node)))
        updates = tuple(self.update(u) for u in self.graph.updates)
        guard = None if self.graph.guard is None else self.mapped[self.graph.guard]
        shared = [self.mapped[value] for value in self.graph.shared]
        return self.builder.finish(self.graph, updates, guard, shared)  # type: ignore[arg-type]

    def kept(self, node: Node, value: Operand) -> Operand:
        """The value, which has a dtype of its own, but the domain of the reduction."""
        found = self.builder.type_of(value)
        if found is None or found.domain != node.type.domain:
            raise RuleError(f"legalise makes {found} of a value of {node.type}")
        return value

    def compute(self, domain: Domain) -> DType:
        return self.element if domain.is_matrix else F64

    def node(self, node: Node) -> Operand:
        row = OPS[node.op]
        if node.op == "read":
            return self.builder.read(node[ROLE])
        if row.is_leaf:
            return self._again(node)
        if row.is_reduction:
            return self.reduction(node)
        if row.is_of_matrices:
            args = self.args(node, self.element)
            return self._again(node, args, self.element, node.type.domain)
        if row.rule == "random":
            number = self._again(node, self.args(node, F64))
            return self.convert(number, self.element)
        if row.rule == "cast":
            return self.cast(node)
        if node.op == "as_stored" and node[LIKE] not in self.coded:
            return self.as_stored(node)
        domain, stated = self.domain(node), node.type.dtype
        is_chosen = stated.is_compute and stated.kind == "float"
        dtype = stated if is_chosen else self.compute(domain)
        operands = WIDTH_TWIN[stated] if row.rule == "twin" else dtype
        dtype = dtype if stated.is_float or row.rule in ("compare", "predicate") else stated
        return self._again(node, self.args(node, operands), dtype, domain)

    def _again(
        self, node: Node, args: tuple[Operand, ...] = (),
        dtype: DType | None = None, domain: Domain | None = None,
    ) -> int:  # fmt: skip
        """The node's op, with its attributes."""
        return self.builder.emit(
            node.op, *args, dtype=dtype, domain=domain, typed=True, origin=node.origin, **node.attrs
        )

    def cast(self, node: Node) -> Operand:
        """A rounding that the graph states; integers are cast as they are."""
        (value,) = self.args(node, node.type.dtype)
        if self.builder.type_of(value) == node.type:
            return value
        return self.builder.emit("cast", value, dtype=node.type.dtype)

    def as_stored(self, node: Node) -> Operand:
        """Case 8: the value in the dtype that its role is stored in, and back."""
        dtype = self.compute(self.domain(node))
        (value,) = self.args(node, dtype)
        role = self.builder.roles.get(node[LIKE])
        if role is None or not role.type.dtype.is_float:
            raise FormatError(f"@{self.graph.name}: as_stored like %{node[LIKE]}: no such array")
        if isinstance(value, Const):
            value = self.builder.emit("broadcast", value, dtype=dtype, domain=node.type.domain)
        self.builder.rule = "8"
        return self.convert(self.convert(value, role.type.dtype), dtype)

    def domain(self, node: Node) -> Domain:
        args = (self.graph.domain_of(a) for a in node.args)
        return join(node.type.domain, *(d for d in args if d is not None))

    def args(self, node: Node, dtype: DType | None) -> tuple[Operand, ...]:
        return tuple(self.operand(a, dtype) for a in node.args)

    def operand(self, operand: Operand, dtype: DType | None) -> Operand:
        if isinstance(operand, Const):
            return operand
        return self.convert(self.mapped[operand], dtype)

    def convert(self, value: Operand, dtype: DType | None) -> Operand:
        """A float in another dtype, through f32 if either is narrow; others stay as they are."""
        if isinstance(value, Const) or dtype is None:
            return value
        source = self.builder.nodes[value].type.dtype
        if source == dtype or not (source.is_float and dtype.is_float):
            return value
        if (value, dtype) not in self.casts:
            through = F32 not in (source, dtype) and (source.is_pattern or dtype.is_pattern)
            start = self.convert(value, F32) if through else value
            self.builder.rule = self.builder.rule or "3"
            self.casts[value, dtype] = self.builder.emit("cast", start, dtype=dtype)
        return self.casts[value, dtype]

    def reduction(self, node: Node) -> Operand:
        emit, target = self.builder.emit, node.type.domain
        source = join(*(self.graph.nodes[v].type.domain for v in node.values))
        if node.op in ("any", "all"):
            (value,) = self.args(node, None)
            if node.op == "any" or node.op in self.stays:
                return self._again(node, (value,), domain=target)
            self.builder.rule = "6"
            return emit("not", emit("any", emit("not", value), domain=target))
        args = self.args(node, self.compute(source))
        self.builder.rule = "7" if node.op == "logsumexp" else "6"
        if node.op == "logsumexp":
            return self.logsumexp(args[0], target)
        is_block = target == ROW and self.graph.view.block > 0
        of_blocks = source == ELEM and (is_block or target.block is not None)
        if node.op != "mean" or (node.op in self.stays and not of_blocks):
            return self._again(node, args, domain=target)
        total = emit("sum", *args, domain=target)
        if of_blocks:
            is_there = emit("le", Const(0), emit("index"))
            one = emit("select", is_there, Const(1.0), Const(0.0), dtype=F32)
            return emit("div", total, emit("sum", one, domain=target))
        cells: Operand = emit("count", of=source)
        if target <= GROUP:
            return emit("div", total, emit("sum", cells, domain=target))
        return emit("div", total, emit("div", cells, emit("count", of=target)))

    def logsumexp(self, x: Operand, target: Domain) -> Operand:
        """top + log(sum(exp(x - top))); top is the largest x, 0 where that is not finite."""
        emit = self.builder.emit
        largest = emit("max", x, domain=target)
        top = emit("select", emit("isfinite", largest), largest, Const(0.0))
        known = self.builder.type_of(x)
        below = emit("sub", x, self.convert(top, known.dtype if known else F64))
        return emit("add", top, emit("log", emit("sum", emit("exp", below), domain=target)))

    def update(self, change: Update) -> Update:
        role = self.builder.roles[change.role]
        if isinstance(change.value, int):
            self.builder.at(self.graph.nodes[change.value].origin, "4")
        value = self.operand(change.value, role.type.dtype)
        guard = None if change.guard is None else self.mapped[change.guard]
        return replace(change, value=value, guard=guard)
