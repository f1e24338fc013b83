"""The dataflow of a network for LessBN: operations, and the values that they take."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

ADD, CONCAT, CONV, MAXPOOL, MEAN = "add", "concat", "conv", "maxpool", "mean"
NORM, RELU, RELU6, OTHER = "norm", "relu", "relu6", "other"
KINDS = frozenset((ADD, CONCAT, CONV, MAXPOOL, MEAN, NORM, RELU, RELU6, OTHER))


@dataclass(frozen=True, slots=True)
class FlowOperation:
    """An operation on earlier values, by their numbers; `name` is its place in the network.

    A batch norm is named after the module or the weights that it has; what is applied several
    times has one name. `what` is for readers: the class, the function, the node; of a weight none.
    """

    kind: str
    operands: tuple[int, ...] = ()
    name: str = ""
    what: str = ""


@dataclass(frozen=True, slots=True)
class Flow:
    """The operations of a network in the order of their execution, and the values it returns."""

    operations: tuple[FlowOperation, ...]
    outputs: frozenset[int] = frozenset()

    def uses(self) -> Counter[int]:
        """The uses of each value, with one more where it is returned."""
        return Counter([*self._operands(), *self.outputs])

    def norms(self) -> list[str]:
        """The names of the batch norms, each once, in order."""
        return list(dict.fromkeys(o.name for o in self.operations if o.kind == NORM))

    def _operands(self) -> Iterable[int]:
        return (place for operation in self.operations for place in operation.operands)
