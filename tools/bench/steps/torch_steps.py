"""torch's optimizers as contestants: fused, foreach, a loop over tensors, and compiled.

`torch` is the constructor's choice; of a captured spec, the class that it was captured from.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import torch

from ....ir.errors import WrongUsage
from ....ir.roles import RoleKind
from ....ir.types import ARRAY_FLOATS, ELEM, DType
from ...quantities import Dims
from ..contest import Step
from ..contestants import Job
from .originals import CapturedFrom, captured_from, original_of

Numbers = Mapping[str, float | bool]
Settings = dict[str, Any]

_FORMS: dict[str, dict[str, bool]] = {
    "torch": {},
    "torch-fused": {"fused": True},
    "torch-foreach": {"foreach": True},
    "torch-forloop": {"foreach": False},
    "torch-compile": {"foreach": True},
}
_DTYPES = {dtype: getattr(torch, name) for name, dtype in ARRAY_FLOATS.items()}


def _adam(h: Numbers) -> Settings:
    return {
        "lr": h["lr"], "betas": (h["beta1"], h["beta2"]), "eps": h["eps"],
        "weight_decay": h["weight_decay"], "amsgrad": h["amsgrad"],
    }  # fmt: skip


def _adafactor(h: Numbers) -> Settings:
    return {
        "lr": h["lr"], "beta2_decay": h["beta2_decay"], "eps": (h["eps1"], h["eps2"]),
        "d": h["d"], "weight_decay": h["weight_decay"],
    }  # fmt: skip


# torch's class for a spec, and its keywords for the spec's numbers; most have the same names.
_CLASSES: dict[str, tuple[Any, Callable[[Numbers], Settings]]] = {
    "adam": (torch.optim.Adam, _adam),
    "adamw": (torch.optim.AdamW, _adam),
    "sgd": (torch.optim.SGD, dict),
    "momentum": (torch.optim.SGD, dict),
    "rmsprop": (torch.optim.RMSprop, dict),
    "adagrad": (torch.optim.Adagrad, dict),
    "adafactor": (torch.optim.Adafactor, _adafactor),
}


def step_of(name: str, job: Job) -> Step:
    """The job's step in one of torch's forms. Raises WrongUsage where torch has none."""
    source = captured_from(job.spec)
    if name == "torch" and source is not None:
        return _original(name, job, source)
    kind, settings = _CLASSES[job.registered("torch", list(_CLASSES))]
    torch.set_num_threads(job.threads)
    params = parameters(job.dims, _DTYPES[_one_dtype(name, job)])
    try:
        made = kind(params, **settings(job.hypers), **_FORMS[name])
        made.step()
    except (TypeError, RuntimeError) as error:
        raise WrongUsage(f"{name} has no @{job.spec.name}: {error}") from None
    return made.step if name != "torch-compile" else _compiled(made)


def _original(name: str, job: Job, source: CapturedFrom) -> Step:
    """The step of the class that a spec was captured from. Raises WrongUsage."""
    if source.package != "torch":
        raise WrongUsage(f"@{job.spec.name} was captured from {source}; write --against optax")
    cls, options = original_of(job.spec, source)
    torch.set_num_threads(job.threads)
    params = parameters(job.dims, _DTYPES[_one_dtype(name, job)])
    grads = [param.grad for param in params]
    optimizer = cls(params, **options)

    def step() -> None:
        for param, grad in zip(params, grads, strict=True):
            param.grad = grad  # some set it to another
        optimizer.step()

    try:
        step()
    except Exception as error:  # of the user's class
        raise WrongUsage(f"{source}: {type(error).__name__}: {error}") from None
    return step


def parameters(dims: Sequence[Dims], dtype: torch.dtype) -> list[torch.nn.Parameter]:
    """Random parameters that have gradients."""
    draw = torch.Generator().manual_seed(0)
    params = [torch.nn.Parameter(torch.randn(d, generator=draw).to(dtype)) for d in dims]
    for param in params:
        param.grad = torch.randn(param.shape, generator=draw).mul_(1e-2).to(dtype)
    return params


def _one_dtype(name: str, job: Job) -> DType:
    """The one dtype that torch keeps parameters, gradients and states in."""
    graph = job.variant.program.graph
    kept = {r.type.dtype for r in graph.roles if r.kind in (RoleKind.PARAM, RoleKind.GRAD)}
    kept |= {
        r.type.dtype for r in graph.roles if r.kind == RoleKind.STATE and r.type.domain == ELEM
    }
    if len(kept) > 1 or not kept <= set(_DTYPES):
        found = ", ".join(sorted(map(str, kept)))
        raise WrongUsage(
            f"{name} keeps states and gradients in the parameter's dtype, here there are {found}; "
            f"write --dtype param=D,grad=D,state=D or leave {name} out"
        )
    return kept.pop()


def _compiled(made: Any) -> Step:
    """torch.compile of the step; compiled here, so that no round pays for it."""
    step = torch.compile(made.step)
    try:
        step()
    except Exception as error:  # the C++ compiler's failures come as many types
        first = str(error).strip().splitlines()[0]
        raise WrongUsage(
            f"torch-compile could not compile the step (it needs a C++ compiler): {first}"
        ) from None
    return step
