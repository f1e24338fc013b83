"""One model over given inputs: read, made a spec, compiled, stepped once.

Inputs are `aux` and outputs states. Arrays are f32, or f64 where one is wider or holds integers,
which are exact below 2^53; conversions from and to the model's types happen outside the kernel.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any
from unittest import SkipTest

import numpy as np
from onnx import ModelProto, TensorProto, helper

from ....array_optimizer import Optimizer
from ....ir.errors import CaptureError
from ....ir.graph import Graph, Spec
from ....ir.roles import Role, RoleKind
from ....ir.types import ELEM, F32, F64, TENSOR, DType, Type
from ....passes.pipeline import run_graph
from ...capture.body import Body
from ...capture.branches import reads_of
from ...capture.extents import TENSOR as TENSOR_SCOPE
from ...capture.extents import Extent, find_extents
from ...capture.labels import Labels, axes_in, shape_of
from ...capture.naming import NAMINGS
from ...capture.recording import TracedValue
from ..reading.values import KNOWN_TYPES, Array, LiftedRecording, NotKnown, TensorValue, cells
from ..reading.walk import GraphReader
from ..tensors import array_of, type_name
from ..training.expand import lower_training_ops
from ..training.read import check_no_gradient
from .space import Space, merged, spaces

_NARROW = (TensorProto.FLOAT, TensorProto.FLOAT16, TensorProto.BFLOAT16, TensorProto.BOOL)
_EXACT = 2.0**53
_TIDY = "fold,simplify,cse,dce"


@dataclass(frozen=True)
class ModelStep:
    """A model as a spec for inputs of these shapes, and how its outputs lie in the states."""

    recording: LiftedRecording
    outputs: Mapping[str, TensorValue]
    wide: bool

    @cached_property
    def graph(self) -> Graph:
        """The spec's only graph, over a parameter that it leaves as it is. Raises CaptureError."""
        recording = merged(self.recording)
        least = {
            name: Extent(TENSOR_SCOPE, axes_in(recording.roles[name].labels) or recording.all_axes)
            for name in self.outputs
        }
        body = Body(recording, find_extents(recording, least))
        found = (body.graph("model", naming) for naming in NAMINGS)
        graph = run_graph(next(g for g in found if g is not None), _TIDY)
        dtype = F64 if self.wide else F32
        param = Role("param", RoleKind.PARAM, Type(dtype, ELEM))
        grad = Role("grad", RoleKind.GRAD, Type(dtype, ELEM))
        when = f"rank == {len(recording.sizes)}"
        return graph.replace(roles=(param, grad, *graph.roles), when=when)

    @property
    def computes(self) -> bool:
        """True if it does more than to move cells."""
        return any(node.op != "read" for node in self.graph.nodes)

    def run(self, inputs: Mapping[str, Array], backend: str) -> list[Array]:
        """The outputs of the compiled step."""
        sizes = merged(self.recording).sizes
        dtype = np.dtype(np.float64 if self.wide else np.float32)
        param = np.zeros(sizes, dtype)
        spec = Spec("model", (self.graph,), "")
        optimizer = Optimizer([param], spec, backend=backend, threads=1)
        given = {**inputs, **self.recording.lifted}
        aux = {r.name: [self._given(given[r.name], r, dtype)]
               for r in self.graph.roles if r.kind == RoleKind.AUX}  # fmt: skip
        optimizer.step([np.zeros(sizes, dtype)], aux=aux or None)
        (state,) = optimizer.state
        return [self._output(state[name], value) for name, value in self.outputs.items()]

    def _given(self, array: Array, role: Role, dtype: np.dtype[np.generic]) -> Array | float:
        if role.type.domain <= TENSOR:
            return float(array.astype(np.float64).reshape(-1)[0])
        labels = self.recording.roles[role.name].labels
        order = [axis for dimension in labels for axis in dimension]
        sizes = [self.recording.sizes[axis] for axis in order]
        cells = array.astype(dtype).reshape(sizes).transpose(np.argsort(order))
        wanted = merged(self.recording)
        kept = axes_in(wanted.roles[role.name].labels)
        return np.ascontiguousarray(cells).reshape([wanted.sizes[axis] for axis in sorted(kept)])

    def _output(self, state: Array, value: TensorValue) -> Array:
        """The state in the output's shape and type; its axes lie in their natural order."""
        traced = value.traced
        assert traced is not None
        order = [axis for dimension in traced.labels for axis in dimension]
        sizes = self.recording.sizes
        flat = np.asarray(state).reshape(-1)
        natural = flat.reshape([sizes[a] for a in sorted(order)]) if order else flat[:1].reshape(())
        natural_order = [sorted(order).index(axis) for axis in order]
        shape = shape_of(traced.labels, sizes)
        found = natural.transpose(natural_order).reshape(shape)
        return _as_type(found, value.dtype)


def _as_type(array: Array, dtype: int) -> Array:
    """An array of f32 or f64 in an ONNX type."""
    if np.any(np.abs(array) > _EXACT) and dtype not in _NARROW and dtype != TensorProto.DOUBLE:
        raise SkipTest("integers above 2^53")
    return array.astype(helper.tensor_dtype_to_np_dtype(dtype))


class _Needed(Exception):
    """Inputs that must be known before the step is compiled, as axes are."""

    def __init__(self, error: NotKnown, inputs: set[str]) -> None:
        self.inputs = inputs
        super().__init__(str(error))


def step_of(model: ModelProto, arrays: Mapping[str, Array]) -> ModelStep:
    """The step of a model over inputs of these shapes. Raises SkipTest if it is no step."""
    try:
        check_no_gradient(model)
        model = lower_training_ops(model)
    except CaptureError as error:
        raise SkipTest(str(error)) from None
    dtypes = {name: _dtype(array) for name, array in arrays.items()}
    known: set[str] = set()
    while True:
        traced = {name: array for name, array in arrays.items() if name not in known}
        try:
            return _first(model, arrays, dtypes, traced)
        except SkipTest:
            more = {n for n, a in traced.items() if a.dtype == np.int64 and a.ndim <= 1}
            if not more:
                raise
            known |= more
        except _Needed as error:
            if not error.inputs:
                raise SkipTest(str(error)) from None
            known |= error.inputs


def _first(
    model: ModelProto, arrays: Mapping[str, Array], dtypes: Mapping[str, int],
    traced: Mapping[str, Array],
) -> ModelStep:  # fmt: skip
    """The step under the first way to lay the inputs along axes that fits."""
    refused: CaptureError | None = None
    for space in spaces(traced):
        try:
            return _recorded(model, arrays, dtypes, space)
        except CaptureError as error:
            refused = refused or error
    shapes = ", ".join(str(array.shape) for array in traced.values())
    raise SkipTest(str(refused or f"inputs that do not broadcast: {shapes}"))


def _recorded(
    model: ModelProto, arrays: Mapping[str, Array], dtypes: Mapping[str, int], space: Space
) -> ModelStep:
    recording = LiftedRecording(space.sizes)
    read: dict[str, TensorValue] = {}
    dtype = _element(model, dtypes)
    for name, array in arrays.items():
        if name not in space.labels:
            read[name] = TensorValue(dtypes[name], array)
            continue
        labels = space.labels[name]
        stored = dtype if axes_in(labels) else None
        traced = recording.role(name, RoleKind.AUX, labels=labels, dtype=stored)
        if dtypes[name] == TensorProto.BOOL:
            traced = recording.as_kind("bool", traced)
        read[name] = TensorValue(dtypes[name], None, traced)
    recording.dtype = dtype
    try:
        written = GraphReader(model, recording, True).outputs(read)
    except NotKnown as error:
        raise _Needed(error, reads_of(recording, error.value.operand) & {*space.labels}) from error
    outputs = {n: TensorValue(v.dtype, None, cells(recording, v)) for n, v in written.items()}
    states: dict[str, TensorValue] = {}
    for number, value in enumerate(outputs.values()):
        assert value.traced is not None
        _store(recording, f"output{number}", value.traced, dtype)
        states[f"output{number}"] = value
    return ModelStep(recording, states, dtype is F64)


def _store(recording: LiftedRecording, name: str, value: TracedValue, dtype: DType) -> None:
    labels: Labels = value.labels if axes_in(value.labels) else _everywhere(recording)
    recording.role(name, RoleKind.STATE, default=0.0, labels=labels, dtype=dtype)
    recording.store(name, value)


def _everywhere(recording: LiftedRecording) -> Labels:
    """The labels of a number that is stored in each cell."""
    return tuple((axis,) for axis in range(len(recording.sizes)))


def _element(model: ModelProto, dtypes: Mapping[str, int]) -> DType:
    outputs = [o.type.tensor_type.elem_type for o in model.graph.output]
    every = [*dtypes.values(), *outputs, *(t.data_type for t in model.graph.initializer)]
    return F32 if all(dtype in _NARROW for dtype in every) else F64


def _dtype(array: Any) -> int:
    """The type of an input. Raises SkipTest for one that a step has not."""
    if not isinstance(array, np.ndarray):
        raise SkipTest(f"an input that is a {type(array).__name__}, and no tensor")
    if array.dtype.kind in "OUS":
        raise SkipTest("an input of strings")
    dtype = helper.np_dtype_to_tensor_dtype(array.dtype)
    if dtype not in KNOWN_TYPES:
        raise SkipTest(f"an input of {type_name(dtype)}")
    if array.dtype.kind in "iu" and np.any(np.abs(array.astype(np.float64)) > _EXACT):
        raise SkipTest("integers above 2^53")
    return dtype


def feeds_of(model: ModelProto, inputs: Sequence[Array]) -> dict[str, Array]:
    """The inputs by name; those that have first values may be left out."""
    firsts = {t.name: array_of(t) for t in model.graph.initializer}
    names = [i.name for i in model.graph.input]
    if len(inputs) != len(names):
        names = [name for name in names if name not in firsts]
    return dict(zip(names, map(as_array, inputs), strict=True))


def as_array(given: Any) -> Any:
    """A number or a tensor as an array; anything else as it is."""
    if isinstance(given, TensorProto):
        return array_of(given)
    return np.asarray(given) if isinstance(given, np.generic) else given
