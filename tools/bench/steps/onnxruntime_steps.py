"""onnxruntime as a contestant: the spec exported to ONNX, with its inputs and outputs bound.

Two sets of buffers alternate as inputs and outputs, so that nothing is copied or
allocated. Each tensor has a set of its own, and one model; where the step reduces over all tensors,
one model has them all.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import onnxruntime  # pyright: ignore[reportMissingTypeStubs]
from onnx import ModelProto, helper

from ....interop.onnx import export
from ....ir.arrays import Array
from ....ir.errors import StepfuseError, WrongUsage
from ....ir.graph import Graph
from ....ir.ops import OPS
from ....ir.types import GROUP
from ...quantities import Dims
from ..contest import Step
from ..contestants import Job

MOST = 64  # tensors in one model
_NEXT = ".next"
_runtime: Any = onnxruntime


def step_of(name: str, job: Job) -> Step:
    """The contestant's step. Raises WrongUsage for a spec that has no ONNX form."""
    steps = bound_models(name, job)
    if len(steps) == 1:
        return steps[0].step
    return lambda: [each.step() for each in steps]


def bound_models(name: str, job: Job) -> list[BoundModel]:
    """A model for each tensor, or one for all. Raises WrongUsage."""
    if job.dtypes:
        raise WrongUsage(f"{name} runs in f32; leave --dtype or {name} out")
    together = _joins_tensors(job.variant.program.graph)
    if together and len(job.dims) > MOST:
        raise WrongUsage(
            f"{name}: @{job.spec.name} reduces over all tensors, so that one model has them all; "
            f"expected {MOST} tensors at most, got {len(job.dims)}"
        )
    groups = [job.dims] if together else [(d,) for d in job.dims]
    try:
        model = export(job.spec, parameters=groups[0])
    except (StepfuseError, ValueError, TypeError) as error:
        raise WrongUsage(f"{name} has no step of @{job.spec.name}: {error}") from None
    session, rng = _session(model, job.threads), np.random.default_rng(0)
    return [BoundModel(session, _first(model, job, dims, rng)) for dims in groups]


class BoundModel:
    """A model whose outputs are the inputs of its next step."""

    def __init__(self, session: Any, first: Mapping[str, Array]) -> None:
        """Binds two sets of buffers, and steps once to touch them."""
        self.session = session
        stored = [output.name for output in session.get_outputs()]
        value_of = _runtime.OrtValue.ortvalue_from_numpy
        fixed = {n: value_of(a) for n, a in first.items() if n + _NEXT not in stored}
        moving = {n: a for n, a in first.items() if n + _NEXT in stored}
        sets = [{n: value_of(a) for n, a in moving.items()} for _ in range(2)]
        unread = [name for name in stored if name.removesuffix(_NEXT) not in moving]
        self.targets = [sets[1], sets[0]]
        self.bindings = [self._bound(fixed, sets[k], sets[1 - k], unread) for k in range(2)]
        self.step()

    def _bound(
        self, fixed: Mapping[str, Any], source: Mapping[str, Any], target: Mapping[str, Any],
        unread: Sequence[str],
    ) -> Any:  # fmt: skip
        binding = self.session.io_binding()
        for name, value in (*fixed.items(), *source.items()):
            binding.bind_ortvalue_input(name, value)
        for name, value in target.items():
            binding.bind_ortvalue_output(name + _NEXT, value)
        for name in unread:
            binding.bind_output(name)
        return binding

    def step(self) -> None:
        """One step."""
        self.session.run_with_iobinding(self.bindings[0])
        self.bindings.reverse()
        self.targets.reverse()

    def values(self) -> dict[str, Array]:
        """The parameters and states after the last step, by the names of their inputs."""
        return {name: value.numpy() for name, value in self.targets[1].items()}


def _joins_tensors(graph: Graph) -> bool:
    """True if a step reduces over tensors."""
    return any(OPS[n.op].is_reduction and n.type.domain <= GROUP for n in graph.nodes)


def _session(model: ModelProto, threads: int) -> Any:
    options = _runtime.SessionOptions()
    options.intra_op_num_threads, options.inter_op_num_threads = threads, 1
    options.log_severity_level = 3  # it warns that defaults of inputs are no constants
    options.add_session_config_entry("session.intra_op.allow_spinning", "0")
    return _runtime.InferenceSession(
        model.SerializeToString(), options, providers=["CPUExecutionProvider"]
    )


def _first(
    model: ModelProto, job: Job, dims: Sequence[Dims], rng: np.random.Generator
) -> dict[str, Array]:
    """Return inputs before the first step, without those that have a value in the model."""
    properties = {p.key: p.value for p in model.metadata_props}
    starts: Mapping[str, Any] = json.loads(properties["stepfuse.init"])
    known = {tensor.name for tensor in model.graph.initializer}
    params = [rng.standard_normal(d, np.float32) for d in dims]
    found: dict[str, Array] = {}
    for value in model.graph.input:
        if value.name in known:
            continue
        kind, _, rest = value.name.partition(".")
        start = starts.get(value.name, job.hypers.get(value.name))
        if kind == "param" or start == "param":
            found[value.name] = params[int(rest.partition(".")[0])].copy()
            continue
        shape = [d.dim_value for d in value.type.tensor_type.shape.dim]
        drawn = 1e-2 * rng.standard_normal(shape) if start is None else np.full(shape, float(start))
        dtype = helper.tensor_dtype_to_np_dtype(value.type.tensor_type.elem_type)
        found[value.name] = np.asarray(drawn, dtype)
    return found
