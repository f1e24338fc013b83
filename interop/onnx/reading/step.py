"""One step over one parameter, read at a few shapes into a spec."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from onnx import ModelProto, TensorProto

from ....ir.errors import CaptureError
from ....ir.graph import Graph, Spec
from ....ir.ops import OF
from ....ir.roles import RoleKind
from ....ir.types import BF16, F16, F32, F64, DType
from ...capture.labels import Labels, labels_of
from ...capture.literals import shapes_for, with_sizes
from ...capture.ranks import one_spec
from ...capture.recording import Recording
from .models.own_models import as_it_was
from .roles import DimsOf, InputBinding
from .source import name_of
from .values import FLOATS, INTEGERS, TensorValue, cells
from .walk import GraphReader

_NEAR = 3e-7  # of a literal that is an f32
_STORED: dict[int, DType] = {
    TensorProto.FLOAT: F32, TensorProto.DOUBLE: F64, TensorProto.FLOAT16: F16,
    TensorProto.BFLOAT16: BF16,
}  # fmt: skip


def step_of(
    model: ModelProto,
    bindings: Sequence[InputBinding],
    facts: Mapping[str, Any],
    variant: Mapping[str, Any],
) -> Spec:
    """The spec of a model of one parameter.

    `facts` are the properties of one that is ours, `variant` those of the parameter's variant.
    Raises CaptureError.
    """
    dims = _parameter(bindings)
    recordings = [_recorded(model, bindings, dims, sizes) for sizes in _shapes(dims)]
    recording = with_sizes(recordings, _NEAR)
    if any(binding.described for binding in bindings):
        return as_it_was(facts, variant, recording, bindings)
    spec = one_spec(name_of(model), [recording], model.graph.doc_string or model.doc_string)
    whole = all(_is_of_any_rank(graph) for graph in spec.graphs)
    return replace(spec, graphs=(spec.graphs[0].replace(when=""),)) if whole else spec


def _is_of_any_rank(graph: Graph) -> bool:
    """True if nothing in it varies along, or counts, a part of the axes."""
    counted = [node[OF] for node in graph.nodes if node.op == "count"]
    domains = [
        *counted,
        *(n.type.domain for n in graph.nodes),
        *(r.type.domain for r in graph.roles),
    ]
    return not any(domain.is_vector or domain.has_own_space for domain in domains)


def _parameter(bindings: Sequence[InputBinding]) -> DimsOf:
    """The dimensions of the parameter, or of the gradient where there is none."""
    found = {b.name: b for b in bindings}
    return found["param" if "param" in found else "grad"].dims


def _shapes(dims: DimsOf) -> list[tuple[int, ...]]:
    """The shapes at which the model is read: primes for sizes that it leaves open."""
    if all(isinstance(d, int) for d in dims):
        return [tuple(int(d) for d in dims)]
    given = [
        tuple(d if isinstance(d, int) else prime for d, prime in zip(dims, shape, strict=True))
        for shape in shapes_for(len(dims))
    ]
    return list(dict.fromkeys(given))


def _recorded(
    model: ModelProto, bindings: Sequence[InputBinding], dims: DimsOf, sizes: tuple[int, ...]
) -> Recording:
    recording = Recording(sizes)
    read: dict[str, TensorValue] = {}
    for binding in bindings:
        traced = recording.role(
            binding.name, binding.kind, default=_default(binding),
            labels=_labels(binding, dims, sizes), dtype=_stored(binding),
            domain=None if binding.described is None else binding.described.domain,
            spread=binding.kind == RoleKind.STATE and binding.described is None,
        )  # fmt: skip
        if binding.dtype not in FLOATS | INTEGERS:
            traced = recording.as_kind("bool", traced)
        read[binding.input] = TensorValue(binding.dtype, None, traced)
    ours = any(binding.described for binding in bindings)
    written = GraphReader(model, recording, is_ours=ours).outputs(read)
    for binding in bindings:
        if isinstance(binding.default, str) and not binding.output:
            # A copy of the parameter that stays as it is.
            recording.store(binding.name, cells(recording, read[binding.input]))
        if binding.output:
            try:
                recording.store(binding.name, cells(recording, written[binding.output]))
            except CaptureError as error:
                raise CaptureError(error.op, f"output {binding.output}", error.remedy) from error
    return recording


def _default(binding: InputBinding) -> float | str | None:
    return 0.0 if binding.default is None and binding.kind == RoleKind.STATE else binding.default


def _stored(binding: InputBinding) -> DType | None:
    """The dtype of an array; numbers are f64, as integers are."""
    if binding.described is not None:
        return binding.described.dtype
    is_number = all(d == 1 for d in binding.dims)
    if is_number and binding.kind not in (RoleKind.PARAM, RoleKind.GRAD):
        return None
    return _STORED.get(binding.dtype, F32)


def _labels(binding: InputBinding, dims: DimsOf, sizes: tuple[int, ...]) -> Labels:
    """The axes of the parameter in a role, by the names of sizes or by the sizes."""
    if binding.described is not None:
        return tuple(() if sizes[a] == 1 else (a,) for a in binding.described.axes)
    names = {d: axis for axis, d in enumerate(dims) if isinstance(d, str)}
    if binding.dims == dims:
        return labels_of(sizes, sizes)
    if all(isinstance(d, int) or d in names for d in binding.dims):
        own = [sizes[names[d]] if isinstance(d, str) else d for d in binding.dims]
        if all(isinstance(d, str) or d == 1 for d in binding.dims):
            return tuple((names[d],) if isinstance(d, str) else () for d in binding.dims)
        try:
            return labels_of(own, sizes)
        except CaptureError as error:
            raise CaptureError(
                error.op, f"input {binding.input}",
                "give the sizes of the model's inputs names (dim_param), or make them unlike",
            ) from error  # fmt: skip
    if binding.kind in (RoleKind.PARAM, RoleKind.GRAD) or len(binding.dims) == len(sizes):
        return labels_of(sizes, sizes)
    odd = next(d for d in binding.dims if isinstance(d, str) and d not in names)
    raise CaptureError(
        f"has the size '{odd}', which the parameter has not: {dims}",
        f"input {binding.input}",
        "call a size as the parameter's axis is called",
    )
