"""The public names of `stepfuse`; the package loads them on first use."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from .. import schedules
from ..array_optimizer import Optimizer
from ..backends.aot.load import ArtifactError
from ..compiler import as_spec, compile_spec
from ..interop import ops
from ..ir.errors import (
    BindError,
    CaptureError,
    CheckpointError,
    FormatError,
    LowerError,
    ParseError,
    StepfuseError,
    TraceError,
    VerifyError,
)
from ..ir.frontend import functions as _functions
from ..ir.frontend.functions import *
from ..ir.frontend.trace import (
    as_stored,
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
    static,
    step,
    update,
    update_always,
    wrapped,
    zeros,
)
from ..ir.graph import Graph, Spec
from ..ir.roles import FINITE, FRACTION, NON_NEGATIVE, OPEN_FRACTION, POSITIVE, Range
from ..ir.text.parser import parse
from ..ir.text.printer import to_text
from ..ir.types import (
    BATCH,
    COL,
    ELEM,
    GROUP,
    ROW,
    STEP,
    TENSOR,
    UNIT,
    axis,
    block,
    gram,
    low,
    tiles,
)
from ..ir.verifier import verify
from ..optim_defs import get, names, stage_names
from ..optim_defs.blocks import debias, ema, rms, trust_ratio
from ..optim_defs.learned.deep_lstm import coordinate_wise_deep_lstm
from ..passes.chain.compose import chain as _chain
from ..passes.chain.rules import rules as _rules
from ..runtime.compilation import Compilation, Variant
from ..runtime.cuda.driver import DeviceError
from ..runtime.gradients.row_sparse import RowSparse
from ..runtime.hypers.population import population, unstack
from ..schedules import HyperSchedule, schedule
from ..schedules import scheduled as _scheduled
from .artifact import load
from .notebook import bench, check, dump, report

if TYPE_CHECKING:
    from ..minimization.front import MinimizeResult
    from ..ranks.gossip.gossip import Gossip as Gossip
    from ..ranks.gossip.gossip import PushSum as PushSum
    from ..ranks.local.local_steps import LocalSteps as LocalSteps
    from ..ranks.local.zero_one_adam import ZeroOneAdam as ZeroOneAdam
    from ..ranks.onebit_adam import OneBitAdam as OneBitAdam
    from ..ranks.sharded import Sharded as Sharded
    from ..tracing.trace import Trace

compile = compile_spec  # public, and not in __all__: a star import must not replace Python's own


def chain(*stages: Spec | Any) -> Spec:
    """One spec that runs the stages in order, linked role by role.

    A stage is a spec, a definition, or a text as on the command line, as `clip_by_norm(0.5)`.
    Raises ValueError, KeyError.
    """
    return _chain(*map(as_spec, stages))


def rules(*given: tuple[str, Spec | Any] | tuple[str, Spec | Any, str]) -> Spec:
    """One spec for parameters of several kinds: each is stepped by the first rule that takes it.

        rules(("rank < 2 or name *head*", "adamw(lr=3e-4)"), ("*", "lion"))

    A rule is a condition, a spec as `chain` takes one, and a name if the spec's will not do. Terms
    on name (a pattern), rank, numel, rows, cols (of the last two axes), label (of the group) and
    dtype (f32, f64, bf16, f16) are joined by `and`, these by `or`; "*" takes all. Roles of one rule
    alone are called after it, as `lion_lr`. Raises ValueError, KeyError, TypeError.
    """
    rows = [_rule(row, number) for number, row in enumerate(given)]
    found = _rules(rows)
    verify(found)
    return found


def _rule(row: Any, number: int) -> tuple[str, Spec, str]:
    if not isinstance(row, tuple) or len(row) not in (2, 3) or not isinstance(row[0], str):
        raise TypeError(
            f"rules: rule {number} is (condition, spec) or with a name, got {row!r:.80}"
        )
    condition, spec, *name = row
    return condition, as_spec(spec), name[0] if name else ""


def scheduled(spec: Spec | Any, **schedules: HyperSchedule) -> Spec:
    """The spec with hyper-parameters that schedules compute, as lr=cosine_decay(max=0.1).

    `spec` is a spec, a definition, or a text as on the command line. Raises TypeError,
    ValueError, KeyError.
    """
    return _scheduled(as_spec(spec), **schedules)


def capture(cls_or_factory: Any, /, *, prove: bool = True, **options: Any) -> Spec:
    """The spec of an optimizer class of torch, or a factory of optax, proved beside the original.

    `options` are its own. The spec's `report` has the findings; without `prove` nothing is
    compared, and the spec's doc says so. Raises CaptureError.
    """
    reader = import_module("..interop.capture.captured_spec", __package__)
    found: Spec = reader.capture(cls_or_factory, prove=prove, **options)
    return found


def minimize(
    fun: Callable[..., Any],
    x0: Any,
    args: Any = (),
    method: str = "L-BFGS-B",
    jac: Any = None,
    bounds: Any = None,
    tol: float | None = None,
    callback: Callable[..., Any] | None = None,
    options: Mapping[str, Any] | None = None,
) -> MinimizeResult:
    """The minimum of a function of a vector, by L-BFGS or L-BFGS-B, as scipy.optimize finds it.

    `fun(x, *args)` returns the value, with `jac=True` (value, gradient); else `jac(x, *args)` is
    the gradient, None differences. `bounds` are pairs (low, high), None for none. `options` are
    maxcor, ftol, gtol, eps, maxfun, maxiter, maxls as in scipy, and threads; `tol` is ftol and
    gtol. The result has x, fun, jac, nit, nfev, njev, success, status, message. Computes in f64.
    Raises ValueError, TypeError.
    """
    front = import_module("..minimization.front", __package__)
    found: MinimizeResult = front.minimize(
        fun, x0, args, method, jac, bounds, tol, callback, options
    )
    return found


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
    passes: str = "",
    **hypers: Any,
) -> Trace:
    """Every value that a step over these arrays goes through; nothing is changed.

    `params`, `grads` and `hypers` are as for an Optimizer, whose `state` and `numbers` may be
    given; without them the step is the first. `passes` replaces the pipeline of the policy and
    dtypes. `stage` is `legalised`, as it runs to the bit, `declared`, the equations in f64, or
    `optimised`, after all passes, with the bits of `legalised`.
    Raises BindError, WrongUsage, TypeError, ValueError.
    """
    from ..tracing.inputs import UserInputs
    from ..tracing.trace import trace_step

    given = UserInputs(grads, states, numbers, aux)
    return trace_step(as_spec(spec), params, given, stage, hypers, policy, dtypes, passes)


__all__ = [
    "BATCH", "COL", "ELEM", "GROUP", "ROW", "STEP", "TENSOR", "UNIT", "FINITE", "FRACTION",
    "NON_NEGATIVE", "OPEN_FRACTION", "POSITIVE", "Range", "ArtifactError", "BindError",
    "CaptureError", "CheckpointError", "Compilation", "DeviceError", "FormatError", "Gossip",
    "Graph", "LocalSteps", "LowerError", "OneBitAdam", "Optimizer", "ParseError", "PushSum",
    "RowSparse", "Sharded", "Spec", "StepfuseError", "TraceError", "Variant", "VerifyError",
    "ZeroOneAdam", "as_stored", "aux", "axis", "bench", "block", "capture", "chain", "check",
    "coordinate_wise_deep_lstm", "copy_of_param", "debias", "dump", "ema", "for_all", "forward",
    "get", "gram", "guard", "hyper", "load", "low", "minimize", "names", "ones", "ops", "optimizer",
    "parse", "population", "report", "rms", "rules",
    "scalar", "schedule", "scheduled", "schedules", "shadow_copy", "stage_names", "static", "step",
    "tiles", "to_text", "trace", "trust_ratio", "unstack", "update", "update_always", "verify",
    "wrapped", "zeros",
]  # fmt: skip
__all__ += _functions.__all__  # the functions of the language
