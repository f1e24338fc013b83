"""A graph from a recording: the operations that updates need, their extents named as domains."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from ...ir.builder import Builder
from ...ir.errors import CaptureError
from ...ir.graph import Graph, Operand, Update
from ...ir.ops import OPS
from ...ir.roles import ROLE_ORDER, Role, RoleKind
from ...ir.signatures.typing_rules import RuleError
from ...ir.types import BOOL, F32, F64, GROUP, REAL, STEP, TENSOR, Const, Domain, Type
from .extents import Extent, Extents
from .labels import spans
from .naming import Naming
from .operations import EVERY, Operation, alone
from .recording import Recording

_SUMS = {"sumsq": "sum", "absmax": "max"}  # how the results of several tensors are joined


class _NoName(Exception):
    """A set of axes has no name under the naming that is tried."""


@dataclass(frozen=True, slots=True)
class Body:
    """The recorded step at one rank, and the axes of its values."""

    recording: Recording = field(compare=False)
    extents: Extents

    @property
    def rank(self) -> int:
        return len(self.recording.sizes)

    def graph(self, name: str, naming: Naming) -> Graph | None:
        """The graph of the step; None where the naming has no name for a set of axes."""
        try:
            return _BodyLowering(self, naming).graph(name)
        except _NoName:
            return None


class _BodyLowering:
    """The operations of one body, appended to a builder."""

    def __init__(self, body: Body, naming: Naming) -> None:
        self.body, self.naming = body, naming
        self.recording, self.extents = body.recording, body.extents
        self.builder = Builder(self._roles(), typed=False)
        self.made: dict[int, Operand] = {}

    def graph(self, name: str) -> Graph:
        for number in self.extents.live:
            self.builder.at(self.recording.origins[number])
            operation = self.recording.operations[number]
            try:
                self.made[number] = self._lowered(operation)
            except RuleError as error:
                where = self.recording.place_of(number)
                raise CaptureError(f"{operation.op}: {error}", where) from error
        updates = tuple(
            Update(name, self._operand(self.recording.stores[name].operand))
            for name in self.extents.stored
        )
        return self.builder.finish(Graph(name, (), (), ()), updates, None)

    def _operand(self, operand: Operand) -> Operand:
        return operand if isinstance(operand, Const) else self.made[operand]

    def _domain(self, extent: Extent) -> Domain:
        found = self.naming.domain(extent, self.body.rank)
        if found is None:
            raise _NoName
        return found

    def _roles(self) -> tuple[Role, ...]:
        known = [self.recording.operations[number] for number in self.extents.live]
        read = {operation.role for operation in known if operation.op == "read"}
        used = [n for n in self.extents.kinds if n in read or n in self.extents.stored]
        needed = {*used, *({"param"} & self.extents.kinds.keys())}
        found = [self._role(name) for name in self.extents.kinds if name in needed]
        return tuple(sorted(found, key=lambda role: ROLE_ORDER.index(role.kind)))

    def _role(self, name: str) -> Role:
        known, kind = self.recording.roles[name], self.extents.kinds[name]
        if kind == RoleKind.STATIC:
            return Role(name, kind, Type(BOOL, STEP), known.default)
        domain = known.domain or (
            GROUP if kind == RoleKind.HYPER else self._domain(self.extents.roles[name])
        )
        dtype = known.dtype or (F64 if domain <= TENSOR else F32)
        default = float(known.default) if isinstance(known.default, (int, float)) else known.default
        return Role(name, kind, Type(dtype, domain), None if kind == RoleKind.AUX else default)

    def _lowered(self, operation: Operation) -> Operand:
        if operation.op == "read":
            return self.builder.read(operation.role)
        if operation.op == "count":
            return self._count(operation.gone)
        args = tuple(self._operand(arg) for arg in operation.args)
        if OPS[operation.op].is_reduction:
            return self._reduced(operation, args)
        if operation.axes:
            domain = self._domain(Extent(TENSOR.scope, operation.axes))
            return self.builder.emit(operation.op, *args, dtype=REAL, domain=domain)
        return self.builder.emit(operation.op, *args, dtype=operation.dtype)

    def _over_tensors(
        self, operation: Operation, varies: Extent, cells: tuple[Operand, ...]
    ) -> Operand:
        """Over all tensors: at once where the operand varies along all axes, else tensor first."""
        axes = operation.gone - EVERY
        domain = operation.target or STEP
        if axes == varies.axes:
            return self.builder.emit(operation.op, *cells, domain=domain)
        one = self._reduced(replace(operation, gone=axes, target=None), cells)
        return self.builder.emit(_SUMS.get(operation.op, operation.op), one, domain=domain)

    def _count(self, axes: frozenset[int]) -> Operand:
        first, *twins = map(self._count_of, spans(axes))
        return self.builder.emit("mul", first, *twins) if twins else first

    def _count_of(self, axes: frozenset[int]) -> Operand:
        domain = self.naming.domain(Extent(TENSOR.scope, axes), self.body.rank)
        if domain is not None:
            return self.builder.emit("count", of=domain)
        every = self.recording.all_axes
        cells, others = (
            self.builder.emit("count", of=self._domain(Extent(TENSOR.scope, of)))
            for of in (every, every - axes)
        )
        return self.builder.emit("div", cells, others)

    def _reduced(self, operation: Operation, cells: tuple[Operand, ...]) -> Operand:
        """Over the axes along which the operands vary; along others their cells are the same."""
        varies = Extent()
        for arg in operation.args:
            varies |= self.extents.of(arg)
        if operation.gone >= EVERY:
            return self._over_tensors(operation, varies, cells)
        if operation.target is not None:
            return self.builder.emit(operation.op, *cells, domain=operation.target)
        target = self._domain(Extent(varies.scope, varies.axes - operation.gone))
        if varies.axes & operation.gone:
            cell = self.builder.emit(operation.op, *cells, domain=target)
        else:
            cell = alone(operation.op, cells, self.builder.emit)
        same = operation.gone - varies.axes
        if not same or operation.op not in ("sum", "sumsq", "dot", "prod"):
            return cell
        times = "pow" if operation.op == "prod" else "mul"
        return self.builder.emit(times, cell, self._count(same))
