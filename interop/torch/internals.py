"""Internals of torch that we use, with replacements where a version lacks them.

Each is looked up here, once; a torch that lacks one gets one warning that names the loss.
Subclasses of torch's optimizers also rely on `param_groups`, `state`, `defaults`, the hooks' dicts
of an optimizer and `profile_hook_step`, which custom optimizers everywhere do.
"""

from __future__ import annotations

import importlib
import sys
import warnings
from collections.abc import Callable, Mapping
from typing import Any

import torch

Function = Callable[..., Any]


def taken(path: str, without: Any, lost: str) -> Any:
    """Return the object at a path, or a replacement, with a warning that names the loss."""
    module, _, name = path.rpartition(".")
    try:
        return getattr(importlib.import_module(module), name)
    except (AttributeError, ImportError):
        warnings.warn(f"torch {torch.__version__} has no {path}: {lost}", stacklevel=3)
        return without


def is_distributed() -> bool:
    """True if there may be several ranks."""
    return torch.distributed.is_available() and torch.distributed.is_initialized()


def current_stream(index: int) -> int:
    """The handle of torch's current stream of a GPU."""
    if _RAW_STREAM is not None:
        return _RAW_STREAM(index)
    return torch.cuda.current_stream(index).cuda_stream


class ScalesInStep:
    """The attribute by which torch asks if a step unscales: for a stepping scaler, or `fused=True`.

    `GradScaler.step` reads it, and so do trainers, which clip no gradients where it is true:
    `_optimizer_handles_unscaling` of lightning/fabric/plugins/precision/amp.py. torch's own
    constructors set it on an instance that is fused.
    """

    def __get__(self, owner: Any, kind: type | None = None) -> bool:
        if owner is None:
            return False
        reader = sys._getframe(1)  # pyright: ignore[reportPrivateUsage]
        return bool(owner.defaults.get("fused")) or reader.f_code is _SCALER_STEP


def found_by_scaler(optimizer: Any) -> list[Any]:
    """Return the flags in which the stepping GradScaler keeps an optimizer's overflows.

    Its `update` reads it. Nothing, where no scaler steps.
    """
    frame: Any = sys._getframe(1)  # pyright: ignore[reportPrivateUsage]
    while frame is not None and frame.f_code is not _SCALER_STEP:
        frame = frame.f_back
    if frame is None:
        return []
    states = frame.f_locals["self"]._per_optimizer_states
    return [*states[id(optimizer)]["found_inf_per_device"].values()]


def is_nested_pass() -> bool:
    """True if this is called in a backward pass that another backward pass has begun."""
    frame: Any = sys._getframe(1)  # pyright: ignore[reportPrivateUsage]
    found = 0
    while frame is not None:
        found += frame.f_code is _BACKWARD
        frame = frame.f_back
    return found > 1


def _none(*_: Any) -> Any:
    """Stand-in for the hook of torch that older versions lack. Raises NotImplementedError."""
    # The user's error under such a torch; a step outside the backward pass does not need the hook.
    raise NotImplementedError(f"torch {torch.__version__} has no way to step in a backward pass")


def _has_flatten(tensor: Any) -> bool:
    return hasattr(tensor, "__tensor_flatten__")


_SCALER_STEP = torch.amp.GradScaler.step.__code__

# A tenth of the time of a stream object; not in a torch without CUDA.
_RAW_STREAM: Callable[[int], int] | None = getattr(
    vars(torch)["_C"], "_cuda_getCurrentRawStream", None
)
_WRAPPED = {"?": "a step is always watched"}  # true, as a dict with a hook is
_SLOWER = "every step goes through torch's wrapper, some microseconds longer"

BEFORE_ANY: Mapping[Any, Any] = taken(
    "torch.optim.optimizer._global_optimizer_pre_hooks", _WRAPPED, _SLOWER
)
AFTER_ANY: Mapping[Any, Any] = taken(
    "torch.optim.optimizer._global_optimizer_post_hooks", _WRAPPED, _SLOWER
)
is_profiling: Callable[[], bool] = taken("torch.autograd._profiler_enabled", lambda: True, _SLOWER)
set_grad_enabled: Callable[[bool], Any] = taken(
    "torch._C._set_grad_enabled",
    torch.set_grad_enabled,
    "an interrupt at a step's very end may leave gradients off",
)
untraced: Callable[[Function], Function] = taken(
    "torch._disable_dynamo", torch.compiler.disable, "importing takes torch.compile's modules along"
)
is_wrapper: Callable[[Any], bool] = taken(
    "torch.utils._python_dispatch.is_traceable_wrapper_subclass",
    _has_flatten,
    "tensors without memory of their own are told by __tensor_flatten__",
)

_NO_PASS = "step_in_backward is not there"
_BACKWARD = getattr(
    taken("torch.autograd.graph._engine_run_backward", None, "nested passes are not refused"),
    "__code__",
    None,
)
PASS: Callable[[], int] = taken("torch._C._current_graph_task_id", _none, _NO_PASS)
_ENGINE: Any = taken("torch.autograd.variable.ImperativeEngine", None, _NO_PASS)
AT_END: Callable[[Callable[[], None]], None] = _ENGINE().queue_callback if _ENGINE else _none
