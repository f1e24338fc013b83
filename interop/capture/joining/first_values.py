"""Values of a recorded step at the first step, where states have their first values."""

from __future__ import annotations

from collections.abc import Iterable

from ....ir.graph import Operand
from ....ir.types import Const
from ..operations import Operation
from ..tracer import Recording, Traced


class FirstValues:
    """Values where some roles have their first values: literals, and the parameter."""

    def __init__(self, recording: Recording, names: Iterable[str]) -> None:
        self.recording = recording
        self.names = frozenset(names)
        self.known: dict[Operand, Operand] = {}

    def gives(self, first: Traced, later: Traced) -> bool:
        """True if a value is another one at first."""
        return self.of(later.operand) == first.operand and later.labels == first.labels

    def of(self, operand: Operand) -> Operand:
        """A value at first."""
        if isinstance(operand, Const):
            return operand
        if operand not in self.known:
            self.known[operand] = self._made(operand, self.recording.operations[operand])
        return self.known[operand]

    def _made(self, operand: int, operation: Operation) -> Operand:
        if operation.role in self.names:
            start = self.recording.roles[operation.role].default
            if isinstance(start, str):
                return self._read(start)
            return operand if start is None else Const(float(start))
        args = tuple(map(self.of, operation.args))
        if args == operation.args:
            return operand
        if len(args) == 2 and args[1] == Const(1.0) and operation.op in ("mul", "div", "pow"):
            return args[0]
        return self.recording.again(operation, args)

    def _read(self, role: str) -> Operand:
        numbered = enumerate(self.recording.operations)
        return next(n for n, operation in numbered if operation.role == role)
