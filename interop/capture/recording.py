"""The operations of a step, each once, that readers append to by operators on its values.

A reader declares the roles, translates each operation of its program to `apply`, `reduce` or an
edit of labels, and stores every role at the end (`store`). See docs/design/0036.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from itertools import combinations
from operator import mul
from typing import Any

import numpy as np

from ...ir.errors import CaptureError
from ...ir.frontend.functions import where
from ...ir.frontend.operators import Operators
from ...ir.graph import Operand
from ...ir.ops import OPS
from ...ir.origin import NOWHERE, Origin
from ...ir.roles import RoleKind
from ...ir.types import Const, Domain, DType
from . import labels as axes
from .labels import Labels
from .operations import EVERY, ONLY, Operation, RecordedRole, alone, literal, nearest
from .sites import place_of

# Reductions of each tensor that are one with a reduction over tensors.
_AT_ONCE = {"sum": ("sum", "sumsq"), "max": ("max", "absmax"), "min": ("min",), "any": ("any",),
            "all": ("all",)}  # fmt: skip


Place = tuple[int | str, int]  # an operation, or the role that is stored, and which operand


@dataclass(frozen=True, slots=True)
class TracedValue(Operators):
    """A value of the step: an operation or a literal, its axes, and its kind: real or bool.

    Python's operators record in the recording that it is of; a literal may be of none.
    """

    operand: Operand
    labels: Labels = ()
    kind: str = "real"
    recording: Recording | None = field(default=None, compare=False, repr=False)

    def operate(self, op: str, *operands: Any) -> TracedValue:
        """`op` of values and numbers, in the first recording that one of them is of."""
        values = [of(operand) for operand in operands]
        recording = next((v.recording for v in values if v.recording is not None), None)
        if recording is None:
            return replace(Recording(()).apply(op, *values), recording=None)
        return recording.apply(op, *values)


def of(value: Any) -> TracedValue:
    """A traced value: itself, or a literal of no recording. Raises TypeError."""
    if isinstance(value, TracedValue):
        return value
    if isinstance(value, bool):
        return TracedValue(Const(value), (), "bool")
    if isinstance(value, (int, float)):
        return TracedValue(Const(float(value)))
    raise TypeError(f"{type(value).__name__} is no number")


class Recording:
    """The operations of a step over one parameter of these sizes, whose axes are `range(rank)`."""

    def __init__(self, sizes: Sequence[int]) -> None:
        self.sizes = tuple(sizes)
        twins = axes.twins_of(range(len(self.sizes)))
        self.lengths: Mapping[int, int] = {  # of all axes
            **dict(enumerate(self.sizes)), **dict(zip(twins, self.sizes, strict=True))
        }  # fmt: skip
        self.tensors = 1  # that were recorded side by side
        self.operations: list[Operation] = []
        self.origins: list[Origin] = []
        self.roles: dict[str, RecordedRole] = {}
        self.stores: dict[str, TracedValue] = {}
        self._numbers: dict[Operation, int] = {}
        self._origin = NOWHERE

    @property
    def all_axes(self) -> frozenset[int]:
        """The axes along which the parameter varies."""
        return frozenset(range(len(self.sizes))) or ONLY

    def at(self, origin: Origin) -> None:
        """Set the origin of all records from here on."""
        self._origin = origin

    def place_of(self, operand: Operand | str) -> str:
        """The user's line of an operation, as `mine.py:12`; "" of a literal or a role."""
        return place_of(self.origins[operand]) if isinstance(operand, int) else ""

    # ---------------------------------------------------------- roles

    def role(
        self,
        name: str,
        kind: RoleKind,
        shape: Sequence[int] = (),
        default: float | bool | str | None = None,
        labels: Labels | None = None,
        dtype: DType | None = None,
        domain: Domain | None = None,
        kept: Domain | None = None,
        spread: bool = False,
    ) -> TracedValue:
        """Declares a role and reads it. `labels` are told by the shape if not given."""
        if labels is None:
            labels = axes.labels_of(shape, self.sizes, squares=True)
        if name in self.roles:
            raise CaptureError(f"two roles are called '{name}'", remedy="rename one of them")
        self.roles[name] = RecordedRole(name, kind, labels, default, dtype, domain, kept, spread)
        value = "bool" if kind == RoleKind.STATIC else "real"
        return self.value(self._add(Operation("read", role=name)), labels, value)

    def store(self, name: str, value: TracedValue) -> None:
        """Set a role's value after the step. Raises CaptureError if its shape differs."""
        known = self.roles[name].labels
        extra = axes.axes_in(value.labels) - axes.axes_in(known)
        if extra:
            shapes = [axes.shape_of(found, self.lengths) for found in (known, value.labels)]
            raise CaptureError(
                f"'{name}' has the shape {shapes[0]} and is stored as {shapes[1]}",
                remedy="keep a state of one shape from step to step",
            )
        self.stores[name] = self.as_kind("real", value)

    # ---------------------------------------------------------- values

    def value(self, operand: Operand, labels: Labels = (), kind: str = "real") -> TracedValue:
        """An operation or a literal as a value of this recording."""
        return TracedValue(operand, labels, kind, self)

    def constant(self, value: float | bool, shape: Sequence[int] = ()) -> TracedValue:
        """A literal in all cells of an array."""
        kind = "bool" if isinstance(value, (bool, np.bool_)) else "real"
        cell = bool(value) if kind == "bool" else float(value)
        return self.value(Const(cell), axes.labels_of(shape, self.sizes, squares=True), kind)

    def count(self, along: frozenset[int]) -> TracedValue:
        """Return the number of cells along axes of the parameter, and along their twins."""
        found = [self.value(self._add(Operation("count", gone=span))) for span in axes.spans(along)]
        return self._multiplied(found)

    def _multiplied(self, numbers: Sequence[TracedValue]) -> TracedValue:
        return reduce(mul, numbers) if numbers else self.value(Const(1.0))

    def size(self, value: TracedValue, along: frozenset[int]) -> TracedValue:
        """Return the number of cells along axes of a value."""
        return self.count(along)

    def apply(self, op: str, *values: TracedValue) -> TracedValue:
        """An element-wise operation, a row of the op table; shapes are broadcast.

        A bool is 1 or 0 where a number is expected, a number true where it is not 0.
        """
        rule = OPS[op].rule
        if rule == "select":
            return self._select(*values)
        given = [self.as_kind("bool" if rule == "logic" else "real", value) for value in values]
        kind = "bool" if rule in ("logic", "compare", "predicate") else "real"
        labels = axes.broadcast(*(value.labels for value in given))
        return self.value(self._applied(op, *(value.operand for value in given)), labels, kind)

    def as_kind(self, kind: str, value: TracedValue) -> TracedValue:
        """The value as a number, or as a condition."""
        if (value.kind == "bool") == (kind == "bool"):
            return value
        if kind == "bool":
            return value.differs(0.0)
        return where(value, 1.0, 0.0)

    def reduce(
        self, op: str, value: TracedValue, dimensions: Sequence[int] | None = None,
        keep: bool = False, target: Domain | None = None,
    ) -> TracedValue:  # fmt: skip
        """A reduction of the op table over some dimensions, or all; `keep` leaves size 1 there.

        `target` is the domain that it goes to, where that is known.
        """
        kind = "bool" if OPS[op].rule == "reduce_bool" else "real"
        value = self.as_kind(kind, value)
        gone, labels = self._removed(value, dimensions, keep)
        if isinstance(value.operand, int):
            made = Operation(op, (value.operand,), gone=gone, target=target)
            return self.value(self._add(made), labels, kind)
        known = self.value(alone(op, [value.operand], self._applied), labels, kind)
        return known if op not in ("sum", "sumsq") else known * self.count(gone)

    def dot(
        self, first: TracedValue, second: TracedValue, dimensions: Sequence[int] | None = None,
        keep: bool = False, target: Domain | None = None,
    ) -> TracedValue:  # fmt: skip
        """The sum of a product over some dimensions, or all, as one reduction."""
        pair = first.operand, second.operand
        if not all(isinstance(operand, int) for operand in pair) or first.labels != second.labels:
            return self.reduce("sum", first * second, dimensions, keep, target)
        gone, labels = self._removed(first, dimensions, keep)
        return self.value(self._add(Operation("dot", pair, gone=gone, target=target)), labels)

    def _removed(
        self, value: TracedValue, dimensions: Sequence[int] | None, keep: bool
    ) -> tuple[frozenset[int], Labels]:
        """The axes that a reduction removes, and the labels that are left."""
        rank = len(value.labels)
        chosen = range(rank) if dimensions is None else [d % rank for d in dimensions if rank]
        gone = frozenset(axis for d in chosen for axis in value.labels[d])
        labels = axes.without(value.labels, chosen, keep) if rank else ()
        return (gone if self.sizes else gone or ONLY), labels

    def matmul(self, first: TracedValue, second: TracedValue, labels: Labels) -> TracedValue:
        """A product of matrices that the IR has, of these labels."""
        args = first.operand, second.operand
        if any(isinstance(operand, Const) for operand in args):
            raise CaptureError("a product with a matrix of one number", remedy="write the sum")
        return self.value(self._add(Operation("matmul", args, axes=axes.axes_in(labels))), labels)

    def eye(self, size: int) -> TracedValue:
        """1 on the diagonal of a Gram value of this size, 0 elsewhere. Raises CaptureError."""
        labels = axes.labels_of((size, size), self.sizes, squares=True)
        return self.value(self._add(Operation("eye", axes=axes.axes_in(labels))), labels)

    def rounded(self, value: TracedValue, dtype: DType) -> TracedValue:
        """A number rounded to a dtype of fewer bits."""
        operand = value.operand
        is_done = isinstance(operand, int) and self.operations[operand].dtype == dtype
        if value.kind == "bool" or is_done:
            return value
        return replace(value, operand=self.again(Operation("cast", dtype=dtype), (operand,)))

    def uniform(self, seed: TracedValue, like: TracedValue) -> TracedValue:
        """A random number of each element, in an array like the parameter."""
        return self.value(self._add(Operation("uniform", (seed.operand,))), like.labels)

    def over_tensors(self, op: str, value: TracedValue) -> TracedValue:
        """A reduction of one number a tensor over all tensors of the step."""
        value = self.as_kind("bool" if OPS[op].rule == "reduce_bool" else "real", value)
        if value.labels:
            raise CaptureError(
                f"'{op}' of all tensors of something else than a number of each",
                remedy="reduce each tensor first",
            )
        joined = Operation(op, (value.operand,), gone=EVERY)  # a literal is a size, as others say
        if isinstance(value.operand, int):
            inner = self.operations[value.operand]
            if inner.op in _AT_ONCE.get(op, ()) and EVERY.isdisjoint(inner.gone):
                joined = Operation(inner.op, inner.args, gone=inner.gone | EVERY)
        return self.value(self._add(joined), (), value.kind)

    # ---------------------------------------------------------- edits of labels

    def shape(self, value: TracedValue) -> tuple[int, ...]:
        """The shape of a value."""
        return axes.shape_of(value.labels, self.lengths)

    def reshape(self, value: TracedValue, shape: Sequence[int]) -> TracedValue:
        """The same cells under another shape; -1 is the size that is left."""
        return self._seen(value, axes.reshape(value.labels, shape, self.lengths))

    def transpose(self, value: TracedValue, order: Sequence[int]) -> TracedValue:
        """The dimensions in another order; a Gram value that is transposed lies as others do."""
        labels = tuple(value.labels[number] for number in order)
        for first, second in combinations(range(len(labels)), 2):
            pair = labels[first], labels[second]
            if not pair[0] or axes.plain(pair[0]) != axes.plain(pair[1]):
                continue
            lying = axes.square(axes.plain(pair[0]), len(self.sizes))
            if pair != lying and isinstance(value.operand, int):
                real = self.as_kind("real", value)
                value = replace(real, operand=self._transposed(real.operand))
                places = {first: lying[0], second: lying[1]}
                labels = tuple(places.get(n, along) for n, along in enumerate(labels))
        return self._seen(value, labels)

    def _transposed(self, operand: Operand) -> Operand:
        """A Gram value transposed; one that is rounded, before it is."""
        if isinstance(operand, int) and self.operations[operand].op == "cast":
            cast = self.operations[operand]
            return self._add(replace(cast, args=tuple(map(self._transposed, cast.args))))
        return self._add(Operation("transpose", (operand,)))

    def expand(self, value: TracedValue, shape: Sequence[int]) -> TracedValue:
        """Dimensions of size 1, and new ones in front, repeated to a shape; -1 stays."""
        return self._seen(value, axes.expand(value.labels, shape, self.sizes))

    def unsqueeze(self, value: TracedValue, index: int) -> TracedValue:
        """A dimension of size 1 more, at a place of the result."""
        index %= len(value.labels) + 1
        return self._seen(value, (*value.labels[:index], (), *value.labels[index:]))

    def squeeze(self, value: TracedValue, dimensions: Sequence[int] | None = None) -> TracedValue:
        """Without dimensions of size 1: all, or those named."""
        rank = len(value.labels)
        chosen = range(rank) if dimensions is None else [d % rank for d in dimensions if rank]
        gone = [d for d in chosen if not value.labels[d]]
        return self._seen(value, axes.without(value.labels, gone, False) if rank else ())

    def _seen(self, value: TracedValue, labels: Labels) -> TracedValue:
        return self.value(value.operand, labels, value.kind)

    # ---------------------------------------------------------- operations

    def _select(
        self, condition: TracedValue, first: TracedValue, second: TracedValue
    ) -> TracedValue:
        condition = self.as_kind("bool", condition)
        kind = first.kind if first.kind == second.kind else "real"
        sides = [self.as_kind(kind, side) for side in (first, second)]
        labels = axes.broadcast(condition.labels, *(side.labels for side in sides))
        if isinstance(condition.operand, Const):
            return self._seen(sides[not condition.operand.value], labels)
        if sides[0].operand == sides[1].operand:
            return self._seen(sides[0], labels)
        if kind == "bool":
            other = ~condition & sides[1]
            return (condition & sides[0]) | other
        args = (condition.operand, sides[0].operand, sides[1].operand)
        return self.value(self._add(Operation("select", args)), labels, kind)

    def _applied(self, op: str, *operands: Operand) -> Operand:
        numbers = [operand for operand in operands if isinstance(operand, Const)]
        if len(numbers) < len(operands):
            return self._add(Operation(op, operands))
        return Const(literal(op, *(number.value for number in numbers)))

    def again(self, operation: Operation, args: tuple[Operand, ...]) -> Operand:
        """The same operation over other operands."""
        if operation.dtype is not None and isinstance(args[0], Const):
            return Const(nearest(args[0].value, operation.dtype))
        is_plain = not operation.axes and operation.dtype is None and operation.op != "transpose"
        if args and is_plain and not OPS[operation.op].is_reduction:
            return self._applied(operation.op, *args)
        return self._add(replace(operation, args=args))

    def leading_to(self, *operands: Operand, known: Container[int] = ()) -> list[int]:
        """The operations that values need and that are not known yet, operands first."""
        found: dict[int, None] = {}
        stack = [(operand, False) for operand in operands]
        while stack:
            number, is_done = stack.pop()
            if isinstance(number, Const) or number in found or number in known:
                continue
            if is_done:
                found[number] = None
                continue
            stack.append((number, True))
            stack += [(arg, False) for arg in reversed(self.operations[number].args)]
        return list(found)

    def copied(
        self, numbers: Iterable[int],
        changed: Callable[[Recording, Place, Operand], Operand | None] = lambda *_: None,
    ) -> Recording:  # fmt: skip
        """Some operations, operands first, and all stores; `changed` gives operands instead."""
        found, made = Recording(self.sizes), dict[Operand, Operand]()
        found.roles, found.tensors = self.roles, self.tensors

        def mapped(place: Place, old: Operand) -> Operand:
            new = changed(found, place, old)
            return made.get(old, old) if new is None else new

        for number in numbers:
            found.at(self.origins[number])
            operation = self.operations[number]
            args = tuple(mapped((number, n), arg) for n, arg in enumerate(operation.args))
            made[number] = found.again(replace(operation, tensor=0), args)
        for name, value in self.stores.items():
            operand = mapped((name, 0), value.operand)
            found.stores[name] = found.value(operand, value.labels, value.kind)
        return found

    def first_of(self, operand: Operand) -> Operand:
        """The value that stands for this one: itself, where one tensor is recorded."""
        return operand

    def kind_of(self, operand: Operand) -> str:
        """Return the kind of an operand: a number or a condition."""
        if isinstance(operand, Const):
            return "bool" if isinstance(operand.value, bool) else "real"
        operation = self.operations[operand]
        if operation.op == "read":
            return "bool" if self.roles[operation.role].kind == RoleKind.STATIC else "real"
        conditions = ("logic", "compare", "predicate", "reduce_bool")
        return "bool" if OPS[operation.op].rule in conditions else "real"

    def _add(self, operation: Operation) -> int:
        if operation not in self._numbers:
            self._numbers[operation] = len(self.operations)
            self.operations.append(operation)
            self.origins.append(self._origin)
        return self._numbers[operation]
