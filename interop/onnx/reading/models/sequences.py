"""Models whose step is one op over sequences of tensors: onnxruntime's `optimizer_model.onnx`.

The op is the step of each tensor in the sequences, as a spec is.
"""

from __future__ import annotations

from dataclasses import replace

from onnx import ModelProto

from .....ir.errors import CaptureError
from .....ir.graph import Graph, Spec
from .....ir.roles import with_defaults
from .....passes.pipeline import run_graph
from ....capture.formulas import decimal
from ...tensors import array_of
from ...training.ops import MICROSOFT
from ...training.read import OptimizerNode, is_optimizer, optimizer_nodes
from ..roles import Roles
from ..source import name_of

_TIDY = "specialise,fold,simplify,cse,dce"
_HELD = "SequenceConstruct"  # puts a sequence together and computes nothing
_REMEDY = "stepfuse.onnx.Trainer(model) runs the graph as it is; load reads a single optimizer"


def sequence_step(model: ModelProto, roles: Roles | None) -> Spec | None:
    """The spec of a model that is one optimizer of `com.microsoft`; None where it has none.

    Raises CaptureError for a model that computes more, or whose step may be left out.
    """
    nodes = [node for node in model.graph.node if node.domain == MICROSOFT and is_optimizer(node)]
    if not nodes:
        return None
    others = [n for n in model.graph.node if not is_optimizer(n) and n.op_type != _HELD]
    found = optimizer_nodes(model)
    if len(found) != 1 or others:
        more = f"{others[0].op_type} beside {nodes[-1].op_type}" if others else "several optimizers"
        raise CaptureError(f"the model has {more}", "graph", _REMEDY)
    if roles is not None:
        raise CaptureError(
            f"{found[0].op} says itself which sequence is which", "roles", "leave roles out"
        )
    return _spec(model, found[0], name_of(model))


def _spec(model: ModelProto, node: OptimizerNode, name: str) -> Spec:
    """The op's step at its attributes; the rate has to be given unless the model has one."""
    known = {t.name: array_of(t).reshape(-1)[0] for t in model.graph.initializer}
    if node.signal and not known.get(node.signal, False):
        raise CaptureError(
            f"{node.op} with '{node.signal}', which says whether there is a step at all",
            "graph", f"leave it out, and take no step where there is none; {_REMEDY}",
        )  # fmt: skip
    rate = decimal(float(known[node.lr])) if node.lr in known else None
    spec = with_defaults(node.spec, dict(node.hypers))

    def decided(graph: Graph) -> Graph:
        roles = (replace(r, default=rate) if r.name == "lr" else r for r in graph.roles)
        return run_graph(graph.replace(name=name, roles=tuple(roles)), _TIDY)

    graphs = tuple(map(decided, spec.graphs))
    return replace(spec, name=name, graphs=graphs)
