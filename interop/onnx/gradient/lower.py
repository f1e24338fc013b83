"""`Gradient` as primitives: reverse mode over the nodes between its xs and its y.

1. A Gradient at other tensors than those that it names gets the forward nodes again, over those.
2. Nodes that depend on an x and that y depends on are walked backwards; each has a row in the
   table of vector-Jacobian products, by op. Where an x has no influence, its derivative is 0.
3. Nodes of the backward pass that no output needs go.

One after the other, so that a Gradient may be of another's output.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from onnx import ModelProto, NodeProto, helper

from ....ir.errors import CaptureError
from ..models import check_model
from ..network.graph import live, names_used
from .elementwise import ELEMENTWISE, Rule
from .linear import LINEAR
from .shapes import SHAPES
from .shares import SHARES
from .terms import FormulaWriter, Term
from .values import KnownValues

PREVIEW = "ai.onnx.preview.training"
PRODUCTS: dict[str, Rule] = {**ELEMENTWISE, **LINEAR, **SHAPES, **SHARES}
_OLDEST = 11  # the opset from which Clip has operands, and floats compare as equal


@dataclass(frozen=True, slots=True)
class GradientNode:
    """A Gradient node: the derivatives of y by xs, at the values of its operands."""

    prefix: str
    xs: tuple[str, ...]
    cut: tuple[str, ...]  # xs and zs: what y is a function of
    y: str
    at: tuple[str, ...]
    results: tuple[str, ...]  # by xs; empty where not wanted


def lower_gradients(model: ModelProto) -> ModelProto:
    """The model with every Gradient in primitives; the same object where there is none.

    Raises CaptureError for an op without a vector-Jacobian product, by name; TypeError.
    """
    check_model(model)
    if not any(map(is_gradient, model.graph.node)):
        return model
    made = ModelProto()
    made.CopyFrom(model)
    opset = _opset(made)
    for number in range(sum(map(is_gradient, model.graph.node))):
        nodes = list(made.graph.node)
        place = next(k for k, node in enumerate(nodes) if is_gradient(node))
        wanted = _read(nodes[place], f"gradient_{number}")
        forward, wanted = _at_its_own(nodes[:place], wanted)
        _replace(made, [*forward, *nodes[place + 1 :]])
        backward = _reversed(
            forward, wanted, FormulaWriter(wanted.prefix, opset, KnownValues(made))
        )
        _replace(made, [*forward, *backward, *nodes[place + 1 :]])
    if not any(node.domain == PREVIEW for node in made.graph.node):
        kept = [i for i in made.opset_import if i.domain != PREVIEW]
        del made.opset_import[:]
        made.opset_import.extend(kept)
    return made


def is_gradient(node: NodeProto) -> bool:
    """True if a node is ONNX's Gradient."""
    return node.op_type == "Gradient" and node.domain == PREVIEW


def _replace(model: ModelProto, nodes: Sequence[NodeProto]) -> None:
    kept = list(nodes)
    del model.graph.node[:]
    model.graph.node.extend(kept)


def _opset(model: ModelProto) -> int:
    opset = next((i.version for i in model.opset_import if i.domain in ("", "ai.onnx")), 0)
    if opset < _OLDEST:
        raise CaptureError(
            f"a Gradient in opset {opset}", model.graph.name,
            f"export the network at opset {_OLDEST} or later",
        )  # fmt: skip
    return opset


def _read(node: NodeProto, prefix: str) -> GradientNode:
    """The attributes of a node. Raises CaptureError."""
    known = {a.name: helper.get_attribute_value(a) for a in node.attribute}
    xs = tuple(name.decode() for name in known.get("xs", ()))
    cut = (*xs, *(name.decode() for name in known.get("zs", ())))
    where = f"node {node.name or 'Gradient'}"
    if not xs or "y" not in known:
        raise CaptureError("a Gradient without xs or y", where, "state both attributes")
    if len(node.input) != len(cut) or len(node.output) > len(xs):
        raise CaptureError(
            f"a Gradient of {len(cut)} tensors with {len(node.input)} operands and "
            f"{len(node.output)} results", where, "give a value for each of xs and zs, in order",
        )  # fmt: skip
    y = known["y"].decode()
    return GradientNode(prefix, xs, cut, y, tuple(node.input), tuple(node.output))


def _at_its_own(
    nodes: list[NodeProto], wanted: GradientNode
) -> tuple[list[NodeProto], GradientNode]:
    """The nodes before a Gradient, and that Gradient at the tensors that it names (case 1)."""
    if wanted.at == wanted.cut:
        return nodes, wanted
    names = {name: f"{wanted.prefix}/at/{name}" for name in wanted.cut}
    again = [
        helper.make_node("Identity", [value], [names[name]])
        for name, value in zip(wanted.cut, wanted.at, strict=True)
    ]
    for node in _between(nodes, wanted.cut, wanted):
        made = NodeProto()
        made.CopyFrom(node)
        names.update({name: f"{wanted.prefix}/at/{name}" for name in node.output if name})
        made.input[:] = [names.get(name, name) for name in node.input]
        made.output[:] = [names.get(name, name) for name in node.output]
        again.append(made)
    xs, cut = (tuple(names[name] for name in part) for part in (wanted.xs, wanted.cut))
    y = names.get(wanted.y, wanted.y)
    return [*nodes, *again], GradientNode(wanted.prefix, xs, cut, y, cut, wanted.results)


def _between(
    nodes: Sequence[NodeProto], starts: Sequence[str], wanted: GradientNode
) -> list[NodeProto]:
    """The nodes on a way from some tensors to y, which does not go through what is cut."""
    reached = set(starts)
    found: list[NodeProto] = []
    for node in nodes:
        if reached.intersection(names_used([node])) and not set(wanted.cut) & set(node.output):
            reached.update(name for name in node.output if name)
            found.append(node)
    return live(found, [wanted.y])


def _reversed(
    nodes: Sequence[NodeProto], wanted: GradientNode, w: FormulaWriter
) -> list[NodeProto]:
    """Cases 2 and 3."""
    y = w.value(wanted.y)
    terms: dict[str, Term] = {wanted.y: w.number(1.0, y.dtype).spread_to(y)}
    for node in reversed(_between(nodes, wanted.xs, wanted)):
        g = terms.get(node.output[0])
        if any(name in terms for name in node.output[1:]):
            raise CaptureError(
                f"the derivative of {node.op_type} by another result than its first",
                f"node {node.name or node.output[0]}", "use its first result alone",
            )  # fmt: skip
        if g is not None:
            _add_products(node, _rule(node)(w, node, g), terms)
    for name, result in zip(wanted.xs, wanted.results, strict=False):
        if result:
            x = w.value(name)
            g = terms.get(name) or w.number(0.0, x.dtype).spread_to(x)
            w.done.append(helper.make_node("Identity", [g.name], [result]))
    return live(w.done, wanted.results)


def _rule(node: NodeProto) -> Rule:
    rule = PRODUCTS.get(node.op_type) if node.domain in ("", "ai.onnx") else None
    if rule is None:
        name = f"{node.domain}.{node.op_type}" if node.domain else node.op_type
        raise CaptureError(
            f"{name} has no vector-Jacobian product",
            f"node {node.name or node.output[0]}",
            f"write it in ops that have one: {', '.join(sorted(PRODUCTS))}",
        )
    return rule


def _add_products(node: NodeProto, products: Sequence[Term | None], terms: dict[str, Term]) -> None:
    for name, product in zip(node.input, products, strict=True):
        if name and product is not None:
            terms[name] = terms[name] + product if name in terms else product
