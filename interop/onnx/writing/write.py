"""Writes an optimizer's step as an ONNX model: numbers in f64, elements in f32.

    model = stepfuse.onnx.export("adamw", rank=2)

Inputs are `param`, `grad`, `state.m` and the hyper-parameters by name, which have their defaults;
what the step changes comes out as `param.next`. One model holds one parameter of any size, or all
parameters of a model by their shapes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from onnx import ModelProto, checker, defs, helper, numpy_helper

from .... import __version__
from ....compiler import as_spec
from ....ir.errors import OptionError, is_a
from ....ir.graph import Spec
from ....ir.roles import RoleKind, with_defaults
from ....ir.verifier import verify
from ..metadata import properties_of
from ..names import NEXT, composed_facts
from ..training.ops import FORMS as TRAINING_FORMS
from ..training.write import training_model
from .functions import Functions
from .parameters import ModelParameter, named_shapes, symbolic
from .phases import FunctionWriter, InlineWriter, Writer, written
from .variants import dtype_of, for_rank, for_shape, typed

FORMS = ("function", "inline", *TRAINING_FORMS)
OLDEST_OPSET, OLDEST_IR = 18, 8  # the first with bitwise ops; with functions of a model's own


def export(
    spec: Spec | Any,
    rank: int = 2,
    form: str = "function",
    *,
    shape: Sequence[int] | None = None,
    parameters: Mapping[str, Sequence[int]] | Sequence[Sequence[int]] | None = None,
    label: str | Mapping[str, str] = "",
    dtypes: str = "",
    entry: str = "step",
    opset: int = OLDEST_OPSET,
    ir_version: int = OLDEST_IR,
    **statics: float | bool,
) -> ModelProto:
    """The step of a spec as an ONNX model, for parameters of a rank or for given ones.

    `shape` stands for the rank where sizes choose the variant, `parameters` (shapes, by name or in
    a list) puts all of a model into one. `form` is `function`, a model-local function for the
    update rule, or `inline`; `preview.training` and `ort-training` are one op, where a step is
    exactly that. `label` is that of all parameters, or of each by its name; rules go by the names
    of `parameters`. `dtypes` states storage (`param=bf16`), `statics` set options and defaults.
    Raises OptionError, BindError, FormatError, VerifyError, LowerError, TypeError, ValueError.
    """
    _check(form, rank, opset, ir_version)
    if form in TRAINING_FORMS and (parameters is not None or dtypes):
        raise OptionError(f"form '{form}' is of one parameter, in f32; drop parameters and dtypes")
    declared = with_defaults(as_spec(spec), dict(statics)) if statics else as_spec(spec)
    verify(declared)
    if declared.clocked is not None:
        raise OptionError(
            f"@{declared.name} runs its entry {declared.clocked.name} by the count of steps, which "
            f"a model of one step does not: there is no export of it"
        )
    if parameters is not None and shape is not None:
        raise OptionError("give a shape or the shapes of all parameters, not both")
    dtype = dtype_of(dtypes)
    if parameters is None:
        _check_alone(declared)
        own = label if isinstance(label, str) else label.get("", "")
        graph = (
            for_rank(declared, entry, rank, own, dtype)
            if shape is None
            else for_shape(declared, entry, tuple(shape), own, dtype)
        )
        dims = symbolic(rank if shape is None else len(shape))
        if form in TRAINING_FORMS:
            return training_model(declared, graph, dims, form, opset, ir_version)
        tensors = [ModelParameter("", dims, *typed(graph, dtypes, alone=True))]
    else:
        tensors = _all_of(declared, entry, parameters, label, dtypes)
    functions = Functions(opset)
    writer = InlineWriter() if form == "inline" else FunctionWriter(declared.name, functions)
    return _model(declared, entry, form, tensors, writer, functions, ir_version)


def _check(form: str, rank: int, opset: int, ir_version: int) -> None:
    for name, number in (("rank", rank), ("opset", opset), ("ir_version", ir_version)):
        if is_a(number, bool) or not is_a(number, int):
            raise OptionError(f"{name} is a whole number, got {number!r}")
    if rank < 0:
        raise OptionError(f"rank is 0 or more, got {rank}")
    if form not in FORMS:
        raise OptionError(f"unknown form '{form}'; known: {', '.join(FORMS)}")
    newest = defs.onnx_opset_version()
    if not OLDEST_OPSET <= opset <= newest:
        raise OptionError(f"opset is {OLDEST_OPSET} to {newest}, got {opset}")
    if ir_version < OLDEST_IR:
        raise OptionError(f"ir_version is {OLDEST_IR} or newer, got {ir_version}")


def _check_alone(spec: Spec) -> None:
    """Refuses one parameter, which has no name, for a spec whose rules ask for it."""
    if spec.rules:
        names = ", ".join(rule.name for rule in spec.rules)
        raise OptionError(
            f"{spec.name} has rules ({names}), which go by the names and sizes of parameters: give "
            f"parameters={{'weight': (64, 32), ...}}, or export the spec of one rule"
        )


def _all_of(
    spec: Spec, entry: str, parameters: Any, label: str | Mapping[str, str], dtypes: str
) -> list[ModelParameter]:
    shapes = named_shapes(parameters)
    labels = dict.fromkeys(shapes, label) if isinstance(label, str) else label
    unknown = ", ".join(name for name in labels if name not in shapes)
    if unknown:
        raise OptionError(f"labels of {unknown}: no such parameter; there are {', '.join(shapes)}")
    made = {graph.when: typed(graph, dtypes, alone=False) for graph in spec.variants(entry)}
    dtype = dtype_of(dtypes)
    found: list[ModelParameter] = []
    for name, dims in shapes.items():
        graph = for_shape(spec, entry, dims, labels.get(name, ""), dtype, name)
        found.append(ModelParameter(name, dims, *made[graph.when]))
    return found


def _model(
    spec: Spec, entry: str, form: str, tensors: Sequence[ModelParameter], writer: Writer,
    functions: Functions, ir_version: int,
) -> ModelProto:  # fmt: skip
    nodes, stored = written(writer, tensors)
    used = {name for node in nodes for name in node.input}
    roles = {t.called(r): (t, r) for t in tensors for r in t.roles if t.called(r) in used}
    inputs = [t.value_info(r, name) for name, (t, r) in roles.items()]
    outputs = [t.value_info(r, t.called(r) + NEXT) for t, r in stored]
    first = [
        numpy_helper.from_array(np.asarray(role.default, role.type.dtype.numpy), name)
        for name, (_, role) in roles.items()
        if role.kind == RoleKind.HYPER and role.default is not None
    ]
    graph = helper.make_graph(nodes, spec.name, inputs, outputs, first, doc_string=spec.doc)
    model = helper.make_model(
        graph, functions=list(functions.done.values()), opset_imports=functions.imports,
        ir_version=ir_version, producer_name="stepfuse", producer_version=__version__,
    )  # fmt: skip
    alias = {t.called(r) + NEXT: t.called(r) for t, r in stored if t.called(r) in used}
    ops = composed_facts(nodes, writer.composed)
    helper.set_model_props(model, properties_of(spec, entry, form, tensors, alias, ops))
    checker.check_model(model, full_check=True)
    return model
