"""The optimizer of a training graph's node: its spec, and the names of its values.

`ai.onnx.preview.training` takes n tensors of each role, one role after the other; `com.microsoft`
a sequence for each role. An attribute is f32, and read as the shortest decimal that rounds to it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from onnx import ModelProto, NodeProto, helper

from ....ir.errors import CaptureError
from ....ir.graph import Spec
from ....optim_defs import get
from ....passes.chain.compose import chain
from ...capture.formulas import decimal
from .ops import MICROSOFT, OPTIMIZER_OPS, PREVIEW, OptimizerOp

Names = tuple[str, ...] | str  # the tensors of a role, or a sequence of them


_CLIP = (MICROSOFT, "InplaceClipGradNorm")


@dataclass(frozen=True, slots=True)
class OptimizerNode:
    """One node: its spec at its attributes, and values by name; `t` and `signal` may be empty."""

    op: str
    spec: Spec
    hypers: dict[str, float]
    lr: str
    t: str
    roles: dict[str, Names]  # param, grad and the states
    results: dict[str, tuple[str, int | None]] = field(default_factory=dict[str, Any])
    signal: str = ""
    flag: str = ""
    clips: bool = False

    @property
    def states(self) -> tuple[str, ...]:
        """The roles that are kept beside the parameter."""
        return tuple(role for role in self.roles if role not in ("param", "grad"))


def optimizer_nodes(model: ModelProto) -> list[OptimizerNode]:
    """The optimizers of a model's graph, in order. Raises CaptureError."""
    makers = {name: node for node in model.graph.node for name in node.output if name}
    found = [
        preview_node(node) if node.domain == PREVIEW else _microsoft(node, makers)
        for node in model.graph.node
        if (node.domain, node.op_type) in OPTIMIZER_OPS
    ]
    for node in found:
        _check_kept(node, makers)
    return found


def check_no_gradient(model: ModelProto) -> None:
    """Refuses ONNX's op `Gradient` (CaptureError): nothing here differentiates a network."""
    for node in model.graph.node:
        if (node.domain, node.op_type) == (PREVIEW, "Gradient"):
            raise CaptureError(
                "a Gradient: networks are not differentiated here",
                f"node {node.name or 'Gradient'}",
                "differentiate the network in torch or JAX, and give its gradients as inputs of "
                "the step, or write the backward pass as nodes of the graph",
            )


def is_optimizer(node: NodeProto) -> bool:
    """True if a node is an optimizer, or clips for one."""
    return (node.domain, node.op_type) in (*OPTIMIZER_OPS, _CLIP)


def _attributes(node: NodeProto) -> dict[str, Any]:
    found = {a.name: helper.get_attribute_value(a) for a in node.attribute}
    return {name: v.decode() if isinstance(v, bytes) else v for name, v in found.items()}


def _spec(node: NodeProto) -> tuple[OptimizerOp, Spec, dict[str, float]]:
    """The row, the spec with its options, and the hyper-parameters that the node states."""
    row, known = OPTIMIZER_OPS[node.domain, node.op_type], _attributes(node)
    where = f"node {node.name or node.op_type}"
    if node.op_type == "Momentum" and known.get("mode") not in ("standard", "nesterov"):
        raise CaptureError(f"Momentum of mode {known.get('mode')!r}", where, "standard or nesterov")
    if known.get("adam_mode", 0) not in (0, 1):
        raise CaptureError(f"AdamWOptimizer of adam_mode {known['adam_mode']}", where, "0 or 1")
    names = {r.name for r in row.step.spec.roles}
    options = {"mode", "adam_mode", "correct_bias"}
    unknown = sorted(set(known) - names - options)
    if unknown:
        raise CaptureError(f"the attribute {unknown[0]} of {node.op_type}", where, "leave it out")
    hypers = {n: decimal(v) for n, v in known.items() if n in names and n not in options}
    return row, row.step(**row.statics(known)), hypers


def preview_node(node: NodeProto) -> OptimizerNode:
    """An Adam, Adagrad or Momentum of ONNX's. Raises CaptureError."""
    row, spec, hypers = _spec(node)
    roles = ("param", "grad", *row.states)
    count, rest = divmod(len(node.input) - 2, len(roles))
    if rest or count < 1 or len(node.output) != count * (1 + len(row.states)):
        raise CaptureError(
            f"{node.op_type} with {len(node.input)} operands and {len(node.output)} results",
            f"node {node.name or node.op_type}",
            f"R, T, then as many tensors of each of {', '.join(roles)}",
        )
    parts = [tuple(node.input[2 + k * count :][:count]) for k in range(len(roles))]
    made = [(role, k) for role in ("param", *row.states) for k in range(count)]
    results: dict[str, tuple[str, int | None]] = dict(zip(node.output, made, strict=True))
    named: dict[str, Names] = dict(zip(roles, parts, strict=True))
    return OptimizerNode(node.op_type, spec, hypers, node.input[0], node.input[1], named, results)


def _microsoft(node: NodeProto, makers: dict[str, NodeProto]) -> OptimizerNode:
    row, spec, hypers = _spec(node)
    inputs = [*node.input, *[""] * 8]
    lr, rest = inputs[0], inputs[1:]
    t = rest.pop(0) if row.counts else ""
    roles = ("param", "grad", *row.states)
    sequences = dict(zip(roles, rest, strict=False))
    clip = makers.get(sequences["grad"])
    is_clipped = clip is not None and (clip.domain, clip.op_type) == _CLIP
    if clip is not None and is_clipped:
        sequences["grad"] = clip.input[0]
        known = _attributes(clip)
        if known.get("norm_type", "fro") != "fro":
            raise CaptureError(
                f"InplaceClipGradNorm of norm_type {known['norm_type']!r}",
                f"node {clip.name or clip.op_type}", "fro",
            )  # fmt: skip
        spec = chain(get("clip_by_global_norm"), spec)
        hypers["max_norm"] = decimal(known.get("max_norm", 1.0))
    named = {role: _elements(name, makers) for role, name in sequences.items()}
    made = zip(node.output[1:], ("param", *row.states), strict=False)
    results: dict[str, tuple[str, int | None]] = {n: (role, None) for n, role in made if n}
    return OptimizerNode(
        node.op_type, spec, hypers, lr, t, named, results, rest[len(roles)], node.output[0],
        is_clipped,
    )  # fmt: skip


def _elements(sequence: str, makers: dict[str, NodeProto]) -> Names:
    """The tensors of a sequence that the graph puts together, else its name."""
    maker = makers.get(sequence)
    is_made = maker is not None and maker.op_type == "SequenceConstruct"
    return tuple(maker.input) if maker is not None and is_made else sequence


def _check_kept(node: OptimizerNode, makers: dict[str, NodeProto]) -> None:
    """Check that the values that a step changes persist from one step to the next."""
    for role in ("param", *node.states):
        names = node.roles[role]
        for name in (names,) if isinstance(names, str) else names:
            if name in makers:
                raise CaptureError(
                    f"{node.op} of '{name}', which {makers[name].op_type} computes",
                    remedy=f"its %{role} has to be an input or an initialiser of the graph",
                )
