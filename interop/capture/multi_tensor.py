"""A recording over several tensors of one shape: an operation on one is one on each.

The operations of the others mirror those of the first. Where all meet, in a sum, a maximum, a
condition or a stack that is reduced, the operation is one over all tensors; they may not meet
otherwise. `first_alone` is the recording of the first tensor.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence, Set
from dataclasses import replace

from ...ir.errors import CaptureError
from ...ir.graph import Operand
from ...ir.types import GROUP, Const
from .labels import axes_in, spans
from .operations import EVERY, Operation
from .recording import Recording, TracedValue

_OVER_TENSORS = {
    "add": "sum", "sub": "sum", "maximum": "max", "minimum": "min", "and": "all", "or": "any",
}  # fmt: skip
_REMEDY = "parameters may meet in a sum, a maximum or a condition over all of them"


class MultiTensorRecording(Recording):
    """The operations of a step over some tensors of these sizes, whose roles are shared."""

    def __init__(self, sizes: Sequence[int], tensors: int) -> None:
        super().__init__(sizes)
        self.tensors = tensors
        self.lengths = {**self.lengths, next(iter(EVERY)): tensors}
        self._owners: dict[int, int] = {}  # the tensor that an operation belongs to
        self._firsts: dict[int, int] = {}  # what is done for the first tensor instead
        self._joined: dict[int, tuple[str, Operand, frozenset[int]]] = {}

    def of_tensor(self, role: TracedValue, tensor: int) -> TracedValue:
        """A role of one of the tensors; `role` is how it was declared."""
        assert isinstance(role.operand, int)
        if tensor == 0:
            self._owners[role.operand] = 0
            return role
        read = replace(self.operations[role.operand], tensor=tensor)
        number = super()._add(read)
        self._owners[number], self._firsts[number] = tensor, role.operand
        return replace(role, operand=number)

    def of_each(self, role: TracedValue) -> list[TracedValue]:
        """A role of each tensor."""
        return [self.of_tensor(role, tensor) for tensor in range(self.tensors)]

    def owner_of(self, operand: Operand) -> int | None:
        """The tensor that a value belongs to; None for a value shared by all."""
        return None if isinstance(operand, Const) else self._owners.get(operand)

    def first_of(self, operand: Operand) -> Operand:
        """The value of the first tensor that this one mirrors."""
        return operand if isinstance(operand, Const) else self._firsts.get(operand, operand)

    def size(self, value: TracedValue, along: frozenset[int]) -> TracedValue:
        """Return the number of cells along axes of a value: a number of its tensor's own.

        A size that is no tensor's is a literal, which differs from recording to recording.
        """
        owner = self.owner_of(value.operand)
        if owner is None or not along or along & EVERY:
            return self.value(Const(float(math.prod(self.lengths[axis] for axis in along))))
        return self._multiplied([self._count_of(owner, span) for span in spans(along)])

    def _count_of(self, owner: int, along: frozenset[int]) -> TracedValue:
        first = super()._add(Operation("count", gone=along, tensor=1))
        number = super()._add(Operation("count", gone=along, tensor=1 + owner))
        self._owners[first], self._owners[number] = 0, owner
        if owner:
            self._firsts[number] = first
        return self.value(number)

    def apply(self, op: str, *values: TracedValue) -> TracedValue:
        """An element-wise operation; over all tensors where values of several meet."""
        owners = {self.owner_of(value.operand) for value in values} - {None}
        if len(owners) > 1:
            return self._met(op, values)
        return self._met_again(op, values) or super().apply(op, *values)

    def stack(self, values: Sequence[TracedValue], dimension: int) -> TracedValue:
        """One value of each tensor, as a dimension of all tensors."""
        first = values[0]
        owners = [self.owner_of(value.operand) for value in values]
        alike = all(self.first_of(v.operand) == first.operand for v in values)
        if not alike or owners != list(range(self.tensors)):
            raise CaptureError("a list of other values than one of each parameter", remedy=_REMEDY)
        place = dimension % (len(first.labels) + 1)
        return replace(first, labels=(*first.labels[:place], tuple(EVERY), *first.labels[place:]))

    def check_alike(
        self,
        first: Mapping[str, TracedValue],
        others: Sequence[Mapping[str, TracedValue]],
        shared: Set[str],
    ) -> None:
        """Check that each tensor's stores mirror the first's; `shared` states are no tensor's.

        Raises CaptureError.
        """
        for name, value in first.items():
            same = all(self.first_of(o[name].operand) == value.operand for o in others if name in o)
            if not same or (name in shared and self.owner_of(value.operand) is not None):
                stored = [o[name].operand for o in others if name in o]
                raise CaptureError(
                    f"'{name}' is made of values of one parameter in another way than of others",
                    self._where_differing(value.operand, stored),
                    "keep a state for each parameter, or one number for all",
                )

    def _where_differing(self, first: Operand, others: Sequence[Operand]) -> str:
        """The line of a value that does not mirror the first one, or of the first."""
        known = [o for o in others if isinstance(o, int) and self.first_of(o) != first]
        return self.place_of(next(iter(known), first))

    def _met(self, op: str, values: Sequence[TracedValue]) -> TracedValue:
        """Two values of different tensors: x0 + x1, or (s + x0) + x1 where s is one for all."""
        refusal = CaptureError(f"'{op}' of values of several parameters", remedy=_REMEDY)
        if len(values) != 2 or op not in _OVER_TENSORS or any(axes_in(v.labels) for v in values):
            raise refusal
        first, second = values
        if self.owner_of(first.operand) != 0 and op != "sub":
            first, second = second, first
        one, owner = self.first_of(second.operand), self.owner_of(second.operand)
        kind = first.kind
        if self.owner_of(first.operand) != 0 or owner is None:
            raise refusal
        if first.operand == one and op != "sub":
            found = self.over_tensors(_OVER_TENSORS[op], self.value(one, (), kind))
        else:
            start = self._start(op, first.operand, one)
            if start is None:
                raise refusal
            total = self.over_tensors(_OVER_TENSORS[op], self.value(one, (), second.kind))
            found = super().apply(op, self.value(start, (), kind), total)
        assert isinstance(found.operand, int)
        self._joined[found.operand] = (op, one, frozenset((0, owner)))
        return replace(found, labels=first.labels)

    def _start(self, op: str, operand: Operand, one: Operand) -> Operand | None:
        """s of s + x; None where an operation is no such, or s belongs to a tensor."""
        operation = self.operations[operand] if isinstance(operand, int) else Operation("")
        if operation.op != op or one not in operation.args:
            return None
        if op == "sub" and operation.args[1] != one:
            return None
        start = operation.args[operation.args[0] == one]
        return start if self.owner_of(start) is None else None

    def _met_again(self, op: str, values: Sequence[TracedValue]) -> TracedValue | None:
        """Return the operation over all tensors that already has the next tensor's part."""
        for total, value in zip(values, values[::-1], strict=True) if len(values) == 2 else ():
            owner, known = self.owner_of(value.operand), self._joined.get(_number(total.operand))
            if known is None or owner is None:
                continue
            if known[:2] == (op, self.first_of(value.operand)) and owner not in known[2]:
                self._joined[_number(total.operand)] = (*known[:2], known[2] | {owner})
                return total
        return None

    def _add(self, operation: Operation) -> int:
        owners = {self.owner_of(arg) for arg in operation.args} - {None}
        if len(owners) > 1:
            raise CaptureError(f"'{operation.op}' of values of several parameters", remedy=_REMEDY)
        number = super()._add(operation)
        owner = next(iter(owners), None)
        if owner is None or operation.gone >= EVERY:
            return number
        self._owners[number] = owner
        if owner and number not in self._firsts:
            args = tuple(map(self.first_of, operation.args))
            self._firsts[number] = self._add(replace(operation, args=args))
        return number


def needed(recording: Recording) -> Recording:
    """The stores, of the first tensor, and the operations that they need."""
    operands = [value.operand for value in recording.stores.values()]
    return recording.copied(sorted(recording.leading_to(*operands)))


def first_alone(recording: Recording) -> Recording:
    """Return the part of a recording on one tensor."""
    return needed(recording) if isinstance(recording, MultiTensorRecording) else recording


def by_group(recording: Recording) -> Recording:
    """The same, with sums over all tensors as sums over those of a group."""
    found = Recording(recording.sizes)
    found.roles, found.stores = recording.roles, recording.stores
    found.origins = recording.origins
    found.operations = [
        replace(operation, target=GROUP) if operation.gone >= EVERY else operation
        for operation in recording.operations
    ]
    return found


def _number(operand: Operand) -> int:
    return operand if isinstance(operand, int) else -1
