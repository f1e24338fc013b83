"""One node that is read: its operands, its attributes by name, and its opset's version."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from onnx import AttributeProto, GraphProto, NodeProto, TensorProto, helper

from ....ir.errors import CaptureError
from ...capture import formulas
from ...capture.formulas import Formula
from ...capture.recording import Recording, TracedValue
from .values import TensorValue, cells


class Bodies(Protocol):
    """Reads the bodies of control flow."""

    def body(self, graph: GraphProto, given: Sequence[TensorValue]) -> list[TensorValue]:
        """The outputs of a body, whose inputs are given."""
        ...


@dataclass(frozen=True, slots=True)
class NodeCall:
    """A node with its operands; an optional one that is left out is None."""

    node: NodeProto
    recording: Recording
    operands: tuple[TensorValue | None, ...]
    attributes: Mapping[str, AttributeProto]
    version: int
    bodies: Bodies
    exact_integers: bool = False  # integers of 32 bits wrap around, too, as ONNX's do
    is_ours: bool = False  # written of a spec: operators mean what the spec's ops do

    def attribute(self, name: str, default: Any = None) -> Any:
        """An attribute, or its default; a FLOAT is the shortest decimal."""
        held = self.attributes.get(name)
        if held is None:
            return default
        found: Any = helper.get_attribute_value(held)
        if held.type == AttributeProto.FLOAT:
            return formulas.decimal(found)
        return found.decode() if isinstance(found, bytes) else found

    def operand(self, index: int) -> TensorValue | None:
        """An operand, None where it is left out."""
        return self.operands[index] if index < len(self.operands) else None

    def given(self, index: int = 0) -> TensorValue:
        """An operand that must be there. Raises CaptureError."""
        found = self.operand(index)
        if found is None:
            raise CaptureError(f"operand {index + 1} of {self.node.op_type} is missing")
        return found

    def cells(self, index: int = 0) -> TracedValue:
        """The cells of an operand."""
        return cells(self.recording, self.given(index))

    def all_cells(self) -> list[TracedValue]:
        """The cells of all operands."""
        return [self.cells(index) for index in range(len(self.operands))]

    def integers(self, index: int, name: str) -> list[int] | None:
        """Integers that are an operand since some version and were an attribute before."""
        held = self.attribute(name)
        if held is not None:
            return [int(v) for v in held]
        value = self.operand(index)
        if value is None:
            return None
        return [int(v) for v in value.known(f"'{name}' of {self.node.op_type}").reshape(-1)]

    def dimension(self, axis: Any, rank: int) -> int:
        """A dimension by its number, from the end where negative. Raises CaptureError."""
        if not -rank <= int(axis) < rank:
            whole = f"{-rank} to {rank - 1}" if rank else "none, of a number"
            raise CaptureError(f"has the axis {axis}; there are {whole}", remedy="name another")
        return int(axis) % rank

    def dimensions(self, axes: Sequence[int], rank: int) -> list[int]:
        """Several, each once. Raises CaptureError."""
        found = [self.dimension(axis, rank) for axis in axes]
        if len(set(found)) < len(found):
            raise CaptureError(f"names an axis twice: {list(axes)}", remedy="name each once")
        return found

    def value(self, traced: TracedValue, dtype: int | None = None) -> TensorValue:
        """A result; of the first operand's type if none is told."""
        return TensorValue(self.given().dtype if dtype is None else dtype, None, traced)

    def condition(self, traced: TracedValue) -> TensorValue:
        """A result of bools."""
        return TensorValue(TensorProto.BOOL, None, traced)

    def result(self, traced: TracedValue) -> TensorValue:
        """A result of bools, or of the first operand's type."""
        return self.condition(traced) if traced.kind == "bool" else self.value(traced)


Result = TensorValue | tuple[TensorValue, ...]
Handler = Callable[[NodeCall], Result]
Row = Mapping[int, Handler]  # by the version since which it holds


def row(formula: Formula) -> Row:
    """A formula of all operands; its keyword-only options, with defaults, are attributes."""
    options: Mapping[str, Any] = getattr(formula, "__kwdefaults__", None) or {}

    def handler(call: NodeCall) -> TensorValue:
        given = {name: call.attribute(name, default) for name, default in options.items()}
        return call.result(formula(call.recording, *call.all_cells(), **given))

    return {1: handler}
