"""The dataflow of networks, its structures, and the batch norms in them that may be removed.

The table of structures has a row for each.

A row is an operation and what its operands are made by, each a line of operations in the order of
execution. The first word of a line is the value that it starts from: the same letter is the same
value, and `x:relu|maxpool` one that either makes. `-norm` leaves.

    add  of  x conv -norm relu conv norm,  x conv -norm

The norm right before an Add stays: the addend has a scale that is known. Source: MindSpore's
LessBatchNormalization.

A network is searched for them by these rules:

1. Rows are tried in their order at every operation; the first one that fits is the operation's.
2. Operands fit in any order; with `in_order` in the row's alone, as MindSpore matches.
3. A norm leaves if every place at which it is applied fits, and nothing else uses its result.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations


@dataclass(frozen=True, slots=True)
class Pattern:
    """An operation, and the lines that make its operands, in MindSpore's order.

    `either_order`: MindSpore has it in both.
    """

    name: str
    operation: str
    lines: tuple[str, ...]
    either_order: bool = False


PATTERNS = (
    Pattern(
        "bottleneck, projected shortcut", "add",
        ("x conv -norm relu conv -norm relu conv norm", "x conv -norm"),
    ),
    Pattern(
        "bottleneck", "add",
        ("x:relu conv -norm relu conv -norm relu conv norm", "x:relu"),
    ),
    Pattern(
        "basic block, projected shortcut", "add",
        ("x conv -norm relu conv norm", "x conv -norm"),
    ),
    Pattern(
        "basic block", "add",
        ("x:relu|maxpool conv -norm relu conv norm", "x:relu|maxpool"),
    ),
    Pattern(
        "inverted residual", "add",
        ("x:norm|add", "x:norm|add conv -norm relu6 conv norm relu6 conv norm"),
    ),
    Pattern("convolution behind a residual", "-norm", ("x:add conv",)),
    Pattern(
        "inverted block behind another one", "norm",
        ("x:norm relu6 conv norm relu6 conv norm conv -norm relu6 conv",),
    ),
    Pattern("convolution before the mean", "mean", ("x conv -norm relu6",)),
    Pattern(
        "dense layer", "concat",
        ("x:concat -norm relu conv norm relu conv", "x:concat"),
        either_order=True,
    ),
    Pattern("transition", "conv", ("x:concat -norm relu",)),
    Pattern(
        "dense layer behind a pool", "concat",
        ("x:maxpool norm relu conv -norm relu conv", "y:concat"),
        either_order=True,
    ),
)  # fmt: skip


_LEAVES = "-"


@dataclass(frozen=True, slots=True)
class NormDecision:
    """The decision on a norm: the pattern that removes it, or the reason why it stays."""

    name: str
    pattern: str = ""
    why: str = ""

    @property
    def is_removed(self) -> bool:
        """True if it is taken out."""
        return bool(self.pattern)


def decide(
    flow: Flow, in_order: bool = False, patterns: Sequence[Pattern] = PATTERNS
) -> list[NormDecision]:
    """Each norm of a network, in order, and the decision on it."""
    found: dict[int, str] = {}
    stays: dict[int, str] = {}
    for index in range(len(flow.operations)):
        for row in patterns:
            norms = _fits(flow, row, index, in_order)
            if norms is not None:
                found |= {one: row.name for one, leaves in norms.items() if leaves}
                stays |= {one: row.name for one, leaves in norms.items() if not leaves}
                break
    return [_decision(flow, name, found, stays) for name in flow.norms()]


def _decision(
    flow: Flow, name: str, found: Mapping[int, str], stays: Mapping[int, str]
) -> NormDecision:
    """Case 3."""
    indices = [n for n, o in enumerate(flow.operations) if o.kind == NORM and o.name == name]
    fitting = [n for n in indices if n in found]
    if not fitting:
        structures = {stays[n] for n in indices if n in stays}
        whose = (
            f"it stays by the row '{min(structures)}'"
            if structures
            else "in none of the structures"
        )
        return NormDecision(name, why=whose)
    if len(fitting) < len(indices):
        why = f"in a structure at {len(fitting)} of the {len(indices)} places where it is applied"
        return NormDecision(name, why=why)
    uses = flow.uses()
    if any(uses[index] > 1 for index in indices):
        return NormDecision(name, why="its result is used outside the structure, too")
    return NormDecision(name, found[indices[0]])


def _fits(flow: Flow, row: Pattern, index: int, in_order: bool) -> dict[int, bool] | None:
    """The norms where a row fits an operation, and whether each leaves; None if it does not."""
    operation = flow.operations[index]
    kind = row.operation.removeprefix(_LEAVES)
    if operation.kind != kind or len(operation.operands) < len(row.lines):
        return None
    several = len(row.lines) > 1
    if several and len(operation.operands) != len(row.lines):
        return None
    in_any = several and (row.either_order or not in_order)
    for operands in permutations(operation.operands) if in_any else (operation.operands,):
        norms = _lines_fit(flow, row, operands)
        if norms is not None:
            return norms | ({index: row.operation != kind} if kind == NORM else {})
    return None


def _lines_fit(flow: Flow, row: Pattern, operands: Sequence[int]) -> dict[int, bool] | None:
    norms: dict[int, bool] = {}
    starts: dict[str, int] = {}
    for line, operand in zip(row.lines, operands, strict=False):
        start, *words = line.split()
        at: int | None = operand
        for word in reversed(words):
            if at is None or flow.operations[at].kind != word.removeprefix(_LEAVES):
                return None
            if flow.operations[at].kind == NORM:
                norms[at] = word.startswith(_LEAVES)
            before = flow.operations[at].operands
            at = before[0] if before else None
        if at is None or not _starts(flow, start, at, starts):
            return None
    return norms


def _starts(flow: Flow, word: str, at: int, starts: dict[str, int]) -> bool:
    """True if a line starts from a value as its first word says."""
    letter, _, kinds = word.partition(":")
    if kinds and flow.operations[at].kind not in kinds.split("|"):
        return False
    return starts.setdefault(letter, at) == at


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
        return (index for operation in self.operations for index in operation.operands)
