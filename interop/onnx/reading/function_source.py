"""A function without a model: its inputs' types are given, or declared by the function itself."""

from __future__ import annotations

from collections.abc import Mapping

from onnx import FunctionProto, ModelProto, ValueInfoProto, helper, parser, shape_inference

from ....ir.errors import CaptureError

_IR = 10  # the first in which functions have types of their values
Inputs = Mapping[str, str]  # a type in ONNX's text, as float[N,M], by the input's name


def model_of_function(function: FunctionProto, inputs: Inputs | None) -> ModelProto:
    """A model that calls the function once.

    Inputs are of the types that are given, else of those in the function's own `value_info`.
    Raises CaptureError for a function that says none, or has attributes without a value.
    """
    where = f"function {function.name}"
    unknown = [name for name in inputs or {} if name not in function.input]
    if unknown:
        raise CaptureError(
            f"has no input '{unknown[0]}'; there are {', '.join(function.input)}", where
        )
    if function.attribute:
        raise CaptureError(
            f"its attribute '{function.attribute[0]}' has no value",
            where,
            "give the attribute a default, or call the function in a model",
        )
    known = {info.name: info for info in function.value_info}
    known |= {name: _typed(name, text) for name, text in (inputs or {}).items()}
    missing = [name for name in function.input if name not in known]
    if missing:
        raise CaptureError(
            f"the function '{function.name}' says no shapes of its inputs: {', '.join(missing)}",
            remedy='give them, as inputs={"p": "float[N,M]", "lr": "double"}, or call the function '
            "in a model whose inputs have types and shapes",
        )
    return _calling(function, [known[name] for name in function.input])


def _typed(name: str, text: str) -> ValueInfoProto:
    try:
        graph = parser.parse_graph(f'typed ({text} "{name}") => () {{ }}')
    except parser.ParseError as error:
        raise CaptureError(
            f"'{text}' is no type; expected one such as float[N,M], float16[N] or double",
            f"inputs['{name}']",
        ) from error
    return graph.input[0]


def _calling(function: FunctionProto, inputs: list[ValueInfoProto]) -> ModelProto:
    call = helper.make_node(
        function.name, function.input, list(function.output), domain=function.domain
    )
    outputs = [helper.make_empty_tensor_value_info(name) for name in function.output]
    graph = helper.make_graph([call], function.name, inputs, outputs)
    graph.doc_string = function.doc_string
    domains = {i.domain: i.version for i in function.opset_import} | {function.domain: 1}
    model = helper.make_model(
        graph, functions=[function], ir_version=_IR,
        opset_imports=[helper.make_opsetid(*pair) for pair in domains.items()],
    )  # fmt: skip
    return shape_inference.infer_shapes(model)
