"""Adam, Adagrad and Momentum in primitives, for runtimes and readers that have none of them.

They are exports of the definitions in `steps.py`: numbers that follow from R, T and attributes in
f64, elements in their own dtype.
"""

from __future__ import annotations

from collections.abc import Mapping

from onnx import ModelProto, NodeProto, helper, shape_inference

from ....ir.builder import Builder, rewrite
from ....ir.errors import CaptureError
from ....ir.graph import Graph, Node, Operand
from ....ir.ops import ROLE
from ....ir.roles import RoleKind, with_defaults
from ....ir.types import F32, F64, Const, DType
from ....passes.pipeline import run_graph
from ....passes.rewrite.fold import fold_node
from ..graphs import with_nodes
from ..tensors import check_model
from ..writing.body import StepBody
from ..writing.nodes import ONNX_TYPES, Nodes
from ..writing.ops import Term
from ..writing.phases import stored_by
from ..writing.spread import Layout
from ..writing.variants import typed
from .ops import PREVIEW
from .read import OptimizerNode, is_optimizer, preview_node

_OPSET = 18  # of a model that imports no ops beside the training ops
_DTYPES = {kind: dtype for dtype, kind in ONNX_TYPES.items()}


def lower_training_ops(model: ModelProto) -> ModelProto:
    """The model with Adam, Adagrad and Momentum in primitives; the same object without any.

    Raises CaptureError.
    """
    check_model(model)
    if not any(node.domain == PREVIEW and is_optimizer(node) for node in model.graph.node):
        return model
    nodes, dtypes = list[NodeProto](), _dtypes_of(model)
    opsets = {i.domain: i.version for i in model.opset_import}
    opsets.setdefault("", _OPSET)
    for number, node in enumerate(model.graph.node):
        if node.domain == PREVIEW and is_optimizer(node):
            nodes += _written(
                preview_node(node), Nodes(f"{node.op_type.lower()}_{number}/"), dtypes
            )
        else:
            nodes.append(node)
    if not any(node.domain == PREVIEW for node in nodes):
        del opsets[PREVIEW]
    made = with_nodes(model, nodes)
    del made.opset_import[:]
    made.opset_import.extend(helper.make_opsetid(*pair) for pair in opsets.items())
    return made


def _dtypes_of(model: ModelProto) -> dict[str, DType]:
    """The dtypes of a model's values by name. Raises CaptureError."""
    try:
        graph = shape_inference.infer_shapes(model, data_prop=True).graph
    except shape_inference.InferenceError as error:
        said = str(error).strip().splitlines()[0]
        raise CaptureError(
            f"ONNX's shape inference refuses the model: {said}", model.graph.name,
            "onnx.checker.check_model(model, full_check=True) may say more",
        ) from None  # fmt: skip
    kinds: dict[str, int] = {t.name: t.data_type for t in graph.initializer}
    for value in (*graph.value_info, *graph.input, *graph.output):
        if value.type.tensor_type.elem_type:
            kinds[value.name] = value.type.tensor_type.elem_type
    return {name: _DTYPES[kind] for name, kind in kinds.items() if kind in _DTYPES}


def _written(node: OptimizerNode, nodes: Nodes, dtypes: Mapping[str, DType]) -> list[NodeProto]:
    """The nodes of a step of each tensor, at the node's attributes."""
    spec = with_defaults(node.spec, node.hypers)
    graph = _at_defaults(spec.graphs[0])
    rate, count = (Term(nodes, n, dtypes.get(n, F32)).to(F64).name for n in (node.lr, node.t))
    results = {at: name for name, at in node.results.items()}
    for k, param in enumerate(node.roles["param"]):
        kind = dtypes.get(param, F32)
        stored = f"param={kind},grad={kind},state={kind}"
        made, _ = typed(graph, "" if kind == F32 else stored, alone=True)
        reads = {role: names[k] for role, names in node.roles.items()}
        layout = Layout(made.view, rank=0)  # all is element by element, whatever the rank
        body = StepBody(made, layout, nodes, {**reads, "lr": rate, "t": count})
        for update in stored_by(made):
            if update.role != "t":
                nodes.name_output(body.stored(update), results[update.role, k])
    return nodes.done


def _at_defaults(graph: Graph) -> Graph:
    """The graph with its hyper-parameters but `lr` as literals; what is 0 times a value is 0."""
    numbers = {r.name: r.default for r in graph.roles if r.kind == RoleKind.HYPER}
    zero = Const(0.0)

    def visit(_: Builder, node: Node, args: tuple[Operand, ...]) -> Operand | None:
        if node.op == "read" and node[ROLE] != "lr" and node[ROLE] in numbers:
            return Const(float(numbers[node[ROLE]] or 0.0))
        if node.op == "mul" and zero in args:
            return zero
        if node.op == "add" and zero in args:
            return args[args.index(zero) - 1]
        return fold_node(node, args)

    return run_graph(rewrite(graph, visit, by="specialise"), "simplify,dce")
