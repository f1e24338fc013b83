"""NumPy as a contestant: the step in place, as people write it by hand, generated from the spec."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np

from ....ir import semantics
from ....ir.conditions import matches
from ....ir.errors import WrongUsage
from ....ir.graph import Graph
from ....ir.tensor_view import Shape, shape_under
from ....ir.types import ELEM, F32, F64, PATTERNS, TENSOR, DType
from ....passes.pipeline import run_graph
from ...check.inputs import random_numbers, random_tensor
from ..contest import Step
from ..contestants import Array, Job
from .numpy_source import NumpySource, numpy_source

# What a person does before writing the code: chooses the options, leaves out what is not needed.
PASSES = "specialise,view,fold,simplify,cse,dce"
_TOTAL: dict[str, Callable[[list[Any]], Any]] = {"sum": sum, "max": np.max, "min": np.min,
                                                 "any": any, "all": all}  # fmt: skip


def step_of(name: str, job: Job) -> Step:
    """The contestant's step. Raises WrongUsage for dtypes other than the declared ones."""
    if job.dtypes:
        raise WrongUsage(f"{name} has no narrow floats or codecs; leave --dtype or {name} out")
    graph = settled(job.spec.variants(), job.dims[0])
    rng = np.random.default_rng(0)
    tensors = [random_tensor(graph.roles, d, rng, view=graph.view) for d in job.dims]
    numbers = {n: float(np.reshape(v, -1)[0]) for n, v in random_numbers(graph.roles).items()}
    return numpy_step(graph, tensors, job.hypers, numbers)


def settled(graphs: Sequence[Graph], dims: tuple[int, ...]) -> Graph:
    """The variant that takes a tensor of these dims, ready to be written as NumPy."""
    return next(g for g in (run_graph(g, PASSES) for g in graphs) if matches(g.when, dims, ""))


def numpy_step(
    graph: Graph,
    tensors: Sequence[dict[str, Array]],
    hypers: Mapping[str, float],
    numbers: dict[str, float],
) -> Step:
    """A step in place over the roles' arrays of all tensors. Raises WrongUsage."""
    source = numpy_source(graph)
    scope: dict[str, Any] = {"np": np, **{d.name: partial(_bits, d) for d in PATTERNS}}
    exec(compile(source.text, f"<{graph.name} in NumPy>", "exec"), scope)
    bound = [_bound(graph, source, n, t) for n, t in enumerate(tensors)]
    scalars, tensor = scope["scalars"], scope["tensor"]

    def step() -> None:
        values = {**hypers, **numbers}
        with np.errstate(all="ignore"):
            shared = scalars(*(values[name] for name in source.numbers))
            if source.totals:
                done = _in_turns([tensor(*own, *shared) for own in bound], source.totals)
            else:
                done = [tensor(*own, *shared) for own in bound]
        for name, value in zip(source.stored, done[-1], strict=True):
            if value is not None:
                numbers[name] = value

    return step


def _bits(dtype: DType, values: Array) -> Any:
    """Narrow floats as bit patterns, rounded to nearest."""
    return semantics.cast(values, dtype, F64 if values.dtype == np.float64 else F32)


def _in_turns(running: list[Any], totals: tuple[str, ...]) -> list[Any]:
    """Runs tensors up to each reduction over all of them, and hands each the total."""
    parts = [next(one) for one in running]
    for index, total in enumerate(totals):
        value = np.float64(_TOTAL[total](parts))
        if index + 1 < len(totals):
            parts = [one.send(value) for one in running]
        else:
            return [_end(one, value) for one in running]
    raise AssertionError("a tensor that yields has a total")


def _end(running: Any, value: Any) -> Any:
    try:
        running.send(value)
    except StopIteration as end:
        return end.value
    raise AssertionError("a tensor yields once for each total")


def _bound(graph: Graph, source: NumpySource, ordinal: int, tensor: dict[str, Array]) -> list[Any]:
    """The ordinal, the roles' arrays under the graph's view, and scratch arrays."""
    shape = shape_under(graph.view, tensor["param"].shape)
    if shape.batches * shape.rows * shape.cols != shape.numel:
        raise WrongUsage(f"numpy: {shape.numel} elements are no whole blocks of {shape.cols}")
    arrays = [_seen(graph, name, tensor[name], shape) for name in source.roles]
    whole = next(a for a, name in zip(arrays, source.roles, strict=True) if name == "param")
    return [ordinal, *arrays, *(np.empty_like(whole) for _ in range(source.scratch))]


def _seen(graph: Graph, name: str, array: Array, shape: Shape) -> Array:
    """An array as [batches, rows, cols], length 1 where the role does not vary; flat: as it is."""
    domain = graph.role(name).type.domain
    if domain <= TENSOR or (graph.view.is_flat and domain == ELEM):
        return array.reshape(-1)
    sizes = (shape.batches, shape.rows, shape.cols)
    kept = {"row": (0, 1), "col": (0, 2), "batch": (0,)}.get(str(domain), (0, 1, 2))
    return array.reshape([size if n in kept else 1 for n, size in enumerate(sizes)])
