"""stepfuse: a compiler for optimizer steps.

Declare an optimizer as equations, see it fused pass by pass, run it as one in-place kernel.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from . import ops, schedules
from .backends import without_jit
from .backends.aot.load import ArtifactError
from .compiler import Compilation, Variant, as_spec, load
from .compiler import compile_spec as compile
from .ir.errors import (
    BindError,
    CheckpointError,
    FormatError,
    LowerError,
    ParseError,
    StepfuseError,
    TraceError,
    VerifyError,
)
from .ir.frontend import values as _values
from .ir.frontend.trace import (
    aux,
    copy_of_param,
    for_all,
    forward,
    guard,
    hyper,
    ones,
    optimizer,
    scalar,
    shadow_copy,
    step,
    update,
    update_always,
    wrapped,
    zeros,
)
from .ir.frontend.values import *
from .ir.graph import Graph, Range, Spec
from .ir.ranges import FINITE, FRACTION, NON_NEGATIVE, OPEN_FRACTION, POSITIVE
from .ir.text.parser import parse
from .ir.text.printer import to_text
from .ir.types import BATCH, COL, ELEM, GROUP, ROW, STEP, TENSOR, UNIT, axis, block
from .ir.verifier import verify
from .optim_defs import get, names, stage_names
from .optim_defs.blocks import debias, ema, rms, trust_ratio
from .passes.chain.compose import chain as _chain
from .passes.pipeline import pipeline_of
from .runtime.gradients.row_sparse import RowSparse
from .runtime.hypers.per_step_values import is_source
from .runtime.optimizer import Optimizer as _Optimizer
from .schedules import HyperSchedule, schedule
from .schedules import counted as _counted
from .schedules import scheduled as _scheduled

if TYPE_CHECKING:
    from .tracing.trace import Trace

__version__ = "0.1.0"


def chain(*stages: Spec | Any) -> Spec:
    """One spec that runs the stages in order, linked role by role.

    A stage is a spec, a definition, or a text as on the command line, as `clip_by_norm(0.5)`.
    Raises ValueError, KeyError.
    """
    return _chain(*map(as_spec, stages))


def scheduled(spec: Spec | Any, **schedules: HyperSchedule) -> Spec:
    """The spec with hyper-parameters that schedules compute, as lr=cosine_decay(max=0.1).

    `spec` is a spec, a definition, or a text as on the command line. Raises TypeError,
    ValueError, KeyError.
    """
    return _scheduled(as_spec(spec), **schedules)


def trace(
    spec: Spec | Any,
    params: Sequence[Any],
    grads: Sequence[Any],
    *,
    states: Sequence[Mapping[str, Any]] = (),
    numbers: Mapping[str, Any] | None = None,
    aux: Mapping[str, Any] | None = None,
    stage: str = "legalised",
    policy: str = "strict",
    dtypes: str = "",
    **hypers: Any,
) -> Trace:
    """Every value that a step over these arrays goes through; nothing is changed.

    `params`, `grads` and `hypers` are as for an Optimizer, whose `state` and `numbers` may be
    given; without them the step is the first. `stage` is `legalised`, what runs to the bit, or
    `declared`, the equations in f64. Raises BindError, WrongUsage, TypeError, ValueError.
    """
    from .tracing.inputs import Given
    from .tracing.trace import trace_step

    pipeline = pipeline_of(policy, dtypes, "")
    given = Given(grads, states, numbers, aux)
    return trace_step(as_spec(spec), params, given, stage, pipeline, hypers)


class Optimizer(_Optimizer):
    """Steps arrays in place by a compiled spec: NumPy's, and others by DLPack, without a copy.

    `params` are arrays, (name, array) pairs, or groups: dicts with `params` and the group's
    own hyper-parameters. `spec` is a spec, a definition, what `compile` or `load` gave, or a text
    as on the command line: `adamw`, `unscale+adamw(lr=0.1)`, `file.py:function`, `file.sf`.
    `states` may give each parameter arrays of the user's own for states and shadows, by role
    name. Other keywords are hyper-parameters of all groups, and statics; `lr=cosine_decay(max=0.1)`
    compiles the schedule into the step, in place of the hyper-parameter; a list has a number
    for each step, a function gives it by the number of steps done. `backend="numba"` with
    `jit=False` runs readable Python, to be stepped through with a debugger.

    Raises BindError, TypeError, ValueError.
    """

    def __init__(
        self,
        params: Iterable[Any],
        spec: Spec | Any,
        *,
        backend: str = "native",
        policy: str = "strict",
        threads: int | None = None,
        dtypes: str = "",
        states: Sequence[Mapping[str, Any]] = (),
        jit: bool = True,
        **hypers: Any,
    ) -> None:
        backend = backend if jit else without_jit(backend)
        made, declared = spec if isinstance(spec, Compilation) else None, as_spec(spec)
        if made is not None:
            _refuse_recompiling(made, hypers, backend=backend, policy=policy, dtypes=dtypes)
            backend, policy = made.backend, made.policy
        else:
            inside = {n: v for n, v in hypers.items() if isinstance(v, HyperSchedule)}
            hypers = {n: v for n, v in hypers.items() if n not in inside}
            declared = _scheduled(declared, **inside)
            if _changes(hypers, params) and _skips(declared):
                declared = _counted(declared)
        super().__init__(
            params,
            declared,
            compiler=compile if made is None else lambda *_, **__: made,
            backend=backend,
            policy=policy,
            threads=threads,
            dtypes=dtypes,
            states=states,
            **hypers,
        )


def _changes(hypers: Mapping[str, Any], params: Iterable[Any]) -> bool:
    """Whether a hyper-parameter of some group is a list or a function of the steps done."""
    groups = params if isinstance(params, (list, tuple)) else ()
    given = [hypers, *(g for g in groups if isinstance(g, Mapping))]
    return any(is_source(v) for g in given for n, v in g.items() if n not in ("params", "label"))


def _skips(spec: Spec) -> bool:
    """Whether steps of a spec may not happen."""
    return any(u.guard is not None for g in spec.variants() for u in g.updates)


def _refuse_recompiling(made: Compilation, hypers: Mapping[str, Any], **options: str) -> None:
    """Options that change code come too late for a compiled spec (TypeError)."""
    unset = {"backend": "native", "policy": "strict", "dtypes": ""}
    late = [name for name, value in options.items() if value != unset[name]]
    late += [r.name for r in made.spec.of_kind("static") if r.name in hypers]
    if late:
        raise TypeError(f"{made.spec.name} is compiled already; {', '.join(late)} cannot change it")


__all__ = [
    "BATCH", "COL", "ELEM", "GROUP", "ROW", "STEP", "TENSOR", "UNIT", "FINITE", "FRACTION",
    "NON_NEGATIVE", "OPEN_FRACTION", "POSITIVE", "Range", "ArtifactError", "BindError",
    "CheckpointError", "Compilation", "FormatError", "Graph", "LowerError", "Optimizer",
    "ParseError", "RowSparse", "Spec", "StepfuseError", "TraceError", "Variant", "VerifyError",
    "aux", "axis", "block", "chain", "copy_of_param", "debias", "ema", "for_all", "forward",
    "get", "guard", "hyper", "load", "names", "ones", "ops", "optimizer", "parse", "rms",
    "scalar", "schedule", "scheduled", "schedules", "shadow_copy", "stage_names", "step",
    "to_text", "trace", "trust_ratio", "update", "update_always", "verify", "wrapped", "zeros",
]  # fmt: skip
__all__ += _values.__all__  # the functions of the language
# `compile` is public and not in the list: a star import must not replace Python's own.
