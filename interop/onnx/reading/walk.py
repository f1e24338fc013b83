"""Reads the nodes of a graph in order; constants are folded, other values recorded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

import numpy as np
from onnx import AttributeProto, GraphProto, ModelProto, NodeProto, helper

from ....ir.errors import CaptureError, StepfuseError
from ....ir.origin import Origin, Site, Source
from ...capture.recording import Recording
from ..graphs import main_domain
from ..tensors import array_of, evaluated
from .call import NodeCall
from .checks import check_attributes, check_operands, check_order, place_of, wrong_node
from .extent_of_calls import check_size, most_nodes, too_many
from .functions import (
    FunctionBody,
    FunctionKey,
    body_of,
    functions_of,
    opsets_of,
    schema_of,
)
from .ops import handler_of
from .values import KNOWN_TYPES, NotKnown, TensorValue, check_rounded, constant, rounded

Names = dict[str, TensorValue | None]
Attributes = Mapping[str, AttributeProto]
_DEEPEST = 20  # functions that call functions


@dataclass
class GraphReader:
    """Reads the nodes of a model into a recording; `read` are the inputs' values by name.

    A model that `is_ours` was written of a spec, and its ops have the spec's meaning.
    """

    model: ModelProto
    recording: Recording
    exact_integers: bool = False
    is_ours: bool = False
    functions: dict[FunctionKey, FunctionBody] = field(init=False)
    left: int = field(init=False)  # nodes that may still be read

    def __post_init__(self) -> None:
        self.functions = functions_of(self.model)
        self.left = most_nodes(self.model)

    def outputs(self, read: Mapping[str, TensorValue]) -> dict[str, TensorValue]:
        """The model's outputs by name. Raises CaptureError, with the node that is at fault."""
        graph = self.model.graph
        source = Source(graph.name or "graph", ())
        names: Names = {"": None}
        names.update({t.name: constant(array_of(t)) for t in graph.initializer})
        names.update(read)
        _Nodes(self, names, opsets_of(self.model.opset_import), {}, 0, source).read(graph.node)
        found: dict[str, TensorValue] = {}
        for output in graph.output:
            value = names.get(output.name)
            if value is None:
                raise CaptureError(f"the output '{output.name}' is written by no node", "graph")
            found[output.name] = value
        return found


@dataclass
class _Nodes:
    """The nodes of one graph or function, with the names that are known there."""

    reader: GraphReader
    names: Names
    opsets: Mapping[str, int]
    attributes: Attributes  # of the call, where it is a function
    depth: int
    source: Source

    def read(self, nodes: Sequence[NodeProto]) -> None:
        check_order(nodes, self.names.keys())
        for number, node in enumerate(nodes, 1):
            site = Site(self.source, node.op_type, number, 0, number, 0)
            self.reader.recording.at(Origin(((site,),)))
            self._read(node)

    def body(self, graph: GraphProto, given: Sequence[TensorValue]) -> list[TensorValue]:
        """The outputs of the body of an If, Loop or Scan, which sees the names around it."""
        names = dict(self.names)
        names.update({t.name: constant(array_of(t)) for t in graph.initializer})
        names.update({i.name: v for i, v in zip(graph.input, given, strict=True)})
        inner = replace(self, names=names)
        inner.read(graph.node)
        found = [inner.names[output.name] for output in graph.output]
        return [value for value in found if value is not None]

    def _read(self, node: NodeProto) -> None:
        self.reader.left -= 1
        if self.reader.left < 0:
            raise too_many(self.reader.model, place_of(node))
        operands = [self.names[name] for name in node.input]
        while operands and operands[-1] is None:
            operands.pop()
        try:
            check_rounded(node, operands)
            found = [rounded(node, operands, v) for v in self._values(node, tuple(operands))]
        except CaptureError as error:
            if error.where:
                raise
            if isinstance(error, NotKnown):
                raise NotKnown(error.value, error.what, place_of(node)) from error
            raise CaptureError(error.op, place_of(node), error.remedy) from error
        except StepfuseError:
            raise
        except Exception as error:  # of ONNX's own code, or ours, for what no checker has seen
            why = wrong_node(node, self.opsets, error)
            raise CaptureError(why, place_of(node), "write it as ONNX's schema says") from error
        for name, value in zip(node.output, found, strict=False):
            if name:
                self.names[name] = value

    def _values(
        self, node: NodeProto, operands: tuple[TensorValue | None, ...]
    ) -> Sequence[TensorValue]:
        domain = main_domain(node.domain)
        attributes = self._attributes(node)
        own = self.reader.functions.get((domain, node.op_type))
        version = self.opsets.get(domain, 1 if own else 0)
        if not version:
            raise CaptureError(
                f"is of the domain '{domain or 'ai.onnx'}', which the model imports no version of",
                place_of(node),
                "add it to the model's opset_import",
            )
        handler = handler_of(domain, node.op_type, version)
        if own is not None and handler is None:
            known = [*own.function.attribute, *own.defaults]
            check_attributes(node, attributes, known, own.function.attribute)
            return self._called(own, operands, attributes)
        schema = schema_of(node, version)
        if schema is not None:
            required = [n for n, a in schema.attributes.items() if a.required]
            check_attributes(node, attributes, schema.attributes, required)
            check_operands(node, schema, operands)
            folded = _folded(node, attributes, operands, version, domain, handler is not None)
            if folded is not None:
                return folded
        if handler is not None:
            reader = self.reader
            found = handler(
                NodeCall(
                    node, reader.recording, operands, attributes, version, self,
                    reader.exact_integers, reader.is_ours,
                )
            )  # fmt: skip
            return found if isinstance(found, tuple) else (found,)
        plain = _with_attributes(node, attributes)
        body = schema and body_of(plain, schema, version, operands, self.reader.recording)
        if body is None:
            raise self._unknown(node, domain, schema is not None)
        return self._called(body, operands, attributes)

    def _unknown(self, node: NodeProto, domain: str, is_onnx: bool) -> CaptureError:
        where = domain or "ai.onnx"
        if is_onnx:
            why = f"{node.op_type} of {where} is no part of an optimizer's step that can be read"
            return CaptureError(why, place_of(node), "write it with arithmetic and reductions")
        return CaptureError(
            f"{node.op_type} of the domain '{where}' is not known",
            place_of(node),
            "give the model a function of that name, or write the step with ONNX's operators",
        )

    def _attributes(self, node: NodeProto) -> dict[str, AttributeProto]:
        """A node's attributes; references to attributes of the function have the call's values."""
        found: dict[str, AttributeProto] = {}
        for held in node.attribute:
            if not held.ref_attr_name:
                found[held.name] = held
            elif held.ref_attr_name in self.attributes:
                given = AttributeProto()
                given.CopyFrom(self.attributes[held.ref_attr_name])
                given.name = held.name
                found[held.name] = given
        return found

    def _called(
        self, body: FunctionBody, operands: Sequence[TensorValue | None], attributes: Attributes
    ) -> list[TensorValue]:
        """The outputs of a function over its operands."""
        if self.depth == _DEEPEST:
            raise CaptureError(f"functions call each other {_DEEPEST} deep: is it a cycle?")
        given = [*operands, *[None] * (len(body.function.input) - len(operands))]
        names: Names = {"": None, **dict(zip(body.function.input, given, strict=False))}
        both = {**body.defaults, **attributes}
        source = Source(body.function.name, ())
        inner = _Nodes(self.reader, names, body.opsets, both, self.depth + 1, source)
        inner.read(body.function.node)
        found = [inner.names.get(name) for name in body.function.output]
        return [value for value in found if value is not None]


def _with_attributes(node: NodeProto, attributes: Attributes) -> NodeProto:
    """The node with its attributes themselves in place of names of the function's."""
    made = NodeProto()
    made.CopyFrom(node)
    del made.attribute[:]
    made.attribute.extend(attributes.values())
    return made


def _folded(
    node: NodeProto, attributes: Attributes, operands: Sequence[TensorValue | None], version: int,
    domain: str, has_row: bool,
) -> list[TensorValue] | None:  # fmt: skip
    """Fold a node of constant operands by ONNX's reference; None where it is recorded.

    Numbers are left to the rows, which compute them in f64.
    """
    if node.op_type in ("If", "Loop", "Scan") or any(o and o.array is None for o in operands):
        return None
    known = [o for o in operands if o is not None]
    if has_row and known and all(o.is_float and _is_number(o) for o in known):
        return None
    check_size(node, [None if o is None else o.array for o in operands])
    feeds = {n: o.array for n, o in zip(node.input, operands, strict=False) if n and o is not None}
    opsets = [helper.make_opsetid(domain, version)]
    try:
        results = evaluated(_with_attributes(node, attributes), feeds, opsets)
    except CaptureError:
        raise
    except Exception as error:
        raise CaptureError(f"cannot be computed: {error}", place_of(node)) from error
    if not all(isinstance(r, (np.ndarray, np.generic)) for r in results):
        raise CaptureError(f"{node.op_type} makes what is no tensor", place_of(node))
    found = iter(results)
    return [constant(next(found)) if n else constant(np.zeros(0)) for n in node.output]


def _is_number(value: TensorValue) -> bool:
    return value.array is not None and value.array.size == 1 and value.dtype in KNOWN_TYPES
