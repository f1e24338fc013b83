"""Exported models beside the f64 interpreter: free-running steps, in any engine that takes ONNX."""

from __future__ import annotations

import json
import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

import numpy as np
import onnx
import pytest
import stepfuse
from onnx.backend.test.loader import load_model_tests
from onnx.reference import ReferenceEvaluator
from stepfuse.ir.graph import Spec
from stepfuse.ir.roles import must_be_given
from stepfuse.optim_defs import get
from stepfuse.passes.chain.compose import chain

from tests.support.oracles.stepper import Stepper

Array = np.ndarray[Any, Any]
Arrays = dict[str, Array]
Run = Callable[[Arrays], Arrays]
STEPS = 20
# Of the way moved, beside a rounding of the parameter in each step; where f32 itself is further
# from f64, twice as far as our own.
BOUND, ROUNDING, OWN = 2e-5, 2.0**-24, 2.0
SHAPES: dict[int, tuple[int, ...]] = {0: (), 1: (11,), 2: (13, 7), 3: (5, 3, 4), 4: (4, 3, 2, 2),
                                      5: (2, 3, 2, 2, 2)}  # fmt: skip
GIVEN = {"loss": 0.75}


def onnxs_own_cases() -> dict[str, Any]:
    """ONNX's tests of nodes. Windows are no part of a step: what these expect, seconds to compute,
    is left out; NumPy warns of overflows of others."""

    def pool(_0: Any, _1: Any, _2: Any, _3: Any, out_shape: Any, *_: Any, **__: Any) -> Array:
        return np.zeros(out_shape, np.float32)

    with warnings.catch_warnings(), patch("onnx.reference.ops.op_pool_common.pool", pool):
        warnings.simplefilter("ignore", RuntimeWarning)
        return {case.name: case for case in load_model_tests(kind="node")}


def session_of(model: onnx.ModelProto) -> Any:
    """A model in onnxruntime, on one thread: others would look for work between its nodes."""
    ort = pytest.importorskip("onnxruntime", reason="needs the extra `onnx`")

    options = ort.SessionOptions()
    options.log_severity_level, options.intra_op_num_threads = 3, 1
    content, where = model.SerializeToString(), ["CPUExecutionProvider"]
    return ort.InferenceSession(content, options, providers=where)


def onnxruntime_run(model: onnx.ModelProto) -> Run:
    """A model in onnxruntime, on one thread."""
    session = session_of(model)
    # Its Python interface has no arrays of bf16.
    names = [o.name for o in session.get_outputs() if "bfloat16" not in o.type]
    return lambda feed: dict(zip(names, session.run(names, feed), strict=True))


def reference_run(model: onnx.ModelProto) -> Run:
    """A model in ONNX's own evaluator, which wants the defaults of inputs given."""
    evaluator = ReferenceEvaluator(model)
    names = [o.name for o in model.graph.output]
    known = {t.name: onnx.numpy_helper.to_array(t) for t in model.graph.initializer}

    def run(feed: Arrays) -> Arrays:
        with np.errstate(all="ignore"):
            found = evaluator.run(names, {**known, **feed})
        return dict(zip(names, found, strict=True))

    return run


ENGINES: dict[str, Callable[[onnx.ModelProto], Run]] = {
    "onnxruntime": onnxruntime_run,
    "reference": reference_run,
}


@dataclass(frozen=True)
class Case:
    """A spec, the parameters that it moves, and the label of all of them."""

    spec: Spec
    shapes: tuple[tuple[int, ...], ...]
    label: str = ""

    @property
    def extra(self) -> list[str]:
        """The names of extra inputs: of each, the gradients' doubles."""
        return [role.name for role in self.spec.of_kind("aux")]

    @property
    def hypers(self) -> dict[str, float]:
        roles = self.spec.of_kind("hyper")
        given = {r.name: GIVEN.get(r.name, 0.01) for r in roles if must_be_given(r)}
        return {**{r.name: float(r.default) for r in roles if r.name not in given}, **given}


def inputs(case: Case, steps: int = STEPS) -> tuple[list[Array], list[list[Array]]]:
    """The parameters at the start, and the gradients of each step."""
    rng = np.random.default_rng(7)
    start = [rng.normal(size=s).astype(np.float32) for s in case.shapes]
    grads = [[rng.normal(0.1, 1, size=s).astype(np.float32) for s in case.shapes]
             for _ in range(steps)]  # fmt: skip
    return start, grads


def truth(case: Case, steps: int = STEPS) -> list[Array]:
    """The parameters after the steps in f64; of random numbers, which are of f32, our own."""
    if any(n.op == "uniform" for g in case.spec.graphs for n in g.nodes):
        return ours(case, steps)
    start, grads = inputs(case, steps)
    labels = [case.label] * len(start)
    stepper = Stepper(case.spec, start, case.hypers, labels=labels)
    for each in grads:
        for tensor, grad in zip(stepper.tensors, each, strict=True):
            tensor.update(dict.fromkeys(case.extra, 2.0 * grad))
        stepper.step(each)
    return [t["param"] for t in stepper.tensors]


def ours(case: Case, steps: int = STEPS) -> list[Array]:
    """The parameters after the steps in f32, compiled."""
    start, grads = inputs(case, steps)
    start = [a.copy() for a in start]
    params = [{"params": [a], "label": case.label} for a in start] if case.label else start
    opt = stepfuse.Optimizer(params, case.spec, **{k: case.hypers[k] for k in GIVEN
                                                  if k in case.hypers})  # fmt: skip
    for each in grads:
        opt.step([g.copy() for g in each], {n: [g + g for g in each] for n in case.extra} or None)
    return start


def exported(case: Case, model: onnx.ModelProto, run: Run, steps: int = STEPS) -> list[Array]:
    """The parameters after the steps of a model; each output goes back into its input."""
    start, grads = inputs(case, steps)
    properties = {p.key: p.value for p in model.metadata_props}
    alias: Mapping[str, str] = json.loads(properties["stepfuse.alias"])
    named = _names(case, properties)
    known = {i.name: i.type.tensor_type for i in model.graph.input}
    feed = first_feed(model, dict(zip(named, start, strict=True)))
    feed |= {k: np.array(v) for k, v in case.hypers.items() if k in known}
    for each in grads:
        feed |= {_role("grad", n): g for n, g in zip(named, each, strict=True)
                 if _role("grad", n) in known}  # fmt: skip
        feed |= {f"{_role('aux', n)}.{x}": np.array(g + g) for x in case.extra
                 for n, g in zip(named, each, strict=True)}  # fmt: skip
        found = run(feed)
        feed |= {alias[name]: np.asarray(value) for name, value in found.items() if name in alias}
    return [feed[_role("param", n)] for n in named]


def first_feed(model: onnx.ModelProto, start: Mapping[str, Array]) -> Arrays:
    """The inputs of the first step: parameters, and states as the metadata says."""
    properties = {p.key: p.value for p in model.metadata_props}
    first: dict[str, Any] = json.loads(properties["stepfuse.init"])
    shapes = {d: s for n, a in start.items() for d, s in _dims(n, a).items()}
    feed = {_role("param", name): array for name, array in start.items()}
    for value in model.graph.input:
        if value.name not in first:
            continue
        kind = value.type.tensor_type
        dtype = onnx.helper.tensor_dtype_to_np_dtype(kind.elem_type)
        dims = [d.dim_value or shapes[d.dim_param] for d in kind.shape.dim]
        owner = value.name.split(".")[1]
        copied = start[owner if owner in start else ""] if first[value.name] == "param" else None
        feed[value.name] = (
            np.full(dims, float(first[value.name]), dtype)
            if copied is None
            else copied.astype(dtype)
        )
    return feed


def _dims(name: str, array: Array) -> dict[str, int]:
    sizes = {f"d{k}": n for k, n in enumerate(array.shape)}
    return sizes | {f"blocks{k}": -(-array.size // k) for k in range(1, 513)}


def _names(case: Case, properties: Mapping[str, str]) -> list[str]:
    return list(json.loads(properties.get("stepfuse.parameters", '{"": 0}')))


def _role(kind: str, name: str) -> str:
    return f"{kind}.{name}" if name else kind


def distance(case: Case, found: Sequence[Array], expected: Sequence[Array]) -> float:
    """The largest distance over what is allowed, of all parameters; 1 is at the bound."""
    start, _ = inputs(case, 0)
    moved = max((_largest(e - s) for e, s in zip(expected, start, strict=True)), default=0.0)
    size = max(map(_largest, expected), default=0.0)
    apart = max((_largest(f - e) for f, e in zip(found, expected, strict=True)), default=0.0)
    allowed = BOUND * moved + STEPS * ROUNDING * size
    return apart / allowed if allowed else apart


def _largest(values: Array) -> float:
    return float(np.max(np.abs(np.asarray(values, np.float64)), initial=0.0))


def with_stage(name: str) -> Spec:
    """A stage before AdamW, or behind it where it changes what AdamW leaves."""
    stage = get(name)
    after = any(g.wraps for g in stage.graphs) or name in AFTER
    return chain(get("adamw"), stage) if after else chain(stage, get("adamw"))


AFTER = ("ema_weights", "polyak_average", "swa", "lookahead", "shadow", "zero_grad")
